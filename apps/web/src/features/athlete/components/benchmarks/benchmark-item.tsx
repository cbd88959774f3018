import { type EntryField, getSex, getUnit, LEVEL, type StoredValue, timeText } from "@ironpace/contract";
import { emptyBar, type BenchmarkLift } from "@ironpace/training";
import { ChartNoAxesCombined, Minus, TrendingDown, TrendingUp } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay, formatDayMonth, unbroken } from "#ui/format.ts";
import { platesPerSide } from "#ui/training/plates.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Barbell, plateText } from "#ui/training/sleeve.tsx";
import type { BenchmarkOffer } from "../../api/get-offers.ts";
import type { BenchmarkRow, CurrentBenchmark } from "../../model/benchmark-history.ts";
import { type BenchmarkKind, getFigure, valueText } from "../../model/benchmarks.ts";
import type { Numbers } from "../../model/numbers.ts";
import { getConsequence, type PlannedWork } from "../../model/plan-work.ts";
import type { Body } from "./body.ts";
import { Offer } from "./offer.tsx";

const History = lazy(async () => ({ default: (await import("./history.tsx")).History }));

interface BenchmarkItemProps {
  readonly kind: BenchmarkKind;
  readonly field: EntryField;
  readonly rows: readonly BenchmarkRow[];
  readonly current: CurrentBenchmark;
  readonly offer: BenchmarkOffer | undefined;
  readonly body: Body;
  readonly numbers: Numbers | undefined;
  readonly work: readonly PlannedWork[];
}

