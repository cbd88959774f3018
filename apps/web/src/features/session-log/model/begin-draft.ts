import { distanceText, loggedExercises, metricOfExercise, timeText, toUnit, type SetMetric, type Tables } from "@ironpace/contract";
import type { ExerciseItem, MainFormat } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import { localDay } from "#ui/format.ts";
import { getClock } from "#ui/training/timers/clock-setting.ts";
import { METRES_PER_UNIT } from "./set-values.ts";
import { buildUpLines, isByTime, plannedLine, secondsOfSide, tickLines, type PlannedLine } from "./runner/planned-line.ts";
import {
  getDistanceUnit,
  emptySet,
  newExercise,
  USUAL_REST_SECONDS,
  type DraftExercise,
  type DraftSet,
  type Maker,
  type Origin,
  type SessionDraft,
} from "./draft.ts";

/** What a draft of a plan session needs of its row. */
export interface PlanSession {
  readonly id: string;
  readonly title: string;
  /** Minutes. */
  readonly duration?: number;
  readonly skill: readonly ExerciseItem[];
  readonly strength: readonly ExerciseItem[];
  readonly mainWorkout: readonly ExerciseItem[];
  /** Absent where only what is logged was read. */
  readonly warmup?: readonly ExerciseItem[];
  readonly cooldown?: readonly ExerciseItem[];
  readonly mainFormat?: MainFormat;
}

/** A session with nothing in it yet. */
export function freeDraft(id: string, units: Units, maker: Maker): SessionDraft {
  return begin("free", id, { id, source: "free", title: "" }, units, maker);
}

/** The working lines of a plan session, with what it asks for typed in already; a tick is all that is left to do. */
export function planDraft(session: PlanSession, units: Units, maker: Maker): SessionDraft {
  const clockSetting = session.mainFormat === undefined ? undefined : getClock(session.mainFormat, session.mainWorkout);
  return {
    ...begin("plan", session.id, { source: "plan_session", title: session.title, trainingSessionId: session.id }, units, maker),
    exercises: (["skill", "strength", "mainWorkout"] as const).flatMap((block) =>
      session[block].map((item) => planExercise(block, item, units, maker)),
    ),
    warmup: tickLines(session.warmup ?? [], units.distance),
    cooldown: tickLines(session.cooldown ?? [], units.distance),
    ...(session.duration === undefined ? {} : { plannedMinutes: session.duration }),
    ...(session.mainFormat === undefined
      ? {}
      : { format: { ...session.mainFormat, label: distanceText(session.mainFormat.label, units.distance) } }),
    ...(clockSetting === undefined ? {} : { clockSetting }),
  };
}

/** An entry of the own log, with the exercises that were planned in it. */
export function ownDraft(row: Tables<"logged_sessions">, units: Units, maker: Maker): SessionDraft {
  return {
    ...begin("own", row.id, { source: "logged_session", title: row.workout_name, loggedSessionId: row.id }, units, maker),
    ...logged(row, units, maker),
  };
}

/** What an entry of the log says beside its title. */
function logged(
  row: Pick<Tables<"logged_sessions">, "notes" | "rating" | "session_rpe" | "exercises">,
  units: Units,
  maker: Maker,
): Pick<SessionDraft, "notes" | "rating" | "rpe" | "exercises"> {
  return {
    notes: row.notes ?? "",
    rating: row.rating,
    rpe: row.session_rpe === null ? "" : String(row.session_rpe),
    exercises: loggedExercises(row.exercises).map(({ name, sets, reps, weight }) => {
      const exercise = newExercise(name, units, maker);
      const typed = { reps, ...(weight === "" ? {} : { weight: String(toUnit(Number(weight), units.weight)) }) };
      const metric: SetMetric = weight === "" && exercise.metric === "weight_reps" ? "reps" : exercise.metric;
      return { ...exercise, metric, sets: several(Number(sets), { typed }, maker) };
    }),
  };
}

/** A session that was done without being planned, as it was logged. */
export function doneDraft(
  row: Pick<Tables<"logged_sessions">, "id" | "workout_name" | "notes" | "rating" | "session_rpe" | "exercises">,
  units: Units,
  maker: Maker,
): SessionDraft {
  return { ...freeDraft(row.id, units, maker), ...logged(row, units, maker), title: row.workout_name };
}

/** A workout of one's own: what is done in it is added as it is done. */
export function workoutDraft({ id, title }: Pick<Tables<"workouts">, "id" | "title">, units: Units, maker: Maker): SessionDraft {
  return begin("workout", id, { source: "workout", title, workoutId: id }, units, maker);
}

