import { fitnessFatigueForm } from "@ironpace/training";
import { expect, test } from "vitest";
import { fitnessSeries, formWord, morningForm, planWeeks, shownNumbers, steepestRamp, type DailyLoad } from "./fitness.ts";

const day = (date: string, load = 300, without_load = 0, iron_load = 0): DailyLoad => ({
  day: date,
  sessions: 1,
  load,
  iron_load,
  without_load,
});
const session = (date: string, load: number, ironLoad = 0) => ({ date, load, ironLoad });

test("without any load there is nothing to draw", () => {
  expect(fitnessSeries([], [], "2026-03-10")).toBeNull();
  expect(fitnessSeries([day("2026-03-09", 0, 1)], [], "2026-03-10")).toBeNull();
});

test("days without training count as 0; today without a session stands where yesterday ended", () => {
  const series = fitnessSeries([day("2026-03-08"), day("2026-03-09", 0), day("2026-03-10", 200)], [], "2026-03-11");
  const [first, rest, last] = fitnessFatigueForm([300, 0, 200]).map(({ fitness, fatigue }) => ({
    fitness,
    fatigue,
    form: fitness - fatigue,
  }));
  expect(series?.days.map(({ day: date, both: { load: _, ...both }, projected }) => ({ date, both, projected }))).toEqual(
    [first, rest, last, last].map((both, index) => ({ date: `2026-03-${String(8 + index).padStart(2, "0")}`, both, projected: false })),
  );
  expect(series?.today).toEqual(series?.days.at(-1));
});

test("the printed numbers add up by eye, whatever they are", () => {
  const done = Array.from({ length: 40 }, (_, index) =>
    day(`2026-02-${String((index % 28) + 1).padStart(2, "0")}`, 37 * ((index * 7) % 11), 0, 13 * (index % 5)),
  );
  for (const each of fitnessSeries(done.slice(0, 28), [], "2026-03-01")!.days) {
    const { iron, pace, both } = shownNumbers(each);
    expect([iron.fitness + pace.fitness, iron.fatigue + pace.fatigue]).toEqual([both.fitness, both.fatigue]);
    for (const { fitness, fatigue, form } of [iron, pace, both]) expect(fitness - fatigue).toBe(form);
  }
});

test("form on the morning of a race is what the day before left", () => {
  const series = fitnessSeries([day("2026-03-09")], [session("2026-03-12", 400)], "2026-03-10")!;
  expect(morningForm(series, "2026-03-12")).toEqual(series.days.find(({ day: date }) => date === "2026-03-11"));
});

test("what is planned counts from tomorrow on, and is marked", () => {
  const planned = [session("2026-03-10", 999), session("2026-03-11", 100), session("2026-03-11", 50), session("2026-03-13", 400)];
  const series = fitnessSeries([day("2026-03-09")], planned, "2026-03-10")!;
  const expected = fitnessFatigueForm([300, 0, 150, 0, 400]);
  const ended = expected.map(({ fitness }) => fitness);
  expect(series.days.map(({ both }) => both.fitness)).toEqual(ended.with(1, ended[0]!));
  expect(series.days.map(({ projected }) => projected)).toEqual([false, false, true, true, true]);
});

test("iron and pace are computed apart and add up; what if scales the rest of the plan", () => {
  const done = [day("2026-03-08", 300, 0, 300), day("2026-03-10", 200, 0, 50)];
  const planned = [session("2026-03-11", 400, 100)];
  const series = fitnessSeries(done, planned, "2026-03-10")!;
  const iron = fitnessFatigueForm([300, 0, 50, 100]);
  const pace = fitnessFatigueForm([0, 0, 150, 300]);
  series.days.forEach((each, index) => {
    expect(each.iron.fitness).toBeCloseTo(iron[index]!.fitness);
    expect(each.pace.fatigue).toBeCloseTo(pace[index]!.fatigue);
    expect(each.iron.form + each.pace.form).toBeCloseTo(each.both.form);
  });
  const half = fitnessSeries(done, planned, "2026-03-10", 0.5)!;
  expect(half.days.at(-1)?.both.load).toBe(200);
  expect(half.today).toEqual(series.today);
});

test("the steepest planned week is named, once the log is long enough", () => {
  const steady = (from: string) =>
    Array.from({ length: 60 }, (_, index) => day(new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10), 100, 0, 50));
  const done = steady("2026-01-01");
  const heavy = Array.from({ length: 7 }, (_, index) => session(`2026-03-0${index + 2}`, 200, 50));
  const ramp = steepestRamp(fitnessSeries(done, heavy, "2026-03-01")!)!;
  expect(ramp).toMatchObject({ side: "pace", from: "2026-03-01", to: "2026-03-08" });
  // Fitness of 50 a day goes towards 150 a day: 1 − e^(−7/42) = 15 % of the way, from about 76 % of 50.
  expect(ramp.percent).toBeGreaterThan(35);
  expect(steepestRamp(fitnessSeries(done.slice(40), heavy, "2026-03-01")!)).toBeUndefined();
  expect(steepestRamp(fitnessSeries(done, [session("2026-03-05", 100, 50)], "2026-03-01")!)).toBeUndefined();
});

test("form has no word before the log covers six weeks: by the first session everybody would be strained", () => {
  const steady = Array.from({ length: 80 }, (_, index) =>
    day(new Date(Date.parse("2026-01-01") + index * 86_400_000).toISOString().slice(0, 10), 60),
  );
  expect(fitnessSeries(steady.slice(0, 1), [], "2026-01-01")!.today.word).toBeUndefined();
  expect(fitnessSeries(steady.slice(0, 30), [], "2026-01-30")!.today.word).toBeUndefined();
  expect(fitnessSeries(steady, [], "2026-03-21")!.today.word).toBe("Building");
});

test("weeks of the plan: asked for beside done", () => {
  const sessions = [
    { ...session("2026-03-03", 400, 300), week: 1 },
    { ...session("2026-03-10", 200, 0), week: 2 },
  ];
  expect(planWeeks(sessions, [day("2026-03-04", 350, 0, 250), day("2026-03-09", 90)], "2026-03-02", "2026-03-10")).toEqual([
    { monday: "2026-03-02", week: 1, planned: { iron: 300, pace: 100 }, done: { iron: 250, pace: 100 }, state: "past" },
    { monday: "2026-03-09", week: 2, planned: { iron: 0, pace: 200 }, done: { iron: 0, pace: 90 }, state: "now" },
  ]);
});

test("twelve weeks are drawn, what lies before still counts", () => {
  const series = fitnessSeries([day("2025-10-01", 2000), day("2026-03-09", 300, 2)], [], "2026-03-10")!;
  expect(series.days).toHaveLength(84);
  expect(series.days[0]?.both.fitness).toBeGreaterThan(0);
  expect(series).toMatchObject({ since: "2025-10-01", withoutLoad: 2 });
});

test.each([
  [10, 100, "Fresh"],
  [5, 100, "Balanced"],
  [-10, 100, "Balanced"],
  [-11, 100, "Building"],
  [-30, 100, "Building"],
  [-31, 100, "Strained"],
  [0, 0, "Balanced"],
])("form %i with fitness %i is %s", (form, fitness, word) => {
  expect(formWord({ form, fitness })).toBe(word);
});
