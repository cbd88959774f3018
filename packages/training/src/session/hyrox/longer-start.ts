import { cardioItem } from "../../prescription/cardio/item.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { RUN_WARMUP_SHARE } from "../time-frame.ts";

/** Shorter easy work is not worth a line after the rounds. */
const SHORTEST_EASY = 300;
const START_NOTE = "Start easy; finish a little warm.";
const END_NOTE = "Easy: this adds volume, not effort.";

/** Easy work after the rounds, for the time they leave; `withLongerStart` moves what it can to the front of the session. */
export function easyEnd(brief: SessionBrief, easy: Choice, seconds: number): DraftItem[] {
  const whole = 60 * Math.floor(seconds / 60);
  return whole < SHORTEST_EASY ? [] : [cardioItem(brief.context, easy, { zone: "easy", seconds: whole, show: "both", notes: END_NOTE })];
}

/**
 * The easy work after the rounds belongs to the start of the warm-up, before the stations are rehearsed, as far as the warm-up keeps its share of
 * the session; less than five minutes of it are not worth a line at the end.
 */
export function withLongerStart(brief: SessionBrief, blocks: SessionDraft["blocks"], easy: Choice): SessionDraft["blocks"] {
  const { warmup = [], skill = [], strength = [], mainWorkout = [], cooldown = [] } = blocks;
  const end = mainWorkout.find(({ notes }) => notes === END_NOTE);
  if (end === undefined) return blocks;
  const rounds = mainWorkout.filter((item) => item !== end);
  const [first, ...others] = warmup;
  const isSame = first?.name === easy.exercise.name;
  const seconds = end.dose.seconds ?? 0;
  const most = RUN_WARMUP_SHARE * totalSeconds([...warmup, ...skill, ...strength, ...mainWorkout, ...cooldown]);
  const moved = Math.max(0, 60 * Math.floor(Math.min(seconds, most - totalSeconds(warmup)) / 60));
  const started = (isSame ? (first?.dose.seconds ?? 0) : 0) + moved;
  const start = cardioItem(brief.context, easy, { zone: "easy", seconds: started, show: "both", notes: START_NOTE });
  return {
    ...blocks,
    warmup: moved === 0 ? warmup : [start, ...(isSame ? others : warmup)],
    mainWorkout: [...rounds, ...easyEnd(brief, easy, seconds - moved)],
  };
}
