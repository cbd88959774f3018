import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import type { HealthLimits } from "../limits.ts";
import { readHealth } from "../read-health.ts";

const TODAY = "2026-11-30";
const told = (text: string): readonly Partial<HealthLimits>[] =>
  readHealth(text, TODAY).findings.flatMap(({ group, limits }) => (group === "doctors-limit" ? [limits] : []));

describe("a limit without evidence is not applied", () => {
  test.each([
    "On bisoprolol, the pulse on my wrist never goes over 115 whatever I do",
    "mit Betablocker geht der Puls nie über 115, egal was ich mache",
    "mal di schiena solo se sto seduto",
    "Broke my wrist in 2019, it won't bend right back so press ups I do on my fists",
    "24 dec t/m 2 jan zitten we in een huisje op Texel",
    "Left achilles is stiff for the first 5 mins of a run then it's fine",
    "die ersten 5 Minuten beim Laufen steif, dann gut",
    "Schienbein im Frühjahr 7 Wochen Laufpause, seit Juli wieder voll dabei",
    "le crawl sans rien ça passe",
    "In der letzten Januarwoche bin ich im Skilager, da könnt ich höchstens morgens mal 20 min laufen",
    "Last week of January we are on holiday in the snow, there I can run 20 minutes at most",
    "Conseguir correr 5 km sem parar",
    "migraine the day after nights, on those days if I brace hard it's worse so I just don't lift",
    "Rad sitzend",
    "Nur kein Neo zum Schwimmen",
    "Burpees sin salto vale",
    "Règles très abondantes, le premier jour je préfère pas tirer lourd",
    "Himself says I should rest but himself has never run further than the bar",
    "My physio is sixty and she has never run a step",
    "Der Arzt ist nie gelaufen",
    "Lockere Läufe und Radfahren merke ich gar nicht",
    "Correre non mi fa nulla, anzi mi passa",
    "correr no me hace nada",
    "van hardlopen voel ik niks",
  ])("%s", (text) => expect(told(text)).toEqual([]));
});

describe("a limit is as narrow as its words", () => {
  test.each([
    ["Orthopäde will kein Rundrücken-Heben", { spineFlexion: false }],
    ["physio says no lifting with a rounded back", { spineFlexion: false }],
    ["no sprinting up hills until mid January", { closed: ["hill-sprints"] }],
    ["physio says keep running but flat only", { closed: ["hills"] }],
    ["so turbo not road", { outdoors: false }],
    ["no snatch grip", { closed: ["snatch"] }],
    ["shoulder won't go above my ear, doesn't hurt, just stops", { overhead: false }],
    ["mein rechter Arm geht nur bis zur Schulter hoch", { overhead: false }],
    ["el hombro no me sube más allá de la oreja", { overhead: false }],
    ["3 o 4 semanas sin balanceos", { kipping: false }],
  ])("%s", (text, limits) => {
    const [found] = told(text);
    expect(found).toMatchObject(limits);
    expect(found?.kilograms).toBeUndefined();
    expect(found?.percent).toBeUndefined();
  });
});

describe("an order stays one", () => {
  test.each([
    ["cardiologist: pulse never over 130", { pulse: 130 }],
    ["my pulse must not go over 120 says the doctor", { pulse: 120 }],
    ["7 Wochen Laufpause sagt der Arzt", { running: false }],
    ["I was told no running by my physio", { running: false }],
    ["physio says no running until I am back to full strength", { running: false }],
    ["physio says no running since I hurt my back", { running: false }],
    ["my physio said she has seen it before and no running", { running: false }],
    ["he has banned running", { running: false }],
    ["physio says cycling only until 20 December", { running: false }],
    ["physio says no box jumps allowed", { closed: ["box-jump"] }],
    ["my surgeon: no deep squats allowed", { closed: ["squat-deep", "deep-lunge"] }],
    ["physio says no overhead pressing, and on bad days I walk", { overhead: false }],
    ["on flare days no squats", { closed: ["squat"] }],
    ["I don't want to run longer than 20 minutes because of my knee", { runMinutes: 20 }],
    ["no quiero correr más de 30 minutos", { runMinutes: 30 }],
    ["ik wil niet langer dan 30 minuten hardlopen", { runMinutes: 30 }],
    ["non voglio correre più di 30 minuti", { runMinutes: 30 }],
    ["I want to run at the most 20 minutes", { runMinutes: 20 }],
    ["I can only train sitting because standing hurts", { standing: false }],
    ["sit ups and leg raises still make it bulge so I leave those out", { spineFlexion: false }],
    ["max 5 km running", { runMetres: 5000 }],
    ["physio says run 20 min max", { runMinutes: 20 }],
    ["only seated exercises", { standing: false }],
    ["no heavy lifting for two weeks", { percent: 60 }],
    ["surgeon says no lifting over 5 kg", { kilograms: 5 }],
    ["no push-ups on flat hand", { closed: ["pushup"] }],
    ["no hills and no fast running", { closed: ["hills"] }],
    ["no swimming until the scab is off", { closed: ["swim"] }],
  ])("%s", (text, limits) => expect(told(text).map((one) => ({ ...one }))).toContainEqual(expect.objectContaining(limits)));
});

test("what holds after an operation that the sentence before dates begins and is counted then", () => {
  const found = readHealth(
    "Opération de la hernie le vendredi 18 décembre. Après ça, rien de plus lourd qu'un sac de courses pendant quatre semaines.",
    TODAY,
  );
  expect(found.findings.map(({ note }) => note).join(" ")).toContain("starts on Fri 18 Dec");
  const cataract = readHealth("Cataract op Thursday 17 Dec. No running for 2 weeks after that.", TODAY).findings;
  expect(cataract.map(({ note }) => note).join(" ")).toContain("until Wed 30 Dec");
});

test.each([
  "Low back's touchy. Deadlift up to 120 is fine, anything past that it tightens up.",
  "Rücken zwickt beim schweren Kreuzheben, bis 120 ist alles gut.",
  "La espalda me molesta en el peso muerto pesado, hasta 120 sin problema",
  "Schiena: lo stacco pesante mi dà fastidio, fino a 120 tutto bene",
])("the deadlift that hurts when heavy stays up to its weight: %s", (text) => {
  const { regions, health } = readInjuries(text, "2026-11-30");
  expect(health.limits.kilogramsOf).toEqual({ deadlift: 120 });
  expect(regions.flatMap(({ hurts = [] }) => hurts)).toEqual([]);
});

test("what it costs each time ends no limit", () => {
  const text = "everytime I run over 8k or two days in a row one of them goes pop and I'm off 3 weeks";
  const limit = readHealth(text, "2026-11-30").findings.find(({ limits: { runMetres } }) => runMetres === 8000);
  expect(limit).toMatchObject({ phrase: expect.stringContaining("over 8k") });
  expect(limit?.until).toBeUndefined();
});
