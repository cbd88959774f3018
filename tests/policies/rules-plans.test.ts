import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "../../apps/server/src/database/as-caller.ts";
import type { Database } from "../../apps/server/src/database/database.ts";
import { ENGINES } from "../support/engines.ts";
import { callerOf } from "./actors.ts";
import { attempt, type Statement } from "./attempt.ts";
import { databaseWithAccounts } from "./world.ts";

const PLAN = {
  title: "Hyrox block",
  focus_area: "hyrox",
  level: "advanced",
  duration_weeks: 5,
  sessions_per_week: 2,
  start_date: "2026-11-23",
};
const SESSIONS = [
  { title: "Easy run", week: 1, day: 2, type: "conditioning", main_workout: [{ name: "Run" }], planned_load: 240 },
  { title: "Squats", week: 1, day: 1, type: "strength", strength: [{ name: "Back squat" }], movement_focus: ["squat"] },
];

describe.each(ENGINES)("plans, on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts(engine);
  });
  afterAll(() => database.close());

  const create = (plan: object = PLAN, sessions: unknown = SESSIONS): Statement => [
    "select public.create_training_plan($1, $2) as plan",
    [JSON.stringify(plan), JSON.stringify(sessions)],
  ];

  test("create_training_plan stores plan and sessions for the caller and returns both", async () => {
    expect(await attempt(database, "owner", [create()])).toMatchObject({
      rows: [
        {
          plan: {
            title: "Hyrox block",
            status: "active",
            start_date: "2026-11-23",
            training_sessions: [
              { title: "Squats", week: 1, day: 1, strength: [{ name: "Back squat" }], warmup: [], duration: 60, status: "planned" },
              { title: "Easy run", week: 1, day: 2, planned_load: 240, intensity_level: 5, completed: false },
            ],
          },
        },
      ],
    });
    const stored: Statement = [
      "select (select count(*)::int from public.training_sessions) as sessions, (select count(*)::int from public.training_plans) as plans",
    ];
    expect(await attempt(database, "owner", [create(), stored])).toEqual({ rows: [{ sessions: 2, plans: 1 }] });
  });

  test("a foreign creator, a finished state or an unknown column in the plan change nothing", async () => {
    const plan = { ...PLAN, creator_id: "00000000-0000-4000-8000-00000000000d", status: "completed", is_public: true, nonsense: 1 };
    expect(await attempt(database, "owner", [create(plan), ["select status, is_public from public.training_plans"]])).toEqual({
      rows: [{ status: "active", is_public: false }],
    });
  });

  test.each([
    ["no sessions", PLAN, [], "22023"],
    ["a session without title", PLAN, [{ ...SESSIONS[0], title: null }], "23502"],
    ["two sessions at the same place", PLAN, [SESSIONS[0], SESSIONS[0]], "23505"],
    ["a level that does not exist", { ...PLAN, level: "superhuman" }, SESSIONS, "23514"],
    ["no list of sessions", PLAN, {}, "22023"],
  ])("nothing of a plan is stored with %s", async (_, plan, sessions, refused) => {
    expect(await attempt(database, "owner", [create(plan, sessions)])).toMatchObject({ refused });
  });

  test("visitors cannot create plans", async () => {
    expect(await attempt(database, "anon", [create()])).toMatchObject({ refused: "42501" });
  });

  test("a second active plan is refused, however it is made", async () => {
    expect(await attempt(database, "owner", [create(), create()])).toMatchObject({ refused: "23505" });
    expect(await attempt(database, "owner", [create(), ["insert into public.training_plans (title) values ('Another')"]])).toMatchObject({
      refused: "23505",
    });
    const reactivate: Statement = ["update public.training_plans set status = 'active'"];
    const end: Statement = ["update public.training_plans set status = 'completed'"];
    expect(await attempt(database, "owner", [create(), end, create(), reactivate])).toMatchObject({ refused: "23505" });
    expect(await attempt(database, "owner", [create(), end, create(), ["select 1 from public.training_plans"]])).toMatchObject({
      rows: [{}, {}],
    });
  });

  test("of two requests at the same moment one makes a plan", async () => {
    const request = () => asCaller(database, callerOf("other"), (transaction) => transaction.query(...create()));
    const outcomes = await Promise.allSettled([request(), request()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({
      code: "23505",
      constraint: "training_plans_one_active_per_creator",
    });
    await database.query("delete from public.training_plans");
  });

  describe("end_training_plan", () => {
    const end: Statement = ["select public.end_training_plan((select id from public.training_plans limit 1)) as answer"];

    test("ends an own plan and notes when", async () => {
      expect(await attempt(database, "owner", [create(), end])).toEqual({ rows: [{ answer: { success: true, message: "Plan Ended" } }] });
      expect(
        await attempt(database, "owner", [create(), end, ["select status, ended_at is not null as ended from public.training_plans"]]),
      ).toEqual({
        rows: [{ status: "completed", ended: true }],
      });
    });

    test("does not find the plan of somebody else, and needs an id", async () => {
      const public_plan: Statement = [
        "insert into public.training_plans (creator_id, is_public) values ('00000000-0000-4000-8000-00000000000a', true)",
      ];
      expect(await attempt(database, "other", [end], [public_plan])).toEqual({
        rows: [{ answer: { success: false, message: "Plan not found" } }],
      });
      expect(await attempt(database, "other", [end])).toEqual({
        rows: [{ answer: { success: false, message: "No plan ID provided to end" } }],
      });
    });
  });

  describe("adjustments", () => {
    const ID = "20000000-0000-4000-8000-000000000001";
    const race: Statement = [
      `insert into public.competitions (id, name, date, location, ai_adjusted) values ('${ID}', 'Race', '2027-03-01', 'Graz', true)`,
    ];
    const adjust: Statement = [
      `insert into public.plan_adjustments (plan_id, reason, competition_id, changes) select id, 'competition', '${ID}', '[{"before": {}, "after": {}}]' from public.training_plans`,
    ];
    const undo: Statement = ["update public.plan_adjustments set undone_at = now()"];
    const adjusted: Statement = ["select ai_adjusted from public.competitions"];

    test("a competition is adjusted for exactly while a layer in force says so", async () => {
      expect(await attempt(database, "owner", [race, adjusted])).toEqual({ rows: [{ ai_adjusted: false }] });
      expect(await attempt(database, "owner", [create(), race, adjust, adjusted])).toEqual({ rows: [{ ai_adjusted: true }] });
      expect(await attempt(database, "owner", [create(), race, adjust, undo, adjusted])).toEqual({ rows: [{ ai_adjusted: false }] });
      expect(await attempt(database, "owner", [create(), race, adjust, ["delete from public.training_plans"], adjusted])).toEqual({
        rows: [{ ai_adjusted: false }],
      });
    });

    test("a layer can be undone but not rewritten, and outlives its competition", async () => {
      const rewrite: Statement = ["update public.plan_adjustments set changes = '[]'"];
      expect(await attempt(database, "owner", [create(), race, adjust, rewrite])).toMatchObject({ refused: "23001" });
      const removed: Statement = ["delete from public.competitions"];
      expect(
        await attempt(database, "owner", [create(), race, adjust, removed, ["select competition_id from public.plan_adjustments"]]),
      ).toEqual({
        rows: [{ competition_id: null }],
      });
    });
  });
});
