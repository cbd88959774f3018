import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-29";

describe("a complaint that is felt until it is warm", () => {
  test.each([
    "Left achilles grumbles for the first 10 mins of a run then its fine.",
    "Achilles sore for the first 2 km of a run, fine once warm",
    "Knee hurts in the first 15 minutes of running, after that nothing",
    "Knee hurts for the first 10 minutes of a run. Then it's fine.",
    "Achillessehne zwickt die ersten 10 Minuten beim Laufen, danach ist es gut",
    "El aquiles me molesta los primeros 10 minutos de carrera, luego bien",
    "Le tendon d'Achille me gêne les 10 premières minutes de course, après ça va",
    "Il tendine d'Achille mi fa male i primi 10 minuti di corsa, poi passa",
    "O tendão de Aquiles dói nos primeiros 10 minutos de corrida, depois passa",
    "Achillespees doet de eerste 10 minuten van het lopen pijn, daarna is het goed",
  ])("caps no run: %s", (text) => {
    const { regions, health } = readInjuries(text, TODAY);
    expect(health.limits.runMinutes).toBe(Infinity);
    expect(regions).toHaveLength(1);
    expect(regions[0]).toMatchObject({ grade: 1, closesNothing: true });
    expect(regions[0]?.hurts ?? []).not.toContain("run");
  });

  test.each([
    ["Achilles hurts after 10 minutes of running", 10],
    ["Achilles hurts after the first 10 minutes of a run", 10],
    ["Knee is fine for the first 20 minutes of a run, then it hurts", 20],
    ["Physio allows only the first 10 minutes of a run", 10],
    ["Shin hurts the first 10 min of running and stays sore all run", 10],
    ["Calf sore for the first 2 km of a run and gets worse", 11],
  ])("near miss, the minutes stay a limit: %s", (text, minutes) => {
    expect(readInjuries(text, TODAY).health.limits.runMinutes).toBe(minutes);
  });

  test.each(["Knee gets sore from km 14 on", "Knie meldet sich ab km 14"])("ends a run only from there on: %s", (text) => {
    const { regions, health } = readInjuries(text, TODAY);
    expect(health.limits.runMinutes).toBe(Infinity);
    expect(regions[0]?.onset).toMatchObject({ metres: 14_000 });
  });
});

describe("what comes every morning is not healed", () => {
  test.each([
    "Right Achilles is a bit stiff the first few steps in the morning but it's gone after breakfast and doesn't bother me running.",
    "Achilles a little stiff in the morning, gone after breakfast",
    "Achillessehne morgens etwas steif, weg nach dem Frühstück",
    "El aquiles está un poco rígido por la mañana pero se quita después del desayuno",
    "Mild arthritis in left hip, GP says exercise is good for it.",
  ])("%s", (text) => expect(readInjuries(text, TODAY).regions).toEqual([expect.objectContaining({ grade: 1 })]));

  test.each([
    "My knee was stiff in the mornings in spring, it's gone now.",
    "Had tendinitis in my hip, all good now",
    "Hip pain in June, now exercise is fine again",
  ])("near miss, over: %s", (text) => expect(readInjuries(text, TODAY).regions).toEqual([expect.objectContaining({ grade: 0 })]));
});

describe("muscles on both sides that are tight after training are no injury", () => {
  test.each(["nothing really, calves get tight sometimes after running", "Waden manchmal fest nach dem Laufen"])("%s", (text) =>
    expect(readInjuries(text, TODAY).regions).toEqual([]),
  );

  test.each([
    "left calf tight after running",
    "Achilles tight after running",
    "calves tight after running for weeks",
    "calves tight and sore after running",
  ])("near miss: %s", (text) => expect(readInjuries(text, TODAY).regions).not.toEqual([]));
});
