import type { MainFormat } from "../../model/plan.ts";
import type { BuiltMetcon } from "./build-metcon.ts";

/** The same rounds without a clock: nothing is counted, rests are as long as they have to be (special-populations.md section 1, "scored"). */
export function unscored(built: BuiltMetcon): BuiltMetcon {
  if (!SCORED.has(built.format.kind)) return built;
  const items = built.items.map((item) => ({
    ...item,
    dose: { ...item.dose, totalSeconds: Math.round(WITH_RESTS * item.dose.totalSeconds) },
  }));
  return { ...built, items, format: calm(built.format) };
}

/** Of the time that the same rounds take in one go: whoever rests until they can talk takes so much longer. */
export const WITH_RESTS = 1.7;

const SCORED: ReadonlySet<MainFormat["kind"]> = new Set(["for-time", "amrap", "emom"]);

function calm({ rounds, target }: MainFormat): MainFormat {
  const count = rounds ?? Number(/^(\d+) rounds?/u.exec(target ?? "")?.[1] ?? 0);
  const label = count > 1 ? `${count} easy rounds, no clock` : "Easy rounds, no clock";
  return { kind: "rounds", label, ...(count > 0 ? { rounds: count } : {}) };
}
