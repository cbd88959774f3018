import type { Athlete } from "../athlete/athlete.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { buildBlock } from "../plan/build-block.ts";
import { planContext } from "../context/context.ts";
import { startingAthlete } from "../plan/continuation/starting-athlete.ts";
import type { KeptPart } from "../season/saved-sessions.ts";
import type { Plan } from "../model/plan.ts";
import { addDays, type Day } from "../calendar/day.ts";
import type { Minutes } from "../units/units.ts";
import type { Progress } from "./adjustment.ts";
import { carriedOn } from "./carried-on.ts";
import { sessionsFrom } from "./reasons/plan-facts.ts";
import { isSame } from "./same.ts";

/** The athlete in the new circumstances, with what their text about injuries says. */
export interface Circumstances {
  readonly athlete: Athlete;
  readonly reading: InjuryReading;
  /** False where no day may become longer than it was. */
  readonly mayGrow: boolean;
  /** False where no day may become harder than it was either. */
  readonly mayHarden?: boolean;
  /** Indices of the lighter weeks, where they stay. */
  readonly deloads?: ReadonlySet<number> | undefined;
  /** Whether fewer days leave the longest day of a lighter week as long as it was. */
  readonly keepsLength?: boolean;
}

/** The plan from today on built anew for the athlete, from what is past or has an outcome. The plan itself when nothing changes. */
export function replan(
  plan: Plan,
  { athlete, reading, mayGrow, mayHarden = true, deloads, keepsLength = false }: Circumstances,
  progress: Progress,
): Plan {
  const kept = {
    ...keptPart(plan, progress),
    ...(mayGrow ? {} : { mostOn: plannedMinutes(plan, deloads) }),
    ...(mayHarden ? {} : { hardestOn: plannedEfforts(plan) }),
    ...(deloads === undefined ? {} : { deloads }),
    ...(hasFewDays(athlete) && sessionsFrom(plan, progress.today, "9999").some(({ code }) => code === "ML")
      ? { keepsLong: true as const }
      : {}),
    ...(keepsLength ? { longestOfDeload: longestOfDeloads(plan) } : {}),
  };
  const { startDate, durationWeeks: weeks, firstMacroWeek, startsFrom } = plan;
  const continuation = carriedOn(plan);
  const block = {
    startDate,
    weeks,
    firstMacroWeek,
    ...(startsFrom === undefined ? {} : { startsFrom }),
    ...(continuation === undefined ? {} : { continuation }),
  };
  const built = buildBlock(planContext(startingAthlete(athlete, startsFrom, startDate), reading, startDate), block, kept);
  const keptIds = kept.weeks.flatMap((week) => week.sessions.map((session) => session.id));
  const revision = plan.adjusted?.revision ?? 0;
  const version = (number: number): Plan => ({ ...built, adjusted: { on: progress.today, kept: keptIds, revision: number } });
  return isSame(version(revision), plan) ? plan : version(revision + 1);
}

/** Three days hold one heavy session, one of gymnastics and a long one (the last of them in place of the second heavy one of a printed week). */
function hasFewDays({ availability }: Athlete): boolean {
  return availability.daysPerWeek <= FEW_DAYS;
}

const FEW_DAYS = 3;

function longestOfDeloads({ weeks }: Plan): ReadonlyMap<number, Minutes> {
  return new Map(
    weeks.flatMap(({ week, isDeload, sessions }) =>
      isDeload && sessions.length > 0 ? [[week, Math.max(...sessions.map(({ duration }) => duration))] as const] : [],
    ),
  );
}

/** A deload that the days away have replaced is a week of training again: no day of it is longer than nine tenths of the same day of the week before. */
function plannedMinutes({ weeks }: Plan, deloads: ReadonlySet<number> | undefined): ReadonlyMap<Day, Minutes> {
  return new Map(
    weeks.flatMap(({ isDeload, sessions }, index) => {
      if (!isDeload || deloads?.has(index) === true) return sessions.map(({ date, duration }) => [date, duration] as const);
      const last = weeks[index - 1]?.sessions ?? [];
      return last.map(({ date, duration }) => [addDays(date, 7), Math.round(FIRST_WEEK_BACK * duration)] as const);
    }),
  );
}

/** Volume of the first week after four to seven days away (return-ladders.md section 7). */
const FIRST_WEEK_BACK = 0.9;

function plannedEfforts({ weeks }: Plan): ReadonlyMap<Day, number> {
  return new Map(weeks.flatMap(({ sessions }) => sessions.map(({ date, intensityLevel }) => [date, intensityLevel] as const)));
}

function keptPart(plan: Plan, { today, outcomes }: Progress): KeptPart {
  const done = new Set(outcomes.map(({ sessionId }) => sessionId));
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  return {
    today,
    weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.filter(({ id, date }) => date < today || done.has(id)) })),
    dayOn: new Map(sessions.map(({ date, day }) => [date, day])),
  };
}
