import type { Stimulus } from "../../model/quality-work.ts";
import type { WeekFrame } from "../phases.ts";
import { workPhase } from "./goal-event.ts";
import type { StimulusFacts } from "./run-stimuli.ts";

/** What the hard ride of the week trains: sweet spot, then threshold and VO2max in turn, then the power of the race (dose-progression.md section 3). */
export function bikeStimulus(facts: StimulusFacts): Stimulus {
  const { frame, event, level } = facts;
  const isOdd = isOddWeek(frame);
  switch (workPhase(frame, event)) {
    case "base":
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
