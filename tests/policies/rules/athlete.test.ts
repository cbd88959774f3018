import { FOCUS, GENDER, LEVEL } from "@ironpace/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("an athlete's own records", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  describe("a new account", () => {
    const NEW = "30000000-0000-4000-8000-000000000001";
    const signUp = (facts: object): Statement => [
      "insert into auth.users (id, email, raw_user_meta_data) values ($1, 'new@example.com', $2)",
      [NEW, JSON.stringify(facts)],
    ];
    const profile: Statement = ["select first_name, last_name, avatar_url from public.profiles where id = $1", [NEW]];

    test.each([
      [
        { first_name: "Ada", last_name: "Lovelace" },
        { first_name: "Ada", last_name: "Lovelace", avatar_url: null },
      ],
      [
        { given_name: "Ada", family_name: "King", name: "Other" },
        { first_name: "Ada", last_name: "King", avatar_url: null },
      ],
      [
        { full_name: "Ada King Lovelace", avatar_url: "https://a.example/p.png" },
        { first_name: "Ada", last_name: "King Lovelace", avatar_url: "https://a.example/p.png" },
      ],
      [
        { full_name: "Ada", avatar_url: "javascript:alert(1)" },
        { first_name: "Ada", last_name: null, avatar_url: null },
      ],
      [
        { first_name: "x".repeat(5000), last_name: 7 },
        { first_name: "x".repeat(100), last_name: "7", avatar_url: null },
      ],
      [{}, { first_name: null, last_name: null, avatar_url: null }],
    ])("with %j has a profile", async (facts, expected) => {
      expect(await attempt(database, "service_role", [profile], [signUp(facts)])).toEqual({ rows: [expected] });
    });

    test("has an athlete profile with the defaults of onboarding, which the client may upsert", async () => {
      const read: Statement = [
        "select training_level, onboarding_completed, last_onboarding_step, has_seen_onboarding, units from public.athlete_profiles",
      ];
      const fresh = { training_level: null, onboarding_completed: false, last_onboarding_step: 0, has_seen_onboarding: false, units: "kg" };
      expect(await attempt(database, "owner", [read])).toEqual({ rows: [fresh] });
      const upsert: Statement = [
        "insert into public.athlete_profiles (id, training_level) values ($1, 'elite') on conflict (id) do update set training_level = excluded.training_level",
        [ACCOUNTS.owner],
      ];
      expect(await attempt(database, "owner", [upsert, read])).toEqual({ rows: [{ ...fresh, training_level: "elite" }] });
      expect(await attempt(database, "owner", [upsert, read], [["delete from public.athlete_profiles"]])).toMatchObject({
        rows: [{ training_level: "elite" }],
      });
    });
  });

  test("profile and athlete profile agree, whichever is written", async () => {
    const both: Statement = [
      "select a.age, p.age as profile_age, a.body_weight_kg::text as kg from public.athlete_profiles a join public.profiles p using (id)",
    ];
    const agreed = { rows: [{ age: 33, profile_age: 33, kg: "72.5" }] };
    expect(await attempt(database, "owner", [["update public.athlete_profiles set age = 33, body_weight_kg = 72.5"], both])).toEqual(
      agreed,
    );
    expect(await attempt(database, "owner", [["update public.profiles set age = 33, weight = 72.5"], both])).toEqual(agreed);
  });

  test("body weight is for its athlete alone, whichever table it is written to", async () => {
    const weigh: readonly Statement[] = [
      ["update public.athlete_profiles set body_weight_kg = 72.5"],
      ["update public.profiles set weight = 72.5"],
    ];
    for (const written of weigh) {
      const claims = "select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)";
      const before: readonly Statement[] = [
        [claims, [JSON.stringify(getCaller("owner").claims)]],
        written,
        ["select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)"],
      ];
      const own: Statement = ["select body_weight_kg::text as kg from public.athlete_profiles"];
      const everybodys: Statement = ["select 1 from public.profiles where weight is not null"];
      expect(await attempt(database, "owner", [own], before)).toEqual({ rows: [{ kg: "72.5" }] });
      for (const actor of ["admin", "coach", "other"] as const) {
        expect([actor, await attempt(database, actor, [everybodys], before)]).toEqual([actor, { rows: [] }]);
        expect([actor, await attempt(database, actor, [own], before)]).not.toEqual([actor, { rows: [{ kg: "72.5" }] }]);
      }
      // Whole rows that are sent back as they were read change nothing, and nobody writes a weight for somebody else.
      const sentBack: Statement = [
        "insert into public.profiles (id, weight, first_name) values ($1, null, 'Ada') on conflict (id) do update set weight = excluded.weight",
        [ACCOUNTS.owner],
      ];
      expect(await attempt(database, "owner", [sentBack, own], before)).toEqual({ rows: [{ kg: "72.5" }] });
      for (const suffix of ["do update set weight = excluded.weight", "do nothing"]) {
        const foreign: Statement = [
          `insert into public.profiles (id, weight) values ($1, 300) on conflict (id) ${suffix}`,
          [ACCOUNTS.owner],
        ];
        expect(await attempt(database, "admin", [foreign], before)).toMatchObject({ refused: "42501" });
      }
    }
    expect(await attempt(database, "owner", [["update public.profiles set weight = 900"]])).toMatchObject({ refused: "23514" });
  });

  describe("every documented reading is stored as its canonical value", () => {
    const spellings = (value: string) => [value, value.toUpperCase(), ` ${value.replaceAll("_", "-")} `, value.replaceAll("_", " ")];
    test.each([
      ["athlete_profiles", "gender", GENDER, ["non-binary", "prefer-not-to-say", "prefer_not_to_say", "Prefer not to say", "Man", "woman"]],
      ["profiles", "gender", GENDER, ["non-binary", "prefer-not-to-say", "prefer_not_to_say"]],
      ["athlete_profiles", "training_level", LEVEL, ["competitor", "competitive", "Competitor"]],
      ["athlete_profiles", "primary_focus", FOCUS, ["General fitness", "hybrid", "weightlifting"]],
      ["profiles", "primary_focus", FOCUS, ["CrossFit"]],
    ] as const)("%s.%s", async (table, column, list, readings) => {
      for (const reading of [...readings, ...list.values.flatMap(spellings), ...Object.values(list.labels)]) {
        const stored = await attempt(database, "owner", [
          [`update public.${table} set ${column} = $1 where id = $2 returning ${column} as value`, [reading, ACCOUNTS.owner]],
        ]);
        expect(stored, reading).toEqual({ rows: [{ value: list.read(reading) }] });
      }
    });

    test("an upsert by a client is read as well", async () => {
      const upsert: Statement = [
        "insert into public.athlete_profiles (id, gender, training_level) values ($1, 'prefer-not-to-say', 'competitive') on conflict (id) do update set gender = excluded.gender, training_level = excluded.training_level returning gender, training_level",
        [ACCOUNTS.owner],
      ];
      expect(await attempt(database, "owner", [upsert])).toEqual({ rows: [{ gender: "undisclosed", training_level: "elite" }] });
    });
  });

  test.each([
    ["athlete_profiles", "age", "7", "140"],
    ["athlete_profiles", "gender", "robot", ""],
    ["athlete_profiles", "training_level", "superhuman"],
    ["athlete_profiles", "primary_focus", "yoga"],
    ["athlete_profiles", "days_per_week", "2", "8"],
    ["athlete_profiles", "last_onboarding_step", "7", "-1"],
    ["athlete_profiles", "body_weight_kg", "5", "900"],
    ["profiles", "avatar_url", "javascript:alert(1)", "ftp://a.example/b"],
    ["profiles", "first_name", "x".repeat(101)],
  ])("%s.%s refuses what is not a canonical or possible value", async (table, column, ...values) => {
    for (const value of values) {
      expect(await attempt(database, "owner", [[`update public.${table} set ${column} = $1`, [value]]]), value).toMatchObject({
        refused: "23514",
      });
    }
  });

  describe("personal bests", () => {
    const add = (category: string, exercise: string, value: string, unit: string | null = null): Statement => [
      "insert into public.personal_bests (category, exercise_name, value, unit, date) values ($1, $2, $3, $4, '2026-10-01')",
      [category, exercise, value, unit],
    ];
    const read: Statement = ["select metric, direction, unit, value_number::float8 as number from public.personal_bests"];

    test.each([
      ["strength", "Back Squat", "140", null, { metric: "weight", direction: "higher", unit: "kg", number: 140 }],
      ["strength", "Deadlift", "400", "lb", { metric: "weight", direction: "higher", unit: "lb", number: 181.436948 }],
      ["gymnastics", "Pull-ups", "22", null, { metric: "reps", direction: "higher", unit: "reps", number: 22 }],
      ["gymnastics", "L-sit", "45", "s", { metric: "time", direction: "lower", unit: "s", number: 45 }],
      ["running", "5km", "23:15", null, { metric: "time", direction: "lower", unit: "min", number: 1395 }],
      ["running", "Marathon", "3:05:20", "min", { metric: "time", direction: "lower", unit: "min", number: 11120 }],
      ["running", "10km", "45", "min", { metric: "time", direction: "lower", unit: "min", number: 2700 }],
      ["running", "One hour", "14,2", "km", { metric: "distance", direction: "higher", unit: "km", number: 14200 }],
      ["hyrox", "Wall Balls", "5:10", null, { metric: "time", direction: "lower", unit: "min", number: 310 }],
      ["hyrox", "Total Time", "a long time", null, { metric: "time", direction: "lower", unit: "min", number: null }],
    ])("%s %s of %s %s knows its metric and direction", async (category, exercise, value, unit, expected) => {
      expect(await attempt(database, "owner", [add(category, exercise, value, unit), read])).toEqual({ rows: [expected] });
    });

    test("the same exercise in other letters is the same best", async () => {
      expect(await attempt(database, "owner", [add("running", "5km", "23:15"), add("running", " 5KM ", "22:50")])).toMatchObject({
        refused: "23505",
      });
      expect(await attempt(database, "owner", [add("running", "Row", "8:00"), add("hyrox", "Row", "4:10")])).toEqual({ rows: [] });
    });

    test("a change writes what it was before into the history and keeps the old unit", async () => {
      const history: Statement = ["select value, unit, date::text as date from public.personal_best_history"];
      const better: Statement = ["update public.personal_bests set value = '150', unit = null, date = '2026-11-01'"];
      expect(await attempt(database, "owner", [add("strength", "Back Squat", "140"), better, history])).toEqual({
        rows: [{ value: "140", unit: "kg", date: "2026-10-01" }],
      });
      expect(await attempt(database, "owner", [add("strength", "Back Squat", "140"), better, read])).toMatchObject({
        rows: [{ unit: "kg", number: 150 }],
      });
      const note: Statement = ["update public.personal_bests set notes = 'With belt'"];
      expect(await attempt(database, "owner", [add("strength", "Back Squat", "140"), note, history])).toEqual({ rows: [] });
    });

    describe("the headline is the best value", () => {
      const upsert = (value: string, date: string, exercise = "Back Squat", category = "strength"): Statement => [
        `insert into public.personal_bests (category, exercise_name, value, date) values ($1, $2, $3, $4)
         on conflict (user_id, category, exercise_key) do update set value = excluded.value, date = excluded.date`,
        [category, exercise, value, date],
      ];
      const headline: Statement = ["select value, date::text as date from public.personal_bests"];
      const history: Statement = ["select value, date::text as date from public.personal_best_history order by date, value"];
      const removed = (which: string): Statement => [`select public.delete_personal_best_value(id, ${which}) from public.personal_bests`];
      const former = (value: string) => `(select h.id from public.personal_best_history h where h.value = '${value}')`;

      test.each([
        ["a back-dated lighter value", [upsert("87.5", "2026-03-01"), upsert("70", "2026-01-01")], "87.5", "2026-03-01", ["70"]],
        ["a newer lighter value", [upsert("87.5", "2026-03-01"), upsert("80", "2026-05-01")], "87.5", "2026-03-01", ["80"]],
        ["an equal value on a later day", [upsert("80", "2026-03-01"), upsert("80.0", "2026-05-01")], "80", "2026-03-01", ["80.0"]],
        ["an equal value on an earlier day", [upsert("80", "2026-03-01"), upsert("80.0", "2026-02-01")], "80.0", "2026-02-01", ["80"]],
        ["a back-dated heavier value", [upsert("80", "2026-03-01"), upsert("85", "2026-01-01")], "85", "2026-01-01", ["80"]],
        [
          "a slower time",
          [upsert("23:15", "2026-03-01", "5km", "running"), upsert("24:00", "2026-05-01", "5km", "running")],
          "23:15",
          "2026-03-01",
          ["24:00"],
        ],
      ] as const)("%s", async (_, statements, value, date, formers) => {
        expect(await attempt(database, "owner", [...statements, headline])).toEqual({ rows: [{ value, date }] });
        const rows = await attempt(database, "owner", [...statements, history]);
        expect(rows).toMatchObject({ rows: formers.map((text) => ({ value: text })) });
      });

      test("a mistyped headline gives way to the best former value, and is no former value itself", async () => {
        const three = [upsert("80", "2026-01-01"), upsert("85", "2026-02-01"), upsert("850", "2026-03-01"), removed("null")];
        expect(await attempt(database, "owner", [...three, headline])).toEqual({ rows: [{ value: "85", date: "2026-02-01" }] });
        expect(await attempt(database, "owner", [...three, history])).toEqual({ rows: [{ value: "80", date: "2026-01-01" }] });
      });

      test("a single former value can be deleted, and the last value takes the best with it", async () => {
        const two = [upsert("80", "2026-01-01"), upsert("85", "2026-02-01")];
        expect(await attempt(database, "owner", [...two, removed(former("80")), history])).toEqual({ rows: [] });
        expect(await attempt(database, "owner", [...two, removed("null"), removed("null"), headline])).toEqual({ rows: [] });
        expect(await attempt(database, "owner", [...two, removed("gen_random_uuid()")])).toMatchObject({ refused: "PT404" });
      });
    });

    test("nobody writes the history", async () => {
      const forge: Statement = [
        "insert into public.personal_best_history (personal_best_id, user_id, value, date) select id, user_id, '300', date from public.personal_bests",
      ];
      expect(await attempt(database, "owner", [add("strength", "Back Squat", "140"), forge])).toMatchObject({ refused: "42501" });
    });
  });

  test("a goal is completed while its value has reached the target", async () => {
    const goal: Statement = [
      "insert into public.goals (title, category, current_value, target_value, unit, due_date) values ('Row', 'endurance', 5, 10, 'km', '2027-01-01')",
    ];
    const set = (value: string): Statement => ["update public.goals set current_value = $1", [value]];
    const read: Statement = ["select completed_at is not null as completed from public.goals"];
    expect(await attempt(database, "owner", [goal, read])).toEqual({ rows: [{ completed: false }] });
    expect(await attempt(database, "owner", [goal, set("10"), read])).toEqual({ rows: [{ completed: true }] });
    expect(await attempt(database, "owner", [goal, set("12"), set("9"), read])).toEqual({ rows: [{ completed: false }] });
  });

  test("the history is dated by the database, and years or an injury are no volume", async () => {
    const change = (values: string): Statement => [`update public.athlete_profiles set ${values}`];
    const read: Statement = [
      "select weekly_run_km::float8 as km, history_given_on = current_date as today, history_given_on is null as never from public.athlete_profiles",
    ];
    expect(await attempt(database, "owner", [change("run_years = 3, injured_last_year = true"), read])).toEqual({
      rows: [{ km: null, today: null, never: true }],
    });
    expect(await attempt(database, "owner", [change("weekly_run_km = 42.5, history_given_on = '2020-01-01'"), read])).toEqual({
      rows: [{ km: 42.5, today: true, never: false }],
    });
    expect(await attempt(database, "owner", [change("weekly_run_km = 42.5"), change("weekly_run_km = null"), read])).toEqual({
      rows: [{ km: null, today: null, never: true }],
    });
  });
});
