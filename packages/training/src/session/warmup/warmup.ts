import { bestSet } from "../../selection/gates/rep-ceiling.ts";
import { hasFragileSpine } from "../../health/groups/bones.ts";
import { type WarmUpSet, warmUpRamp } from "../../physiology/warm-up-ramp.ts";
import { formatLoad } from "../../units/format.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { startOfLine, setsItem, timedItem } from "../../prescription/items.ts";
import type { Load } from "../../model/plan.ts";
import { balanceTimes } from "../../athlete/stated/stated-balance.ts";
import type { SessionCode } from "../../model/plan.ts";
import { wantsOffFloor } from "../../free-text/training-wishes/floor-rise.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { rampSets } from "../time-frame.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import { wishedShape } from "../../statements/wished-exercises/wished-shape.ts";
import { rehab } from "./rehab.ts";
import { DRILL_OTHERWISE, drillCue, MOBILITY_BY_KIND, RAISE_DRILLS, RAISE_OTHERWISE, type WarmupKind } from "./warmup-drills.ts";

export type { WarmupKind } from "./warmup-drills.ts";

/** The first lift, for the sets that build up to it. */
export interface RampTarget {
  readonly choice: Choice;
  readonly load?: Load;
}

/** Raise, mobilise, potentiate (Jeffreys 2007), in about `seconds`; specific to the day. */
export function warmup(brief: SessionBrief, kind: WarmupKind, seconds: number, ramp?: RampTarget): DraftItem[] {
  const { context } = brief;
  const ramps = ramp === undefined ? [] : rampItems(brief, ramp);
  // Nobody stops a run for slow strength: there it comes after the run.
  const care = isRunning(kind) ? [] : rehab(brief, seconds);
  const steady = isRunning(kind) ? [] : [...balance(brief), ...floorRise(brief), ...tallBack(brief)];
  const left = Math.max(120, seconds - totalSeconds(ramps) - totalSeconds(care) - totalSeconds(steady));
  const least = isRunning(kind) || kind === "aerobic" ? 60 : minRaise(brief);
  const drills = Math.max(
    care.length > 0 ? 0 : 1,
    Math.min(MOBILITY_BY_KIND[kind].length, Math.floor((left - Math.max(120, least)) / 2 / SHORT_DRILL)),
  );
  if (ON_THE_SPOT.has(kind) && care.length === 0 && seconds <= LONGEST_ON_THE_SPOT) return onTheSpot(brief, kind);
  const isLoosened = kind === "swim" || (kind === "ride" && seconds <= LONGEST_ON_THE_SPOT);
  if (isLoosened && care.length > 0) return [...onTheSpot(brief, kind), ...care];
  const startsRunning = kind === "run" || kind === "hyrox";
  const drillSeconds = !startsRunning && left - drills * SHORT_DRILL > LONG_RAISE ? LONG_DRILL : SHORT_DRILL;
  const raise = Math.max(least, 30 * Math.floor((left - drills * drillSeconds) / 30));
  const liked = RAISE_DRILLS[kind].toSorted((a, b) => Number(isDislikedLong(context, a)) - Number(isDislikedLong(context, b)));
  const first = context.picker.pickFirst(liked, RAISE_OTHERWISE);
  const taken = [first.exercise.name];
  for (const { name } of ramps) taken.push(name);
  for (const { name } of [...care, ...steady]) taken.push(name);
  const mobility = context.picker.openBeside(
    taken,
    MOBILITY_BY_KIND[kind],
    drills,
    startsRunning || kind === "easy run" ? STANDING_DRILLS : DRILL_OTHERWISE,
  );
  const missing = (drills - mobility.length) * drillSeconds;
  const start = startsRunning ? raise + missing : Math.min(Math.max(LONGEST_START, 60 * context.health.warmupMinutes), raise + missing);
  const items = [startItem(brief, first, start)];
  for (const choice of mobility) items.push(timedItem(context, choice, { seconds: drillSeconds, notes: drillCue(choice.exercise.name) }));
  items.push(...steady, ...care, ...ramps);
  return items;
}

