import { timeText, type EntryField } from "@ironpace/contract";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { CurrentBenchmark } from "../../model/benchmark-history.ts";
import { getFigure } from "../../model/benchmarks.ts";

interface ChangeTextProps {
  readonly field: EntryField;
  readonly current: CurrentBenchmark;
}

/** The difference to the value before. For times less is better. */
export function ChangeText({ field, current }: ChangeTextProps): ReactNode {
  const { weight } = useUnits();
  const { change, value } = current;
  if (value === null || typeof value === "boolean") return null;
  if (change === undefined) return <span className="text-ink-3">First value</span>;
  if (change === 0) return <Flat />;
  const better = field.measure === "time" ? change < 0 : change > 0;
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  const size = Math.abs(change);
  return (
    <span className={`inline-flex items-center gap-1.5 font-[550] ${better ? "text-success" : "text-danger"}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {change > 0 ? "+" : "−"}
      {field.measure === "time" ? timeText(size) : getFigure(field, size, weight)}
      <span className="sr-only">{better ? "better" : "worse"} than before</span>
    </span>
  );
}

function Flat(): ReactNode {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-3">
      <Minus aria-hidden="true" size={16} strokeWidth={1.75} />
      No change
    </span>
  );
}
