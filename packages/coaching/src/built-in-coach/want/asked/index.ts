import { type Reader, readInOrder } from "../../answer/reader.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import type { Want } from "../wants.ts";
import { bestSteps } from "../bests/best-steps.ts";
import { bestThenNow } from "../bests/best-then-now.ts";
import { dayOfBest } from "../bests/day-of-best.ts";
import { goalDates } from "./goal-dates.ts";
import { goalToday } from "./goal-today.ts";
import { goodNews } from "./good-news.ts";
import { hardestPlanned } from "./hardest-planned.ts";
import { leftAhead } from "./left-ahead.ts";
import { liftRatio } from "../bests/lift-ratio.ts";
import { overtraining } from "./overtraining.ts";
import { paceOfTime } from "../bests/pace-of-time.ts";
import { periodSums } from "./period-sums.ts";
import { plannedWeek } from "./planned-week.ts";
import { raceParts } from "../race/race-parts.ts";
import { racePlan } from "../race/race-plan.ts";
import { racePriority } from "../race/race-priority.ts";
import { runDuration } from "./run-duration.ts";
import { runZone } from "./run-zone.ts";
import { setPercent } from "../bests/set-percent.ts";
import { timeToFind } from "../race/time-to-find.ts";
import { compareTwoPeriods } from "./two-periods.ts";
import { treadmillSpeed } from "./treadmill-speed.ts";
import { weekByWeek } from "./week-by-week.ts";
import { weightInUnits } from "./weight-in-units.ts";
import { weekWithout } from "./week-without.ts";
import { weekdayEfforts } from "./weekday-efforts.ts";
import { weekdaysUntil } from "./weekdays-until.ts";

interface Answerer extends Reader<Followed> {
  /** What a turn has to want for it: `own` is any question about the athlete's rows, `any` whatever was read where its slots leave no doubt. */
  readonly wants: readonly Want[] | "own" | "any";
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
  { name: "race plan", reads: "if I hold 5 flat on all eight in berlin", wants: "any", answer: racePlan },
  { name: "race parts", reads: "average of the runs in hamburg, without the last one", wants: "any", answer: raceParts },
  { name: "period sums", reads: "sum up november, sessions hours km", wants: "own", answer: periodSums },
  { name: "set in percent", reads: "is 4x4 at 90 heavy? like in percent", wants: "any", answer: setPercent },
  { name: "weekday efforts", reads: "am I worse on fridays than on mondays", wants: "any", answer: weekdayEfforts },
  { name: "weekdays until a day", reads: "how many fridays is that", wants: "own", answer: weekdaysUntil },
  { name: "day of a best", reads: "was 22:15 the same day as a squat session", wants: "any", answer: dayOfBest },
  { name: "pace of a time", reads: "what pace is that", wants: "any", answer: paceOfTime },
  { name: "best then and now", reads: "compare my row now with last december", wants: "own", isSaid: /→/u, answer: bestThenNow },
  { name: "run zone", reads: "is my long run zone 2 or am i too fast", wants: "own", answer: runZone },
  { name: "lift by body weight", reads: "what does that make my squat per kilo", wants: "any", answer: liftRatio },
  {
    name: "dates of goals",
    reads: "what are the dates of my goals",
    wants: "own",
    isSaid: /next due|nächster termin/iu,
    answer: goalDates,
  },
  { name: "week without", reads: "that's just because of cindy", wants: "own", answer: weekWithout },
  { name: "race priority", reads: "it is in the calendar as A race right", wants: "any", answer: racePriority },
  { name: "treadmill speed", reads: "what speed do I set on the treadmill for 4:45?", wants: "any", answer: treadmillSpeed },
  { name: "weight in units", reads: "what is 90 kg in lb?", wants: "any", answer: weightInUnits },
  { name: "overtraining", reads: "do you think im overtraining", wants: "any", answer: overtraining },
  { name: "good news", reads: "tell me something nice, day was crap", wants: "any", answer: goodNews },
];

/** The answer to what is wanted, from the slots of the turn; undefined where a slot is missing. */
export function answerAsked(want: Want, turn: Followed, found = ""): Draft | undefined {
  return readInOrder(
    ANSWERERS.filter(({ wants, isSaid }) => (typeof wants === "string" || wants.includes(want)) && isSaid?.test(found) !== true),
    turn,
  );
}

/** The answer of those whose slots leave no doubt, whatever the turn was read to want. */
export function answerCertain(turn: Followed): Draft | undefined {
  return readInOrder(
    ANSWERERS.filter(({ wants }) => wants === "any"),
    turn,
  );
}
