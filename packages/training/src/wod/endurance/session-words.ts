import { matchMovement } from "../reader/line/match-movement.ts";
import { HOW, SAID } from "./how-words.ts";
import type { Piece } from "./piece.ts";

/* Words of an endurance session: phases, labels, titles, and what is none of it. */

export const ROLE =
  /^(?:[-•*] *)?(warm-up|wu|w\/u|cool-down|cd|c\/d|wd|w\/d|swim down|cool(?= \d))\b[ :.-]*(?:with )?(?=.*\d)|(?<=\d.*)\b(warm-up|wu|w\/u|cool-down|cd|c\/d|w\/d)\b/;
export const LABEL =
  /^(main(?: set)?|ms|pre[- ]?set|set|pyramid|ladder|bloc|block|workout|wod|session|intervals?|drills?|pull|kick|technique|speed|each piece|each rep|each|threshold|tempo)\b ?(?::|(?= \d+ ?x))\s*(?=\S)/;
export const HOW_LABEL = /^(?:drills?|pull|kick|technique)$/;
export const TOTAL = /\b(?:total|gesamt|totale)\b/;
export const TITLE =
  /\b(?:prep|test|repeats|session|day|night|track|plan|build|club|practice|training|intervals|reps|masters|squad|class|w\d+r\d|couch)\b/;
export const AMOUNT_IN_TITLE = /\d ?(?:min\b|'|h\b|km\b|miles?\b|mi\b|%|x ?\d)(?!.*\b(?:vo2|total)\b)|z\d/i;
/** Before the work and after it. */
export const BOTH =
  /^(?:wu|warm-up) ?(?:\/|&|\+|and) ?(?:cd|cool-down)\b:?|\bboth ends\b|(?<=^(\d+ ?(?:mi|miles?|km|k|min))) up,? (?:and )?\1 down\b/;
/** What is done with a longer piece, and after it. */
export const AFTER = / (?:at the end|afterwards|am ende|zum schluss)\W*$/;
export const FUEL = /\b(?:gels?|fuel|drink|eat|water|carbs?|coffee)\b/i;
export const TEST = /^(?:tt|test|time trial)$/;
const COUNTED = /^(?:strokes?|drives?|cals?|calories|reps?|rounds?|mmol|kg|lb|watts?|w|schlage|coups|%|squats?|lunges?|push-?ups?|sets)$/;

/** Whether words say how an effort is: "drink at 5k" does not. */
export function isPlainHow(how: string): boolean {
  return (how.match(/[a-z]+/g) ?? []).every((word) => HOW.test(word) || SAID.test(word));
}

/** Whether words in front of a colon only name the session. */
export function namesSession(title = ""): boolean {
  return matchMovement(title.split(" ")) === undefined && !SPORT_WORD.test(title);
}

const SPORT_WORD = /^(?:run|bike|ride|row|swim|ski)$/;

/** Whether a number in a piece counts something that is no way and no time: "20 strokes", "30 min strength". */
export function isOfSomethingElse({ text, how, kind, count, seconds, metres, list, isRemainder }: Piece): boolean {
  const hasAmount = (seconds ?? metres ?? list) !== undefined;
  const words = how.split(" ").filter((word) => word !== "");
  if (hasAmount && /^(?:cadence|rate)\b/.test(text)) return true;
  if ((hasAmount || count !== undefined) && words.some((word) => COUNTED.test(word))) return true;
  if (hasAmount && kind === "work") {
    const [front = ""] = /^[^\d@]*/.exec(text.replaceAll(/\b(?:z|ut|ga|lt)\d(?:-\d)?\b/g, " ")) ?? [];
    if (
      isRemainder !== true &&
      (front.match(/[a-z][a-z\d/-]*/g) ?? []).some((word) => !HOW.test(word) && !/^(?:first|last|final)$/.test(word) && !GYM.test(word))
    )
      return true;
  }
  if (words.length > MOST_WORDS && (hasAmount || count !== undefined)) return true;
  if (GYM.test(how)) return false;
  const match = matchMovement(words);
  return match !== undefined && hasAmount && !/(?:erg|bike|Run|Swim|Walk|Rest)$/i.test(match.name);
}

/** Work of no sport of endurance that a week names beside them. */
export const GYM = /^(?:strength|gym|core|yoga|mobility|xt|cross[- ]?training|pilates|weights|stretching)$/;
const MOST_WORDS = 6;
