import type { Athlete, Level, Sex } from "../athlete/athlete.ts";
import { afterBreak, lighterLifts } from "../athlete/after-break.ts";
import { poolOpens } from "../athlete/stated/swimming-words.ts";
import { type WeakLink, weakLinkFrom } from "../athlete/weak-link.ts";
import { assessCapacities, type Capacities } from "../athlete/capacities.ts";
import { type Day, daysBetween, type Weekday } from "../calendar/day.ts";
import type { HyroxDivision } from "../catalogue/race-formats.ts";
import { healthLoading } from "../health/loading.ts";
import { type HealthLimits, strictest } from "../health/limits.ts";
import { LOWER_LIMB } from "../injuries/impact.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { limitsOnDay } from "../free-text/availability.ts";
import type { DayLimit } from "../free-text/day-limit.ts";
import { EXERCISES } from "../catalogue/exercises.ts";
import { availableAthlete, daysBesideChosen, equipmentOn } from "../free-text/within-days.ts";
import { type WishedMove, wishedMoves } from "../free-text/wished-days.ts";
import { type Activity, getNames } from "../injuries/activities.ts";
import { readingLater, UNREAD_WEEKS } from "../injuries/reading-later.ts";
import { statedOn } from "../injuries/return-ladder/next-step.ts";
import { type Protection, protectedFrom, protection, restsLegsOn, untouchedOn, worseOn } from "../injuries/return-ladder/protection.ts";
import { RUNS, runReturn } from "../injuries/return-ladder/run-rows.ts";
import type { RunReturn } from "../injuries/return-ladder/run-return.ts";
import { type StressLimits, stressLimits } from "../injuries/limits/stress-limits.ts";
import { type LoadingLimits, loadingLevel, loadingLimits } from "../physiology/loading-limits.ts";
import { emptyBar } from "../physiology/rounding.ts";
import type { WeightUnit } from "../units/mass.ts";
import type { Metres, Kilograms } from "../units/units.ts";
import { barShareOn, vdotShareOn } from "../athlete/interruptions.ts";
import { type ExercisePicker, exercisePicker } from "../selection/exercise-picker.ts";
import { maxWishedReps, setsOfWishes } from "../statements/wished-exercises/dislikes.ts";
import type { WishedSets } from "../statements/wished-exercises/wished-objects.ts";
import { type OwnedWeights, ownedWeights } from "../selection/owned-weights.ts";
import { type StrengthFacts, strengthFacts } from "../selection/strength-facts.ts";
import type { SessionCode } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { statedLiftCounts } from "../statements/wished-exercises/lift-counts.ts";
import type { LiftCount } from "../statements/wished-exercises/lift-counts.ts";
import { type StrengthWeek, strengthWeeks } from "../selection/strength/weekly-volume.ts";
import { getDivision } from "../athlete/hyrox-division.ts";
import { hyroxCompetition, hyroxEntry, type RaceEntry } from "../athlete/hyrox-entry.ts";

/** Everything about the athlete that sessions are built from, worked out once per plan. */
export interface PlanContext {
  readonly athlete: Athlete;
  /** Days of training that changed places, because a session is wished on a day that is none of them. */
  readonly movedDays: readonly WishedMove[];
  /** Days of training that were not chosen, because the text rules out nearly all of those that were. */
  readonly addedDays: readonly Weekday[];
  /** The first day of the plan, on which everything was read. */
  readonly start: Day;
  /** In the context of a later week: that of the first one. */
  readonly atStart?: PlanContext;
  /** The level whose limits apply. */
  readonly level: Level;
  readonly sex: Sex | undefined;
  readonly capacities: Capacities;
  /** What the lifts were before a break or a hard week made them lighter; absent where nothing did. */
  readonly unreduced?: Capacities;
  readonly reading: InjuryReading;
  readonly limits: StressLimits;
  /** The running that sore regions keep; undefined when none limits it. */
  readonly runReturn: RunReturn | undefined;
  /** The first days of something bad. */
  readonly protection: Protection | undefined;
  /** Limits by age, weight, conditions and medicines. */
  readonly health: HealthLimits;
  readonly loading: LoadingLimits;
  readonly bar: Kilograms;
  /** Unit of plates, dumbbells and the weights that are written. */
  readonly unit: WeightUnit;
  /** A beginner without any run time, and without a run of more than half an hour: runs and walks in turn. */
  readonly isNoviceRunner: boolean;
  /** No session and no set is planned above this RPE: below 10 where health limits it. */
  readonly highestRpe: number;
  readonly picker: ExercisePicker;
  /** Day from which there are swims, where the pool is closed until then. */
  readonly poolOpens?: Day;
  /** What decides how hard an exercise is. */
  readonly strength: StrengthFacts;
  readonly weights: OwnedWeights;
  /** The longest set that the athlete wants, in repetitions; Infinity without such a wish. */
  readonly mostReps: number;
  /** The same of single exercises, and which of them are not to be heavy. */
  readonly wishedSets: ReadonlyMap<string, WishedSets>;
  /** Whose Hyrox loads are trained with. */
  readonly division: HyroxDivision;
  /** Long before a race of heavier loads: whose are trained with at most. */
  readonly mostLoaded?: HyroxDivision;
  /** How the Hyrox is started: alone, in twos or as one of four. */
  readonly entry: RaceEntry;
  /** The benchmark that a little of one session a week goes to. */
  readonly weakLink: WeakLink | undefined;
  /** The strength work of a week of these codes. */
  readonly strengthWeek: (codes: readonly SessionCode[], macroWeek?: number) => StrengthWeek;
  /** On how many days of a week they want a lift. */
  readonly liftCounts: readonly LiftCount[];
}

