import { afterAll, beforeAll, expect, test } from "vitest";
import { type Library, type Member, startLibrary } from "../../conformance/rest/library.ts";

const DAY = "2026-11-23";
const WARM_UP = [{ name: "Row", dose: { metres: 500 } }];
const LIFT = { exercise_name: "Back squat", metric: "weight_reps", weight_kg: 100, reps: 5, completed: true };
const RUN = { exercise_name: "Run", metric: "distance", metres: 3000, completed: true };

let library: Library;
let ada: Member;
let planned: readonly string[] = [];
beforeAll(async () => {
  library = await startLibrary();
  ada = await library.member("ada");
  const plan = { title: "Block", duration_weeks: 1, sessions_per_week: 2, start_date: DAY };
  const sessions = [1, 2].map((day) => ({ week: 1, day, title: `Day ${day}`, warmup: WARM_UP, main_workout: [{ name: "Squat" }] }));
  await ada.client.rpc("create_training_plan", { plan, sessions }).throwOnError();
  const { data } = await ada.client.from("training_sessions").select("id").order("day").throwOnError();
  planned = data.map(({ id }) => id as string);
});
afterAll(() => library.close());

/** Metres of a day as the calendar and the list of days count them, after a planned session was done with these sets. */
async function metresAfter(set: object, session: number): Promise<readonly unknown[]> {
  const day = `2026-11-2${3 + session}`;
  const done = {
    source: "plan_session",
    title: "Day",
    performed_at: `${day}T10:00:00Z`,
    training_session_id: planned[session],
  };
  const { data: row } = await ada.client.from("performed_sessions").insert(done).select("id").single().throwOnError();
  const id = row["id"] as string;
  await ada.client
    .from("performed_sets")
    .insert({ ...set, performed_session_id: id, exercise_index: 1, set_index: 1 })
    .throwOnError();
  const range = { first_day: day, last_day: day };
  const { data: calendar } = await ada.client.rpc("training_calendar", range).throwOnError();
  const { data: days } = await ada.client.rpc("training_days", range).throwOnError();
  const counted = (calendar as { done: { metres: number }[] }).done.map(({ metres }) => metres);
  return [...counted, ...(days as { metres: number }[]).map(({ metres }) => metres)];
}

test("the planned warm-up counts beside a run and beside a lift, in the calendar and in the days alike", async () => {
  expect(await metresAfter(RUN, 0)).toEqual([3500, 3500]);
  expect(await metresAfter(LIFT, 1)).toEqual([500, 500]);
});
