import { type Reader, readInOrder } from "../../answer/reader.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import type { Want } from "../wants.ts";
import { bestSteps } from "./best-steps.ts";
import { goalToday } from "./goal-today.ts";
import { hardestPlanned } from "./hardest-planned.ts";
import { leftAhead } from "./left-ahead.ts";
import { plannedWeek } from "./planned-week.ts";
import { runDuration } from "./run-duration.ts";
import { timeToFind } from "./time-to-find.ts";
import { compareTwoPeriods } from "./two-periods.ts";
import { weekByWeek } from "./week-by-week.ts";

interface Answerer extends Reader<Followed> {
  /** What a turn has to want for it. */
  readonly wants: readonly Want[];
  /** What an answer that was found already says of it as well as this would. */
  readonly isSaid?: RegExp;
}

/** Two amounts beside each other. */
const COMPARED = /\b(?:more|less|same|against|mehr|weniger|gleich|gegen|plus|moins|autant|contre|más|menos|frente|più|meno|contro)\b|→/iu;
const COUNTED_LEFT = /\b(?:left in|until the end|remaining|(?<!no )planned sessions|noch|restent|quedan|restano)\b/iu;

/** Answers to questions about the athlete's own rows and plan that are computed from what is wanted and the slots of the turn. */
const ANSWERERS: readonly Answerer[] = [
  { name: "steps of a best", reads: "when was each squat pb", wants: ["own-best", "own-progress", "own-history"], answer: bestSteps },
  { name: "week by week", reads: "every week of november, distance and tonnes", wants: ["own-amount", "own-history"], answer: weekByWeek },
  {
    name: "two periods",
    reads: "more or less sessions than october?",
    wants: ["own-amount", "f-compare"],
    isSaid: COMPARED,
    answer: compareTwoPeriods,
  },
  {
    name: "left until a day",
    reads: "how many more km till the end of this block",
    wants: ["own-amount", "own-ahead", "own-race"],
    isSaid: COUNTED_LEFT,
    answer: leftAhead,
  },
  {
    name: "hardest planned session",
    reads: "which one is the hardest and why",
    wants: ["own-ahead", "own-effort", "own-amount", "f-which"],
    answer: hardestPlanned,
  },
  {
    name: "duration of a run",
    reads: "how long does the long run take me, and why",
    wants: ["own-ahead", "own-why", "own-forecast"],
    answer: runDuration,
  },
  {
    name: "planned week",
    reads: "what's the plan for week 5?",
    wants: ["own-ahead", "f-period", "f-then", "f-next", "f-why"],
    answer: plannedWeek,
  },
  {
    name: "goal today",
    reads: "if I ran it today, realistic?",
    wants: ["own-forecast", "own-goal", "f-judge", "f-then"],
    answer: goalToday,
  },
  {
    name: "time to find",
    reads: "what's costing me the most time?",
    wants: ["own-race", "own-forecast", "own-ahead", "own-progress", "f-detail", "f-which", "f-why"],
    answer: timeToFind,
  },
];

/** The answer to what is wanted, from the slots of the turn; undefined where a slot is missing. */
export function answerAsked(want: Want, turn: Followed, found = ""): Draft | undefined {
  return readInOrder(
    ANSWERERS.filter(({ wants, isSaid }) => wants.includes(want) && isSaid?.test(found) !== true),
    turn,
  );
}