/** Metres: a beginner who runs this far needs no walks any more. */
const RUNS_THROUGH: Metres = 4500;

export function planContext(told: Athlete, reading: InjuryReading, today: Day): PlanContext {
  const athlete = withCarefulGrowth(availableAthlete(told, reading), reading);
  const limits = stressLimits(reading, athlete);
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const capacities = assessCapacities(athlete, today);
  const strength = strengthFacts({ ...athlete, level }, capacities.lifts);
  const unit = athlete.units ?? "kg";
  const weakLink = weakLinkFrom(athlete, capacities);
  const liftCounts = statedLiftCounts(athlete, today);
  const opens = poolOpens(`${athlete.dislikes ?? ""}. ${athlete.injuries ?? ""}`, today);
  return {
    athlete,
    movedDays: wishedMoves(told, reading.days),
    addedDays: daysBesideChosen(told, athlete, reading.days),
    start: today,
    level,
    sex: athlete.sex,
    capacities,
    isNoviceRunner: level === "beginner" && capacities.paces === undefined && (athlete.history?.longestRun?.value ?? 0) < RUNS_THROUGH,
    reading,
    limits,
    runReturn: runReturn(reading.regions, reading.health.limits),
    protection: protection(reading, protectedFrom(today, athlete.easings), freshReports(athlete), worseOn(athlete.easings)),
    health: reading.health.limits,
    loading: healthLoading(loadingLimits(athlete), reading.health.limits),
    bar: emptyBar(athlete.sex, unit),
    unit,
    highestRpe: Math.min(highestRpe(reading.health.limits), spineRpe(reading)),
    picker: exercisePicker(athlete, reading, limits, strength, opens !== undefined),
    ...(opens === undefined ? {} : { poolOpens: opens }),
    strength,
    mostReps: Math.max(
      Math.min(maxWishedReps(athlete.dislikes) ?? Number.POSITIVE_INFINITY, reading.health.limits.mostReps),
      reading.health.limits.fewestReps,
    ),
    wishedSets: setsOfWishes(athlete),
    weights: ownedWeights(athlete, reading.health.limits.kilograms),
    division: getDivision(athlete, today),
    entry: hyroxEntry(athlete, today),
    weakLink,
    strengthWeek: strengthWeeks({ athlete, level, reading, weakLink, liftCounts }),
    liftCounts,
  };
}

/** Repetitions of a set of an exercise at most, as the athlete wishes and health allows. */
export function longestSet({ mostReps, wishedSets, health }: PlanContext, name: string): number {
  const most = wishedSets.get(name)?.most;
  return most === undefined ? mostReps : Math.max(health.fewestReps, Math.min(mostReps, most));
}

/** What is quiet and comes back when running grows too fast is an injury of the last months to the ramp. */
function withCarefulGrowth(athlete: Athlete, { regions, health }: InjuryReading): Athlete {
  const isCareful = !health.limits.growsFreely || regions.some(({ comesBack, region }) => comesBack === true && LOWER_LIMB.has(region));
  if (athlete.history?.wasInjured === true || !isCareful) return athlete;
  return { ...athlete, history: { ...athlete.history, wasInjured: true } };
}

