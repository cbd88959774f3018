import type { CSSProperties } from "react";
import { formatClock } from "@ironpace/training";
import { tryTemplate } from "../model/try-template.ts";
import { TRY_LIMITS, TRY_START, tryWeek } from "../model/try-week.ts";

/** A visitor's own two numbers and the week they make; `home-live.ts` computes it in the page. */
export function TryPart() {
  const days = tryTemplate();
  const tried = tryWeek(days, TRY_START);
  return (
    <div data-live="try" data-days={JSON.stringify(days)} className="grid items-start gap-x-20 gap-y-10 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <div>
        <div className="grid gap-3 max-xl:grid-cols-2 xl:gap-5">
          <Stepper
            name="squat"
            label="Back squat, best single"
            value={TRY_START.squat.toFixed(1)}
            unit="kg"
            buttons={[`${TRY_LIMITS.squat.step} kg less`, `${TRY_LIMITS.squat.step} kg more`]}
            figure="fig-iron text-[1.125rem] xl:text-[1.75rem]"
          />
          <Stepper
            name="run5k"
            label="5 km, best time"
            value={formatClock(TRY_START.run5k)}
            unit="mm:ss"
            buttons={[`${TRY_LIMITS.run5k.step} seconds faster`, `${TRY_LIMITS.run5k.step} seconds slower`]}
            figure="fig-pace text-[1.5rem] xl:text-[2.25rem]"
          />
        </div>
        <p className="mt-5 text-sm text-ink-2">
          Calculated on your device; nothing is sent or saved. Week 3 at five days a week, other lifts estimated. Your own block also fits
          your days, equipment and race.
        </p>
      </div>
      <ol aria-label="Your week" className="try-week">
        {days.map(({ day, name, dose, iron, pace }, index) => (
          <li key={day} data-rest={name === "Rest" ? "" : undefined} style={{ "--i": iron, "--p": pace } as CSSProperties}>
            <span className="try-load">
              {tried[index]?.load !== undefined && (
                <>
                  <b className="fig-iron">{tried[index].load}</b>
                  <span className="unit">kg</span>
                </>
              )}
            </span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <span className="try-pace">
              {tried[index]?.pace !== undefined && (
                <>
                  <b className="fig-pace">{tried[index].pace}</b>
                  <span className="unit">/km</span>
                </>
              )}
            </span>
            <span className="try-name">
              <b>{day}</b>
              <span>{name}</span>
              <small>{dose}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StepperProps {
  readonly name: keyof typeof TRY_LIMITS;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly buttons: readonly [less: string, more: string];
  readonly figure: string;
}

function Stepper({ name, label, value, unit, buttons: [less, more], figure }: StepperProps) {
  return (
    <div>
      <label htmlFor={`try-${name}`} className="mb-2 block font-[550]">
        {label}
      </label>
      <div className="try-stepper">
        <button type="button" data-step="-1" data-for={name} aria-label={less}>
          −
        </button>
        <input id={`try-${name}`} name={name} inputMode="decimal" autoComplete="off" defaultValue={value} className={figure} />
        <span aria-hidden="true" className="unit max-md:hidden">
          {unit}
        </span>
        <button type="button" data-step="1" data-for={name} aria-label={more}>
          +
        </button>
      </div>
    </div>
  );
}