export function BenchmarkItem({ kind, field, rows, current, offer, body, numbers, work }: BenchmarkItemProps): ReactNode {
  const [open, setOpen] = useState(false);
  const history = useId();
  const kilograms = field.measure === "kilograms" && typeof current.value === "number" ? current.value : undefined;
  return (
    <li className="grid gap-y-2 py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 md:grid-cols-[9.5rem_minmax(0,1fr)_9.5rem_6.5rem] 2xl:grid-cols-[9.5rem_minmax(0,1fr)_9.5rem_9.5rem_6.5rem]">
        <div>
          <h3 className="text-base font-semibold">{field.label}</h3>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
            {current.since === undefined ? "" : formatDayMonth(current.since)}
            <span className="md:hidden">
              <ChangeText field={field} current={current} />
            </span>
          </p>
        </div>
        {kilograms !== undefined && <LoadedBar kilograms={kilograms} body={body} />}
        <p className="flex items-baseline justify-end text-right md:col-start-3">
          <BenchmarkValue field={field} value={current.value} />
        </p>
        <p className="flex items-baseline whitespace-nowrap max-2xl:hidden">
          {kilograms !== undefined && body.bodyWeight !== null && (
            <>
              <span className="fig-num text-lg">{(kilograms / body.bodyWeight).toFixed(2)}</span>
              <span className="unit">× bodyweight</span>
            </>
          )}
        </p>
        <p className="text-sm max-md:hidden md:col-start-4 2xl:col-start-5">
          <ChangeText field={field} current={current} />
        </p>
      </div>
      <div className="flex items-center gap-x-4 text-sm text-ink-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
          <Meaning field={field} current={current} numbers={numbers} work={work} />
        </div>
        {field.measure !== "yes-no" && current.since !== undefined && (
          <Button
            variant="ghost"
            className="-my-1.5 max-md:-mr-3 max-md:px-3"
            aria-expanded={open}
            aria-controls={history}
            aria-label={`History of ${field.label}`}
            onClick={() => setOpen(!open)}
          >
            <ChartNoAxesCombined aria-hidden="true" size={16} strokeWidth={1.75} />
            <span className="max-md:sr-only">History</span>
          </Button>
        )}
      </div>
      {offer !== undefined && <Offer offer={offer} field={field} current={current} />}
      <div id={history} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <History kind={kind} field={field} rows={rows} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

type MeaningProps = Pick<BenchmarkItemProps, "field" | "current" | "numbers" | "work">;

/** What level the value speaks for, what it sets in the plan, and the estimate that stands in for a missing one. */
function Meaning({ field, current, numbers, work }: MeaningProps): ReactNode {
  const { weight } = useUnits();
  if (numbers === undefined) return null;
  const lift = LIFT_OF_COLUMN[field.column];
  const level = numbers.strengthLevel?.lifts.find((one) => one.lift === lift)?.level;
  const capacity = lift === undefined ? undefined : numbers.capacities.lifts[lift];
  const consequence = getConsequence(field.column, work, numbers.today);
  return (
    <>
      {level !== undefined && level !== numbers.strengthLevel?.level && <Badge>{LEVEL.labels[level]} level</Badge>}
      {current.value === null && capacity !== undefined && (
        <span>
          Estimated {valueText(field, capacity.oneRepMax, weight)}, from {capacity.source}
        </span>
      )}
      {current.value !== null && capacity?.estimated === true && (
        <span>
          Your plan uses {valueText(field, capacity.oneRepMax, weight)}, estimated from {capacity.source}
        </span>
      )}
      {consequence !== undefined && (
        <span>
          Used {consequence.thisWeek ? "this week" : `on ${formatDay(consequence.date)}`}:{" "}
          <b className="font-[550] text-ink">{unbroken(consequence.text)}</b>
        </span>
      )}
    </>
  );
}

interface BenchmarkValueProps {
  readonly field: EntryField;
  readonly value: StoredValue;
}

/** The large figure: loads wide, times narrow. */
function BenchmarkValue({ field, value }: BenchmarkValueProps): ReactNode {
  const { weight } = useUnits();
  if (value === null) return <span className="text-sm text-ink-3">{field.measure === "time" ? "No time yet" : "No value yet"}</span>;
  const text = getFigure(field, value, weight);
  if (typeof value === "boolean") return <span className="fig-num text-xl">{text}</span>;
  if (field.measure === "time") return <span className="fig-pace text-[2.5rem]">{text}</span>;
  return (
    <>
      <span className={field.measure === "kilograms" ? "fig-iron text-[2rem] tracking-[-.04em]" : "fig-num text-[2rem] font-bold"}>
        {text}
      </span>
      <span className="unit">{getUnit(field, weight)}</span>
    </>
  );
}

/** The bar as it is loaded for this weight; nothing where the plates are in pounds or do not add up. */
function LoadedBar({ kilograms, body }: { readonly kilograms: number; readonly body: Body }): ReactNode {
  const { weight } = useUnits();
  const bar = emptyBar(getSex(body.gender ?? undefined));
  const plates = weight === "kg" ? platesPerSide(kilograms, bar) : undefined;
  if (plates === undefined) return null;
  return (
    <div className="max-md:col-span-full max-md:row-start-2 md:col-start-2 md:row-start-1 md:min-h-12">
      <Barbell plates={plates} label={`Per side on a ${bar} kg bar: ${plateText(plates)}${plates.length > 0 ? " kg" : ""}`} />
    </div>
  );
}

interface ChangeTextProps {
  readonly field: EntryField;
  readonly current: CurrentBenchmark;
}

/** The difference to the value before. For times less is better. */
function ChangeText({ field, current }: ChangeTextProps): ReactNode {
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
      {field.measure === "time" ? timeText(size) : valueText(field, size, weight)}
      <span className="sr-only">{field.measure === "time" ? (better ? "faster" : "slower") : better ? "better" : "worse"} than before</span>
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

/** Columns of strength_benchmarks by the engine's name of the lift. */
const LIFT_COLUMNS: Readonly<Record<BenchmarkLift, string>> = {
  backSquat: "back_squat",
  deadlift: "deadlift",
  benchPress: "bench_press",
  cleanAndJerk: "clean_and_jerk",
  snatch: "snatch",
  overheadPress: "overhead_press",
};

const LIFT_OF_COLUMN: Readonly<Record<string, BenchmarkLift>> = Object.fromEntries(
  Object.entries(LIFT_COLUMNS).map(([lift, column]) => [column, lift as BenchmarkLift]),
);
