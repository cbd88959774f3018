import type { Competition } from "../../athlete/athlete.ts";
import { addDays, type Day, daysBetween, dayInWords } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { TriathlonDemand } from "../../season/demand/demand.ts";
import { LONGEST_RIDE_WINDOW, triathlonDemand, triathlonEvent, type TriathlonEvent } from "../../season/demand/triathlon.ts";
import { longerRide, SWIM_STEP } from "../../season/demand/triathlon-build.ts";
import type { PlanWeek } from "../../model/plan.ts";
import type { Minutes } from "../../units/units.ts";
import { fillsLongestDay } from "../../week/load/used-minutes.ts";
import { longestRide } from "../../week/triathlon/long-ride.ts";
import { ALL_DAYS } from "../../week/slots/week-search.ts";
import type { Shortfall } from "./shortfalls.ts";
import { longestAllowed, reachedSwim, rideLimitOn, ROUNDING, triathlonReach, type TriathlonReach } from "./triathlon-demand.ts";

const EVENT_NAMES: { readonly [event in TriathlonEvent]: string } = {
  sprint: "a sprint triathlon",
  olympic: "an Olympic distance",
  half: "a 70.3",
  full: "a full distance",
};
const EVENTS = Object.keys(EVENT_NAMES) as readonly TriathlonEvent[];

/** Nearer than this nothing is built any more, and the race note says so. */
const TOO_NEAR = 14;

/** For the triathlons of priority A and B: what the distance asks for, what is reached, and what fits (race-demands.md section 12). */
export function triathlonShortfalls(context: PlanContext, weeks: readonly PlanWeek[]): Shortfall[] {
  const { athlete, level, picker } = context;
  const [first] = weeks;
  if (first === undefined || athlete.focus !== "triathlon") return [];
  const needed = context.poolOpens === undefined ? ["Long ride", "Swim intervals"] : ["Long ride"];
  if (needed.some((name) => picker.pick(name).replaced !== undefined)) return [];
  // A day without minutes has as many as it takes.
  const { minutes = {}, weekdays = ALL_DAYS } = athlete.availability;
  const longestDay = Math.max(...weekdays.map((day) => minutes[day] ?? Number.POSITIVE_INFINITY));
  return (athlete.competitions ?? []).flatMap((entered): Shortfall[] => {
    const format = competitionFormat(`${entered.type ?? ""} ${entered.name ?? ""}`);
    if (format?.kind !== "triathlon" || entered.priority === "C" || daysBetween(first.startDate, entered.date) < TOO_NEAR) return [];
    const demand = triathlonDemand(triathlonEvent(format.name), level);
    const reached = triathlonReach(context, weeks, demand, entered.date);
    const { readiness } = reached;
    if (readiness === "ready") return [];
    return [{ readiness, text: getText({ context, weeks, entered, demand, reached, longestDay }) }];
  });
}

interface TextFacts {
  readonly context: PlanContext;
  readonly weeks: readonly PlanWeek[];
  readonly entered: Competition;
  readonly demand: TriathlonDemand;
  readonly reached: TriathlonReach;
  /** Minutes of the longest day of the week. */
  readonly longestDay: Minutes;
}

const OPENINGS = {
  ready: "Ready for",
  tight: "Time is tight for",
  "run-walk": "There is too little time to race all of",
  "not-ready": "Not ready for",
} as const;
const FINISH_SHORT = "Race to finish: start the swim at the back, ride within the range and hold back in the first kilometres of the run.";
const FINISH_LONG = "Race to finish: ride at the low end of the range, eat from the first 15 minutes, and walk through the aid stations.";

function isDuathlon({ type, name }: TextFacts["entered"]): boolean {
  const format = competitionFormat(`${type ?? ""} ${name ?? ""}`);
  return format?.kind === "triathlon" && format.format.swim === 0;
}

