import type { Rules } from "./plain-clocks.ts";

/** Repetitions at a load, and a load with its repetitions as lifters write them: "5+ @ 85%", "80% x 1 x 2". */
const REPS_AT = String.raw`\d+\+?(?: ?reps?)? ?@ ?\d+(?:\.\d+)? ?(?:%|kgs?|lbs?)?`;
const LOAD_BY = String.raw`\d+(?:\.\d+)? ?(?:%|kg)? ?x ?\d+(?: ?x ?\d+)?`;
const BETWEEN = String.raw`(?:\s*[,;]\s*|\s+)(?:(?:and|then)\s+)?`;

/**
 * Sets of one lift that each have their own load, as one list of repetitions and one of loads: "5 @ 65%, 3 @ 75%" is
 * "sets:5-3 @each 65-75%".
 */
export const SETS: Rules = [
  [/^\s*sets? \d+ ?[:.)-]\s*(?=\d+\+?(?: ?reps?)? ?@)/gim, ""],
  [/(?<=^\s*\d+ ?(?:reps? )?)(?:a|at|al|bei) (?=\d+(?:\.\d+)? ?(?:%|kg)?\s*$)/gim, "@ "],
  [
    new RegExp(String.raw`(?<![\d.])(${REPS_AT}(?:${BETWEEN}${REPS_AT})+)(?![ \t]*x?\d)`, "gi"),
    (_, written = "") =>
      each(
        [...written.matchAll(/(\d+)\+?(?: ?reps?)? ?@ ?(\d+(?:\.\d+)?) ?(%|kgs?|lbs?)?/gi)].map(([, reps, load, unit]) => ({
          reps,
          load,
          unit,
        })),
      ),
  ],
  [
    new RegExp(String.raw`(?<![\d.x])(\d+(?:\.\d+)? ?(?:%|kg) ?x ?\d+(?: ?x ?\d+)?(?:${BETWEEN}${LOAD_BY})+)(?!\d)`, "gi"),
    (_, written = "") =>
      each(
        [...written.matchAll(/(\d+(?:\.\d+)?) ?(%|kg)? ?x ?(\d+)(?: ?x ?(\d+))?/gi)].flatMap(([, load, unit, reps, sets]) =>
          Array.from({ length: Number(sets ?? 1) }, () => ({ reps, load, unit })),
        ),
      ),
  ],
  // "70-72-75-77%" below the sets
  [
    /\n\s*@? ?(\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?){2,}) ?(%|kg)[^\S\n]*(?=\n|$)/g,
    (_, loads = "", unit = "") => ` @each ${loads.replaceAll("/", "-")}${unit}`,
  ],
  [/@ ?(\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?){2,}) ?(%|kg)/g, (_, loads = "", unit = "") => `@each ${loads.replaceAll("/", "-")}${unit}`],
];

function each(
  sets: readonly { readonly reps: string | undefined; readonly load: string | undefined; readonly unit: string | undefined }[],
): string {
  const unit = sets.find((one) => one.unit !== undefined)?.unit ?? "";
  return ` sets:${sets.map(({ reps }) => reps).join("-")} @each ${sets.map(({ load }) => load).join("-")}${unit} `;
}
