import type { SentenceEncoder } from "../form.ts";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { familiesOf } from "../families.ts";
import type { Want, WantReading } from "../wants.ts";
import { answerRows, type RowsAnswer } from "./answer-rows.ts";
import { speaksOf } from "./speaks-of.ts";

/** Wants that the rows of a source answer; a later turn may lean on any. */
const OF_SOURCE: { readonly [source in string]?: RegExp } = {
  done: /^(?:own-(?:amount|history|effort|progress|best)|f-)/,
  planned: /^(?:own-(?:ahead|amount)|f-)/,
  kept: /^(?:own-(?:missed|amount|history|best)|f-)/,
  best: /^(?:own-(?:best|progress|amount|history)|f-)/,
  goal: /^(?:own-(?:goal|forecast|best)|f-)/,
};

/** Later turns that lean on the words or the card of the answer before, and on no rows. */
const NO_ROWS: ReadonlySet<Want> = new Set(
  "f-next f-before f-total f-unit f-judge f-doubt f-detail f-why f-means f-accept f-reject f-reject-other f-undo f-also f-answer f-slot f-simpler f-then".split(
    " ",
  ),
);

/** Share of a form from which on it is held against an answer about own data. */
const SURE = 0.8;

/** The answer from rows, where what the turn wants is in them and the answer that was found does not speak of it. */
export async function rowsFor(
  { want, context }: WantReading,
  turn: Followed,
  found: CoachAnswer,
  encode: SentenceEncoder | undefined,
): Promise<Draft | undefined> {
  if (NO_ROWS.has(want)) return undefined;
  const rows = await answerRows(turn, context, encode);
  return rows !== undefined && OF_SOURCE[rows.asked.source]?.test(want) === true && isOtherThan(rows, found) ? rows : undefined;
}

function isOtherThan({ asked }: RowsAnswer, found: CoachAnswer): boolean {
  if (!familiesOf(found).includes("own")) return true;
  const { topic = "", reader } = found;
  const isWhole = reader === "query" || /^own data: (?:read whole|page number)/.test(topic);
  if (isWhole || asked.share < SURE) return false;
  return !speaksOf(found.text, asked);
}
