import { isNamed } from "../../changes/exercises/swap-exercise.ts";
import { normalise } from "../../question.ts";
import { deniedParts } from "../../reading/denied-parts.ts";
import type { Turn } from "../turn.ts";

/**
 * "not the squat, the deadlift" after a card: the wish before with the right name in the place of the wrong one. Undefined when nothing of the last wish is
 * denied.
 */
export function withOtherSubject(content: string, turns: readonly Turn[]): string | undefined {
  const other = withNextOption(content, turns);
  if (other !== undefined) return other;
  const turn = turns.at(-1);
  const parts = deniedParts(content);
  const [card] = turn?.proposals ?? [];
  if (turn === undefined || parts === undefined || card === undefined || parts.hasVerb) return undefined;
  const [denied, wanted] = [parts.denied, parts.wanted].map((part) => bare(normalise(part)));
  if (denied === undefined || denied === "" || wanted === undefined || wanted === "") return undefined;
  const before = normalise(turn.question);
  const isNumber = /^\d/u.test(denied);
  const said = isNumber
    ? new RegExp(`(?<![\\d.:])${denied.replaceAll(".", String.raw`\.`)}(?![\\d.:])`, "u")
    : new RegExp(`\\b${denied.replace(/s$/u, "").replaceAll(/[^\p{L}\p{N} ]/gu, ".")}s?\\b`, "u");
  if (said.test(before)) return before.replace(said, isNumber ? (/^[\d.:]+/u.exec(wanted)?.[0] ?? wanted) : wanted);
  if (card.request.reason !== "swap") return undefined;
  const [old = "", by = ""] = card.title.split(" → ");
  if (isNamed(old, denied)) return `swap ${wanted} for something else`;
  return isNamed(by, denied) ? `swap ${old.toLowerCase()} for ${wanted}` : undefined;
}

const ONLY_DENIED =
  /^(?:no |nah |ok |but |and )*(?:not|no|anything but|everything but) (?:the |an? |any )?([a-z][a-z -]{2,24}?)(?: please| pls| either| again)?$/u;

/** "not thrusters" of a swap card: the first stand-in it names beside that has nothing of it. */
function withNextOption(content: string, turns: readonly Turn[]): string | undefined {
  const turn = turns.at(-1);
  const [card] = turn?.proposals ?? [];
  const denied = ONLY_DENIED.exec(normalise(content))?.[1]?.replace(/s$/u, "");
  if (turn === undefined || card?.request.reason !== "swap" || denied === undefined) return undefined;
  const [, by = ""] = card.title.split(" → ");
  if (!by.toLowerCase().includes(denied)) return undefined;
  const options = (/(?:Also possible|Auch möglich): (.+?)\.(?:\n|$)/u.exec(turn.answer)?.[1] ?? "").split(/, | and | und /u);
  const next = options.find((option) => option !== "" && !option.toLowerCase().includes(denied));
  return next === undefined ? undefined : `take ${next.toLowerCase()} instead`;
}

function bare(words: string): string {
  return words.replace(/^(?:(?:the|my|on|to|a|an|at|den|die|das|der|am) )+/u, "").replace(/ (?:please|pls|instead|bitte)$/u, "");
}
