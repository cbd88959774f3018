import type { Stimulus } from "../../model/quality-work.ts";
import type { Minutes } from "../../units/units.ts";
import type { WeekFrame } from "../phases.ts";
import { workPhase } from "./goal-event.ts";
import type { StimulusFacts } from "./run-stimuli.ts";

/** A day of so many minutes, or the one that its ride moves to, soon holds no more sweet spot: two or three long pieces fill it. */
const SHORT_DAY: Minutes = 60;
/** Weeks in which sweet spot grows to what a short day holds, and weeks of threshold after which harder work comes in turn with it. */
const WEEKS_OF_STIMULUS = { sweetSpot: 4, threshold: 8 } as const;

/**
 * What the hard ride of the week trains: sweet spot, then threshold and VO2max in turn, then the power of the race (dose-progression.md
 * section 3). On a day of so few `minutes` that sweet spot would stand still, the power grows in the base already.
 */
export function bikeStimulus(facts: StimulusFacts, minutes: Minutes = Number.POSITIVE_INFINITY): Stimulus {
  const { frame, event, level } = facts;
  const isOdd = isOddWeek(frame);
  switch (workPhase(frame, event)) {
    case "base":
      if (level === "beginner" || minutes > SHORT_DAY || frame.macroWeek <= WEEKS_OF_STIMULUS.sweetSpot) return "sweet-spot";
      return frame.macroWeek <= WEEKS_OF_STIMULUS.threshold || isOdd ? "bike-threshold" : "bike-vo2";
    case "recovery":
      return "sweet-spot";
    case "build":
      return isOdd || level === "beginner" ? "bike-threshold" : "bike-vo2";
    case "specific":
    case "taper":
      if (event === "half-triathlon") return isOdd ? "race-power-half" : "bike-threshold";
      if (event === "full-triathlon") return isOdd ? "race-power-full" : "bike-threshold";
      return isOdd ? "bike-threshold" : "bike-vo2";
  }
}

/** What intervals on a machine train: threshold first, then the effort of 2 km, and short hard ones at last. */
export function ergStimulus(facts: StimulusFacts): Stimulus {
  const { frame, event, level } = facts;
  const isOdd = isOddWeek(frame);
  switch (workPhase(frame, event)) {
    case "base":
    case "recovery":
      return "erg-threshold";
    case "build":
      return isOdd ? "erg-threshold" : "erg-vo2";
    case "specific":
    case "taper":
      if (level === "beginner" || event !== undefined) return isOdd ? "erg-threshold" : "erg-vo2";
      return isOdd ? "erg-vo2" : "erg-anaerobic";
  }
}

function isOddWeek({ macroWeek, weeksToRace }: WeekFrame): boolean {
  return (weeksToRace ?? macroWeek) % 2 === 1;
}
