import { inUnit, type Target } from "../turn/quantities/other-units.ts";
import { quantitiesIn } from "../turn/quantities/quantities.ts";
import type { Tongue } from "../turn/languages.ts";

/** Weights, distances and paces of a text also in pounds or miles. */
export function alsoIn(text: string, target: Target, tongue: Tongue): string {
  if (target !== "lb" && target !== "mi") return text;
  const done = new Set<string>();
  return quantitiesIn(text, tongue)
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((written, quantity) => {
      const value = inUnit(quantity, target, tongue);
      if (value === undefined || done.has(quantity.text)) return written;
      done.add(quantity.text);
      const plain = quantity.text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return written.replaceAll(new RegExp(String.raw`(?<![\d.,:–(])${plain}(?![\p{L}\d]| ?\()`, "gu"), `${quantity.text} (${value})`);
    }, text);
}
