import { readMovements } from "./read-movements.ts";
import { readScheme } from "./read-scheme.ts";
import { TALK } from "./talk-words.ts";

/** What a line of a whiteboard, or a part of one between commas or in brackets, is for. */
export type LineKind = "scheme" | "movement" | "rest" | "scaling" | "note" | "name";

/** Words that begin advice and no movement. */
const ADVICE: ReadonlySet<string> = new Set(
  (
    "go keep hold stay use bring try make see feel think remember please enjoy wait focus aim expect dont do not no start starting finish swap rotate split share partition repeat " +
    "if when whenever just so but and smooth steady nasal hr puls heart zone pace score log move you we i im its this that as get take pick choose be target stick " +
    "bleib bleibt haltet achtet bitte versucht falls wenn gardez garde tenez si se manten mantened usa usad intenta tieni tenete prova"
  ).split(" "),
);

const SCALING =
  /^(?:rx ?\+|scal(?:ed?|ing)\b|sc\b|subs?\b|options?\b|easier\b|beginners?\b|or\b|oder\b|ou\b|o (?=[a-z])|skalier\w*|escala\w*|adapt\w*|scala\w*|allege\w*)|\bif (?:you|u|needed|no|not|possible)\b|\binstead\b/i;

/** "Hold a plank 30 s", "rotate: row, ski", "not for time": what is done, in words of advice. */
const DONE = /^\s*(?:\w+\s*:|not? for (?:time|score)\b|hold\b.*\d ?s)/i;

/** How strongly a text reads as talk: words of talk count for it; a number in front, a scheme and counted movements against it. */
function talkScore(text: string): number {
  const words = readWords(text);
  const movements = readMovements(text);
  const isMovements = movements.length > 0 && movements.every(({ isKnown }) => isKnown);
  const isCounted = movements.some((one) => one.isKnown && Object.keys(one).length > 2);
  const startsWithNumber = /^\s*\d/.test(text);
  const isAdvice = ADVICE.has(words[0] ?? "") && !startsWithNumber && !isMovements && !DONE.test(text);
  return (
    words.filter((word) => TALK.has(word)).length +
    (isAdvice ? ADVICE_WEIGHT : 0) -
    (startsWithNumber ? NUMBER_WEIGHT : 0) -
    (begins(text) ? SCHEME_WEIGHT : 0) -
    (isCounted ? COUNTED_WEIGHT : 0)
  );
}

const ADVICE_WEIGHT = 3;
const NUMBER_WEIGHT = 2;
const SCHEME_WEIGHT = 3;
const COUNTED_WEIGHT = 2;
/** From here on a text is talk; one point less will do where nothing in it is counted or known. */
const TALK_SCORE = 2;

function readWords(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, "");
  return plain.match(/[a-z]+/g) ?? [];
}

function begins(text: string): boolean {
  const { scheme, isTimed, capSeconds } = readScheme(text);
  return scheme !== undefined || isTimed || capSeconds !== undefined;
}

/** What a line, or a part of it, is for. */
export function lineKind(text: string): LineKind {
  if (SCALING.test(text.trim()) && !begins(text)) return "scaling";
  const line = text.trim().replace(/^[a-z]+:\s+/i, "");
  const score = talkScore(line);
  if (score >= TALK_SCORE) return "note";
  if (begins(line)) return "scheme";
  if (/\brest\b/i.test(line)) return "rest";
  const isNamed = readMovements(line).some(({ isKnown }) => isKnown);
  if (isNamed || /\d/.test(line)) return "movement";
  return score === TALK_SCORE - 1 && readWords(line).length > 1 ? "note" : "name";
}

/** A line without what somebody says beside it: "12 pull-ups, dont drop the bell", "9 muscle-ups (scale: 15 pull-ups)". Empty when it is talk only. */
export function withoutTalk(line: string): string {
  const bare = line.replaceAll(/\s*\(([^()]*)\)/g, (_, inside: string) => (isTalk(inside) ? " " : ` (${withoutTalk(inside)})`));
  const parts = bare.split(/(?<=[^,]),\s+|;\s+|(?<=[a-z\d])\.{1,3}\s+(?=[a-z])/i);
  const kept = parts.filter((part) => !isTalk(part));
  return kept.length === parts.length ? bare : kept.join(", ");
}

function isTalk(text: string): boolean {
  const kind = lineKind(text);
  return kind === "note" || kind === "scaling";
}
