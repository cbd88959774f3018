import { Decoder, Stream } from "@garmin/fitsdk";
import { toParsedSession, readSport } from "./activity.ts";
import { rounded } from "./read-number.ts";
import { Refusal } from "#backend/files/refusal.ts";
import type { ParsedFile, ParsedSession, ParsedSet, UnreadEntry } from "./parsed-file.ts";

/** Garmin's FIT: every session of an activity file, with the sets of a strength session where the device counted them. */
export function readFit(bytes: Uint8Array): ParsedFile {
  const decoder = new Decoder(Stream.fromArrayBuffer(bytes.slice().buffer));
  if (!decoder.isFIT()) throw new Refusal("This looks like a FIT file, but it cannot be read as one.");
  if (!decoder.checkIntegrity()) throw new Refusal("The FIT file is damaged. Copy it from your device again.");
  const { messages, errors } = decoder.read();
  if (errors.length > 0) throw new Refusal("The FIT file cannot be read. Copy it from your device again.");
  const recorded = messages.sessionMesgs ?? [];
  if (recorded.length === 0)
    throw new Refusal("This FIT file has no session: it is a course, a planned workout or a device's settings, not a recorded activity.");
  const unread: UnreadEntry[] = [];
  const sets = recorded.length === 1 ? getSets(messages.setMesgs ?? []) : [];
  const known = recorded.length === 1 ? findTimes(messages.recordMesgs ?? []) : undefined;
  const sessions = recorded.flatMap((session, n): ParsedSession[] => {
    const { totalTimerTime = 0, totalDistance = 0, totalCalories, sport, subSport } = session;
    const startTime = session.startTime ?? known?.start;
    const seconds = (session.totalElapsedTime ?? 0) || totalTimerTime || (known?.seconds ?? 0);
    if (sport === "transition") {
      unread.push({ where: `Session ${n + 1}`, why: "This is a transition between two sports, not a session." });
      return [];
    }
    if (!(startTime instanceof Date) || !(seconds > 0)) {
      unread.push({ where: `Session ${n + 1}`, why: "Its start or its duration is missing." });
      return [];
    }
    const kind = [subSport, sport].map((word) => readSport(String(word ?? ""))).find((found) => found !== "other") ?? "other";
    return [
      toParsedSession({
        start: startTime,
        sport: kind,
        elapsed: seconds,
        moving: totalTimerTime || seconds,
        distance: totalDistance,
        ...(totalCalories === undefined ? {} : { calories: totalCalories }),
        sets,
      }),
    ];
  });
  return { format: "fit", sessions, unread, asks: { weight: false, distance: false } };
}

/** Start and length from the recorded points, for apps that write a session without its own times. */
function findTimes(records: readonly { readonly timestamp?: unknown }[]): { readonly start: Date; readonly seconds: number } | undefined {
  const times = records.map(({ timestamp }) => timestamp).filter((time) => time instanceof Date);
  const [first, last] = [times[0], times.at(-1)];
  return first && last && { start: first, seconds: (last.getTime() - first.getTime()) / 1000 };
}

interface FitSet {
  readonly setType?: unknown;
  readonly category?: readonly (string | number)[];
  readonly repetitions?: number;
  /** Kilograms. */
  readonly weight?: number;
  readonly duration?: number;
}

function getSets(counted: readonly FitSet[]): ParsedSet[] {
  const exercises = new Map<string, number>();
  return counted.flatMap(({ setType, category, repetitions = 0, weight = 0, duration = 0 }): ParsedSet[] => {
    if (setType !== "active" || (repetitions === 0 && duration === 0)) return [];
    const name = getName(`${category?.[0] ?? ""}`);
    const taken = exercises.get(name) ?? 0;
    exercises.set(name, taken + 1);
    const index = [...exercises.keys()].indexOf(name) + 1;
    if (index > 200 || taken >= 200) return [];
    return [
      {
        exercise_name: name,
        exercise_index: index,
        set_index: taken + 1,
        set_type: "working",
        metric: repetitions === 0 ? "time" : weight > 0 ? "weight_reps" : "reps",
        weight_kg: weight > 0 && weight <= 1500 ? rounded(weight) : null,
        reps: repetitions === 0 ? null : repetitions,
        seconds: duration > 0 ? rounded(duration) : null,
        entered_unit: weight > 0 ? "kg" : null,
      },
    ];
  });
}

/** "benchPress" as "Bench press" */
function getName(category: string): string {
  const words = category
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words === "" || words === "unknown" || /^\d+$/.test(words) ? "Exercise" : words[0]?.toUpperCase() + words.slice(1);
}