/** The context of a day: after a long break runs are paced slower for as long as the break has lasted. */
export function contextOn(context: PlanContext, date: Day, isRace = false): PlanContext {
  const share = vdotShareOn(context.athlete, date);
  // Whether to start a race is judged by what was told, never by the weeks that passed.
  const judged = isRace ? withoutPassing(context, date) : withNextHyrox(limitedOn(context, date), date);
  const later = isRace
    ? onItsWeekday(inPool(judged, date), date, isRace)
    : untouched(onItsWeekday(inPool(judged, date), date, isRace), date);
  const lifts = isRace ? 1 : barShareOn(context.athlete, date);
  const isAfterBreak = barShareOn({ ...context.athlete, efforts: [] }, date) === lifts;
  return share === 1 && lifts === 1
    ? later
    : {
        ...later,
        ...(lifts === 1 ? {} : { unreduced: later.capacities }),
        capacities: lighterLifts(
          afterBreak(later.capacities, share),
          lifts,
          isAfterBreak ? "after the break" : "because the last ones felt harder than planned",
        ),
      };
}

/**
 * What nobody understood holds the first two weeks back and an illness three, and no race after them; short nights are a matter of training: they
 * take nothing from a race that was told.
 */
function withoutPassing(context: PlanContext, date: Day): PlanContext {
  const { athlete, reading, start } = context;
  const { findings, limits } = reading.health;
  const weeks = weeksFrom(start, date);
  const isPassing = ({ group }: { readonly group: string }): boolean => weeks >= (PASSES_AFTER[group] ?? Infinity);
  if (!findings.some(isPassing)) return context;
  const known = PASSED.get(context) ?? new Map<string, PlanContext>();
  PASSED.set(context, known);
  const left = findings.filter((finding) => !isPassing(finding));
  const key = left.map(({ group }) => group).join(" ");
  const found = known.get(key) ?? withLimitsOf(left);
  known.set(key, found);
  return found;

  function withLimitsOf(kept: typeof findings): PlanContext {
    const { rpe, tests } = strictest(kept.map((finding) => finding.limits));
    return planContext(athlete, { ...reading, health: { ...reading.health, limits: { ...limits, rpe, tests } } }, start);
  }
}

/** Weeks from the start of the plan after which what was told limits no race any more. */
const PASSES_AFTER: { readonly [group in string]?: number } = { unread: UNREAD_WEEKS, illness: 3, "short-sleep": 0 };
const PASSED = new WeakMap<PlanContext, Map<string, PlanContext>>();

/** After a Hyrox the loads and the entry are those of the next one, and long before a pro race the loads are open ones. */
function withNextHyrox(context: PlanContext, date: Day): PlanContext {
  const { athlete, start, division } = context;
  const next = hyroxCompetition(athlete.competitions, date);
  if (next === undefined || next.competition.date < date) return context;
  const isOther = next.competition !== hyroxCompetition(athlete.competitions, start)?.competition;
  const ahead = isOther ? getDivision(athlete, date) : division;
  const open = daysBetween(date, next.competition.date) > PRO_LOADS_FROM ? OPEN_OF[ahead] : undefined;
  if (!isOther && open === undefined) return context;
  const entry = isOther ? hyroxEntry(athlete, date) : context.entry;
  return { ...context, division: ahead, entry, ...(open === undefined ? {} : { mostLoaded: open }) };
}

/** Days before the race from which its pro loads are trained with (choice: the last ten weeks). */
const PRO_LOADS_FROM = 70;
const OPEN_OF: { readonly [division in HyroxDivision]?: HyroxDivision } = { menPro: "menOpen", womenPro: "womenOpen" };

/** On a day without a pool or a barbell nothing needs one. */
function onItsWeekday(context: PlanContext, date: Day, isRace: boolean): PlanContext {
  const { reading, athlete, limits, strength } = context;
  if (isRace || reading.days.length === 0) return context;
  const today = limitsOnDay(reading.days, date).filter(({ isOff }) => isOff !== true);
  if (today.length === 0) return context;
  const known = WEEKDAYS.get(context) ?? new Map<string, PlanContext>();
  WEEKDAYS.set(context, known);
  // One sentence may close a sport on some days and cap the minutes of others: its words alone name neither.
  const key = today.map((limit) => reading.days.indexOf(limit)).join(" ");
  const found = known.get(key) ?? withToday(context, today);
  known.set(key, found);
  return found;

  function withToday(whole: PlanContext, told: readonly DayLimit[]): PlanContext {
    const equipment = equipmentOn(athlete, told);
    const closed = new Map(limits.closed);
    for (const { closed: activities, phrase, weekdays } of told)
      // A whole session of strength changes its day; the lifts of one that could not stay what they are.
      for (const name of activities.filter((activity) => !WHOLE_SESSIONS.has(activity)).flatMap(getNames))
        closed.set(name, `${weekdays.length === EVERY_DAY ? "As" : "Not on this day, as"} you wrote: “${phrase}”.`);
    const there = equipment === undefined ? athlete : { ...athlete, equipment };
    const here: StressLimits = { ...limits, closed };
    const weights = equipment === undefined ? whole.weights : ownedWeights(there, reading.health.limits.kilograms);
    return { ...whole, athlete: there, limits: here, weights, picker: exercisePicker(there, reading, here, strength) };
  }
}

