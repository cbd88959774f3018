import { timeText, type EntryField } from "@ironpace/contract";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDayMonth } from "#ui/format.ts";
import { StepChart } from "#ui/data/step-chart.tsx";
import { useToday } from "#ui/use-today.ts";
import { benchmarkHistory, type BenchmarkRow } from "../../model/benchmark-history.ts";
import { HistoryValues } from "./history-values.tsx";
import { type BenchmarkKind, valueText } from "../../model/benchmarks.ts";

interface HistoryProps {
  readonly kind: BenchmarkKind;
  readonly field: EntryField;
  /** Newest first. */
  readonly rows: readonly BenchmarkRow[];
}

/** How one benchmark went over time. */
export function History({ kind, field, rows }: HistoryProps): ReactNode {
  const { weight } = useUnits();
  const today = useToday();
  const points = benchmarkHistory(field, rows);
  const format = (value: number) => valueText(field, field.measure === "time" ? timeText(value) : value, weight);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return <p className="text-sm text-ink-3">You have not entered a value yet.</p>;
  const label = `${field.label}: ${format(first.value)} on ${withYear(first.day)}, ${format(last.value)} since ${withYear(last.day)}`;
  return (
    <div className="grid gap-3">
      <StepChart
        label={label}
        points={points}
        until={today}
        lowerIsBetter={field.measure === "time"}
        format={format}
        formatDay={withYear}
      />
      <HistoryValues kind={kind} field={field} points={points} format={format} />
    </div>
  );
}

function withYear(day: string): string {
  return `${formatDayMonth(day)} ${day.slice(0, 4)}`;
}
