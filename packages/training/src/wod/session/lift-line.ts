import { toEnglish } from "../languages/board-languages.ts";
import { left as leftOf, readName } from "../find-movement.ts";
import type { WodLoad, WodManner, WodMovement, WodSetStyle } from "../wod.ts";
import { readAmount, TIME_AMOUNT } from "./amount.ts";
import { type LiftSets, takeSets } from "./lift-sets.ts";
import { SIDE } from "./lift-clauses.ts";
import { findComplex } from "./lift-complex.ts";
import { findLiftInterval, type LiftInterval, type LiftRest, findPause, findPauses, findRest, trailingRest } from "./lift-rests.ts";
import { takeLoad } from "./lift-loads.ts";
import { plainLine } from "./plain-line.ts";
import { Taker } from "./taker.ts";

/** What one line of a strength session says. */
export interface LiftLine {
  /** "A1" */
  readonly label?: string;
  readonly name?: string;
  /** The words of the name, and beside it, as they were typed. */
  readonly typed: string;
  readonly isKnown: boolean;
  /** The lifts of a complex, in order. */
  readonly complex?: readonly WodMovement[];
  readonly sets?: LiftSets;
  /** Repetitions of a maximum that is built up to. */
  readonly maxReps?: number;
  readonly every?: LiftInterval;
  readonly load?: WodLoad;
  readonly rest?: LiftRest;
  readonly pauseSeconds?: number;
  readonly style?: WodSetStyle["style"];
  readonly totalSeconds?: number;
  readonly manner: WodManner;
  /** It goes on with the lift before it. */
  readonly isContinued: boolean;
  /** Words beside the name, and numbers that were not read. */
  readonly words: readonly string[];
  readonly numbers: readonly string[];
}

