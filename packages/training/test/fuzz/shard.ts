import fc from "fast-check";
import type { Athlete } from "#training/athlete/athlete.ts";
import { anyAthlete, anyBlock, type Block } from "../athlete-arbitrary.ts";
import { planProblems } from "./plan-problems.ts";

/** A number of random athletes from a seed. */
export interface Shard {
  readonly runs: number;
  readonly seed: number;
}

/** The simplest athlete found whose plan breaks a rule, and the shard that finds it again. */
export interface FuzzFailure {
  readonly shard: Shard;
  readonly athlete: Athlete;
  readonly block: Block;
  readonly problems: readonly string[];
}

export function checkShard(shard: Shard): FuzzFailure | undefined {
  const property = fc.property(anyAthlete, anyBlock, (athlete, block) => problemsOrError(athlete, block).length === 0);
  const details = fc.check(property, { numRuns: shard.runs, seed: shard.seed });
  if (details.counterexample === null) return undefined;
  const [athlete, block] = details.counterexample;
  return { shard, athlete, block, problems: problemsOrError(athlete, block) };
}

function problemsOrError(athlete: Athlete, block: Block): readonly string[] {
  try {
    return planProblems(athlete, block);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
