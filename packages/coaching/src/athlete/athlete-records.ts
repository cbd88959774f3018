import type { Database } from "@ironpace/contract";
import { addDays, type Day, getMonday, type PainCheckIn } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { type CheckInRecord, toCheckIn } from "./check-in-record.ts";
import type { CompetitionRecord } from "./competition-record.ts";
import { LOGGED_WEEKS, type LoggedSession } from "./logged-session.ts";

type Tables = Database["public"]["Tables"];
type Row<Table extends keyof Tables> = Tables[Table]["Row"];

/** Everything stored about an athlete that a plan is made from. */
export interface AthleteRecords {
  /** The day they were read. */
  readonly today: Day;
  readonly profile: Row<"athlete_profiles"> | null;
  readonly strength: Row<"strength_benchmarks"> | null;
  readonly gymnastics: Row<"gymnastics_benchmarks"> | null;
  readonly conditioning: Row<"conditioning_benchmarks"> | null;
  readonly context: Row<"athlete_context"> | null;
  readonly motivation: Row<"athlete_motivation"> | null;
  readonly availability: readonly Row<"athlete_availability">[];
  readonly equipment: readonly Row<"athlete_equipment">[];
  /** Those of the last weeks and those that are still to come, the earliest first. */
  readonly competitions: readonly CompetitionRecord[];
  /** How sore regions took their sessions, the earliest first. */
  readonly checkIns: readonly PainCheckIn[];
  /** What was done in the last full weeks, as far as it was logged. */
  readonly logged: readonly LoggedSession[];
}

/** A limit that is older is another one. */
const CHECK_IN_DAYS = 182;

/** What `public.athlete_records` answers. */
type StoredRecords = Omit<AthleteRecords, "today" | "checkIns"> & { readonly check_ins: readonly CheckInRecord[] };

export async function readAthleteRecords({ data, today }: FunctionContext): Promise<AthleteRecords> {
  const firstLogged = addDays(getMonday(today), -7 * LOGGED_WEEKS);
  const { data: stored } = await data
    .rpc("athlete_records", { first_logged: firstLogged, first_check_in: addDays(today, -CHECK_IN_DAYS) })
    .throwOnError();
  const { check_ins: checkIns, ...records } = stored as unknown as StoredRecords;
  return { today, ...records, checkIns: checkIns.map(toCheckIn) };
}
