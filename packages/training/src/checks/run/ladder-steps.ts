import { easedDose } from "../../model/felt-effort.ts";
import { DOSE_LADDERS } from "../../catalogue/ladders/dose-ladders.ts";
import { type Day, daysBetween, getMonday } from "../../calendar/day.ts";
import type { Session, SessionCode, Violation } from "../../model/plan.ts";
import type { QualityWork } from "../../model/quality-work.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { hasLighterDays, isInterrupted, trained } from "../../athlete/interruptions.ts";
import { isSameWork, getTotal } from "../../season/ladders/same-work.ts";
import { inSession, isBegun, type Rule, type RuleFacts } from "../rule.ts";

/** Compromised runs and the ergs after upper body follow the weeks before a Hyrox race, not the steps of a ladder alone. */
const BY_RACE_WEEK: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "SUE", "BK"]);

interface Exposure {
  readonly session: Session;
  readonly work: QualityWork;
  readonly isOpen: boolean;
}

/** D2 (dose-progression.md section 9): the same dose does not come again within three weeks. */
const REPEAT_DAYS = 21;
/** After so many days a stimulus begins anew. */
const FORGOTTEN_DAYS = 28;
/** D3: another form of the same rung is within a tenth. */
const SAME_TOTAL = 0.1;
/** D3: a step is never more than a quarter or three minutes, whatever the numbers of its rungs. */
const STEP = { share: 1.25, seconds: 180 } as const;
/** D4: of the last loading dose, and its 5 % for the first week after. */
const DELOAD = { least: 0.44, most: 0.66 } as const;
/** On a day as short as this there is only one dose that fits. */
const SHORT_DAY = 40;

/**
 * D2, D3 and D4 (dose-progression.md section 9): no loading dose is the same as another within 21 days; from one to the next it is at most
 * one rung more (or the first of the level, section 2), and less only on a shorter day or after four weeks; a deload holds 45 to 65 % of the last dose (±1 point).
 */
export const ladderSteps: Rule = (facts) => {
  const exposures = getExposures(facts);
  return exposures.flatMap((exposure, index): Violation[] => {
    if (!exposure.isOpen || isStandIn(exposure.session.code, exposure.work)) return [];
    const before = exposures.slice(0, index).filter(({ work }) => work.purpose === "load");
    // Beside stand-ins of the same kind the rides of the week take turns with them.
    const hasStandIns = exposure.session.code === "BQ" && exposures.some(({ session, work }) => isStandIn(session.code, work));
    if (hasStandIns && exposure.work.purpose === "load") return [];
    return exposure.work.purpose === "load"
      ? [...repeats(isBegunOn(facts, exposure.session), exposure, before), ...steps(facts, exposure, before)]
      : exposure.work.purpose === "deload"
        ? deload(facts, exposure, before)
        : [];
  });
};

/** A fast run that an injury puts on another machine holds what that day allows; one that a machine shares is a step like others. */
export function isStandIn(code: SessionCode, { mode }: QualityWork): boolean {
  return (code === "RT" || code === "RI") && mode !== "run" && mode !== "mixed";
}

/** Sessions planned on days away were not done, so they count as no dose. */
function getExposures({ athlete, everySession, sessions }: RuleFacts): readonly Exposure[] {
  const open = new Set(sessions);
  return trained(athlete, everySession)
    .flatMap((session) =>
      session.work === undefined || BY_RACE_WEEK.has(session.code) ? [] : [{ session, work: session.work, isOpen: open.has(session) }],
    )
    .toSorted((a, b) => a.session.date.localeCompare(b.session.date));
}

/** The remaining days of a week in which an adjustment was made. */
function isBegunOn(facts: RuleFacts, { week: number }: Pick<Session, "week">): boolean {
  return facts.plan.weeks.some((week) => week.week === number && isBegun(facts, week));
}

function repeats(isLeftOver: boolean, { session, work }: Exposure, before: readonly Exposure[]): Violation[] {
  if (session.duration <= SHORT_DAY || isLeftOver) return [];
  const same = before.find(
    (other) =>
      !isStandIn(other.session.code, other.work) &&
      other.session.duration > SHORT_DAY &&
      since(other, session.date) < REPEAT_DAYS &&
      isSameWork(other.work, work),
  );
  return same === undefined ? [] : [inSession("D2", session, `the same dose as on ${same.session.date}`)];
}

