import type { SentenceEncoder } from "../../context.ts";
import { getShares, inflateRegression, type Loaded } from "../../triage/learned.ts";
import { encodeMeaning } from "../reading/meaning.ts";
import { type Context, getMeaning, getTurnFeatures } from "./wants.ts";

/*
 * The form of a question about the athlete's own rows: which rows, what of them, how they are summed up, and what is set side by side. In a
 * later turn "same" is what stays as it was before.
 */

export const SOURCES: readonly string[] = ["same", "done", "planned", "kept", "best", "race", "goal", "profile", "form", "none"];
export const MEASURES: readonly string[] =
  "same sessions time distance load effort pace weight reps sets tonnage date clock result content place reason other".split(" ");
export const SHAPES: readonly string[] =
  "same single total average highest lowest last first next list each compare trend share gap ever often count-days".split(" ");
export const GROUPS: readonly string[] = [
  "same",
  "none",
  "session",
  "day",
  "week",
  "month",
  "year",
  "weekday",
  "sport",
  "kind",
  "exercise",
];

/** The four parts of a form, in the order of the corpus. */
export const PARTS = { source: SOURCES, measure: MEASURES, shape: SHAPES, group: GROUPS } as const;
export type { SentenceEncoder };

export type Part = keyof typeof PARTS;

export type Form = { readonly [part in Part]: string } & {
  /** How likely the unlikeliest part is, 0 to 1. */
  readonly share: number;
};

let models: Promise<{ readonly [part in Part]: Loaded }> | undefined;

/** Reads a form with the committed weights (`npm run forms:train`), which are loaded with the first one. */
export async function readForm(content: string, context: Context, encode?: SentenceEncoder): Promise<Form> {
  models ??= load();
  const meaning = getMeaning(await encodeMeaning(content, encode), content, context);
  const features = [...getTurnFeatures(content, context), ...meaning];
  const loaded = await models;
  const read = (part: Part): readonly [string, number] => {
    // Nothing is the same as before in a first turn.
    const shares = getShares(loaded[part], features).map((share, at) => (context === "-" && PARTS[part][at] === "same" ? 0 : share));
    const share = Math.max(...shares);
    return [PARTS[part][shares.indexOf(share)] ?? "none", share];
  };
  const [source, measure, shape, group] = [read("source"), read("measure"), read("shape"), read("group")];
  return {
    source: source[0],
    measure: measure[0],
    shape: shape[0],
    group: group[0],
    share: Math.min(source[1], measure[1], shape[1]),
  };
}

async function load(): Promise<{ readonly [part in Part]: Loaded }> {
  const weights = await import("./form-weights.gen.ts");
  const [source, measure, shape, group] = await Promise.all(
    [weights.SOURCE, weights.MEASURE, weights.SHAPE, weights.GROUP].map(inflateRegression) as [
      Promise<Loaded>,
      Promise<Loaded>,
      Promise<Loaded>,
      Promise<Loaded>,
    ],
  );
  return { source, measure, shape, group };
}
