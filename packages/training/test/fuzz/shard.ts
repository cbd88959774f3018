import fc from "fast-check";
import type { Athlete } from "#training/athlete/athlete.ts";
import { anyBlock, anyFuzzAthlete, type Block } from "../athlete-arbitrary.ts";
import { findFailures } from "./find-failures.ts";
import { planProblems } from "./plan-problems.ts";

/** A number of random athletes from a seed. */
export interface Shard {
  readonly runs: number;
  readonly seed: number;
}

/** An athlete whose plan breaks a rule, and the shard that finds it again. */
export interface FuzzFailure {
  readonly shard: Shard;
  readonly athlete: Athlete;
  readonly block: Block;
  readonly problems: readonly string[];
}

/** Every athlete of the shard whose plan breaks a rule. */
export function checkShard(shard: Shard): readonly FuzzFailure[] {
  const drawn = fc.record({ athlete: anyFuzzAthlete, block: anyBlock });
  return findFailures(drawn, problemsOrError, shard).map(({ value, problems }) => ({ shard, ...value, problems }));
}

function problemsOrError({ athlete, block }: { readonly athlete: Athlete; readonly block: Block }): readonly string[] {
  try {
    return planProblems(athlete, block);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
