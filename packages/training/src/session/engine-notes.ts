import type { ErgKind } from "../prescription/cardio/erg-intervals.ts";

/** How intervals on a machine should feel. */
export function engineStimulus(kind: ErgKind, easy: boolean): string {
  return easy ? "Technique pace: even, quiet, never above short sentences." : STIMULUS[kind];
}

/** `hasNumbers` where the line has watts or a split to hold. */
export function engineStrategy(kind: ErgKind, hasNumbers = true): string {
  return hasNumbers ? STRATEGY[kind] : BY_EFFORT[kind];
}

/** Nothing to rehearse but the effort. */
export const ENGINE_WARMUP =
  "End the warm-up on the machine: a minute easy, a minute steady, twice thirty seconds at the effort of the day.";

const STIMULUS: { readonly [kind in ErgKind]: string } = {
  UT1: "Steady work: short sentences, warm muscles, the same breathing from the fifth minute on.",
  AT: "Comfortably hard: a few words at a time, and the last repetition at the number of the first.",
  TR: "Hard from the second minute on, single words only; the rest lets you do it again.",
};

const STRATEGY: { readonly [kind in ErgKind]: string } = {
  UT1: "Find the number in the first two minutes and leave it alone. Use the time for technique: tall posture, an even stroke or cadence, breathing in rhythm with it.",
  AT: "Start a little under what you could and hold it. If the split or the watts drift by more than three in a hundred, take a minute more rest rather than less work.",
  TR: "Write down every repetition. When one is more than three seconds slower than the first, that was the last.",
};

const BY_EFFORT: { readonly [kind in ErgKind]: string } = {
  UT1: "Find the effort in the first two minutes and leave it alone. Use the time for technique: tall posture, an even stroke or cadence, breathing in rhythm with it.",
  AT: "Start a little under what you could and hold it. If the breathing gets ragged, take a minute more rest rather than less work.",
  TR: "Build for half a minute, then hold. When one feels a point harder than the first, that was the last.",
};
