import type { SentenceEncoder } from "../form.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import type { Context } from "../wants.ts";
import type { AskedRows } from "./asked-rows.ts";
import { bestRows } from "./best-rows.ts";
import { goalRows } from "./goal-rows.ts";
import { compareRows } from "./compare-rows.ts";
import { eachBucket, extremeBucket, shareOfRows, trendOfRows } from "./buckets.ts";
import { keptRows } from "./kept-rows.ts";
import { daysWithout, extremeRow, listRows, nearestRow } from "./single-rows.ts";
import { averageOfRows, frequencyOfRows, totalOfRows, whetherEver } from "./sum-rows.ts";
import { readAskedRows } from "./read-asked.ts";
import { selectRows } from "./rows.ts";

export interface RowsAnswer extends Draft {
  readonly asked: AskedRows;
}

/** Share of the unlikeliest part of a form from which on it is answered. */
const LIKELY = 0.5;

/**
 * The answer to a question about sessions that were done, missed or are planned, computed from its form and what it names; undefined where the
 * form is unsure, is about other rows, or has no answer for what is named.
 */
export async function answerRows(
  turn: Followed,
  context: Context,
  encode: SentenceEncoder | undefined,
  least = LIKELY,
): Promise<RowsAnswer | undefined> {
  if (turn.diary.work.length === 0) return undefined;
  const asked = await readAskedRows(turn, context, encode);
  if (asked === undefined || asked.share < least || !ANSWERED.has(asked.source)) return undefined;
  // A day to come is in no log: one of the two was misread.
  if (asked.source !== "planned" && asked.periods.some(({ kind, from }) => kind === "day" && from > turn.view.today)) return undefined;
  // A number that is no date, limit or rank asks for something else: "90 kilo tomorrow, how much percent is that".
  if (asked.source !== "goal" && asked.limits.length === 0 && asked.nth === 1 && turn.frame.numbers.some((number) => number > 3))
    return undefined;
  const draft = answerSource(asked, turn);
  return draft === undefined || draft.text.every((part) => part === "")
    ? undefined
    : { ...draft, asked, reader: `rows: ${asked.source} ${asked.measure} ${asked.shape} ${asked.group}` };
}

const ANSWERED: ReadonlySet<string> = new Set(["done", "planned", "kept", "best", "goal"]);

function answerSource(asked: AskedRows, turn: Followed): Draft | undefined {
  switch (asked.source) {
    case "kept":
      return keptRows(asked, turn);
    case "best":
      return bestRows(asked, turn);
    case "goal":
      return goalRows(asked, turn);
    default:
      return answerShape(asked, turn);
  }
}

/** What the log does not hold of a session. */
const NOT_HELD: ReadonlySet<string> = new Set(["clock", "place", "reason", "result", "other"]);

function answerShape(asked: AskedRows, turn: Followed): Draft | undefined {
  if (NOT_HELD.has(asked.measure)) return undefined;
  const selected = selectRows(asked, turn);
  const [first] = selected;
  if (first === undefined) return undefined;
  const isBucket = BUCKETS.has(asked.group);
  switch (asked.shape) {
    case "compare":
      return compareRows(asked, turn);
    case "total":
      return isBucket ? eachBucket(asked, first, turn) : totalOfRows(asked, selected, turn);
    case "average":
      return averageOfRows(asked, first, turn);
    case "often":
      return frequencyOfRows(asked, first, turn);
    case "highest":
    case "lowest":
      return isBucket ? extremeBucket(asked, first, turn) : extremeRow(asked, first, turn);
    case "each":
      return eachBucket(asked, first, turn);
    case "trend":
      return trendOfRows(asked, first, turn);
    case "share":
      return shareOfRows(asked, first, turn);
    case "ever":
      return whetherEver(asked, first, turn);
    case "count-days":
      return daysWithout(asked, first, turn);
    case "list":
      return listRows(asked, first, turn);
    case "last":
    case "first":
    case "next":
    case "single":
      return nearestRow(asked, first, turn);
    default:
      return undefined;
  }
}

const BUCKETS: ReadonlySet<string> = new Set(["day", "week", "month", "year", "weekday", "sport", "kind"]);
