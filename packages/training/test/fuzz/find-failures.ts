import fc from "fast-check";

/** What was drawn when something broke, as simple as shrinking finds it, and what broke. */
export interface Failure<Value> {
  readonly value: Value;
  readonly problems: readonly string[];
}

/** Shrinking one value takes no longer. */
const SHRINK_MS = 60_000;

/** Tries so many values and goes on after one that breaks something; each of them is shrunk as long as it breaks the same rule. */
export function findFailures<Value>(
  values: fc.Arbitrary<Value>,
  problemsOf: (value: Value) => readonly string[],
  { runs, seed }: { readonly runs: number; readonly seed: number },
): readonly Failure<Value>[] {
  const broken: (readonly [run: number, rule: string])[] = [];
  let run = 0;
  const look = fc.property(values, (value) => {
    const [problem] = problemsOf(value);
    if (problem !== undefined) broken.push([run, ruleOf(problem)]);
    run++;
  });
  fc.assert(look, { numRuns: runs, seed });
  return broken.flatMap(([index, rule]) => {
    const keepsRule = fc.property(values, (value) => !problemsOf(value).some((problem) => ruleOf(problem) === rule));
    const details = fc.check(keepsRule, { numRuns: 1, seed, path: String(index), interruptAfterTimeLimit: SHRINK_MS });
    if (details.counterexample === null) return [];
    const [value] = details.counterexample;
    return [{ value, problems: problemsOf(value) }];
  });
}

/** "validatePlan weekly-load", "rule 8 (loadGrowth)", or the promise up to its first day or number. */
export function ruleOf(problem: string): string {
  return problem.split(/:|\n| after | on \d| of \S+ from /u, 1)[0] ?? problem;
}
