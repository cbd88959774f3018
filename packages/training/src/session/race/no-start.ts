import { durationText } from "../../prescription/items.ts";
import { racePart, type RacePlan } from "./race-plan.ts";

const NO_START_SECONDS = 1200;

/** The day of a race that must not be started: nothing of the race is printed, so that nobody runs it easily. */
export function noStart(): RacePlan {
  return {
    lines: [
      {
        ...racePart("Brisk walk"),
        duration: durationText(NO_START_SECONDS),
        intensity: "RPE 2",
        rpe: 2,
        notes: "As far as is comfortable, or a day of rest.",
        dose: { seconds: NO_START_SECONDS, totalSeconds: NO_START_SECONDS },
      },
    ],
    description: "",
    stimulus: "A day of rest: an easy walk at most.",
    strategy: "Go and watch, or help as crew: there will be another race.",
    ifItGoesWrong: "If walking hurts, do not walk.",
    warmupNote: "None.",
    warmup: "metcon",
    warmupSeconds: 240,
  };
}
