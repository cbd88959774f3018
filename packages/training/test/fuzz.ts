import process from "node:process";

/**
 * How many random athletes the property tests take, and from which seed. The default run is the same every time.
 * `FUZZ_RUNS=100000 FUZZ_SEED=random` looks further: the seed is printed, and `FUZZ_SEED=<number>` repeats the run.
 */
export const FUZZ: { readonly runs: number; readonly seed: number } = {
  runs: Number(process.env["FUZZ_RUNS"] ?? 3000),
  seed: seedOf(process.env["FUZZ_SEED"]),
};

if (process.env["FUZZ_SEED"] !== undefined) process.stdout.write(`${FUZZ.runs} random athletes, FUZZ_SEED=${FUZZ.seed}\n`);

function seedOf(text: string | undefined): number {
  if (text === "random") return Math.floor(Math.random() * 2 ** 31);
  return Number(text ?? 20_261_121);
}
