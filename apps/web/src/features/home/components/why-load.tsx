import type { CSSProperties, ReactNode } from "react";
import { plateText, Sleeve } from "#ui/training/sleeve.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { sampleBests } from "../model/sample-athlete.ts";
import { sampleLift } from "../model/sample-session.ts";
import { ExampleBadge } from "./part.tsx";

/** The load of one lift, and the three steps from the athlete's best to it. */
export function WhyLoad() {
  const { sets, reps, kilograms, plates, bar, maximum, percent, rpe } = sampleLift;
  const best = sampleBests.at(-1);
  return (
    <div className="grid gap-x-20 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] xl:items-end">
      <div>
        <p className="mb-6 text-ui text-ink-3">
          Back squat, Tuesday of week 6, {sets} × {reps}
        </p>
        <p className="flex items-baseline">
          <span className="fig-iron text-[clamp(5.5rem,3rem+9vw,12.5rem)] leading-[.78]! font-extrabold! tracking-[-.065em]! -ml-[.09em]">
            {kilograms}
          </span>
          <span className="unit text-2xl!">kg</span>
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-5 text-ink-2">
          <Sleeve plates={plates} scale={2} />
          {plateText(plates)} on each side of a {bar} kg bar
        </p>
      </div>
      <div>
        <ol className="border-t border-line-strong">
          <Step name="Your best" text={`Lifted on ${formatDayMonth(best?.day ?? "")}`} figure={best?.kilograms.toFixed(1)} unit="kg">
            <Bests />
          </Step>
          <Step name="Your estimated max today" text="From that best and five weeks of training" figure={maximum.toFixed(1)} unit="kg">
            <Growth />
          </Step>
          <Step name="Week 6 asks for" text={`${sets} × ${reps} at effort ${rpe} of 10`} figure={String(percent)} unit="%" isCount>
            <span className="why-share" style={{ "--v": `${percent}%` } as CSSProperties} />
          </Step>
          <Step name="On Tuesday" text="Rounded to your plates" figure={kilograms.toFixed(1)} unit="kg" isResult />
        </ol>
        <p className="mt-4 text-sm text-ink-2">
          <ExampleBadge /> The sample athlete's squat. In the app, tap any weight to see where it comes from.
        </p>
      </div>
    </div>
  );
}

interface StepProps {
  readonly name: string;
  readonly text: string;
  readonly figure: string | undefined;
  readonly unit: string;
  readonly isCount?: boolean;
  readonly isResult?: boolean;
  readonly children?: ReactNode;
}

function Step({ name, text, figure, unit, isCount = false, isResult = false, children }: StepProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-b border-line py-4 md:grid-cols-[11rem_minmax(0,1fr)_7rem]">
      <p>
        <b className="block font-semibold">{name}</b>
        <span className="text-sm text-ink-3">{text}</span>
      </p>
      <span aria-hidden="true" className="max-md:order-last max-md:col-span-full max-md:empty:hidden">
        {children}
      </span>
      <p className="text-right whitespace-nowrap">
        <span className={isResult ? "fig-iron text-[1.75rem]" : isCount ? "fig-num text-[1.5rem]" : "fig-iron text-[1.375rem]"}>
          {figure}
        </span>
        <span className="unit">{unit}</span>
      </p>
    </li>
  );
}

/** The last five bests; the picture starts at 100 kg. */
function Bests() {
  return (
    <span className="why-bests">
      {sampleBests.slice(-5).map(({ day, kilograms }) => (
        <i key={day} style={{ "--v": (kilograms - FLOOR) / (CEILING - FLOOR) } as CSSProperties} />
      ))}
    </span>
  );
}

const FLOOR = 100;
const CEILING = 145;

/** From the best to the estimate: dashed, because nobody has lifted it. */
function Growth() {
  return (
    <svg viewBox="0 0 200 52" preserveAspectRatio="none" className="h-13 w-full overflow-visible">
      <path d="M0 38 198 22" className="fill-none stroke-iron stroke-[2.5] [stroke-dasharray:5_4]" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
