import type { Focus, Level } from "../../athlete/athlete.ts";
import type { Minutes } from "../../units/units.ts";

/** Most of a week's endurance that may be hard, by its minutes: few hours hold more of it (dose-progression.md section 5). */
const MAX_HARD_SHARES: readonly (readonly [below: Minutes, share: number])[] = [
  [90, 0.4],
  [150, 0.35],
  [240, 0.3],
  [360, 0.25],
  [600, 0.22],
  [Number.POSITIVE_INFINITY, 0.2],
];

/** Points that a focus adds: its stations and workouts are the intensity. */
const ADDED_SHARE: { readonly [focus in Focus]: number } = {
  running: 0,
  triathlon: 0,
  hyrox: 0.07,
  crossfit: 0.2,
  strength: 0,
  powerlifting: 0,
  general: 0,
};
const BEGINNERS_LESS = 0.05;

/** The largest share of so many minutes of endurance at threshold or harder; marathon pace and steady work count half. */
export function maxHard(minutes: Minutes, focus: Focus, level: Level): number {
  const [, share] = MAX_HARD_SHARES.find(([below]) => minutes < below) ?? [0, 0.2];
  return share + ADDED_SHARE[focus] - (level === "beginner" ? BEGINNERS_LESS : 0);
}