/** Nobody is warm after a minute of walking, and whom a sudden stop could make faint does not start suddenly either: drills go first. */
export function minRaise({ minutes, rpe, context: { health, athlete } }: SessionBrief): number {
  if (rpe < 5) return 60;
  if (minutes < SHORT_DAY || wishedShape(athlete.dislikes).warmupMinutes < SHORT_WISH) return 120;
  return health.cooldownMinutes > 0 ? 300 : 180;
}

/** Minutes of warm-up in which the lighter sets of the first lift need room as well. */
const SHORT_WISH = 10;

/** A ride and a swim begin with their own easy minutes: two drills for the joints are all there is before them. */
const ON_THE_SPOT: ReadonlySet<WarmupKind> = new Set<WarmupKind>(["ride", "swim"]);

/** Health that asks for more goes first. */
const LONGEST_ON_THE_SPOT = 240;

function onTheSpot(brief: SessionBrief, kind: WarmupKind): DraftItem[] {
  const { picker } = brief.context;
  const drills = picker.openBeside([], MOBILITY_BY_KIND[kind], 2, DRILL_OTHERWISE);
  const seconds = (2 * SHORT_DRILL) / Math.max(1, drills.length);
  const lines = drills.map((choice) => timedItem(brief.context, choice, { seconds, notes: drillCue(choice.exercise.name) }));
  return [...lines, ...balance(brief)];
}

/** Nobody lies down or kneels at the roadside. */
const STANDING_DRILLS = ["Ankle mobility drill", "Calf stretch"] as const;

/** Sessions that are running from the first minute. */
export function isRunning(kind: WarmupKind): boolean {
  return kind === "run" || kind === "easy run" || kind === "hyrox";
}

const NEEDS_BALANCE: ReadonlySet<string> = new Set(["masters", "weight"]);
const BALANCE_SECONDS = { usual: 60, long: 120 } as const;
const BALANCE_FROM = { usual: 60, long: 70 } as const;

/**
 * From sixty years on, and with thin bones, standing on one leg belongs to every session, harder as it gets steady: before lifting, and after runs
 * (special-populations.md sections 4.4 and 4.5).
 */
export function balance(brief: SessionBrief): readonly DraftItem[] {
  const { context } = brief;
  const { athlete, reading, picker } = context;
  if (isToldBalanceDay(brief) && picker.allows(BALANCE_EXERCISE))
    return [timedItem(context, picker.pick(BALANCE_EXERCISE), { seconds: TOLD_BALANCE_SECONDS, notes: TOLD_BALANCE })];
  const age = athlete.age ?? 0;
  const hasThinBones = reading.health.findings.some(({ label }) => label === "osteoporosis");
  // Age and a heavy body ask for two legs before one in strength, and need the balance most; whoever was told so for another reason has none of it.
  const staysOnTwo = reading.health.findings.some(({ group, limits }) => limits.oneLeg === false && !NEEDS_BALANCE.has(group));
  if ((age < BALANCE_FROM.usual && !hasThinBones) || staysOnTwo || !picker.allows(BALANCE_EXERCISE)) return [];
  const seconds = hasThinBones || age >= BALANCE_FROM.long ? BALANCE_SECONDS.long : BALANCE_SECONDS.usual;
  const turns = seconds === BALANCE_SECONDS.long ? "thirty seconds a leg, twice" : "thirty seconds a leg";
  return [timedItem(context, picker.pick(BALANCE_EXERCISE), { seconds, notes: `Balance: ${turns}, ${BALANCE_STEPS}` })];
}

/** Three sets of twenty seconds on each leg. */
const TOLD_BALANCE_SECONDS = 150;
const TOLD_BALANCE =
  "Balance, as you were told to: three times twenty seconds on each leg, shoes off, a short rest between. Next step when that is steady: eyes closed, then a cushion under the foot, then small hops on the spot once hops are allowed.";

/** The days of a week that hold the balance work that was prescribed: lifting and easy runs first, then the others. */
function isToldBalanceDay({ code, day, weekCodes, context: { athlete } }: SessionBrief): boolean {
  const times = balanceTimes(`${athlete.injuries ?? ""}. ${athlete.dislikes ?? ""}`);
  if (times === 0 || WITHOUT_BALANCE.has(code)) return false;
  const open = weekCodes.flatMap((one, index) => (WITHOUT_BALANCE.has(one) ? [] : [{ code: one, day: index + 1 }]));
  const rank = (one: SessionCode): number => (codeFacts(one).type === "strength" ? 0 : codeFacts(one).fastRun ? 2 : 1);
  return open
    .toSorted((a, b) => rank(a.code) - rank(b.code))
    .slice(0, times)
    .some((one) => one.day === day);
}

