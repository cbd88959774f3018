import type { Database } from "@ironpace/contract";
import { addDays, type Day, getMonday, type PainReport } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { type PainReportRow, toPainReport } from "./check-in-record.ts";
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
  /** How painful regions took sessions and the mornings after them, the earliest first. */
  readonly painReports: readonly PainReport[];
  /** What was done in the last full weeks, as far as it was logged. */
  readonly logged: readonly LoggedSession[];
}

/** A limit that is older is another one. */
const CHECK_IN_DAYS = 182;

/** What `public.athlete_records` answers. */
type StoredRecords = Omit<AthleteRecords, "today" | "painReports"> & { readonly check_ins: readonly PainReportRow[] };

export async function readAthleteRecords({ data, today }: FunctionContext): Promise<AthleteRecords> {
  const firstLogged = addDays(getMonday(today), -7 * LOGGED_WEEKS);
  const { data: stored } = await data
    .rpc("athlete_records", { first_logged: firstLogged, first_check_in: addDays(today, -CHECK_IN_DAYS) })
    .throwOnError();
  const { check_ins: painReports, ...records } = stored as unknown as StoredRecords;
  return { today, ...records, painReports: painReports.map(toPainReport) };
}
