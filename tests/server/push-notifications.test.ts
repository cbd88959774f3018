import { decodeJwt } from "jose";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DuePush, startDuePushes } from "#server/functions/push/send-due.ts";
import { type PushService, startPushService } from "#support/services/push-service.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { createWorkspace } from "#support/workspace.ts";

const PASSWORD = "correct horse battery";
const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
/** Sunday 7 December 2025, 06:00 in Berlin. */
const MORNING = Date.parse("2025-12-07T05:00:00Z");
const HOURS = 3_600_000;
const polled = { timeout: 10_000, interval: 20 };

describe("notifications", () => {
  let service: PushService;
  let servers: readonly TestServer[];
  let now = MORNING;

  // Two processes on one database: each looks for what is due every few milliseconds.
  beforeAll(async () => {
    service = await startPushService();
    const place = await createWorkspace();
    const options = { environment: { ...service.environment, EMAIL_CONFIRMATION: "off" }, clock: () => new Date(now), pushIntervalMs: 20 };
    const first = await startServer({ ...options, place });
    servers = [first, await startServer({ ...options, place: { ...place, remove: async () => undefined } })];
  });
  afterAll(async () => {
    await servers[1]?.close();
    await servers[0]?.close();
    await service.close();
  });

  async function newAthlete(
    name: string,
    profile: object,
    session?: object,
  ): Promise<{ id: string; client: SupabaseClient; token: string }> {
    const { url, anonKey } = servers[0]!;
    const { data, error } = await createClient(url, anonKey, ONCE).auth.signUp({ email: `${name}@example.com`, password: PASSWORD });
    if (error) throw error;
    const token = data.session?.access_token ?? "";
    const client = createClient(url, anonKey, { accessToken: async () => token });
    const id = data.user?.id ?? "";
    await client
      .from("athlete_profiles")
      .update({ time_zone: "Europe/Berlin", ...profile })
      .eq("id", id)
      .throwOnError();
    if (session !== undefined) {
      const { data: plan } = await client
        .from("training_plans")
        .insert({ title: "Block", start_date: "2025-12-01" })
        .select("id")
        .single()
        .throwOnError();
      const day = { plan_id: plan["id"] as string, week: 1, day: 5, scheduled_date: "2025-12-07", duration: 75, title: "Long run" };
      await client
        .from("training_sessions")
        .insert({ ...day, ...session })
        .throwOnError();
    }
    return { id, client, token };
  }
  async function subscribe(client: SupabaseClient, device = service.subscribe()): Promise<string> {
    await client.from("push_subscriptions").insert(device).throwOnError();
    return device.endpoint;
  }
  const titles = (endpoint: string) => service.received(endpoint).map(({ title, body, url, tag }) => [title, body, url, tag].join(" | "));

  test("the session, the check-in and the week come once, at their time where the athlete is, to those who want them", async () => {
    const wanted = { session_reminder_at: "07:30", check_in_reminder_at: "06:30", weekly_review_push: true };
    const berlin = await newAthlete("berlin", wanted, {});
    const phone = await subscribe(berlin.client);
    const tablet = await subscribe(berlin.client);
    const [done, silent, stopped, west] = await Promise.all([
      newAthlete("done", { session_reminder_at: "07:30" }, { completed: true }),
      newAthlete("silent", {}, {}),
      newAthlete("stopped", wanted, {}),
      newAthlete("west", { ...wanted, time_zone: "America/Los_Angeles" }, {}),
    ]);
    const others = await Promise.all([done, silent, stopped, west].map(({ client }) => subscribe(client)));
    const stop =
      "insert into public.safety_stops (user_id, category, level, quote, source) values ($1, 'heart', 'emergency', 'chest pain', 'session')";
    await servers[0]!.database.query(stop, [stopped.id]);

    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(titles(phone)).toEqual([]);
    now = MORNING + 0.5 * HOURS;
    await expect.poll(() => titles(phone), polled).toEqual(["How was your sleep? | Four taps, ten seconds. | /check-in | check-in"]);
    now = MORNING + 1.5 * HOURS;
    await expect.poll(() => titles(phone), polled).toHaveLength(2);
    expect(titles(phone)[1]).toBe("Long run | Today, 75 min | /dashboard | session");
    now = MORNING + 13 * HOURS;
    await expect.poll(() => titles(phone)[2], polled).toMatch(/^Your week is ready/);
    await expect.poll(() => titles(tablet), polled).toEqual(titles(phone));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(titles(phone)).toHaveLength(3);
    expect(others.slice(0, 3).map(titles)).toEqual([[], [], []]);
    // It is ten in the morning there: the check-in's time was three and a half hours ago.
    await expect.poll(() => titles(others[3]!), polled).toEqual(["Long run | Today, 75 min | /dashboard | session"]);

    const [{ headers, claims } = { headers: {}, claims: {} }] = service.received(phone);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "10800", topic: "check-in" });
    expect(claims).toMatchObject({ sub: "mailto:push@localhost" });
  });

  test("a rest rings on the device that rests, is taken back, and is nobody else's", async () => {
    const { url, anonKey } = servers[0]!;
    const [mine, other] = [await newAthlete("resting", {}), await newAthlete("nosy", {})];
    const endpoint = await subscribe(mine.client);
    const post = (token: string, body: object) => {
      const headers = { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
      return fetch(`${url}/functions/v1/push/rest`, { method: "POST", headers, body: JSON.stringify(body) });
    };
    const rest = async (token: string, body: object) => (await post(token, body)).status;
    const asked = { endpoint, seconds: 0.05, next: "Set 3 of Back squat", url: "/train/plan/1" };
    expect(await rest(other.token, asked)).toBe(404);
    expect(await rest(anonKey, asked)).toBe(401);
    const wrong = await post(mine.token, { ...asked, url: "https://elsewhere.example", seconds: 901 });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      {
        error: "seconds: must be a number from 0 to 900",
        details: { seconds: "must be a number from 0 to 900", url: "must be a page under /train/" },
      },
    ]);
    expect(await rest(mine.token, {})).toBe(400);
    expect([await rest(mine.token, { ...asked, seconds: 0.3 }), await rest(mine.token, { ...asked, seconds: 0 })]).toEqual([200, 200]);
    expect(await rest(mine.token, asked)).toBe(200);
    await expect.poll(() => titles(endpoint), polled).toEqual(["Rest is over | Set 3 of Back squat | /train/plan/1 | rest"]);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(titles(endpoint)).toHaveLength(1);
    expect(service.received(endpoint)[0]?.headers).toMatchObject({ urgency: "high", ttl: "30" });
  });

  test("a session that was ended rings nowhere and its device is forgotten, and a new password forgets the others", async () => {
    const { url, anonKey } = servers[0]!;
    const { client, token } = await newAthlete("changed", {});
    const endpoint = await subscribe(client);
    const browser = createClient(url, anonKey, ONCE);
    await browser.auth.signInWithPassword({ email: "changed@example.com", password: PASSWORD });
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const rest = async () =>
      (
        await fetch(`${url}/functions/v1/push/rest`, {
          method: "POST",
          headers,
          body: JSON.stringify({ endpoint, seconds: 900, url: "/train/1" }),
        })
      ).status;
    expect(await rest()).toBe(200);
    await browser.rpc("end_other_sessions").throwOnError();
    expect(await rest()).toBe(404);
    expect((await browser.from("push_subscriptions").select("endpoint")).data).toEqual([]);
    // A device is of the session that asks for it, whatever it says.
    await browser
      .from("push_subscriptions")
      .insert({ ...service.subscribe(), session_id: crypto.randomUUID() })
      .throwOnError();
    const { session_id } = decodeJwt((await browser.auth.getSession()).data.session?.access_token ?? "");
    expect((await browser.from("push_subscriptions").select("session_id")).data).toEqual([{ session_id }]);
    const changed = await browser.auth.updateUser({ password: "a better passphrase", current_password: PASSWORD });
    expect(changed.error).toBeNull();
    expect((await browser.from("push_subscriptions").select("endpoint")).data).toEqual([]);
  });

  test.each([
    [
      "a new password",
      (browser: SupabaseClient) => browser.auth.updateUser({ password: "a better passphrase", current_password: PASSWORD }),
    ],
    ["signing out the other sessions", (browser: SupabaseClient) => browser.auth.signOut({ scope: "others" })],
    ["signing out everywhere", (browser: SupabaseClient) => browser.auth.signOut({ scope: "global" })],
  ])("an alarm of a rest that was set before ends with %s", async (name, end) => {
    const { url, anonKey } = servers[0]!;
    const account = name.replaceAll(" ", "-");
    const { client, token } = await newAthlete(account, {});
    const endpoint = await subscribe(client);
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ endpoint, seconds: 6, url: "/train/1" });
    const browser = createClient(url, anonKey, ONCE);
    await browser.auth.signInWithPassword({ email: `${account}@example.com`, password: PASSWORD });
    expect((await fetch(`${url}/functions/v1/push/rest`, { method: "POST", headers, body })).status).toBe(200);
    const { error } = await end(browser);
    expect(error).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 7000));
    expect(titles(endpoint)).toEqual([]);
  });

  test("a device the service knows no more is forgotten, and an address of no push service is never called", async () => {
    const { client, token } = await newAthlete("leaving", {});
    const { url, anonKey } = servers[0]!;
    const gone = await subscribe(client);
    service.forget(gone);
    const inside = await subscribe(client, { ...service.subscribe(), endpoint: `${url}/healthz` });
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
    for (const endpoint of [gone, inside]) {
      const body = JSON.stringify({ endpoint, seconds: 0.01, url: "/train/plan/1" });
      expect((await fetch(`${url}/functions/v1/push/rest`, { method: "POST", headers, body })).status).toBe(200);
    }
    await expect.poll(async () => (await client.from("push_subscriptions").select("endpoint").throwOnError()).data, polled).toEqual([]);
  });

  test("at most ten devices; the key a browser subscribes with is the same on every server", async () => {
    const { client } = await newAthlete("collector", {});
    await client
      .from("push_subscriptions")
      .insert(Array.from({ length: 10 }, () => service.subscribe()))
      .throwOnError();
    const { error } = await client.from("push_subscriptions").insert(service.subscribe());
    expect(error).toMatchObject({ code: "23514", message: "Notifications are on for ten devices already" });
    const keyOf = async ({ url }: TestServer) => (await fetch(`${url}/functions/v1/push`)).json() as Promise<{ publicKey: string }>;
    const [first, second] = await Promise.all(servers.map(keyOf));
    expect(first).toEqual(second);
    expect(Buffer.from(first?.publicKey ?? "", "base64url")).toHaveLength(65);
  });
});

const DUE: DuePush = {
  userId: "athlete",
  kind: "check-in",
  day: "2026-11-30",
  title: null,
  minutes: null,
  devices: [{ endpoint: "https://push.example/1", p256dh: "", auth: "" }],
};

test("a kind of notification that has no text is not sent, and does not keep the others back", async () => {
  const sent: string[] = [];
  const warnings: string[] = [];
  const stop = startDuePushes(
    {
      findDue: async () => [{ ...DUE, kind: "birthday" as DuePush["kind"] }, DUE],
      claim: async () => true,
      send: async (_user, _device, { title }) => void sent.push(title),
      clock: () => new Date(),
      log: { warn: (_fields, message) => void warnings.push(message) },
    },
    1,
  );
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await stop();
  expect(new Set(sent)).toEqual(new Set(["How was your sleep?"]));
  expect(warnings).toContain("a notification of an unknown kind was not sent");
});
