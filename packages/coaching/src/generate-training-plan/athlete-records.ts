import type { Database } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";

type Tables = Database["public"]["Tables"];
type Row<Table extends keyof Tables> = Tables[Table]["Row"];

/** Everything stored about an athlete that a plan is made from. */
export interface AthleteRecords {
  readonly profile: Row<"athlete_profiles"> | null;
  readonly strength: Row<"strength_benchmarks"> | null;
  readonly gymnastics: Row<"gymnastics_benchmarks"> | null;
  readonly conditioning: Row<"conditioning_benchmarks"> | null;
  readonly context: Row<"athlete_context"> | null;
  readonly motivation: Row<"athlete_motivation"> | null;
  readonly availability: readonly Row<"athlete_availability">[];
  readonly equipment: readonly Row<"athlete_equipment">[];
  /** Those that are still to come, the next first. */
  readonly competitions: readonly Pick<Row<"competitions">, "name" | "type" | "date" | "priority">[];
}

/** More races than anybody plans for at once. */
const MOST_COMPETITIONS = 50;

export async function readAthleteRecords({ data, userId, today }: FunctionContext): Promise<AthleteRecords> {
  const [profile, strength, gymnastics, conditioning, context, motivation, availability, equipment, competitions] = await Promise.all([
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
      .select("name, type, date, priority")
      .eq("user_id", userId)
      .gte("date", today)
      .order("date")
      .limit(MOST_COMPETITIONS)
      .throwOnError(),
  ]);
  return {
    profile: profile.data,
    strength: strength.data,
    gymnastics: gymnastics.data,
    conditioning: conditioning.data,
    context: context.data[0] ?? null,
    motivation: motivation.data[0] ?? null,
    availability: availability.data,
    equipment: equipment.data,
    competitions: competitions.data,
  };
}
