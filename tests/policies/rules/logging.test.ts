import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

const id = (number: number) => `50000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const PLANNED = id(1);
const [PHONE, TABLET] = [id(10), id(11)];
const at = (minute: number) => `2026-03-05T10:${String(minute).padStart(2, "0")}:00Z`;

describe("work that is logged set by set", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
    await database.query("insert into public.training_plans (id, creator_id) values ($1, $1)", [ACCOUNTS.owner]);
    await database.query(
      "insert into public.training_sessions (id, plan_id, title, week, day, duration) values ($1, $2, 'Squats', 1, 1, 50)",
      [PLANNED, ACCOUNTS.owner],
    );
  });
  afterAll(() => database.close());

  const store = (session: object, sets: readonly object[] = []): Statement => [
    "select public.store_performed_session($1, $2) as stored",
    [JSON.stringify({ source: "free", updated_at: at(0), ...session }), JSON.stringify(sets)],
  ];
  const set = (number: number, index: number, more: object = {}) => ({
    id: id(100 + number),
    exercise_name: "Back squat",
    exercise_index: 1,
    set_index: index,
    metric: "weight_reps",
    weight_kg: 100,
    reps: 5,
    updated_at: at(1),
    ...more,
  });
  const planned = { source: "plan_session", training_session_id: PLANNED };
  const sets: Statement = [
    "select right(id::text, 3) as id, exercise_index as e, set_index as s, weight_kg::float8 as kg from public.performed_sets order by 2, 3",
  ];
  const sessions: Statement = [
    "select right(id::text, 2) as id, in_progress, title, notes, session_rpe::float8 as rpe, duration_minutes::float8 as minutes from public.performed_sessions",
  ];
  const plan: Statement = ["select completed, status from public.training_sessions"];
  const rowsOf = async (...statements: Statement[]) => attempt(database, "owner", statements);

  test("a session so far is stored, its plan stays open; finishing it completes the plan with the minutes that it took", async () => {
    const soFar = store({ id: PHONE, ...planned, title: "Squats", in_progress: true }, [set(1, 1)]);
    const done = store({ id: PHONE, ...planned, duration_minutes: 63, session_rpe: 8, notes: "Good", updated_at: at(9) }, [
      set(1, 1),
      set(2, 2),
    ]);
    expect(await rowsOf(soFar, sessions)).toMatchObject({ rows: [{ in_progress: true, minutes: null }] });
    expect(await rowsOf(soFar, plan)).toEqual({ rows: [{ completed: false, status: "planned" }] });
    expect(await rowsOf(soFar, done, plan)).toEqual({ rows: [{ completed: true, status: "completed" }] });
    expect(await rowsOf(soFar, done, sessions)).toEqual({
      rows: [{ id: "10", in_progress: false, title: "Squats", notes: "Good", rpe: 8, minutes: 63 }],
    });
    expect(await rowsOf(soFar, done, sets)).toMatchObject({ rows: [{ id: "101" }, { id: "102" }] });
  });

  test("sent again it stands once", async () => {
    const once = store({ id: PHONE, ...planned }, [set(1, 1), set(2, 2)]);
    expect(await rowsOf(once, once, sets)).toMatchObject({ rows: [{ s: 1 }, { s: 2 }] });
    expect(await rowsOf(once, once, sessions)).toMatchObject({ rows: [{ minutes: 50 }] });
  });

  test("two devices on one planned session are one entry with the sets of both; a place that is taken moves on", async () => {
    const phone = store({ id: PHONE, ...planned, in_progress: true }, [set(1, 1), set(2, 2), set(3, 3)]);
    const tablet = store({ id: TABLET, ...planned, updated_at: at(5) }, [set(4, 2, { weight_kg: 110 }), set(5, 5)]);
    for (const order of [
      [phone, tablet],
      [phone, tablet, phone, tablet],
    ]) {
      expect(await rowsOf(...order, sessions)).toMatchObject({ rows: [{ id: "10", in_progress: false }] });
      expect(await rowsOf(...order, sets)).toEqual({
        rows: [
          { id: "101", e: 1, s: 1, kg: 100 },
          { id: "102", e: 1, s: 2, kg: 100 },
          { id: "103", e: 1, s: 3, kg: 100 },
          { id: "104", e: 1, s: 4, kg: 110 },
          { id: "105", e: 1, s: 5, kg: 100 },
        ],
      });
    }
    expect(await rowsOf(tablet, phone, sets)).toMatchObject({
      rows: [{ id: "101" }, { id: "104" }, { id: "102", s: 3 }, { id: "103", s: 4 }, { id: "105" }],
    });
  });

  test("of each set the one that was changed last stands, whichever comes last", async () => {
    const early = store({ id: PHONE }, [set(1, 1, { weight_kg: 90, updated_at: at(2) }), set(2, 2, { weight_kg: 95, updated_at: at(8) })]);
    const late = store({ id: PHONE }, [set(1, 1, { weight_kg: 92, updated_at: at(7) }), set(2, 2, { weight_kg: 97, updated_at: at(3) })]);
    for (const order of [
      [early, late],
      [late, early],
    ]) {
      expect(await rowsOf(...order, sets)).toMatchObject({ rows: [{ kg: 92 }, { kg: 95 }] });
    }
  });

  test("sets change places and exercises change their order without losing one", async () => {
    const before = store({ id: PHONE }, [set(1, 1), set(2, 2), set(3, 1, { exercise_index: 2, exercise_name: "Row" })]);
    const after = store({ id: PHONE }, [
      set(1, 2, { exercise_index: 2, updated_at: at(4) }),
      set(2, 1, { exercise_index: 2, updated_at: at(4) }),
      set(3, 1, { exercise_name: "Row", updated_at: at(4) }),
    ]);
    expect(await rowsOf(before, after, sets)).toMatchObject({
      rows: [
        { id: "103", e: 1, s: 1 },
        { id: "102", e: 2, s: 1 },
        { id: "101", e: 2, s: 2 },
      ],
    });
  });

  test("a set that was taken out stays out, unless it was changed since", async () => {
    const both = store({ id: PHONE }, [set(1, 1), set(2, 2, { updated_at: at(6) })]);
    const out = store({ id: PHONE }, [
      { id: id(101), removed: true, updated_at: at(5) },
      { id: id(102), removed: true, updated_at: at(5) },
    ]);
    expect(await rowsOf(both, out, sets)).toMatchObject({ rows: [{ id: "102" }] });
  });

  test("what stands in the session is what was changed last; what is not sent stays", async () => {
    const first = store({ id: PHONE, title: "Squats", notes: "Heavy", session_rpe: 7, duration_minutes: 40, updated_at: at(5) });
    expect(await rowsOf(first, store({ id: PHONE, notes: "Older", updated_at: at(3) }), sessions)).toMatchObject({
      rows: [{ notes: "Heavy" }],
    });
    expect(await rowsOf(first, store({ id: PHONE, notes: null, updated_at: at(7) }), sessions)).toMatchObject({
      rows: [{ notes: null, rpe: 7, minutes: 40 }],
    });
  });

  test("a clock that runs ahead does not win for ever", async () => {
    const ahead = store({ id: PHONE, notes: "From tomorrow", updated_at: "2199-01-01T00:00:00Z" });
    const [latest]: Statement[] = [["select updated_at <= now() as possible from public.performed_sessions"]];
    expect(await rowsOf(ahead, latest ?? sessions)).toEqual({ rows: [{ possible: true }] });
  });

  test("work whose plan is gone is stored all the same, and an entry of the log comes back with its work", async () => {
    const gone: Statement = ["delete from public.training_plans"];
    expect(await rowsOf(gone, store({ id: PHONE, ...planned }, [set(1, 1)]), sets)).toMatchObject({ rows: [{ id: "101" }] });
    const logged = { source: "logged_session", logged_session_id: id(30), title: "Row", day: "2026-03-04", duration_minutes: 30 };
    const log: Statement = ["select workout_name, date::text, completed, duration from public.logged_sessions"];
    const [kept, removed]: [Statement, Statement] = [
      store({ id: PHONE, ...logged }),
      ["select public.remove_performed_session($1)", [PHONE]],
    ];
    expect(await rowsOf(kept, log)).toEqual({ rows: [{ workout_name: "Row", date: "2026-03-04", completed: true, duration: 30 }] });
    expect(await rowsOf(kept, removed, log)).toEqual({ rows: [] });
    expect(await rowsOf(kept, removed, kept, log)).toMatchObject({ rows: [{ completed: true }] });
  });

  test("taking work out opens its plan again; what was only begun leaves the log as it was", async () => {
    const remove: Statement = ["select public.remove_performed_session($1) as gone", [PHONE]];
    expect(await rowsOf(store({ id: PHONE, ...planned }, [set(1, 1)]), remove, plan)).toEqual({
      rows: [{ completed: false, status: "planned" }],
    });
    expect(await rowsOf(remove)).toEqual({ rows: [{ gone: false }] });
    const own: Statement = ["insert into public.logged_sessions (id, date, workout_name) values ($1, '2026-03-05', 'Row')", [id(30)]];
    const begun = store({ id: PHONE, source: "logged_session", logged_session_id: id(30), in_progress: true });
    expect(await rowsOf(own, begun, remove, ["select completed from public.logged_sessions"])).toEqual({ rows: [{ completed: false }] });
  });

  test("undoing a completion opens the plan session and the entry of the log again, and deletes nothing else", async () => {
    const reopen: Statement = ["select public.reopen_performed_session($1) as reopened", [PHONE]];
    expect(await rowsOf(store({ id: PHONE, ...planned }, [set(1, 1)]), reopen, plan)).toEqual({
      rows: [{ completed: false, status: "planned" }],
    });
    const own: Statement = ["insert into public.logged_sessions (id, date, workout_name) values ($1, '2026-03-05', 'Row')", [id(30)]];
    const done = store({ id: PHONE, source: "logged_session", logged_session_id: id(30), title: "Row", day: "2026-03-05" }, [set(1, 1)]);
    const log: Statement = ["select workout_name, date::text, completed from public.logged_sessions"];
    expect(await rowsOf(own, done, log)).toEqual({ rows: [{ workout_name: "Row", date: "2026-03-05", completed: true }] });
    expect(await rowsOf(own, done, reopen, log)).toEqual({ rows: [{ workout_name: "Row", date: "2026-03-05", completed: false }] });
    expect(await rowsOf(own, done, reopen, sessions)).toEqual({ rows: [] });
    expect(await rowsOf(reopen)).toEqual({ rows: [{ reopened: false }] });
  });

  test("a session that is marked as done elsewhere is not being logged any more", async () => {
    const begun = store({ id: PHONE, ...planned, in_progress: true }, [set(1, 1)]);
    expect(await rowsOf(begun, ["select public.complete_session($1)", [PLANNED]], sessions)).toMatchObject({
      rows: [{ in_progress: false }],
    });
    expect(
      await rowsOf(store({ id: PHONE, ...planned }), store({ id: TABLET, ...planned, in_progress: true, updated_at: at(9) }), sessions),
    ).toMatchObject({
      rows: [{ in_progress: false }],
    });
  });

  test.each<[string, Statement]>([
    ["no id", store({})],
    ["a set that cannot be", store({ id: PHONE }, [set(1, 1, { reps: -1, updated_at: at(9) })])],
    ["sets of another session", store({ id: TABLET }, [set(1, 1, { updated_at: at(9) })])],
    ["what is no list", ["select public.store_performed_session('{}', '{}')"]],
  ])("refuses %s, and nothing is half written", async (_, statement) => {
    const outcome = await rowsOf(store({ id: PHONE }, [set(1, 1)]), statement);
    expect(outcome).toMatchObject({ refused: expect.stringMatching(/^(22023|23514)$/) as string });
  });

  test("nobody stores into, reads or removes the work of somebody else", async () => {
    const mine: Statement = [
      "insert into public.performed_sessions (id, user_id, source) values ($1, $2, 'free')",
      [PHONE, ACCOUNTS.owner],
    ];
    const read: Statement = ["select * from public.previous_sets('{Back squat}')"];
    expect(await attempt(database, "other", [store({ id: PHONE }, [set(1, 1)])], [mine])).toMatchObject({ refused: "23505" });
    expect(await attempt(database, "other", [["select public.remove_performed_session($1) as gone", [PHONE]]], [mine])).toEqual({
      rows: [{ gone: false }],
    });
    expect(await attempt(database, "other", [store({ id: TABLET, ...planned }), plan])).toEqual({ rows: [] });
    expect(await attempt(database, "anon", [read])).toMatchObject({ refused: "42501" });
  });

  test("the sets of the last session with an exercise, however it is spelled, and not of the one that is logged now", async () => {
    const earlier = store({ id: PHONE, performed_at: at(1) }, [set(1, 1, { weight_kg: 90 }), set(2, 2, { exercise_name: "Row" })]);
    const later = store({ id: TABLET, performed_at: at(2) }, [set(3, 1, { weight_kg: 95, exercise_name: "BACK SQUAT" })]);
    const previous = (except: string | null): Statement => [
      "select right(id::text, 3) as id from public.previous_sets('{back squat, row}', $1)",
      [except],
    ];
    expect(await rowsOf(earlier, later, previous(null))).toEqual({ rows: [{ id: "103" }, { id: "102" }] });
    expect(await rowsOf(earlier, later, previous(TABLET))).toEqual({ rows: [{ id: "101" }, { id: "102" }] });
  });

  describe("offered personal bests", () => {
    const offers: Statement = [
      "select right(performed_set_id::text, 3) as id, exercise_name as name, category, direction, value_number::float8 as value, former_value as former from public.offered_personal_bests($1)",
      [TABLET],
    ];
    const best = (name: string, value: string, more: readonly [string, string] = ["unit", "kg"]): Statement => [
      `insert into public.personal_bests (category, exercise_name, value, date, ${more[0]}) values ('strength', $1, $2, '2026-01-01', $3)`,
      [name, value, more[1]],
    ];
    const today = (...more: readonly object[]) => store({ id: TABLET }, more);

    test("the heaviest set that beats the stored best, once", async () => {
      const work = today(set(1, 1, { weight_kg: 120 }), set(2, 2, { weight_kg: 130 }), set(3, 3, { weight_kg: 125 }));
      const [offer] = [{ id: "102", name: "Back squat", category: "strength", direction: "higher", value: 130, former: "127.5" }];
      expect(await rowsOf(best("back squat", "127.5"), work, offers)).toEqual({ rows: [offer] });
      expect(await rowsOf(best("BACK SQUAT", "130"), work, offers)).toEqual({ rows: [] });
    });

    test("a first one, if nothing in the ledger was as good; no warm-up, nothing that is not finished", async () => {
      const earlier = store({ id: PHONE }, [set(9, 1, { weight_kg: 140 })]);
      expect(await rowsOf(today(set(1, 1, { weight_kg: 130 })), offers)).toMatchObject({ rows: [{ id: "101", former: null }] });
      expect(await rowsOf(earlier, today(set(1, 1, { weight_kg: 130 })), offers)).toEqual({ rows: [] });
      expect(await rowsOf(today(set(1, 1, { set_type: "warmup" })), offers)).toEqual({ rows: [] });
      expect(await rowsOf(store({ id: TABLET, in_progress: true }, [set(1, 1)]), offers)).toEqual({ rows: [] });
    });

    test("a race is better the shorter it takes, a hold the longer, a distance only where one is kept", async () => {
      const run = (seconds: number) => set(1, 1, { exercise_name: "Run", metric: "distance", metres: 5010, seconds });
      const former: Statement = best("5km", "22:00", ["unit", "min"]);
      expect(await rowsOf(former, today(run(1300)), offers)).toMatchObject({ rows: [{ name: "5km", direction: "lower", value: 1300 }] });
      expect(await rowsOf(former, today(run(1330)), offers)).toEqual({ rows: [] });
      const plank = set(2, 2, { exercise_name: "Plank", metric: "time", seconds: 90 });
      expect(await rowsOf(today(plank), offers)).toMatchObject({ rows: [{ name: "Plank", direction: "higher", value: 90 }] });
      const swim = set(3, 3, { exercise_name: "Swim", metric: "distance", metres: 1500 });
      expect(await rowsOf(today(swim), offers)).toEqual({ rows: [] });
      expect(await rowsOf(best("Swim", "1", ["unit", "km"]), today(swim), offers)).toMatchObject({ rows: [{ value: 1500, former: "1" }] });
    });

    test.each([
      [
        "a lift",
        "insert into public.strength_benchmarks (bench_press) values (95)",
        { exercise_name: "Bench press", weight_kg: 67.5 },
        { weight_kg: 97.5 },
      ],
      [
        "a lift that has a lower best",
        "insert into public.strength_benchmarks (back_squat) values (130)",
        { exercise_name: "Back squat", weight_kg: 110 },
        { weight_kg: 132.5 },
      ],
      [
        "repetitions",
        "insert into public.gymnastics_benchmarks (strict_pullups) values (9)",
        { exercise_name: "Pull-up", metric: "reps", weight_kg: null, reps: 8 },
        { reps: 10 },
      ],
      [
        "a time",
        "insert into public.conditioning_benchmarks (run_5k) values ('22:40')",
        { exercise_name: "Run", metric: "distance", weight_kg: null, reps: null, metres: 5000, seconds: 1400 },
        { seconds: 1350 },
      ],
    ])("%s has to beat the number of the profile as well", async (kind, profile, work, better) => {
      const before: Statement[] = [[profile], ...(kind.includes("lower best") ? [best("Back squat", "100")] : [])];
      expect(await rowsOf(...before, today(set(1, 1, work)), offers)).toEqual({ rows: [] });
      expect(await rowsOf(...before, today(set(1, 1, { ...work, ...better })), offers)).toMatchObject({ rows: [{ id: "101" }] });
    });

    test("nobody is offered what somebody else has done", async () => {
      const mine = today(set(1, 1));
      expect(
        await attempt(database, "owner", [
          mine,
          ["set local role authenticated"],
          ["select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: ACCOUNTS.other, role: "authenticated" })]],
          offers,
        ]),
      ).toEqual({ rows: [] });
    });
  });

  test("the strongest set promises the highest maximum: not a warm-up, none beyond ten repetitions, none from before", async () => {
    const strongest: Statement = [
      "select weight_kg::float8 as kg, reps, rpe::float8 as rpe from public.strongest_set(' BACK squat', '2026-02-01')",
    ];
    const sets = [
      set(1, 1, { weight_kg: 200, set_type: "warmup" }),
      set(2, 2, { weight_kg: 100, reps: 5 }),
      set(3, 3, { weight_kg: 100, reps: 4, rpe: 7 }),
      set(4, 4, { weight_kg: 60, reps: 30 }),
      set(5, 5, { weight_kg: 300, exercise_name: "Deadlift" }),
    ];
    const session = (performed_at: string) => store({ id: PHONE, performed_at }, sets);
    expect(await attempt(database, "owner", [session("2026-03-05T10:00:00Z"), strongest])).toEqual({
      rows: [{ kg: 100, reps: 4, rpe: 7 }],
    });
    expect(await attempt(database, "owner", [session("2026-01-05T10:00:00Z"), strongest])).toEqual({ rows: [] });
    expect(await attempt(database, "other", [strongest])).toEqual({ rows: [] });
  });
});
