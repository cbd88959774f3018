/** Every `of`th mutant, from the `which`th on: spread evenly over all files, and no two of the `of` samples share one. */
export interface Sample {
  readonly which: number;
  readonly of: number;
}

/** Where the runners, which are processes of Stryker, find it. */
export const SAMPLE_VARIABLE = "MUTATION_SAMPLE";

const ALL: Sample = { which: 1, of: 1 };

/** From "3/8"; `undefined` when the text says something else. Without a text all are tried. */
export function readSample(text: string | undefined): Sample | undefined {
  if (text === undefined) return ALL;
  const [which = Number.NaN, of = Number.NaN, ...rest] = text.split("/").map(Number);
  return rest.length === 0 && Number.isInteger(of) && Number.isInteger(which) && which >= 1 && which <= of ? { which, of } : undefined;
}

/** Stryker numbers its mutants in the order of the files. */
export function isSampled({ which, of }: Sample, mutantId: string): boolean {
  return Number(mutantId) % of === which - 1;
}