const WITHOUT_BALANCE: ReadonlySet<SessionCode> = new Set<SessionCode>(["RACE", "BK", "SW", "SWs", "BQ"]);

const FLOOR_TO_STAND = "Floor-to-stand";
const RISES_FROM = 70;
const RISE_STEPS =
  "Down to the floor and up again beside a heavy chair, both hands on it, the stronger leg in front. Next step when three are easy: one hand, then a hand on the front knee, then none. While you feel unsteady, only with somebody in the house.";

/** From seventy on, and for whoever wants to, getting up from the floor is trained where it is needed, on the days of strength (special-populations.md section 4.4, "floor work with a rise option"). */
function floorRise({ code, context }: SessionBrief): readonly DraftItem[] {
  const { athlete, picker } = context;
  const isWanted = (athlete.age ?? 0) >= RISES_FROM || wantsOffFloor(`${athlete.injuries ?? ""} ${athlete.dislikes ?? ""}`);
  if (!isWanted || codeFacts(code).type !== "strength" || !picker.allows(FLOOR_TO_STAND)) return [];
  return [setsItem(context, picker.pick(FLOOR_TO_STAND), { sets: 1, reps: 3, restSeconds: 30, rpe: 4, notes: RISE_STEPS })];
}

/** A spine that has lost bone is stretched tall without a weight: what bends it forward is what breaks it (special-populations.md section 4.5). */
function tallBack({ context: { picker }, context }: SessionBrief): readonly DraftItem[] {
  if (!hasFragileSpine(context.reading.health) || !picker.allows(TALL_BACK)) return [];
  const notes =
    "Back extension without a weight: sit or stand tall, lift the breastbone, shoulder blades back and down; five seconds, eight times.";
  return [timedItem(context, picker.pick(TALL_BACK), { seconds: 60, notes })];
}

const TALL_BACK = "Isometric scapular retraction";

/** By what is steady, never by the calendar. */
const BALANCE_STEPS =
  "a hand on the wall or a heavy chair. Next step when thirty seconds are steady on each leg: fingertips, then one finger, then a hand just off the wall.";

export const BALANCE_EXERCISE = "Single-leg stand";

/** `count` of the sets with the first and the last, in steps of weight as even as they go. */
function spread(sets: readonly WarmUpSet[], count: number): WarmUpSet[] {
  const [first, last] = [sets[0], sets.at(-1)];
  if (first === undefined || last === undefined || count <= 1) return sets.slice(-1);
  const step = (last.kilograms - first.kilograms) / (count - 1);
  const chosen = Array.from({ length: count }, (_, index) => nearest(sets, first.kilograms + index * step));
  return sets.filter((set) => chosen.includes(set));
}

function nearest(sets: readonly WarmUpSet[], kilograms: number): WarmUpSet | undefined {
  return sets.toSorted((a, b) => Math.abs(a.kilograms - kilograms) - Math.abs(b.kilograms - kilograms))[0];
}

/** Running counts with its distance, so it has its pace; everything else is by effort. */
function startItem(brief: SessionBrief, choice: Choice, seconds: number): DraftItem {
  const notes = "Start easy; finish a little warm.";
  return cardioMode(choice.exercise) === "run" && brief.context.capacities.paces !== undefined
    ? cardioItem(brief.context, choice, { zone: "easy", seconds, show: "both", notes })
    : timedItem(brief.context, choice, { seconds, rpe: 3, notes });
}

/** Nobody warms up on a machine for longer than this; only runs begin with more. */
const LONGEST_START = 480;

const SHORT_DRILL = 60;
/** With much time the drills get longer before the easy start does. */
const LONG_DRILL = 90;
const LONG_RAISE = 360;

const SECONDS_BETWEEN_RAMP_SETS = 35;

