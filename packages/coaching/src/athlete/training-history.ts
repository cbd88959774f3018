import { withoutUnknown } from "@ironpace/contract";
import { addDays, type Day, type Known, getMonday, type TrainingHistory } from "@ironpace/training";
import { countedSession, type CountedSession, LOGGED_WEEKS, type LoggedSession, sum } from "./logged-session.ts";

/** Full weeks that a mean is made of, those that make it beat what was told, and those below which what was told is only nearly believed. */
const MEAN_WEEKS = 4;
const TRUSTED_WEEKS = 3;
const FEW_WEEKS = 2;
const UNPROVEN_SHARE = 0.9;

/** Weeks around a race that say nothing of ordinary training, at most. */
const MOST_RACE_WEEKS = 2;

/** A longest run so much longer than the second is an exception, and counts less. */
const OUTLIER = { ratio: 1.5, share: 0.9 };

/** Told and logged further apart: the lower one counts, and the athlete is asked. */
const DISAGREEMENT = 0.3;

/** What is known of recent training, and the sentences that ask about what does not fit together. */
export interface KnownHistory {
  readonly history: TrainingHistory | undefined;
  readonly questions: readonly string[];
}

export interface HistorySources {
  readonly told: TrainingHistory | undefined;
  readonly logged: readonly LoggedSession[];
  /** Days of races, past ones too. */
  readonly races: readonly Day[];
  readonly today: Day;
}

/**
 * Recent training from the log where it says enough, else as told (race-demands.md section 1.2). A log without a single run says nothing of
 * running, nor one without a ride of riding.
 */
export function trainingHistory({ told, logged, races, today }: HistorySources): KnownHistory {
  const sessions = logged.map(countedSession);
  const weeks = fullWeeks(sessions, races, today);
  const runWeeks = sessions.some(({ runMetres }) => runMetres > 0) ? weeks : [];
  const since = addDays(today, -7 * MEAN_WEEKS);
  const recent = sessions.filter(({ day }) => day > since && day <= today);
  const longestRun = longest(recent.map((session) => session.longestRun));
  const kilometres = agree(
    told?.weeklyRun,
    mean(runWeeks, (week) => sum(week.map(({ runMetres }) => runMetres))),
    runWeeks.length,
  );
  const minutes = agree(
    told?.weeklyMinutes,
    mean(weeks, (week) => sum(week.map((session) => session.minutes))),
    weeks.length,
  );
  const history = withoutUnknown({
    ...told,
    weeklyRun: kilometres.known,
    longestRun: agree(told?.longestRun, longestRun, runWeeks.length, 1).known,
    runsPerWeek: agree(
      told?.runsPerWeek,
      mean(runWeeks, (week) => week.filter(({ runMetres }) => runMetres > 0).length),
      runWeeks.length,
      1,
    ).known,
    weeklyMinutes: minutes.known,
    longestRide: agree(told?.longestRide, longest(sessions.map(({ rideMinutes }) => rideMinutes)), weeks.length, 1).known,
    longestSwim: agree(told?.longestSwim, longest(sessions.map(({ longestSwim }) => longestSwim)), weeks.length, 1).known,
  });
  return {
    history: Object.keys(history).length === 0 ? undefined : history,
    questions: [
      ...question(kilometres.disagreement, (metres) => `${Math.round(metres / 1000)} km of running a week`),
      ...question(minutes.disagreement, (value) => `${Math.round((value / 60) * 2) / 2} h of training a week`),
    ],
  };
}

interface Agreement {
  readonly known: Known | undefined;
  readonly disagreement?: { readonly told: number; readonly logged: number };
}

/** One value of two sources. `unproven` is the share of what was told that counts while hardly anything is logged. */
function agree(told: Known | undefined, logged: number | undefined, weeks: number, unproven = UNPROVEN_SHARE): Agreement {
  const fromLog: Known | undefined = logged === undefined ? undefined : { value: logged, source: "logged" };
  if (told === undefined) return { known: weeks >= FEW_WEEKS ? fromLog : undefined };
  if (fromLog === undefined || weeks < TRUSTED_WEEKS)
    return { known: weeks < FEW_WEEKS ? { ...told, value: told.value * unproven } : told };
  const larger = Math.max(told.value, fromLog.value);
  if (Math.abs(told.value - fromLog.value) <= DISAGREEMENT * larger) return { known: fromLog };
  return { known: told.value < fromLog.value ? told : fromLog, disagreement: { told: told.value, logged: fromLog.value } };
}

/** The last full weeks in which something was done, the newest first. A week of a race, the one before and the one after do not count. */
function fullWeeks(sessions: readonly CountedSession[], races: readonly Day[], today: Day): readonly (readonly CountedSession[])[] {
  const thisMonday = getMonday(today);
  const mondays = Array.from({ length: LOGGED_WEEKS }, (_, index) => addDays(thisMonday, -7 * (index + 1)));
  const raceWeeks = new Set(races.map(getMonday).flatMap((monday) => [addDays(monday, -7), monday, addDays(monday, 7)]));
  const skipped = mondays.filter((monday) => raceWeeks.has(monday)).slice(0, MOST_RACE_WEEKS);
  return mondays
    .filter((monday) => !skipped.includes(monday))
    .map((monday) => sessions.filter(({ day }) => getMonday(day) === monday))
    .filter((week) => week.length > 0)
    .slice(0, MEAN_WEEKS);
}

function mean(weeks: readonly (readonly CountedSession[])[], valueOf: (week: readonly CountedSession[]) => number): number | undefined {
  return weeks.length === 0 ? undefined : sum(weeks.map(valueOf)) / weeks.length;
}

/** The longest of all; a single one that stands far out counts nine tenths. Undefined when nothing was done. */
function longest(lengths: readonly number[]): number | undefined {
  const [first = 0, second = 0] = lengths.toSorted((a, b) => b - a);
  if (first === 0) return undefined;
  return second > 0 && first > OUTLIER.ratio * second ? OUTLIER.share * first : first;
}

function question(disagreement: Agreement["disagreement"], words: (value: number) => string): readonly string[] {
  if (disagreement === undefined) return [];
  const { told, logged } = disagreement;
  return [
    `Your profile says ${words(told)}, your log shows ${words(logged)}. Your plan starts from the lower number. Update your profile if it is out of date.`,
  ];
}
