import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "#server/database/as-caller.ts";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

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

describe("plans", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
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
    const request = () => asCaller(database, getCaller("other"), (transaction) => transaction.query(...create()));
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
      const id = "20000000-0000-4000-8000-000000000002";
      const plan: Statement = ["insert into public.training_plans (id, creator_id) values ($1, $2)", [id, ACCOUNTS.owner]];
      expect(await attempt(database, "other", [["select public.end_training_plan($1) as answer", [id]]], [plan])).toEqual({
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
    const change = (title: string) => [{ session_id: "$session", after: { title } }];
    const adjust = (more: object = {}): Statement => [
      `select public.adjust_training_plan(p.id, replace($1, '$session', s.id::text)::jsonb) as layer
       from public.training_plans as p join public.training_sessions as s on s.plan_id = p.id and s.day = 1`,
      [
        JSON.stringify({
          revision: 0,
          from_day: "2026-11-23",
          reason: "competition",
          competition_id: ID,
          changes: change("Squats, light"),
          ...more,
        }),
      ],
    ];
    const undo: Statement = [
      "select public.undo_plan_adjustment(id, '2026-11-23') as layer from public.plan_adjustments where undone_at is null",
    ];
    const adjusted: Statement = ["select ai_adjusted from public.competitions"];

    test("a competition is adjusted for exactly while a layer in force says so", async () => {
      expect(await attempt(database, "owner", [race, adjusted])).toEqual({ rows: [{ ai_adjusted: false }] });
      expect(await attempt(database, "owner", [create(), race, adjust(), adjusted])).toEqual({ rows: [{ ai_adjusted: true }] });
      expect(await attempt(database, "owner", [create(), race, adjust(), undo, adjusted])).toEqual({ rows: [{ ai_adjusted: false }] });
      expect(await attempt(database, "owner", [create(), race, adjust(), ["delete from public.training_plans"], adjusted])).toEqual({
        rows: [{ ai_adjusted: false }],
      });
    });

    test("a layer can be undone but not rewritten, and outlives its competition", async () => {
      const rewrite: Statement = ["update public.plan_adjustments set changes = '[]'"];
      expect(await attempt(database, "service_role", [rewrite], [...asOwner(create(), race, adjust())])).toMatchObject({
        refused: "23001",
      });
      const removed: Statement = ["delete from public.competitions"];
      expect(
        await attempt(database, "owner", [create(), race, adjust(), removed, ["select competition_id from public.plan_adjustments"]]),
      ).toEqual({
        rows: [{ competition_id: null }],
      });
    });

    test("a competition that comes back is found again by the changes that were made for it", async () => {
      const forRace = adjust({ request: { reason: "competition", competitionId: ID } });
      const removed: Statement = ["delete from public.competitions"];
      const linked: Statement = [
        `select c.ai_adjusted, a.competition_id = c.id as layer, p.competition_id = c.id as plan
         from public.competitions as c, public.plan_adjustments as a, public.training_plans as p`,
      ];
      expect(await attempt(database, "owner", [create(), race, forRace, removed, race, linked])).toEqual({
        rows: [{ ai_adjusted: true, layer: true, plan: true }],
      });
      expect(await attempt(database, "owner", [create(), race, forRace, undo, removed, race, linked])).toMatchObject({
        rows: [{ ai_adjusted: false, layer: true }],
      });
      const elsewhere: Statement = [`update public.plan_adjustments set competition_id = '${ID}'`];
      expect(await attempt(database, "service_role", [elsewhere], [...asOwner(create(), race, adjust(), removed, race)])).toMatchObject({
        refused: "23001",
      });
    });

    test("athletes lay and undo layers with the functions only", async () => {
      const insert: Statement = ["insert into public.plan_adjustments (plan_id, reason) select id, 'other' from public.training_plans"];
      expect(await attempt(database, "owner", [create(), insert])).toMatchObject({ refused: "42501" });
      const forget: Statement = ["update public.plan_adjustments set undone_at = now() returning 1"];
      expect(await attempt(database, "owner", [create(), race, adjust(), forget])).toEqual({ rows: [] });
    });

    test("a layer keeps what the columns really held, and undoing puts it back", async () => {
      const titles: Statement = ["select title, skip_reason, status from public.training_sessions order by day"];
      const before = await attempt(database, "owner", [create(), titles]);
      expect(await attempt(database, "owner", [create(), race, adjust(), ["select changes from public.plan_adjustments"]])).toMatchObject({
        rows: [{ changes: [{ before: { title: "Squats" }, after: { title: "Squats, light" } }] }],
      });
      expect(await attempt(database, "owner", [create(), race, adjust(), undo, titles])).toEqual(before);
      expect(await attempt(database, "owner", [create(), race, adjust(), undo, undo])).toEqual({ rows: [] });
    });

    test.each([
      ["an old revision", { revision: 1 }, "PT409"],
      ["no changes", { changes: [] }, "22023"],
      ["a session of nobody", { changes: [{ session_id: ID, after: { title: "x" } }] }, "PT409"],
      ["another plan in the columns", { changes: [{ session_id: "$session", after: { plan_id: ID, id: ID, title: "x" } }] }, undefined],
      ["a competition of nobody", { competition_id: "20000000-0000-4000-8000-000000000002" }, "PT404"],
      ["a reason nobody knows", { reason: "weather" }, "23514"],
    ])("%s", async (_, more, refused) => {
      const outcome = await attempt(database, "owner", [create(), race, adjust(more)]);
      if (refused === undefined) expect(outcome).toMatchObject({ rows: [{ layer: { changes: [{ after: { title: "x" } }] } }] });
      else expect(outcome).toMatchObject({ refused });
    });

    test("neither the plan nor the layer of somebody else", async () => {
      const made = asOwner(create(), race, adjust());
      const theirs: Statement = ["select public.undo_plan_adjustment(id) from public.plan_adjustments"];
      expect(await attempt(database, "other", [theirs], made)).toEqual({ rows: [] });
      const byId: Statement = ["select public.undo_plan_adjustment('20000000-0000-4000-8000-000000000002')"];
      expect(await attempt(database, "other", [byId], made)).toMatchObject({ refused: "PT404" });
      expect(await attempt(database, "anon", [byId], made)).toMatchObject({ refused: "42501" });
    });
  });

  describe("sessions that were not done", () => {
    const skip = (why = "'no time'"): Statement => [
      `select status, skip_reason from public.skip_session((select id from public.training_sessions where day = 1), ${why})`,
    ];
    const reopen: Statement = [
      "select status, skip_reason from public.reopen_session((select id from public.training_sessions where day = 1))",
    ];
    const complete: Statement = ["select status from public.complete_session((select id from public.training_sessions where day = 1), 7)"];
    const work: Statement = ["select count(*)::int as work from public.performed_sessions"];

    test("are skipped with a reason, which goes with the skipping", async () => {
      expect(await attempt(database, "owner", [create(), skip()])).toEqual({ rows: [{ status: "skipped", skip_reason: "no time" }] });
      expect(await attempt(database, "owner", [create(), skip("'  '")])).toEqual({ rows: [{ status: "skipped", skip_reason: null }] });
      expect(await attempt(database, "owner", [create(), skip(), reopen])).toEqual({ rows: [{ status: "planned", skip_reason: null }] });
      expect(await attempt(database, "owner", [create(), skip(), complete])).toEqual({ rows: [{ status: "completed" }] });
      expect(await attempt(database, "owner", [create(), skip(`repeat('x', 501)`)])).toMatchObject({ refused: "23514" });
    });

    test("a completed one is not skipped, and nobody skips for somebody else", async () => {
      expect(await attempt(database, "owner", [create(), complete, skip()])).toMatchObject({ refused: "PT409" });
      const id = "20000000-0000-4000-8000-000000000003";
      const made = asOwner(create(PLAN, [{ ...SESSIONS[0], id }]));
      expect(await attempt(database, "other", [["select public.skip_session($1, 'no time')", [id]]], made)).toMatchObject({
        refused: "PT404",
      });
    });

    test("a completion by mistake leaves nothing behind, and a moved session is moved again", async () => {
      expect(await attempt(database, "owner", [create(), complete, work])).toEqual({ rows: [{ work: 1 }] });
      expect(await attempt(database, "owner", [create(), complete, reopen, work])).toEqual({ rows: [{ work: 0 }] });
      const moved: Statement = ["update public.training_sessions set status = 'moved', moved_from = '2026-11-23' where day = 1"];
      expect(await attempt(database, "owner", [create(), moved, complete, reopen])).toMatchObject({ rows: [{ status: "moved" }] });
      const unticked: Statement = ["update public.training_sessions set completed = false where day = 1 returning status"];
      expect(await attempt(database, "owner", [create(), moved, complete, unticked])).toEqual({ rows: [{ status: "moved" }] });
    });
  });

  test.each(["{}", "5", '"weekday"', '{"nonsense": 1}', '{"id": "20000000-0000-4000-8000-000000000001"}'])(
    "an adjustment whose change is %s changes nothing, and is told why",
    async (after) => {
      const adjustment = (session: string) => `jsonb_build_object('revision', 0, 'reason', 'moved', 'from_day', '2026-11-23',
        'changes', jsonb_build_array(jsonb_build_object('session_id', ${session}, 'after', '${after}'::jsonb)))`;
      const adjust = (session: string): Statement => [
        `select public.adjust_training_plan((select id from public.training_plans), ${adjustment(session)})`,
      ];
      const known = "(select id from public.training_sessions where day = 1)";
      expect(await attempt(database, "owner", [create(), adjust(known)])).toMatchObject({ refused: "22023" });
    },
  );

  describe("reopen_training_plan", () => {
    const end: Statement = ["update public.training_plans set status = 'completed' where status = 'active'"];
    const reopen: Statement = [
      "select status, ended_at from public.reopen_training_plan((select id from public.training_plans order by status desc limit 1))",
    ];
    const long: Statement = ["update public.training_plans set ended_at = now() - interval '16 minutes'"];

    test("takes the end of a plan back, and again when it is asked twice", async () => {
      expect(await attempt(database, "owner", [create(), end, reopen])).toEqual({ rows: [{ status: "active", ended_at: null }] });
      expect(await attempt(database, "owner", [create(), end, reopen, reopen])).toEqual({ rows: [{ status: "active", ended_at: null }] });
    });

    test("not after 15 minutes, however it is written", async () => {
      const late = { refused: "PT409", message: "A plan that ended more than 15 minutes ago stays ended." };
      expect(await attempt(database, "owner", [create(), end, long, reopen])).toEqual(late);
      expect(await attempt(database, "owner", [create(), end, long, ["update public.training_plans set status = 'active'"]])).toEqual(late);
    });

    test("not beside another active plan, and not for somebody else", async () => {
      expect(await attempt(database, "owner", [create(), end, create(), reopen])).toMatchObject({
        refused: "PT409",
        message: "You already have an active training plan",
      });
      const id = "20000000-0000-4000-8000-000000000004";
      const ended = asOwner(create({ ...PLAN, id }), end);
      expect(await attempt(database, "other", [["select public.reopen_training_plan($1)", [id]]], ended)).toMatchObject({
        refused: "PT404",
      });
    });
  });

  test("a continuation ends the plan it takes the place of, or leaves both as they were", async () => {
    const next = (plan: object): Statement => [
      "select public.create_training_plan($1::jsonb || jsonb_build_object('ends_plan_id', (select id from public.training_plans)), $2) as plan",
      [JSON.stringify(plan), JSON.stringify(SESSIONS)],
    ];
    const statuses: Statement = ["select status from public.training_plans order by status"];
    expect(await attempt(database, "owner", [create(), next(PLAN), statuses])).toEqual({
      rows: [{ status: "active" }, { status: "completed" }],
    });
    expect(await attempt(database, "owner", [create(), next({ ...PLAN, level: "superhuman" })])).toMatchObject({ refused: "23514" });
  });

  test("the same request id makes one plan", async () => {
    const request_id = "30000000-0000-4000-8000-000000000001";
    const end: Statement = ["update public.training_plans set status = 'completed'"];
    expect(await attempt(database, "owner", [create({ ...PLAN, request_id }), end, create({ ...PLAN, request_id })])).toMatchObject({
      refused: "23505",
    });
  });
});

/** The statements as the owner, for `before`, which otherwise runs as the owner of the database. */
function asOwner(...statements: readonly Statement[]): Statement[] {
  const { role, claims } = getCaller("owner");
  return [
    ["select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [JSON.stringify(claims), role]],
    ...statements,
    ["reset role"],
  ];
}
