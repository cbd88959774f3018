import { daysWithoutContent } from "../free-text/session-content.ts";
import { withWishedCounts } from "../week/slots/wished-counts.ts";
import { hikeCode } from "../week/slots/hike-code.ts";
import { isDuathlete } from "../season/demand/duathlon.ts";
import { trainedName } from "../season/demand/races/prepared-race.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { statedGoals } from "../athlete/stated/stated-goals.ts";
import { hyroxCompetition } from "../athlete/hyrox-entry.ts";
import { addDays, type Day, daysBetween, previousWeekday } from "../calendar/day.ts";
import type { Block } from "../season/block.ts";
import { allSteps, easyEnoughWeeks, type WeekSteps } from "./build-weeks.ts";
import type { PlanContext } from "../context/context.ts";
import { getClosedDays, getUnwantedDays } from "../free-text/availability.ts";
import { daysWithoutStations } from "../free-text/within-days.ts";
import { trainsStations } from "../week/slots/health-slots.ts";
import { wishesOneLegDay } from "../free-text/training-wishes/leg-days.ts";
import { blockFrames } from "../season/block-frames.ts";
import { getLabel, type KeptPart } from "../season/saved-sessions.ts";
import { adaptToMachines } from "../week/days/machine-days.ts";
import { adaptToLevel } from "../week/slots/level-adaptation.ts";
import { type PatternFocus, sessionsPerWeek, type WeekPattern, weekPattern } from "../week/slots/patterns.ts";
import type { Plan, PlanNote, PlanWeek, SessionCode } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { hyroxPlanNotes } from "../plan-text/notes/hyrox-notes.ts";
import { describePlan, planNotes } from "../plan-text/notes/plan-text.ts";
import { historyNotes, hoursNotes, runsBesideSports, smallWeekNotes } from "../plan-text/notes/history-notes.ts";
import { planDemand } from "../plan-text/notes/plan-demand.ts";
import type { RunPlan } from "../plan-text/notes/run-demand.ts";
import { preparedNotes, shortfalls } from "../plan-text/notes/shortfalls.ts";
import { daysToMeet, isWeightlifter } from "../selection/strength/meet.ts";
import { seasonRace } from "../season/season-race.ts";
import { triathlonPlanDemand } from "../plan-text/notes/triathlon-demand.ts";
import { triathlonShortfalls } from "../plan-text/notes/triathlon-shortfalls.ts";
import { mainRace, type Race } from "../season/demand/races/race.ts";
import { getRaces } from "../season/demand/races/race-calendar.ts";
import type { ScheduleFacts } from "../week/schedule-facts.ts";
import { shortDayNotes } from "../plan-text/notes/short-day-notes.ts";
import { seasonStart } from "../week/race/season-start.ts";
import { baseMinutes } from "../week/load/session-minutes.ts";
import { meetsForBoth, withClubRuns } from "../week/run/club-runs.ts";
import { withBoneStrength, withUsualRuns } from "../week/run/usual-runs.ts";
import { noteEasedWeeks } from "../week/load/softer-weeks.ts";
import type { Minutes } from "../units/units.ts";
import { easySecondsPerMetre } from "../week/run/long-run-progression.ts";
import { comesBackToRunning } from "../injuries/return-ladder/run-rows.ts";
import { runsApart } from "../week/run/run-days.ts";
import { longRunSlot } from "../week/run/run-metres.ts";
import { holdsSimulation } from "../week/hyrox/simulation-day.ts";
import { layoutWeek, offeredDays, type WeekLayout, withHeavyLiftsOnLongerDays } from "../week/slots/week-layout.ts";
import type { Placement } from "../week/slots/week-search.ts";
import {
  fixedDays,
  ownDays,
  placedCommitments,
  withCommitments,
  withoutSecondHardRide,
  withUpperBodyAfterMatch,
} from "../week/days/commitments.ts";
import { withOwnSport } from "../week/days/own-sport.ts";
import { wantsPlainWords } from "../free-text/training-wishes/plain-language.ts";
import { notesInPlainWords, weeksInPlainWords } from "../plan-text/explain/plain-words.ts";
import { settleClaims } from "./settle-claims.ts";
import { statedShortDay, withShortVersions } from "./short-versions.ts";
import { withHyroxWeeks } from "../week/hyrox/with-hyrox-weeks.ts";

/** Builds a block week by week, each from what the weeks before it became. With a kept part only the days from its `today` on are new. */
export function buildBlock(context: PlanContext, block: Block, kept?: KeptPart): Plan {
  return allSteps(blockSteps(context, block, kept));
}