const WHOLE_SESSIONS: ReadonlySet<string> = new Set<Activity>(["lifting", "leg-strength", "upper-body"]);

const EVERY_DAY = 7;
const WEEKDAYS = new WeakMap<PlanContext, Map<string, PlanContext>>();

/** From the day on which the pool opens again there is one, whatever equipment was told before. */
function inPool(context: PlanContext, date: Day): PlanContext {
  const { poolOpens: opens, athlete, reading, limits, strength } = context;
  if (opens === undefined || date < opens) return context;
  const known = OPENED.get(context);
  if (known !== undefined) return known;
  const { equipment } = athlete;
  const swims = equipment === undefined || equipment.includes("pool") ? athlete : { ...athlete, equipment: [...equipment, "pool"] };
  const { poolOpens: _opens, ...rest } = context;
  const found: PlanContext = { ...rest, athlete: swims, picker: exercisePicker(swims, reading, limits, strength) };
  OPENED.set(context, found);
  return found;
}

const OPENED = new WeakMap<PlanContext, PlanContext>();

/** The context of a session: under a ceiling of the pulse conditioning keeps to its effort. */
export function pacedContext(context: PlanContext, code: SessionCode): PlanContext {
  const highest = Math.min(context.highestRpe, context.health.aerobicRpe);
  if (highest === context.highestRpe || codeFacts(code).type !== "conditioning") return context;
  const known = PACED.get(context) ?? { ...context, highestRpe: highest };
  PACED.set(context, known);
  return known;
}

const PACED = new WeakMap<PlanContext, PlanContext>();

/** The context of a week: what was read at the start as it is by then. Weeks of the same limits share one. */
export function limitedOn(context: PlanContext, date: Day): PlanContext {
  const { athlete, reading, start } = context;
  const after = {
    health: weeksFrom(start, date),
    injury: weeksFrom(statedOn(start, athlete.easings), date),
  };
  // A limit that has taken steps holds its running back from the first week on.
  const isFirst = after.health < 1 && reading.regions.every(({ past = [] }) => past.length === 0);
  if (isFirst || (reading.health.findings.length === 0 && reading.regions.length === 0)) return context;
  const known = LATER.get(context) ?? { byWeeks: new Map<string, PlanContext>(), byLimits: new Map<string, PlanContext>() };
  LATER.set(context, known);
  // An injury counts its weeks from the day it was told, which can be any day of a week of the plan.
  const key = `${after.health} ${after.injury}`;
  const found = known.byWeeks.get(key) ?? inWeek(context, after, known.byLimits);
  known.byWeeks.set(key, found);
  return found;
}

/** The days on which something that hurts was reported, steps of a return aside. */
export function freshReports({ easings = [] }: Pick<Athlete, "easings">): readonly Day[] {
  return easings.flatMap(({ from, isStep }) => (isStep === true ? [] : [from]));
}

/** The context of a day on which nothing loads a leg that was hurt a moment ago: easy pedalling and walking stay. */
function untouched(context: PlanContext, date: Day): PlanContext {
  const resting = restsLegsOn(context.protection, date);
  const regions = resting.length > 0 ? resting : untouchedOn(context.protection, date);
  if (regions.length === 0) return context;
  const caches = resting.length > 0 ? RESTING : UNTOUCHED;
  const known = caches.get(context);
  if (known !== undefined) return known;
  const { athlete, reading, strength } = context;
  const loading = EXERCISES.filter(
    ({ stress, category, name, movementPattern }) =>
      (resting.length > 0 || category !== "cardio") &&
      (regions.some((region) => stress[region] > 0) ||
        (STANDING.has(movementPattern) && !(resting.length === 0 && LYING.test(name))) ||
        ON_THE_SIDE.test(name)),
  );
  const limits: StressLimits = {
    ...context.limits,
    stopped: new Set([...(context.limits.stopped ?? []), ...loading.map(({ name }) => name)]),
  };
  const spared = { ...context, limits, picker: exercisePicker(athlete, reading, limits, strength) };
  caches.set(context, spared);
  return spared;
}

