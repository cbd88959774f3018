import type { Draft } from "../../topic.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { answerRows } from "../../want/rows/answer-rows.ts";
import { compareRows } from "../../want/rows/compare-rows.ts";
import { askedBefore } from "../../want/rows/read-asked.ts";
import type { Want } from "../../want/wants.ts";
import type { Standing } from "./standing.ts";

/** Later turns that ask the question before again for other rows, or sum its rows up in another way. */
const OF_ROWS: ReadonlySet<Want> = new Set(
  "f-period f-before f-without f-only f-compare f-total f-share own-amount own-effort f-which".split(" "),
);
/** Share of all of these from which on the rows answer. */
const SURE = 0.6;
/** Share of the unlikeliest part of the form. */
const LEAST = 0.6;
/** A change of the question before, and no new one. */
const ASKED_AGAIN: ReadonlySet<Want> = new Set("f-without f-only f-compare f-share f-total own-amount own-effort".split(" "));

/** The question before, computed again from the rows that it meant: for another period, without some, as an average or against each other. */
export async function rowsAgain(standing: Standing): Promise<Draft | undefined> {
  const { reading, cards, frame, encode } = standing;
  if (reading.context !== "data" || cards.length > 0 || reading.shareOf((want) => OF_ROWS.has(want)) < SURE) return undefined;
  if (!ASKED_AGAIN.has(reading.want) || LATEST.test(standing.earlier[0]?.frame.words ?? "")) return undefined;
  const compared = await compareWithNamed(standing);
  if (compared !== undefined) return compared;
  const rows = await answerRows(standing, reading.context, encode, LEAST);
  if (rows === undefined || !SOURCES.has(rows.asked.source)) return undefined;
  const { shape, without, group } = rows.asked;
  if (frame.subjects.length > 0 && without.length === 0) return undefined;
  // Sums are read again whole by the readers of requests that stand alone.
  if (shape === "average") return without.length > 0 || PER.has(group) ? rows : undefined;
  if (shape !== "compare") return undefined;
  return without.length > 0 || (group === "week" && rows.asked.periods.some(({ kind }) => kind !== "week")) ? rows : undefined;
}

/** "My last five runs" are no period. */
const LATEST =
  /\b(?:last|latest|letzten?|dernier\w*|ultim\w*) (?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|funf|deux|trois|cinq|dos|tres|cinco|due|tre|cinque) (?!weeks?|days|months?|wochen|tage|monate|semaines|jours|mois|semanas|dias|meses|settimane|giorni|mesi)/;

const PER: ReadonlySet<string> = new Set(["day", "week", "month"]);
const SOURCES: ReadonlySet<string> = new Set(["done"]);

const COMPARES = bareUnit(
  "harder|easier|longer|shorter|faster|slower|harter|leichter|schneller|langsamer|plus dure?s?|plus facile|mas dur[oa]s?|mas facil|piu dur[oaei]|piu facil[ei]",
);

/** "so did november feel harder": the period that is named beside the one that was asked for last. */
async function compareWithNamed(standing: Standing): Promise<Draft | undefined> {
  const { words, frame, encode } = standing;
  const [named] = frame.periods;
  if (named === undefined || frame.periods.length > 1 || frame.subjects.length > 0 || !COMPARES.test(words)) return undefined;
  const before = await askedBefore(standing, encode);
  const last = before?.periods.at(-1);
  if (before === undefined || last === undefined || !SOURCES.has(before.source) || last.from === named.from) return undefined;
  return compareRows({ ...before, shape: "compare", periods: [last, named] }, standing);
}
