import { toKilograms, toUnit, metricOfExercise, timeText, type SetMetric, type Tables } from "@ironpace/contract";
import { mannerText, partMannerText, readWod, type Wod, type WodMovement, type WodScheme, type WodWork } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import type { ClockSetting } from "#ui/training/timers/clock-setting.ts";
import { workoutDraft } from "./begin-draft.ts";
import { getDistanceUnit, emptySet, USUAL_REST, type DraftExercise, type DraftSet, type Maker, type SessionDraft } from "./draft.ts";
import type { DraftFormat, PlannedLine, TickLine } from "./runner/planned-line.ts";
import { METRES_PER_UNIT } from "./set-values.ts";

/** A workout of one's own as its text says it is done: movements, rounds and clock; what no text tells is added while it is done. */
export function typedWorkoutDraft(
  workout: Pick<Tables<"workouts">, "id" | "title" | "description">,
  units: Units,
  maker: Maker,
): SessionDraft {
  const draft = workoutDraft(workout, units, maker);
  const wod = readWod(workout.description ?? "");
  return isRead(wod) ? withWod(draft, wod, units, maker) : draft;
}

/** Whether most of it is known: what is only described is no list of movements. */
function isRead({ parts }: Wod): boolean {
  const movements = parts.flatMap((part) => (part.kind === "work" ? part.movements : []));
  const known = movements.filter(({ isKnown }) => isKnown).length;
  return known > 0 && known * 2 > movements.length;
}

/** The parts one after the other; the clock is set to the first that has one. */
function withWod(draft: SessionDraft, { parts }: Wod, units: Units, maker: Maker): SessionDraft {
  const works = parts.filter((part) => part.kind === "work");
  const main = works.find(({ scheme, role }) => isLogged(role) && !isLifting(scheme));
  const exercises = works.flatMap((work) =>
    isLogged(work.role)
      ? work.movements.filter(({ name }) => name !== "Rest").map((one) => exerciseOf(one, work, work === main, units, maker))
      : [],
  );
  const warmup = ticksOf(works, "warm-up", maker);
  const cooldown = ticksOf(works, "cool-down", maker);
  const clockSetting = main && clockOf(main);
  return {
    ...draft,
    exercises,
    ...(warmup.length === 0 ? {} : { warmup }),
    ...(cooldown.length === 0 ? {} : { cooldown }),
    ...(main === undefined ? {} : { format: formatOf(main) }),
    ...(clockSetting === undefined ? {} : { clockSetting }),
  };
}

/** Whether a part is logged, and not only ticked: a buy-in is work. */
function isLogged(role: WodWork["role"]): boolean {
  return role !== "warm-up" && role !== "cool-down";
}

/** The lines of a warm-up or cool-down: they are ticked, not logged. */
function ticksOf(works: readonly WodWork[], role: WodWork["role"], maker: Maker): readonly TickLine[] {
  return works
    .filter((work) => work.role === role)
    .flatMap((work) =>
      work.movements.map((movement): TickLine => {
        const said = mannerText(movement);
        const times = work.scheme.kind === "rounds" ? `${work.scheme.rounds} × ` : "";
        return { id: maker.newId(), name: movement.name, amount: `${times}${amountText(movement)}`, ...(said === "" ? {} : { cue: said }) };
      }),
    );
}

function amountText({ metres, seconds, reps }: WodMovement): string {
  if (metres !== undefined) return metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return seconds === undefined ? (reps === undefined ? "" : `${reps} reps`) : `${timeText(seconds)} min`;
}

function isLifting({ kind }: WodScheme): boolean {
  return kind === "sets" || kind === "max-load";
}

/** Of an EMOM of an hour. */
const MOST_SETS = 60;

