import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

/** Ahead, whenever this runs: a feed leaves out what is long past. */
const RACE_DAY = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);

describe.each(FUNCTION_HOSTS)("calendar-feed on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  let address: string;
  beforeAll(async () => {
    server = await host.start();
    athlete = await newAthlete(server);
    await generate(athlete, { injuries: "sore left knee" });
    await athlete.client
      .from("competitions")
      .insert({
        user_id: athlete.userId,
        name: "Hyrox; Vienna, indoors \\ the very long name of a race that needs to be folded – ÄÖÜ 🏁",
        date: RACE_DAY,
        location: "Messe, Halle A\nEingang B",
        description: "Secret description",
        type: "hyrox",
      })
      .throwOnError();
    address = await rotate();
  });
  afterAll(() => server.close());

  const rotate = async () => {
    const { data } = await athlete.client.rpc("rotate_calendar_feed").throwOnError();
    return `${server.url}/functions/v1/calendar-feed/${data}.ics`;
  };
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
      .getAllSubcomponents("vevent")
      .map((component) => ({ component, event: new ICAL.Event(component) }));

  test("is an iCalendar object of the plan's sessions and the competitions, without a session or a key", async () => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("private");
    const text = await response.text();
    expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

    const events = eventsOf(text);
    const { data: sessions } = await athlete.client
      .from("training_sessions")
      .select("id, title, scheduled_date, updated_at")
      .throwOnError();
    expect(events).toHaveLength(sessions.length + 1);
    for (const { id, title, scheduled_date, updated_at } of sessions) {
      const found = events.find(({ event }) => event.uid === `${id}@sessions.ironpace`);
      expect(found?.event.summary).toBe(title);
      expect(found?.event.startDate.isDate).toBe(true);
      expect(found?.event.startDate.toString()).toBe(scheduled_date);
      for (const property of ["dtstamp", "last-modified"])
        expect(found?.component.getFirstPropertyValue(property)?.toString()).toBe(`${updated_at.slice(0, 19)}Z`);
    }
    const race = events.find(({ event }) => event.uid.endsWith("@competitions.ironpace"))?.event;
    expect(race?.summary).toBe("Hyrox; Vienna, indoors \\ the very long name of a race that needs to be folded – ÄÖÜ 🏁");
    expect(race?.location).toBe("Messe, Halle A\nEingang B");
    expect(race?.startDate.toString()).toBe(RACE_DAY);
    expect(text).not.toMatch(/knee|injur|secret description/i);
  });

  test("says when nothing has changed, and what is done is marked", async () => {
    const first = await fetch(address);
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(address, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await fetch(address, { method: "HEAD" })).headers.get("etag")).toBe(etag);

    const { data: session } = await athlete.client
      .from("training_sessions")
      .select("id, title")
      .order("scheduled_date")
      .limit(1)
      .single()
      .throwOnError();
    await athlete.client.rpc("complete_session", { session_id: session.id }).throwOnError();
    const changed = await fetch(address, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    const done = eventsOf(await changed.text()).find(({ event }) => event.uid === `${session.id}@sessions.ironpace`);
    expect(done?.event.summary).toBe(`${session.title} (done)`);
  });

  test("ends with a new secret and when it is switched off; only the hash is stored", async () => {
    const next = await rotate();
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(next)).status).toBe(200);
    expect((await athlete.client.rpc("calendar_feed_since").throwOnError()).data).toMatch(/^\d{4}-/);
    const secret = /[0-9a-f]{64}/.exec(next)?.[0] ?? "";
    const rows = await server.database.query("select encode(token_hash, 'hex') as hash from private.calendar_feeds where user_id = $1", [
      athlete.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await athlete.client.rpc("remove_calendar_feed").throwOnError()).data).toBe(true);
    expect((await athlete.client.rpc("remove_calendar_feed").throwOnError()).data).toBe(false);
    expect((await athlete.client.rpc("calendar_feed_since").throwOnError()).data).toBeNull();
    expect((await fetch(next)).status).toBe(404);
    address = await rotate();
  });

  test.each(["", "/x.ics", `/${"0".repeat(64)}.ics`, `/${"0".repeat(64)}/more`])("there is nothing at %s", async (path) => {
    expect((await fetch(`${server.url}/functions/v1/calendar-feed${path}`)).status).toBe(404);
  });

  test("is only read", async () => {
    expect((await fetch(address, { method: "POST" })).status).toBe(405);
  });
});

test("a network address that reads too often is told when to come back", async () => {
  const server = await startServer({ environment: { RATE_LIMIT_FEEDS: "2" } });
  const read = () => fetch(`${server.url}/functions/v1/calendar-feed/${"0".repeat(64)}.ics`);
  expect([(await read()).status, (await read()).status]).toEqual([404, 404]);
  const refused = await read();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await server.close();
});
