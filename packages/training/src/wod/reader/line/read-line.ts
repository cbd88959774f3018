import type { SharedLoad } from "../../shared-loads.ts";
import type { WodScheme, WodSetStyle } from "../../wod.ts";
import { isAsideLine } from "./asides.ts";
import { type ClockHead, takeClock } from "./clock-heads.ts";
import { type Item, readItems, withHow } from "./items.ts";
import { expandList, joinLoads, joinWords, mergeRepeats } from "./join-items.ts";
import { readLabel, type LineLabel } from "./line-labels.ts";
import { MarkedText } from "./marked-text.ts";
import { markHeld } from "./mark-loads.ts";
import { markLine } from "./mark-sets.ts";
import type { LineMark } from "./marks.ts";
import { takeTeam, withoutRemarks } from "./remarks.ts";
import { getStyle, takeEasyRest, takePauses, findTotal } from "./set-style.ts";
import { takeManner } from "./take-manner.ts";
import {
  type RepList,
  type RestReading,
  takeCap,
  takeClockRange,
  takeMax,
  takeReps,
  takeRests,
  takeRounds,
  takeSendOff,
  takeTimed,
} from "./work-heads.ts";

export interface LineReading extends LineLabel {
  readonly source: string;
  readonly indent: number;
  readonly isAfterBlank: boolean;
  /** It is counted, but beside the parts: "* every 2 min 7 burpees". */
  readonly isBeside?: true;
  /** Nothing of it is trained. */
  readonly isTalk: boolean;
  readonly clock: ClockHead;
  readonly rounds?: number;
  /** "3 sets": nothing says that they are against the clock. */
  readonly areSets: boolean;
  /** Each movement has its own turn. */
  readonly isAlternating: boolean;
  readonly list?: RepList;
  readonly max?: WodScheme;
  readonly cap?: number;
  /** How long all of it takes. */
  readonly total?: number;
  readonly isTimed: boolean;
  readonly isQuality: boolean;
  readonly rests: readonly RestReading[];
  readonly sendOff?: number;
  /** The items in brackets are done so often: "3 x (4 x 100 + 100 easy)". */
  readonly blocks?: number;
  readonly range?: number;
  readonly style?: WodSetStyle["style"];
  /** "1+2+1": how often each movement of the complex above is done. */
  /** So long at each station. */
  readonly station?: number;
  readonly counts?: readonly number[];
  /** It is the first line, which often only names the workout. */
  readonly isTitle: boolean;
  readonly items: readonly Item[];
  /** Loads of the movements above or below. */
  readonly shared?: readonly SharedLoad[];
  /** Words and numbers that nothing has read. */
  readonly left: readonly string[];
}

export interface LineContext {
  readonly sport?: string;
  readonly isInTurns: boolean;
  /** Letters name parts, and not turns. */
  readonly areParts: boolean;
  readonly isAfterWork: boolean;
  readonly isFirst: boolean;
}

/** "But every 3 min stop and do 6 burpees", "at 5 and 10:00, stop": what is done in between, beside the parts. */
const INTERRUPTION =
  /^\W*(?:(?:but|and) )?(?:(?:every|each) (?:\d+(?::\d\d)? ?(?:min|s)?|min(?:ute)?),? (?:you )?(?:stop|drop)\b|at (?:the )?(?:min(?:ute)? )?\d+(?::\d\d)?(?:,? ?(?:and |& )?\d+(?::\d\d)?)* ?(?:min)?[,:]? (?:you )?(?:stop|drop)\b|(?:every|each) (?:time|break|drop|stop)\b|(?:on|at) (?:every|each) break\b|penalty\b)|^\W*but every \d/i;

/** "Add 20 kg each", "add 2.5 kg from last week": a load on top of another. */
const ADDED =
  /,? ?\(?\b(add(?:ing)? \d+(?:\.\d)? ?(?:kg|lb)(?: +(?:each|every|per)(?: (?:set|round))?| +(?:from|vs|on|over) last (?:week|wk|time|session))?)\)?/i;

