import { describe, expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-27";

describe("kit and place by day", () => {
  test.each([
    [
      "Terça, quinta em casa (halteres 2x4, 2x8, kettlebell 12 e elásticos), sábado vou ao ginásio 1h",
      [2, 4],
      ["2 dumbbells 4 kg", "2 dumbbells 8 kg", "one kettlebell 12 kg", "band"],
    ],
    ["Mo/Mi nur zu Hause mit Kurzhanteln, Fr Studio", [1, 3], ["dumbbell"]],
    ["lunes y miércoles en casa con mancuernas y gomas, viernes gimnasio", [1, 3], ["dumbbell", "band"]],
    ["mardi à la maison (kettlebell 16, élastiques), samedi salle", [2], ["one kettlebell 16 kg", "band"]],
    ["lunedì e giovedì a casa con manubri 2x10, sabato palestra", [1, 4], ["2 dumbbells 10 kg"]],
    ["Tue and Thu at home (dumbbells and bands), Sat gym", [2, 4], ["dumbbell", "band"]],
    ["maandag en woensdag thuis met dumbbells, zaterdag sportschool", [1, 3], ["dumbbell"]],
  ])("the days at home use what is there: %s", (text, weekdays, only) => {
    const { days } = readWishes(text, TODAY);
    expect(days).toEqual([expect.objectContaining({ weekdays, only, closed: [] })]);
  });

  test("a plain gym lacks what is told of the other one", () => {
    const { days } = readWishes(
      "Sat mornings at the hyrox gym - sled and wall balls and skis there. weekdays i'm at a cheap gym, no sled, no ski",
      TODAY,
    );
    expect(days).toEqual([
      expect.objectContaining({ weekdays: [6], extra: ["rope"] }),
      expect.objectContaining({ weekdays: [1, 2, 3, 4, 5], without: ["sled", "ski erg", "wall ball"] }),
    ]);
  });

  test.each([
    "I used to train at home with dumbbells on Tuesdays",
    "I'd do mon wed fri, maybe 4 if one is just the bike in the garage",
    "Freitag bin ich zu Hause",
    "mi mujer entrena en casa los lunes con mancuernas",
    "I love the kettlebell on Fridays",
    "Mon and Wed gym, Sat long run",
  ])("no place of a day: %s", (text) => {
    expect(readWishes(text, TODAY).days.filter(({ only }) => only !== undefined)).toEqual([]);
  });
});

describe("days of the pool", () => {
  test.each([
    ["pool lanes only open Tue + Thu 6.15-7.15. rest is after kids bedtime", [2, 4]],
    ["Hallenbad nur Di und Do offen", [2, 4]],
    ["piscine ouverte le mardi et le jeudi", [2, 4]],
    ["piscina abierta solo martes y jueves", [2, 4]],
  ])("the swims are on them: %s", (text, wanted) => {
    expect(readWishes(text, TODAY).days).toContainEqual(expect.objectContaining({ wanted, closed: ["swim"] }));
  });

  test.each(["my gym is only open Tue and Thu", "das Studio hat nur Di und Do auf", "pool is closed Tue", "solo corro martes y jueves"])(
    "no swims on certain days only: %s",
    (text) => {
      expect(readWishes(text, TODAY).days.filter(({ wanted, closed }) => wanted !== undefined && closed.includes("swim"))).toEqual([]);
    },
  );
});
