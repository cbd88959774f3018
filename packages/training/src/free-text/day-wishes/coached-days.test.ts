import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { availableAthlete } from "../within-days.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";

const TODAY = "2026-11-30";

test.each([
  [
    "Los martes y jueves hago halterofilia con mi entrenador Paco de 18 a 19:30, eso ya cuenta como sesion y los kilos los pone él.",
    [2, 4],
  ],
  ["On Tuesdays and Thursdays I lift with my coach Paul, that counts as a session and he sets the weights", [2, 4]],
  ["Dienstags und donnerstags Gewichtheben mit meinem Trainer, das zählt schon als Einheit", [2, 4]],
] as const)("classes elsewhere have their days: %s", (text, weekdays) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays, coached: true, isElsewhere: true }]);
});

test.each([
  "I do weightlifting with a coach on Mon and Thu",
  "Tue and Thu I lift with my coach, that doesn't count as a session",
  "I used to do the crossfit class on Mon and Thu",
  "I already run with the club on Mondays",
])("no class that takes its day: %s", (text) => {
  expect(readWishes(text, TODAY).days.some(({ isElsewhere }) => isElsewhere === true)).toBe(false);
});

test.each([
  [[1, 2, 3, 5, 6], [1, 2, 6], true],
  [[1, 2, 4, 6, 7], [2, 4, 6, 7], false],
  [[1, 3, 5, 6], [1, 3, 5, 6], false],
] as const)("beside classes on Mon, Wed and Fri, %j leaves %j", (open, weekdays, isAway) => {
  const text = "On Mon, Wed and Fri I lift with my coach, that counts as a session";
  const reading = { ...readInjuries("", TODAY), days: readWishes(text, TODAY).days };
  const athlete: Athlete = {
    level: "advanced",
    focus: "crossfit",
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: open.length, weekdays: open },
  };
  const { availability, absences } = availableAthlete(athlete, reading);
  expect(availability.weekdays).toEqual(weekdays);
  expect(availability.daysPerWeek).toBe(weekdays.length);
  expect(absences !== undefined).toBe(isAway);
});