/** Where one day of legs a week is wished for, a lifting week has the second for the upper body, and of a beginner for easy minutes. */
function withOneLegDay(pattern: WeekPattern, focus: PatternFocus, { athlete, level }: PlanContext): WeekPattern {
  if (focus !== "strength" || !wishesOneLegDay(athlete)) return pattern;
  const instead: SessionCode = level === "beginner" ? "ZE" : "SUE";
  return pattern.map((code) => (code === "SL2" ? instead : code));
}

/** The same in steps. A week comes again when the block has to be easier. */
export function* blockSteps(context: PlanContext, block: Block, kept?: KeptPart): WeekSteps<Plan> {
  const { athlete, level } = context;
  const { races, notes } = getRaces(athlete, block.startDate, block.weeks);
  const focus = patternFocus(context, block.startDate);
  const dates = placedCommitments(context);
  const runs = withUsualRuns(weekPattern(focus, ownDays(athlete.availability.daysPerWeek, dates)), focus, context);
  const usual = withBoneStrength(withOneLegDay(runs, focus, context), focus, context);
  const printed = withOwnSport(usual, focus, context);
  const counted = withWishedCounts(printed, focus, context);
  const ownPattern = adaptToLevel(adaptToMachines(withoutSwims(counted, athlete), context), level);
  const placed = withCommitments(
    withClubRuns(withoutSecondHardRide(ownPattern, context), context),
    { daysPerWeek: sessionsPerWeek(athlete.availability), focus: athlete.focus },
    dates,
  );
  const pattern = withUpperBodyAfterMatch(placed, context, dates);
  const { minutes = {} } = athlete.availability;
  const offered = offeredDays(athlete.availability, sessionsPerWeek(athlete.availability));
  const most = Math.min(LONGEST_SIMULATION, Math.max(...offered.map((day) => minutes[day] ?? LONGEST_SIMULATION)));
  const layoutWith: LayoutWith = (longest, accepts) => {
    const hike = hikeCode(
      athlete,
      pattern.filter((code) => code !== undefined),
    );
    const key = athlete.focus === "running" ? "RT" : longest.includes("RL") ? "RL" : hike;
    return layoutWeek({
      pattern,
      level,
      availability: athlete.availability,
      ...(key === undefined ? {} : { key }),
      ...(athlete.focus === "running" ? { valued: KILOMETRE_CODES } : {}),
      ...(accepts === undefined ? {} : { accepts }),
      ...(dates.length === 0 ? {} : { fixed: fixedDays(dates, pattern) }),
      offDays: context.reading.days.flatMap(({ isOff, from, weekdays }) => (isOff === true && from === undefined ? weekdays : [])),
      easyDays: context.reading.days.flatMap((limit) => (limit.isEasy === true && limit.from === undefined ? limit.weekdays : [])),
      matchEves: dates.flatMap(({ isHardOnLegs, weekday }) => (isHardOnLegs ? [previousWeekday(weekday)] : [])),
      unwantedDays: (code) => [
        // The one fast run of a week is the club's, and both are where the club meets twice.
        ...getUnwantedDays(code === "RT" && (!pattern.includes("RI") || meetsForBoth(context)) ? "RI" : code, context.reading.days),
        ...getClosedDays(code, context.reading.days),
        ...daysWithoutContent(
          code,
          context.reading.days,
          pattern.filter((one) => one !== undefined),
        ),
        ...(trainsStations(context.health) ? daysWithoutStations(code, athlete, context.reading.days) : []),
      ],
      // A day of lifting too many is the light one with press and power lifts, not gymnastics.
      // Who wants a heavier snatch or jerk keeps the platform and its squats: the other day of legs is one of press and pull.
      ...(focus === "crossfit" &&
        wantsOlympicLift(athlete) && {
          softer: (code) => (code === "OLs" ? undefined : codeFacts(code).heavyLower ? "SU" : codeFacts(code).softer),
        }),
      ...(focus === "weightlifting" && { softer: (code) => (code === "OLs" ? "SU" : codeFacts(code).softer) }),
      runsApart: context.runReturn?.kind === "run-walk" || context.runReturn?.alternates === true || runsApart(context),
      wanted: (code) => {
        const usual = baseMinutes(code, level, athlete.focus);
        // Strength that may not be longer fits a short day.
        const base = codeFacts(code).type === "strength" ? Math.min(usual, context.health.strengthMinutes) : usual;
        // The walk towards hikes grows as long as its day: that is the longest one.
        if (code === hike && code !== "BK") return Math.max(base, most);
        if (!longest.includes(code)) return base;
        return code === "RL" ? Math.min(most, Math.max(base, longRunToday(context))) : Math.max(base, most);
      },
    });
  };
  const layout = withHeavyLiftsOnLongerDays(layoutFor(context, focus, pattern, layoutWith), athlete.availability, level);
  const { continuation } = block;
  const start = seasonStart(context, block, layout.placements);
  const { frames: framed, ahead } = blockFrames(context, block, { races, ...(start === undefined ? {} : { start }) }, kept);
  const planned = withHyroxWeeks(context, block, framed, layout.placements, kept);
  // Walks need no deload, and no season leads anywhere before a clearance; nor does a runner whose running only comes back.
  const frames =
    isHeld(context) || (kept?.deloads === undefined && isUnloaded(context, block))
      ? planned.map((frame) => (getLabel(kept, frame.week)?.isDeload === true ? frame : { ...frame, isDeload: false, volume: 1 }))
      : planned;
  const facts: ScheduleFacts = {
    context,
    frames,
    placements: layout.placements,
    races,
    before: continuation?.before ?? [],
    firstStep: continuation?.step ?? 1,
    ...(start === undefined ? {} : { start }),
    isAdjusted: kept !== undefined,
    ...(block.startsFrom?.work === undefined ? {} : { ladders: block.startsFrom.work }),
  };
  const { weeks: written, softened } = yield* easyEnoughWeeks(facts, continuation, kept);
  const keptIds = new Set(kept?.weeks.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
  const settled = settleClaims(written, keptIds, Math.max(0, ...ahead.map(({ long }) => long)));
  const shortDay = isHeld(context) ? undefined : statedShortDay(athlete, context.start);
  const complete = shortDay === undefined ? settled : withShortVersions(settled, shortDay, keptIds);
  const isPlain = wantsPlainWords(athlete);
  const weeks = isPlain ? weeksInPlainWords(complete, keptIds) : complete;
  const plan = assemblePlan(context, weeks, {
    block,
    races,
    ...(start === undefined ? {} : { run: { context, weeks, ahead, start } }),
    notes: [
      ...(continuation?.notes ?? []),
      ...layout.notes,
      ...(isHeld(context) ? [] : shortDayNotes(facts, weeks)),
      ...noteEasedWeeks(softened),
      ...notes,
    ],
  });
  return isPlain ? { ...plan, notes: notesInPlainWords(plan.notes) } : plan;
}

/** A runner's weeks are built from kilometres: an easy run on a short day costs them, strength on a short day is only short. */
const KILOMETRE_CODES: readonly SessionCode[] = ["RE"];

/** Weeks that a runner comes back in without a deload. */
const LONGEST_RETURN = 6;

function isUnloaded({ athlete, reading }: PlanContext, { weeks, startsFrom }: Block): boolean {
  const isFirst = weeks <= LONGEST_RETURN && (startsFrom?.loadingWeeks ?? 0) === 0;
  return isFirst && athlete.focus === "running" && comesBackToRunning(reading.regions, reading.health.limits);
}

/** Minutes of a long run a little longer than that of today; none where it is not known. */
function longRunToday(context: PlanContext): Minutes {
  const longest = context.athlete.history?.longestRun?.value ?? 0;
  return longest === 0 ? 0 : longRunSlot(LONGER_THAN_TODAY * longest, easySecondsPerMetre(context));
}

const LONGER_THAN_TODAY = 1.15;

/** The week's layout with so many minutes as there are for these sessions; of those that are accepted, where any is. */
type LayoutWith = (longest: readonly SessionCode[], accepts?: (placements: readonly Placement[]) => boolean) => WeekLayout;

/** The long run has the longest day, of a triathlete the longest beside the ride; in a Hyrox week only where a simulation finds its minutes as well. */
function layoutFor(context: PlanContext, focus: PatternFocus, pattern: WeekPattern, layoutWith: LayoutWith): WeekLayout {
  if (focus === "runner" || focus === "triathlon") return layoutWith(["RL"]);
  if (focus !== "hyrox" || !pattern.includes("RL")) return layoutWith(["HX"]);
  const first = layoutWith(["RL"]);
  const holds = (placements: readonly Placement[]): boolean => holdsSimulation(context, placements);
  if (holds(first.placements)) return first;
  const other = layoutWith(["RL"], holds);
  if (holds(other.placements) && other.notes.length <= first.notes.length) return other;
  const both = layoutWith(["RL", "HX"]);
  if (holds(both.placements)) return both;
  const forStations = layoutWith(["HX"]);
  return holdsSimulation(context, forStations.placements) ? forStations : first;
}

function isHeld({ health }: PlanContext): boolean {
  return health.clearance === "required";
}

/** Days before a Hyrox from which its week is trained: who trains for nothing else begins with its base. */
const HYROX_LEADS = { general: 112, others: 42 } as const;
/** Days between a Hyrox of priority B and another A race, below which the A race has the weeks. */
const BEFORE_MAIN_RACE = 28;

/** A duathlete runs where a triathlete swims. */
function withoutSwims(pattern: WeekPattern, athlete: Athlete): WeekPattern {
  if (!isDuathlete(athlete)) return pattern;
  return pattern.map((code) => (code === "SWs" ? "REs" : code === "SW" ? "RE" : code));
}

function patternFocus({ athlete, health }: PlanContext, startDate: Day): PatternFocus {
  if (leadsToHyrox(athlete, startDate)) return "hyrox";
  // Without snatch, clean and jerk a weightlifter builds legs, back and press as everybody does.
  if (isWeightlifter(athlete)) return health.fastLifts || health.percent === 100 ? "weightlifting" : "strength";
  const toMeet = athlete.focus === "strength" ? daysToMeet(athlete, startDate) : undefined;
  if (toMeet !== undefined && toMeet <= MEET_LEADS) return "powerlifting";
  if (athlete.focus === "general" && (athlete.history?.weeklyRun?.value ?? 0) >= RUNS_MUCH && sessionsPerWeek(athlete.availability) >= 4)
    return "runner";
  return athlete.focus;
}

/**
 * Whether a Hyrox is so near that its week is trained: the next A race of anybody, and a B race of who trains generally. A meet or
 * another A race before it, or soon after a B race, goes first.
 */
function leadsToHyrox({ focus, competitions = [] }: Athlete, startDate: Day): boolean {
  const isGeneral = focus === "general";
  const ahead = competitions
    .filter(({ date, priority }) => (priority === "A" || (isGeneral && priority === "B")) && date >= startDate)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const found = hyroxCompetition(ahead);
  if (found?.format.sleds !== true) return false;
  const { date, priority } = found.competition;
  const latest = addDays(date, priority === "A" ? 0 : BEFORE_MAIN_RACE);
  if (ahead.some((other) => other !== found.competition && other.priority === "A" && other.date < latest)) return false;
  return daysBetween(startDate, date) <= (isGeneral ? HYROX_LEADS.general : HYROX_LEADS.others);
}

/** Days before a powerlifting meet from which its three lifts make the week. */
const MEET_LEADS = 16 * 7;

/** Metres of running a week. */
const RUNS_MUCH = 15_000;

/** The longest day of a Hyrox week is the long run's, without one that of the runs and stations: simulations come on it. */
const LONGEST_SIMULATION = 95;

interface PlanFacts {
  readonly block: Block;
  /** Where running is a part of the goal. */
  readonly run?: RunPlan;
  readonly races: readonly Race[];
  readonly notes: readonly PlanNote[];
}

function assemblePlan(context: PlanContext, weeks: readonly PlanWeek[], { block, races, run, notes }: PlanFacts): Plan {
  const { athlete } = context;
  const short = [...(run === undefined ? preparedNotes(athlete) : shortfalls(run)), ...triathlonShortfalls(context, weeks)];
  const demand = run === undefined ? triathlonPlanDemand(context, weeks) : planDemand(run);
  const goal = seasonRace(athlete, block.startDate);
  return {
    ...describePlan(context, weeks, {
      race: goal === undefined ? mainRace(races)?.name : trainedName(goal.competition),
      isReady: short.every(({ readiness }) => readiness === "tight"),
    }),
    focus: athlete.focus,
    level: athlete.level,
    durationWeeks: weeks.length,
    sessionsPerWeek: sessionsPerWeek(athlete.availability),
    startDate: block.startDate,
    firstMacroWeek: block.firstMacroWeek,
    weeks,
    ...(demand === undefined ? {} : { demand }),
    ...(block.startsFrom === undefined ? {} : { startsFrom: block.startsFrom }),
    notes: [
      ...short.map(({ text }): PlanNote => ({ kind: "wish-not-met", text })),
      ...planNotes(context, weeks, races),
      ...hyroxPlanNotes(context, weeks, block.startDate),
      ...hoursNotes(context, weeks),
      ...runsBesideSports(context, weeks),
      ...(run === undefined ? [] : smallWeekNotes(run)),
      ...(run === undefined ? [] : historyNotes(run.start, goal?.format.kind === "running" ? (goal.format.distance ?? 0) : 0)),
      ...notes,
    ],
  };
}

function wantsOlympicLift(athlete: Athlete): boolean {
  return statedGoals(athlete).some(({ movement }) => movement === "snatch" || movement === "cleanAndJerk");
}
