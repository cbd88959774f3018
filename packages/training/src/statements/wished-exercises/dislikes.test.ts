import { expect, test } from "vitest";
import { isDisliked, longestErgMetres, maxWishedReps, readDislikes } from "./dislikes.ts";

test("a dislike may be about length only", () => {
  expect(longestErgMetres("skierg intervals longer than 1000m", "Ski erg")).toBe(1000);
  expect(longestErgMetres("no ski over 1 km, burpees", "Ski erg")).toBe(1000);
  expect(longestErgMetres("skierg intervals longer than 1000m", "Row erg")).toBe(Number.POSITIVE_INFINITY);
  expect(longestErgMetres("rowing more than 2000 m at a time", "Row erg")).toBe(2000);
  expect(longestErgMetres("burpees", "Ski erg")).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["light weights, more than 8 reps", 8],
  ["Sätze über 10 Wiederholungen", 10],
  ["más de 6 repeticiones", 6],
  ["high reps", 8],
  ["burpees, running", undefined],
  ["more than 30 reps", undefined],
])("%s: sets of %s repetitions at most", (text, reps) => expect(maxWishedReps(text)).toBe(reps));

test.each([
  ["no deadlifts from the floor", ["Deadlift", "Sumo deadlift", "Trap-bar deadlift"], ["Romanian deadlift", "Block pull"]],
  ["heavy deadlifts", [], ["Deadlift", "Back squat"]],
  ["high rep squats", [], ["Back squat", "Goblet squat"]],
  // How somebody lifts, and what somebody hates and needs.
  ["Low bar squat, sumo dead. I work nights", [], ["Deadlift", "Sumo deadlift", "Back squat"]],
  ["ich ziehe konventionell, high bar", [], ["Deadlift", "Back squat"]],
  ["no sumo deadlifts", ["Sumo deadlift"], ["Back squat"]],
  ["El assault bike lo odio pero ya sé que me hace falta", [], ["Assault bike"]],
  ["El assault bike lo odio, no hace falta", ["Assault bike"], []],
  ["would rather lift than run", [], ["Easy run", "Long run"]],
  ["prefiero pesas antes que correr", [], ["Easy run"]],
  ["rowing beats running any day", [], ["Row erg", "Easy run"]],
  ["I never once got bored on a long run", [], ["Long run"]],
  ["strides after easy runs", [], ["Strides", "Easy run"]],
  ["lunges with a sandbag", ["Sandbag lunge"], ["Walking lunge"]],
  ["lunges", ["Walking lunge", "Bulgarian split squat"], ["Step-up"]],
  ["lunges, split squats are fine", ["Walking lunge"], ["Bulgarian split squat"]],
  ["anything overhead except strict press", ["Thruster", "Snatch"], ["Overhead press"]],
  ["long rows. short ones are fine", [], ["Single-arm dumbbell row", "Row erg"]],
  ["paused bench, I prefer touch and go", [], ["Pause squat", "Bench press"]],
  ["wall balls mainly bc of my shoulder, everything else fine", ["Wall ball"], ["Burpee"]],
  ["Burpees, Thruster und alles mit Springen", ["Burpee", "Thruster", "Box jump"], ["Deadlift"]],
  ["deficit deadlifts, pin squats", [], ["Deadlift", "Back squat"]],
  ["Bankdrücken am Smith Machine", [], ["Bench press"]],
  ["close grip bench", [], ["Bench press"]],
  ["downhill running", [], ["Easy run", "Hill sprint"]],
  ["odio la cinta y las series largas", ["Incline treadmill march"], ["Interval run"]],
  ["ik doe liever geen deadlifts vanaf de vloer", ["Deadlift"], ["Romanian deadlift", "Block pull"]],
  ["good mornings", ["Good morning"], ["Deadlift"]],
  ["core work, planks especially", ["Plank"], ["Deadlift"]],
  ["HSPU and double unders", ["Handstand push-up (strict)", "Double-under"], ["Push-up", "Single-under"]],
  ["handstand walks", ["Handstand walk"], ["Handstand push-up (strict)", "Brisk walk"]],
  ["handstand push-ups", ["Handstand push-up (strict)"], ["Push-up", "Handstand walk"]],
  ["ring muscle-ups", ["Ring muscle-up"], ["Bar muscle-up"]],
  ["snatches", ["Snatch", "Dumbbell snatch"], ["Clean and jerk"]],
  ["anything overhead", ["Overhead press", "Thruster", "Snatch"], ["Bench press", "Clean pull"]],
  ["Kniebeugen, Ausfallschritte", ["Back squat", "Walking lunge"], ["Deadlift"]],
  ["olympic lifting", ["Snatch", "Clean and jerk"], ["Deadlift", "Front squat"]],
  ["kettlebell swings", ["Kettlebell swing (Russian)"], ["Leg swings", "Kip swing drill"]],
  ["burpees in workouts", ["Burpee"], ["Push-up"]],
])("%s", (text, disliked, fine) => {
  const read = readDislikes(text);
  for (const name of disliked) expect(isDisliked(name, read), name).toBe(true);
  for (const name of fine) expect(isDisliked(name, read), name).toBe(false);
});

test.each([
  "auf Wache haben wir Rudergerät, KH und Langhantel, laufen darf ich im Dienst aber nicht weg vom Hof",
  "at the fire station we have a rower, dumbbells and a barbell",
  "en el parque de bomberos hay remo, mancuernas y barra",
  "à la caserne on a un rameur, des haltères et une barre",
])("what is there is no dislike: %s", (text) => {
  expect(readDislikes(text)).toEqual([]);
});

test.each(["burpees, barbell", "we have no barbell, kettlebell", "I hate the rower, barbell and burpees"])(
  "a list of what is unwanted stays one: %s",
  (text) => {
    expect(readDislikes(text)).toContain("Back squat");
  },
);
