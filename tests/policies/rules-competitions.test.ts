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
    ["a member without a name", competition("team_members", '{""}')],
  ])("%s is refused", async (_what, statement) => {
    expect(await attempt(database, "owner", [statement])).toMatchObject({ refused: "23514" });
  });
});
