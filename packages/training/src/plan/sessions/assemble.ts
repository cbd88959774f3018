import type { DraftItem, SessionBrief } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { SessionDraft } from "../draft.ts";
import { runSecondsOf } from "../run-history.ts";
import { durationText } from "../items.ts";
import { cooldown } from "./cooldown.ts";
import { timeFrame } from "./time-frame.ts";
import { LONGEST_START, type RampTarget, warmup, type WarmupKind } from "./warmup.ts";

/** The parts a builder fills between warm-up and cooldown. */
export type MainBlocks = Pick<SessionDraft["blocks"], "strength" | "skill" | "mainWorkout">;

/**
 * Warm-up, then what `build` makes of the seconds left, then a cooldown that takes what remains. The total stays within
 * the session's minutes. `build` also gets the seconds of running that the longest run allows after the warm-up.
 */
export function assemble(
  brief: SessionBrief,
  kind: WarmupKind,
  build: (seconds: number, runBudget: number) => MainBlocks,
  options: { readonly ramp?: RampTarget; readonly warmupSeconds?: number } = {},
): SessionDraft["blocks"] {
  const frame = timeFrame(brief);
  const before = warmup(brief, kind, options.warmupSeconds ?? frame.warmup, options.ramp);
  const room = frame.total - totalSeconds(before) - frame.cooldown.least;
  const main = build(room, Math.max(0, brief.longestRun - runSecondsOf(before)));
  const used = totalSeconds([...(main.skill ?? []), ...(main.strength ?? []), ...(main.mainWorkout ?? [])]);
  const left = frame.total - totalSeconds(before) - used;
  const after = cooldown(brief, kind, Math.min(frame.cooldown.most, Math.max(120, left)));
  const start = kind === "run" ? before : lengthenFirst(before, left - totalSeconds(after));
  return { warmup: start, ...main, cooldown: after };
}

/** A few spare minutes go into an easier start; what is left after that makes the session shorter. */
function lengthenFirst(items: readonly DraftItem[], spare: number): readonly DraftItem[] {
  const [first, ...others] = items;
  if (first?.dose.seconds === undefined) return items;
  const extra = 30 * Math.floor(Math.min(spare, LONGEST_START - first.dose.seconds) / 30);
  if (extra <= 0) return items;
  const seconds = first.dose.seconds + extra;
  return [
    {
      ...first,
      duration: durationText(seconds),
      dose: { ...first.dose, seconds, totalSeconds: first.dose.totalSeconds + extra },
    },
    ...others,
  ];
}
