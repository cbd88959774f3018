import type { SessionBrief, SessionDraft } from "../../draft.ts";
import type { Race } from "../../race.ts";
import { raceDay } from "../../race-day.ts";
import { assemble } from "../assemble.ts";
import { crossfitRace } from "./crossfit-race.ts";
import { hyroxRace } from "./hyrox-race.ts";
import { liftingRace } from "./lifting-race.ts";
import type { RacePlan } from "./race-plan.ts";
import { runningRace } from "./running-race.ts";
import { triathlonRace } from "./triathlon-race.ts";

/** Race day: whether to start, a warm-up, the race part by part as the event has it, a gentle end. */
export function raceSession(brief: SessionBrief, race: Race): SessionDraft {
  const plan = planOf(brief, race);
  const { target } = plan;
  const { advice } = raceDay(race, brief.context.reading);
  return {
    title: `Race day: ${race.name}`,
    description: `${advice === "" ? "" : `${advice} `}${plan.description}`,
    intent: "Show what is there.",
    movementFocus: ["race"],
    complexity: 8,
    blocks: assemble(brief, plan.warmup, () => ({ mainWorkout: plan.lines }), { warmupSeconds: plan.warmupSeconds }),
    mainFormat: { kind: "for-time", label: race.name, ...(target === undefined ? {} : { target }) },
    notes: { stimulus: plan.stimulus, strategy: plan.strategy, substitutions: plan.ifItGoesWrong, warmup: plan.warmupNote },
  };
}

function planOf(brief: SessionBrief, race: Race): RacePlan {
  const { format } = race;
  switch (format.kind) {
    case "hyrox":
      return hyroxRace(brief, race);
    case "running":
      return runningRace(brief, race);
    case "triathlon":
      return triathlonRace(brief, format.format);
    case "crossfit":
      return crossfitRace(brief);
    // Lifters do not run before they lift.
    case "weightlifting":
    case "powerlifting":
      return liftingRace(brief, race.minutes * 60, format.kind);
  }
}
