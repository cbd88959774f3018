import { expect, test } from "vitest";
import { readWeekWishes } from "../week-wishes.ts";

const contentsOf = (text: string, isWish = true) =>
  readWeekWishes(text, "2026-11-30", isWish).wishes.flatMap(({ told }) =>
    told?.kind === "content-days" ? [`${told.content} ${told.weekdays.join()}`] : [],
  );

test.each([
  ["Deadlift on Saturday, please.", ["deadlift 6"]],
  ["I'd like to squat heavy on Mondays.", ["squat 1"]],
  ["Saturday is the day my training partner can spot me, I'd like the heavy squats and bench there.", ["squat 6", "bench 6"]],
  ["Bench on Monday, squat on Thursday, please.", ["bench 1", "squat 4"]],
  ["I'd like to bench on Monday and Thursday.", ["bench 1,4"]],
  ["I'd like Monday and Tuesday to be upper body and legs on Thursday.", ["upper 1,2", "legs 4"]],
  ["I'd like to do my hard intervals on Tuesday.", ["fast-run 2"]],
  ["Montags bitte Beine und donnerstags Oberkörper.", ["legs 1", "upper 4"]],
  ["Kniebeugen bitte am Donnerstag.", ["squat 4"]],
  ["Ich möchte samstags Kreuzheben.", ["deadlift 6"]],
  ["Quiero hacer sentadillas los jueves.", ["squat 4"]],
  ["Quiero hacer las series los martes.", ["fast-run 2"]],
  ["Je voudrais faire le développé couché le mardi.", ["bench 2"]],
  ["Je veux faire mon fractionné le jeudi.", ["fast-run 4"]],
  ["Vorrei fare la panca il giovedì.", ["bench 4"]],
  ["Gambe il lunedì, per favore.", ["legs 1"]],
  ["Quero fazer agachamento na segunda-feira.", ["squat 1"]],
  ["Ik wil graag op zaterdag deadliften.", ["deadlift 6"]],
  ["Ik wil mijn intervaltraining op dinsdag doen.", ["fast-run 2"]],
  ["Squat on Monday, bench on Tuesday, deadlift on Thursday.", ["squat 1", "bench 2", "deadlift 4"]],
  ["I train with my doubles partner on Saturdays so please put the race simulations there.", ["simulation 6"]],
])("what a day is wished for: %s", (text, contents) => expect(contentsOf(text)).toEqual(contents));

test.each([
  "No squats on Mondays please.",
  "I don't want to squat on Mondays.",
  "I'd rather not bench on Saturdays.",
  "Squats on Mondays",
  "I want to squat 100 kg on Saturday.",
  "I'd like to squat the day after my long run.",
  "My legs are heavy on Mondays.",
  "My legs hurt after squats on Mondays.",
  "legs need to be fresh for the match on Saturday",
])("no day is wished for it: %s", (text) => {
  expect(contentsOf(text)).toEqual([]);
  expect(contentsOf(text, false)).toEqual([]);
});
