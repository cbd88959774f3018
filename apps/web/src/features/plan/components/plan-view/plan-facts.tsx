import type { CSSProperties, ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDay } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import type { Progress } from "../../model/progress.ts";
import { totalText, unitText } from "../amount.ts";
import { Unit } from "../figure.tsx";

/** The stats row: planned and done; loads are set wide, distances narrow, as everywhere. */
export function PlanFacts({ progress }: { readonly progress: Progress }): ReactNode {
  const units = useUnits();
  const { sessions, counting, iron, pace, adherence, missed, end } = progress;
  return (
    <dl className="grid grid-cols-2 justify-between gap-x-4 gap-y-4.5 border-line md:border-y md:pt-4 md:pb-4.5 md:grid-cols-3 xl:grid-cols-[repeat(5,auto)]">
      <Fact label="Sessions" figure={<Num>{sessions.done}</Num>} unit={`of ${sessions.planned}`} />
      <Fact
        label={counting.iron === "hours" ? "Iron done" : "Lifted"}
        swatch="var(--iron)"
        figure={<span className="fig-iron text-2xl">{totalText(iron.done, counting.iron, units)}</span>}
        unit={`of ${totalText(iron.planned, counting.iron, units)} ${unitText(counting.iron, units)}`}
      />
      <Fact
        label={counting.pace === "hours" ? "Pace done" : "Distance"}
        swatch="var(--pace)"
        figure={<span className="fig-pace text-[2rem] leading-none!">{totalText(pace.done, counting.pace, units)}</span>}
        unit={`of ${totalText(pace.planned, counting.pace, units)} ${unitText(counting.pace, units)}`}
      />
      <Fact
        label="Completed so far"
        figure={adherence === undefined ? <span className="text-base">No session due yet</span> : <Num>{adherence}%</Num>}
        unit={adherence === undefined ? "" : `${missed} missed`}
      />
      {end.kind === "ended" ? (
        <Fact label="Block ended" figure={<span className="text-base">{formatDay(end.day)}</span>} unit="" />
      ) : (
        <Fact
          label={end.kind === "race" ? "Race day" : "Block ends"}
          figure={<Num>{end.daysLeft}</Num>}
          unit={`${end.daysLeft === 1 ? "day" : "days"}, ${formatDay(end.day)}`}
        />
      )}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly figure: ReactNode;
  readonly unit: string;
  readonly swatch?: string;
}

function Fact({ label, figure, unit, swatch }: FactProps): ReactNode {
  return (
    <div>
      <dt className="mb-2 flex items-center gap-2 text-sm text-ink-3">
        {swatch !== undefined && <i className="sw" style={{ "--c": swatch } as CSSProperties} />}
        <TermText text={label} />
      </dt>
      <dd className="flex flex-wrap items-baseline">
        {figure}
        <Unit>{unit}</Unit>
      </dd>
    </div>
  );
}

function Num({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="fig-num text-[1.625rem] font-bold">{children}</span>;
}
