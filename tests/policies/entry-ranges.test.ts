import {
  CONDITIONING_FIELDS,
  GYMNASTICS_FIELDS,
  HISTORY_FIELDS,
  PERSONAL_FIELDS,
  STRENGTH_FIELDS,
  timeText,
  type EntryField,
} from "@ironpace/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { attempt } from "./attempt.ts";
import { databaseWithAccounts } from "./world.ts";

/** Every number an athlete can enter, with the statement that stores it. */
const FIELDS = [
  ...[...Object.values(PERSONAL_FIELDS), ...Object.values(HISTORY_FIELDS)].map(
    (field) => [field.column, field, `update public.athlete_profiles set ${field.column} = $1`] as const,
  ),
  ...inserted("strength_benchmarks", STRENGTH_FIELDS),
  ...inserted("gymnastics_benchmarks", GYMNASTICS_FIELDS),
  ...inserted("conditioning_benchmarks", CONDITIONING_FIELDS),
].filter(([, field]) => field.measure !== "yes-no");

function inserted(table: string, fields: readonly EntryField[]) {
  return fields.map((field) => [field.column, field, `insert into public.${table} (${field.column}) values ($1)`] as const);
}

/** What the forms take is what the database takes: neither more nor less. */
describe("the possible ranges", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  test.each(FIELDS)("%s: both ends are stored, what lies beyond is refused", async (_column, field, statement) => {
    const { min, max } = field.possible;
    const store = (number: number) => [statement, [field.measure === "time" ? timeText(number) : String(number)]] as const;
    expect(await attempt(database, "owner", [store(min), store(max)])).not.toHaveProperty("refused");
    for (const beyond of [min - 1, max + 1]) expect(await attempt(database, "owner", [store(beyond)])).toMatchObject({ refused: "23514" });
  });
});
