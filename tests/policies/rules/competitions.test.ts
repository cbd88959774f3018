import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("competitions", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const competition = (column: string, value: string): Statement => [
    `insert into public.competitions (name, date, location, ${column}) values ('Race', '2027-02-06', 'Graz', $1)`,
    [value],
  ];
  const goals = (...list: unknown[]) => competition("goals", JSON.stringify(list));

  test.each<[string, Statement]>([
    [
      "goals with a name alone, or with all that belongs to one",
      goals({ name: "Finish" }, { name: "Row", target: "4:00", result: "3:58", place: 12 }),
    ],
    ["a deadline on its day", competition("registration_deadline", "2027-02-06")],
    ["a team", competition("team_members", "{Anna,Ben}")],
    ["an entry as a pair", competition("entry", "doubles")],
    ["the partner's 10 km time", competition("partner_run_10k", "52:30")],
  ])("%s", async (_what, statement) => {
    expect(await attempt(database, "owner", [statement])).not.toHaveProperty("refused");
  });

  test.each<[string, Statement]>([
    ["a goal that is none", goals("Finish")],
    ["a goal without a name", goals({ target: "1:20:00" })],
    ["a goal without letters in its name", goals({ name: "  " })],
    ["a goal with a name that never ends", goals({ name: "x".repeat(201) })],
    ["a target that is a number", goals({ name: "Finish", target: 80 })],
    ["a place that is none", goals({ name: "Finish", place: 0 })],
    ["a place in words", goals({ name: "Finish", place: "first" })],
    ["more goals than anybody has", goals(...Array.from({ length: 21 }, () => ({ name: "Finish" })))],
    ["goals that are no list", competition("goals", '{"name": "Finish"}')],
    ["a deadline after the race", competition("registration_deadline", "2027-02-07")],
    ["an entry that is none", competition("entry", "quadruples")],
    ["a partner faster than anybody", competition("partner_run_10k", "20:00")],
    ["a partner's time in words", competition("partner_run_10k", "fast")],
    ["a member without a name", competition("team_members", '{""}')],
  ])("%s is refused", async (_what, statement) => {
    expect(await attempt(database, "owner", [statement])).toMatchObject({ refused: "23514" });
  });

  test("starting all the same is asked again for another day or another kind of race", async () => {
    const confirm: Statement = ["update public.competitions set is_confirmed = true"];
    const state: Statement = ["select is_confirmed from public.competitions"];
    const after = async (change: string) =>
      attempt(database, "owner", [competition("is_confirmed", "true"), [`update public.competitions set ${change}`], state]);
    expect(await after("target_result = '1:30:00'")).toEqual({ rows: [{ is_confirmed: true }] });
    expect(await after("date = '2027-02-06'")).toEqual({ rows: [{ is_confirmed: true }] });
    expect(await after("date = '2027-03-06'")).toEqual({ rows: [{ is_confirmed: false }] });
    expect(await after("type = 'running'")).toEqual({ rows: [{ is_confirmed: false }] });
    expect(await attempt(database, "owner", [competition("type", "hyrox"), confirm, state])).toEqual({ rows: [{ is_confirmed: true }] });
  });

  describe("one store", () => {
    const listed: Statement = ["select name, type, date::text as date, location, result from public.competitions order by date, name"];
    const told = (name: string | null, date: string | null, type: string | null = null): Statement => [
      `insert into public.athlete_context (upcoming_competition, competition_date, competition_type) values ($1, $2, $3)
       on conflict (user_id) do update set upcoming_competition = excluded.upcoming_competition,
       competition_date = excluded.competition_date, competition_type = excluded.competition_type`,
      [name, date, type],
    ];
    const context: Statement = [
      "select upcoming_competition as name, competition_date::text as date, competition_type as type from public.athlete_context",
    ];
    const race = { name: "Kraichgau", type: "triathlon", date: "2099-02-14", location: "Not given", result: null };

    test.each<[string, Statement[], object[]]>([
      ["is listed", [told("Kraichgau", "2099-02-14", "half ironman")], [race]],
      ["is moved, not doubled", [told("Kraichgau", "2099-02-01", "half ironman"), told("Kraichgau", "2099-02-14", "half ironman")], [race]],
      ["is replaced by another one", [told("Vienna", "2099-01-01", "marathon"), told("Kraichgau", "2099-02-14", "triathlon")], [race]],
      ["is taken out", [told("Vienna", "2099-01-01", "marathon"), told(null, null)], []],
      ["without a day is not listed", [told("Vienna", null, "marathon")], []],
    ])("what the profile says %s", async (_what, statements, rows) => {
      expect(await attempt(database, "owner", [...statements, listed])).toEqual({ rows });
    });

    test("a race of that day in the list is the one that is meant, and keeps what was added to it", async () => {
      const own: Statement = [
        "insert into public.competitions (name, date, location, goals) values ('Graz run', '2099-05-01', 'Graz', '[{\"name\": \"Finish\"}]')",
      ];
      expect(await attempt(database, "owner", [own, told("Graz Run", "2099-05-01"), told(null, null), listed])).toMatchObject({
        rows: [{ name: "Graz run", location: "Graz" }],
      });
    });

    test("what is changed in the list changes in the profile", async () => {
      const change = (sql: string) => attempt(database, "owner", [told("Kraichgau", "2099-02-14", "half ironman"), [sql], context]);
      expect(await change("update public.competitions set date = '2099-03-01'")).toEqual({
        rows: [{ name: "Kraichgau", date: "2099-03-01", type: "half ironman" }],
      });
      expect(await change("update public.competitions set type = 'running'")).toMatchObject({ rows: [{ type: "running" }] });
      expect(await change("delete from public.competitions")).toEqual({ rows: [{ name: null, date: null, type: null }] });
    });

    const results: Statement = [
      "select competition_name as name, competition_type as type, result, place from public.competition_benchmarks",
    ];
    const raced: Statement = [
      "insert into public.competitions (name, type, date, location, result, place) values ('Graz', 'running', '2026-05-01', 'Graz', '43:12', 17)",
    ];

    test("a raced competition counts among the competition benchmarks, and follows what is corrected", async () => {
      const entry = { name: "Graz", type: "running", result: "43:12", place: 17 };
      const after = (sql: string, read: Statement = results) => attempt(database, "owner", [raced, [sql], read]);
      expect(await attempt(database, "owner", [raced, results])).toEqual({ rows: [entry] });
      expect(await after("update public.competitions set result = '42:58'")).toEqual({ rows: [{ ...entry, result: "42:58" }] });
      expect(await after("update public.competitions set result = null, place = null")).toEqual({ rows: [] });
      expect(await after("delete from public.competitions")).toEqual({ rows: [] });
      expect(await after("update public.competition_benchmarks set result = '42:58'", listed)).toMatchObject({
        rows: [{ result: "42:58" }],
      });
      expect(await after("delete from public.competition_benchmarks", listed)).toMatchObject({ rows: [{ name: "Graz", result: null }] });
    });

    test("a result of the profile stands in the list, also when it is deleted and taken back", async () => {
      const id = crypto.randomUUID();
      const add: Statement = [
        `insert into public.competition_benchmarks (id, competition_name, competition_type, date, result)
         values ($1, 'Hyrox Wien', 'hyrox', '2026-02-07T12:00:00Z', '1:18:20') on conflict (id) do update set result = excluded.result`,
        [id],
      ];
      const hyrox = { name: "Hyrox Wien", type: "hyrox", date: "2026-02-07", location: "Not given", result: "1:18:20" };
      expect(await attempt(database, "owner", [add, add, listed])).toEqual({ rows: [hyrox] });
      const remove: Statement = ["delete from public.competition_benchmarks"];
      expect(await attempt(database, "owner", [add, remove, listed])).toEqual({ rows: [] });
      expect(await attempt(database, "owner", [add, remove, add, listed])).toEqual({ rows: [hyrox] });
    });
  });
});
