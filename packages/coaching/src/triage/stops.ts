import type { FunctionContext } from "../context.ts";
import type { Category } from "./categories.ts";
import { type DangerSign, whileStopped } from "./say.ts";

/** An open row of safety_stops: no training until it has ended. */
export interface Stop {
  readonly category: Category;
  readonly level: "doctor" | "emergency";
  readonly quote: string;
  /** Raised by one weak sign: the athlete may say that it was a misunderstanding. */
  readonly weak: boolean;
}

/** The most urgent and newest open stop of the caller. */
export async function openStop({ data, userId }: FunctionContext): Promise<Stop | undefined> {
  const { data: rows } = await data
    .from("safety_stops")
    .select("category, level, quote, weak")
    .eq("user_id", userId)
    .is("ended_at", null)
    .order("created_at", { ascending: false })
    .throwOnError();
  const stops = rows as readonly Stop[];
  return stops.find(({ level }) => level === "emergency") ?? stops[0];
}

/** Ends the stops that one weak sign raised: it was a misunderstanding. Firm ones stay. */
export async function endWeakStops({ data }: FunctionContext): Promise<void> {
  await data.rpc("clear_safety_stops", { seen_by: "nobody" }).throwOnError();
}

/** Why no training is planned or talked about; undefined while no stop is open. */
export async function refusalWhileStopped(context: FunctionContext): Promise<string | undefined> {
  const stop = await openStop(context);
  return stop === undefined ? undefined : whileStopped(stop);
}

/** Signs of the mind and of violence stop no training unless they are emergencies (triage.md section 3.9). */
const STOPS_ONLY_AS_EMERGENCY: readonly Category[] = ["suicide", "eating", "violence"];

/**
 * Stores a stop for a sign; `isWeak`: the athlete may say that it was a misunderstanding. Signs of others, and those that only make training easier, stop
 * nothing: false.
 */
export async function raiseStop(
  { category, level, quote, person }: DangerSign,
  { isWeak, source }: { readonly isWeak: boolean; readonly source: "coach" | "session" },
  { data }: FunctionContext,
): Promise<boolean> {
  const isStop = level === "emergency" || (level === "doctor-today" && !STOPS_ONLY_AS_EMERGENCY.includes(category));
  if (person === "other" || !isStop) return false;
  await data
    .rpc("raise_safety_stop", { category, level: level === "emergency" ? "emergency" : "doctor", quote, source, weak: isWeak })
    .throwOnError();
  return true;
}
