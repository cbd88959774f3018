import { readMovements } from "./read-movements.ts";
import { readScheme } from "./read-scheme.ts";

/** What a line of a whiteboard, or a part of one between commas or in brackets, is for. */
export type LineKind = "scheme" | "movement" | "rest" | "scaling" | "note" | "name";

/** Words of somebody who explains, cheers or asks: of no movement and of no scheme. */
const TALK: ReadonlySet<string> = new Set(
  (
    "i im you u ur your youre we our us it its he they that thats this these there dont do not no cant can could should would will if how where when whenever while until til till " +
    "as far like same any anyway way get got getting go going goes keep keeping hold stay use using bring try make sure see feel think remember please enjoy wait focus aim expect " +
    "last first start starting finish end both want need have lol haha guys folks team coach smooth steady consistent nasal breathing breathe hr heart puls pulse zone pace paced sprint under below " +
    "swap rotate rotating split share partition repeat old timers idiot ugly fun water fast slow quick good great nice etc too much more less than so just but because or hands holding drop dropping " +
    "break breaks breaking add adding each time load score log"
  ).split(" "),
);

/** Words that begin advice and no movement. */
const ADVICE: ReadonlySet<string> = new Set(
  (
    "go keep hold stay use bring try make see feel think remember please enjoy wait focus aim expect dont do not no start starting finish swap rotate split share partition repeat " +
    "if when whenever just so but and smooth steady nasal hr puls heart zone pace score log move you we i im its this that as get take pick choose be target stick"
  ).split(" "),
);

const SCALING =
  /^(?:rx ?\+|scal(?:ed?|ing)\b|sc\b|subs?\b|options?\b|easier\b|beginners?\b|or\b)|\bif (?:you|u|needed|no|not|possible)\b|\binstead\b/i;

/** How strongly a text reads as talk: words of talk count for it; a number in front, a scheme or a counted movement against it. */
function talkScore(text: string): number {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .match(/[a-z]+/g) ?? [];
  const isAdvice = ADVICE.has(words[0] ?? "") && !/^\s*\d/.test(text) && !HELD.test(text);
  const talk = words.filter((word) => TALK.has(word)).length;
  const isCounted = readMovements(text).some((one) => one.isKnown && Object.keys(one).length > 2);
  return (isAdvice ? 3 : 0) + talk - (/^\s*\d/.test(text) ? 2 : 0) - (begins(text) ? 3 : 0) - (isCounted ? 2 : 0);
}

/** "Hold a plank 30 s", "push press", "rotate: row, ski", "not for time": what is done. */
const HELD = /^\s*(?:\w+\s*:|not? for (?:time|score)\b|hold\b.*\d ?s|push ?-?(?:ups?|press|jerk)|pick ?-?ups?)/i;

function begins(text: string): boolean {
  const { scheme, isTimed, capSeconds } = readScheme(text);
  return scheme !== undefined || isTimed || capSeconds !== undefined;
}

/** What a line or a part of it is for. */
export function lineKind(text: string): LineKind {
  if (SCALING.test(text.trim()) && !begins(text)) return "scaling";
  const line = text.trim().replace(/^[a-z]+:\s+/i, "");
  const score = talkScore(line);
  const words = line.match(/[a-z]+/gi)?.length ?? 0;
  if (score >= 2) return "note";
  if (begins(line)) return "scheme";
  if (/\brest\b/i.test(line)) return "rest";
  if (readMovements(line).some(({ isKnown }) => isKnown)) return "movement";
  if (score >= 1 && words > 1 && !/\d/.test(line)) return "note";
  return /\d/.test(line) ? "movement" : "name";
}

/** A line without what somebody says beside it: "12 pull-ups, dont drop the bell", "9 muscle-ups (scale: 15 pull-ups)". Empty when it is talk only. */
export function withoutTalk(line: string): string {
  const bare = line.replaceAll(/\s*\(([^()]*)\)/g, (whole, inside: string) => (isBeside(inside) ? " " : whole));
  const parts = bare.split(/(?<=[^,]),\s+|;\s+|(?<=[a-z]{2})\.{1,3}\s+/i);
  const kept = parts.filter((part) => !isBeside(part));
  return kept.length === parts.length ? bare : kept.join(", ");
}

function isBeside(text: string): boolean {
  const kind = lineKind(text);
  return kind === "note" || kind === "scaling";
}
