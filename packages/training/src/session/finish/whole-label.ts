import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { MainFormat } from "../../model/plan.ts";
import { statedMinutes } from "../../model/stated-minutes.ts";

/** Differences of less than this many seconds are rounding. */
const ROUNDING_SECONDS = 60;
const EASY_RPE = 4;
const LASTING_KINDS: ReadonlySet<MainFormat["kind"]> = new Set(["steady", "tempo"]);

/**
 * The format of an endurance part with all of it in its label: after "30 min easy" comes "then 8 min of strides" where the block holds them
 * too, because the minutes of the block stand beside it. What follows a workout is told apart from it wherever that is shown.
 */
export function withWholeLabel(format: MainFormat, lines: readonly DraftItem[]): MainFormat {
  const named = 60 * (statedMinutes(format.label) ?? Number.NaN);
  if (!LASTING_KINDS.has(format.kind) || !(totalSeconds(lines) - named > ROUNDING_SECONDS)) return format;
  const [from, to] = getPart(lines, named);
  const [before, after] = [lines.slice(0, from), lines.slice(to)];
  const label = `${before.length === 0 ? "" : `${partText(before)}, then `}${format.label}${after.length === 0 ? "" : `, then ${partText(after)}`}`;
  return { ...format, label };
}

/** The lines that the label names: as many that follow each other as take its minutes, all of them where none do. */
function getPart(lines: readonly DraftItem[], seconds: number): readonly [from: number, to: number] {
  for (let from = 0; from < lines.length; from++)
    for (let to = from + 1; to <= lines.length; to++)
      if (Math.abs(totalSeconds(lines.slice(from, to)) - seconds) <= ROUNDING_SECONDS) return [from, to];
  return [0, lines.length];
}

function partText(lines: readonly DraftItem[]): string {
  return `${Math.max(1, Math.round(totalSeconds(lines) / 60))} min${kindText(lines)}`;
}

function kindText(lines: readonly DraftItem[]): string {
  if (lines.every(({ name }) => name === "Strides")) return " of strides";
  if (lines.every(({ name }) => findExercise(name)?.category !== "cardio")) return " of drills";
  if (lines.every(({ name }) => name.startsWith("Brick run"))) return " run";
  return lines.every(({ rpe = 0 }) => rpe <= EASY_RPE) ? " easy" : " more";
}
