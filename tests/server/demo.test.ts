import { spawn } from "node:child_process";
import { once } from "node:events";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import type { Database } from "@ironpace/contract";
import { freePort } from "../support/postgres.ts";

// The demo always runs its own embedded database.
describe("npm run demo", () => {
  test("an athlete with a year of training, a coach and an administrator, gone when it stops", { timeout: 120_000 }, async () => {
    const child = spawn(process.execPath, ["apps/server/src/cli/demo.ts"], {
      env: { ...process.env, PORT: String(await freePort()), DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exited = once(child, "exit");
    try {
      const said = await untilReady(child.stdout);
      const url = /ready at (\S+)/.exec(said)?.[1] ?? "";
      const page = await (await fetch(url)).text();
      const { anonKey } = JSON.parse(/name="ironpace-config" content='([^']+)'/.exec(page)?.[1] ?? "{}") as { anonKey: string };
      const signIn = async (role: string) => {
        const [, email = "", password = ""] = new RegExp(`^\\s+${role}\\s+(\\S+)\\s+(\\S+)$`, "m").exec(said) ?? [];
        const client = createClient<Database>(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
        const { data, error } = await client.auth.signInWithPassword({ email, password });
        if (error) throw error;
        const { data: roles } = await client.rpc("get_user_roles", { uid: data.user.id }).throwOnError();
        return { client, roles };
      };
      expect((await signIn("coach")).roles).toEqual(["coach", "user"]);
      expect((await signIn("admin")).roles).toEqual(["admin", "user"]);

      const { client } = await signIn("athlete");
      const { data: plans } = await client
        .from("training_plans")
        .select("status, start_date, first_macro_week, sessions_per_week")
        .order("start_date")
        .throwOnError();
      expect(plans.map(({ status }) => status)).toEqual([...Array<string>(10).fill("completed"), "active"]);
      expect(plans.map(({ first_macro_week }) => first_macro_week)).toEqual([1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51]);
      // The plan of the day has as many sessions a week as the profile has days.
      expect(plans.at(-1)?.sessions_per_week).toBe(5);
      const year = Date.parse(plans.at(-1)!.start_date) - Date.parse(plans[0]!.start_date);
      expect(year / 86_400_000).toBe(350);
      const { count: performed } = await client.from("performed_sessions").select("*", { count: "exact", head: true }).throwOnError();
      expect(performed).toBeGreaterThan(200);
      const { count: sets } = await client.from("performed_sets").select("*", { count: "exact", head: true }).throwOnError();
      expect(sets).toBeGreaterThan(1000);
      for (const table of ["goals", "personal_bests", "personal_best_history", "competitions", "workouts", "logged_sessions"] as const) {
        expect((await client.from(table).select("*").throwOnError()).data, table).not.toEqual([]);
      }
      const { data: races } = await client.from("competitions").select("name, date").throwOnError();
      for (const { name, date } of races) expect([0, 6], name).toContain(new Date(date).getUTCDay());
      const { data: times } = await client.from("goals").select("title, current_value, falling").eq("unit", "min").throwOnError();
      expect(times).toEqual([{ title: "Run 10 km under 45:30", current_value: 46.333333, falling: true }]);
      const bests = await client.from("personal_bests").select("date").throwOnError();
      expect(new Set(bests.data.map(({ date }) => date)).size).toBe(bests.data.length);
      const { data: profile } = await client.from("athlete_profiles").select("days_per_week").single().throwOnError();
      expect(profile).toEqual({ days_per_week: 5 });
      const { data: overview } = await client
        .rpc("training_overview", { today: new Date().toISOString().slice(0, 10) })
        .single()
        .throwOnError();
      expect(overview.streak_weeks).toBeLessThan(40);
    } finally {
      child.kill("SIGTERM");
      expect(await exited).toEqual([0, null]);
    }
  });
});

async function untilReady(stdout: NodeJS.ReadableStream): Promise<string> {
  let said = "";
  for await (const chunk of stdout) {
    said += String(chunk);
    if (said.includes("everything is gone when it stops")) return said;
  }
  throw new Error(`the demo ended: ${said}`);
}
