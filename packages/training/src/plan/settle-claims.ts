import type { PlanWeek, SeasonPhase, Session } from "../model/plan.ts";
import { isRaceSpecific, isThresholdWork } from "../model/key-work.ts";
import { isHeavierThan } from "../model/lifted-more.ts";
import { isOneSided } from "../session/strength/strength.ts";
import { formatDistance } from "../units/format.ts";
import type { Metres } from "../units/units.ts";
import { longRunMetres, withTrueTimes } from "./settle-times.ts";

/**
 * The weeks with every sentence that speaks of other sessions set right: written while a week was built, it is only true once all of them are
 * there. What was kept from before an adjustment stays as it was read.
 */
export function settleClaims(weeks: readonly PlanWeek[], kept: ReadonlySet<string> = new Set(), ahead: Metres = 0): readonly PlanWeek[] {
  const all = weeks.flatMap(({ sessions }) => sessions);
  const longest = Math.max(ahead, ...all.filter(({ code }) => code === "RL").map(longRunMetres));
  return withTruePhases(weeks).map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => (kept.has(session.id) ? session : settled(withTrueLongest(session, longest), all))),
  }));
}

const ON_THE_WAY = /^A step towards your (?<kilometres>[\d.]+) km long run\. /u;
/** Share of the longest run from which on the athlete has arrived there. */
const LONGEST_REACHED_SHARE = 0.97;

/** The longest run that is named is one that the plan, or the season after it, really has. */
function withTrueLongest(session: Session, longest: Metres): Session {
  const { trainingIntent } = session;
  const named = ON_THE_WAY.exec(trainingIntent)?.groups?.kilometres;
  if (named === undefined || 1000 * Number(named) <= longest / LONGEST_REACHED_SHARE) return session;
  const isThere = longRunMetres(session) >= LONGEST_REACHED_SHARE * longest;
  const told = longest < TOLD_EXACTLY ? 100 * Math.floor(longest / 100) : 1000 * Math.floor(longest / 1000);
  const instead = isThere ? "" : `A step towards your ${formatDistance(told)} long run. `;
  return { ...session, trainingIntent: trainingIntent.replace(ON_THE_WAY, instead) };
}

/** Below it a longest run is told to a hundred metres. */
const TOLD_EXACTLY: Metres = 10_000;

function settled(session: Session, all: readonly Session[]): Session {
  return withTrueTimes(withTruePurpose(withTrueFallback(withTrueBalance(session), all), all), all);
}

const IN_BALANCE = "Press and pull in balance.";

/** What follows the lifts presses and pulls as well, and only the whole day shows whether the two are in balance. */
function withTrueBalance(session: Session): Session {
  const { trainingIntent, blocks } = session;
  if (!trainingIntent.includes(IN_BALANCE) || !isOneSided([...blocks.skill, ...blocks.strength, ...blocks.mainWorkout])) return session;
  return { ...session, trainingIntent: trainingIntent.replace(IN_BALANCE, "Upper-body strength.") };
}

const REPEAT_TEXT = "If not, repeat last week's session.";
const LEAVE_OUT = "If not, leave out the exercises that hurt.";
/** A session that somebody is sent back to asks for no more than this one. */
const NO_HARDER = 1.15;

/** The advice to repeat last week's session is kept only when last week has a session of the same kind. */
export function isRepeatable(last: Session | undefined, session: Session): boolean {
  return last !== undefined && last.code === session.code && last.code !== "RACE" && last.load <= NO_HARDER * session.load;
}

/** Whether its notes send the athlete back to last week's session. */
export function sendsBack({ coachNotes }: Session): boolean {
  return coachNotes.warmup.includes(REPEAT_TEXT);
}

function withTrueFallback(session: Session, all: readonly Session[]): Session {
  const { coachNotes, week, weekday } = session;
  if (!sendsBack(session)) return session;
  const last = all.findLast((other) => other.week === week - 1 && other.weekday === weekday);
  if (isRepeatable(last, session)) return session;
  return { ...session, coachNotes: { ...coachNotes, warmup: coachNotes.warmup.replaceAll(REPEAT_TEXT, LEAVE_OUT) } };
}

const HEAVIER_INTENT = /^Make the (?<lifts>.+?) heavier[^.]*\.$/u;

function withTruePurpose(session: Session, all: readonly Session[]): Session {
  const { trainingIntent } = session;
  const lifts = HEAVIER_INTENT.exec(trainingIntent)?.groups?.lifts;
  if (lifts === undefined) return session;
  const last = all.findLast(
    (other) => other.date < session.date && other.code === session.code && other.weekday === session.weekday && !other.isDeload,
  );
  if (last === undefined || isHeavierThan(session, last)) return session;
  return { ...session, trainingIntent: `The same weights for ${lifts}: today make every lift as good as the best of last time.` };
}

/** "build" and "specific" are names of work: weeks without it are called what they are. */
function withTruePhases(weeks: readonly PlanWeek[]): readonly PlanWeek[] {
  let before: SeasonPhase = "base";
  return consecutive(weeks).flatMap((run) => {
    const season = run[0]?.season;
    const name = trueName(season, run, before);
    if (name !== undefined && BUILDING_PHASES.has(name)) before = name;
    return name === season || name === undefined ? run : run.map((week) => ({ ...week, season: name }));
  });
}

const BUILDING_PHASES: ReadonlySet<SeasonPhase> = new Set<SeasonPhase>(["base", "build"]);

function trueName(season: SeasonPhase | undefined, weeks: readonly PlanWeek[], before: SeasonPhase): SeasonPhase | undefined {
  if (season !== "build" && season !== "specific") return season;
  const loading = weeks.filter(({ isDeload }) => !isDeload);
  if (loading.length === 0) return before;
  const sessions = loading.flatMap((week) => week.sessions);
  if (sessions.some((session) => isRaceSpecific(session))) return season;
  return sessions.some((session) => isThresholdWork(session)) ? "build" : "base";
}

/** Weeks of one name that follow each other. */
function consecutive(weeks: readonly PlanWeek[]): PlanWeek[][] {
  const found: PlanWeek[][] = [];
  for (const week of weeks) {
    const last = found.at(-1);
    if (last !== undefined && last[0]?.season === week.season) last.push(week);
    else found.push([week]);
  }
  return found;
}