/** Reads one line; what it does not say is undefined. */
export function readLiftLine(written: string): LiftLine {
  const plain = plainLine(written);
  const [, letter, place, alone, digit] = /^\(?(?:([a-h])(\d)?\s?[).:-](?=\s*[a-z\d])|([a-h])(\d)\b(?=\s+[a-z]))/i.exec(plain) ?? [];
  const found = letter ?? alone ?? /^([B-H])(?= [A-Z][a-z]+[^\n]*\d ?x ?\d)/.exec(plain)?.[1];
  const label = found === undefined ? undefined : `${found.toUpperCase()}${place ?? digit ?? ""}`;
  const body = found === undefined ? plain : plain.replace(/^\(?[a-h]\d?\s?[).:-]?\s*/i, "");
  const isContinued = /^\s*(?:then|dann|puis|luego|poi|back[- ]?offs?|fsl|bbb|drop ?sets?|\+)\b/i.test(body);
  const sided = new Taker(body.replace(/^\s*(?:then|dann|puis|luego|poi)\s+|^\s*(?:back[- ]?offs?|fsl|bbb)(?: sets?)?:?\s+/i, ""));
  const isEachSide = sided.has(SIDE);
  const [bare, remark] = withoutRemark(toEnglish(sided.text));
  const taker = new Taker(bare.replaceAll(/\s+/g, " "));
  const style = getStyle(taker);
  const tempo =
    taker.take(/\btempo:? ?(\d[\dx]{2,3})\b/i) ?? taker.take(/@ ?(\d[\dx]{3})\b(?! ?(?:%|kg))/i) ?? taker.take(/(?<![\d.])([1-9]\dX\d)\b/);
  const rpe = taker.take(/(?:@ ?|\bat )?\brpe ?:?(\d+(?:\.\d)?)(?: ?- ?(\d+(?:\.\d)?))?/i);
  const rir = taker.take(/\brir ?:?(\d)\b/i) ?? taker.take(/\b(\d) ?rir\b/i) ?? taker.take(/\b(\d) reps? in (?:reserve|the tank)\b/i);
  const repeated = style === "rest-pause" ? findPauses(taker) : undefined;
  const held = taker.take(
    /\b(?:[1-9]|10) ?s (?:(?:pause|hold)\b|rest(?= (?:at|in|on) ))(?: (?:at|in|on) (?:the )?(?:bottom|top|chest|middle|hole|catch|knees?))?/i,
  );
  const unpaused = taker.take(/\bno (?:pause|rest)\b/i);
  const ramp = taker.take(/\b(\d) (?:warm[- ]?up|ramp(?:ing)?|build(?:ing)?) sets?\b/i);
  const pause = repeated?.seconds ?? findPause(taker, style === "cluster");
  const rest = findRest(taker);
  const every = findLiftInterval(taker);
  const maxReps = findMaxReps(taker);
  const total =
    maxReps === undefined
      ? undefined
      : (taker.take(new RegExp(String.raw`^\s*(${TIME_AMOUNT}) (?:to )?(?=[;\s])`, "i")) ??
        taker.take(new RegExp(String.raw`\bin (${TIME_AMOUNT})`, "i")));
  const complex = findComplex(taker);
  const sets = takeSets(taker, { isComplex: complex !== undefined, style });
  const more = /\bwave\b/i.test(written) ? taker.take(/(?<![\d.])\+ ?\d+(?:\.\d+)? ?(?:kg|lbs?|%)/i) : undefined;
  const effort = taker.take(/\b(?:light|moderate|explosive(?:ly)?|controlled)\b/i);
  const less = taker.take(/(?<=\s)- ?(\d+) ?%/);
  const load = takeLoad(taker, sets);
  const trailing = rest === undefined && (sets !== undefined || every !== undefined) ? trailingRest(taker) : undefined;
  const height = taker.take(
    /\b(?:deficit|blocks?|pins?|box) ?(?:of )?\d+(?:\.\d)? ?(?:cm|in)\b|\b\d+(?:\.\d)? ?(?:cm|in) (?:deficit|blocks?|pins?)\b/i,
  );
  const ofMaximum = taker.take(/(?:\bwith |\bw\/ ?|@ ?)?\b(\d\d?) ?rm\b(?: load)?/i);
  const plus = more ?? taker.take(/(?<![\d.])\+ ?\d+(?:\.\d+)? ?(?:kg|lbs?|%)/i);
  const paused = taker.test(/\bpaused? squat\b/i) ? undefined : taker.take(/\bpaused?\b/i);
  const rising = taker.take(
    /\bbuild(?:ing)?\b(?: (?:up|across|each set))?|\b(?:increasing|ascending)\b(?: (?:load|weight))?|\bheavier(?: than [a-z ]+)?/i,
  );
  const said = taker.left.filter((word) => !FILLER.test(word));
  const numbers = said.filter((word) => /\d/.test(word) && (!/[a-z]/i.test(word) || readName([word]) === undefined));
  const words = said.filter((word) => !numbers.includes(word));
  const name = complex === undefined && words.length > 0 ? readName(words) : undefined;
  const beside = name === undefined ? words : leftOf(words, name);
  const how = [
    ...(held === undefined ? [] : [(held[0] ?? "").trim().replace("rest", "pause")]),
    ...(ramp === undefined ? [] : [`after ${ramp[1] ?? ""} warm-up sets`]),
    ...(unpaused === undefined ? [] : ["no pause"]),
    ...(paused === undefined ? [] : ["paused"]),
    ...(effort === undefined ? [] : [(effort[0] ?? "").trim().toLowerCase()]),
    ...(rising === undefined ? [] : [(rising[0] ?? "").trim().toLowerCase()]),
    ...(less === undefined ? [] : [`${less[1] ?? ""}% less`]),
    ...(height === undefined ? [] : [(height[0] ?? "").trim()]),
    ...(ofMaximum === undefined ? [] : [`with the ${ofMaximum[1] ?? ""}RM load`]),
    ...(plus === undefined ? [] : [(plus[0] ?? "").replaceAll(" ", "")]),
    ...(repeated === undefined ? [] : [`again to failure after each of ${repeated.count} pauses`]),
    ...(sets?.how === undefined ? [] : [sets.how]),
    ...(remark === undefined ? [] : [remark]),
  ].join(", ");
  return {
    ...(label === undefined ? {} : { label }),
    ...(name === undefined ? {} : { name }),
    typed: words.join(" "),
    isKnown: name !== undefined,
    ...(complex === undefined ? {} : { complex }),
    ...(sets === undefined ? {} : { sets }),
    ...(maxReps === undefined ? {} : { maxReps }),
    ...(every === undefined ? {} : { every }),
    ...(load === undefined ? {} : { load }),
    ...withRest(rest ?? trailing),
    ...(pause === undefined ? {} : { pauseSeconds: pause }),
    ...(style === undefined ? {} : { style }),
    ...(total === undefined ? {} : { totalSeconds: readAmount(total[1] ?? "")?.seconds ?? 0 }),
    manner: {
      ...(isEachSide ? { isEachSide } : {}),
      ...(how === "" ? {} : { how }),
      ...(rpe === undefined ? {} : { rpe: [rpe[1], rpe[2]].filter((one) => one !== undefined && one !== "").map(Number) }),
      ...(rir === undefined ? {} : { rir: Number(rir[1]) }),
      ...(tempo === undefined ? {} : { tempo: (tempo[1] ?? "").toUpperCase() }),
    },
    isContinued,
    words: beside,
    numbers,
  };
}

