import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findExercise, getWeekday } from "@ironpace/training";
import { startServer, type TestServer } from "#support/start-server.ts";
import { generate, newAthlete } from "./support/athletes.ts";

/** From the requests the wizard makes to the sessions of the plan. */
describe("what the profile wizard stores, in the generated sessions", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ clock: () => new Date("2026-11-18T09:00:00Z") });
  });
  afterAll(() => server.close());

  test("days, minutes, long day, equipment, injury, pounds and tenths", async () => {
    const athlete = await newAthlete(server);
    const { client, userId: user_id } = athlete;
    const personal = { age: 34, gender: "female" as const, body_weight_kg: 63.503, training_years: 6, units: "lb" as const };
    await client
      .from("athlete_profiles")
      .upsert({ id: user_id, ...personal })
      .throwOnError();
    await client.from("strength_benchmarks").insert({ user_id, back_squat: 102.058, deadlift: 125 }).throwOnError();
    await client.from("conditioning_benchmarks").insert({ user_id, row_500m: "1:42.5", run_5k: "21:40" }).throwOnError();
    const week = { minutes: [60, 60, 0, 60, 0, 110, 0], days_per_week: 4, preferred_long_day: 6 };
    const context = { injuries: "Left wrist hurts, 4/10" };
    await client.rpc("save_context", { context, ...week, equipment: ["barbell", "rack", "rower"] }).throwOnError();

    const { made } = await generate(athlete);
    const sessions = made?.sessionInfo.allSessions ?? [];
    const on = (weekday: number) => sessions.filter(({ scheduled_date }) => getWeekday(String(scheduled_date)) === weekday);
    expect([1, 2, 3, 4, 5, 6, 7].map((weekday) => on(weekday).length)).toEqual([5, 5, 0, 5, 0, 5, 0]);
    for (const { duration, scheduled_date } of sessions)
      expect(Number(duration)).toBeLessThanOrEqual(week.minutes[getWeekday(String(scheduled_date)) - 1] ?? 0);

    const items = sessions.flatMap(({ strength, skill, main_workout }) => [...strength, ...skill, ...main_workout]);
    const equipment = new Set(items.flatMap(({ name }) => findExercise(name)?.equipment ?? []));
    expect([...equipment].filter((need) => ["sled", "kettlebell", "dumbbell", "ski erg", "wall ball"].includes(need))).toEqual([]);
    const squat = items.find(({ name, load }) => name === "Back squat" && load !== undefined);
    expect(squat?.load).toMatchObject({ oneRepMax: 102.058, estimated: false });
    expect(JSON.stringify(made?.adaptiveInfo)).toMatch(/wrist/i);
  });
});
