import type { RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";

/** What comes after the first test, and what comes last (return-ladders.md section 5): nobody sees five weeks without a squat and no way back to it. */
const WAYS: { readonly [place in LadderPlace]: string } = {
  calf: "After it come calf raises on one leg, then runs with walks between them; hills and jumps come last.",
  foot: "After it come calf raises on one leg, then runs with walks between them; jumps come last.",
  shin: "After it come calf raises and longer walks, then runs with walks between them every second day; jumps come last.",
  knee: "After it come box squats and slow step-downs, then runs with walks between them; lunges, wall balls and jumps come last.",
  thigh: "After it come bridges on one leg and an easy jog, then faster runs step by step; sprints come last.",
  groin: "After it come ball squeezes and box squats, then runs with walks between them; sprints, cutting and kipping come last.",
  back: "After it come light goblet squats, hip hinges and short easy runs, then front squats, pulls from blocks and rowing; the deadlift from the floor and workouts against the clock come last.",
  shoulder: "After it come presses below the head and ring rows, then strict presses and pull-ups; kipping and snatches come last.",
  arm: "After it come light pulls and carries, then strict pull-ups; the front rack, the rope and kipping come last.",
  neck: "After it come light goblet squats, then front squats and landmine presses; presses overhead and handstands come last.",
  ribs: "After it come push-ups on a bench and light presses, then easy rowing; dips and burpees come last.",
};

const ELSEWHERE = "After it come light and slow work, then more of it; what is fast, heavy or a jump comes last.";
const ANKLE =
  "After it come more balance and more calf raises on one leg, with runs with walks between them on even ground on other days; jumps come last.";

/** The way back of a region in one sentence. */
export function wayBack(finding: Pick<RegionFinding, "region" | "phrase">): string {
  const place = ladderPlace(finding);
  return place === undefined ? (finding.region === "ankle" ? ANKLE : ELSEWHERE) : WAYS[place];
}
