import { expect, test } from "vitest";
import { loggedSessionEntrySchema } from "./logged-session-schema.ts";
import { loggedExercises, loggedSessionRow, type LoggedSessionEntry } from "./logged-sessions.ts";
import { isLongDistance, metricOfExercise, type SetMetric } from "./set-metrics.ts";

const session: LoggedSessionEntry = {
  workout_name: " Squats ",
  date: "2026-03-05",
  duration: "",
  rating: null,
  session_rpe: "",
  notes: "",
  exercises: [{ name: "Back squat", sets: "3", reps: "5", weight: "102,5" }],
};

test.each<[Partial<LoggedSessionEntry>, string[] | undefined]>([
  [{}, undefined],
  [{ workout_name: " ", date: "" }, ["workout_name", "date"]],
  [{ date: "2026-02-30" }, ["date"]],
  [{ duration: "1441" }, ["duration"]],
  [{ duration: "7.5" }, ["duration"]],
  [{ session_rpe: "11" }, ["session_rpe"]],
  [{ rating: 6 }, ["rating"]],
  [{ exercises: [{ name: "", sets: "0", reps: "x", weight: "-1" }] }, ["exercises", "exercises", "exercises", "exercises"]],
])("a session with %j", (changes, wrong) => {
  const { error } = loggedSessionEntrySchema.safeParse({ ...session, ...changes });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(wrong);
});

test("minutes are 0 until they are known; weights are in kilograms and may be missing", () => {
  expect(loggedSessionRow(session)).toMatchObject({
    workout_name: "Squats",
    duration: 0,
    notes: null,
    exercises: [{ name: "Back squat", sets: 3, reps: 5, weight: 102.5 }],
  });
  expect(loggedSessionRow({ ...session, exercises: [{ name: "Pull-up", sets: "3", reps: "8", weight: "" }] }).exercises).toEqual([
    { name: "Pull-up", sets: 3, reps: 8 },
  ]);
});

test("what is stored comes back as it was typed, what is unreadable does not", () => {
  expect(
    loggedExercises([
      { name: "Row", sets: 1, reps: 20 },
      "nonsense",
      { sets: 3 },
      { name: "Squat", sets: "x", reps: "5-8", weight: 80 },
      { name: "Press", weight: "y" },
    ]),
  ).toEqual([
    { name: "Row", sets: "1", reps: "20", weight: "" },
    { name: "Squat", sets: "1", reps: "5-8", weight: "80" },
  ]);
  expect(loggedExercises(null)).toEqual([]);
});

test.each<[string, SetMetric, boolean]>([
  ["Back squat", "weight_reps", false],
  ["Air squat", "reps", false],
  ["Plank", "time", false],
  ["Row erg", "distance", false],
  ["Bike erg", "distance", true],
  ["Something of my own", "weight_reps", false],
  ["Morning run", "distance", true],
])("%s is counted in %s", (name, metric, far) => {
  expect([metricOfExercise(name), isLongDistance(name)]).toEqual([metric, far]);
});
