import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { protectedByFactor } from "../conformance/auth/factors/authenticator.ts";
import { startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";

/** What is the athlete's alone, in words and numbers that are nowhere else. */
const MARKS = ["zq-injury", "zq-goal", "zq-note", "zq-best", "zq-plan", "zq-skipped", "83.217"];

describe("an administrator", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer({ ADMIN_SECOND_FACTOR: "required" });
  });
  afterAll(() => server.close());

  type Client = ReturnType<AuthServer["client"]>;
  async function relations(): Promise<string[]> {
    const rows = await server.database.query<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') order by 1",
    );
    return rows.map(({ name }) => name);
  }
  /** Each relation that shows one of the marks. */
  async function shown(client: Client, names: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const name of names) {
      const { data } = await client.from(name).select("*");
      const text = JSON.stringify(data);
      found.push(...MARKS.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`));
    }
    return found;
  }

  test("reads of an athlete what the privacy page says, and no more", async () => {
    const { client: athlete, session } = await server.signedUp();
    const user_id = session.user.id;
    await athlete.from("profiles").update({ first_name: "Vera", age: 33, weight: 83.217 }).eq("id", user_id).throwOnError();
    await athlete.from("athlete_context").insert({ user_id, injuries: "zq-injury of the knee" }).throwOnError();
    const goal = { user_id, title: "zq-goal", category: "strength", target_value: 1, unit: "kg", due_date: "2099-06-01" };
    await athlete.from("goals").insert(goal).throwOnError();
    await athlete.from("logged_sessions").insert({ user_id, workout_name: "zq-note", date: "2026-11-25", notes: "zq-note" }).throwOnError();
    const best = {
      user_id,
      exercise_name: "Deadlift",
      category: "strength",
      value: "100",
      unit: "kg",
      date: "2026-11-25",
      notes: "zq-best",
    };
    await athlete.from("personal_bests").insert(best).throwOnError();
    const plan = { title: "zq-plan", creator_id: user_id, adaptation_data: { notes: [{ kind: "injury", text: "zq-injury" }] } };
    const { data: stored } = await athlete.from("training_plans").insert(plan).select("id").single().throwOnError();
    const skipped = { plan_id: stored?.id, title: "Squats", week: 1, day: 1, status: "skipped", skip_reason: "zq-skipped: knee" };
    await athlete.from("training_sessions").insert(skipped).throwOnError();

    const names = await relations();
    const own = await shown(athlete, names);
    expect(own.map((line) => line.split(": ")[1])).toEqual(
      expect.arrayContaining(["zq-injury", "zq-goal", "zq-note", "zq-best", "zq-plan", "zq-skipped", "83.217"]),
    );

    const { client: admin, session: adminSession } = await server.signedUp();
    await protectedByFactor(server, admin);
    const { data: account } = await admin.auth.getUser();
    await createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false } })
      .rpc("make_user_admin", { target_user_email: account.user?.email })
      .throwOnError();
    // Each of these is named on the privacy page.
    const { data: listed } = await admin.rpc("list_users").throwOnError();
    expect(Object.keys((listed as readonly object[])[0] ?? {}).sort()).toEqual(
      `age avatar_url completed_goals created_at disabled email email_confirmed first_name gender id last_name last_sign_in_at level more roles total
       total_personal_bests total_workouts two_factor`.split(/\s+/),
    );
    expect(await shown(admin, names)).toEqual([]);
    // As documented, and nothing that tells a number by asking for it.
    const columns = "id, first_name, last_name, avatar_url, gender, age";
    const { data: people } = await admin.from("profiles").select(columns).eq("id", user_id).throwOnError();
    expect(people).toMatchObject([{ first_name: "Vera", age: 33 }]);
    expect((await admin.from("profiles").select("id").gt("weight", 0)).data).toEqual([]);
    expect(
      (await admin.from("profiles").select("id").order("weight", { ascending: false }).eq("id", adminSession.user.id)).error,
    ).toBeNull();
    for (const [name, parameters] of [
      ["list_users", {}],
      ["export_own_account", {}],
      ["admin_overview", {}],
    ] as const) {
      const { data } = await admin.rpc(name, parameters);
      expect([name, MARKS.filter((mark) => JSON.stringify(data ?? "").includes(mark))]).toEqual([name, []]);
    }
  });
});
