import { expect, test } from "vitest";
import { type Diary, emptyDiary, type Goal } from "../own-data/diary.ts";
import { VIEW } from "../self-contained/dialogue-fixture.ts";
import { changeGoal } from "./change-goal.ts";

const GOALS: readonly Goal[] = [
  { id: "squat", title: "Squat 120 kg", current: 107.5, target: 120, unit: "kg", due: "2027-01-31", falling: false },
  { id: "run", title: "Run 10 km under 45:30", current: 46.3, target: 45.5, unit: "min", due: "2027-02-28", falling: true },
];
const withGoals = (goals: readonly Goal[]): Diary => ({ ...emptyDiary(VIEW), goals });

test.each([
  ["delete my squat goal", GOALS, /Delete the goal \*\*Squat 120 kg\*\*/, 1],
  ["please remove the goal", GOALS.slice(1), /Delete the goal \*\*Run 10 km under 45:30\*\*/, 1],
  ["delete a goal", GOALS, /^Which goal should I delete: \*\*Squat 120 kg\*\* and \*\*Run 10 km/, 0],
  ["delete my goal", [], /no open goal/, 0],
])("%s", (words, goals, says, cards) => {
  const draft = changeGoal(words, VIEW, withGoals(goals));
  expect(draft?.text.join(" ")).toMatch(says);
  expect(draft?.proposals ?? []).toHaveLength(cards);
});

test("a goal without a stored best says so", () => {
  const draft = changeGoal("set a goal to run a marathon under 3:30 by june", VIEW, withGoals([]));
  expect(draft?.text[0]).toMatch(/No best is stored yet\.$/);
});
