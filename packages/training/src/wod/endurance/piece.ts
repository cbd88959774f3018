import { readSport } from "../session/sports.ts";
import type { WodManner } from "../wod.ts";
import type { Clause } from "./clauses.ts";
import { HOW } from "./how-words.ts";
import { takeTargets } from "./targets.ts";

/* What one clause of an endurance session says. */

export interface Length {
  readonly seconds?: number;
  readonly metres?: number;
  readonly upTo?: number;
}

export interface Piece extends Length {
  readonly kind: "work" | "rest" | "manner" | "unclear";
  readonly text: string;
  readonly joint: string;
  readonly isInside: boolean;
  readonly count?: number;
  /** "200-400-800": efforts one after the other. */
  readonly list?: readonly Length[];
  /** Every so many seconds a new effort starts. */
  readonly sendOff?: number;
  readonly sport?: string;
  readonly place?: "first" | "last";
  /** The work of which the rest is as long. */
  readonly isEqual?: true;
  readonly isRemainder?: true;
  /** The unit that a number without one has from its total. */
  readonly unit?: string;
  readonly manner: WodManner;
  readonly how: string;
}

export interface PieceContext {
  readonly sport: string;
  /** The unit of numbers without one: that of the total above. */
  readonly unit: string;
  /** How long all of it takes is said above. */
  readonly hasTotal?: boolean;
  /** A way stands before it inside the same brackets. */
  readonly isAmongWays?: boolean;
  /** A set stands before it in its line, or in the line above. */
  readonly afterSet: "no" | "line" | "above";
}

