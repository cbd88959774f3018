import { addDays, type Day, dayInWords, daysBetween } from "../calendar/day.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import { predictedSeconds } from "../demand/predicted-time.ts";
import { formatClock, formatPace } from "../units/format.ts";
import type { Metres, Seconds } from "../units/units.ts";
import type { PlanContext } from "../context/context.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import type { PlanNote, PlanWeek } from "../model/plan.ts";
import { raceDay } from "../demand/race-day.ts";
import type { Race } from "../demand/race.ts";

/** What the athlete should know about the way to each race. */
export function raceNotes(context: PlanContext, weeks: readonly PlanWeek[], races: readonly Race[]): PlanNote[] {
  const first = weeks[0];
  if (first === undefined) return [];
  return races.flatMap((race): PlanNote[] => [
    ...neverTrainedNotes(context, weeks, race),
    { kind: "taper", text: `${race.name} ${dayText(race, first.startDate)}${easyDays(race)}` },
  ]);
}

/** The goal of a running race beside what the numbers say, and a race that lies behind the block. */
export function goalNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const [first] = weeks;
  if (first === undefined) return [];
  const end = addDays(first.startDate, 7 * weeks.length);
  return (context.athlete.competitions ?? []).flatMap((entered): PlanNote[] => {
    const format = competitionFormat(`${entered.type ?? ""} ${entered.name ?? ""}`);
    if (format === undefined || entered.priority === "C" || entered.date < first.startDate) return [];
    const name = entered.name ?? `the ${entered.type ?? "race"}`;
    const weeksAfter = Math.ceil((daysBetween(end, entered.date) + 1) / 7);
    const isBehind = entered.date >= end && weeksAfter <= WEEKS_BEHIND && entered.priority === "A";
    const behind = `${name} is on ${dayInWords(entered.date)}, in week ${weeksAfter} after this block: the next block goes on from here, with the taper and the race day.`;
    return [
      ...(isBehind ? [{ kind: "taper" as const, text: behind }] : []),
      ...(format.kind === "running" && entered.goal !== undefined ? goalText(context, name, format.distance, entered.goal) : []),
    ];
  });
}

const WEEKS_BEHIND = 8;
/** A goal so much faster than the numbers is none for this race yet (race-demands.md section 2). */
const IN_REACH = 0.96;

function goalText({ capacities, level }: PlanContext, name: string, metres: Metres | undefined, goal: Seconds): PlanNote[] {
  const predicted = metres === undefined ? undefined : predictedSeconds({ capacities, level }, metres);
  if (metres === undefined || predicted === undefined) return [];
  const pace = formatPace(goal / (metres / 1000));
  const judged =
    goal >= predicted
      ? "the goal is within them"
      : goal >= IN_REACH * predicted
        ? "the goal is a step beyond them, and training is for that"
        : "the goal is not supported by them yet: training paces follow the numbers, and a test can change that";
  return [
    {
      kind: "progress",
      text: `${name}: your goal of ${formatClock(goal)} is ${pace}. Your numbers say about ${formatClock(60 * Math.round(predicted / 60))}, so ${judged}.`,
    },
  ];
}

/** Whether to start each race, and the test that decides it (return-ladders.md section 9). */
export function startNotes({ reading }: PlanContext, races: readonly Race[]): PlanNote[] {
  return races.flatMap((race): PlanNote[] => {
    const { advice, isTested } = raceDay(race, reading);
    if (advice === "") return [];
    const test = ` Try it two to four days before: ${RACE_TESTS[race.format.kind]} The pain then and the next morning decide.`;
    return [{ kind: "injury", text: `${race.name}: ${advice}${isTested ? test : ""}` }];
  });
}

const RUN_TEST = "20 minutes easy with four times 20 seconds at race pace.";
const RACE_TESTS: { readonly [kind in Race["format"]["kind"]]: string } = {
  running: RUN_TEST,
  triathlon: RUN_TEST,
  hyrox: "20 minutes easy with four times 20 seconds at race pace, ten wall balls, ten lunges and a minute of rowing.",
  crossfit: "20 minutes easy, then the movements of the events at half speed.",
  powerlifting: "up to 10 % below the opener of each lift.",
  weightlifting: "up to 10 % below the opener of each lift.",
};

/** What the event has and no session before it: missing equipment and injuries change training, never the race. */
function neverTrainedNotes({ picker }: PlanContext, weeks: readonly PlanWeek[], race: Race): PlanNote[] {
  const sessions = weeks.flatMap((week) => week.sessions);
  const event = sessions.find((session) => session.code === "RACE" && session.date === race.date);
  const before = sessions.filter((session) => session.date < race.date);
  if (event === undefined || before.length === 0 || race.format.kind === "running" || race.format.kind === "triathlon") return [];
  const trained = new Set(before.flatMap((session) => Object.values(session.blocks).flat()).map(({ name }) => name));
  const missing = [...new Set(event.blocks.mainWorkout.map(({ name }) => name))].filter(
    (name) => !trained.has(name) && name !== "Tempo run",
  );
  if (missing.length === 0) return [];
  const byReason = Map.groupBy(missing, (name) => whyNot(picker.pick(name)));
  const list = [...byReason].map(([reason, names]) => `${names.join(", ")}${reason}`).join("; ");
  const text = `${race.name} has what this plan does not train: ${list}. The race stays as it is: do what you can get to once or twice before it, easily and not in the last week. What an injury closes stays closed until it has passed.`;
  return [{ kind: "wish-not-met", text }];
}

/** In brackets, when something keeps the athlete from it in training. */
function whyNot({ replaced }: Choice): string {
  return replaced === undefined ? "" : ` (${replaced.reason.replace(/\.$/u, "").replace(/^It needs/u, "it needs")})`;
}

function dayText(race: Race, startDate: Day): string {
  const daysToGo = daysBetween(startDate, race.date);
  if (daysToGo < 0) return `was on ${dayInWords(race.date)}:`;
  const on = `on ${dayInWords(race.date)}:`;
  const light = `without heavy leg work in the last ${race.taperDays === 0 ? "three days" : `${Math.min(race.lastHeavyLegs, 14)} days`}`;
  if (race.taperDays === 0) return `${on} two or three easy days before it instead of a taper, ${light}, and`;
  if (daysToGo < 7)
    return `${on} fewer than seven days are left, so this is a mini-taper of short sessions, a few of them sharp; nothing can be built any more, and`;
  return `${on} the ${Math.min(race.taperDays, daysToGo)} days before it carry about half the usual volume at full intensity, the last hard session is ${race.lastHard} days out or earlier, ${light}, and`;
}

function easyDays(race: Race): string {
  return ` ${race.easyDays} easy days follow.`;
}
