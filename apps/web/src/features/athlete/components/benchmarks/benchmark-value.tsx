import { getUnit, type EntryField, type StoredValue } from "@ironpace/contract";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { getFigure } from "../../model/benchmarks.ts";

interface BenchmarkValueProps {
  readonly field: EntryField;
  readonly value: StoredValue;
}

/** The large figure: loads wide, times narrow. */
export function BenchmarkValue({ field, value }: BenchmarkValueProps): ReactNode {
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
