import { expect, test } from "vitest";
import { quantities } from "./quantities.ts";

test.each<[text: string, found: readonly string[]]>([
  ["Back squat 5 × 5 at 105 kg", ["5 count", "105 kg"]],
  ["4 sets of 8–10 reps", ["4 sets", "8 reps", "10 reps"]],
  ["4:38–4:45 /km, 1,000 m", ["4:38 clock", "4:45 clock", "1000 metres"]],
  ["RPE 7-8, and 6 of 10", ["7 effort", "8 effort", "6 effort"]],
  ["Hold 75% for twenty minutes", ["75 share", "20 minutes"]],
  ["Ninety burpees", ["90 count"]],
  ["One hundred and ninety kilos, twenty-five minutes", ["190 kg", "25 minutes"]],
  ["One and two kilos", ["1 count", "2 kg"]],
  ["A thousand two hundred metres, a hundred kilos", ["1200 metres", "100 kg"]],
  ["Squat **500** kg", ["500 kg"]],
  ["In three weeks", ["3 weeks"]],
  ["21-15-9 of thrusters", ["21 count", "15 count", "9 count"]],
  ["Stop with two reps in reserve", []],
  ["A 90-second plank at 180 W", ["90 seconds", "180 power"]],
  ["Calm and even", []],
])("%s", (text, found) => {
  expect([...quantities(text)].toSorted()).toEqual(found.toSorted());
});
