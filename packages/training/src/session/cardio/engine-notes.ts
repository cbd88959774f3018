import type { ErgKind } from "../../prescription/cardio/erg-intervals.ts";

/** How intervals on a machine should feel. */
export function engineStimulus(kind: ErgKind, easy: boolean): string {
  return easy ? "Technique pace: even, quiet, never harder than short sentences." : STIMULUS_TEXTS[kind];
}

/** `hasNumbers` where the line has watts or a split to hold. */
export function engineStrategy(kind: ErgKind, hasNumbers = true): string {
  return hasNumbers ? STRATEGY_TEXTS[kind] : BY_EFFORT[kind];
}

/** Nothing to rehearse but the effort. */
export const ENGINE_WARMUP =
  "End the warm-up on the machine: a minute easy, a minute steady, two times thirty seconds at the effort of the session.";

const STIMULUS_TEXTS: { readonly [kind in ErgKind]: string } = {
  UT1: "Steady work: short sentences, warm muscles, the same breathing from the fifth minute on.",
  AT: "Comfortably hard: a few words at a time, and the last rep as fast as the first.",
  TR: "Hard from the second minute on, single words only; the rest lets you do it again.",
};

const STRATEGY_TEXTS: { readonly [kind in ErgKind]: string } = {
  UT1: "Find your pace or power in the first two minutes and keep it. Use the time for technique: tall posture, an even stroke or cadence, breathing in rhythm with it.",
  AT: "Start a little under what you could and hold it. If the split or the watts drift by more than 3%, rest a minute longer rather than do less work.",
  TR: "Write down every rep. When one is clearly slower, shorter or weaker than the first, stop there.",
};

const BY_EFFORT: { readonly [kind in ErgKind]: string } = {
  UT1: "Find the effort in the first two minutes and keep it. Use the time for technique: tall posture, an even stroke or cadence, breathing in rhythm with it.",
  AT: "Start a little under what you could and hold it. If the breathing gets ragged, rest a minute longer rather than do less work.",
  TR: "Build for half a minute, then hold. When one feels one RPE point harder than the first, stop there.",
};
