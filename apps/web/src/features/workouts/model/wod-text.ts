import { toPounds, type WodLoad, type WodMovement } from "@ironpace/training";
import { clockText } from "#ui/training/timers/clock-text.ts";

/** "AMRAP 20", "For time" */
export function capitalize(text: string): string {
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

/** A prescription in the athlete's units: "43 / 29 kg" reads "95 / 64 lb"; kilometres of an erg or a run are said in metres beside miles. */
export function prescriptionText(
  text: string,
  { weight, distance }: { readonly weight: "kg" | "lb"; readonly distance: "km" | "mi" },
): string {
  const loaded =
    weight === "kg"
      ? text
      : text
          .replaceAll(/\d[\d.]*(?: \/ \d[\d.]*)*(?= kg\b)/gu, (loads) =>
            loads
              .split(" / ")
              .map((load) => Math.round(toPounds(Number(load))))
              .join(" / "),
          )
          .replaceAll(/(?<=\d) kg\b/gu, " lb");
  return distance === "km" ? loaded : loaded.replaceAll(/(\d[\d.]*) km\b/gu, (_, far: string) => `${1000 * Number(far)} m`);
}