export function readLine(source: string, plain: string, isAfterBlank: boolean, context: LineContext): LineReading {
  const label = readLabel(plain, context.isInTurns, context.areParts);
  const base = { source, indent: /^\s*/.exec(plain)?.[0].length ?? 0, isAfterBlank };
  const nothing = {
    clock: {},
    isTitle: context.isFirst,
    areSets: false,
    isAlternating: false,
    isTimed: false,
    isQuality: false,
    rests: [],
    items: [],
    left: [],
  };
  if (isAsideLine(plain, label.rest)) {
    const own = takeCap(new MarkedText<never>(label.rest));
    return { ...label, ...base, ...nothing, isTalk: true, left: [label.rest], ...(own === undefined ? {} : { cap: own }) };
  }
  const lost: string[] = [];
  const remark = withoutRemarks(label.rest, lost);
  if (/^\s*\*/.test(source) && !/\bafter (?:each|every) (?:set|round)\b(?!.*\badd\b)|\bcap\b|\brest\b|^\W*\d+(?! min)/i.test(label.rest))
    return { ...label, ...base, ...nothing, isTalk: true, isBeside: true, left: [label.rest] };
  if (INTERRUPTION.test(label.rest)) return { ...label, ...base, ...nothing, isTalk: true, isBeside: true, left: [label.rest] };
  if (label.title !== undefined && !/^backoff$/i.test(label.title)) lost.push(label.title);
  const text = new MarkedText<LineMark>(
    remark
      .replaceAll(/\bclean ?(?:&|and|n) ?(?=(?:push |split |power )?jerk)/gi, "clean ")
      .replaceAll(/\b(touch) ?(?:&|and|n|-n-) ?(?=go\b)/gi, "$1 and-")
      .replaceAll("and-go", "go"),
  );
  const added = text.drop(ADDED)?.[1];
  markHeld(text);
  takeTeam(text);
  const range = takeClockRange(text);
  const blocks = /(?<![\d.])(\d+)x ?\((?=[^()]*(?:\dx ?\d|\+|,))(?![\d.+ ]+\))/.exec(text.text);
  if (blocks !== null) text.drop(/(?<![\d.])\d+x ?\((?=[^()]*(?:\dx ?\d|\+|,))/);
  const isAlternating =
    text.has(
      /\balt(?:ernating)?(?= (?:e\d?mom|every))|(?<=\b(?:e\d?mom|every)\b(?: for)?[ \dx]*(?: min)?,? ?)\balternating\b(?: between)? ?(?::|$)/i,
    ) ||
    (/\b(?:e\d?mom|every)\b/i.test(text.text) && /\d [^/,]* \/ \d/.test(text.text));
  if (range !== undefined) text.drop(/(?<=\bamrap)(?: of)? ?:?(?= \d+ (?!min)[a-z])/i);
  const cap = takeCap(text);
  const style = getStyle(text);
  const pauses = takePauses(text);
  const { isTimed, isQuality } = takeTimed(text);
  const clock = range !== undefined && text.has(/\bamrap\b(?! ?\d+ min)(?: of)?:?/i) ? { isOpenAmrap: true as const } : takeClock(text);
  const easy = takeEasyRest(text);
  const sendOff = /\dx ?\d/.test(text.text) ? takeSendOff(text, context.sport) : undefined;
  const max = takeMax(text);
  markLine(text);
  const station = text.take(
    /,? ?\(?(?:of )?\b(\d+) (?:min(?:ute)?|s) (?:(?:per|at each|each|at every|on each) (?:station|movement|exercise)|at each)\b\)?:?/i,
  );
  const counts = text
    .take(/^\s*(\d(?:\+\d)+)(?= ?$)/)?.[1]
    ?.split("+")
    .map(Number);
  // "Cool-down 200 m easy" is a phase of its own and no way between efforts.
  const isPhase = (label.role === "warm-up" || label.role === "cool-down") && text.marks.every(({ kind }) => kind !== "sets");
  const rests =
    isPhase && !/\brest\b/i.test(text.text)
      ? []
      : [...pauses, ...easy, ...takeRests(text, context.isAfterWork || text.marks.some(({ kind }) => kind === "sets"))];
  const list = takeReps(text);
  const counted = takeRounds(text);
  const rounds = counted?.count;
  const total = findTotal(text, max !== undefined || isQuality || label.isStart || /^\s*\d+(?::\d\d)? ?(?:min)?\s*$/.test(text.text));
  const clauses = text.text
    .split(/[;,+&()]| - | \/ |(?<=[a-z]{4})\.(?= |$)|\band\b|\bthen\b|\bwith(?= \d)/i)
    .filter((one) => /[a-z\d\uE000@%]/i.test(one));
  const items: Item[] = [];
  const left: string[] = lost;
  for (const clause of clauses) {
    const own = new MarkedText<never>(clause);
    const role = own.take(/\b(?:wu|w\/u|warm-up|cd|c\/d|cool-down)\b/i)?.[0]?.trim();
    const manner = takeManner(own, context.sport);
    const read = readItems(own.text, text.marks, manner);
    if (role !== undefined)
      items.push(...read.map((item) => ({ ...item, role: /^w/i.test(role) ? ("warm-up" as const) : ("cool-down" as const) })));
    else if (read.length === 0 && Object.keys(manner).length > 0)
      items.push({ words: [], isMax: false, loads: [], manner, strays: [], start: clause.trim() });
    else items.push(...read);
  }
  for (let index = 1; index < items.length;) {
    const [before, item] = [items[index - 1], items[index]];
    if (before === undefined || item === undefined || !joinWords(items, index, before, item)) index += 1;
  }
  // "Max distance in 12 min run"
  const open = items.findIndex(
    ({ isMax, match, words, quantity }) =>
      isMax &&
      match === undefined &&
      quantity === undefined &&
      words.every((word) => /^(?:distance|metres|meters|reps|effort)$/i.test(word)),
  );
  const target = open < 0 ? undefined : items[open + 1];
  if (target?.match !== undefined) items.splice(open, 2, { ...target, isMax: true });
  joinLoads(items);
  // A load and a height behind it.
  joinLoads(items);
  const last = items.at(-1);
  if (added !== undefined && last !== undefined)
    items[items.length - 1] = { ...last, manner: withHow(last.manner, added.replaceAll(/ {2,}/g, " ").trim()) };
  left.push(...items.flatMap(({ strays }) => strays));
  return {
    ...label,
    ...base,
    isTalk: false,
    clock,
    ...(rounds === undefined ? {} : { rounds }),
    areSets: counted?.areSets === true,
    isAlternating,
    ...(list === undefined ? {} : { list }),
    ...(max === undefined ? {} : { max }),
    ...(cap === undefined ? {} : { cap }),
    ...(total === undefined ? {} : { total }),
    // "Metcon (Time)": the time is its score.
    isTimed: isTimed || /^[^\d()]*\((?:for )?time\)\W*$/i.test(source),
    isQuality,
    rests,
    ...(sendOff === undefined ? {} : { sendOff }),
    ...(blocks === null ? {} : { blocks: Number(blocks[1]) }),
    ...(range === undefined ? {} : { range }),
    ...(style === undefined ? {} : { style }),
    ...(counts === undefined ? {} : { counts }),
    ...(station === undefined ? {} : { station: Number(station[1]) * (/min/i.test(station[0] ?? "") ? 60 : 1) }),
    isTitle: context.isFirst && items.every(({ match, sets }) => match === undefined && sets === undefined),
    items: mergeRepeats(items)
      .flatMap(expandList)
      .filter(
        (item) =>
          item.words.length > 0 ||
          item.quantity !== undefined ||
          item.sets !== undefined ||
          item.list !== undefined ||
          item.loads.length > 0 ||
          item.pair !== undefined ||
          item.isMax ||
          Object.keys(item.manner).length > 0,
      ),
    left,
  };
}
