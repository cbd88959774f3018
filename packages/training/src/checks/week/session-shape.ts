import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { RUN_WARMUP_SHARE, SHORTEST_WARMUP, WARMUP_SHARE } from "../../session/time-frame.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { isBeforeRace } from "../../season/race-window.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/** Lines have their own lengths, and the work comes out a little shorter than its time. */
const ROUNDING = 150;
/** What an injury closes of the work makes the session shorter, not its warm-up. */
const BESIDE_AN_INJURY = 300;
const LONGEST_COOLDOWN = 600;

/**
 * LP23, LP24 (load-plausibility.md section 15): the warm-up is at least four minutes and a fifth of the session at most (three tenths before running),
 * the cooldown a tenth and two minutes, ten at most; health that asks for more
 * goes first, and a test has twenty minutes of warm-up.
 */
export const startAndEnd: Rule = (facts) =>
  facts.sessions.filter(({ code }) => code !== "RACE" && code !== "RC").flatMap((session) => endProblems(facts, session));

function endProblems({ on }: RuleFacts, session: Session): Violation[] {
  const { health, regions } = on(session.date).reading;
  const { warmupMinutes, cooldownMinutes } = health.limits;
  // Strides are the first of the work.
  const [start, end] = [
    getSeconds(session.blocks.warmup.filter(({ name }) => name !== "Strides")),
    getSeconds(session.blocks.cooldown.filter((item) => !isCare(item))),
  ];
  const all = 60 * session.duration;
  const share = /^(?:RT|RI|RL|RE|HX)/u.test(session.code) ? RUN_WARMUP_SHARE : WARMUP_SHARE;
  const most = Math.max(SHORTEST_WARMUP, share * all, 60 * warmupMinutes) + (regions.length === 0 ? ROUNDING : BESIDE_AN_INJURY);
  const found: Violation[] = [];
  // What a sore region and the balance ask for has its own minutes.
  const asked = getSeconds(session.blocks.warmup.filter(isCare));
  if (start - asked > (isTest(session) ? LONGEST_FOR_TEST : most))
    found.push(inSession("LP23", session, `a warm-up of ${minutes(start)} in ${session.duration} min`));
  if (start > 0 && start < SHORTEST_WARMUP - ROUNDING) found.push(inSession("LP23", session, `a warm-up of ${minutes(start)}`));
  const longest = Math.max(Math.min(LONGEST_COOLDOWN, 0.1 * all + 120), 60 * cooldownMinutes) + ROUNDING;
  if (end > longest) found.push(inSession("LP24", session, `a cooldown of ${minutes(end)} in ${session.duration} min`));
  return found;
}

/** Before lifting and after a run there is the graded work of what is sore, and balance. */
function isCare({ notes = "" }: ExerciseItem): boolean {
  return /^(?:For the|Test for the|Balance:)/u.test(notes);
}

/** A test has the warm-up of a race, whatever its length (section 8). */
const LONGEST_FOR_TEST = 1200 + ROUNDING;

function isTest({ updates, title }: Session): boolean {
  return updates !== undefined || /\bbenchmark\b/iu.test(title);
}

function getSeconds(items: readonly ExerciseItem[]): number {
  return items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
}

function minutes(seconds: number): string {
  return `${Math.round(seconds / 60)} min`;
}

function isRaceWeek(date: Day, races: readonly Race[]): boolean {
  return races.some((race) => race.date > date && daysBetween(date, race.date) <= DAYS_OF_RACE_WEEK);
}

const DAYS_OF_RACE_WEEK = 7;

const ENDURANCE: ReadonlySet<Session["code"]> = new Set<Session["code"]>(["RE", "RL", "BK", "SW", "ZE"]);
const FAR_FROM = 1.5;
/** A few minutes at race effort make no hard session. */
const LONG_ENOUGH = 480;

/** LP21: the effort of an endurance session is within 1.5 points of half its hardest line and half the mean over the time of its work; the touches of a taper are few. */
export const enduranceEffort: Rule = ({ sessions, races }) =>
  sessions
    .filter(({ code, date }) => ENDURANCE.has(code) && !isBeforeRace(races, date) && !isRaceWeek(date, races))
    .flatMap((session): Violation[] => {
      const work = session.blocks.mainWorkout.filter(({ rpe, name }) => rpe !== undefined && name !== "Strides");
      const seconds = getSeconds(work);
      if (seconds === 0) return [];
      const mean = work.reduce((sum, { rpe = 0, dose }) => sum + rpe * dose.totalSeconds, 0) / seconds;
      const long = work.filter(({ sets = 1, dose }) => sets * (dose.seconds ?? 0) >= LONG_ENOUGH);
      const estimated = (Math.max(...(long.length === 0 ? work : long).map(({ rpe = 0 }) => rpe)) + mean) / 2;
      return Math.abs(session.intensityLevel - estimated) <= FAR_FROM + 1e-9
        ? []
        : [inSession("LP21", session, `RPE ${session.intensityLevel} for lines of about ${estimated.toFixed(1)}`)];
    });

const EASY_CODES: ReadonlySet<Session["code"]> = new Set<Session["code"]>(["RE", "ZE", "RC"]);
const EASY = { rpe: 4, share: 0.9 } as const;
/** Brisk minutes are the training of who has no other endurance than these days. */
const BRISK_RPE = 5;

/** LP20: nine tenths of an easy day are at RPE 4 or less, in general fitness at RPE 5; strides are the rest, and before a race its touches of pace. */
export const easyDays: Rule = ({ sessions, races, athlete }) =>
  sessions
    .filter(({ code, date }) => EASY_CODES.has(code) && !isBeforeRace(races, date))
    .flatMap((session): Violation[] => {
      // The graded work of a sore region is its own measure.
      const items = Object.values(session.blocks)
        .flat()
        .filter((item) => !isCare(item));
      const most = session.code === "ZE" && athlete.focus === "general" ? BRISK_RPE : EASY.rpe;
      const hard = getSeconds(items.filter(({ rpe = 0, name }) => rpe > most && name !== "Strides"));
      const all = getSeconds(items);
      return hard > (1 - EASY.share) * all + 1 ? [inSession("LP20", session, `${minutes(hard)} above RPE ${most} on an easy day`)] : [];
    });
