import { describe, expect, test } from "vitest";
import { parseDay } from "../../calendar/day.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { readHealth } from "../read-health.ts";

const TODAY = parseDay("2026-11-30") ?? "";

describe("what is long past", () => {
  test.each([
    "Had a hernia in the eighties, long forgotten.",
    "Leistenbruch in den Achtzigern, längst vergessen.",
    "Hernia inguinal en los noventa, ni me acuerdo.",
    "Une hernie, c'était il y a dix ans.",
    "Ernia inguinale operata 6 anni fa, acqua passata.",
    "Hérnia operada há 10 anos, águas passadas.",
    "Liesbreuk in de jaren tachtig, allang vergeten.",
  ])("limits nothing and is not asked about: %s", (text) => {
    const { health, unread } = readInjuries(text, TODAY);
    expect(health.findings).toEqual([]);
    expect(unread).toEqual([]);
  });

  test.each(["Inguinal hernia since the eighties", "Leistenbruch, seit zehn Jahren", "I have a hernia"])(
    "near miss, still there: %s",
    (text) => {
      expect(readHealth(text, TODAY).limits.percent).toBe(40);
    },
  );

  test.each([
    "Anémiée pendant la grossesse mais ferritine à 48 au dernier contrôle donc ok d'après la sage-femme",
    "Anaemia last year, bloods normal in October",
  ])("iron that is back needs no clearance: %s", (text) => {
    expect(readHealth(text, TODAY).limits.clearance).not.toBe("required");
  });

  test.each(["I am anaemic, Hb 9, waiting for an iron infusion", "Anaemia, ferritin 12", "Anaemia, ferritin still not back to normal"])(
    "near miss, low iron: %s",
    (text) => {
      expect(readHealth(text, TODAY).limits.clearance).toBe("required");
    },
  );
});
