import { formatClock, type Lever, type LeverValues, type TimedLab, type TimedRace } from "@ironpace/training";
import { useId, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { roundedFinish, signedClock } from "../../model/race-text.ts";
import "./what-if.css";

interface WhatIfProps {
  readonly lab: TimedLab;
  readonly now: TimedRace;
  readonly target: number | undefined;
  readonly values: LeverValues;
  readonly onChange: (values: LeverValues) => void;
}

/** The athlete's own numbers as plates on rods: what each is worth in the finish. */
export function WhatIf({ lab, now, target, values, onChange }: WhatIfProps): ReactNode {
  const trial = lab.simulate(values) ?? now;
  const change = trial.total - now.total;
  const finish = roundedFinish(now.total) + Math.round(change);
  return (
    <section aria-labelledby="what-if">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h2 id="what-if" className="heading-2 text-xl">
            What if
          </h2>
          <p className="mt-1 text-ui text-ink-2">Drag a plate. The orange mark is you today.</p>
        </div>
        <Button variant="ghost" onClick={() => onChange({})} disabled={Object.keys(values).length === 0}>
          Reset
        </Button>
      </div>
      <div
        aria-live="polite"
        className="mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4"
      >
        <span className="fig-pace text-[3rem] leading-[.85] font-[650]">{formatClock(finish)}</span>
        <p className="text-sm text-ink-2">
          {Math.round(change) === 0 ? "Your finish today. " : `${signedClock(change)} against today. `}
          {target !== undefined && (finish <= target ? "Target reached." : `${formatClock(finish - target)} over your target.`)}
        </p>
      </div>
      <ul className="grid gap-4">
        {lab.levers.map((lever) => (
          <LeverRow
            key={lever.id}
            lever={lever}
            value={values[lever.id] ?? lever.value}
            effect={
              (lab.simulate({ [lever.id]: values[lever.id] ?? lever.value })?.total ?? now.total) -
              (lab.simulate({ [lever.id]: lever.value })?.total ?? now.total)
            }
            example={exampleOf(lab, lever)}
            onChange={(value) => onChange(withLever(values, lever, value))}
          />
        ))}
      </ul>
    </section>
  );
}

function withLever(values: LeverValues, { id, value: today }: Lever, value: number): LeverValues {
  const { [id]: _, ...others } = values;
  return value === today ? others : { ...others, [id]: value };
}

interface LeverRowProps {
  readonly lever: Lever;
  readonly value: number;
  readonly effect: number;
  readonly example: string;
  readonly onChange: (value: number) => void;
}

function LeverRow({ lever, value, effect, example, onChange }: LeverRowProps): ReactNode {
  const id = useId();
  const { name, min, max, step, lowerIsBetter } = lever;
  // Better is always to the right, also for a time.
  const turned = (number: number) => (lowerIsBetter ? min + max - number : number);
  const today = (turned(lever.value) - min) / (max - min);
  const tone = Math.round(effect) < 0 ? "text-success" : Math.round(effect) > 0 ? "text-danger" : "text-ink-3";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4">
      <div className="flex items-baseline justify-between gap-3 text-ui">
        <label htmlFor={id} className="font-[550]">
          {name} <span className="font-normal text-ink-3">{example}</span>
        </label>
        <span
          className={
            lever.unit === "reps" || lever.unit === "W" || lever.unit === "km"
              ? "fig-iron text-lg whitespace-nowrap"
              : "fig-pace text-xl whitespace-nowrap"
          }
        >
          {leverText(lever, value)}
        </span>
      </div>
      <output htmlFor={id} className={`row-span-2 text-right fig-pace text-2xl ${tone}`}>
        {signedClock(effect)}
      </output>
      <span className="rod" style={{ "--t": today } as React.CSSProperties}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={turned(value)}
          aria-valuetext={`${leverText(lever, value)}, finish ${signedClock(effect)}`}
          onChange={({ target }) => onChange(turned(Number(target.value)))}
        />
      </span>
    </li>
  );
}

function leverText({ unit }: Lever, value: number): string {
  if (unit === "time") return formatClock(value);
  if (unit === "/100 m") return `${formatClock(value)} /100 m`;
  return unit === "reps" ? String(value) : `${value} ${unit}`;
}

/** What a usual step of progress is worth: "−30 s → −1:02". */
function exampleOf(lab: TimedLab, lever: Lever): string {
  const { id, value, lowerIsBetter, unit } = lever;
  const size = EXAMPLES[id] ?? 10;
  const better = lowerIsBetter ? value - size : Math.min(lever.max, value + size);
  if (better === value) return "";
  const [before, after] = [lab.simulate({ [id]: value })?.total, lab.simulate({ [id]: better })?.total];
  if (before === undefined || after === undefined) return "";
  const step = unit === "time" ? `−${size} s` : unit === "/100 m" ? `−${size} s` : `+${better - value}${unit === "reps" ? "" : ` ${unit}`}`;
  return `${step} → ${signedClock(after - before)}`;
}

const EXAMPLES: Readonly<Record<string, number>> = {
  run5k: 30,
  partnerRun10k: 60,
  row500m: 3,
  wallBalls: 10,
  roxzone: 30,
  swim100: 5,
  ftp: 10,
  transitions: 60,
  weeklyRun: 10,
};