function getText(facts: TextFacts): string {
  const { context, entered, demand, reached } = facts;
  const { event, level, longestRide: rides, longestSwim: swims, longestRun: runs } = demand;
  // A race on the way does not make the training runs longer than a limit leaves them.
  const run = Math.min(reached.run, longestAllowed(context, entered.date));
  const missing = [
    ...(reached.ride >= ROUNDING * rides.floor
      ? []
      : [`the longest ride before it is ${hours(reached.ride)}, and the distance needs ${hours(rides.floor)}`]),
    ...(reached.swim >= ROUNDING * reached.swimAsked || isDuathlon(entered)
      ? []
      : [
          `the longest swim is ${50 * Math.round(reached.swim / 50)} m, and the race needs ${swims.floor} m${level === "beginner" ? " without a stop" : ""}`,
        ]),
    ...(run === 0 || run >= ROUNDING * runs.floor
      ? []
      : [`the longest run is ${kilometres(run)}, and the race needs ${kilometres(runs.floor)}`]),
  ].join("; ");
  const name = entered.name ?? `the ${entered.type ?? EVENT_NAMES[event]}`;
  const opening = `${OPENINGS[reached.readiness]} ${name} on ${dayInWords(entered.date)}${missing === "" ? "" : `: ${missing}`}.`;
  if (reached.isSwimHeld === true && (reached.readiness === "tight" || reached.readiness === "ready")) return heldSwimText(facts, name);
  if (reached.isShortOfDays === true && reached.readiness === "tight")
    return `${fillsLongestDay(facts.weeks, context.athlete.availability.minutes) ? "Your long days are too short for all of " : ""}${name} on ${dayInWords(entered.date)}: ${missing}. From ten weeks before the race, give ${fillsLongestDay(facts.weeks, context.athlete.availability.minutes) ? "them" : "your long days"} enough time for that every second week. You do not need it yet.`;
  if (run < ROUNDING * runs.floor && longestAllowed(context, entered.date) < ROUNDING * runs.floor)
    return `${name} on ${dayInWords(entered.date)}: ${missing}. Your limit for one run keeps the longest run that short: find out now, with a physiotherapist or doctor, whether the limit can go up, or plan to walk parts of the race run.`;
  if (reached.readiness === "tight") return `${opening} ${event === "half" || event === "full" ? FINISH_LONG : FINISH_SHORT}`;
  const confirmed = entered.isConfirmed === true ? "You start anyway:" : "If you start anyway, confirm it with the race in your profile:";
  return `${opening} ${fits(facts)} ${confirmed} ride easy to the end, alternate running and walking, and do not aim for a time.`;
}

/** Weeks before the race in which a longer swim has to be allowed, so that it can still be trained. */
const SWIM_ANSWER = 8;

/** The limit of one swim decides about the start, whatever time is left. */
function heldSwimText({ context, entered, demand }: TextFacts, name: string): string {
  const { event, longestSwim } = demand;
  const limit = context.health.swimMetres;
  const shorter = EVENTS.slice(0, EVENTS.indexOf(event)).findLast((other) => triathlonDemand(other, "beginner").longestSwim.floor <= limit);
  const instead = shorter === undefined ? "race in a relay" : `race ${EVENT_NAMES[shorter]}, or in a relay`;
  const answer = dayInWords(addDays(entered.date, -7 * SWIM_ANSWER));
  return `${name} on ${dayInWords(entered.date)} swims ${metres(longestSwim.floor)}, and your own limit is ${metres(limit)} a swim. Ask by ${answer} whether it can go up; otherwise ${instead}. A time goal waits for that answer.`;
}

function metres(value: number): string {
  return `${value.toLocaleString("en-GB")} m`;
}

function fits({ context, weeks, entered, demand, longestDay }: TextFacts): string {
  const { event, longestRide: rides } = demand;
  // A race that replaces another is there to be finished.
  const shorter = EVENTS.slice(0, EVENTS.indexOf(event)).findLast(
    (other) => triathlonReach(context, weeks, triathlonDemand(other, "beginner"), entered.date).readiness === "ready",
  );
  const onThatDay = shorter === undefined ? "" : `${EVENT_NAMES[shorter]} on that day, to finish`;
  if (rideLimitOn(context, addDays(entered.date, -LONGEST_RIDE_WINDOW[demand.event].to)) < rides.floor)
    return `Your limit of ${context.health.rideMinutes} minutes a ride caps the long ride, until you change it in your profile; if somebody set it, ask how long it lasts.${onThatDay === "" ? "" : ` What fits is ${onThatDay}.`}`;
  if (longestDay < rides.floor)
    return `Your longest day has ${longestDay} minutes, and the ride needs one of ${hours(rides.floor)}.${onThatDay === "" ? "" : ` What fits is ${onThatDay}.`}`;
  const later = `the same distance on ${dayInWords(readyFrom(weeks, demand, entered.date))} or later`;
  return `What fits is ${onThatDay === "" ? later : `${onThatDay}, or ${later}`}.`;
}

const MOST_WEEKS = 80;
const DELOAD_CYCLE = 4;

/** From the ride and the swim of the first week, a step each loading week. */
function readyFrom(weeks: readonly PlanWeek[], { event, level, longestRide: rides, longestSwim: swims }: TriathlonDemand, race: Day): Day {
  const start = weeks[0]?.sessions ?? [];
  const first = weeks[0]?.startDate ?? race;
  let ride = Math.max(30, longestRide(start));
  let swim = Math.max(100, reachedSwim(start, level));
  let count = 0;
  while ((ride < rides.floor || swim < swims.floor) && count < MOST_WEEKS) {
    count += 1;
    if (count % DELOAD_CYCLE === 0) continue;
    ride = longerRide(ride);
    swim += SWIM_STEP;
  }
  const ready = addDays(first, 7 * count + LONGEST_RIDE_WINDOW[event].to);
  return ready > race ? ready : addDays(race, 7);
}

function kilometres(metres: number): string {
  return `${metres < 9950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000)} km`;
}

function hours(minutes: Minutes): string {
  const whole = 5 * Math.round(minutes / 5);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} h`;
}
