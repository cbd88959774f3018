import { isOfMovements } from "../find-movement.ts";
import { getWords } from "../movement-names.ts";
import { TALK } from "../talk-words.ts";
import type { SharedLoad } from "../shared-loads.ts";
import type { WodScheme } from "../wod.ts";
import { type ClockHead, takeClock } from "./clock-heads.ts";
import { isDistance, secondsOf, TIME } from "./amounts.ts";
import { type Item, itemsOf, withHow } from "./items.ts";
import { labelOf, type LineLabel } from "./line-labels.ts";
import { MARK, MarkedText } from "./marked-text.ts";
import { type LineMark, markHeld, markLine } from "./marks.ts";
import { ASIDE, FILLER, isAsideLine } from "./asides.ts";
import { matchMovement } from "./match-movement.ts";
import { takeManner } from "./take-manner.ts";
import { type RepList, type RestReading, takeCap, takeClockRange, takeMax, takeReps, takeRests, takeRounds, takeSendOff, takeTimed } from "./work-heads.ts";

export interface LineReading extends LineLabel {
  readonly source: string;
  readonly indent: number;
  readonly isAfterBlank: boolean;
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
  readonly style?: "cluster" | "rest-pause" | "drop set" | "last set drop set" | "last set max";
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

export function readLine(source: string, plain: string, isAfterBlank: boolean, context: LineContext): LineReading {
  const label = labelOf(plain, context.isInTurns, context.areParts);
  const base = { source, indent: /^\s*/.exec(plain)?.[0].length ?? 0, isAfterBlank };
  const nothing = { clock: {}, isTitle: context.isFirst, areSets: false, isAlternating: false, isTimed: false, isQuality: false, rests: [], items: [], left: [] };
  if (isAsideLine(plain, label.rest)) return { ...label, ...base, ...nothing, isTalk: true, left: [label.rest] };
  const lost: string[] = [];
  const remark = withoutRemarks(label.rest, lost);
  if (/^\s*\*/.test(source) && !/\bafter (?:each|every) (?:set|round)\b(?!.*\badd\b)|\bcap\b|\brest\b|^\W*\d+(?! min)/i.test(label.rest)) return { ...label, ...base, ...nothing, isTalk: true, left: [label.rest] };
  if (label.title !== undefined && !/^backoff$/i.test(label.title)) lost.push(label.title);
  const text = new MarkedText<LineMark>(remark.replaceAll(/\bclean ?(?:&|and|n) ?(?=(?:push |split |power )?jerk)/gi, "clean ").replaceAll(/\b(touch) ?(?:&|and|n|-n-) ?(?=go\b)/gi, "$1 and-").replaceAll("and-go", "go"));
  markHeld(text);
  takeTeam(text);
  const range = takeClockRange(text);
  const blocks = /(?<![\d.])(\d+)x ?\((?=[^()]*(?:\dx ?\d|\+|,))(?![\d.+ ]+\))/.exec(text.text);
  if (blocks !== null) text.drop(/(?<![\d.])\d+x ?\((?=[^()]*(?:\dx ?\d|\+|,))/);
  const isAlternating = text.has(/\balt(?:ernating)?(?= (?:e\d?mom|every))|(?<=\b(?:e\d?mom|every)\b(?: for)?[ \dx]*(?: min)?,? ?)\balternating\b(?: between)? ?(?::|$)/i) || (/\b(?:e\d?mom|every)\b/i.test(text.text) && /\d [^/,]* \/ \d/.test(text.text));
  if (range !== undefined) text.drop(/(?<=\bamrap)(?: of)? ?:?(?= \d+ (?!min)[a-z])/i);
  const cap = takeCap(text);
  const style = styleOf(text);
  const pauses = takePauses(text);
  const { isTimed, isQuality } = takeTimed(text);
  const clock = range !== undefined && text.has(/\bamrap\b(?! ?\d+ min)(?: of)?:?/i) ? { isOpenAmrap: true as const } : takeClock(text);
  const sendOff = /\dx ?\d/.test(text.text) ? takeSendOff(text, context.sport) : undefined;
  const max = takeMax(text);
  markLine(text);
  const station = text.take(/,? ?\(?(?:of )?\b(\d+) (?:min(?:ute)?|s) (?:(?:per|at each|each|at every|on each) (?:station|movement|exercise)|at each)\b\)?:?/i);
  const counts = text.take(/^\s*(\d(?:\+\d)+)(?= ?$)/)?.[1]?.split("+").map(Number);
  const rests = [...pauses, ...takeRests(text, context.isAfterWork || text.marks.some(({ kind }) => kind === "sets"))];
  const list = takeReps(text);
  const counted = takeRounds(text);
  const rounds = counted?.count;
  const total = totalOf(text, max !== undefined || isQuality || label.isStart || /^\s*\d+(?::\d\d)? ?(?:min)?\s*$/.test(text.text));
  const clauses = text.text.split(/[;,+&()]| - | \/ |(?<=[a-z]{4})\.(?= |$)|\band\b|\bthen\b|\bwith(?= \d)/i).filter((one) => /[a-z\d\uE000@%]/i.test(one));
  const items: Item[] = [];
  const left: string[] = lost;
  for (const clause of clauses) {
    const own = new MarkedText<never>(clause);
    const role = own.take(/\b(?:wu|w\/u|warm-up|cd|c\/d|cool-down)\b/i)?.[0]?.trim();
    const manner = takeManner(own, context.sport);
    const read = itemsOf(own.text, text.marks, manner);
    if (role !== undefined) items.push(...read.map((item) => ({ ...item, role: /^w/i.test(role) ? ("warm-up" as const) : ("cool-down" as const) })));
    else if (read.length === 0 && Object.keys(manner).length > 0) items.push({ words: [], isMax: false, loads: [], manner, strays: [], start: clause.trim() });
    else items.push(...read);
  }
  for (let index = items.length - 1; index > 0; index--) {
    if (index >= items.length) continue;
    const [before, item] = [items[index - 1], items[index]];
    if (before !== undefined && item !== undefined) joinWords(items, index, before, item);
  }
  // "Max distance in 12 min run"
  const open = items.findIndex(({ isMax, match, words, quantity }) => isMax && match === undefined && quantity === undefined && words.every((word) => /^(?:distance|metres|meters|reps|effort)$/i.test(word)));
  const target = open < 0 ? undefined : items[open + 1];
  if (target?.match !== undefined) items.splice(open, 2, { ...target, isMax: true });
  joinLoads(items);
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
    isTimed,
    isQuality,
    rests,
    ...(sendOff === undefined ? {} : { sendOff }),
    ...(blocks === null ? {} : { blocks: Number(blocks[1]) }),
    ...(range === undefined ? {} : { range }),
    ...(style === undefined ? {} : { style }),
    ...(counts === undefined ? {} : { counts }),
    ...(station === undefined ? {} : { station: Number(station[1]) * (/min/i.test(station[0] ?? "") ? 60 : 1) }),
    isTitle: context.isFirst && items.every(({ match, sets }) => match === undefined && sets === undefined),
    items: mergeRepeats(items).flatMap(expandList).filter((item) => item.words.length > 0 || item.quantity !== undefined || item.sets !== undefined || item.list !== undefined || item.loads.length > 0 || item.pair !== undefined || item.isMax || Object.keys(item.manner).length > 0),
    left,
  };
}

/** Leaves out what is an aside inside a line: "(or 100 singles)", "1RM clean, score = sum". */
function withoutRemarks(line: string, lost: string[]): string {
  const bare = line.replaceAll(/\(([^()]*)\)/g, (whole, inside: string) => {
    const isAside = /\bvest\b/i.test(inside) || /^\W*(?:or|scaled?|sub|e\.?g|optional|easier|incl|no|not|if|modif|see|same|rx\+?)\b/i.test(inside) && !/^\W*(?:optional|same)\W*$/i.test(inside);
    const isExplained = /^\s*\d[^,]*[a-z]{3,}[^,]*,\s*\d/i.test(inside) || (/\dx ?\d+ ?(?:ft|m)\b/.test(inside) && /\d ?(?:ft|m)\b[^,;]*$/.test(line.slice(0, line.indexOf(whole))));
    const words = inside.match(/[a-z][a-z'-]*/gi) ?? [];
    const isStrange =
      /\d/.test(inside) &&
      words.some((word) => !FILLER.test(word) && !SAYS_HOW.test(word)) &&
      !/\b(?:rest|cap|tc|amrap|emom|kg|lb|each|side|rounds?|cal|m|min|s|rm|rpe|rir|spm|rpm|ftp|hr|pace|tempo|time|bw|z\d|in|cm|ft|of|bars?|db|kb)\b|%|@|\/|\dx ?\d|\d-\d|\d\.\d\.|\+/i.test(inside) &&
      matchMovement(words) === undefined;
    if (!isAside && !isExplained && !isStrange) return whole;
    lost.push(inside);
    return " ";
  });
  const option = /\bor (?=\d+ [a-z]).*$/i.exec(bare)?.[0];
  if (option !== undefined) lost.push(option);
  const clauses = bare.replace(/\bor (?=\d+ [a-z]).*$/i, " ").replaceAll(/\(?\bin (?:the )?(?:remaining time|time (?:left|remaining)|remainder)\b\)?/gi, " ").split(/(?<=,)\s+|\.\s+(?=every|each|score)| - (?=every|each|score)/i);
  const kept = clauses.filter((clause, index) => {
    const isLost = index > 0 && (ASIDE.test(clause) || /^\W*(?:every|each) (?:break|time)\b|^\W*(?:every|each) (?:min(?:ute)?|\d[\d:]* ?(?:min|s)?):? (?!x|for|on)\D{0,20}\d|\beach break\b|\bat the top of\b|^\W*(?:switch|swap|rotate|change)\b|^\W*(?:masters|scaled|sc|beginners?)\b/i.test(clause));
    if (isLost) lost.push(clause);
    return !isLost;
  });
  return kept.join(", ").replaceAll(/,,/g, ",");
}

/** "Thrusters (95/65)", "DB clean and jerk, 22.5/15": a pair or a load in a clause of its own is of the movement before. */
function joinLoads(items: Item[]): void {
  for (let index = items.length - 1; index > 0; index--) {
    const [before, item] = [items[index - 1], items[index]];
    if (item === undefined || before === undefined) continue;
    if (item.words.length > 0 || item.sets !== undefined || item.isMax || item.list !== undefined) continue;
    if (before.words.length === 0) continue;
    const height = item.loads[0]?.load;
    if (before.loads.length > 0 && height !== undefined && (height.unit === "in" || height.unit === "cm") && item.quantity === undefined) {
      items.splice(index - 1, 2, { ...before, manner: withHow(before.manner, `${height.values.join("/")} ${height.unit}`) });
      continue;
    }
    if (before.loads.length > 0 || before.pair !== undefined) continue;
    const { quantity } = item;
    const pair = item.pair ?? (quantity?.unit === "" && quantity.other !== undefined ? [quantity.value, quantity.other] : undefined);
    const isLoad = item.loads.length > 0 && item.loads.every(({ sets }) => sets === undefined) && quantity === undefined;
    if (pair === undefined && !isLoad) continue;
    items.splice(index - 1, 2, { ...before, loads: [...before.loads, ...item.loads], ...(pair === undefined ? {} : { pair }), manner: { ...before.manner, ...item.manner } });
  }
}

/** "40 DB snatches, alt.", "8x50 (odds kick)", "dead hang, accumulate 2 min", "row (cals)", "1x12 + max": said of the movement before. */
function joinWords(items: Item[], index: number, before: Item, item: Item): boolean {
  const isNamed = before.match !== undefined || before.sets !== undefined || before.quantity !== undefined;
  if (!isNamed || item.match !== undefined || item.sets !== undefined || item.loads.length > 0 || item.pair !== undefined || item.list !== undefined) return false;
  const words = item.words.filter((word) => !/^(?:of|the|a|for)$/i.test(word));
  if (words.length === 0 && item.quantity !== undefined && isDistance(item.quantity.unit) && before.match !== undefined && before.quantity === undefined && before.sets === undefined && before.list === undefined) {
    items.splice(index - 1, 2, { ...before, quantity: item.quantity });
    return true;
  }
  if (words.length > 0 && words.every((word) => /^cal(?:s|ories)?$/i.test(word)) && item.quantity === undefined) {
    items.splice(index - 1, 2, { ...before, words: [...before.words, "cal"] });
    return true;
  }
  if (item.isMax && item.quantity === undefined && (words.length === 0 || words.every((word) => /^(?:metres|meters|m|reps|distance|effort)$/i.test(word)))) {
    items.splice(index - 1, 2, before.sets === undefined ? { ...before, isMax: true } : { ...before, manner: withHow(before.manner, "+ max") });
    return true;
  }
  if (words.length === 0 || !words.every((word) => SAYS_HOW.test(word))) return false;
  const isOpen = before.quantity === undefined && before.sets === undefined && before.list === undefined && before.match !== undefined;
  if (item.quantity !== undefined && !isOpen) return false;
  items.splice(index - 1, 2, { ...before, ...(item.quantity === undefined ? {} : { quantity: item.quantity }), manner: withHow({ ...before.manner, ...item.manner }, words.join(" ")) });
  return true;
}

const SAYS_HOW =
  /^(?:alt|alternating|unbroken|ub|strict|kipping|heavy|light|moderate|easy|hard|fast|slow|touch|go|and|odds?|evens?|kick|pull|drill|swim|build|free|fly|back|breast|choice|each|side|hand|together|split|shared|synchro|sync|left|right|arm|one|accumulate|weighted|paused|banded|max|effort|all|out|to|failure|controlled|smooth|steady|optional|last|set|first|reps?|total|unbroken|quick|relaxed|strong|sprint|climbing|ascending|descending|increasing|over|the|bar|in|time|left|remaining)$/i;

/** Who does it together: `teamOf` reads it from the whole text. */
function takeTeam(text: MarkedText<unknown>): void {
  for (const pattern of TEAM) text.drop(pattern);
}

const TEAM = [
  /\b(?:in |w\/ |with )?(?:teams?|groups?|pairs?) of (?:\d|two|three|four)\b[,:]?/i,
  /\(?(?:one|1|p1|uno|einer|un) (?:works?|working|trabaja|lavora|travaille|arbeitet),? ?(?:while )?(?:and )?(?:the )?(?:one|1|p2|uno|einer|un|others?)? ?(?:se )?(?:rests?|resting|descansa|riposa|repose|pausiert)\)?/i,
  /\(?\b(?:uno alla volta|one at a time)\b\)?/i,
  /\b(?:in pairs|partner (?:wod|workout|chipper)(?: \(time\))?|partner(?= (?:amrap|emom|metcon))|(?:w\/ ?|with )(?:a |your )?partner|en pareja|in coppia|zu zweit|en binome|igyg|ygig|i go,? you go|you go,? i go)(?: full rounds?)?\b[,:]?/i,
];

/** "8 x hill, 45 s up strong": so many times what the next clause says. */
function mergeRepeats(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isOpen = (one: Item | undefined) => one?.sets !== undefined && one.sets.reps.length === 0 && one.sets.amount === undefined && one.sets.isMax !== true;
    if (isOpen(before) && item.quantity !== undefined && item.sets === undefined) return [];
    if (isOpen(item) && item.sets !== undefined && next?.quantity !== undefined && next.sets === undefined)
      return [{ ...item, words: [...item.words, ...next.words], sets: { ...item.sets, amount: next.quantity }, manner: { ...item.manner, ...next.manner } }];
    return [item];
  });
}

/** "1-2-3-2-1 min hard" is five efforts. */
function expandList(item: Item): readonly Item[] {
  const [unit = ""] = item.words;
  if (item.list === undefined || !/^(?:min|s|m|km|k)$/i.test(unit)) return [item];
  const { list, ...rest } = item;
  const words = item.words.slice(1);
  const match = words.length === 0 ? undefined : matchMovement(words);
  return list.map((value) => ({ ...rest, words, ...(match === undefined ? {} : { match }), quantity: { value, unit: unit.toLowerCase() } }));
}

function styleOf(text: MarkedText<unknown>): LineReading["style"] {
  if (text.drop(/,? ?\blast set ?:? ?(?:is )?(?:a )?drop ?sets?\b|\bdrop ?set on (?:the )?last(?: set)?/i) !== undefined) return "last set drop set";
  if (text.drop(/,? ?\(?\b(?:last set ?:? ?(?:amrap|max(?: reps)?|to failure)|amrap (?:on (?:the )?)?last set|amrap set)\b(?: set)?\)?/i) !== undefined) return "last set max";
  if (text.drop(/\bdrop ?sets?\b:?/i) !== undefined) return "drop set";
  if (text.drop(/\brest[- ]?pause\b:?/i) !== undefined) return "rest-pause";
  if (text.drop(/(?<=\()\s*clusters?\b,?/i) !== undefined) return "cluster";
  return text.drop(/\bcluster sets?\b:?|\bclusters\b(?= ?:| ?$| ?-)|(?<=[a-z] )clusters?\b(?=.*\d\.\d\.)|^\s*cluster:/i) === undefined ? undefined : "cluster";
}

/** Pauses inside a set: "15 s between singles", "20 s breaks". */
function takePauses(text: MarkedText<unknown>): readonly RestReading[] {
  const found = text.take(new RegExp(String.raw`\(?${TIME} ?(?:rest |pause )?(?:(?:between|btw|b\/w) (?:singles|minis|reps|clusters)|inside(?: (?:a|the) set)?|breaks?|pauses?|intra[- ]?set)\)?`, "i"));
  return found === undefined ? [] : [{ seconds: secondsOf(found[1] ?? ""), after: "pause" }];
}

function totalOf(text: MarkedText<unknown>, isOpen: boolean): number | undefined {
  const found =
    text.take(new RegExp(String.raw`\(?\b(?:in|within|for|over) (?:about )?${TIME}(?= ?[;)]| ?$)\)?|\(${TIME} ?\)`, "i")) ??
    (isOpen ? text.take(new RegExp(String.raw`^\s*(?:take |spend |use )?${TIME}\s*(?:to\b|:|;|$)|[,;-] ${TIME} to(?=\s*[;)]|\s*$)`, "i")) : undefined);
  const written = found?.slice(1).find((one) => one !== "");
  const seconds = written === undefined ? undefined : secondsOf(written);
  return seconds === undefined || seconds < SHORTEST_PART || (seconds < LONGEST_EFFORT && text.marks.length > 0 && !isOpen) ? undefined : seconds;
}

/** Seconds. */
const SHORTEST_PART = 120;
const LONGEST_EFFORT = 300;

/** Words that neither a movement nor a scheme has. */
export function isUnknownWord(word: string): boolean {
  const lower = word.toLowerCase();
  return !FILLER.test(lower) && !getWords(lower).some(isOfMovements) && (TALK.has(lower) || lower.length > 1);
}

export { MARK };
