import { addDays, assessCapacities, type Athlete, generatePlan, readInjuries } from "@ironpace/training";
import { answerQuestion } from "../answer/answer.ts";
import type { CoachAnswer } from "../answer/coach-answer.ts";
import type { Turn } from "../dialogue/turn.ts";
import { type Diary, emptyDiary } from "../own-data/diary.ts";
import type { CoachView } from "../view.ts";

/* The athlete and the conversation of the coach's tests. */

/** A Saturday, the day of the long run. */
const TODAY = "2026-11-28";

const ATHLETE: Athlete = {
  level: "advanced",
  focus: "hyrox",
  sex: "female",
  age: 31,
  bodyWeight: 64.5,
  strength: { oneRepMax: { backSquat: 107.5, deadlift: 132.5, overheadPress: 47.5, benchPress: 67.5 } },
  gymnastics: { strictPullUps: 11 },
  conditioning: { run5k: 1335, run10k: 2780 },
  availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6], minutes: { 1: 75, 2: 75, 3: 75, 5: 75, 6: 110 }, longDay: 6 },
};

const MADE = generatePlan(ATHLETE, { startDate: "2026-11-09", weeks: 5 });
if (MADE.kind !== "plan") throw new Error("no plan");
export const SESSIONS = MADE.plan.weeks.flatMap(({ sessions }) => sessions);
const WEDNESDAY = SESSIONS.find(({ date }) => date === "2026-11-25");

export const VIEW: CoachView = {
  today: TODAY,
  athlete: ATHLETE,
  assumed: [],
  distances: "km",
  capacities: assessCapacities(ATHLETE, TODAY),
  injuries: readInjuries("", TODAY),
  plan: { id: "plan", plan: MADE.plan, outcomes: [], rows: new Map(SESSIONS.map(({ id }) => [id, id])) },
  competitions: [],
  performed: [],
  goals: {},
};

const done = { metres: {}, isDistanceLogged: true, sets: [] } as const;
export const DIARY: Diary = {
  ...emptyDiary({ athlete: ATHLETE }),
  benchmarks: [
    { field: "back_squat", value: 95, on: "2025-11-24" },
    { field: "back_squat", value: 107.5, on: "2026-10-26" },
    { field: "deadlift", value: 115, on: "2025-11-24" },
    { field: "deadlift", value: 132.5, on: "2026-10-15" },
    { field: "overhead_press", value: 42.5, on: "2025-11-24" },
    { field: "overhead_press", value: 47.5, on: "2026-10-25" },
    { field: "bench_press", value: 60, on: "2025-11-24" },
    { field: "bench_press", value: 67.5, on: "2026-10-25" },
    { field: "strict_pullups", value: 6, on: "2025-11-26" },
    { field: "strict_pullups", value: 11, on: "2026-10-31" },
    { field: "run_10k", value: 2780, on: "2026-09-20" },
  ],
  goals: [
    { id: "g1", title: "Run 10 km under 45:30", start: 50.5, current: 46.33, target: 45.5, unit: "min", due: "2027-03-06", falling: true },
    { id: "g2", title: "12 strict pull-ups", current: 11, target: 12, unit: "reps", due: "2026-12-26", falling: false },
  ],
  entered: [{ id: "e1", on: "2026-12-03", title: "Easy ride", minutes: 60, page: "Workouts" }],
  // Six even weeks and a harder one.
  dailyLoads: Array.from({ length: 49 }, (_, at) => ({
    on: addDays(TODAY, at - 48),
    load: at < 42 ? 280 : 330,
    ironLoad: at < 42 ? 80 : 75,
  })),
  planned: SESSIONS.filter(({ date }) => date < TODAY).map(({ date, title, code }) => ({ on: date, title, code, status: "completed" })),
  work: [
    { ...done, on: "2026-09-15", title: "Fran", minutes: 20, rpe: 9, load: 180, score: "8:41, Rx" },
    { ...done, on: "2026-10-13", title: "Tempo run", code: "RT", minutes: 60, rpe: 6, load: 360, metres: { run: 11_000 } },
    { ...done, on: "2026-10-19", title: "Cindy", minutes: 30, rpe: 8, load: 240, score: "17 rounds and 4 reps, Rx" },
    { ...done, on: "2026-11-16", title: "Hike with friends", minutes: 150, rpe: 3, load: 450 },
    { ...done, on: "2026-11-16", title: "Threshold run", code: "RT", minutes: 40, rpe: 8, load: 320, metres: { run: 6400 } },
    { ...done, on: "2026-11-23", title: "Interval run", code: "RI", minutes: 43, rpe: 6, load: 258, metres: { run: 7200 } },
    { ...done, on: "2026-11-24", title: "Squats", code: "SQ", minutes: 70, rpe: 7, load: 490 },
    { ...done, on: "2026-11-25", title: WEDNESDAY?.title ?? "Press", code: "SP", minutes: 70, rpe: 8, load: 560 },
    { ...done, on: "2026-11-27", title: "Compromised run", code: "HX", minutes: 75, rpe: 7.5, load: 562, metres: { run: 7000 } },
  ],
};

/** What a conversation has in place of the athlete, the log and the answers to cards of the fixture. */
export interface Setting {
  readonly view?: CoachView;
  readonly diary?: Diary;
  /** Decision on the cards of each turn, in its order. */
  readonly decisions?: readonly Turn["decision"][];
}

export async function askAll(...messages: readonly string[]): Promise<CoachAnswer> {
  return askIn({}, ...messages);
}

export async function askIn({ view = VIEW, diary = DIARY, decisions = [] }: Setting, ...messages: readonly string[]): Promise<CoachAnswer> {
  const turns: Turn[] = [];
  let answer: CoachAnswer | undefined;
  for (const [at, content] of messages.entries()) {
    answer = await answerQuestion({ action: "coaching_question", content, turns: [...turns], introduces: false }, view, {
      library: { bySlug: () => Promise.resolve([]), search: () => Promise.resolve([]) },
      diary: () => Promise.resolve(diary),
    });
    turns.push({ question: content, answer: answer.text, proposals: answer.proposals, decision: decisions[at] ?? null });
  }
  if (answer === undefined) throw new Error("nothing asked");
  return answer;
}

/** What the first card asks for. */
export async function cardAfter(...messages: readonly string[]): Promise<unknown> {
  const request = (await askAll(...messages)).proposals[0]?.request;
  return request?.reason === "record" ? request.record : request;
}
