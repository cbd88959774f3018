import { expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";

const TODAY = "2026-11-30";
const limitsOf = (note: string) => readInjuries(note, TODAY).health.limits;

test.each([
  "Inguinal hernia ten years ago, not operated, comes out on heavy squats",
  "Leistenbruch vor 20 Jahren, wölbt sich beim Heben vor",
])("what still comes out is no history: %s", (note) => expect(limitsOf(note).percent).toBeLessThan(100));

test("nor is a shoulder that pops out", () => {
  expect(readInjuries("Shoulder dislocated in the nineties and pops out with overhead work", TODAY).regions).toMatchObject([
    { region: "shoulder", grade: 3 },
  ]);
});

test.each([
  "Anaemia, Hb 7.2, thyroid bloods fine",
  "Anaemia in pregnancy, ferritin fell from 60 to 9",
  "Anaemia, ferritin 9 in spring, iron tablets are good for me",
])("low iron is not back to normal: %s", (note) => expect(limitsOf(note).rpe).toBeLessThan(7));

test("a ferritin of 48 that somebody has looked at is", () => {
  expect(limitsOf("Anémiée pendant la grossesse mais ferritine à 48 au dernier contrôle donc ok d'après la sage-femme").rpe).toBe(10);
});

test.each([
  ["Hernia op on 12 January, no lifting at the moment, after it nothing for six weeks", { kilograms: 2 }],
  ["Knee surgery on 12 January, currently no running, after that six weeks off", { running: false }],
  ["My pulse must stay at 80", { pulse: 80 }],
  ["With ME/CFS I manage 10 minutes per session", { sessionMinutes: 10 }],
])("a limit of today holds today: %s", (note, limits) => expect(limitsOf(note)).toMatchObject(limits));
