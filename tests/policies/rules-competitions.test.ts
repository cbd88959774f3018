import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../apps/server/src/database/database.ts";
import { attempt, type Statement } from "./attempt.ts";
import { databaseWithAccounts } from "./world.ts";

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
});
