import { expect, test } from "vitest";
import {
  competitionEntrySchema,
  competitionResultsRow,
  competitionResultsSchema,
  competitionRow,
  type CompetitionEntry,
} from "./competitions.ts";
import { workoutSearch } from "./workout-kinds.ts";
import { roundReps, scoreLevel } from "./score-level.ts";
import { scoreDifference, workoutName, workoutScoreText, type WorkoutScore } from "./workout-score.ts";
import { workoutDoneRow, workoutDoneSchema, workoutEntrySchema, workoutRow, type WorkoutEntry } from "./workouts.ts";

const TODAY = "2026-11-22";
const wrongIn = (result: { error?: { issues: readonly { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join("."));

const workout: WorkoutEntry = {
  title: " Fran ",
  description: "",
  duration: "25",
  type: "hybrid",
  difficulty: "beginner",
  date: "2026-11-30",
  tags: ["benchmark"],
};

test.each<[Partial<WorkoutEntry>, string[] | undefined]>([
  [{}, undefined],
  [{ title: " " }, ["title"]],
  [{ duration: "" }, ["duration"]],
  [{ duration: "0" }, ["duration"]],
  [{ duration: "1441" }, ["duration"]],
  [{ duration: "12.5" }, ["duration"]],
  [{ date: "2026-02-30" }, ["date"]],
  [{ tags: ["x".repeat(41)] }, ["tags.0"]],
])("a workout with %j", (changes, wrong) => {
  expect(wrongIn(workoutEntrySchema().safeParse({ ...workout, ...changes }))).toEqual(wrong);
});

test("what is done is not still to come", () => {
  expect(wrongIn(workoutEntrySchema(TODAY).safeParse(workout))).toEqual(["date"]);
  expect(wrongIn(workoutDoneSchema(TODAY).safeParse({ date: "2026-11-23", duration: "30", session_rpe: "" }))).toEqual(["date"]);
  expect(workoutDoneRow({ date: TODAY, duration: "30", session_rpe: "7" })).toEqual({
    completed: true,
    date: TODAY,
    duration: 30,
    session_rpe: 7,
  });
  expect(workoutDoneRow({ date: TODAY, duration: "30", session_rpe: "" }).session_rpe).toBeNull();
  expect(workoutRow(workout)).toMatchObject({ title: "Fran", description: null, duration: 25, tags: ["benchmark"] });
});

test("what is looked for cannot break out of its condition", () => {
  expect(workoutSearch("  ")).toBeUndefined();
  expect(workoutSearch("Run")).toBe(String.raw`title.ilike."%Run%",description.ilike."%Run%",tags.cs."{\"run\"}"`);
  expect(workoutSearch('5%"),id.eq.1')).toBe(
    String.raw`title.ilike."%5\\%\"),id.eq.1%",description.ilike."%5\\%\"),id.eq.1%",tags.cs."{\"5%\\\"),id.eq.1\"}"`,
  );
});

const competition: CompetitionEntry = {
  name: " Hyrox Vienna ",
  type: "hyrox",
  date: "2027-02-06",
  location: "Vienna",
  description: "",
  benchmark_performance: "",
  target_result: "1:20:00",
  priority: "A",
  entry: "doubles",
  partner_run_10k: "52.30",
  registration_status: "pending",
  registration_deadline: "",
  team_members: ["Anna"],
  goals: [{ name: " Finish ", target: "", result: "1:19:30", place: "7" }],
};

test.each<[Partial<CompetitionEntry>, string[] | undefined]>([
  [{}, undefined],
  [{ name: " " }, ["name"]],
  [{ date: "" }, ["date"]],
  [{ location: "" }, ["location"]],
  [{ date: "2027-02-30" }, ["date"]],
  [{ registration_deadline: "2027-02-06" }, undefined],
  [{ registration_deadline: "2027-02-07" }, ["registration_deadline"]],
  [{ entry: "", partner_run_10k: "" }, undefined],
  [{ partner_run_10k: "20:00" }, ["partner_run_10k"]],
  [{ target_result: "x".repeat(201) }, ["target_result"]],
  [{ goals: [{ name: "", target: "1:20", result: "", place: "" }] }, ["goals.0.name"]],
  [{ team_members: ["x".repeat(101)] }, ["team_members.0"]],
])("a competition with %j", (changes, wrong) => {
  expect(wrongIn(competitionEntrySchema.safeParse({ ...competition, ...changes }))).toEqual(wrong);
});

test("a competition is stored without what was left empty; results go to their goals", () => {
  expect(competitionRow(competition)).toMatchObject({
    name: "Hyrox Vienna",
    entry: "doubles",
    partner_run_10k: "52:30",
    description: null,
    registration_deadline: null,
    goals: [{ name: "Finish", result: "1:19:30", place: 7 }],
  });
  expect(competitionRow({ ...competition, entry: "relay" })).toMatchObject({ entry: "relay", partner_run_10k: null });
  expect(competitionRow({ ...competition, type: "running" })).toMatchObject({ entry: null, partner_run_10k: null });
  const results = { result: " ", place: "12", goals: [{ result: "4:21", place: "" }] };
  expect(competitionResultsRow(results, [{ name: "Fran", target: "4:30" }, { name: "Row" }])).toEqual({
    result: null,
    place: 12,
    goals: [{ name: "Fran", target: "4:30", result: "4:21" }, { name: "Row" }],
  });
  expect(wrongIn(competitionResultsSchema.safeParse({ ...results, place: "0" }))).toEqual(["place"]);
});

const score = (format: WorkoutScore["score_format"], seconds: number | null, rounds: number | null, reps: number | null): WorkoutScore => ({
  score_format: format,
  score_seconds: seconds,
  score_rounds: rounds,
  score_reps: reps,
  score_scale: "rx",
});

test.each<[WorkoutScore, WorkoutScore, string | undefined, string | undefined]>([
  [score("for-time", 510, null, null), score("for-time", 521, null, null), "8:30", "11 s faster"],
  [score("for-time", 600, null, null), score("for-time", 521, null, null), "10:00", "1:19 slower"],
  [score("amrap", 1200, 17, 4), score("amrap", 1200, 16, 29), "17 + 4", "more"],
  [score("amrap", 1200, 17, 4), score("amrap", 1200, 17, 5), "17 + 4", "1 rep fewer"],
  [score("emom", 720, 12, null), score("emom", 720, 12, null), "12 rounds", undefined],
  [score("for-time", 510, null, null), score("amrap", 1200, 17, 4), "8:30", undefined],
  [score("amrap", 1200, 17, 4), score("amrap", 1200, 16, 4), "17 + 4", "1 round more"],
  [score("for-time", null, null, null), score("for-time", 521, null, null), undefined, undefined],
])("a score in words, and beside an earlier one: %#", (now, before, text, difference) => {
  expect([workoutScoreText(now), scoreDifference(now, before)?.text]).toEqual([text, difference]);
});

test.each([
  [17, 4, 16, 22, "12 reps more"],
  [17, 4, 16, 4, "1 round more"],
  [17, 4, 14, 10, "2 rounds 24 reps more"],
  [16, 29, 17, 0, "1 rep fewer"],
])("rounds of a known benchmark are told in repetitions: %i + %i beside %i + %i", (rounds, reps, otherRounds, otherReps, text) => {
  const [now, before] = [score("amrap", 1200, rounds, reps), score("amrap", 1200, otherRounds, otherReps)];
  expect(scoreDifference(now, before, roundReps("Cindy, scaled"))?.text).toBe(text);
});

test("the way to the next level is told in what is counted", () => {
  const next = (title: string, result: WorkoutScore) => scoreLevel(title, result)?.next;
  expect(next("Cindy", score("amrap", 1200, 17, 4))).toBe("26 reps to advanced");
  expect(next("Cindy", score("amrap", 1200, 12, 0))).toBe("1 round to intermediate");
  expect(next("Fran", score("for-time", 521, null, null))).toMatch(/^\d+:\d\d to /u);
});

test("a scaled workout compares with the one it was made from", () => {
  expect(["Fran, scaled", " Fran ", "Fran, scaled, again"].map(workoutName)).toEqual(["Fran", "Fran", "Fran, scaled, again"]);
});
