import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tagList, workoutSearch } from "@ironpace/contract";
import { type Library, type Member, startLibrary } from "./library.ts";

const PLAN = { title: "Block", duration_weeks: 1, sessions_per_week: 2, start_date: "2026-11-23" };

describe("the product's own calls", () => {
  let library: Library;
  let ada: Member;
  let bob: Member;
  beforeAll(async () => {
    library = await startLibrary();
    ada = await library.member("ada");
    bob = await library.member("bob");
  });
  afterAll(() => library.close());

  test("profile by id, single and maybeSingle", async () => {
    const own = await ada.client.from("profiles").select("*").eq("id", ada.id).single();
    expect(own.data).toMatchObject({ id: ada.id });
    expect((await ada.client.from("profiles").select("*").eq("id", bob.id).single()).error).toMatchObject({ code: "PGRST116" });
    expect(await ada.client.from("profiles").select("*").eq("id", bob.id).maybeSingle()).toMatchObject({ data: null, error: null });
  });

  test("roles", async () => {
    expect((await ada.client.rpc("get_user_roles", { uid: ada.id })).data).toEqual(["user"]);
    const { status, error } = await ada.client.rpc("make_user_admin", { target_user_email: "bob@example.com" });
    expect([status, error?.code]).toEqual([403, "42501"]);
    expect((await library.anonymous.rpc("make_user_admin", { target_user_email: "bob@example.com" })).status).toBe(401);
  });

  test("athlete profile: upsert and update", async () => {
    const athlete = { id: ada.id, age: 31, primary_focus: "hyrox", body_weight_kg: 62.5 };
    const upserted = await ada.client.from("athlete_profiles").upsert(athlete, { onConflict: "id" }).select().single();
    expect([upserted.error, upserted.data]).toMatchObject([null, athlete]);
    const updated = await ada.client.from("athlete_profiles").update({ onboarding_completed: true }).eq("id", ada.id).select().single();
    expect(updated.data).toMatchObject({ onboarding_completed: true, age: 31 });
    const wrong = await ada.client.from("athlete_profiles").update({ age: 7 }).eq("id", ada.id);
    expect([wrong.status, wrong.error?.code]).toEqual([400, "23514"]);
  });

  test("benchmarks: retire the current row, add the next one", async () => {
    const benchmarks = () => ada.client.from("strength_benchmarks");
    expect(await benchmarks().insert({ user_id: ada.id, back_squat: 100 })).toMatchObject({ status: 201, error: null });
    expect(await benchmarks().update({ is_current: false }).eq("user_id", ada.id)).toMatchObject({ status: 204, error: null });
    expect(await benchmarks().insert({ user_id: ada.id, back_squat: 105 })).toMatchObject({ status: 201, error: null });
    const current = await benchmarks().select("*").eq("user_id", ada.id).eq("is_current", true).maybeSingle();
    expect(current.data).toMatchObject({ back_squat: 105 });
    expect((await benchmarks().select("back_squat").order("back_squat")).data).toEqual([{ back_squat: 100 }, { back_squat: 105 }]);
  });

  test("context: insert and update", async () => {
    const made = await ada.client.from("athlete_context").insert({ user_id: ada.id, injuries: "left knee" }).select().single();
    const { id } = made.data as { id: string };
    expect(await ada.client.from("athlete_context").update({ injuries: "none" }).eq("id", id)).toMatchObject({ status: 204 });
    expect((await ada.client.from("athlete_context").select("injuries").eq("user_id", ada.id).single()).data).toEqual({ injuries: "none" });
  });

  test("plans with their sessions, counted, completed and ended", async () => {
    const plans = () => ada.client.from("training_plans");
    const sessions = [1, 2].map((day) => ({ week: 1, day, title: `Day ${day}`, main_workout: [{ name: "Row", kg: 12.5 }] }));
    const made = await ada.client.rpc("create_training_plan", { plan: PLAN, sessions });
    expect(made.error).toBeNull();
    const { id } = made.data as { id: string };

    const nested = await plans()
      .select("*, training_sessions(*)")
      .eq("id", id)
      .order("week", { referencedTable: "training_sessions" })
      .order("day", { referencedTable: "training_sessions" })
      .single();
    expect(nested.data).toMatchObject({ id, title: "Block", training_sessions: [{ title: "Day 1" }, { title: "Day 2" }] });
    expect((await plans().select("*").eq("creator_id", ada.id).order("created_at", { ascending: false })).data).toHaveLength(1);

    const head = await ada.client.from("training_sessions").select("*", { count: "exact", head: true }).eq("plan_id", id);
    expect([head.status, head.count]).toEqual([200, 2]);

    const second = await plans().insert({ title: "Second", creator_id: ada.id }).select().single();
    expect([second.status, second.error?.code]).toEqual([409, "23505"]);
    expect(second.error?.message).toContain("training_plans_one_active_per_creator");

    const [first] = (nested.data as { training_sessions: { id: string }[] }).training_sessions;
    const completed = await ada.client.rpc("complete_session", { session_id: first?.id, session_rpe: 7.5 }).single();
    expect([completed.error, completed.data]).toMatchObject([null, { id: first?.id, completed: true, session_rpe: 7.5 }]);
    expect(await plans().update({ status: "completed" }).eq("id", id)).toMatchObject({ status: 204, error: null });

    expect((await bob.client.from("training_plans").select("*, training_sessions(*)")).data).toEqual([]);
    expect((await bob.client.from("training_sessions").update({ title: "mine" }).eq("plan_id", id).select()).data).toEqual([]);
    expect((await bob.client.from("training_sessions").insert({ plan_id: id, week: 1, day: 3, title: "x" })).status).toBe(403);
  });

  test("workouts: found by what is typed, done into the ledger, deleted and taken back with the work", async () => {
    const id = crypto.randomUUID();
    const rows = [
      { id, title: 'Row 50%, "easy"', tags: ["erg", 'a,b"c'], duration: 30, completed: true, session_rpe: 5 },
      { id: crypto.randomUUID(), title: "Row 500 m", description: "Eight times, with (long) rests", tags: [], duration: 40 },
    ];
    expect(await ada.client.from("workouts").upsert(rows, { defaultToNull: false })).toMatchObject({ status: 201, error: null });
    await bob.client.from("workouts").insert({ title: "Row 50% too" });
    const found = async (search: string) =>
      (await ada.client.from("workouts").select("title").or(workoutSearch(search)!).order("title")).data?.map(({ title }) => title);
    expect(await found("row")).toEqual(['Row 50%, "easy"', "Row 500 m"]);
    expect(await found("50%")).toEqual(['Row 50%, "easy"']);
    expect(await found('%, "')).toEqual(['Row 50%, "easy"']);
    expect(await found("(LONG)")).toEqual(["Row 500 m"]);
    expect(await found("ERG")).toEqual(['Row 50%, "easy"']);
    expect(await found('a,b"c')).toEqual(['Row 50%, "easy"']);
    expect(await found("5_0")).toEqual([]);
    expect((await ada.client.from("workouts").select("title").contains("tags", tagList('a,b"c'))).data).toHaveLength(1);

    const read = () => ada.client.from("workouts").select("*, performed_sessions(id, load)").eq("id", id).single();
    const before = await read();
    expect(before.data?.performed_sessions).toMatchObject({ load: 150 });
    await ada.client.from("workouts").delete().eq("id", id);
    const { performed_sessions: work, ...workout } = before.data!;
    const restored = await ada.client.rpc("restore_workout", { workout, performed_session_id: work!.id });
    expect([restored.error, restored.data]).toMatchObject([null, { id, completed: true, session_rpe: 5 }]);
    const { updated_at: _, ...after } = (await read()).data!;
    expect(before.data).toMatchObject(after);
    expect(
      await bob.client.rpc("restore_workout", { workout: { ...workout, id: crypto.randomUUID() }, performed_session_id: work!.id }),
    ).toMatchObject({
      error: null,
    });
    expect((await read()).data?.performed_sessions).toMatchObject({ id: work!.id });
  });

  test("AI sessions wait for an administrator", async () => {
    const drafts = () => ada.client.from("ai_training_sessions");
    expect(await drafts().insert({ title: "Tempo", content: "5 × 1 km", user_id: ada.id })).toMatchObject({ status: 201, data: null });
    const pending = await drafts().select("*", { count: "exact", head: true }).eq("status", "pending");
    expect(pending.count).toBe(1);
    expect((await drafts().update({ status: "approved" }).eq("status", "pending").select()).data).toEqual([]);
    expect((await drafts().select("title,status").order("created_at", { ascending: false })).data).toEqual([
      { title: "Tempo", status: "pending" },
    ]);
  });

  test("the exercise catalogue, filtered by its lists", async () => {
    const { data, error, count } = await ada.client.from("exercises").select("name", { count: "exact" }).order("name").limit(3);
    expect([error, data?.length]).toEqual([null, 3]);
    expect(count).toBeGreaterThan(100);
  });
});
