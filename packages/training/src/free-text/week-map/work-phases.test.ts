import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { readWeekWishes } from "../week-wishes.ts";

const TODAY = "2026-12-04";

function limitsOf(text: string) {
  return readWeekWishes(text, TODAY, true).wishes.flatMap(({ days }) => days);
}

const PILOT =
  "I am a harbour pilot and work one week on, one week off, next on-week starts 7 December. In the on-weeks I get called out at night and can do maybe three short sessions, no pool, so please don't plan anything hard for me then. Wednesday evening I sing in a choir and in the off-weeks I swim with a masters group on Monday at 19:00, one hour, the coach there is strict and it is usually the hardest thing I do.";

describe("weeks at work and weeks at home in turn", () => {
  test("what is told of the weeks at work holds in them alone", () => {
    const dated = limitsOf(PILOT).filter(({ from }) => from !== undefined);
    expect([...new Set(dated.map(({ from }) => from))].slice(0, 2)).toEqual(["2026-12-07", "2026-12-21"]);
    const first = dated.filter(({ from }) => from === "2026-12-07");
    expect(first).toEqual([
      expect.objectContaining({ mostDays: 3, until: "2026-12-13" }),
      expect.objectContaining({ isEasy: true, minutes: 40 }),
      expect.objectContaining({ closed: ["swim"] }),
    ]);
  });

  test("a fixed date of the weeks at home does not take place in the others", () => {
    const swim = limitsOf(PILOT).find(({ commitment }) => commitment !== undefined);
    expect(swim).toMatchObject({ weekdays: [1], commitment: { label: "masters swim", kind: "squad", isHard: true, minutes: 60 } });
    expect(swim?.except?.[0]).toEqual({ from: "2026-12-07", until: "2026-12-13" });
  });

  test("nothing of it is withheld, and the choir keeps its day", () => {
    const { audit, days } = readAthlete({ ...HYBRID, injuries: "", dislikes: PILOT }, TODAY);
    expect(audit?.withheld ?? []).toEqual([]);
    expect(days.filter(({ isOff, from }) => isOff === true && from === undefined).map(({ weekdays }) => weekdays)).toEqual([[3]]);
  });

  test.each([
    ["I work two weeks on, two weeks off. On-weeks max 2 sessions, nothing hard", "2026-12-07", "2026-12-20"],
    ["One week on, one week off. Next week is off. In the on-weeks 2 sessions at most", "2026-11-30", "2026-12-06"],
    [
      "Eine Woche Dienst, eine Woche frei, nächste Woche habe ich Dienst. In den Dienstwochen höchstens 2 Einheiten",
      "2026-12-07",
      "2026-12-13",
    ],
    ["Una semana de trabajo y una semana libre. En las semanas de trabajo como mucho 2 sesiones", "2026-12-07", "2026-12-13"],
  ])("%s", (text, from, until) => {
    expect(limitsOf(text).find(({ mostDays }) => mostDays === 2)).toMatchObject({ from, until });
  });

  test("where nobody told which weeks they are, the head says what it takes", () => {
    const [wish] = readWeekWishes("I work one week on, one week off. On-weeks max 2 sessions", TODAY, true).wishes;
    expect(wish?.effect).toContain("weeks at work are those of Mon 7 Dec and Mon 21 Dec and so on. If you mean the other ones");
  });

  test.each(["One week on holiday in March, then back to training", "I had a week off and am back on", "On weeks with exams I train less"])(
    "near miss: %s",
    (text) => expect(limitsOf(text).filter(({ rhythm }) => rhythm?.includes("weeks at work") === true)).toEqual([]),
  );
});
