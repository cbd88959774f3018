import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("a sign of danger stops training", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const raise = (level = "emergency", weak = false, quote = "pressure in my chest"): Statement => [
    "select public.raise_safety_stop('heart', $1, $2, 'coach', $3)",
    [level, quote, String(weak)],
  ];
  const clear = (seenBy: string, seenOn: string | null = "now"): Statement =>
    seenOn === null
      ? ["select public.clear_safety_stops($1) as cleared", [seenBy]]
      : ["select public.clear_safety_stops($1, $2::date, 'nothing hard') as cleared", [seenBy, seenOn]];
  const open: Statement = ["select level, quote from public.safety_stops where ended_at is null"];
  const plan: Statement = ["insert into public.training_plans (title) values ('Block')"];
  const outcome = (...statements: readonly Statement[]) => attempt(database, "owner", statements);

  test("it grows more urgent, never less, and stays one", async () => {
    expect(await outcome(raise("doctor"), raise(), raise("doctor", false, "all fine"), open)).toMatchObject({
      rows: [{ level: "emergency", quote: "pressure in my chest" }],
    });
  });

  test("one whose category is unclear stops training too, and no other word is a category", async () => {
    const as = (category: string): Statement => ["select public.raise_safety_stop($1, 'emergency', 'something is very wrong')", [category]];
    expect(await outcome(as("unclear"), plan)).toMatchObject({
      refused: "23514",
      message: "Training is stopped until a professional has cleared you",
    });
    expect(await outcome(as("whatever"))).toMatchObject({ refused: "23514" });
  });

  test("no plan is stored while it is open", async () => {
    expect(await outcome(raise("doctor"), plan)).toMatchObject({
      refused: "23514",
      message: "Training is stopped until a professional has cleared you",
    });
  });

  test("a doctor's matter ends with who has seen the athlete and when, an emergency a day later at the earliest", async () => {
    expect(await outcome(raise("doctor"), clear("doctor"))).toMatchObject({ rows: [{ cleared: 1 }] });
    expect(await outcome(raise(), clear("hospital"))).toMatchObject({ refused: "23514", message: expect.stringContaining("a day later") });
    expect(await outcome(raise("doctor"), clear("doctor", "2026-01-01"))).toMatchObject({
      refused: "23514",
      message: expect.stringContaining("after you wrote it"),
    });
    expect(await outcome(raise("doctor"), clear("doctor", null))).toMatchObject({ refused: "23514" });
    expect(await outcome(raise("doctor"), clear("coach"))).toMatchObject({ refused: "23514" });
  });

  test("a doctor's matter that became an emergency waits its day from then on", async () => {
    const old: Statement = ["update public.safety_stops set created_at = now() - interval '3 days', raised_at = now() - interval '3 days'"];
    const asServer: Statement = ["reset role"];
    expect(await outcome(raise("doctor"), asServer, old, ["set local role authenticated"], raise(), clear("hospital"))).toMatchObject({
      refused: "23514",
      message: expect.stringContaining("a day later"),
    });
  });

  test("only a weak sign can be a misunderstanding", async () => {
    expect(await outcome(raise("doctor", true), clear("nobody", null))).toMatchObject({ rows: [{ cleared: 1 }] });
    expect(await outcome(raise("doctor"), clear("nobody", null))).toMatchObject({ rows: [{ cleared: 0 }] });
    expect(await outcome(raise("doctor", true), raise("doctor"), clear("nobody", null))).toMatchObject({ rows: [{ cleared: 0 }] });
  });
});
