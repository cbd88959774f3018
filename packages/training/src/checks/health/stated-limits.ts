import { addDays } from "../../calendar/day.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { healthCheck, isJumping, maxKilograms } from "../../health/exercise-limits.ts";
import { BEFORE_CLEARANCE, type HealthLimits } from "../../health/limits.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { healthSeconds } from "../../session/time-frame.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import { getNames } from "../../injuries/activities.ts";
import { sessionRunMetres, weekRunMetres } from "../../week/run/run-metres.ts";
import { getItems, inSession, inWeek, type RuleFacts } from "../rule.ts";
import { isHeld } from "../../session/finish/exercise-cues.ts";

/** Whole minutes and half repetitions. */
const MINUTE = 60;
/** Lines of a warm-up have their own lengths. */
const ROUNDING = 3 * MINUTE;

/**
 * special-populations.md sections 1, 2.6 and 3: every field of the limits holds in every session of its day but a race, exercise by exercise:
 * what is closed is in no line and no list of substitutions, and weights, repetitions, jumps, runs, warm-up and cooldown are within their number.
 */
export function statedProblems(facts: RuleFacts): Violation[] {
  return [...sessionProblems(facts), ...tooManyDays(facts), ...runsInARow(facts), ...tooManyRuns(facts), ...onClosedDays(facts)];
}

/** Runs on two days in a row, or fast ones, where they are ruled out. */
function runsInARow({ sessions, on }: RuleFacts): Violation[] {
  const runs = sessions.filter((session) => session.code !== "RACE" && runSeconds(session) > SHORTEST_RUN);
  return runs.flatMap((session) => {
    const { consecutiveRuns, fastRunsInARow } = on(session.date).reading.health.limits;
    const next = runs.find(({ date }) => date === addDays(session.date, 1));
    if (next === undefined) return [];
    const isFast = [session, next].every(({ code }) => codeFacts(code).fastRun);
    const isWrong = !consecutiveRuns || (!fastRunsInARow && isFast && session.hard && next.hard);
    return isWrong ? [inSession("health", next, "a run on the day after a run")] : [];
  });
}

/** More days of training in a row than are allowed; races have their own days. */
function tooManyDays({ sessions, reading }: RuleFacts): Violation[] {
  const { daysInARow } = reading.health.limits;
  if (daysInARow >= 7) return [];
  const dates = new Set(sessions.filter(({ code }) => code !== "RACE").map(({ date }) => date));
  return sessions
    .filter(
      ({ date, code }) =>
        code !== "RACE" && Array.from({ length: daysInARow }, (_, at) => addDays(date, -1 - at)).every((day) => dates.has(day)),
    )
    .map((session) => inSession("health", session, `more than ${daysInARow} days of training in a row`));
}

/** Days and kilometres of running a week, those of warm-ups counted. */
function tooManyRuns({ plan, on, easy }: RuleFacts): Violation[] {
  return plan.weeks.flatMap((week) => {
    const { runsPerWeek, weeklyRunMetres } = on(week.startDate).reading.health.limits;
    const runs = week.sessions.filter((session) => runSeconds(session) > SHORTEST_RUN).length;
    const metres = weeklyRunMetres === Infinity ? 0 : weekRunMetres(week, easy);
    return [
      ...(runs > runsPerWeek ? [inWeek("health", week.week, `${runs} runs where ${runsPerWeek} are the most`)] : []),
      ...(metres > METRES_ROUNDING * weeklyRunMetres
        ? [inWeek("health", week.week, `${Math.round(metres / 100) / 10} km of running where ${weeklyRunMetres / 1000} are the most`)]
        : []),
    ];
  });
}

/** Metres are printed in tenths of a kilometre. */
const METRES_ROUNDING = 1.005;

const WITHOUT_LIFTING: ReadonlySet<string> = new Set(["HX", "RC"]);

