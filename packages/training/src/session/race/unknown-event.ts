import type { SessionBrief } from "../../context/draft.ts";
import { stridesItems } from "../run/run-parts.ts";
import { type RacePlan, racePart } from "./race-plan.ts";

/** Minutes of moving before an event whose parts nobody told. */
const GET_READY = 600;

/** An event of which only the day is known: the way to its start is planned, and nothing of it is invented. */
export function unknownEvent(brief: SessionBrief): RacePlan {
  const name = brief.context.picker.allows("Easy run") ? "Easy run" : "Brisk walk";
  return {
    lines: [
      {
        ...racePart(name),
        duration: `${GET_READY / 60} min`,
        intensity: "easy",
        notes: "Easy, ending five minutes before you are called; then your event in the organiser's order.",
        dose: { seconds: GET_READY, totalSeconds: GET_READY },
      },
    ],
    description: "Your profile does not say what this event involves, so only the lead-in to its start is planned.",
    stimulus: "Warm, loose and calm at the first task.",
    strategy:
      "Ask the organiser for the order of the tasks and the rests between them. Even effort in the long tasks, one clean try at the heavy ones. Nothing new today.",
    ifItGoesWrong: "Sharp pain, dizziness or a new symptom: stop and tell the people who run the event.",
    warmupNote: "Begin 30 minutes before you are called. Keep a layer on until then.",
    warmup: "run",
    warmupSeconds: 600,
    potentiate: stridesItems(brief, 3),
  };
}
