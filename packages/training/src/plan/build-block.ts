import type { Block } from "./block.ts";
import { buildWeek } from "./build-week.ts";
import type { Continuation } from "./continuation/continuation.ts";
import type { PlanContext } from "./context.ts";
import { blockFrames } from "./block-frames.ts";
import { trained } from "./interruptions.ts";
import type { KeptPart } from "./kept.ts";
import { adaptToLevel } from "./level-adaptation.ts";
import { movedSlots } from "./moves.ts";
import { openSlots } from "./open-slots.ts";
import { sessionsPerWeek, weekPattern } from "./patterns.ts";
import type { Plan, PlanNote, PlanWeek } from "./plan.ts";
import { phaseOf } from "./phases.ts";
import { describePlan, planNotes } from "./plan-text.ts";
import { mainRace, type Race } from "./race.ts";
import { racesOf } from "./race-calendar.ts";
import { RunHistory } from "./run-history.ts";
import { raceWeekNotes } from "./race-week.ts";
import { scheduleWeek } from "./schedule.ts";
import type { ScheduleFacts } from "./schedule-facts.ts";
import { shortDayNotes } from "./short-day-notes.ts";
import { baseMinutes } from "./session-minutes.ts";
import { layoutWeek } from "./week-layout.ts";

/** Builds a block week by week, each from what the weeks before it became. With a kept part only the days from its `today` on are new. */
export function buildBlock(context: PlanContext, block: Block, kept?: KeptPart, onWeek?: (week: PlanWeek, index: number) => void): Plan {
  const { athlete, level } = context;
  const { races, notes } = racesOf(athlete, block.startDate, block.weeks);
  const layout = layoutWeek({
    pattern: adaptToLevel(weekPattern(athlete.focus, athlete.availability.daysPerWeek), level),
    level,
    availability: athlete.availability,
    wanted: (code) => Math.max(baseMinutes(code, level, athlete.focus), code === "HX" && mayHoldSimulation(block) ? LONGEST_SIMULATION : 0),
  });
  const { continuation } = block;
  const longDay = layout.placements.find(({ code }) => code === "RL")?.weekday;
  const { frames, notes: deloadNotes } = blockFrames(context, block, { races, longDay }, kept);
  const facts: ScheduleFacts = {
    context,
    frames,
    placements: layout.placements,
    races,
    before: continuation?.before ?? [],
    firstStep: continuation?.step ?? 1,
  };
  const weeks = buildWeeks(facts, continuation, kept, onWeek);
  return assemblePlan(context, weeks, {
    block,
    races,
    notes: [...(continuation?.notes ?? []), ...layout.notes, ...shortDayNotes(facts), ...raceWeekNotes(facts), ...notes, ...deloadNotes],
  });
}

/** The day of the runs and stations has to take a simulation when the block comes to one. */
const LONGEST_SIMULATION = 95;

function mayHoldSimulation({ firstMacroWeek, weeks }: Block): boolean {
  return phaseOf(firstMacroWeek + weeks - 1) === "performance";
}

function buildWeeks(
  facts: ScheduleFacts,
  continuation: Continuation | undefined,
  kept: KeptPart | undefined,
  onWeek: Parameters<typeof buildBlock>[3],
): PlanWeek[] {
  const history = new RunHistory(facts.context, continuation?.startsFrom.longestRuns);
  const weeks: PlanWeek[] = [];
  const before = continuation?.planned ?? [];
  facts.frames.forEach((frame, index) => {
    const planned = movedSlots({ athlete: facts.context.athlete, races: facts.races }, scheduleWeek(facts, frame, weeks));
    const open = openSlots(facts, { frame, planned, weeks }, kept);
    const sessions = buildWeek(facts, { frame, planned, open, history, before, done: weeks }, kept);
    history.add(trained(facts.context.athlete, sessions));
    const { week: number, macroWeek, phase, isDeload, startDate } = frame;
    const week: PlanWeek = { week: number, macroWeek, phase, isDeload, startDate, sessions };
    weeks.push(week);
    onWeek?.(week, index);
  });
  return weeks;
}

interface PlanFacts {
  readonly block: Block;
  readonly races: readonly Race[];
  readonly notes: readonly PlanNote[];
}

function assemblePlan(context: PlanContext, weeks: readonly PlanWeek[], { block, races, notes }: PlanFacts): Plan {
  const { athlete } = context;
  return {
    ...describePlan(context, weeks, mainRace(races)),
    focus: athlete.focus,
    level: athlete.level,
    durationWeeks: weeks.length,
    sessionsPerWeek: sessionsPerWeek(athlete.availability),
    startDate: block.startDate,
    firstMacroWeek: block.firstMacroWeek,
    weeks,
    ...(block.startsFrom === undefined ? {} : { startsFrom: block.startsFrom }),
    notes: [...planNotes(context, weeks, races), ...notes],
  };
}
