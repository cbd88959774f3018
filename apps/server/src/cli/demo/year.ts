import { addDays, type Day } from "@ironpace/training";
import type { Database } from "#database/database.ts";
import type { SignedIn } from "./people.ts";

const BLOCK_WEEKS = 5;
const FINISHED_BLOCKS = 10;

/** A week without training: nobody has a streak of a whole year. */
const HOLIDAY = { block: 6, week: 3 } as const;

/** Weeks from the first block's Monday to the Monday of the running week. */
export const WEEKS_BACK = BLOCK_WEEKS * FINISHED_BLOCKS + 2;

/** Ten finished blocks and a running one, each a continuation, made by the engine through the front door and lived through. */
export async function liveTheYear(athlete: SignedIn, database: Database, firstMonday: Day, today: Day): Promise<void> {
  let previousPlanId: string | undefined;
  for (let block = 0; block <= FINISHED_BLOCKS; block++) {
    const startDate = addDays(firstMonday, block * BLOCK_WEEKS * 7);
    previousPlanId = await generateBlock(athlete, startDate, previousPlanId);
    await trainUntil(database, previousPlanId, today, block === HOLIDAY.block ? HOLIDAY.week : undefined);
    if (block < FINISHED_BLOCKS) await athlete.client.rpc("end_training_plan", { plan_id: previousPlanId }).throwOnError();
    await database.query(
      `update public.training_plans
       set created_at = start_date - 2, ended_at = case when status = 'completed' then start_date + duration_weeks * 7 - 1 end
       where id = $1`,
      [previousPlanId],
    );
  }
}

async function generateBlock({ invoke, userId }: SignedIn, startDate: Day, previousPlanId: string | undefined): Promise<string> {
  const { plan } = await invoke<{ readonly plan: { readonly id: string } }>("generate-training-plan", {
    userId,
    userLevel: "advanced",
    primaryFocus: "hyrox",
    weeklyAvailability: 5,
    startDate,
    ...(previousPlanId && { isContinuation: true, previousPlanId }),
  });
  return plan.id;
}

/**
 * Completes what lies before today, as a person does: about one session in fifteen is missed, effort lands around the plan.
 * The choice follows from week and day alone, so that every demo is the same.
 */
async function trainUntil(database: Database, planId: string, today: Day, holidayWeek: number | undefined): Promise<void> {
  await database.query(
    `update public.training_sessions set
       status = case when week = $3::int or (week * 7 + day * 11) % 15 = 4 then 'skipped' else 'completed' end,
       skip_reason = case when week = $3::int then 'Holiday' end,
       completed_at = scheduled_date + time '18:40' + make_interval(mins => (week * 13 + day * 29) % 50),
       session_rpe = least(10, greatest(1, intensity_level + ((week + day * 2) % 5 - 2) * 0.5))
     where plan_id = $1 and scheduled_date < $2::date`,
    [planId, today, holidayWeek === undefined ? null : String(holidayWeek)],
  );
  // Each was logged when it was done: who was active in a week is counted by that.
  await database.query(
    "update public.performed_sessions set created_at = performed_at where user_id = (select creator_id from public.training_plans where id = $1)",
    [planId],
  );
  await database.query(
    `insert into public.performed_sets
       (user_id, performed_session_id, exercise_name, exercise_index, set_index, metric, weight_kg, reps, rpe, entered_unit, per_hand)
     select performed.user_id, performed.id, item ->> 'name', position, set_index,
       case when item ? 'load' then 'weight_reps' else 'reps' end,
       (item -> 'load' ->> 'kilograms')::numeric, (item -> 'dose' ->> 'reps')::numeric::int, (item ->> 'rpe')::numeric,
       case when item ? 'load' then 'kg' end, coalesce((item -> 'load' ->> 'perHand')::boolean, false)
     from public.performed_sessions as performed
     join public.training_sessions as session on session.id = performed.training_session_id
     cross join jsonb_array_elements(session.strength) with ordinality as items (item, position)
     cross join generate_series(1, (item ->> 'sets')::int) as set_index
     where session.plan_id = $1 and item -> 'dose' ? 'reps' and item ? 'sets'`,
    [planId],
  );
  // Beside lifts the runs, ergs and carries were logged as well; a session of endurance alone was only ticked off.
  await database.query(
    `insert into public.performed_sets
       (user_id, performed_session_id, exercise_name, exercise_index, set_index, metric, weight_kg, metres, rpe, entered_unit, per_hand)
     select performed.user_id, performed.id, item ->> 'name', 20 + position, set_index,
       case when item ? 'load' then 'weight_distance' else 'distance' end,
       (item -> 'load' ->> 'kilograms')::numeric, (item -> 'dose' ->> 'metres')::numeric, (item ->> 'rpe')::numeric,
       case when item ? 'load' then 'kg' end, coalesce((item -> 'load' ->> 'perHand')::boolean, false)
     from public.performed_sessions as performed
     join public.training_sessions as session on session.id = performed.training_session_id
     cross join jsonb_array_elements(session.strength || session.main_workout) with ordinality as items (item, position)
     cross join generate_series(1, coalesce((item ->> 'sets')::int, 1)) as set_index
     where session.plan_id = $1 and item -> 'dose' ? 'metres'
       and exists (select from public.performed_sets as lifted where lifted.performed_session_id = performed.id)`,
    [planId],
  );
}
