import { unwantedText } from "../statements/wish-clauses.ts";
import { racesOnTrails } from "../athlete/own-sports.ts";
import type { PlanContext } from "../context/context.ts";
import type { Stimulus } from "../model/quality-work.ts";
import type { SessionCode } from "../model/plan.ts";
import { goalEvent } from "../season/ladders/goal-event.ts";
import { bikeStimulus, ergStimulus } from "../season/ladders/machine-stimuli.ts";
import { runStimuli, type StimulusFacts } from "../season/ladders/run-stimuli.ts";
import type { WeekFrame } from "../season/phases.ts";

/** What each session of a week trains, in the order of their codes; undefined for those without a ladder. */
export function weekStimuli(context: PlanContext, frame: WeekFrame, codes: readonly SessionCode[]): readonly (Stimulus | undefined)[] {
  const facts: StimulusFacts = { level: context.level, frame, event: goalEvent(context.athlete, frame) };
  const runs = codes.filter((code) => code === "RT" || code === "RI").length;
  const isOffTrack = dislikesTracks(context.athlete.dislikes);
  const climbs = runs === 1 && climbsThisWeek(context, frame);
  const stimuli = runStimuli(runs, facts).map((stimulus) =>
    (stimulus === "repetition" && isOffTrack) || (stimulus === "threshold" && climbs) ? ("hills" as const) : stimulus,
  );
  let run = 0;
  return codes.map((code) => {
    if (code === "BQ") return bikeStimulus(facts);
    if (code === "EI") return ergStimulus(facts);
    if (code !== "RT" && code !== "RI") return undefined;
    const stimulus = stimuli[run++];
    // One touch of the pace is enough in a deload; the other fast run is easy with strides.
    return frame.isDeload && run < runs ? undefined : stimulus;
  });
}

/** Before a trail race the one fast run of the week climbs in every second week. */
function climbsThisWeek({ athlete, picker }: PlanContext, { macroWeek, isDeload }: WeekFrame): boolean {
  return macroWeek % 2 === 0 && !isDeload && picker.allows("Hill sprint") && racesOnTrails(athlete);
}

/** Short repetitions by distance are what a track is for: hills give the same quickness without one. */
function dislikesTracks(dislikes = ""): boolean {
  return /\btracks?\b|laufbahn|tartan|\bpista\b/iu.test(unwantedText(dislikes));
}
