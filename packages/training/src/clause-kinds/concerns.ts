import type { SeenClause } from "./features.ts";
import { clauseFeatures } from "./features.ts";
import { CONCERN_WEIGHTS } from "./concern-weights.gen.ts";
import { getShares, type LoadedRegression, loadRegression } from "./regression.ts";

let model: LoadedRegression | undefined;

/**
 * How likely each clause of a note is a sign, a condition, a medicine, an operation or a ban, and no small talk, from 0 to 1, with the committed
 * weights (`npm run notes:train`). The examples stand in `clause-corpus/asides-*.txt`.
 */
export function getConcerns(clauses: readonly SeenClause[]): readonly number[] {
  const known = READ.get(clauses);
  if (known !== undefined) return known;
  const loaded = (model ??= loadRegression(CONCERN_WEIGHTS));
  const found = clauses.slice(0, MOST_CLAUSES).map((_, at) => getShares(loaded, clauseFeatures(clauses, at, "injuries"))[1] ?? 0);
  READ.set(clauses, found);
  return found;
}

/** More than a person writes. */
const MOST_CLAUSES = 120;
const READ = new WeakMap<readonly SeenClause[], readonly number[]>();
