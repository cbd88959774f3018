import type { DraftItem, SessionBrief } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { durationText, timedItem } from "../items.ts";

const WALK = 90;
const LONGEST_RUN = 600;

/** One minute running and a minute and a half walking at first, the running a little longer each week. */
export function runWalk(brief: SessionBrief, choice: Choice, seconds: number): DraftItem {
  const { macroWeek, isDeload } = brief.frame;
  const run = Math.min(LONGEST_RUN, 60 + 15 * (macroWeek - 1) - (isDeload ? 15 : 0));
  const sets = Math.max(2, Math.floor(seconds / (run + WALK)));
  return {
    ...timedItem(brief.context, choice, {
      seconds: run,
      sets,
      restSeconds: WALK,
      rpe: 4,
      notes: "Walk the breaks briskly. Run slowly enough to talk.",
    }),
    why: "You have no run time yet: short runs with walking breaks build up to 30 minutes without a stop.",
  };
}

/** "13 × 1 min running", or the time of a line that is not run-walk. */
export function runWalkText(item: DraftItem | undefined): string {
  if (item === undefined) return "";
  return item.name === "Run-walk intervals"
    ? `${item.sets ?? 1} × ${durationText(item.dose.seconds ?? 60)} running`
    : (item.duration ?? "");
}