const UNIT = String.raw`(min|s|h|km|k|miles?|mi|m|yd)(?![a-z])`;
const LENGTH = new RegExp(
  String.raw`(?<![\d.:%])(?:(\d{1,2}):(\d\d)(?::(\d\d))?|(\d+)h(\d\d)|(\d+(?:\.\d+)?)(?: ?- ?(\d+(?:\.\d+)?))?(?: ?${UNIT})?)(?![\d:.%])`,
);
const LIST = new RegExp(
  String.raw`(?<![\d.:])\d+(?:\.\d+)? ?(?:${UNIT})?(?: ?- ?\d+(?:\.\d+)? ?(?:${UNIT})?){2,}(?![\d:%])|(?<![\d.:])\d{3,4}(?: \d{3,4}){2,}(?![\d:%]| ?[a-z])`,
);
const REST = /\b(?:rest|entre les (?:blocs|series|sets)|recovery|recover|rec|recup|between|off|float|ri|jog rest|r(?=$| ?=))(?![a-z'])/;
const EASY_ONLY =
  /^(?:(?:very|soft|pedal|bajar|zuruck|zuruckgehen|jogging|after(?: each)?|full|easy|slow|light|gentle|jog|walk|float|spin|swim|paddle|row|ride|back|down|rest|recovery|the|z1|of|pause)[ /]*)+$/;
const FILLER =
  /\b(?:@|at|of|in|x|each|with|for|the|about|approx|total|as|a|an|to|on)(?=\s*$)|^(?:then|@|of|in|x|for|the|a|an|each)(?:\s+|$)/g;
const LONGEST_REST_SECONDS = 360;
const LONGEST_REST_METRES = 800;
const METRES: Readonly<Record<string, number>> = { m: 1, km: 1000, k: 1000, mile: 1609.344, mi: 1609.344, miles: 1609.344, yd: 0.9144 };
const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 };

/** The length that a number with a unit says; undefined for an unknown unit. */
export function toLength(value: number, unit: string, upTo?: number): Length | undefined {
  const metres = METRES[unit];
  if (metres !== undefined) return { metres: Math.round(value * metres) };
  const seconds = SECONDS[unit];
  if (seconds === undefined) return undefined;
  return { seconds: Math.round(value * seconds), ...(upTo === undefined ? {} : { upTo: Math.round(upTo * seconds) }) };
}

/** Reads a clause; "unclear" where a number or a word is nothing of it. */
export function readPiece({ text, joint, isInside }: Clause, context: PieceContext): Piece {
  const base = { text, joint, isInside, manner: {}, how: "" };
  let rest = text;
  const take = (pattern: RegExp): readonly string[] | undefined => {
    const found = pattern.exec(rest);
    if (found === null) return undefined;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, " ").trim();
    return found.map((one) => (one as string | undefined) ?? "");
  };
  const count =
    take(/(?:^|(?<=^\D{0,14}\s))(\d{1,2}) ?(?:x|times|sets? of|reps? of|repeats of)(?= ?[\d(a-z]| ?$)/) ??
    take(/^(\d{1,2}) (?=(?:strides?|sprints?|hills?|pick-?ups|accelerations|hill sprints)\b)/);
  const place = take(/^(?:and )?(?:the )?(first|last|final)\b/);
  const isRemainder =
    take(/^rest\b(?=.*\b(?:to finish|to the end|of the (?:time|way)|remaining)\b)|\bfor the (?:rest|remainder)\b/) !== undefined ||
    (context.hasTotal === true && take(/^rest(?= (?:easy|steady|z\d))/) !== undefined);
  const list = /^(?:.*\s)?(?=\d)/.test(rest) ? take(LIST) : undefined;
  const sendOff =
    count === undefined
      ? undefined
      : (take(/\b(?:on|off|every|leaving) (?:the )?(\d*:\d\d|\d+(?:\.5)? min)(?! ?\/)/) ??
        (context.sport === "Swim" ? take(/@ ?(\d*:\d\d)(?! ?\/)/) : undefined));
  const isRestClock = /\b(?:rest|recovery|rec|r|off|between)\b/.test(rest) && !/\/ ?\d*(?:km|mile|m\b)/.test(rest);
  const isClockPace = !isRestClock && LENGTH.exec(rest)?.[6] !== undefined && !/^\d+:\d\d(?!-)/.test(rest);
  const unit =
    /\bmi(?:les?)?\b/.test(rest) || context.unit === "mile"
      ? "mile"
      : context.sport === "Swim"
        ? "100m"
        : context.sport.endsWith("erg")
          ? "500m"
          : "km";
  const targets = takeTargets(rest, context.sport, isClockPace || /^\d+:\d\d ?- ?\d+:\d\d$/.test(rest) ? unit : "", !isRestClock);
  rest = targets.left;
  const named = readSport(rest.replaceAll(/\b(?:jog|walk|spin|hill|kick|pull|sprints?|strides?|css|free)\w*/g, ""));
  const length = list === undefined ? take(LENGTH) : undefined;
  const lengths = list === undefined ? [] : listLengths(list[0] ?? "");
  const own = length === undefined ? undefined : readLength(length, context, rest);
  const isEqual = take(/\b(?:equal|same)\b(?: time)?|= ?work(?: time)?\b|\b1:1\b/) !== undefined;
  const isResting = REST.test(rest) && !isRemainder;
  const words = rest
    .replaceAll(
      /\b(?:entre les (?:blocs|series|sets)|rest|recovery|recover|rec|ri|r|between|off)\b(?: the)?(?: (?:reps?|sets?|efforts?|intervals?|each|them|all))?/g,
      (word) => (isResting ? " " : word),
    )
    .replaceAll(/[=:]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const how = cleaned(words, named);
  const hasDigits = /\d/.test(how.replaceAll(/\b(?:\d(?:st|nd|rd|th)|vo2|lt\d)\b|\bdesc\w* \d-\d(?:\/\d-\d)?/g, ""));
  const said = {
    ...base,
    manner: targets.manner,
    how,
    ...(named === undefined ? {} : { sport: named }),
    ...(place === undefined ? {} : { place: place[1] === "first" ? ("first" as const) : ("last" as const) }),
    ...(isEqual ? { isEqual: true as const } : {}),
    ...(length?.[6] !== undefined && length[8] === "" && context.unit !== "" ? { unit: context.unit } : {}),
  };
  if (isRemainder) return { ...said, kind: "work", isRemainder: true, ...own };
  if (hasDigits || (length !== undefined && own === undefined) || (list !== undefined && lengths.length === 0))
    return { ...base, kind: "unclear" };
  if (count !== undefined)
    return {
      ...said,
      kind: "work",
      count: Number(count[1]),
      ...own,
      ...(sendOff === undefined ? {} : { sendOff: clockSeconds(sendOff[1] ?? "") }),
    };
  if (lengths.length > 0) return { ...said, kind: "work", list: lengths };
  if (own === undefined) {
    const isRecovery = isResting || isEqual || (context.afterSet === "line" && EASY_ONLY.test(words) && /^(?:[,/(]|with)$/.test(joint));
    return {
      ...said,
      kind: isRecovery ? "rest" : "manner",
      how: isRecovery && !isEqual ? cleaned(words.replace(/^[:=] ?/, ""), undefined) : how,
    };
  }
  const isShort = (own.seconds ?? 0) <= LONGEST_REST_SECONDS && (own.metres ?? 0) <= LONGEST_REST_METRES;
  const isEasy = words === "" || EASY_ONLY.test(words);
  const zone = targets.manner.zone;
  const isAfter =
    (context.afterSet === "line" &&
      (joint === "/" ||
        (joint === "+" && own.seconds !== undefined && words === "") ||
        (/^(?:,|\(|with|:)$/.test(joint) &&
          isEasy &&
          (words !== "" ||
            zone === "Z1" ||
            (joint === "with" && zone !== undefined) ||
            (context.sport === "Swim" && own.seconds !== undefined))))) ||
    (context.afterSet === "above" && joint === "" && /^(?:(?:easy|slow) )?(?:jog|walk|float)/.test(words) && EASY_ONLY.test(words));
  // A short time behind efforts, in words nobody knows, may be their rest.
  if (
    context.afterSet !== "no" &&
    joint !== "(" &&
    own.seconds !== undefined &&
    isShort &&
    !isAfter &&
    !isResting &&
    !isEasy &&
    place === undefined &&
    !isKnownHow(words)
  )
    return { ...base, kind: "unclear" };
  // "3 x (600 fast, 45 s, 300 fast)": a time alone among ways.
  if (
    isInside &&
    context.isAmongWays === true &&
    own.seconds !== undefined &&
    isShort &&
    words === "" &&
    Object.keys(targets.manner).length === 0
  )
    return { ...said, kind: "rest", ...own };
  return isResting || (isAfter && isShort) ? { ...said, kind: "rest", ...own } : { ...said, kind: "work", ...own };
}

/** Words of how an effort is done. */
function isKnownHow(words: string): boolean {
  return words.split(/[ ,/]+/).every((word) => HOW.test(word.toLowerCase()));
}

function readLength(found: readonly string[], { sport, unit }: PieceContext, rest: string): Length | undefined {
  const [, first = "", second = "", third = "", hours = "", minutes = "", value = "", to = "", own = ""] = found;
  if (hours !== "") return { seconds: 3600 * Number(hours) + 60 * Number(minutes) };
  if (first !== "") {
    const seconds = third === "" ? 60 * Number(first) + Number(second) : 3600 * Number(first) + 60 * Number(second) + Number(third);
    return { seconds };
  }
  if (Number(value) === 0) return undefined;
  if (own !== "") return toLength(Number(value), own, to === "" ? undefined : Number(to));
  if (unit !== "") return toLength(Number(value), unit, to === "" ? undefined : Number(to));
  const least = sport === "Swim" ? 25 : 100;
  if (to !== "" || Number(value) < least || Number(value) % (sport === "Swim" ? 5 : 50) !== 0) return undefined;
  return /^(?:Swim|Run|Row erg|Ski erg)$/.test(sport) && !/\b(?:watts?|cal|strokes?)\b/.test(rest) ? { metres: Number(value) } : undefined;
}

function listLengths(text: string): readonly Length[] {
  const parts = text.split(text.includes("-") ? "-" : " ").map((one) => /^\s*(\d+(?:\.\d+)?) ?([a-z]*)\s*$/.exec(one));
  const last = parts.at(-1)?.[2] ?? "";
  const lengths = parts.map((part) => {
    const unit = (part?.[2] ?? "") || last || (Number(part?.[1]) >= 100 ? "m" : "");
    return part === null ? undefined : toLength(Number(part[1]), unit);
  });
  return lengths.every((one) => one !== undefined) ? lengths : [];
}

function clockSeconds(text: string): number {
  const [first = "", second] = text.split(":");
  return second === undefined ? 60 * Number.parseFloat(first) : 60 * Number(first) + Number(second);
}

/** The words of a manner without the name of the sport and words that say nothing alone. */
function cleaned(words: string, sport: string | undefined): string {
  const own =
    sport === undefined
      ? words
      : words.replace(
          /\b(?:run(?:ning)?|bike(?:erg)?|ride|riding|turbo|row(?:erg|er|ing)?|ski(?:erg)?|swim|erg|(?:assault|echo|air)(?: bike)?)\b(?!\/)(?<!\/[a-z]+)/,
          " ",
        );
  return own
    .replaceAll(/\bim\b/g, "IM")
    .replaceAll(/\bon the (?:rower|erg|bike|machine)?|(?<=^| )erg\b/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^easy (?:pace|effort)$/, "easy")
    .replace(/ after(?: each| every)?$/, "")
    .replaceAll(FILLER, "")
    .replaceAll(/^[-–.]+\s*|\s*[-–.:]+$/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
