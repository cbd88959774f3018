import { formatDistance, type WeightUnit } from "@ironpace/training";
import { timeText } from "../athlete/time-text.ts";
import { toUnit } from "../athlete/weight-text.ts";
import type { Tables } from "../database.gen.ts";

type StoredSet = Pick<Tables<"performed_sets">, "metric" | "reps" | "seconds" | "metres" | "calories" | "weight_kg" | "per_hand" | "rpe">;

/** "3 × 5 at 100 kg, RPE 8": the sets of one exercise in one session; runs of equal ones are told once. */
export function setsText(sets: readonly StoredSet[], unit: WeightUnit): string {
  const runs: { readonly text: string; readonly reps: string; count: number; readonly rpes: (number | null)[] }[] = [];
  for (const set of sets) {
    const [reps, text] = [amountText(set), rest(set, unit)];
    const last = runs.at(-1);
    if (last !== undefined && last.reps === reps && last.text === text) {
      last.count++;
      last.rpes.push(set.rpe);
    } else runs.push({ reps, text, count: 1, rpes: [set.rpe] });
  }
  return runs.map(({ count, reps, text, rpes }) => `${count > 1 ? `${count} × ` : ""}${reps}${text}${effortText(rpes)}`).join("; ");
}

/** ", RPE 8" of sets that are all rated, at the hardest; ", RPE 8 (2 of 3 rated)" where some are not. */
function effortText(rpes: readonly (number | null)[]): string {
  const rated = rpes.filter((rpe) => rpe !== null);
  if (rated.length === 0) return "";
  return `, RPE ${Math.max(...rated)}${rated.length === rpes.length ? "" : ` (${rated.length} of ${rpes.length} rated)`}`;
}

/** One set: "5 at 100 kg", "1:30", "500 m in 1:42". */
export function setText(set: StoredSet, unit: WeightUnit): string {
  return `${amountText(set)}${rest(set, unit)}`;
}

function amountText({ metric, reps, seconds, metres, calories }: StoredSet): string {
  if (metric === "weight_reps") return String(reps);
  if (metric === "reps") return reps === 1 ? "1 rep" : `${reps} reps`;
  if (metric === "time") return timeText(seconds ?? 0);
  return metric === "calories" ? `${calories} cal` : formatDistance(metres ?? 0);
}

function rest({ metric, weight_kg, seconds, per_hand }: StoredSet, unit: WeightUnit): string {
  const weight = weight_kg === null ? "" : ` at ${per_hand ? "2 × " : ""}${toUnit(weight_kg, unit)} ${unit}`;
  const time = metric !== "time" && seconds !== null ? ` in ${timeText(seconds)}` : "";
  return `${metric.startsWith("weight") ? weight : ""}${time}`;
}
