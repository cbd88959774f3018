import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { readClauses } from "../clause.ts";
import { readToldLimits } from "./stated-limits.ts";

const TODAY = "2026-11-30";
const limitsOf = (text: string) => readInjuries(text, TODAY).health.limits;
const toldOf = (text: string) => readToldLimits(readClauses(text), TODAY, {});

describe("nothing heavy, whoever says it", () => {
  test.each([
    "I can't do heavy lifting",
    "I can not lift heavy",
    "soll nix Schweres stemmen",
    "Krampfadern gezogen, soll laufen aber nix Schweres stemmen",
    "no puedo levantar nada pesado",
    "non devo sollevare niente di pesante",
    "não posso levantar nada pesado",
    "mag niet zwaar tillen",
  ])("%s", (text) => expect(limitsOf(text)).toMatchObject({ percent: 60, heavyCarries: false, tests: false }));

  test.each(["I can't lift heavy at home", "I can't wait to lift heavy", "I can't lift heavy yet"])("no ban: %s", (text) =>
    expect(limitsOf(text).percent ?? 100).toBe(100),
  );
});

describe("what is left alone until a day", () => {
  test.each([
    "I'm staying off the bike until 12 December",
    "Keeping away from the bike until 12 December",
    "Bis zum 12. Dezember bleibe ich vom Rad weg",
    "Ich halte mich bis 12. Dezember vom Rad fern",
    "Tot het weekend van 12 december blijf ik van de fiets af",
    "Ik moet van de fiets af blijven tot 12 december",
    "Hasta el 12 de diciembre me mantengo lejos de la bici",
    "Jusqu'au 12 décembre je reste loin du vélo",
    "Fino al 12 dicembre sto lontano dalla bici",
    "Até 12 de dezembro fico longe da bicicleta",
  ])("%s", (text) => expect(toldOf(text)).toMatchObject([{ limits: { closed: ["bike"] }, period: { until: "2026-12-12" } }]));

  test.each([
    "Ik blijf van fietsen houden",
    "I had a week off work, back on the bike",
    "I sleep away from home until 12 December, the bike comes too",
  ])("no ban: %s", (text) => expect(limitsOf(text).closed ?? []).not.toContain("bike"));
});

describe("out of the water", () => {
  test.each([
    "ENT says keep head out of the water til she checks me on the 15th of dec",
    "no water in my ear until 15 December",
    "Doctor says keep the stitches dry until 15 December",
    "Das Ohr muss bis 15. Dezember trocken bleiben",
    "kein Wasser ins Ohr bis 15. Dezember",
    "que no entre agua en el oído hasta el 15 de diciembre",
    "pas d'eau dans l'oreille jusqu'au 15 décembre",
    "niente acqua nell'orecchio fino al 15 dicembre",
    "sem água no ouvido até 15 de dezembro",
    "geen water in mijn oor tot 15 december",
  ])("%s", (text) => expect(toldOf(text)).toMatchObject([{ limits: { closed: ["swim"] }, period: { until: "2026-12-15" } }]));

  test.each([
    "I am keeping my head above water at work",
    "I always get water in my ears when swimming",
    "I swim with plugs, my ears stay dry",
  ])("no ban: %s", (text) => expect(limitsOf(text).closed ?? []).not.toContain("swim"));
});

test.each([
  ["no running until a week on Wednesday", "2026-12-09"],
  ["no running until Wednesday week", "2026-12-09"],
  ["Bis Mittwoch in einer Woche kein Laufen", "2026-12-09"],
  ["pas de course jusqu'à mercredi en huit", "2026-12-09"],
  ["geen hardlopen tot woensdag over een week", "2026-12-09"],
  ["no running until Wednesday", "2026-12-02"],
  ["Give me a week off anything hanging", "2026-12-06"],
])("the last day of a limit: %s", (text, until) => expect(toldOf(text)[0]?.period.until).toBe(until));

test.each([
  "Carpal tunnel release on my left hand booked for Monday the 14th. Before that train me as normal. After, they say two weeks not gripping anything",
  "Hand surgery scheduled for 14 December. After that no gripping for two weeks",
  "Hand-OP ist für den 14.12. angesetzt. Danach zwei Wochen nichts greifen",
])("after an operation ahead it starts on its day: %s", (text) =>
  expect(toldOf(text)).toMatchObject([{ from: "2026-12-14", period: { until: "2026-12-27" }, limits: { regions: { wrist_hand: 0 } } }]),
);

describe("set against what does not go", () => {
  test.each([
    "Sumo geht auch nicht, konventionell schon",
    "Sumo geht nicht, konventionell schon",
    "Sumo is not ok, conventional is",
    "Sumo doesn't work, conventional does",
  ])("%s", (text) => expect(toldOf(text).flatMap(({ limits }) => limits.closed ?? [])).not.toContain("conventional"));

  test.each(["Knie: Laufen tut nicht weh, Springen schon", "My knee: running does not hurt, jumping does"])("still hurts: %s", (text) =>
    expect(readInjuries(text, TODAY).regions[0]?.hurts).toContain("jump"),
  );
});

test("a healed operation of July asks for no clearance, whatever stands in brackets", () => {
  for (const text of [
    "Me operaron de la muñeca (escafoides con tornillo) en julio, ya está consolidado",
    "Operated on my wrist (a screw) in July, the bone has healed",
    "Am Handgelenk operiert (Schraube) im Juli, ist verheilt",
  ])
    expect(limitsOf(text).clearance, text).not.toBe("required");
});

test.each(["Épicondylite à droite. Le farmer carry me lance tout de suite", "Tennisarm rechts. Farmer Carry sticht sofort"])(
  "a stab names its movement: %s",
  (text) => expect(readInjuries(text, TODAY).regions[0]?.hurts).toContain("carry"),
);
