import type { WodLoad, WodMovement } from "@ironpace/training";
import { clockText } from "#ui/timers/clock-text.ts";

/** "AMRAP 20", "For time" */
export function sentence(text: string): string {
  return /^(amrap|emom)/.test(text) ? text.replace(/^\w+/, (word) => word.toUpperCase()) : text.charAt(0).toUpperCase() + text.slice(1);
}

/** "21 reps", "400 m" */
export function amountText({ reps, metres, calories, seconds, forWomen, isMax }: WodMovement): string {
  if (isMax === true) return "as many as possible";
  const women = forWomen === undefined ? "" : ` / ${forWomen}`;
  if (reps !== undefined) return `${reps}${women} reps`;
  if (metres !== undefined) return metres >= 1000 && forWomen === undefined ? `${metres / 1000} km` : `${metres}${women} m`;
  if (calories !== undefined) return calories === true ? "calories" : `${calories}${women} cal`;
  return seconds === undefined ? "" : clockText(seconds);
}

/** "43 / 30 kg" */
export function loadText({ values, unit, count, isRange, isPerSet, isUpTo, of }: WodLoad): string {
  const amount = values.join(isRange === true ? "–" : isPerSet === true ? ", " : " / ");
  if (unit === "bw") return `${amount === "1" ? "" : `${amount} × `}body weight`;
  const source = of === undefined ? "" : ` of ${of}`;
  return `${isUpTo === true ? "up to " : ""}${count === undefined ? "" : `${count} × `}${amount}${unit === "%" ? "%" : ` ${unit}`}${source}`;
}
