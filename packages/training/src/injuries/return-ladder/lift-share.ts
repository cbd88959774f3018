import type { RegionFinding } from "../injury.ts";
import { SEEN_FIRST } from "./exits.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { getBand } from "./score.ts";

/** Load of what moderately loads a sore region, of the load without pain, at 1-2 and at 3 of 10 (return-ladders.md section 5). */
const LIFT_SHARE: { readonly [place in LadderPlace]: readonly [slight: number, sore: number] } = {
  calf: [0.8, 0.8],
  foot: [0.9, 0.8],
  shin: [0.9, 0.8],
  knee: [0.9, 0.8],
  thigh: [0.85, 0.7],
  groin: [0.9, 0.8],
  back: [0.9, 0.7],
  shoulder: [0.9, 0.7],
  arm: [0.9, 0.7],
  neck: [0.8, 0.7],
  ribs: [0.7, 0.6],
};

/** Regions without a table: ten percent less (injuries.md section 1). */
const ELSEWHERE: readonly [number, number] = [0.9, 0.8];

/** "Squat above pain 60°, LL1-2": half to six tenths of the load at 4 or 5 of 10 (sections 4 and 5.4). */
const LOADED_AGAIN = 0.6;
/** What was at 6 of 10 and more begins at LL1; a spine lower still, as its goblet squats and step-ups have an estimate and no load of before. */
const FIRST_AGAIN = 0.4;
const FIRST_OF_SPINE = 0.3;
const FIRST_IN_HANDS = 0.25;
const SPINE: ReadonlySet<LadderPlace | undefined> = new Set<LadderPlace>(["back", "neck"]);

/** Whether check-ins brought it here from 6 of 10 and more. */
export function wasBad({ entered = 0 }: Pick<RegionFinding, "entered">): boolean {
  return entered >= SEEN_FIRST;
}

/**
 * The share of the weight in the hands that a region leaves which was bad. What is held for a spine is new work without a load of before: it keeps the
 * weight of the step before while there is more of it ("volume before load", section 2, S3), and then comes near the load of a first return.
 */
export function handShare(finding: RegionFinding): number {
  if (!wasBad(finding) || !SPINE.has(ladderPlace(finding))) return liftShare(finding);
  return getBand(finding.score) >= 2 ? FIRST_IN_HANDS : LOADED_AGAIN;
}

/** The most effort of what loads a region that was bad: S1 to S4 of the stages (section 2). */
export function returnEffort(finding: RegionFinding): number {
  const band = getBand(finding.score);
  return band >= 4 ? 5 : band === 3 ? 6 : band === 2 ? 7 : 8;
}

/** The share of the load that a sore region leaves a lift. */
export function liftShare(finding: RegionFinding): number {
  const place = ladderPlace(finding);
  if (getBand(finding.score) >= 3) return wasBad(finding) ? (SPINE.has(place) ? FIRST_OF_SPINE : FIRST_AGAIN) : LOADED_AGAIN;
  if (getBand(finding.score) === 2 && wasBad(finding)) return LOADED_AGAIN;
  const [slight, sore] = place === undefined ? ELSEWHERE : LIFT_SHARE[place];
  if (getBand(finding.score) < 2) return slight;
  // Two exposures per rung (section 4, LL): from its second week on a stage that was climbed is half way to the next.
  return (finding.climbed?.weeks ?? 0) > 0 ? (sore + slight) / 2 : sore;
}
