import process from "node:process";

/**
 * How many random athletes the property tests take, and from which seed: always the same, so that a commit that passed passes
 * again. The seed is printed; `FUZZ_SEED=random FUZZ_RUNS=100000` and `npm run fuzz` look further, `FUZZ_SEED=<number>` repeats a run.
 */
export const FUZZ: { readonly runs: number; readonly seed: number } = {
  runs: Number(process.env["FUZZ_RUNS"] ?? 1000),
  seed: seedOf(process.env["FUZZ_SEED"]),
};

process.stdout.write(`${FUZZ.runs} random athletes, FUZZ_SEED=${FUZZ.seed}\n`);

function seedOf(text: string | undefined): number {
  if (text === "random") return Math.floor(Math.random() * 2 ** 31);
  return Number(text ?? 20_261_121);
}
