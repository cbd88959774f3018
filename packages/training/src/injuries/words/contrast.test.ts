import { expect, test } from "vitest";
import { readHealth } from "../../health/read-health.ts";
import { spellOutContrast } from "./contrast.ts";

const limits = (text: string) =>
  readHealth(text, "2026-11-30").findings.flatMap(({ group, limits: { closed = [], running } }) =>
    group === "doctors-limit" ? [...closed, ...(running === false ? ["run"] : [])] : [],
  );

test.each([
  ["No asfalto dói, na terra batida não", "na terra batida ok "],
  ["girare la testa a destra mi blocca, a sinistra no", "a sinistra ok"],
  ["en dessous de la parallèle ça coince, à la parallèle non", "à la parallèle ok "],
  ["Auf Asphalt schmerzt es, im Wald nicht", "im Wald ok   "],
  ["op asfalt doet het pijn, op gras niet", "op gras ok  "],
  ["Conventional pulls light it up, sumo doesn't", "sumo ok     "],
  ["dos blocos não sinto nada, agachamento também não", "agachamento ok        "],
  ["beim Bankdrücken merke ich nichts, Kniebeugen auch nicht", "Kniebeugen ok        "],
  ["extension = douleur, squat = rien du tout", "squat = ok          "],
  ["correr no me duele, saltar sí", "saltar hurts"],
  ["running doesn't hurt, jumping does", "jumping hurts"],
  ["Laufen tut nicht weh, Springen schon", "Springen hurts"],
  ["hardlopen doet geen pijn, springen wel", "springen hurts"],
  ["correre non mi fa male, saltare sì", "saltare hurts"],
])("%s", (text, end) => {
  expect(spellOutContrast(text).endsWith(end)).toBe(true);
  expect(spellOutContrast(text)).toHaveLength(text.length);
});

test.each([
  "Knee hurts, running no, bike yes",
  "Das Knie schmerzt, Laufen nicht",
  "En el llano me duele, en cuesta no, bici sí",
  "Shoulder hurts, I don't",
  "It doesn't hurt, I do",
])("%s sets nothing against it", (text) => expect(spellOutContrast(text)).toBe(text));

test("a ban behind a complaint stays", () => {
  expect(limits("Knee hurts, running no, bike yes")).toContain("run");
  expect(limits("on the road it hurts, no running")).toContain("run");
});