/** Nothing of what is closed or missing on a weekday, and no session on a day off. */
function onClosedDays({ sessions, reading: { days } }: RuleFacts): Violation[] {
  if (days.length === 0) return [];
  return sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => {
      const limits = limitsOnDay(days, session.date);
      // Behind a match small exercises for the legs stay: what is heavy or fast on them does not.
      const isSpared = limits.some(({ after, closed: spared }) => after !== undefined && spared.includes("leg-strength"));
      const activities = limits.flatMap(({ after, closed: all }) =>
        after === undefined ? all : all.filter((activity) => activity !== "leg-strength"),
      );
      const closed = new Set(activities.flatMap(getNames));
      // A day without lifting still has the minutes that a sore part is treated with, the stations of a Hyrox and the drills of a recovery session.
      const ofSingle = new Set(activities.filter((one) => one !== "lifting").flatMap(getNames));
      const ofStations = new Set(activities.filter((one) => one !== "lifting" && one !== "leg-strength").flatMap(getNames));
      const without = new Set(limits.flatMap((limit) => limit.without));
      const wrong = getItems(session).find(
        ({ name, notes = "" }) =>
          (WITHOUT_LIFTING.has(session.code) ? ofStations : CARE.test(notes) ? ofSingle : closed).has(name) ||
          findExercise(name)?.equipment.some((item) => without.has(equipmentKey(item))) === true,
      );
      return [
        ...(wrong === undefined ? [] : [inSession("health", session, `${wrong.name} on a day without it`)]),
        ...(isSpared && session.heavyLower ? [inSession("health", session, "heavy legs on the day after a match")] : []),
        ...(limits.some(({ isOff }) => isOff === true) ? [inSession("health", session, "a session on a day off")] : []),
      ];
    });
}

/** Notes of rehabilitation drills. */
const CARE = /^For the [a-z ]+: /u;

/** A jog of the warm-up is no run. */
const SHORTEST_RUN = 360;

function sessionProblems({ athlete, sessions, on, easy }: RuleFacts): Violation[] {
  const checks = new Map<HealthLimits, ReturnType<typeof healthCheck>>();
  return sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => {
      const { limits } = on(session.date).reading.health;
      const closes = checks.get(limits) ?? healthCheck(limits, () => "");
      checks.set(limits, closes);
      return [...closedLines(session, closes), ...numberProblems(session, limits, easy, (athlete.age ?? ADULT) < ADULT)].map((message) =>
        inSession("health", session, message),
      );
    });
}

function closedLines(session: Session, closes: ReturnType<typeof healthCheck>): readonly string[] {
  const trained = getItems(session).filter(({ notes }) => notes?.startsWith("Test for the start:") !== true);
  const names = new Set(trained.flatMap(({ name, substitutions = [] }) => [name, ...substitutions]));
  return [...names].flatMap((name) => {
    const exercise = findExercise(name);
    const reason = exercise === undefined ? undefined : closes(exercise);
    return reason === undefined ? [] : [`${name} although: ${reason}`];
  });
}

const EASY_RUNS: ReadonlySet<Session["code"]> = new Set<Session["code"]>(["RL", "REs"]);

const ADULT = 18;

