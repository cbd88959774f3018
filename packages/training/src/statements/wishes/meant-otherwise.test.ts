import { expect, test } from "vitest";
import { readDislikes } from "../wished-exercises/dislikes.ts";
import { wishedShape } from "../wished-exercises/wished-shape.ts";
import { indoorsUntil } from "./indoor-rides.ts";
import { readWishes } from "./wishes.ts";

const TODAY = "2026-11-30";

test.each([
  "Friday is date night so nothing late pls",
  "Freitags nichts Spätes bitte",
  "Los viernes ceno fuera, así que nada tarde",
  "Le vendredi c'est ciné, donc rien tard",
])("an evening that is taken closes no day: %s", (text) =>
  expect(readWishes(text, TODAY).days.filter(({ isOff }) => isOff === true)).toEqual([]),
);

test.each(["Nothing on Fridays please", "Freitags nichts", "Los viernes nada"])("and a day without training is one: %s", (text) =>
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [5], isOff: true }]),
);

test.each([
  "Rides are on the trainer till march and nothing over 2 hours on it please",
  "Radfahrten sind bis März alle auf der Rolle",
  "Las salidas en bici son todas en el rodillo hasta marzo",
])("every ride is indoors until March: %s", (text) => expect(indoorsUntil(text, TODAY)).toBe("2027-02-28"));

test.each(["c'est elle qui fait les ring MU donc pas la peine pour moi", "no ring muscle ups please", "keine Muscle Ups an den Ringen"])(
  "without ring muscle-ups their drill is out, and other rings stay: %s",
  (text) => {
    const names = readDislikes(text);
    expect(names).toEqual(expect.arrayContaining(["Ring muscle-up", "Muscle-up transition drill"]));
    expect(names).not.toContain("Ring row");
  },
);

test.each(["mondays = legs", "My mate is obsessed with legs so mondays = legs, whatever you planned", "Montag = Beine"])(
  "what a day is for is not kept from it: %s",
  (text) => expect(readWishes(text, TODAY).days.flatMap(({ closed }) => closed)).toEqual([]),
);

test("a ride that stays is the training of its day", () => {
  const text =
    "Samstags Radausfahrt mit den Rentnern vom RSC, 2,5 Stunden, gemütlich. Die gehört gesetzt, auch wenns länger ist als 60 min.";
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [6], closed: [], commitment: { sport: "ride", minutes: 150 } }]);
});

test.each([
  ["long AMRAPs are pointless for me, give me EMOMs or just something for time", false],
  ["lieber auf Zeit", false],
  ["no for time workouts please", true],
  ["just no workouts for time", true],
])("a clock that is asked for runs: %s", (text, noClock) => expect(wishedShape(text).noClock).toBe(noClock));
