import { dislikesTracks, readDislikes } from "../../statements/wished-exercises/dislikes.ts";
import { likesHills } from "../../selection/liked.ts";
import { isOffRoad, racesOnTrails } from "../../athlete/own-sports.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { SessionCode } from "../../model/plan.ts";
import { goalEvent } from "../../season/ladders/goal-event.ts";
import { bikeStimulus, ergStimulus } from "../../season/ladders/machine-stimuli.ts";
import { isRacePace, runCode, runStimuli, type StimulusFacts } from "../../season/ladders/run-stimuli.ts";
import type { Minutes } from "../../units/units.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { stimulusUnderCeiling } from "../run/one-fast-run.ts";
import { returnStimulus } from "./return-slots.ts";

/** What each session of a week trains, in the order of their codes, whose days have so many minutes; undefined for those without a ladder. */
export function weekStimuli(
  context: PlanContext,
  frame: WeekFrame,
  codes: readonly SessionCode[],
  minutes: readonly (Minutes | undefined)[] = [],
): readonly (Stimulus | undefined)[] {
  const facts: StimulusFacts = { level: context.level, frame, event: goalEvent(context.athlete, frame) };
  const runs = codes.filter((code) => code === "RT" || code === "RI").length;
  const isOffTrack = dislikesTracks(context.athlete.dislikes) || likesHills(context.athlete);
  // Who does not like intervals has tempo runs, but for the pace of a race.
  const isSteady = facts.event === undefined && readDislikes(context.athlete.dislikes).includes("Interval run");
  const climbs = runs === 1 && climbsThisWeek(context, frame);
  const stimuli = runStimuli(runs, facts).map((stimulus) =>
    isSteady && runCode(stimulus) === "RI" && !(stimulus === "hills" && isOffTrack)
      ? ("tempo" as const)
      : (stimulus === "repetition" && isOffTrack) || (stimulus === "threshold" && climbs)
        ? ("hills" as const)
        : stimulus,
  );
  const isByEffort = leadsOffRoad(context, frame);
  const offRoad = stimuli.map((stimulus) => (isRacePace(stimulus) && isByEffort ? ("threshold" as const) : stimulus));
  // Two runs at threshold in a week would be the same session: the first of them climbs, or is faster where hills are left out.
  const isTwice = isByEffort && offRoad.filter((stimulus) => stimulus === "threshold").length > 1;
  const instead = context.picker.allows("Hill sprint") ? "hills" : "vo2";
  const paced = isTwice ? offRoad.with(offRoad.indexOf("threshold"), instead) : offRoad;
  // The club runs fast in a light week too: its day has the touch.
  const hasClub = codes.includes("RI") && context.reading.days.some(({ isFastDay }) => isFastDay === true);
  let run = 0;
  return codes.map((code, index) => {
    if (code === "BQ") return bikeStimulus(facts, minutes[index]);
    if (code === "EI") return ergStimulus(facts);
    if (code !== "RT" && code !== "RI") return undefined;
    const stimulus = paced[run++];
    // One touch of the pace is enough in a deload; the other fast run is easy with strides.
    if (!frame.isDeload) return stimulus;
    // Intervals and repetitions are no rest: the touch is at threshold.
    const isTouched = hasClub ? index === codes.indexOf("RI") : run === runs;
    return !isTouched ? undefined : stimulus !== undefined && NO_TOUCH.has(stimulus) ? "threshold" : stimulus;
  });
}

/** Before a race over trails no pace of a watch is learned: ground and climbs decide it. */
function leadsOffRoad({ athlete: { competitions = [] } }: PlanContext, { startDate }: WeekFrame): boolean {
  const ahead = competitions
    .filter(({ date, priority }) => priority !== "C" && date >= startDate)
    .toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date));
  return ahead[0] !== undefined && isOffRoad(ahead[0]);
}

const NO_TOUCH: ReadonlySet<Stimulus> = new Set<Stimulus>(["vo2", "vo2-short", "repetition", "hills"]);

/** Where one of two fast runs became easy, the other trains what the phase is about. */
export function withMainStimulus(
  context: PlanContext,
  frame: WeekFrame,
  planned: readonly SessionSlot[],
  slots: readonly SessionSlot[],
): readonly SessionSlot[] {
  const fast = slots.filter(isFastRun);
  const [only] = fast;
  const wasOne = planned.filter(isFastRun).length <= 1;
  if (only === undefined || fast.length > 1 || wasOne || frame.isDeload || only.isTaper || only.isRecovery) return slots;
  const stimulus = stimulusUnderCeiling(context, returnStimulus(context, frame, weekStimuli(context, frame, [only.code])[0]));
  if (stimulus === undefined || stimulus === only.stimulus) return slots;
  const code = runCode(stimulus);
  return slots.map((slot) => (slot === only ? { ...slot, code, stimulus, rpe: Math.min(context.highestRpe, codeFacts(code).rpe) } : slot));
}

function isFastRun({ code, test }: SessionSlot): boolean {
  return (code === "RT" || code === "RI") && test === undefined;
}

/** Before a trail race, and for who loves hills, the one fast run of the week climbs in every second week. */
function climbsThisWeek({ athlete, picker }: PlanContext, { macroWeek, isDeload }: WeekFrame): boolean {
  return macroWeek % 2 === 0 && !isDeload && picker.allows("Hill sprint") && (racesOnTrails(athlete) || likesHills(athlete));
}
