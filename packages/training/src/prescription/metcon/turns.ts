import type { PlanContext } from "../../context/context.ts";
import { isGymnast } from "../../selection/gates/gate-table.ts";
import type { ExercisePicker } from "../../selection/exercise-picker.ts";
import { lacksBarbell } from "./implements.ts";
import { type Metcon, METCON_DOMAINS, type MetconDomain, type MetconPart, metcons, skilledMetcons } from "./library.ts";
import { isTooFew, scaledLines } from "./scaled-lines.ts";

/**
 * The workouts of a domain in the order in which this week tries them: those that the athlete can do as they are written, and of them first
 * the one that shares least with the workouts of this week and of the two before it.
 */
export function workoutsInTurn(context: PlanContext, domain: MetconDomain, week: number): readonly Metcon[] {
  let turns = known.get(context.picker);
  if (turns === undefined) {
    turns = { lists: listsFor(context), weeks: [] };
    known.set(context.picker, turns);
  }
  const { lists, weeks } = turns;
  for (let next = weeks.length; next < week; next++) weeks.push(chosenFor(lists, weeks));
  const recent = weeks.slice(Math.max(0, week - 1 - WORKOUT_MEMORY_WEEKS), week);
  const chosen = recent.at(-1)?.[domain];
  const others = lists[domain].filter((candidate) => candidate !== chosen);
  const order = chosen === undefined ? others : [chosen, ...byNovelty(others, domain, recent)];
  return order.map(({ workout }) => workout);
}

/** A workout, and the movements that it has for this athlete. */
interface Candidate {
  readonly workout: Metcon;
  readonly names: readonly string[];
  /** None of its movements is replaced. */
  readonly isWritten: boolean;
}

type Week = { readonly [domain in MetconDomain]?: Candidate };
type WorkoutLists = { readonly [domain in MetconDomain]: readonly Candidate[] };

const known = new WeakMap<ExercisePicker, { readonly lists: WorkoutLists; readonly weeks: Week[] }>();

const WORKOUT_MEMORY_WEEKS = 2;
/** A workout does not come back while there is another that has not been done for as long. */
const SAME_WORKOUT = 100;
const STAND_IN = 4;
const SAME_MOVEMENT = { thisWeek: 3, sameDomain: 2, before: 1 } as const;

function chosenFor(lists: WorkoutLists, weeks: readonly Week[]): Week {
  const week: { [domain in MetconDomain]?: Candidate } = {};
  for (const domain of METCON_DOMAINS) {
    const [first] = byNovelty(lists[domain], domain, [...weeks, week]);
    if (first !== undefined) week[domain] = first;
  }
  return week;
}

