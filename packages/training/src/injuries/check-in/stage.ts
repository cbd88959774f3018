import type { Grade, RegionFinding } from "../injury.ts";
import { getBand } from "../return-ladder/score.ts";

/** S0 protect to S5 full (return-ladders.md section 2). */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5;

/** The stage that a score starts at; a sudden strain and a nerve start one earlier, a bone at S0 (return-ladders.md section 1). */
export function startStage({ score, kind }: Pick<RegionFinding, "score" | "kind">): Stage {
  const stage = (5 - getBand(score)) as Stage;
  if (kind === "bone") return 0;
  return kind === "strain" || kind === "nerve" ? (Math.max(0, stage - 1) as Stage) : stage;
}

/** The score whose row of the ladder is the content of a stage. */
const SCORE: { readonly [stage in Stage]: number } = { 0: 8, 1: 6, 2: 4, 3: 3, 4: 2, 5: 0 };

export function scoreOfStage(stage: Stage): number {
  return SCORE[stage];
}

export function gradeOfScore(score: number): Grade {
  if (score <= 0) return 0;
  if (score < 4) return 1;
  return score < 6 ? 2 : 3;
}

export function stageAfter(stage: Stage, steps: number): Stage {
  return Math.max(0, Math.min(5, stage + steps)) as Stage;
}