/** Minutes. */
const SHORT_DAY = 30;
/** From this share of the maximum the steps to it stay small, and from the lower one none is half of the weight. */
const SMALL_STEPS_FROM_SHARE = 0.8;
const NO_EXTRA_STEP_BELOW_SHARE = 0.6;
const NEAR_MAXIMAL = 0.88;
const FEWEST_TO_HEAVY = 5;

/** A snatch goes up in small jumps. */
const MORE_OF_A_FULL_LIFT = 2;

const FROM_THE_FLOOR = /^(?:(?:sumo|deficit) )?deadlift$/iu;
const FEW_REPS = 3;
const SHORT_REPS = 5;

/** What is held in the hands has lighter weights; the body alone has none. */
const HELD_EQUIPMENT = /dumbbell|kettlebell|sandbag|backpack|plate|barbell|medicine ball|machine|cable/u;

/** Lighter sets: by the minutes of the day, but no shorter a way than the weight needs. */
function rampLength(minutes: number, { kilograms, oneRepMax }: Load): number {
  const share = oneRepMax === undefined ? 0 : kilograms / oneRepMax;
  const usual = rampSets(minutes);
  if (share < NO_EXTRA_STEP_BELOW_SHARE) return usual;
  if (share < SMALL_STEPS_FROM_SHARE) return Math.max(3, usual);
  return Math.max(minutes > SHORT_DAY || share >= NEAR_MAXIMAL ? FEWEST_TO_HEAVY : 4, usual);
}

/** Share of the athlete's maximum of repetitions in a row that is still easy before the work. */
const EASY_SHARE = 0.25;

/** Repetitions of an easy set of what has no weight: pull-ups and their like by the best set. */
function easyReps(name: string, { athlete }: SessionBrief["context"]): number {
  const best = bestSet(name, athlete)?.reps ?? Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(SHORT_REPS, Math.floor(EASY_SHARE * best)));
}

/** The lighter sets before a lift; none when it starts with the empty bar. */
export function rampItems({ context, minutes }: Pick<SessionBrief, "context" | "minutes">, { choice, load }: RampTarget): DraftItem[] {
  if (load?.bar === undefined) {
    const isLoaded = choice.exercise.equipment.some((need) => need.split(" or ").every((one) => HELD_EQUIPMENT.test(one)));
    const notes = isLoaded
      ? "Two lighter sets: about half, then three quarters of the weight you will lift."
      : "Two easy sets through the full range.";
    const reps = easyReps(choice.exercise.name, context);
    return [setsItem(context, { exercise: choice.exercise }, { sets: 2, reps, restSeconds: SECONDS_BETWEEN_RAMP_SETS, rpe: 4, notes })];
  }
  const all = warmUpRamp(load.kilograms, { bar: load.bar, unit: context.unit, oneRepMax: load.oneRepMax });
  // Nobody pulls the empty bar from the floor.
  const loaded = FROM_THE_FLOOR.test(choice.exercise.name) && all.length > 2 ? all.slice(1) : all;
  // Full lifts tire: technique is warmed up by few repetitions.
  const mostReps = choice.exercise.movementPattern === "olympic" ? FEW_REPS : minutes <= SHORT_DAY ? SHORT_REPS : Number.POSITIVE_INFINITY;
  const sets = loaded.map((set) => ({ ...set, reps: Math.min(set.reps, mostReps) }));
  if (sets.length === 0) return [];
  // However short the session, the first bar is the light one.
  const most = rampLength(minutes, load) + (choice.exercise.movementPattern === "olympic" ? MORE_OF_A_FULL_LIFT : 0);
  const short = sets.length <= most ? sets : spread(sets, most);
  const reps = short.reduce((sum, set) => sum + set.reps, 0);
  return [
    {
      ...startOfLine(context, { exercise: choice.exercise }),
      sets: short.length,
      reps: short.map((set) => set.reps).join("-"),
      weight: `${short.map((set) => formatLoad(set.kilograms, context.unit).split(" ")[0]).join(" → ")} ${context.unit}`,
      notes: "Build up to the first working set; every rep fast.",
      dose: { restSeconds: SECONDS_BETWEEN_RAMP_SETS, totalSeconds: Math.round(reps * 3 + short.length * SECONDS_BETWEEN_RAMP_SETS) },
    },
  ];
}
