/* The pace of a race over a distance, in the words of the reader. */

import type { Lines } from "./lines.ts";

const TEMPO = String.raw`(?:(?:race|renn|wettkampf|wedstrijd)?[- ]?(?:tempo|pace|pacing))`;
const PACE = new RegExp(
  String.raw`(?:,?\s*\(\s*)?(?<!\p{L})(?:(?:im|in|at|op|auf) (3|5|10|15)[- ]?km?[- ]${TEMPO}|(?:[aà] |al |en |no |au )?(?:allure|ritmo|rythme)(?: de| di| du| da)? (3|5|10|15) ?km?)(?![\p{L}\d])(?:\s*\))?`,
  "giu",
);

/** "6 x 800 m im 10-km-Tempo", "6x 500 m (ritmo de 5k)": "@ 10k pace". */
export function writeOutPaces(lines: Lines): Lines {
  return lines.map((line) =>
    line
      .replaceAll(PACE, (found: string, first: string | undefined, second: string | undefined) => {
        const [opens, closes] = [found.includes("("), found.endsWith(")")];
        const pace = ` @ ${first ?? second ?? ""}k pace`;
        return opens === closes ? pace : found;
      })
      .replaceAll(/ {2,}(?=@ \d)/g, " "),
  );
}