const FILLER =
  /^(?:the|a|an|of|at|in|for|with|w|w\/|on|then|and|to|@|x|sets?|reps?|per|is|from|after|between|all|add|working|work|up|ok|o|mit|con|avec|de|waves?|go|complex|arm|lead|s|min|wendler|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|heute|hoy|oggi)$/i;

function withRest(rest: LiftLine["rest"]): Pick<LiftLine, "rest"> {
  return rest === undefined ? {} : { rest };
}

/** A remark in brackets apart: what is in them is no amount of the line. */
function withoutRemark(text: string): readonly [string, string | undefined] {
  const found = /\(([^()]*)\)/.exec(text);
  if (found === null) return [text, undefined];
  const inside = (found[1] ?? "").trim();
  const isRemark =
    /[a-z]{3}/i.test(inside) &&
    (!/\d/.test(inside) || /^(?:goal|aim|target|e\.g|last)\b/i.test(inside)) &&
    !/^(?:rest|pause|max)\b/i.test(inside);
  return isRemark
    ? [text.replace(found[0], " "), inside]
    : [text.replace(found[0], ` ${/^[\d .+,/-]+$/.test(inside) ? found[0] : inside} `), undefined];
}

function getStyle(taker: Taker): WodSetStyle["style"] {
  if (
    taker.has(
      /\b(?:double |triple )?drop[- ]?sets? (?:on|for|at) (?:the )?last(?: set)?\b|\blast set(?: is)?(?: an?)? (?:double |triple )?drop[- ]?set(?: x ?\d)?\b/i,
    )
  )
    return "last set drop set";
  if (taker.has(/\blast set (?:is )?(?:an? )?(?:amrap|max(?: reps)?|to failure|all out)\b[^\n,;]*/i)) return "last set max";
  if (taker.has(/\brest[- ]?(?:pause|rest)\b|\bmyo[- ]?reps?\b/i)) return "rest-pause";
  if (taker.has(/\bclusters?(?: sets?)?\b/i)) return "cluster";
  return taker.has(/\bdrop[- ]?sets?\b/i) ? "drop set" : undefined;
}

const HEAVY: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3, one: 1, max: 1 };

function findMaxReps(taker: Taker): number | undefined {
  const found =
    taker.take(
      /\b(?:build|work|ramp)(?:ing)? (?:up )?to (?:an? |your |the )?(?:today's |daily )?(?:heavy |top )?(?:set of )?(single|double|triple|max|\d(?! ?%|\d|-))(?: ?rm)?\b(?: (?:for|of) (?:the day|today))?/i,
    ) ??
    taker.take(/\bto (?:an? )(?:heavy|top) (?:set of )?(single|double|triple|\d)\b(?!-)/i) ??
    taker.take(
      /\b(?<!\b(?:of|from) (?:the |your |today's |that )?)(?:find |establish |test )?(?:an? |your )?(?:heavy|top) (?:set of )?(single|double|triple|\d)\b(?!-)/i,
    ) ??
    taker.take(/\b(?:find|establish|test|build to) (?:an? |your )?(\d\d?) ?rm\b/i) ??
    taker.take(/^\s*(\d\d?) ?rm\b/i);
  if (found !== undefined) return HEAVY[(found[1] ?? "").toLowerCase()] ?? Number(found[1]);
  return taker.has(/\b(?:build|work)(?:ing)? (?:up )?to (?:an? |today's )?heavy\b/i) ? 1 : undefined;
}
