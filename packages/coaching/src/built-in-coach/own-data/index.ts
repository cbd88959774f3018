import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { aboutAhead, aboutRemaining, aboutSummary } from "./ahead.ts";
import { aboutAmount, aboutEffort } from "./amounts.ts";
import type { DataQuestion, Metric } from "./data-slots.ts";
import { aboutAdherence, aboutDone, aboutScore, aboutStreak } from "./attendance.ts";
import type { Diary } from "./diary.ts";
import { aboutBests, aboutChanges, aboutCheckIns, aboutInjuries, aboutProfile, notStored } from "./facts.ts";
import { aboutForm } from "./form.ts";
import { aboutCountdown, aboutGoals, aboutOutlook, aboutResults } from "./races-and-goals.ts";
import { aboutLift } from "./strength.ts";
import { aboutTest } from "./tests.ts";

type Answer = (asked: DataQuestion, diary: Diary, view: CoachView) => Draft | undefined;

const ANSWERS: { readonly [metric in Metric]: Answer } = {
  lift: aboutLift,
  test: aboutTest,
  bests: aboutBests,
  distance: aboutAmount,
  pace: aboutAmount,
  sessions: aboutAmount,
  time: aboutAmount,
  volume: aboutAmount,
  load: aboutAmount,
  effort: aboutEffort,
  hardest: aboutEffort,
  adherence: aboutAdherence,
  streak: aboutStreak,
  fitness: aboutForm,
  "check-ins": aboutCheckIns,
  "not stored": notStored,
  goals: aboutGoals,
  countdown: aboutCountdown,
  results: (asked, diary, view) => aboutResults(asked, diary, view) ?? aboutTest(asked, diary, view),
  score: aboutScore,
  outlook: aboutOutlook,
  "what was done": aboutDone,
  "week ahead": aboutAhead,
  remaining: aboutRemaining,
  changes: aboutChanges,
  injuries: aboutInjuries,
  profile: aboutProfile,
  summary: aboutSummary,
};

/** The answer from the athlete's own data. */
export function answerFromData(asked: DataQuestion, diary: Diary, view: CoachView): Draft | undefined {
  return ANSWERS[asked.metric](asked, diary, view);
}
