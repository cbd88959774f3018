import type { MainFormat } from "../../model/plan.ts";
import type { BuiltMetcon } from "./built-metcon.ts";

/** The same rounds without a clock, `rests` times as long: nothing is counted, rests are as long as they have to be (special-populations.md section 1, "scored"). */
export function unscored(built: BuiltMetcon, rests: number): BuiltMetcon {
  if (!SCORED.has(built.format.kind)) return built;
  const items = built.items.map((item) => ({
    ...item,
    dose: { ...item.dose, totalSeconds: Math.round(rests * item.dose.totalSeconds) },
  }));
  return { ...built, items, format: calm(built.format) };
}

const SCORED: ReadonlySet<MainFormat["kind"]> = new Set(["for-time", "amrap", "emom"]);

function calm({ rounds, target }: MainFormat): MainFormat {
  const count = rounds ?? Number(/^(\d+) rounds?/u.exec(target ?? "")?.[1] ?? 0);
  const label = `${count > 1 ? `${count} easy rounds` : count === 1 ? "1 easy round" : "easy rounds"}, no clock`;
  return { kind: "rounds", label, ...(count > 0 ? { rounds: count } : {}) };
}
