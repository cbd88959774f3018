import type { Session } from "../model/plan.ts";
import type { Metres } from "../units/units.ts";
import { farthestSwim } from "../week/triathlon/long-swim.ts";

const ON_THE_WAY = /^A step towards your (?<kilometres>[\d.]+) km long run\. /u;
/** Share of the length named in a title that counts as reached: rounding of a title is no step. */
const LENGTH_REACHED_SHARE = 0.97;
const LAST_HARD = "The last hard work: you cannot gain more fitness before the race.";
const NOT_LAST = "Race effort while the legs get fresh: only a touch of it comes after this.";
const GROWING_SWIM_TEXT = "The swim that grows towards the race";
const STEADY_SWIM_TEXT = "A long swim";

/** The session without a sentence about time that the sessions around it have overtaken: what was reached, what is not the last, what does not grow. */
export function withTrueTimes(session: Session, all: readonly Session[]): Session {
  return withTrueGrowth(withTrueLast(withTrueWay(session, all), all), all);
}

/** A run is no step towards a length that was run before or that no longer comes before the race. */
function withTrueWay(session: Session, all: readonly Session[]): Session {
  const kilometres = Number(ON_THE_WAY.exec(session.trainingIntent)?.groups?.kilometres ?? 0);
  if (kilometres === 0 || isOnTheWay(session, all, kilometres)) return session;
  return { ...session, trainingIntent: session.trainingIntent.replace(ON_THE_WAY, "") };
}

/** Metres of a long run that are run: rowing beside it brings nobody nearer to a longest run. */
export function longRunMetres({ blocks }: Pick<Session, "blocks">): Metres {
  return [...blocks.warmup, ...blocks.mainWorkout].reduce(
    (sum, { name, sets = 1, dose }) => (/\brun\b/iu.test(name) ? sum + sets * (dose.metres ?? 0) : sum),
    0,
  );
}

/** Whether no run before the session was that long, and one after it is, as far as the race lies within the plan. */
export function isOnTheWay(session: Session, all: readonly Session[], kilometres: number): boolean {
  const isThere = (other: Session): boolean => other.code === "RL" && longRunMetres(other) >= LENGTH_REACHED_SHARE * 1000 * kilometres;
  const race = all.find(({ code, date }) => code === "RACE" && date > session.date);
  if (all.some((other) => other.date < session.date && isThere(other))) return false;
  return race === undefined || all.some((other) => other.date > session.date && other.date < race.date && isThere(other));
}

function withTrueLast(session: Session, all: readonly Session[]): Session {
  if (!session.trainingIntent.includes(LAST_HARD) || isLastHard(session, all)) return session;
  return { ...session, trainingIntent: session.trainingIntent.replace(LAST_HARD, NOT_LAST) };
}

/** Whether nothing after the session is hard before its race. */
export function isLastHard(session: Session, all: readonly Session[]): boolean {
  const race = all.find(({ code, date }) => code === "RACE" && date > session.date);
  return !all.some((other) => other.hard && other.code !== "RACE" && other.date > session.date && other.date < (race?.date ?? other.date));
}

function withTrueGrowth(session: Session, all: readonly Session[]): Session {
  if (!session.description.startsWith(GROWING_SWIM_TEXT) || hasGrown(session, all)) return session;
  return { ...session, description: session.description.replace(GROWING_SWIM_TEXT, STEADY_SWIM_TEXT) };
}

/** Whether the swim is longer than every long swim before it. */
export function hasGrown(session: Session, all: readonly Session[]): boolean {
  const before = all.filter(({ date, title }) => date < session.date && title.includes("Long swim"));
  return farthestSwim([session]) > farthestSwim(before) || before.length === 0;
}
