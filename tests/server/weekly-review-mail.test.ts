import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "#support/services/mailbox.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { createWorkspace } from "#support/workspace.ts";

const PASSWORD = "correct horse battery";
const address = (name: string) => `${name}@example.com`;
/** Sunday 7 December 2025, 16:00 in Berlin; in Auckland it is Monday morning, in Los Angeles Sunday morning. */
const SUNDAY_AFTERNOON = Date.parse("2025-12-07T15:00:00Z");
const HOURS = 3_600_000;
const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };

describe("the review of the week by mail", () => {
  let mailbox: Mailbox;
  let servers: readonly TestServer[];
  let now = SUNDAY_AFTERNOON;
  let berlin: string;

  // Two processes on one database: each looks for what is due every few milliseconds.
  beforeAll(async () => {
    mailbox = await startMailbox();
    const place = await createWorkspace();
    const options = {
      environment: { ...mailbox.environment, EMAIL_CONFIRMATION: "off" },
      clock: () => new Date(now),
      reviewIntervalMs: 20,
    };
    const first = await startServer({ ...options, place });
    servers = [first, await startServer({ ...options, place: { ...place, remove: async () => undefined } })];
  });
  afterAll(async () => {
    await servers[1]?.close();
    await servers[0]?.close();
    await mailbox.close();
  });

  /** With a token of this moment: the servers' clock is not that of this process, by which a client would renew it. */
  async function signIn(name: string): Promise<SupabaseClient> {
    const { url, anonKey } = servers[0]!;
    const { data, error } = await createClient(url, anonKey, ONCE).auth.signInWithPassword({ email: address(name), password: PASSWORD });
    if (error) throw error;
    return createClient(url, anonKey, { accessToken: async () => data.session.access_token });
  }
  async function newAthlete(name: string, profile: object, { trained = true } = {}): Promise<string> {
    const { url, anonKey } = servers[0]!;
    const { data, error } = await createClient(url, anonKey, ONCE).auth.signUp({ email: address(name), password: PASSWORD });
    if (error) throw error;
    const id = data.user?.id ?? "";
    const client = await signIn(name);
    const session = { source: "free", title: "Long run", performed_at: "2025-12-04T08:00:00Z", duration_minutes: 60, session_rpe: 4 };
    if (trained) {
      const { data: done } = await client.from("performed_sessions").insert(session).select("id").single().throwOnError();
      const run = { exercise_index: 1, set_index: 1, exercise_name: "Run", metric: "distance", metres: 16_093.44, completed: true };
      await client
        .from("performed_sets")
        .insert({ ...run, performed_session_id: done["id"] as string })
        .throwOnError();
    }
    await client.from("athlete_profiles").update(profile).eq("id", id).throwOnError();
    return id;
  }
  const isWanted = async (name: string) => {
    const client = await signIn(name);
    const { data } = await client.from("athlete_profiles").select("weekly_review_mail").single().throwOnError();
    return data["weekly_review_mail"] as boolean;
  };
  /** Mondays of the weeks that are dealt with, by athlete. */
  const weekOf = async (id: string) => {
    const [row] = await servers[0]!.database.query("select week::text from private.weekly_review_mails where user_id = $1", [id]);
    return row?.["week"];
  };
  const polled = { timeout: 10_000, interval: 20 };

  test("comes once, on the Sunday evening where the athlete is, in their units, to those who want it and may train", async () => {
    const wanted = { weekly_review_mail: true, time_zone: "Europe/Berlin" };
    berlin = await newAthlete("berlin", wanted);
    await newAthlete("los-angeles", { weekly_review_mail: true, time_zone: "America/Los_Angeles", units: "lb", distance_units: "mi" });
    await newAthlete("silent", { time_zone: "Europe/Berlin" });
    const idle = await newAthlete("idle", wanted, { trained: false });
    const [stopped, suspended, deleted] = [
      await newAthlete("stopped", wanted),
      await newAthlete("suspended", wanted),
      await newAthlete("deleted", wanted),
    ];
    const { database } = servers[0]!;
    const stop =
      "insert into public.safety_stops (user_id, category, level, quote, source) values ($1, 'heart', 'emergency', 'chest pain', 'session')";
    await database.query(stop, [stopped]);
    await database.query("update auth.users set banned_until = '2100-01-01' where id = $1", [suspended]);
    await database.query("update auth.users set deleted_at = now() where id = $1", [deleted]);
    const counts = () =>
      ["berlin", "los-angeles", "silent", "idle", "stopped", "suspended", "deleted"].map((name) => mailbox.count(address(name)));

    now = SUNDAY_AFTERNOON + 2 * HOURS;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    now = SUNDAY_AFTERNOON + 3 * HOURS;
    await expect.poll(counts, polled).toEqual([1, 0, 0, 0, 0, 0, 0]);
    await expect.poll(() => weekOf(idle), polled).toBe("2025-12-01");
    now = SUNDAY_AFTERNOON + 13 * HOURS;
    await expect.poll(counts, polled).toEqual([1, 1, 0, 0, 0, 0, 0]);

    const metric = await mailbox.next(address("berlin"));
    expect(metric).toMatchObject({ subject: "Your week: Mon 1 Dec to Sun 7 Dec · Ironpace", link: expect.stringMatching(/\/dashboard$/) });
    for (const words of ["1 session done; you had no plan this week.", "Endurance: 16 km.", "Check in each morning?"]) {
      expect(metric.text).toContain(words);
      expect(metric.html).toContain(words);
    }
    expect((await mailbox.next(address("los-angeles"))).text).toContain("Endurance: 10 mi.");

    // Nothing was planned and nothing done in the week after it.
    now = SUNDAY_AFTERNOON + (7 * 24 + 3) * HOURS;
    await expect.poll(() => weekOf(berlin), polled).toBe("2025-12-08");
    expect(counts()).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  test("is ended without signing in: by the mail program in one step, or on the page its link opens", async () => {
    now = SUNDAY_AFTERNOON;
    await newAthlete("leaver", { weekly_review_mail: true, time_zone: "Pacific/Auckland" });
    const mail = await mailbox.next(address("leaver"));
    const [url = ""] = /https?:[^>]+/.exec(mail.headers["list-unsubscribe"] ?? "") ?? [];
    expect(mail.headers).toMatchObject({ "list-unsubscribe": `<${url}>`, "list-unsubscribe-post": "List-Unsubscribe=One-Click" });

    // Programs that look through mails open every link.
    const opened = await fetch(url, { redirect: "manual" });
    const page = opened.headers.get("location") ?? "";
    expect([opened.status, new URL(page).pathname]).toEqual([303, "/unsubscribe"]);
    expect(mail.text).toContain(`Unsubscribe:\n${page}`);
    expect(mail.html).toContain(`href="${page}"`);
    expect(await isWanted("leaver")).toBe(true);

    const post = (address: string) => fetch(address, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
    const forged = url.replace(/[^/]+\.(?=[0-9a-f]+$)/, `${berlin}.`);
    expect((await post(forged)).status).toBe(404);
    expect(await isWanted("berlin")).toBe(true);
    expect([(await post(url)).status, (await post(url)).status]).toEqual([200, 200]);
    expect(await isWanted("leaver")).toBe(false);
  });

  test("is offered where mail is configured, and nowhere else", async () => {
    const offer = async ({ url }: TestServer) => (await fetch(`${url}/functions/v1/weekly-review-mail`)).json();
    const without = await startServer({ reviewIntervalMs: 20 });
    expect([await offer(servers[0]!), await offer(without)]).toEqual([{ available: true }, { available: false }]);
    await without.close();
  });
});
