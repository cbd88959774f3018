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
    ["Vado in palestra comunale lunedì e giovedì mattina, macchine e manubri piccoli", [1, 4]],
    ["Voy al gimnasio lunes y jueves", [1, 4]],
    ["I go to the gym on Tuesdays and Fridays", [2, 5]],
  ])("the gym has its days, and no other is closed: %s", (text, wanted) => {
    const { days } = readWishes(text, TODAY);
    expect(days).toEqual([expect.objectContaining({ weekdays: wanted, wanted, closed: [], without: [] })]);
  });

  test.each([
    ["I'm a long haul trucker, home Fri thru Mon, on the road Tue-Thu and then its just bands", [2, 3, 4], ["band"]],
    [
      "Weekdays I only have the hotel gym: dumbbells to 20 kg and a treadmill. Saturdays the proper gym with a rack.",
      [1, 2, 3, 4, 5],
      ["dumbbells up to 20 kg", "treadmill"],
    ],
    [
      "Unter der Woche nur zuhause mit zwei Kurzhanteln à 15 kg, am Wochenende im Studio mit Schlitten und Ruderer.",
      [1, 2, 3, 4, 5],
      ["2 dumbbells 15 kg"],
    ],
    ["Mi mujer va a pilates los miércoles, así que ese día entreno en casa con la kettlebell de 16.", [3], ["one kettlebell 16 kg"]],
    [
      "Du lundi au jeudi je suis en déplacement, hôtel avec tapis et deux haltères ; du vendredi au dimanche j'ai ma box habituelle.",
      [1, 2, 3, 4],
      ["treadmill", "dumbbell"],
    ],
    ["Dal lunedì al giovedì sono in trasferta con gli elastici, il weekend palestra", [1, 2, 3, 4], ["band"]],
    [
      "De segunda a quarta treino no ginásio da empresa (halteres até 20 e passadeira), de quinta a sábado na box com trenó.",
      [1, 2, 3],
      ["2 dumbbells 20 kg", "treadmill"],
    ],
    [
      "Doordeweeks alleen een kettlebell van 16 op zolder, in het weekend de sportschool met slee.",
      [1, 2, 3, 4, 5],
      ["one kettlebell 16 kg"],
    ],
  ])("a place holds on its days alone: %s", (text, weekdays, only) => {
    expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining({ weekdays, only, closed: [] })]);
  });

  test("what is only in the big gym is missing on the other days, and a small one has what is listed", () => {
    const { days } = readWishes(
      "Sled only at the big gym in town which I get to Sat mornings, weekdays its the work gym = treadmill, rower, dumbbells up to 22.5 and a bench.",
      TODAY,
    );
    expect(days).toEqual([
      expect.objectContaining({ weekdays: [1, 2, 3, 4, 5, 7], without: ["sled"] }),
      expect.objectContaining({ weekdays: [1, 2, 3, 4, 5], only: ["treadmill", "rower", "dumbbells up to 22.5 kg", "bench"] }),
    ]);
  });

  test.each([
    ["In the flat I can't jump because of the neighbours, that's Tue and Thu. The other days I'm at the gym.", [2, 4], "jump"],
    ["Garage ceiling is low so no overhead at home on Mondays", [1], "overhead"],
  ])("a floor or a ceiling forbids something there and nowhere else: %s", (text, weekdays, closed) => {
    expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining({ weekdays, closed: [closed] })]);
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
