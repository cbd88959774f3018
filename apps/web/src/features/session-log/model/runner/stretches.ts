import type { ClockSetting } from "#ui/training/timers/clock-setting.ts";
import type { WorkClock } from "#ui/training/timers/use-work-clock.ts";
import type { DraftExercise } from "../draft.ts";

/* Work and rest that the clock leads through, such as a Tabata: nothing is pressed until it is over. */

/** Whether the clock goes from stretch to stretch by itself. */
export function runsByItself({ mode }: ClockSetting): boolean {
  return mode === "tabata";
}

/** The place of the movement that is done now. */
export function lineOfStretch(setting: ClockSetting, lines: readonly DraftExercise[], worked: number): number {
  const { work = 0, rest = 0, rounds = 1 } = setting;
  return getPlace(setting, lines, Math.min(rounds - 1, Math.floor(worked / (work + rest))));
}

/** Stretches of work that are over. */
export function finishedStretches(
  { work = 0, rest = 0, rounds = 1 }: ClockSetting,
  { state, worked }: Pick<WorkClock, "state" | "worked">,
): number {
  if (state === "done") return rounds;
  const over = Math.floor(worked / (work + rest));
  return Math.min(rounds, worked - over * (work + rest) >= work ? over + 1 : over);
}

/** The movement of each of the first so many stretches. */
export function getStretches(setting: ClockSetting, lines: readonly DraftExercise[], count: number): readonly DraftExercise[] {
  return Array.from({ length: count }, (_, stretch) => lines[getPlace(setting, lines, stretch)]).filter((line) => line !== undefined);
}

function getPlace({ turns = [] }: ClockSetting, lines: readonly DraftExercise[], stretch: number): number {
  const name = turns[stretch % Math.max(1, turns.length)];
  const named = lines.findIndex((line) => line.name === name);
  return named >= 0 ? named : stretch % lines.length;
}
