import { expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-30";

test.each([
  "shins hurt if I run two days in a row, thats it really",
  "Schienbeine tun weh wenn ich zwei Tage hintereinander laufe, sonst nix",
  "me duelen las espinillas si corro dos días seguidos",
  "j'ai mal aux tibias si je cours deux jours de suite",
  "mi fanno male gli stinchi se corro due giorni di fila",
  "as canelas doem se corro dois dias seguidos",
  "scheenbenen doen pijn als ik twee dagen achter elkaar loop",
])("a complaint of two days in a row is the rule alone: %s", (text) => {
  const { regions, health } = readInjuries(text, TODAY);
  expect(regions).toEqual([]);
  expect(health.limits).toMatchObject({ consecutiveRuns: false, running: true });
});

test.each([
  "shins hurt all the time, worse if I run two days in a row",
  "shins hurt 6/10 if I run two days in a row",
  "shins hurt at night and if I run two days in a row",
  "shins hurt if I run two days in a row, and the shin is swollen",
  "knee hurts if I run more than 10 km",
])("what is more than its condition stays a complaint: %s", (text) => {
  expect(readInjuries(text, TODAY).regions.filter(({ grade }) => grade > 0)).not.toEqual([]);
});

test.each([
  "2019 Schlüsselbein gebrochen, Platte ist drin, stört nur wenn die Stange vorne draufliegt also Front Squat lieber nich",
  "broke my collarbone in 2019, plate is in, only bothers me when the bar sits on it so no front squats please",
  "clavicule cassée en 2018, gêne seulement quand la barre est devant, donc pas de front squat",
  "me rompí la clavícula en 2018, solo molesta cuando hago sentadilla frontal",
  "rotto la clavicola nel 2018, dà fastidio solo quando faccio front squat",
  "parti a clavícula em 2018, só incomoda quando faço front squat",
])("an old injury felt in one movement limits that movement: %s", (text) => {
  expect(readInjuries(text, TODAY).regions).toEqual([
    expect.objectContaining({ region: "shoulder", grade: 1, closesNothing: true, hurts: ["front-squat"] }),
  ]);
});

test.each([
  "2019 Schlüsselbein gebrochen, tut seit letzter Woche wieder weh",
  "torn hamstring last week, only hurts when I sprint",
  "Schlüsselbein gebrochen vor 3 Wochen, stört nur wenn die Stange draufliegt",
])("a fresh injury, or one that is back, stays one: %s", (text) => {
  expect(readInjuries(text, TODAY).regions.map(({ grade }) => grade)).toEqual([3]);
});
