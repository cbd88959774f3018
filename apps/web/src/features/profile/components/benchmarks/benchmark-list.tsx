import type { Gender } from "@ironpace/contract";
import { sexOf } from "@ironpace/contract";
import { emptyBar } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { formatDayMonth } from "../../../../ui/format.ts";
import { platesPerSide } from "../../../../ui/plates.ts";
import { Barbell, plateText } from "../../../../ui/sleeve.tsx";
import { currentBenchmark, type BenchmarkRow, type CurrentBenchmark } from "../../model/benchmark-history.ts";
import { unitOf, weightOf, type Benchmark, type BenchmarkField } from "../../model/benchmarks.ts";
import { ChangeText } from "./change-text.tsx";

export interface Body {
  /** Kilograms. */
  readonly bodyWeight: number | null;
  readonly gender: Gender | null;
}

interface BenchmarkListProps {
  readonly benchmark: Benchmark;
  /** Newest first. */
  readonly rows: readonly BenchmarkRow[];
  readonly body: Body;
}

/** Each number with its date and what changed; lifts with the loaded bar. */
export function BenchmarkList({ benchmark, rows, body }: BenchmarkListProps): ReactNode {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {benchmark.fields.map((field) => (
        <BenchmarkItem key={field.column} field={field} current={currentBenchmark(field, rows)} body={body} />
      ))}
    </ul>
  );
}

interface BenchmarkItemProps {
  readonly field: BenchmarkField;
  readonly current: CurrentBenchmark;
  readonly body: Body;
}

function BenchmarkItem({ field, current, body }: BenchmarkItemProps): ReactNode {
  const { weight } = useUnits();
  const kilograms = field.measure === "kilograms" && typeof current.value === "number" ? current.value : undefined;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 py-4 md:grid-cols-[9rem_minmax(0,1fr)_9.5rem_6.5rem] xl:grid-cols-[9rem_minmax(0,1fr)_9.5rem_9.5rem_6.5rem]">
      <div>
        <p className="font-semibold">{field.label}</p>
        <p className="text-sm text-ink-3">{current.since === undefined ? "" : formatDayMonth(current.since)}</p>
      </div>
      <div className="max-md:col-span-full max-md:row-start-2 md:min-h-12">
        {kilograms !== undefined && weight === "kg" && <LoadedBar kilograms={kilograms} body={body} />}
      </div>
      <p className="flex items-baseline justify-end text-right">
        <Value field={field} value={current.value} />
      </p>
      <p className="flex items-baseline whitespace-nowrap max-xl:hidden">
        {kilograms !== undefined && body.bodyWeight !== null && (
          <>
            <span className="fig-num text-lg">{(kilograms / body.bodyWeight).toFixed(2)}</span>
            <span className="unit">× bodyweight</span>
          </>
        )}
      </p>
      <p className="text-sm max-md:hidden">
        <ChangeText field={field} current={current} />
      </p>
    </li>
  );
}

function Value({ field, value }: { readonly field: BenchmarkField; readonly value: CurrentBenchmark["value"] }): ReactNode {
  const { weight } = useUnits();
  if (value === null) return <span className="text-sm text-ink-3">{field.measure === "time" ? "No time yet" : "No value yet"}</span>;
  if (typeof value === "boolean") return <span className="fig-num text-xl">{value ? "Yes" : "No"}</span>;
  if (field.measure === "time") return <span className="fig-pace text-[2.5rem]">{value}</span>;
  const figure = field.measure === "kilograms" ? "fig-iron text-[2rem] tracking-[-.04em]" : "fig-num text-[2rem] font-bold";
  return (
    <>
      <span className={figure}>{numberText(field, value, weight)}</span>
      <span className="unit">{unitOf(field, weight)}</span>
    </>
  );
}

/** Kilograms and VO2 with one decimal, pounds and counts whole. */
function numberText({ measure }: BenchmarkField, value: number | string, unit: "kg" | "lb"): string {
  if (measure === "kilograms" && unit === "lb") return String(Math.round(weightOf(Number(value), unit)));
  return measure === "kilograms" || measure === "vo2" ? Number(value).toFixed(1) : String(value);
}

function LoadedBar({ kilograms, body }: { readonly kilograms: number; readonly body: Body }): ReactNode {
  const bar = emptyBar(sexOf(body.gender ?? undefined));
  const plates = platesPerSide(kilograms, bar);
  if (plates === undefined) return null;
  return <Barbell plates={plates} label={`Per side on a ${bar} kg bar: ${plateText(plates)}${plates.length > 0 ? " kg" : ""}`} />;
}