function numberProblems(session: Session, limits: HealthLimits, easy: number, isYoung: boolean): readonly string[] {
  const lines = getItems(session);
  const heavy = lines.find((item) => getKilograms(item) > maxKilograms(limits, item.name));
  // Estimated loads are as light as the weights there are: where the athlete can do no more with them, fewer repetitions are right.
  const sets = session.blocks.strength.filter(({ load }) => load?.estimated === false);
  // Under eighteen a single with the coach is no set.
  const isSingle = (item: ExerciseItem): boolean => isYoung && item.dose.reps === 1 && (item.sets ?? 1) === 1;
  const short = sets.find((item) => getReps(item) < limits.fewestReps && isRepeated(item) && !isSingle(item));
  const long = session.blocks.strength.find((item) => getReps(item) > Math.max(limits.mostReps, limits.fewestReps));
  const jumps = lines.filter(isJump).reduce((sum, { sets: count = 1, dose }) => sum + count * (dose.reps ?? 0), 0);
  const run = runSeconds(session);
  const metres = limits.runMetres === Infinity || session.code === "HX" ? 0 : sessionRunMetres(session, easy);
  const swum = lines
    .filter(({ name }) => /^(?:swim|kickboard)/iu.test(name))
    .reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
  const unbroken = Math.max(0, ...lines.filter(({ name }) => /^swim/iu.test(name)).map(({ dose }) => dose.metres ?? 0));
  const ridden = lines.filter(({ name }) => getNames("bike").includes(name)).reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
  const breathless = lines.find(({ name, rpe = 0 }) => rpe > limits.aerobicRpe && findExercise(name)?.category === "cardio");
  const { warmup, cooldown } = session.blocks;
  const total = 60 * session.duration;
  // Easy work is its own warm-up.
  const isItsOwnWarmup =
    limits.clearance === "required" ||
    session.intensityLevel < 5 ||
    EASY_RUNS.has(session.code) ||
    isWalk(session) ||
    session.duration <= BEFORE_CLEARANCE.minutes;
  return [
    ...(breathless === undefined
      ? []
      : [`${breathless.name} at RPE ${breathless.rpe ?? 0} where ${limits.aerobicRpe} is the most under the pulse`]),
    ...(heavy === undefined ? [] : [`${heavy.name}: ${getKilograms(heavy)} kg where ${maxKilograms(limits, heavy.name)} kg are allowed`]),
    ...(short === undefined || limits.fewestReps < 2
      ? []
      : [`${short.name} in sets of ${getReps(short)} where ${limits.fewestReps} are the fewest`]),
    ...(long === undefined ? [] : [`${long.name} in sets of ${getReps(long)} where ${limits.mostReps} are the most`]),
    ...(jumps > limits.contacts ? [`${jumps} jumps where ${limits.contacts} are the most`] : []),
    ...(metres > METRES_ROUNDING * limits.runMetres
      ? [`a run of ${Math.round(metres / 100) / 10} km where ${limits.runMetres / 1000} are the most`]
      : []),
    ...(unbroken > limits.swimRepeatMetres ? [`${unbroken} m without a rest where ${limits.swimRepeatMetres} are the most`] : []),
    ...(swum > limits.swimMetres ? [`${swum} m of swimming where ${limits.swimMetres} are the most`] : []),
    ...(ridden > MINUTE * (limits.rideMinutes + 1)
      ? [`a ride of ${Math.round(ridden / 60)} min where ${limits.rideMinutes} are the most`]
      : []),
    ...(run > MINUTE * limits.runMinutes + MINUTE ? [`a run of ${Math.round(run / 60)} min where ${limits.runMinutes} are the most`] : []),
    ...(isItsOwnWarmup || getSeconds(warmup) + easyStartSeconds(session) >= healthSeconds(limits.warmupMinutes, total, "warmup") - ROUNDING
      ? []
      : [`a warm-up of ${Math.round(getSeconds(warmup) / 60)} min where ${limits.warmupMinutes} are asked for`]),
    ...(isItsOwnWarmup || getSeconds(cooldown) >= healthSeconds(limits.cooldownMinutes, total, "cooldown") - ROUNDING
      ? []
      : [`a cooldown of ${Math.round(getSeconds(cooldown) / 60)} min where ${limits.cooldownMinutes} are asked for`]),
    ...(limits.liftFromFloor
      ? []
      : session.blocks.strength
          .filter((item) => isHeld(item) && item.notes?.includes("from a chair") !== true)
          .map(({ name }) => `${name} from the floor`)),
    ...(limits.pulse < Infinity && !session.coachNotes.strategy.includes(`${limits.pulse}`)
      ? [`says nothing of the pulse up to ${limits.pulse}`]
      : []),
  ];
}

/** A swim begins with its own easy lengths, which warm nobody less than minutes on the deck (special-populations.md section 1). */
function easyStartSeconds({ code, blocks: { mainWorkout } }: Session): number {
  if (code !== "SW" && code !== "SWs") return 0;
  const first = mainWorkout.findIndex(({ rpe = Infinity }) => rpe > EASY_LENGTHS);
  return getSeconds(first < 0 ? mainWorkout : mainWorkout.slice(0, first));
}

const EASY_LENGTHS = 4;

function isWalk({ blocks: { strength, skill, mainWorkout } }: Session): boolean {
  return strength.length + skill.length === 0 && mainWorkout.every(({ name }) => name === "Brisk walk");
}

function getKilograms({ load }: ExerciseItem): number {
  return load === undefined ? 0 : load.kilograms * (load.perHand ? 2 : 1);
}

function getReps({ dose, reps }: ExerciseItem): number {
  const all = dose.reps ?? 0;
  return reps?.endsWith("each side") === true ? all / 2 : all;
}

/** Holds and carries have no repetitions, and Olympic lifts their own (strength.md section 3). */
function isRepeated({ name, dose }: ExerciseItem): boolean {
  return dose.reps !== undefined && findExercise(name)?.movementPattern.startsWith("olympic") !== true;
}

function isJump({ name }: ExerciseItem): boolean {
  const exercise = findExercise(name);
  return exercise !== undefined && isJumping(exercise) && !/under/iu.test(name);
}

function getSeconds(items: readonly ExerciseItem[]): number {
  return items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
}