function begin(
  origin: Origin,
  originId: string,
  what: Pick<SessionDraft, "source" | "title"> & Partial<SessionDraft>,
  units: Units,
  maker: Maker,
): SessionDraft {
  const now = maker.now();
  return {
    version: 1,
    id: maker.newId(),
    origin,
    originId,
    day: localDay(new Date(now)),
    startedAt: Date.parse(now),
    weightUnit: units.weight,
    exercises: [],
    removed: {},
    notes: "",
    rpe: "",
    rating: null,
    updatedAt: now,
    ...what,
  };
}

function planExercise(block: PlannedLine["block"], item: ExerciseItem, units: Units, maker: Maker): DraftExercise {
  const metric = metricOfItem(item);
  const { reps, restSeconds } = item.dose;
  const [seconds, metres] = [secondsOfSide(item), writtenMetres(item) ?? item.dose.metres];
  const distanceUnit = getDistanceUnit(item.name, units);
  const typed = {
    ...(item.load === undefined ? {} : { weight: String(toUnit(item.load.kilograms, units.weight)) }),
    ...(reps === undefined ? {} : { reps: /^\d+/.exec(item.reps ?? "")?.[0] ?? String(reps) }),
    ...(metric === "time" && seconds !== undefined ? { time: timeText(seconds) } : {}),
    ...(metres === undefined ? {} : { distance: String(Number((metres / METRES_PER_UNIT[distanceUnit]).toFixed(2))) }),
  };
  const ramp = buildUpLines(item);
  const perSet = item.reps?.split("-") ?? [];
  const count = Math.min(item.sets ?? 1, MAX_SETS);
  const sets = several(count, { typed }, maker).map((set, index) =>
    perSet.length > 1 && perSet.length === count ? { ...set, typed: { ...set.typed, reps: perSet[index] ?? "" } } : set,
  );
  return {
    key: maker.newId(),
    name: item.name,
    metric,
    distanceUnit,
    perHand: item.load?.perHand === true,
    rest: restSeconds ?? (count > 1 ? USUAL_REST_SECONDS : 0),
    planned: distanceText(plannedText(item, units), units.distance),
    plan: plannedLine(block, item, units.distance),
    ...(ramp === undefined ? {} : { ramp }),
    ...(item.load?.bar === undefined ? {} : { bar: item.load.bar }),
    sets,
  };
}

/**
 * The distance as the plan writes it: "2 km" is 2,000 m although the time for it covers a little more. Of repetitions by time it is only what the
 * time covers, so its rounding would change how long they take.
 */
function writtenMetres(item: ExerciseItem): number | undefined {
  if (isByTime(item)) return undefined;
  const { distance = "" } = item;
  const [, amount = "", unit] = /^([\d.,]+) (km|m)$/.exec(distance) ?? [];
  return unit === undefined ? undefined : Number(amount.replaceAll(",", "")) * METRES_PER_UNIT[unit === "km" ? "km" : "m"];
}

/** More than that are rounds of something, told as one set. */
const MAX_SETS = 20;

function metricOfItem({ name, load, dose, sets = 1 }: ExerciseItem): SetMetric {
  if (load !== undefined) return dose.metres !== undefined && dose.reps === undefined ? "weight_distance" : "weight_reps";
  if (dose.metres !== undefined) return "distance";
  if (dose.reps !== undefined) return metricOfExercise(name) === "weight_reps" ? "weight_reps" : "reps";
  // Intervals by time are over when the time is, however far they went.
  const isTimed = dose.seconds !== undefined && sets > 1;
  return metricOfExercise(name) === "distance" && !isTimed ? "distance" : "time";
}

/** "5 × 4, 112.5 kg", "3 × 5 min, 4:38–4:45 /km": repetitions by time are told in it, how far they go is only what it covers. */
function plannedText(item: ExerciseItem, units: Units): string {
  const { sets, reps, duration, distance, weight, intensity, load } = item;
  const once = reps ?? (isByTime(item) ? duration : (distance ?? duration)) ?? "";
  const dose = sets !== undefined && sets > 1 ? `${sets} × ${once}` : once;
  return [dose, load === undefined ? intensity : weightText(weight, load.kilograms, units)]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
}

/** A plan that was made in the other unit has its loads in it. */
function weightText(weight: string | undefined, kilograms: number, units: Units): string | undefined {
  const other = units.weight === "kg" ? "lb" : "kg";
  return weight?.replace(new RegExp(String.raw`[\d.,]+\s?${other}\b`, "u"), `${toUnit(kilograms, units.weight)} ${units.weight}`);
}

function several(count: number, part: Partial<DraftSet>, maker: Maker): readonly DraftSet[] {
  return Array.from({ length: Math.max(1, count) }, () => ({ ...emptySet(maker), ...part }));
}
