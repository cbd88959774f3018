import { formatClock, type Lever, type LeverId, type LeverValues, type TimedLab, type TimedRace } from "@ironpace/training";
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
          <h2 id="what-if" className="heading-2">
            What if
          </h2>
          <p className="mt-1 text-ui text-ink-2">
            Drag a slider or tap an example.
            {lab.levers.some(({ isEstimated }) => isEstimated) &&
              " Estimated values are typical for your level. Enter yours in your profile."}
          </p>
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
          {Math.round(change) === 0
            ? "Your predicted finish today. "
            : `${formatClock(Math.abs(change))} ${change < 0 ? "faster" : "slower"} than today. `}
          {target !== undefined && (finish <= target ? "Target reached." : `${formatClock(finish - target)} slower than your target.`)}
        </p>
      </div>
      <ul className="grid gap-2 max-md:gap-4">
        {lab.levers.map((lever) => (
          <LeverRow
            key={lever.id}
            lever={lever}
            value={values[lever.id] ?? lever.value}
            effect={
              (lab.simulate({ [lever.id]: values[lever.id] ?? lever.value })?.total ?? now.total) -
              (lab.simulate({ [lever.id]: lever.value })?.total ?? now.total)
            }
            example={findExample(lab, lever)}
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
  readonly example: Example | undefined;
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
    <li>
      <div className="flex flex-wrap items-center gap-x-3 text-ui">
        <label htmlFor={id} className="mr-auto font-[550]">
          {name}
          {lever.isEstimated === true && <span className="text-sm font-normal text-ink-3">, estimated</span>}
        </label>
        {example !== undefined && (
          <span className="max-md:order-last max-md:basis-full">
            <button
              type="button"
              className="min-h-7 rounded-chip border border-line-strong px-2 text-sm whitespace-nowrap text-ink-2 hover:bg-hover pointer-coarse:min-h-11"
              onClick={() => onChange(example.value)}
            >
              {example.text}
            </button>
          </span>
        )}
        <output htmlFor={id} className={`fig-pace text-xl empty:hidden ${tone}`}>
          {value === lever.value ? "" : signedClock(effect)}
        </output>
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
      <span className="rod" style={{ "--t": today } as React.CSSProperties}>
        <span aria-hidden="true">
          {today > 0.2 && <small className="left-0">{leverText(lever, lowerIsBetter ? max : min)}</small>}
          <small className="today">today</small>
          {today < 0.8 && <small className="right-0">{leverText(lever, lowerIsBetter ? min : max)}</small>}
        </span>
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

interface Example {
  readonly value: number;
  readonly text: string;
}

/** What a usual step of progress is worth: "30 s faster saves 0:56", beside the name of what is faster. */
function findExample(lab: TimedLab, { id, value: today, min, max, lowerIsBetter }: Lever): Example | undefined {
  const { size, text } = EXAMPLES[id];
  const value = lowerIsBetter ? Math.max(min, today - size) : Math.min(max, today + size);
  const [before, after] = [lab.simulate({ [id]: today })?.total, lab.simulate({ [id]: value })?.total];
  if (before === undefined || after === undefined || Math.round(before - after) <= 0) return undefined;
  return { value, text: `${text(Math.abs(value - today))} saves ${formatClock(before - after)}` };
}

const EXAMPLES: Readonly<Record<LeverId, { readonly size: number; readonly text: (step: number) => string }>> = {
  run5k: { size: 30, text: (step) => `${step} s faster` },
  partnerRun10k: { size: 60, text: (step) => `${step} s faster` },
  row500m: { size: 3, text: (step) => `${step} s faster` },
  wallBalls: { size: 10, text: (step) => `${step} more in a row` },
  roxzone: { size: 30, text: (step) => `${step} s less` },
  swim100: { size: 5, text: (step) => `${step} s faster` },
  ftp: { size: 10, text: (step) => `${step} W more` },
  transitions: { size: 60, text: (step) => `${step} s less` },
  weeklyRun: { size: 10, text: (step) => `${step} km more a week` },
};