function exerciseOf(movement: WodMovement, work: WodWork, isMain: boolean, units: Units, maker: Maker): DraftExercise {
  const metric = metricOf(movement, work.scheme);
  const distanceUnit = getDistanceUnit(movement.name, units);
  const sets = repetitions(movement, work).map((amount, index): DraftSet => ({
    ...emptySet(maker),
    typed: typedOf(ofSet(movement, index), work.scheme, metric, amount, units, distanceUnit),
  }));
  const rest = work.restSeconds ?? (isLifting(work.scheme) ? USUAL_REST : 0);
  return {
    key: maker.newId(),
    name: movement.name,
    metric,
    distanceUnit,
    perHand: movement.load?.count === 2,
    rest,
    plan: {
      block: isMain ? "mainWorkout" : "strength",
      eachSide: movement.isEachSide === true,
      substitutes: [],
      totalSeconds: sets.length * (60 + rest),
      ...guidanceOf(movement, work),
    },
    ...supersetOf(work),
    ...(work.scheme.kind === "max-load" ? { grows: true } : {}),
    sets: sets.slice(0, MOST_SETS),
  };
}

/** Effort, pace and how it is done, as the runner shows them beside a set. */
function guidanceOf(movement: WodMovement, work: WodWork): Pick<PlannedLine, "rpe" | "intensity" | "cue"> {
  const { rpe, pace, zone, load } = movement;
  const { rpe: _, pace: _pace, zone: _zone, isEachSide: _side, ...others } = movement;
  const share =
    load?.unit === "%" && load.isPerSet !== true ? `${load.values.join("–")}%${load.of === undefined ? "" : ` of ${load.of}`}` : undefined;
  const intensity = [pace, zone, share].filter((one) => one !== undefined).join(", ");
  const cue = [mannerText(others), partMannerText(work)].filter((one) => one !== "").join(", ");
  return {
    ...(rpe?.[0] === undefined ? {} : { rpe: rpe[0] }),
    ...(intensity === "" ? {} : { intensity }),
    ...(cue === "" ? {} : { cue }),
  };
}

/** "A1" and "A2" are done in alternation. */
function supersetOf({ label }: WodWork): Pick<DraftExercise, "superset"> {
  return label !== undefined && /\d/.test(label) ? { superset: label.charAt(0) } : {};
}

/** Minutes of a "death by" that are laid out; more are added as they are reached. */
const USUAL_DEATH_BY = 15;

/** The movement with the load of one of its sets, where each has its own. */
function ofSet(movement: WodMovement, index: number): WodMovement {
  const { load } = movement;
  if (load?.isPerSet !== true) return movement;
  return { ...movement, load: { values: [load.values[index] ?? load.values.at(-1) ?? 0], unit: load.unit } };
}

/** The number of each set of a movement; undefined where it is as many as possible. */
function repetitions({ reps, list, calories }: WodMovement, { scheme, movements }: WodWork): readonly (number | undefined)[] {
  if (list !== undefined) return list;
  const each = reps ?? (typeof calories === "number" ? calories : undefined);
  const times = (count: number) => Array<number | undefined>(Math.max(1, count)).fill(each);
  switch (scheme.kind) {
    case "reps":
    case "sets":
      return scheme.reps;
    case "rounds":
      return times(scheme.rounds);
    case "emom":
      return times(scheme.inTurns ? Math.ceil(scheme.turns / turnCount(movements)) : scheme.turns);
    case "death-by":
      return Array.from({ length: USUAL_DEATH_BY }, (_, minute) => minute + 1);
    case "intervals":
      return times(scheme.rounds);
    case "max-load":
      return [scheme.reps];
    case "amrap":
      return scheme.ladder === undefined ? times(1) : scheme.ladder;
    case "once":
    case "steady":
      return times(1);
  }
}

/** How many turns an EMOM has until the first comes again: movements can share one. */
function turnCount(movements: readonly WodMovement[]): number {
  return movements.at(-1)?.turn ?? movements.length;
}

/** What each turn of an EMOM is called. */
function turnNames(movements: readonly WodMovement[]): readonly string[] {
  const turns = Map.groupBy(movements.entries(), ([index, { turn }]) => turn ?? -index);
  return [...turns.values()].map((shared) => shared.map(([, { name }]) => name).join(" + "));
}

function metricOf({ name, metres, calories, seconds, load }: WodMovement, scheme: WodScheme): SetMetric {
  if (scheme.kind === "intervals" || (scheme.kind === "sets" && scheme.seconds !== undefined)) return "time";
  const isWeight = load?.unit === "kg" || load?.unit === "lb";
  if (metres !== undefined) return isWeight ? "weight_distance" : "distance";
  if (calories !== undefined) return "calories";
  if (seconds !== undefined) return "time";
  return isWeight || isLifting(scheme)
    ? "weight_reps"
    : metricOfExercise(name) === "weight_reps"
      ? "reps"
      : countable(metricOfExercise(name));
}

