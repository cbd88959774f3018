import { describe, expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { readHealth } from "./read-health.ts";
import { limitPeriod } from "./stated-limits/period.ts";
import { weeksSince } from "./time.ts";

const TODAY = "2026-11-26";
const groups = (text: string): readonly string[] => readHealth(text, TODAY).findings.map(({ group }) => group);

test.each([
  ["labrum repair left shoulder 22/09/2026", 9],
  ["acl 11 june 2026", 24],
  ["acl june 11 2026", 24],
  ["operiert 1.10.2026", 8],
])("a date with its year is read wherever it stands: %s", (text, weeks) => {
  expect(Math.floor(weeksSince(text.split(" "), TODAY) ?? -1)).toBe(weeks);
});

test.each(["Leistenbruch links, OP am 8. Dezember", "op right hand on 12 jan", "knee surgery on the 5th of january"])(
  "a day without a year that comes soon is an operation ahead: %s",
  (text) => {
    const notes = readHealth(text, TODAY).findings.map(({ note }) => note);
    expect(notes.join(" ")).toContain("Your operation is on");
    expect(notes.join(" ")).not.toContain("after your");
  },
);

test("a day without a year that has just been is an operation of this year", () => {
  expect(readHealth("shoulder op on 10 november", TODAY).findings[0]?.note).toContain("Week 2 after");
});

test("what follows an operation ahead is counted from its day", () => {
  const { findings } = readHealth("op right hand on 12 jan then no gripping for 4 wks", TODAY);
  expect(findings.map(({ note }) => note).join(" ")).toContain("9 Feb");
});

test.each(["spalla dx sublussata 5 anni fa, mai operato"])("never operated: %s", (text) => {
  expect(groups(text)).not.toContain("operation");
});

test.each([
  "covid in sept back to normal since oct, thats a me thing",
  "plate in, doesnt bother me, covid in sept back to normal since oct",
])("the word me is no chronic fatigue: %s", (text) => {
  expect(readHealth(text, TODAY).limits.sessionMinutes).toBe(Infinity);
});

test("a German permission to run opens the plan", () => {
  const text = "Kreuzband re op am 11.6.26, reha läuft, darf seit 1 nov laufen (flach), springen erst ab 15.1.";
  expect(readHealth(text, TODAY).limits.clearance).not.toBe("required");
});

test("antibiotics of a wound take one week of hard work and no minutes", () => {
  const text = "stitches in my shin, out on the 4th dec. oh n antibiotics til sunday";
  expect(readHealth(text, TODAY).limits).toMatchObject({ rpe: 5, hardDays: 0 });
  expect(readHealth(text, TODAY).limits.volume).toBe(1);
  expect(readHealth(text, TODAY, undefined, 1).limits.rpe).toBe(10);
});

test.each([
  ["keep it under 'can talk'", { rpe: 5, aerobicRpe: 4 }],
  ["Schlapp bei allem über Schwelle, locker geht stundenlang", { aerobicRpe: 5 }],
])("a told limit of effort is kept: %s", (text, limits) => {
  expect(readHealth(text, TODAY).limits).toMatchObject(limits);
});

describe("a limit behind an operation to come", () => {
  test.each([
    "Cataract op on 14 January, after it never more than 2 kg for two weeks.",
    "Am 14. Januar wird der graue Star operiert, danach zwei Wochen nichts über 2 kg heben.",
    "Je me fais opérer de la cataracte le 14 janvier, ensuite rien de plus de 2 kg pendant deux semaines.",
  ])("begins with its week: %s", (text) => {
    const told = (elapsed: number) => readHealth(text, "2026-11-30", undefined, elapsed).limits.kilograms;
    expect(told(0)).toBe(Infinity);
    expect(told(5)).toBe(Infinity);
    expect(told(7)).toBe(2);
  });

  test("near miss: until the operation it holds now", () => {
    expect(readHealth("Op on 3 February, no running until then.", "2026-11-30").limits.running).toBe(false);
  });
});

describe("a limit until a day of the month", () => {
  test.each([
    "No running until the 15",
    "Kein Laufen bis zum 15",
    "No correr hasta el 15.",
    "Pas de course jusqu'au 15.",
    "Niente corsa fino al 15.",
    "Sem corrida até dia 15",
    "Niet hardlopen tot de 15e",
  ])("ends with it: %s", (text) => {
    const { findings } = readHealth(text, "2026-11-30");
    expect(findings).toContainEqual(expect.objectContaining({ until: "2026-12-15", limits: expect.objectContaining({ running: false }) }));
  });

  test.each(["bis zum 15 kg", "hasta el 8 de 10", "jusqu au 10 km", "bis zum 20 wdh", "until the 10 minute mark"])(
    "near miss, an amount: %s",
    (text) => {
      expect(limitPeriod(text.split(" "), "2026-11-30").until).toBeUndefined();
    },
  );
});

describe("weeks are counted from the operation that is dated beside them", () => {
  test.each([
    "Had a hernia op (inguinal, keyhole) on 16 Nov. Surgeon says nothing over 10 kilo till six weeks is up, walking and the bike are fine.",
    "Liesbreukoperatie op 16 november. Zes weken niets boven de 10 kilo, wandelen en fietsen mag gewoon.",
    "Leistenbruch-OP am 16.11., sechs Wochen lang nichts über 10 kg, Radfahren ist erlaubt.",
    "Me operaron de una hernia el 16 de noviembre: seis semanas sin coger más de 10 kilos; bici estática sí.",
    "Opéré d'une hernie le 16 novembre, six semaines sans porter plus de 10 kg",
    "Operato di ernia il 16 novembre, sei settimane senza sollevare più di 10 kg",
  ])("%s", (text) => {
    const { findings } = readInjuries(text, "2026-11-30").health;
    expect(findings.find(({ group }) => group === "doctors-limit")).toMatchObject({ limits: { kilograms: 10 }, until: "2026-12-27" });
    expect(findings.filter(({ group }) => group === "operation")).toHaveLength(1);
    expect(findings.find(({ group }) => group === "operation")?.note).toContain("Week 2");
  });

  test("more weeks are counted from now", () =>
    expect(readInjuries("Hernia op 16 Nov, six more weeks nothing over 10 kg", "2026-11-30").health.findings).toContainEqual(
      expect.objectContaining({ group: "doctors-limit", until: "2027-01-10" }),
    ));
});