/** The last of the weeks is the current one. */
function byNovelty(candidates: readonly Candidate[], domain: MetconDomain, weeks: readonly Week[]): readonly Candidate[] {
  const cost = new Map(candidates.map((candidate) => [candidate, getCost(candidate, domain, weeks)]));
  return candidates.toSorted((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
}

function getCost(candidate: Candidate, domain: MetconDomain, weeks: readonly Week[]): number {
  const names = new Set(candidate.names);
  const shared = (other: Candidate | undefined): number => other?.names.filter((name) => names.has(name)).length ?? 0;
  let cost = candidate.isWritten ? 0 : STAND_IN;
  const current = weeks.length - 1;
  weeks.forEach((week, index) => {
    const age = current - index;
    if (week[domain] === candidate) cost += SAME_WORKOUT / Math.max(1, age);
    if (age > WORKOUT_MEMORY_WEEKS) return;
    for (const other of METCON_DOMAINS) {
      if (other === "medium" && domain !== "medium") continue;
      const weight = age === 0 ? SAME_MOVEMENT.thisWeek : other === domain ? SAME_MOVEMENT.sameDomain : SAME_MOVEMENT.before;
      cost += weight * shared(week[other]);
    }
  });
  return cost;
}

/** With so many workouts that are open as written, none with stand-ins is needed. */
const MIN_OPEN_WORKOUTS = 4;

function listsFor(context: PlanContext): WorkoutLists {
  return {
    sprint: listFor(context, "sprint"),
    short: listFor(context, "short"),
    medium: listFor(context, "medium"),
    lightLegs: listFor(context, "lightLegs"),
    long: listFor(context, "long"),
  };
}

function listFor(context: PlanContext, domain: MetconDomain): readonly Candidate[] {
  const plain = metcons(domain);
  const isOpen = (workout: Metcon): boolean => workout.parts.every((part) => isAsWritten(context, part));
  const isStrong = context.level === "advanced" || context.level === "elite" || isGymnast(context.athlete);
  const skilled = context.level === "beginner" ? [] : skilledMetcons(domain).filter(isOpen);
  const written = plain.filter(isOpen);
  const fitting = isStrong && skilled.length >= MIN_OPEN_WORKOUTS ? written.filter((workout) => !isBasic(workout)) : written;
  const listed = isStrong ? [...skilled, ...fitting] : [...fitting, ...skilled];
  const others = AFTER_THE_BAR.has(domain) ? listed.filter(({ parts }) => !parts.some(({ name }) => OVERHEAD_NAMES.test(name))) : listed;
  const all = (others.length >= MIN_OPEN_WORKOUTS ? others : listed).map(asWritten);
  const every = all.length >= MIN_OPEN_WORKOUTS ? all : [...all, ...scaledFor(context, plain, all)];
  return context.health.scoredMinutes === 0 && context.level === "beginner" ? calmOnes(every) : every;
}

/** Rounds that are calm for the sake of health have no lift that is thrown where the athlete would still have to learn it (special-populations.md section 4.7). */
function calmOnes(candidates: readonly Candidate[]): readonly Candidate[] {
  const calm = candidates.filter(({ names }) => !names.some((name) => THROWN_NAMES.test(name)));
  return calm.length > 0 ? calm : candidates;
}

const THROWN_NAMES = /snatch|clean|jerk|thruster|push press|slam|burpee|jump/iu;

/** They follow snatches and jerks on the day beside the gymnastics: handstand push-ups have their place in that session and in the others. */
const AFTER_THE_BAR: ReadonlySet<MetconDomain> = new Set<MetconDomain>(["sprint", "short"]);
const OVERHEAD_NAMES = /handstand/iu;

function asWritten(workout: Metcon): Candidate {
  return { workout, names: workout.parts.map(({ name }) => name), isWritten: true };
}

/** The other workouts with what stands in for closed movements; of those that become the same only the first. */
function scaledFor(context: PlanContext, workouts: readonly Metcon[], before: readonly Candidate[]): readonly Candidate[] {
  const found: Candidate[] = [];
  const last: Candidate[] = [];
  const seen = new Set(before.map(({ names }) => names.toSorted().join()));
  for (const workout of workouts) {
    if (before.some((candidate) => candidate.workout === workout)) continue;
    const names = scaledLines({ context }, workout)?.map(({ choice }) => choice.exercise.name);
    const key = names?.toSorted().join();
    const candidate = { workout, names: names ?? [], isWritten: false };
    // Two heights of the same step are one movement twice.
    const kinds = new Set(names?.map((name) => name.replace(/ \(.+\)$/u, "")));
    if (key === undefined || seen.has(key) || kinds.size < candidate.names.length) last.push(candidate);
    else found.push(candidate);
    seen.add(key ?? "");
  }
  return found.length > 0 || before.length > 0 ? found : last;
}

function isAsWritten(context: PlanContext, { name }: MetconPart): boolean {
  return context.picker.pick(name, "metcon").replaced === undefined && !lacksBarbell(context, name) && !isTooFew(context, name);
}

/** Movements that are rest for those who have the skills of the sport. */
const BASIC_MOVEMENTS: ReadonlySet<string> = new Set([
  "Push-up",
  "Sit-up",
  "Air squat",
  "Ring row",
  "V-up",
  "Russian twist",
  "Pike push-up",
  "Hanging knee raise",
  "Medicine ball slam",
]);

function isBasic({ parts }: Metcon): boolean {
  return 2 * parts.filter(({ name }) => BASIC_MOVEMENTS.has(name)).length > parts.length;
}