/** Repetitions of what is usually a way or a time. */
function countable(metric: SetMetric): SetMetric {
  return metric === "distance" || metric === "weight_distance" || metric === "time" ? "reps" : metric;
}

function typedOf(
  { metres, seconds, load }: WodMovement,
  scheme: WodScheme,
  metric: SetMetric,
  amount: number | undefined,
  units: Units,
  distanceUnit: DraftExercise["distanceUnit"],
): DraftSet["typed"] {
  const [weight] = load?.values ?? [];
  const isWeight = weight !== undefined && (load?.unit === "kg" || load?.unit === "lb");
  const time = scheme.kind === "intervals" ? scheme.work : scheme.kind === "sets" ? scheme.seconds : seconds;
  return {
    ...(isWeight && metric.startsWith("weight")
      ? {
          weight: String(load.unit === units.weight ? weight : toUnit(toKilograms(weight, load.unit === "lb" ? "lb" : "kg"), units.weight)),
        }
      : {}),
    ...(amount !== undefined && metric.endsWith("reps") ? { reps: String(amount) } : {}),
    ...(amount !== undefined && metric === "calories" ? { calories: String(amount) } : {}),
    ...(time !== undefined && metric === "time" ? { time: timeText(time) } : {}),
    ...(metres === undefined ? {} : { distance: String(Number((metres / METRES_PER_UNIT[distanceUnit]).toFixed(2))) }),
  };
}

function formatOf({ scheme, capSeconds, restSeconds }: WodWork): DraftFormat {
  const cap = capSeconds === undefined ? {} : { capMinutes: capSeconds / 60 };
  const between = restSeconds === undefined ? {} : { restBetween: restSeconds };
  switch (scheme.kind) {
    case "reps":
      return { kind: "for-time", label: `${scheme.reps.join("-")} for time`, rounds: scheme.reps.length, ...cap };
    case "rounds":
      return {
        kind: "for-time",
        label: `${scheme.rounds} rounds${scheme.timed === false ? "" : " for time"}`,
        rounds: scheme.rounds,
        ...cap,
        ...between,
      };
    case "amrap":
      return { kind: "amrap", label: `AMRAP ${scheme.seconds / 60}`, capMinutes: scheme.seconds / 60 };
    case "emom": {
      const minutes = (scheme.every * scheme.turns) / 60;
      const label = scheme.every === 60 ? `EMOM ${scheme.turns}` : `Every ${timeText(scheme.every)}, ${scheme.turns} times`;
      return { kind: "emom", label, capMinutes: minutes, together: !scheme.inTurns };
    }
    case "death-by":
      return { kind: "emom", label: "Death by: one more each minute", capMinutes: (scheme.every * USUAL_DEATH_BY) / 60, together: true };
    case "intervals":
      return {
        kind: "intervals",
        label: scheme.isTabata ? "Tabata" : `${scheme.rounds} × ${timeText(scheme.work)} work, ${timeText(scheme.rest)} rest`,
      };
    case "steady":
      return { kind: "steady", label: "Not for time" };
    default:
      return { kind: "for-time", label: "For time", ...cap };
  }
}

function clockOf({ scheme, movements }: WodWork): ClockSetting | undefined {
  const names = movements.map(({ name }) => name);
  if (scheme.kind === "amrap") return { mode: "amrap", seconds: scheme.seconds };
  if (scheme.kind === "death-by") return { mode: "emom", seconds: scheme.every * USUAL_DEATH_BY, work: scheme.every };
  if (scheme.kind === "emom") {
    return {
      mode: "emom",
      seconds: scheme.every * scheme.turns,
      work: scheme.every,
      ...(scheme.inTurns ? { turns: turnNames(movements) } : {}),
    };
  }
  if (scheme.kind !== "intervals") return undefined;
  const { rounds, work, rest, isTabata } = scheme;
  // A Tabata stays with a movement for all of its rounds.
  const turns = isTabata ? names.flatMap((name) => Array<string>(rounds).fill(name)) : names;
  return { mode: "tabata", rounds: rounds * names.length, work, rest, turns };
}