function steps({ athlete, plan }: RuleFacts, { session, work }: Exposure, before: readonly Exposure[]): Violation[] {
  const isEased = ({ session: { date } }: Exposure): boolean => easedDose(athlete, date) !== undefined;
  const same = before.filter((other) => other.work.stimulus === work.stimulus && !isStandIn(other.session.code, other.work));
  // Less on an eased day is no measure for the next dose.
  const last = same.findLast((other) => !isEased(other)) ?? same.at(-1);
  if (last === undefined || since(last, session.date) > FORGOTTEN_DAYS) return [];
  const start = DOSE_LADDERS[work.stimulus].range[loadingLevel(athlete.level, athlete.trainingYears)]?.[0] ?? 1;
  const isSmall = getSeconds(work) <= Math.max(STEP.share * getSeconds(last.work), getSeconds(last.work) + STEP.seconds);
  if (work.rung > Math.max(start, last.work.rung + 1) && !isSmall)
    return [inSession("D3", session, `rung ${work.rung} after rung ${last.work.rung}`)];
  const isLess = getTotal(work) < (1 - SAME_TOTAL) * getTotal(last.work) && work.metres === last.work.metres;
  const isShorter = session.duration < last.session.duration || session.duration <= SHORT_DAY;
  const monday = plan.weeks.find(({ week }) => week === session.week)?.startDate ?? session.date;
  // Another machine has warm-ups and changes of its own.
  const isOfSameKind = work.mode === last.work.mode;
  const isLowered = easedDose(athlete, session.date) !== undefined;
  return isLess && isOfSameKind && work.rung < last.work.rung && !isShorter && !isLowered && !isInterrupted(athlete, monday)
    ? [inSession("D3", session, `rung ${work.rung} after rung ${last.work.rung}, on a day as long`)]
    : [];
}

function deload({ athlete }: RuleFacts, { session, work }: Exposure, before: readonly Exposure[]): Violation[] {
  const same = before.filter((other) => other.work.stimulus === work.stimulus);
  const last = same.at(-1);
  if (last === undefined) return [];
  const shareOf = (other: Exposure): number =>
    getTotal(work) / getTotal({ ...other.work, ...(work.metres === undefined ? { metres: undefined } : {}) } as QualityWork);
  const isLighter = ({ session: { date } }: Exposure): boolean =>
    hasLighterDays(athlete, getMonday(date)) || easedDose(athlete, date) !== undefined;
  const isDeload = (other: Exposure, most: number): boolean => shareOf(other) >= DELOAD.least && shareOf(other) <= most;
  // Where the athlete asked for less, the deload goes by the step that the week would have had.
  const usual = isLighter(last) ? same.findLast((other) => !isLighter(other)) : undefined;
  // A hard session that a day with little time left out would have been the step before.
  const isSpared = (athlete.lighterDays ?? []).some(({ from }) => last.session.date < from && from < session.date);
  return isDeload(last, isSpared ? STEP.share * DELOAD.most : DELOAD.most) ||
    (usual !== undefined && isDeload(usual, STEP.share * DELOAD.most))
    ? []
    : [inSession("D4", session, `${Math.round(100 * shareOf(last))}% of the last dose in a deload`)];
}

function since({ session }: Exposure, date: Day): number {
  return daysBetween(session.date, date);
}

/** D3: a level's work begins no higher than its start, and none goes beyond the ladder (dose-progression.md 2.1). */
export const ladderRange: Rule = (facts) => {
  const level = loadingLevel(facts.athlete.level, facts.athlete.trainingYears);
  return facts.sessions.flatMap((session): Violation[] => {
    const { work } = session;
    if (work === undefined || work.purpose !== "load" || BY_RACE_WEEK.has(session.code)) return [];
    const range = DOSE_LADDERS[work.stimulus].range[level];
    if (range === undefined) return [inSession("D3", session, `${work.stimulus} is not for this level`)];
    return work.rung > range[1] ? [inSession("D3", session, `rung ${work.rung} is above ${range[1]}, the level's highest`)] : [];
  });
};

function getSeconds({ sets, seconds }: QualityWork): number {
  return sets * seconds;
}
