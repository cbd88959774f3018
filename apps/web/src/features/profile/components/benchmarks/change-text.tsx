import { formatClock } from "@ironpace/training";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import type { CurrentBenchmark } from "../../model/benchmark-history.ts";
import { weightOf, type BenchmarkField } from "../../model/benchmarks.ts";

interface ChangeTextProps {
  readonly field: BenchmarkField;
  readonly current: CurrentBenchmark;
}

/** The difference to the value before. For times less is better. */
export function ChangeText({ field, current }: ChangeTextProps): ReactNode {
  const { weight } = useUnits();
  const { change, value } = current;
  if (value === null) return null;
  if (change === undefined || change === 0) return <span className="text-ink-3">First value</span>;
  const better = field.measure === "time" ? change < 0 : change > 0;
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  return (
    <span className={`inline-flex items-center gap-1.5 font-[550] ${better ? "text-success" : "text-danger"}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {change > 0 ? "+" : "−"}
      {amount(field, Math.abs(change), weight)}
      <span className="sr-only">{better ? "better" : "worse"} than before</span>
    </span>
  );
}

function amount(field: BenchmarkField, change: number, unit: "kg" | "lb"): string {
  if (field.measure === "time") return formatClock(change);
  if (field.measure === "kilograms" && unit === "lb") return String(Math.round(weightOf(change, unit)));
  return field.measure === "kilograms" || field.measure === "vo2" ? change.toFixed(1) : String(change);
}
