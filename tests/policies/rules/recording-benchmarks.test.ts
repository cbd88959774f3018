import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "#server/database/as-caller.ts";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("recording benchmarks", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const record = (kind: string, changes: object): Statement => [
    "select public.record_benchmarks($1, $2::jsonb)",
    [kind, JSON.stringify(changes)],
  ];
  const lifts: Statement = [
    "select back_squat::float8, deadlift::float8, date_recorded::text, is_current from public.strength_benchmarks order by is_current desc",
  ];

  test("changes lie over the set that stands, which is kept as history", async () => {
    const first = record("strength", { back_squat: 140, deadlift: 170, date_recorded: "2026-01-05" });
    const second = record("strength", { back_squat: 145, date_recorded: "2026-03-02" });
    expect(await attempt(database, "owner", [first, second, lifts])).toEqual({
      rows: [
        { back_squat: 145, deadlift: 170, date_recorded: "2026-03-02", is_current: true },
        { back_squat: 140, deadlift: 170, date_recorded: "2026-01-05", is_current: false },
      ],
    });
  });

  test("a value can be taken out again, and a set without a date is of today", async () => {
    const statements = [record("strength", { back_squat: 140 }), record("strength", { back_squat: null, deadlift: 170 })];
    const today: Statement = ["select back_squat, date_recorded = current_date as today from public.strength_benchmarks where is_current"];
    expect(await attempt(database, "owner", [...statements, today])).toEqual({ rows: [{ back_squat: null, today: true }] });
  });

  test("a mistyped value is deleted: the one before it stands again, with its day", async () => {
    const sets = [
      record("strength", { back_squat: 140, deadlift: 170, date_recorded: "2026-01-05" }),
      record("strength", { back_squat: 1450 / 10, deadlift: 180, date_recorded: "2026-03-02" }),
      record("strength", { deadlift: 185, date_recorded: "2026-04-06" }),
    ];
    const remove = (value: string, day: string): Statement => [
      "select public.delete_benchmark_value('strength', 'back_squat', $1::jsonb, $2)",
      [value, day],
    ];
    const squats: Statement = [
      "select back_squat::float8, dates ->> 'back_squat' as day, deadlift::float8 from public.strength_benchmarks order by is_current desc, date_recorded desc",
    ];
    expect(await attempt(database, "owner", [...sets, remove("145.0", "2026-03-02"), squats])).toEqual({
      rows: [
        { back_squat: 140, day: "2026-01-05", deadlift: 185 },
        { back_squat: 140, day: "2026-01-05", deadlift: 180 },
        { back_squat: 140, day: "2026-01-05", deadlift: 170 },
      ],
    });
    expect(await attempt(database, "owner", [...sets, remove("140", "2026-01-05"), squats])).toMatchObject({
      rows: [{ back_squat: 145 }, { back_squat: 145 }, { back_squat: null, day: null, deadlift: 170 }],
    });
    expect(await attempt(database, "owner", [...sets, remove("145", "2026-01-05")])).toMatchObject({ refused: "PT404" });
  });

  describe("every value has its own date", () => {
    const dates: Statement = ["select dates from public.strength_benchmarks order by is_current desc, date_recorded desc"];
    const insert = (values: string): Statement => [`insert into public.strength_benchmarks ${values}`];
    const first = record("strength", { back_squat: 140, deadlift: 170, date_recorded: "2026-01-05" });

    test("recording one leaves the dates of the others", async () => {
      const second = record("strength", { back_squat: 145, date_recorded: "2026-03-02" });
      expect(await attempt(database, "owner", [first, second, dates])).toEqual({
        rows: [
          { dates: { back_squat: "2026-03-02", deadlift: "2026-01-05" } },
          { dates: { back_squat: "2026-01-05", deadlift: "2026-01-05" } },
        ],
      });
    });

    test("the same value recorded again is new, a value taken out has no date", async () => {
      const again = record("strength", { back_squat: 140, deadlift: null, date_recorded: "2026-03-02" });
      expect(await attempt(database, "owner", [first, again, dates])).toMatchObject({
        rows: [{ dates: { back_squat: "2026-03-02" } }, {}],
      });
    });

    test("a whole set without dates keeps those of the values that are the same", async () => {
      const set = insert("(back_squat, deadlift, snatch, date_recorded) values (140.0, 172.5, 70, '2026-03-02')");
      expect(await attempt(database, "owner", [first, set, dates])).toMatchObject({
        rows: [{ dates: { back_squat: "2026-01-05", deadlift: "2026-03-02", snatch: "2026-03-02" } }, {}],
      });
    });

    test("a set with dates has them", async () => {
      const set = insert(`(back_squat, dates) values (140, '{"back_squat": "2026-02-01", "snatch": "2026-02-01"}')`);
      expect(await attempt(database, "owner", [first, set, dates])).toMatchObject({ rows: [{ dates: { back_squat: "2026-02-01" } }, {}] });
    });

    test("a value that is corrected is of today, a corrected date holds for the values of that day", async () => {
      const correct = (change: string): Statement => [`update public.strength_benchmarks set ${change} where is_current`];
      const isToday: Statement = [
        "select dates ->> 'back_squat' = current_date::text as squat, dates ->> 'deadlift' as deadlift from public.strength_benchmarks",
      ];
      expect(await attempt(database, "owner", [first, correct("back_squat = 150"), isToday])).toEqual({
        rows: [{ squat: true, deadlift: "2026-01-05" }],
      });
      const moved = [
        first,
        record("strength", { snatch: 70, date_recorded: "2026-03-02" }),
        correct("date_recorded = '2026-03-01'"),
        dates,
      ];
      expect(await attempt(database, "owner", moved)).toMatchObject({
        rows: [{ dates: { back_squat: "2026-01-05", deadlift: "2026-01-05", snatch: "2026-03-01" } }, {}],
      });
    });

    test.each([
      ["a date that is none", `'{"back_squat": "soon"}'`, "22007"],
      ["a date nobody remembers", `'{"back_squat": "1000-01-01"}'`, "23514"],
      ["a list", "'[]'", "23514"],
    ])("%s is refused", async (_, given, refused) => {
      expect(await attempt(database, "owner", [insert(`(back_squat, dates) values (140, ${given})`)])).toMatchObject({ refused });
    });
  });

  test("a set that is sent again stands once, also when a newer one has come since", async () => {
    const again: Statement = [
      "select public.record_benchmarks('strength', '{\"back_squat\": 140}', '20000000-0000-4000-8000-000000000001') ->> 'back_squat' as squat",
    ];
    expect(await attempt(database, "owner", [again, again])).toEqual({ rows: [{ squat: "140" }] });
    expect(await attempt(database, "owner", [again, record("strength", { back_squat: 145 }), again, lifts])).toMatchObject({
      rows: [
        { back_squat: 145, is_current: true },
        { back_squat: 140, is_current: false },
      ],
    });
    const ofOther: Statement = [
      "insert into public.strength_benchmarks (id, user_id) values ('20000000-0000-4000-8000-000000000001', $1)",
      [ACCOUNTS.other],
    ];
    expect(await attempt(database, "owner", [again], [ofOther])).toMatchObject({ refused: "23505" });
  });

  test("two tabs at once: both changes stand, one set is current", async () => {
    const save = (changes: object) =>
      asCaller(database, getCaller("other"), (transaction) => transaction.query(...record("strength", changes)));
    await Promise.all([save({ back_squat: 150 }), save({ deadlift: 190 }), save({ snatch: 80 })]);
    const rows = await database.query(
      "select back_squat::float8, deadlift::float8, snatch::float8 from public.strength_benchmarks where user_id = $1 and is_current",
      [ACCOUNTS.other],
    );
    expect(rows).toEqual([{ back_squat: 150, deadlift: 190, snatch: 80 }]);
    expect(await database.query("select 1 from public.strength_benchmarks where user_id = $1", [ACCOUNTS.other])).toHaveLength(3);
    await database.query("delete from public.strength_benchmarks");
  });

  test.each([
    ["a kind that is none", record("swimming", {}), "22023", "kind must be strength, gymnastics or conditioning"],
    ["a lift that is none", record("strength", { curl: 60 }), "22023", "curl is not a strength benchmark"],
    ["dates of its own", record("strength", { dates: {} }), "22023", "dates is not a strength benchmark"],
    ["another owner", record("strength", { user_id: ACCOUNTS.other }), "22023", "user_id is not a strength benchmark"],
    ["a list", record("strength", []), "22023", "changes must be an object"],
    ["what no human can do", record("strength", { snatch: 400 }), "23514", undefined],
  ])("%s is refused", async (_, statement, refused, message) => {
    expect(await attempt(database, "owner", [statement])).toMatchObject({ refused, ...(message && { message }) });
  });

  test("nobody who is not signed in records anything", async () => {
    expect(await attempt(database, "anon", [record("strength", { back_squat: 100 })])).toMatchObject({ refused: "42501" });
  });

  describe("offers of better results", () => {
    const best = (category: string, name: string, value: string, unit: string, age = 3): Statement => [
      `insert into public.personal_bests (category, exercise_name, value, unit, date) values ($1, $2, $3, $4, current_date - $5::int)`,
      [category, name, value, unit, String(age)],
    ];
    const race = (name: string, result: string, type = "running"): Statement => [
      "insert into public.competition_benchmarks (competition_name, competition_type, result) values ($1, $2, $3)",
      [name, type, result],
    ];
    const offers: Statement = [
      "select benchmark, value::float8, written, current_value::float8, source, source_name from public.benchmark_offers() order by benchmark",
    ];
    const standing = [
      record("strength", { back_squat: 140, deadlift: 170 }),
      record("gymnastics", { strict_pullups: 12 }),
      record("conditioning", { run_5k: "22:30", run_10k: "47:00" }),
    ];

    test("a better lift and a faster run are offered, a worse one is not", async () => {
      const bests = [
        best("strength", "Back Squat", "145", "kg"),
        best("strength", "Deadlift", "165", "kg"),
        best("strength", "Bench Press", "100", "kg"),
        best("running", "5km", "21:58", "min"),
        best("running", "10km", "48:00", "min"),
      ];
      expect(await attempt(database, "owner", [...standing, ...bests, offers])).toEqual({
        rows: [
          {
            benchmark: "back_squat",
            value: 145,
            written: "145 kg",
            current_value: 140,
            source: "personal_best",
            source_name: "Back Squat",
          },
          {
            benchmark: "bench_press",
            value: 100,
            written: "100 kg",
            current_value: null,
            source: "personal_best",
            source_name: "Bench Press",
          },
          {
            benchmark: "run_5k",
            value: 1318,
            written: "21:58 min",
            current_value: 1350,
            source: "personal_best",
            source_name: "5km",
          },
        ],
      });
    });

    test("the best of race and personal best counts; other races are another thing", async () => {
      const results = [
        best("running", "5km", "22:00", "min"),
        race("Parkrun", "21:40"),
        race("City 10 km", "46:10"),
        race("Hyrox 5k", "20:00", "hyrox"),
      ];
      expect(await attempt(database, "owner", [...standing, ...results, offers])).toMatchObject({
        rows: [
          { benchmark: "run_10k", value: 2770, source: "competition_result" },
          { benchmark: "run_5k", value: 1300, source: "competition_result", source_name: "Parkrun" },
        ],
      });
    });

    test("a benchmark nobody gave yet is offered from a best; what is old or impossible is not", async () => {
      const bests = [
        best("strength", "Snatch", "70", "kg"),
        best("strength", "Back Squat", "180", "kg", 400),
        best("gymnastics", "Strict pull-ups", "300", "reps"),
        best("gymnastics", "Pull-ups", "40", "reps"),
      ];
      expect(await attempt(database, "owner", [...standing, ...bests, offers])).toMatchObject({
        rows: [{ benchmark: "snatch", value: 70, current_value: null }],
      });
    });

    test("once used, it is offered no more; pounds too", async () => {
      const bests = [best("strength", "Back Squat", "315", "lb"), best("running", "5km", "21:58.4", "min")];
      const used = [record("strength", { back_squat: 142.882 }), record("conditioning", { run_5k: "21:58" })];
      expect(await attempt(database, "owner", [...standing, ...bests, offers])).toMatchObject({
        rows: [{ value: 142.882 }, { value: 1318 }],
      });
      expect(await attempt(database, "owner", [...standing, ...bests, ...used, offers])).toEqual({ rows: [] });
    });

    test("nobody, not even an administrator, is offered the bests of others", async () => {
      const ofOwner: Statement = [
        "insert into public.personal_bests (user_id, category, exercise_name, value, date) values ($1, 'strength', 'Snatch', '90', current_date)",
        [ACCOUNTS.owner],
      ];
      for (const actor of ["other", "admin"] as const) expect(await attempt(database, actor, [offers], [ofOwner])).toEqual({ rows: [] });
    });
  });
});
