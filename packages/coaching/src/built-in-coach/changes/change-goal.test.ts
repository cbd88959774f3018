import { expect, test } from "vitest";
import { type Diary, emptyDiary, type Goal } from "../own-data/diary.ts";
import { askAll, askIn, cardAfter, VIEW } from "../self-contained/dialogue-fixture.ts";
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
  ["cancel my goal", GOALS.slice(1), /Delete the goal/, 1],
  // Another goal than the one there is.
  ["remove my marathon goal", GOALS.slice(1), /^Which goal/, 0],
  ["drop the 10k under 45:30 goal", GOALS, /Delete the goal \*\*Run 10 km/, 1],
  ["drop my 10k target to 45:00", GOALS, /^Change \*\*Run 10 km under 45:30\*\*: 45:30 min → \*\*45:00/, 1],
  ["i want to drop my 10k goal time to 44:30", GOALS, /→ \*\*44:30/, 1],
  ["drop the squat goal to 115 kg", GOALS, /→ \*\*115 kg/, 1],
  ["drop my squat goal by 5 kg", GOALS, /^What should change in “Squat 120 kg”/, 0],
  ["drop my squat goal a bit", GOALS, /^What should change in “Squat 120 kg”/, 0],
])("%s", (words, goals, says, cards) => {
  const draft = changeGoal(words, VIEW, withGoals(goals));
  expect(draft?.text.join(" ")).toMatch(says);
  expect(draft?.proposals ?? []).toHaveLength(cards);
});

test.each(["cancel my goal race in berlin", "remove the goal race tomorrow", "drop my goal race"])("%s is a race", async (said) => {
  const { text, proposals } = await askAll(said);
  expect(text).toMatch(/Competitions/);
  expect(proposals).toEqual([]);
});

test.each([
  "elimina mi objetivo de 10 km",
  "supprime mon objectif 10 km",
  "streich mein 10 km ziel",
  "elimina il mio obiettivo 10 km",
  "delete my 10k goal",
])("%s takes out the goal, and no session", async (said) =>
  expect(await cardAfter(said)).toMatchObject({ kind: "goal-delete", title: "Run 10 km under 45:30" }),
);

test.each(["drop my 10k target to 45:00", "senke mein 10k ziel auf 45:00", "baja mi objetivo de 10 km a 45:00"])("%s", async (said) =>
  expect(await cardAfter(said)).toMatchObject({ kind: "goal-change", target: 45 }),
);

test("a goal without a stored best says so", () => {
  const draft = changeGoal("set a goal to run a marathon under 3:30 by june", VIEW, withGoals([]));
  expect(draft?.text[0]).toMatch(/No best is stored yet\.$/);
});

const RACE = { id: "r1", name: "Hyrox Berlin", type: "hyrox", date: "2027-02-13", priority: "A" } as const;
const recordAfter = async (message: string): Promise<unknown> => {
  const request = (await askIn({ view: { ...VIEW, competitions: [RACE] } }, message)).proposals[0]?.request;
  return request?.reason === "record" ? request.record : undefined;
};

test.each(["new goal: sub 1:20 at hyrox berlin, a proper goal not just a wish", "new goal: hyrox under 1:20"])(
  "is due on the day of the race: %s",
  async (message) => expect(await recordAfter(message)).toMatchObject({ kind: "goal", due: RACE.date }),
);

test.each([
  ["new goal: squat 120 kg by march", "2027-03-31"],
  ["new goal: squat 120 kg", "2027-02-20"],
])("has its own day beside a race: %s", async (message, due) => expect(await recordAfter(message)).toMatchObject({ kind: "goal", due }));

test("takes a load before “last week” for no number of weeks", async () => {
  const { text } = await askAll("what weight do i squat next", "why not 92.5, did 90 last week allready", "ok leave it");
  expect(text).not.toMatch(/90 weeks/);
});
