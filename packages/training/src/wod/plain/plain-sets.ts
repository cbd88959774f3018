import type { Rules } from "./plain-clocks.ts";

/** Repetitions at a load: "5+ @ 85%". */
const REPS_AT = String.raw`\d+\+?(?: ?reps?)? ?@ ?\d+(?:\.\d+)? ?(?:%|kgs?|lbs?)?`;
const BETWEEN = String.raw`(?:\s*[,;]\s*|\s+)(?:(?:and|then)\s+)?`;

/**
 * Sets of one lift that each have their own load, as one list of repetitions and one of loads: "5 @ 65%, 3 @ 75%" is
 * "sets:5-3 @each 65-75%".
 */
export const SETS: Rules = [
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
  [/@ ?(\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?){2,}) ?(%|kg)/g, (_, loads = "", unit = "") => `@each ${loads.replaceAll("/", "-")}${unit}`],
];

function each(
  sets: readonly { readonly reps: string | undefined; readonly load: string | undefined; readonly unit: string | undefined }[],
): string {
  const unit = sets.find((one) => one.unit !== undefined)?.unit ?? "";
  return ` sets:${sets.map(({ reps }) => reps).join("-")} @each ${sets.map(({ load }) => load).join("-")}${unit} `;
}
