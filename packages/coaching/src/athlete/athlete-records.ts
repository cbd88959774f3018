import type { Database } from "@ironpace/contract";
import { addDays, type Day, getMonday, type PainCheckIn } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { toCheckIn } from "./check-in-record.ts";
import { COMPETITION_COLUMNS, type CompetitionRecord } from "./competition-record.ts";
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

/** More races than anybody plans for at once. */
const MOST_COMPETITIONS = 50;

/** More sessions than anybody does in the weeks that are read. */
const MOST_SESSIONS = 300;

/** A limit that is older is another one. */
const CHECK_IN_DAYS = 182;
const MOST_CHECK_INS = 500;

export async function readAthleteRecords({ data, userId, today }: FunctionContext): Promise<AthleteRecords> {
  const firstLogged = addDays(getMonday(today), -7 * LOGGED_WEEKS);
  const [profile, strength, gymnastics, conditioning, context, motivation, availability, equipment, competitions, logged, checkIns] =
    await Promise.all([
      data.from("athlete_profiles").select().eq("id", userId).maybeSingle().throwOnError(),
      data.from("strength_benchmarks").select().eq("user_id", userId).eq("is_current", true).maybeSingle().throwOnError(),
      data.from("gymnastics_benchmarks").select().eq("user_id", userId).eq("is_current", true).maybeSingle().throwOnError(),
      data.from("conditioning_benchmarks").select().eq("user_id", userId).eq("is_current", true).maybeSingle().throwOnError(),
      data.from("athlete_context").select().eq("user_id", userId).order("created_at", { ascending: false }).limit(1).throwOnError(),
      data.from("athlete_motivation").select().eq("user_id", userId).order("created_at", { ascending: false }).limit(1).throwOnError(),
      data.from("athlete_availability").select().eq("user_id", userId).order("weekday").throwOnError(),
      data.from("athlete_equipment").select().eq("user_id", userId).order("equipment").throwOnError(),
      data
        .from("competitions")
        .select(COMPETITION_COLUMNS)
        .eq("user_id", userId)
        .gte("date", firstLogged)
        .order("date")
        .limit(MOST_COMPETITIONS)
        .throwOnError(),
      data
        .from("performed_sessions")
        .select(
          "performed_at, duration_minutes, training_sessions(code, duration, distance_m), performed_sets(exercise_name, metres, seconds)",
        )
        .eq("user_id", userId)
        .eq("in_progress", false)
        .gte("performed_at", firstLogged)
        .not("performed_sets.metres", "is", null)
        .order("performed_at", { ascending: false })
        .limit(MOST_SESSIONS)
        .throwOnError(),
      data
        .from("pain_check_ins")
        .select("region, checked_on, worst, altered, morning, passed, is_gone, signs")
        .eq("user_id", userId)
        .gte("checked_on", addDays(today, -CHECK_IN_DAYS))
        .order("checked_on")
        .limit(MOST_CHECK_INS)
        .throwOnError(),
    ]);
  return {
    today,
    profile: profile.data,
    strength: strength.data,
    gymnastics: gymnastics.data,
    conditioning: conditioning.data,
    context: context.data[0] ?? null,
    motivation: motivation.data[0] ?? null,
    availability: availability.data,
    equipment: equipment.data,
    competitions: competitions.data,
    logged: logged.data,
    checkIns: checkIns.data.map(toCheckIn),
  };
}
