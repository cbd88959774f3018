import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../apps/server/src/database/database.ts";
import { ENGINES } from "../support/engines.ts";
import { attempt, type Statement } from "./attempt.ts";
import { databaseWithAccounts } from "./world.ts";

describe.each(ENGINES)("training week and equipment, on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts(engine);
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

  test("a visitor has neither", async () => {
    expect(await attempt(database, "anon", [saveWeek("{1,1,1,1,1,1,1}")])).toMatchObject({ refused: "42501" });
    expect(await attempt(database, "anon", [saveEquipment("{barbell}")])).toMatchObject({ refused: "42501" });
  });
});