/** What bends and stretches hip and knee without standing on them. */
const LYING = /glute bridge|hip thrust|leg curl|hamstring curl|leg extension|leg press/iu;
/** What is lifted standing, and what lies across the outside of a foot. */
const STANDING: ReadonlySet<string> = new Set(["squat", "hinge", "lunge", "carry", "olympic"]);
const ON_THE_SIDE = /side plank|copenhagen/iu;

const UNTOUCHED = new WeakMap<PlanContext, PlanContext>();
const RESTING = new WeakMap<PlanContext, PlanContext>();

/** The context of a day between two days of running: nothing of it runs, not even the warm-up. */
export function restedContext(context: PlanContext): PlanContext {
  const known = RESTED.get(context);
  if (known !== undefined) return known;
  const { athlete, reading, strength } = context;
  const limits: StressLimits = { ...context.limits, stopped: new Set([...(context.limits.stopped ?? []), ...RUNS, "Run-walk intervals"]) };
  const rested = { ...context, limits, picker: exercisePicker(athlete, reading, limits, strength) };
  RESTED.set(context, rested);
  return rested;
}

const RESTED = new WeakMap<PlanContext, PlanContext>();

/** Whether an illness that was told leaves only easy work on the day. */
export function isIllOn(context: PlanContext, date: Day): boolean {
  const isTold = context.reading.health.findings.some(({ group }) => group === "illness");
  return isTold && limitedOn(context, date).health.hardDays === 0;
}

interface Later {
  /** By the weeks since the plan began and since the injury was told. */
  readonly byWeeks: Map<string, PlanContext>;
  readonly byLimits: Map<string, PlanContext>;
}

function inWeek(
  context: PlanContext,
  after: { readonly health: number; readonly injury: number },
  byLimits: Later["byLimits"],
): PlanContext {
  const { athlete, reading, start } = context;
  const later = withoutFastLifts(context, readingLater(athlete, reading, start, after));
  const row = runReturn(later.regions, later.health.limits);
  if (later === reading && JSON.stringify(row) === JSON.stringify(context.runReturn)) return context;
  const key = JSON.stringify([later.health.limits, later.regions, row]);
  const found = byLimits.get(key) ?? { ...planContext(athlete, later, start), atStart: context };
  byLimits.set(key, found);
  return found;
}

/** After a birth or an operation the lifts that are closed on the first day come back with the next block, not in its middle. */
function withoutFastLifts({ reading, health }: PlanContext, later: InjuryReading): InjuryReading {
  const { findings, limits } = later.health;
  const isRecovering = reading.health.findings.some(({ group }) => group === "postpartum" || group === "operation");
  const isOut = !health.fastLifts || health.impact < LEAST_OF_FAST_LIFTS;
  if (!isRecovering || !isOut || !limits.fastLifts || limits.impact < LEAST_OF_FAST_LIFTS) return later;
  return { ...later, health: { ...later.health, findings, limits: { ...limits, fastLifts: false } } };
}

/** How hard the catch of a bar lands. */
const LEAST_OF_FAST_LIFTS = 2;

function weeksFrom(start: Day, date: Day): number {
  return Math.max(0, Math.floor(daysBetween(start, date) / 7));
}

const LATER = new WeakMap<PlanContext, Later>();

/** "Everything RPE ≤ 5" from 6 of 10 in the low back or neck, and of a low back until somebody has looked at it; a leg takes nothing from the arms (return-ladders.md sections 2, 3, 5.7 and 5.10). */
function spineRpe({ regions }: InjuryReading): number {
  const isBad = regions.some(
    ({ region, score, closesNothing, waits }) =>
      closesNothing !== true && ((SPINE.has(region) && score >= BAD) || (waits === true && region === "lower_back")),
  );
  return isBad ? BAD_RPE : MAX_RPE;
}

const SPINE: ReadonlySet<string> = new Set(["lower_back", "neck"]);
const BAD = 6;
const BAD_RPE = 5;
const MAX_RPE = 10;

/** Before a clearance there is only easy movement (special-populations.md section 3). */
function highestRpe({ rpe, clearance }: HealthLimits): number {
  return clearance === "required" ? Math.min(rpe, 3) : rpe;
}
