import type { DraftItem, SessionBrief } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { durationText, timedItem } from "../items.ts";

const WALK = 90;
const SHORTEST_RUN = 45;
const LONGEST_RUN = 600;
/** Eight times one minute in the first week (NHS Couch to 5K), up to half an hour after eight weeks. */
const FIRST_WEEK = 480;
const MORE_EACH_WEEK = 180;
const HALF_AN_HOUR = 1800;
/** A walk shorter than this is left to the cooldown. */
const SHORTEST_WALK = 180;

/** One minute running and a minute and a half walking at first, longer each week; brisk walking fills the rest of the time. */
export function runWalk(brief: SessionBrief, choice: Choice, seconds: number): DraftItem[] {
  const { macroWeek, isDeload } = brief.frame;
  const planned = Math.min(LONGEST_RUN, 60 + 15 * (macroWeek - 1) - (isDeload ? 15 : 0));
  // On a short day two shorter runs rather than one long one.
  const run = Math.max(SHORTEST_RUN, Math.min(planned, 15 * Math.floor((seconds / 2 - WALK) / 15)));
  const enough = Math.round(Math.min(HALF_AN_HOUR, FIRST_WEEK + MORE_EACH_WEEK * (macroWeek - 1)) / run);
  const most = brief.code === "RL" ? enough + 2 : enough;
  const sets = Math.max(2, Math.min(most, Math.floor(seconds / (run + WALK))));
  const item: DraftItem = {
    ...timedItem(brief.context, choice, {
      seconds: run,
      sets,
      restSeconds: WALK,
      rpe: 4,
      notes: "Walk the breaks briskly. Run slowly enough to talk.",
    }),
    why: "You have no run time yet: short runs with walking breaks build up to 30 minutes without a stop.",
  };
  return [item, ...walkFor(brief, seconds - item.dose.totalSeconds)];
}

function walkFor(brief: SessionBrief, seconds: number): DraftItem[] {
  const { picker } = brief.context;
  if (seconds < SHORTEST_WALK || !picker.allows("Brisk walk")) return [];
  const notes = "Brisk: the feet get their time, the heart its work.";
  return [timedItem(brief.context, picker.pick("Brisk walk"), { seconds: 60 * Math.floor(seconds / 60), rpe: 3, notes })];
}

/** "8 × 1 min running", or the time of a line that is not run-walk. */
export function runWalkText(item: DraftItem | undefined): string {
  if (item === undefined) return "";
  return item.name === "Run-walk intervals"
    ? `${item.sets ?? 1} × ${durationText(item.dose.seconds ?? 60)} running`
    : (item.duration ?? "");
}
