import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";

const TODAY = "2026-11-30";

function daysOf(dislikes: string) {
  return readAthlete({ ...HYBRID, injuries: "", dislikes }, TODAY).days.filter(({ from }) => from !== undefined);
}

describe("a span with a ceiling", () => {
  test.each([
    "exams 14-18 dec so only 2 short sessions that week",
    "Vom 14. bis 18. Dezember sind Prüfungen, da gehen höchstens zwei kurze Einheiten",
    "Del 14 al 18 de diciembre tengo exámenes, solo dos sesiones cortas",
    "Du 14 au 18 décembre j'ai des partiels, deux séances courtes au plus",
  ])("so many short sessions in the whole week: %s", (text) => {
    const week = { from: "2026-12-14", until: "2026-12-20" };
    expect(daysOf(text)).toEqual([
      expect.objectContaining({ ...week, mostDays: 2 }),
      expect.objectContaining({ ...week, minutes: 40, isEasy: true }),
    ]);
  });

  test.each([
    "The family is staying with us 23 to 28 December, so twenty minutes here and there at most.",
    "Vom 23. bis 28. Dezember ist die Familie da, da gehen höchstens 20 Minuten.",
    "Del 23 al 28 de diciembre viene la familia, como mucho veinte minutos.",
  ])("so many minutes: %s", (text) =>
    expect(daysOf(text)).toEqual([expect.objectContaining({ from: "2026-12-23", until: "2026-12-28", minutes: 20, isEasy: true })]),
  );

  test.each([
    "In der Woche nach Weihnachten (27.12. bis 2.1.) sind wir in Tirol, da komme ich höchstens zum Langlaufen.",
    "From 27 December to 2 January we are in Tirol, cross-country skiing at most.",
    "Du 27 décembre au 2 janvier on est à la montagne, tout au plus du ski de fond.",
  ])("one activity that is none of the plan: %s", (text) =>
    expect(daysOf(text)).toEqual([expect.objectContaining({ from: "2026-12-27", until: "2027-01-02", isOff: true })]),
  );

  test("one sport of the plan stays, and the gym goes", () =>
    expect(daysOf("From 27 December to 2 January we are at the sea, so I can only go running.")).toEqual([
      expect.objectContaining({ only: [], closed: ["swim", "bike", "lifting"], from: "2026-12-27", until: "2027-01-02" }),
    ]));

  test.each([
    "From 1 to 12 November I only managed 20 minutes at most",
    "My exams are 14-18 dec, two of them short",
    "My son trains 20 minutes at most from 14 to 18 December",
  ])("near miss: %s", (text) => expect(daysOf(text).filter(({ isEasy, mostDays, isOff }) => isEasy ?? mostDays ?? isOff)).toEqual([]));
});
