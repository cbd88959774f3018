import { withoutUnknown, getSessionId, type PlanRow, storedBlock } from "@ironpace/contract";
import { addDays, assessCapacities, readInjuries } from "@ironpace/training";
import type { ActivePlan, CoachView, PerformedWork, UpcomingCompetition } from "../built-in-coach/view.ts";
import type { FunctionContext } from "../context.ts";
import { athleteFrom } from "../athlete/athlete.ts";
import { readAthleteRecords } from "../athlete/athlete-records.ts";

/** What is stored about the caller, read as the caller. `consent`: may a language model be given it? */
export async function readView(context: FunctionContext): Promise<{ readonly view: CoachView; readonly consent: boolean }> {
  const [records, firstName, plan, competitions, performed] = await Promise.all([
    readAthleteRecords(context),
    readFirstName(context),
    readPlan(context),
    readCompetitions(context),
    readPerformed(context),
  ]);
  const { profile, context: told } = records;
  const focus = profile?.primary_focus ?? plan?.plan.focus;
  const level = profile?.training_level ?? plan?.plan.level;
  const days = profile?.days_per_week ?? plan?.plan.sessionsPerWeek;
  const known = athleteFrom(
    { userLevel: level ?? "intermediate", primaryFocus: focus ?? "general", weeklyAvailability: days ?? 4 },
    records,
  );
  const races = upcoming(competitions, known.competitions ?? [], context.today);
  const athlete = { ...known, ...(races.length > 0 && { competitions: races }) };
  const view: CoachView = {
    today: context.today,
    ...(firstName && { firstName }),
    athlete,
    assumed: [...(level ? [] : ["level" as const]), ...(focus ? [] : ["focus" as const]), ...(days ? [] : ["days" as const])],
    distances: profile?.distance_units ?? "km",
    capacities: assessCapacities(athlete, context.today),
    injuries: readInjuries(athlete.injuries ?? "", context.today),
    ...(plan && { plan }),
    competitions: races,
    performed,
    goals: withoutUnknown({ shortTerm: told?.short_term_goals, longTerm: told?.long_term_goals }),
  };
  return { view, consent: profile?.ai_consent ?? false };
}

async function readFirstName({ data, userId }: FunctionContext): Promise<string | undefined> {
  const { data: row } = await data.from("profiles").select("first_name").eq("id", userId).maybeSingle().throwOnError();
  return row?.first_name?.trim() || undefined;
}

/** The active plan, when the engine made it. */
async function readPlan({ data, userId }: FunctionContext): Promise<ActivePlan | undefined> {
  const { data: row } = await data
    .from("training_plans")
    .select("*, training_sessions(*, performed_sessions(duration_minutes))")
    .eq("creator_id", userId)
    .eq("status", "active")
    .maybeSingle()
    .throwOnError();
  const block = row === null ? undefined : storedBlock(row satisfies PlanRow);
  if (row === null || block === undefined) return undefined;
  return { id: row.id, rows: new Map(row.training_sessions.map((session) => [getSessionId(session), session.id])), ...block };
}

async function readCompetitions({ data, userId, today }: FunctionContext): Promise<readonly UpcomingCompetition[]> {
  const { data: rows } = await data
    .from("competitions")
    .select("id, name, type, date, priority, location, target_result")
    .eq("user_id", userId)
    .gte("date", today)
    .order("date")
    .limit(10)
    .throwOnError();
  return rows.map(({ target_result, ...row }) => withoutUnknown({ ...row, target: target_result }));
}

/** The race of the profile stands beside the list, unless the list has it. */
function upcoming(
  listed: readonly UpcomingCompetition[],
  ofProfile: NonNullable<CoachView["athlete"]["competitions"]>,
  today: string,
): readonly UpcomingCompetition[] {
  const others = ofProfile.filter(({ date }) => date >= today && !listed.some((race) => race.date === date));
  return [...listed, ...others].toSorted((a, b) => a.date.localeCompare(b.date));
}

async function readPerformed({ data, userId, today }: FunctionContext): Promise<readonly PerformedWork[]> {
  const { data: rows } = await data
    .from("performed_sessions")
    .select("title, performed_at, duration_minutes, session_rpe, load")
    .eq("user_id", userId)
    .gte("performed_at", addDays(today, -27))
    .order("performed_at", { ascending: false })
    .limit(60)
    .throwOnError();
  return rows.map((row) =>
    withoutUnknown({
      on: row.performed_at.slice(0, 10),
      title: row.title,
      minutes: row.duration_minutes,
      rpe: row.session_rpe,
      load: row.load,
    }),
  );
}
