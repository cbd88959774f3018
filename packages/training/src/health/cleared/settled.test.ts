import { describe, expect, test } from "vitest";
import { readHealth } from "../read-health.ts";

const TODAY = "2026-11-29";

describe("an illness that is over", () => {
  test.each([
    "Anémie l'hiver dernier, sous fer pdt 4 mois, ferritine remontée donc c'est réglé",
    "Anémie l'hiver dernier. C'est réglé maintenant.",
    "Anaemia last winter, on iron for 4 months, ferritin back up so it's sorted",
    "Anaemia last winter now sorted",
    "Blutarmut letztes Jahr, ist vorbei",
    "Blutarmut im Winter, Werte wieder normal, also behoben",
    "Anemia l'inverno scorso, ora risolto",
    "Anemia el invierno pasado, ya resuelto",
    "Anemia no inverno passado, já resolvido",
    "Anaemia last winter, is voorbij",
  ])("locks no plan: %s", (text) => {
    expect(readHealth(text, TODAY).limits.clearance).not.toBe("required");
  });

  test.each([
    "Anaemia, not sorted yet",
    "Anémie, pas encore réglé",
    "Blutarmut, noch nicht behoben",
    "Anaemia, ferritin nearly back up, should be sorted soon",
    "Anaemia last winter, sorted, but still tired",
    "Anaemia. My knee is sorted now.",
    "Anaemia and my old knee is sorted",
    "Anaemia last winter, thyroid trouble, that's sorted",
    "Anémie depuis cet hiver, sous fer",
    "Stroke last year, all sorted now",
    "Anemia l'anno passato",
    "Anémie à chaque règle",
    "Kidney disease, sorted",
  ])("near miss, a doctor decides: %s", (text) => {
    expect(readHealth(text, TODAY).limits.clearance).toBe("required");
  });
});
