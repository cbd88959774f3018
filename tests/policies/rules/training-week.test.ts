import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "#server/database/as-caller.ts";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("training week and equipment", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const saveWeek = (minutes: string, days = "3", longDay: string | null = "6"): Statement => [
    "select public.save_training_week($1::int[], $2::int, $3::int)",
    [minutes, days, longDay],
  ];
  const week: Statement = ["select string_agg(minutes::text, ' ' order by weekday) as minutes from public.athlete_availability"];
  const wishes: Statement = ["select days_per_week, preferred_long_day from public.athlete_profiles"];

  test("a week replaces the one before", async () => {
    const saves = [saveWeek("{60,60,60,60,60,60,60}"), saveWeek("{45,0,45,0,45,90,0}", "4")];
    expect(await attempt(database, "owner", [...saves, week])).toEqual({ rows: [{ minutes: "45 0 45 0 45 90 0" }] });
    expect(await attempt(database, "owner", [...saves, wishes])).toEqual({ rows: [{ days_per_week: 4, preferred_long_day: 6 }] });
    expect(await attempt(database, "owner", [...saves, saveWeek("{1,1,1,1,1,1,1}", "3", null), wishes])).toEqual({
      rows: [{ days_per_week: 3, preferred_long_day: null }],
    });
  });

  test.each([
    ["six days", saveWeek("{1,2,3,4,5,6}"), "22023"],
    ["a day that is not said", saveWeek("{1,2,3,null,5,6,7}"), "22023"],
    ["more minutes than a day has", saveWeek("{9999,0,0,0,0,0,0}"), "23514"],
    ["two days a week", saveWeek("{60,60,60,60,60,60,60}", "2"), "23514"],
  ])("%s is refused", async (_, statement, code) => {
    expect(await attempt(database, "owner", [statement])).toMatchObject({ refused: code });
  });

  const saveEquipment = (list: string): Statement => ["select public.save_equipment($1::text[])", [list]];
  const equipment: Statement = ["select string_agg(equipment, ' ' order by equipment) as list from public.athlete_equipment"];

  test("a list of equipment replaces the one before, an empty one means a full gym", async () => {
    const saves = [saveEquipment("{barbell,rack}"), saveEquipment("{barbell,bench,bench}")];
    expect(await attempt(database, "owner", [...saves, equipment])).toEqual({ rows: [{ list: "barbell bench" }] });
    expect(await attempt(database, "owner", [...saves, saveEquipment("{}"), equipment])).toEqual({ rows: [{ list: null }] });
  });

  const saveContext = (context: string | null, minutes: string | null, equipment: string | null): Statement => [
    "select public.save_context($1::jsonb, $2::int[], 4, 6, $3::text[])",
    [context, minutes, equipment],
  ];
  const context: Statement = ["select short_term_goals, injuries from public.athlete_context"];

  test("context, week and equipment are stored together, each only where it is given", async () => {
    const all = saveContext('{"short_term_goals": "A faster 5k", "injuries": "None"}', "{45,0,45,0,45,90,0}", "{barbell,rack}");
    expect(await attempt(database, "owner", [all, week])).toEqual({ rows: [{ minutes: "45 0 45 0 45 90 0" }] });
    expect(await attempt(database, "owner", [all, equipment])).toEqual({ rows: [{ list: "barbell rack" }] });
    const injured = saveContext('{"injuries": "Left knee"}', null, null);
    expect(await attempt(database, "owner", [all, injured, context])).toEqual({
      rows: [{ short_term_goals: "A faster 5k", injuries: "Left knee" }],
    });
    expect(await attempt(database, "owner", [all, saveContext(null, null, "{}"), week])).toEqual({
      rows: [{ minutes: "45 0 45 0 45 90 0" }],
    });
    expect(await attempt(database, "owner", [all, saveContext('{"injuries": null}', null, null), context])).toEqual({
      rows: [{ short_term_goals: "A faster 5k", injuries: null }],
    });
  });

  test("when one part cannot be stored, none is", async () => {
    const save = (statement: Statement) => asCaller(database, getCaller("other"), (transaction) => transaction.query(...statement));
    await save(saveContext('{"injuries": "None"}', "{60,60,60,60,60,60,60}", "{barbell}"));
    await expect(save(saveContext('{"injuries": "Left knee"}', "{1,2,3}", "{sled}"))).rejects.toThrow("seven days");
    await expect(save(saveContext('{"injuries": "Left knee"}', "{45,0,45,0,45,90,0}", '{""}'))).rejects.toThrow("equipment");
    const stored = await database.query(
      `select injuries, (select sum(minutes) from public.athlete_availability where user_id = $1)::int as minutes,
         (select string_agg(equipment, ' ') from public.athlete_equipment where user_id = $1) as equipment
       from public.athlete_context where user_id = $1`,
      [ACCOUNTS.other],
    );
    expect(stored).toEqual([{ injuries: "None", minutes: 420, equipment: "barbell" }]);
  });

  test.each([
    ["a list", "[]", "context must be an object"],
    ["another owner", '{"user_id": "00000000-0000-4000-8000-000000000001"}', "user_id is not part of the context"],
  ])("%s as context is refused", async (_, text, message) => {
    expect(await attempt(database, "owner", [saveContext(text, null, null)])).toEqual({ refused: "22023", message });
  });

  test("a visitor has neither", async () => {
    expect(await attempt(database, "anon", [saveWeek("{1,1,1,1,1,1,1}")])).toMatchObject({ refused: "42501" });
    expect(await attempt(database, "anon", [saveEquipment("{barbell}")])).toMatchObject({ refused: "42501" });
    expect(await attempt(database, "anon", [saveContext("{}", null, null)])).toMatchObject({ refused: "42501" });
  });
});
