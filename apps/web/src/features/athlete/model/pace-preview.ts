import { assessCapacities, type TrainingPaces } from "@ironpace/training";
import type { Texts } from "./athlete-form.ts";
import { readTypedTime } from "./benchmarks.ts";

export interface PacePreview {
  readonly paces: TrainingPaces;
  /** "5 km and 10 km" */
  readonly from: string;
}

/** The running paces these times would set; undefined until a plausible run stands there. */
export function pacePreview(texts: Texts, today: string): PacePreview | undefined {
  const [run5k, run10k] = [readTypedTime(texts, "run_5k"), readTypedTime(texts, "run_10k")];
  const conditioning = { ...(run5k !== undefined && { run5k }), ...(run10k !== undefined && { run10k }), recordedOn: today };
  const { paces } = assessCapacities(
    {
      level: "intermediate",
      focus: "running",
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning,
      availability: { daysPerWeek: 4 },
    },
    today,
  );
  const from = [run5k !== undefined && "5 km", run10k !== undefined && "10 km"].filter(Boolean).join(" and ");
  return paces === undefined || from === "" ? undefined : { paces, from };
}
