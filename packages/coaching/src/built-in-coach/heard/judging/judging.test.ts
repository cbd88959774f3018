import { describe, expect, test } from "vitest";
import { type Diary, emptyDiary, type Work } from "../../own-data/diary.ts";
import { VIEW } from "../../self-contained/dialogue-fixture.ts";
import { comparePeriods } from "./compare-periods.ts";
import { judgeCount } from "./judge-count.ts";

const TODAY = "2026-11-28";
/** So many sessions in each of the months before, and in this one. */
const diaryOf = (months: readonly (readonly [month: string, sessions: number])[]): Diary => ({
  ...emptyDiary({ athlete: VIEW.athlete }),
  work: months
    .flatMap(([month, sessions]) =>
      Array.from({ length: sessions }, (_, at): Work => ({
        on: `${month}-${String(at + 1).padStart(2, "0")}`,
        title: "Run",
        minutes: 60,
        metres: { run: 10_000 },
        isDistanceLogged: true,
        sets: [],
      })),
    )
    .toSorted((a, b) => a.on.localeCompare(b.on)),
});
const DIARY = diaryOf([
  ["2026-07", 20],
  ["2026-08", 22],
  ["2026-09", 21],
  ["2026-10", 21],
  ["2026-11", 20],
]);

describe("an amount is held against the athlete's own months", () => {
  test.each([
    [20, /^\*\*No, that is what is usual/],
    [25, /^\*\*Yes, more than in any month/],
    [12, /^\*\*No, less than usual/],
  ])("%d sessions", (amount, lead) => expect(judgeCount(amount, "sessions", "month", DIARY, TODAY)?.text[0]).toMatch(lead));

  test("with less than three months nothing is usual", () =>
    expect(judgeCount(20, "sessions", "month", diaryOf([["2026-10", 20]]), TODAY)).toBeUndefined());
});

test("a month that still runs is also held against as many days of the other", () => {
  const found = comparePeriods(
    { name: "in October", from: "2026-10-01", to: "2026-10-31" },
    { name: "in November", from: "2026-11-01", to: "2026-11-30" },
    "sessions",
    "more",
    DIARY,
    TODAY,
  );
  expect(found?.text.join(" ")).toMatch(
    /^\*\*Yes\*\*: \*\*21 sessions\*\* in October against \*\*20 sessions\*\*.*first 28 days in October: 21/,
  );
});
