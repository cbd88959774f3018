import type { Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import { sum } from "../own-data/figures.ts";
import { type Column, getColumns, getMeasure } from "../query/evaluate.ts";
import type { Query } from "../query/query.ts";
import { readQuery, readQuerySlots } from "../query/read-query.ts";
import { SUMMED_METRICS } from "../query/rows.ts";
import { say } from "../query/write-answer.ts";
import type { Draft } from "../topic.ts";
import { plainWords } from "../turn/frame.ts";
import type { CoachView } from "../view.ts";
import { correctedWords, type Request, getRequests } from "./requests.ts";

/** A request for one number of the athlete's own rows, with that number. */
interface Figure {
  readonly request: Request;
  readonly query: Query;
  readonly column: Column;
  readonly value: number;
}

/** What a turn wants done with the numbers of the requests before it, worked out from their queries: an average, a sum, a share or another unit. English only. */
export function operate(content: string, turns: readonly Turn[], diary: Diary, view: CoachView): Draft | undefined {
  const words = plainWords(content, "en");
  if (words.split(" ").length > MOST_WORDS || !OPERATES.test(words)) return undefined;
  const requests = getRequests(turns, "en", view);
  const figures = getFigures(requests, diary, view);
  const last = figures.at(-1);
  if (last === undefined) return undefined;
  return perEach(words, last, view) ?? readShare(words, last, diary, view) ?? ofSeveral(words, figures, view) ?? inTonnes(words, last);
}

const MOST_WORDS = 9;
const OPERATES = /\b(?:per|each|average|mean|percent|percentage|%|share|total|sum|together|altogether|all|tonnes?|tons?|t)\b/;

/** The figures of the newest requests in a row that ask for one number of the same measure, the newest last. */
function getFigures(requests: readonly Request[], diary: Diary, view: CoachView): readonly Figure[] {
  const found: Figure[] = [];
  for (const request of requests.toReversed()) {
    const figure = findFigure(request, diary, view);
    if (figure === undefined || (found[0] !== undefined && getMeasure(found[0].query) !== getMeasure(figure.query))) break;
    found.unshift(figure);
  }
  return found;
}

function findFigure(request: Request, diary: Diary, view: CoachView): Figure | undefined {
  const query = readQuery(readQuerySlots(request.words, diary, view));
  if (query === undefined || query.group !== undefined || !SUMMED_METRICS.has(getMeasure(query)) || IS_RANKED.has(query.pick ?? "total"))
    return undefined;
  const [column, other] = getColumns(query, diary, view);
  return column?.value === undefined || other !== undefined ? undefined : { request, query, column, value: column.value };
}

const IS_RANKED: ReadonlySet<string> = new Set(["most", "least", "last", "first", "next", "trend"]);

const PER_EACH =
  /^(?:(?:and|so|ok|whats|what is|how much is|the|that|it|thats|on) )*(?:(?:average|mean|avg) )?(?:that )?(?:per|a|each|for each|every) (?:session|run|workout|one|ride|row|time|training)$/;

/** "Average per session": the number over the sessions it is of. */
function perEach(words: string, { query, column, value }: Figure, view: CoachView): Draft | undefined {
  const { length } = column.rows;
  if (!PER_EACH.test(words) || length === 0 || getMeasure(query) === "sessions" || query.isPerWeek) return undefined;
  const total = say(value, getMeasure(query), view, query.unit);
  return {
    text: [
      `**${say(value / length, getMeasure(query), view, query.unit)}** a session ${column.span.label}: ${total} in ${length === 1 ? "1 session" : `${length} sessions`}.`,
    ],
  };
}

const SHARE =
  /^(?:(?:and|so|ok|whats|what is|how much is|the|that|it|thats|which|how many|what) )*(?:in |as )?(?:a )?(?:percent|percentage|%|share)(?: is (?:that|it))?(?: of)? (.+?)(?: is (?:that|it))?$/;

/** "What's that in percent of October": beside the same number with what is named in its place. */
function readShare(words: string, { request, query, value, column }: Figure, diary: Diary, view: CoachView): Draft | undefined {
  const named = SHARE.exec(words)?.[1];
  const other = named === undefined ? undefined : correctedWords(named, request, "en");
  const whole = other === undefined ? undefined : findFigure({ ...request, words: other.words }, diary, view);
  if (whole === undefined || whole.value === 0 || getMeasure(whole.query) !== getMeasure(query)) return undefined;
  const measure = getMeasure(query);
  return {
    text: [
      `**${Math.round((100 * value) / whole.value)}%**: ${say(value, measure, view, query.unit)} ${column.span.label} of ${say(whole.value, measure, view, query.unit)} ${whole.column.span.label}.`,
    ],
  };
}

const AVERAGE =
  /^(?:(?:and|so|ok|whats|what is|the) )*(?:average|mean|avg)(?: (?:of|over|for|that|those|them|these|all|both|the|two|three|\d|weeks?|months?|of them))*$/;
const SUM =
  /^(?:(?:and|so|ok|whats|what is|the|in|that|all) )*(?:total|sum|together|altogether|all together|in all)(?: (?:of|for|those|them|these|all|both|the|two|three|\d|weeks?|months?))*$/;

/** "Average of those": of the last requests that asked for the same. */
function ofSeveral(words: string, all: readonly Figure[], view: CoachView): Draft | undefined {
  const [isAverage, isSum] = [AVERAGE.test(words), SUM.test(words)];
  // "Total?" after a list asks for the list once more: its average is that of its rows.
  const figures = all.filter(
    ({ value, column }, at) => all.findIndex((each) => each.value === value && each.column.span.label === column.span.label) === at,
  );
  const [first] = figures;
  if (isAverage && first !== undefined && figures.length === 1) return perEach("average per session", first, view);
  if (figures.length < 2 || first === undefined || !(isAverage || isSum)) return undefined;
  const total = sum(figures.map(({ value }) => value));
  const measure = getMeasure(first.query);
  const parts = figures.map(({ value, column, query }) => `${say(value, measure, view, query.unit)} ${column.span.label}`);
  const value = say(isAverage ? total / figures.length : total, measure, view, first.query.unit);
  return { text: [`**${value}** ${isAverage ? "on average" : "together"}: ${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}.`] };
}

const IN_TONNES =
  /^(?:(?:and|so|ok|whats|what is|how much is|how many|that|it|is) )*(?:in )?(?:metric )?(?:tonnes?|tons?|t)(?: is (?:that|it))?$/;
const KILOGRAMS_PER_TONNE = 1000;

function inTonnes(words: string, { query, value, column }: Figure): Draft | undefined {
  if (!IN_TONNES.test(words) || getMeasure(query) !== "tonnage") return undefined;
  return { text: [`**${(value / KILOGRAMS_PER_TONNE).toFixed(1)} t** ${column.span.label}.`] };
}
