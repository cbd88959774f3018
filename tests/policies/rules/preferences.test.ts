import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("preferences", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const set = (change: string): Statement => [`update public.athlete_profiles set ${change}`];
  const read: Statement = ["select units, distance_units, week_start, ai_consent, weekly_review_mail from public.athlete_profiles"];
  const consent: Statement = [
    "select ai_consent, ai_consent_at is not null as dated, ai_consent_at > now() - interval '1 minute' as recent from public.athlete_profiles",
  ];

  test("a new account has metric units, weeks from Monday, and has not agreed to anything", async () => {
    const defaults = { units: "kg", distance_units: "km", week_start: "monday", ai_consent: false, weekly_review_mail: false };
    expect(await attempt(database, "owner", [read])).toEqual({ rows: [defaults] });
  });

  test("athletes choose their own", async () => {
    const change = set(
      "units = 'lb', distance_units = 'mi', week_start = 'sunday', weekly_review_mail = true, time_zone = 'Europe/Berlin'",
    );
    const chosen = { units: "lb", distance_units: "mi", week_start: "sunday", ai_consent: false, weekly_review_mail: true };
    expect(await attempt(database, "owner", [change, read])).toEqual({ rows: [chosen] });
  });

  test.each([
    ["a unit that does not exist", "distance_units = 'm'"],
    ["a week from Wednesday", "week_start = 'wednesday'"],
    ["no answer about the language model", "ai_consent = null"],
    ["no answer about the weekly mail", "weekly_review_mail = null"],
    ["a time zone that does not exist", "time_zone = 'Mars/Olympus'"],
  ])("%s is refused", async (_, change) => {
    expect(await attempt(database, "owner", [set(change)])).toMatchObject({ refused: expect.stringMatching(/^(23502|23514|22023)$/) });
  });

  test("a consent carries the database's date, an earlier one keeps its own, and a withdrawn one none", async () => {
    const agreed = { ai_consent: true, dated: true, recent: true };
    const backdated = set("ai_consent = true, ai_consent_at = '2020-01-01'");
    expect(await attempt(database, "owner", [backdated, consent])).toEqual({ rows: [agreed] });
    expect(await attempt(database, "owner", [set("ai_consent = true"), set("ai_consent_at = '2020-01-01'"), consent])).toEqual({
      rows: [agreed],
    });
    expect(await attempt(database, "owner", [set("ai_consent = true"), set("ai_consent = false"), consent])).toEqual({
      rows: [{ ai_consent: false, dated: false, recent: null }],
    });
    expect(await attempt(database, "owner", [set("ai_consent_at = now()"), consent])).toEqual({
      rows: [{ ai_consent: false, dated: false, recent: null }],
    });
  });
});
