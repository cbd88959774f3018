import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";

const TODAY = "2026-11-30";

describe("days without training behind something that is taken out", () => {
  test.each([
    ["Wisdom teeth out on the 10th of December, dentist wants a week of no exercise after.", "2026-12-10", "2026-12-17"],
    ["Wisdom teeth out on 10 Dec, surgeon said a week no exercise (we'll see lol)", "2026-12-10", "2026-12-17"],
    ["Mole removed on 14 December. No training for a week.", "2026-12-14", "2026-12-21"],
    ["On m'enlève les dents de sagesse le 10 décembre, le dentiste dit une semaine sans sport.", "2026-12-10", "2026-12-17"],
    ["Am 8. Dezember wird mir ein Leberfleck rausgeschnitten, danach zwei Wochen kein Sport wegen der Naht.", "2026-12-08", "2026-12-22"],
    ["El 12 de diciembre me quitan la muela del juicio, una semana sin deporte", "2026-12-12", "2026-12-19"],
    ["Il 10 dicembre mi tolgono i denti del giudizio, una settimana senza sport.", "2026-12-10", "2026-12-17"],
    ["Dia 10 de dezembro vou tirar o siso, uma semana sem treino.", "2026-12-10", "2026-12-17"],
    ["Op 9 december wordt er een moedervlek weggehaald op mijn schouder, daarna 10 dagen niet sporten.", "2026-12-09", "2026-12-19"],
  ])("%s", (text, from, until) => {
    const { days, regions, health } = readInjuries(text, TODAY);
    expect(days).toMatchObject([{ from, until, isOff: true }]);
    expect(regions).toEqual([]);
    expect(health.findings).toEqual([]);
  });

  test.each([
    "Wisdom teeth out on 10 Dec, no heavy lifting for a week",
    "Wisdom teeth out on 10 Dec",
    "My sister has her wisdom teeth out on 10 Dec, a week no exercise for her",
    "A week of no exercise last month",
  ])("none: %s", (text) => expect(readInjuries(text, TODAY).days.some(({ isOff }) => isOff === true)).toBe(false));
});
