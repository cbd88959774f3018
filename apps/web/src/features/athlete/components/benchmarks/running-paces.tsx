import { formatClock, pacePerMile, type Capacity, type TrainingPaces } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Insight } from "./insight.tsx";
import { TermText } from "#ui/glossary/term-text.tsx";

interface RunningPacesProps {
  readonly vdot: Capacity<number>;
  readonly paces: TrainingPaces;
}

/** VDOT with where it comes from, and the paces the plan runs at. */
export function RunningPaces({ vdot, paces }: RunningPacesProps): ReactNode {
  const { distance } = useUnits();
  const per = distance === "mi" ? "/mi" : "/km";
  const text = (seconds: number) => formatClock(distance === "mi" ? pacePerMile(seconds) : seconds);
  const lines = [
    ["Easy", `${text(paces.easy.fast)}–${text(paces.easy.slow)}`, per],
    ["Marathon", text(paces.marathon), per],
    ["Threshold", text(paces.threshold), per],
    ["Interval", text(paces.interval), per],
    ["Repetition", formatClock(paces.repetition400), "/400 m"],
  ] as const;
  return (
    <Insight title={vdot.estimated ? "VDOT, estimated" : "VDOT"}>
      <p className="flex items-baseline">
        <span className="fig-num text-[2rem] font-bold">{vdot.value.toFixed(1)}</span>
      </p>
      <p className="text-sm text-ink-2">
        <TermText text="VDOT" /> comes from {vdot.source}
        {vdot.estimated ? ". Treat the paces as ±10 s and go by effort." : "."}
      </p>
      <dl className="divide-y divide-line">
        {lines.map(([name, pace, unit]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 py-1.5">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="whitespace-nowrap">
              <span className="fig-pace text-xl [font-stretch:75%]">{pace}</span>
              <span className="unit">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Insight>
  );
}
