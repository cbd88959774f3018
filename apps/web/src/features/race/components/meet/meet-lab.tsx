import { withPounds } from "@ironpace/contract";
import { type Athlete, type competitionFormat, formatWeight, meetLab, readTargetWeight, type MeetLift } from "@ironpace/training";
import { useId, useState, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { Competition } from "../../model/lab-race.ts";
import { MeetBar } from "./meet-bar.tsx";
import "../lab/what-if.css";

interface MeetLabProps {
  readonly competition: Competition;
  readonly format: Extract<ReturnType<typeof competitionFormat>, { kind: "powerlifting" | "weightlifting" }>;
  readonly athlete: Athlete;
  readonly today: string;
}

type Maxima = Readonly<Partial<Record<MeetLift["lift"], number>>>;

/** A meet: nine attempts and the total, and what another maximum makes of it. */
export function MeetLabView({ competition, format, athlete, today }: MeetLabProps): ReactNode {
  const { weight } = useUnits();
  const [maxima, setMaxima] = useState<Maxima>({});
  const goal = competition.target_result === null ? undefined : readTargetWeight(competition.target_result);
  const platform = { kind: format.kind, ...(format.kind === "powerlifting" && format.lifts !== undefined ? { lifts: format.lifts } : {}) };
  const now = meetLab(athlete, platform, { today, goal });
  const trial = meetLab(athlete, platform, { today, goal, maxima });
  const step = format.kind === "powerlifting" ? 2.5 : 1;
  if (now.lifts.length === 0) return null;
  return (
    <>
      <section aria-labelledby="attempts" className="border-t border-line pt-6">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 id="attempts" className="heading-2 text-xl">
              Attempts
            </h2>
            <p className="mt-1 text-ui text-ink-2">
              {now.missing.length > 0
                ? `Enter your ${now.missing.join(" and ")} to get a total.`
                : `Your openers add up to ${withPounds(`${trial.opened ?? 0} kg`, weight)}. Choose each third attempt after the second.`}
            </p>
          </div>
          {trial.total !== undefined && (
            <p className="flex items-baseline">
              <span className="fig-iron text-[2.25rem]">{trial.total}</span>
              <span className="unit">
                kg total{goal === undefined ? "" : `, target ${goal} kg`}
                {weight === "lb" && `, ${formatWeight(trial.total, weight)}`}
              </span>
            </p>
          )}
        </div>
        <MeetBar lifts={trial.lifts} />
      </section>
      <section aria-labelledby="what-if" className="border-t border-line pt-6">
        <h2 id="what-if" className="heading-2 text-xl">
          What if
        </h2>
        <p className="mt-1 mb-4 text-ui text-ink-2">Drag a slider. The orange mark is your max today.</p>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-x-14">
          {now.lifts.map((lift) => (
            <MaximumRow
              key={lift.lift}
              lift={lift}
              step={step}
              value={maxima[lift.lift] ?? lift.oneRepMax}
              onChange={(value) => setMaxima({ ...maxima, [lift.lift]: value })}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface MaximumRowProps {
  readonly lift: MeetLift;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function MaximumRow({ lift: { name, oneRepMax, estimated }, step, value, onChange }: MaximumRowProps): ReactNode {
  const id = useId();
  const away = step * Math.max(4, Math.round((0.15 * oneRepMax) / step));
  const change = value - oneRepMax;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4">
      <div className="flex items-baseline justify-between gap-3 text-ui">
        <label htmlFor={id} className="font-[550] first-letter:uppercase">
          {name} {estimated && <span className="font-normal text-ink-3">estimated</span>}
        </label>
        <span className="flex items-baseline">
          <span className="fig-iron text-lg">{value}</span>
          <span className="unit">kg</span>
        </span>
      </div>
      <output
        htmlFor={id}
        className={`row-span-2 text-right fig-iron text-lg ${change > 0 ? "text-success" : change < 0 ? "text-danger" : "text-ink-3"}`}
      >
        {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0"}
      </output>
      <span className="rod" style={{ "--t": 0.5 } as React.CSSProperties}>
        <input
          id={id}
          type="range"
          min={oneRepMax - away}
          max={oneRepMax + away}
          step={step}
          value={value}
          aria-valuetext={`${value} kg`}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      </span>
    </li>
  );
}
