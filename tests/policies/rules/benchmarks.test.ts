import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "#server/database/as-caller.ts";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

const KINDS = [
  ["strength_benchmarks", "back_squat", ["140", "145"]],
  ["gymnastics_benchmarks", "strict_pullups", ["10", "12"]],
  ["conditioning_benchmarks", "run_5k", ["22:30", "21:58"]],
] as const;

describe("one current benchmark row per athlete", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  describe.each(KINDS)("%s", (table, column, [first, second]) => {
    const insert = (value: string) => [`insert into public.${table} (${column}, is_current) values ($1, true)`, [value]] as const;
    const read = [`select ${column}::text as value, is_current from public.${table} order by is_current desc`] as const;

    test("inserting a current row retires the earlier one and keeps it", async () => {
      expect(await attempt(database, "owner", [insert(first), insert(second), read])).toEqual({
        rows: [
          { value: second, is_current: true },
          { value: first, is_current: false },
        ],
      });
    });

    test("the documented two requests work: mark all as not current, then insert", async () => {
      const retire = [`update public.${table} set is_current = false where user_id = $1`, [ACCOUNTS.owner]] as const;
      expect(await attempt(database, "owner", [insert(first), retire, insert(second), read])).toMatchObject({
        rows: [{ value: second, is_current: true }, { is_current: false }],
      });
    });

    test("several current rows in one statement leave one", async () => {
      const both = [`insert into public.${table} (${column}) values ($1), ($2)`, [first, second]] as const;
      expect(await attempt(database, "owner", [both, read])).toMatchObject({ rows: [{ is_current: true }, { is_current: false }] });
    });

    test("a second row cannot be made current by an update", async () => {
      const update = [`update public.${table} set is_current = true`] as const;
      expect(await attempt(database, "owner", [insert(first), insert(second), update])).toMatchObject({ refused: "23505" });
    });

    test("nobody retires the rows of somebody else", async () => {
      const forOwner = [`insert into public.${table} (user_id, ${column}) values ($1, $2)`, [ACCOUNTS.owner, first]] as const;
      expect(await attempt(database, "other", [forOwner], [forOwner])).toMatchObject({ refused: "42501" });
      expect(await attempt(database, "other", [insert(second), read], [forOwner])).toEqual({ rows: [{ value: second, is_current: true }] });
    });

    test("inserts at the same moment all succeed and leave one current row", async () => {
      const save = (value: string) => asCaller(database, getCaller("other"), (transaction) => transaction.query(...insert(value)));
      await Promise.all([first, second, first, second].map(save));
      const rows = await database.query(`select 1 from public.${table} where user_id = $1 and is_current`, [ACCOUNTS.other]);
      expect(rows).toHaveLength(1);
      await database.query(`delete from public.${table}`);
    });
  });

  test.each([
    ["strength_benchmarks", "deadlift", "601", "0", "-5"],
    ["strength_benchmarks", "snatch", "300"],
    ["gymnastics_benchmarks", "strict_pullups", "-1", "1000"],
    ["conditioning_benchmarks", "row_500m", "90", "1:75", "0:45", "soon", "12:00"],
    ["conditioning_benchmarks", "run_5k", "9:59", "2:30:00", ""],
    ["conditioning_benchmarks", "run_10k", "22:00"],
    ["conditioning_benchmarks", "ftp_20min", "5", "1200"],
    ["conditioning_benchmarks", "vo2_max", "120"],
  ])("%s.%s refuses what no human can do", async (table, column, ...values) => {
    for (const value of values) {
      const outcome = await attempt(database, "owner", [[`insert into public.${table} (${column}) values ($1)`, [value]]]);
      expect(outcome, value).toMatchObject({ refused: "23514" });
    }
  });

  test.each([
    ["row_500m", "1:32", "01:32.5"],
    ["run_5k", "18:05", "1:02:30"],
    ["run_10k", "75:30", "1:15:30"],
  ])("%s is written mm:ss or h:mm:ss", async (column, ...values) => {
    for (const value of values) {
      const statement = `insert into public.conditioning_benchmarks (${column}) values ($1)`;
      expect(await attempt(database, "owner", [[statement, [value]]]), value).toEqual({ rows: [] });
    }
  });
});
