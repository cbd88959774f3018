import { isNamed } from "../changes/swap-exercise.ts";
import { normalise } from "../question.ts";
import { deniedParts } from "../reading/denied-parts.ts";
import type { Turn } from "./turn.ts";

/**
 * "not the squat, the deadlift" after a card: the wish before with the right name in the place of the wrong one. Undefined when nothing of the last wish is
 * denied.
 */
export function withOtherSubject(content: string, turns: readonly Turn[]): string | undefined {
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

function bare(words: string): string {
  return words.replace(/^(?:(?:the|my|on|to|a|an|at|den|die|das|der|am) )+/u, "").replace(/ (?:please|pls|instead|bitte)$/u, "");
}
