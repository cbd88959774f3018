import { importKey } from "./import-key.ts";
import { readNumber, rounded } from "./read-number.ts";
import { KILOGRAMS_PER_POUND, METRES_PER_MILE, type ParsedSession, type ParsedSet, type Units, type UnreadEntry } from "./parsed-file.ts";
import { localDay } from "./times.ts";

/** One line of a CSV file with a row for each set, whichever app wrote it. */
export interface SetRow {
  readonly line: number;
  /** What tells one session from another: its start and its name, as written. */
  readonly session: string;
  readonly title: string;
  readonly start: Date;
  readonly seconds: number | null;
  readonly sessionNotes: string;
  readonly exercise: string;
  readonly exerciseNotes: string;
  readonly type: ParsedSet["set_type"];
  readonly weight: string;
  readonly weightUnit: Units["weight"];
  readonly reps: string;
  readonly distance: string;
  readonly distanceUnit: Units["distance"] | "m";
  readonly duration: string;
  readonly rpe: string;
}

interface Collected {
  readonly first: SetRow;
  readonly exercises: Map<string, number>;
  readonly sets: ParsedSet[];
  readonly notes: Set<string>;
  readonly said: string[];
}

/** Rows of sets as sessions, in the order of the file. What a row has that cannot be stored is added to `unread`. */
export function toParsedSessions(app: string, rows: Iterable<SetRow>, unread: UnreadEntry[]): ParsedSession[] {
  const sessions = new Map<string, Collected>();
  for (const row of rows) {
    const known = sessions.get(row.session);
    const session = known ?? { first: row, exercises: new Map(), sets: [], notes: new Set(), said: [] };
    if (known === undefined) sessions.set(row.session, session);
    collect(row, session, unread);
  }
  return [...sessions.values()].filter(({ sets }) => sets.length > 0).map((session) => getSession(app, session));
}

function getSession(app: string, { first, sets, notes, said }: Collected): ParsedSession {
  return {
    key: importKey(app, first.session, ...said),
    title: first.title.slice(0, 200) || "Workout",
    performed_at: first.start.toISOString(),
    day: localDay(first.start),
    kind: sets.every(({ metric }) => metric === "distance") ? "conditioning" : "strength",
    duration_minutes: first.seconds === null ? null : Math.min(Math.round(first.seconds / 6) / 10, 1440),
    notes: [...notes].join("\n").slice(0, 4000) || null,
    sets,
  };
}

function collect(row: SetRow, { exercises, sets, notes, said }: Collected, unread: UnreadEntry[]): void {
  if (row.sessionNotes !== "") notes.add(row.sessionNotes);
  if (row.exerciseNotes !== "") notes.add(`${row.exercise}: ${row.exerciseNotes}`);
  const name = row.exercise.trim();
  const lost = (field: string, why: string) => void unread.push({ where: `Line ${row.line}, ${field}`, why });
  if (name === "" || name.length > 120)
    return lost("exercise", name === "" ? "The exercise has no name." : "The name is longer than 120 characters.");
  const index = exercises.get(name) ?? exercises.size + 1;
  const before = sets.reduce((count, { exercise_index }) => count + (exercise_index === index ? 1 : 0), 0);
  if (index > 200 || before >= 200) return lost("set", "A session has at most 200 exercises with 200 sets each.");
  const measures = findMeasures(row, lost);
  if (measures === undefined) return;
  exercises.set(name, index);
  said.push([name, row.weight, row.reps, row.distance, row.duration, row.type].join("|"));
  sets.push({ exercise_name: name, exercise_index: index, set_index: before + 1, set_type: row.type, ...measures });
}

type Measures = Pick<ParsedSet, "metric" | "weight_kg" | "reps" | "seconds" | "metres" | "rpe" | "entered_unit">;

function findMeasures(row: SetRow, lost: (field: string, why: string) => void): Measures | undefined {
  const within = (field: string, text: string, most: number): number | null => {
    const value = readNumber(text);
    if (value === undefined) lost(field, `“${text.slice(0, 40)}” is not a number.`);
    else if (value !== null && (value < 0 || value > most)) lost(field, `${text} is not between 0 and ${most}.`);
    else return value === 0 ? null : value;
    return null;
  };
  const perKilogram = row.weightUnit === "lb" ? KILOGRAMS_PER_POUND : 1;
  const perMetre = { km: 1000, mi: METRES_PER_MILE, m: 1 }[row.distanceUnit];
  const weight = within("weight", row.weight, 1500 / perKilogram);
  const counted = within("repetitions", row.reps, 10_000);
  const distance = within("distance", row.distance, 1_000_000 / perMetre);
  const seconds = within("seconds", row.duration, 86_400);
  const effort = within("RPE", row.rpe, 10);
  const reps = counted === null ? null : Math.round(counted);
  const metric = findMetric(weight, reps, distance, seconds);
  if (metric === undefined) {
    lost("set", "This set has no reps, distance or time.");
    return undefined;
  }
  return {
    metric,
    weight_kg: weight === null ? null : rounded(weight * perKilogram),
    reps,
    seconds,
    metres: distance === null ? null : rounded(distance * perMetre),
    rpe: effort === null || effort < 1 ? null : Math.round(effort * 10) / 10,
    entered_unit: weight !== null ? row.weightUnit : distance !== null ? row.distanceUnit : metric === "time" ? "s" : null,
  };
}

function findMetric(
  weight: number | null,
  reps: number | null,
  distance: number | null,
  seconds: number | null,
): ParsedSet["metric"] | undefined {
  if (reps !== null) return weight === null ? "reps" : "weight_reps";
  if (distance !== null) return weight === null ? "distance" : "weight_distance";
  return seconds === null ? undefined : "time";
}
