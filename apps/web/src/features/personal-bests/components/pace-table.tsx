import { timeText } from "@ironpace/contract";
import { type Capacity, formatClock, pacePerMile, raceTime, type TrainingPaces, trainingPaces, vdotFromRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { PersonalBest } from "../api/personal-bests.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";

/** The offered distances by their keys; other names are not read as a distance. */
const RACES: Readonly<Record<string, { readonly name: string; readonly metres: number }>> = {
  "1km": { name: "1 km", metres: 1000 },
  "5km": { name: "5 km", metres: 5000 },
  "10km": { name: "10 km", metres: 10_000 },
  "half marathon": { name: "Half marathon", metres: 21_097.5 },
  marathon: { name: "Marathon", metres: 42_195 },
};

/** Seconds of all-out running for which the model holds. */
const [SHORTEST, LONGEST] = [210, 14_400];

/** What the plan runs by: chosen from all times of the profile. */
interface OwnRunning {
  readonly vdot: Capacity<number>;
  readonly paces: TrainingPaces;
}

interface PaceTableProps {
  readonly best: PersonalBest;
  /** Absent while the profile has no run time; then the paces are those of this result. */
  readonly running: OwnRunning | undefined;
}

/** What a race result says about other distances and about training paces. */
export function PaceTable({ best, running }: PaceTableProps): ReactNode {
  const { distance } = useUnits();
  const metres = RACES[best.exercise_key ?? ""]?.metres;
  const seconds = best.value_number;
  if (metres === undefined || seconds === null || best.metric !== "time" || seconds < SHORTEST || seconds > LONGEST) return null;
  const vdot = vdotFromRace(metres, seconds);
  const paces = running?.paces ?? trainingPaces(vdot);
  const pace = (perKilometre: number) => formatClock(distance === "mi" ? pacePerMile(perKilometre) : perKilometre);
  const per = distance === "mi" ? "/mi" : "/km";
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <Rows
        title={running === undefined ? "Training paces, estimated" : "Training paces of your plan"}
        rows={[
          ["Easy", `${pace(paces.easy.fast)}–${pace(paces.easy.slow)}`, per],
          ["Marathon", pace(paces.marathon), per],
          ["Threshold", pace(paces.threshold), per],
          ["Interval", pace(paces.interval), per],
          ["Repetition", formatClock(paces.repetition400), "/400 m"],
        ]}
      />
      <Rows
        title="Equivalent times at other distances, estimated"
        rows={Object.entries(RACES)
          .filter(([key]) => key !== best.exercise_key)
          .map(([, race]) => [race.name, timeText(Math.round(raceTime(vdot, race.metres))), ""])}
      />
      <p className="text-sm text-ink-3 md:col-span-2">
        {running !== undefined &&
          `Your plan's paces come from VDOT ${running.vdot.value.toFixed(1)} (${running.vdot.source}). Save this result as a benchmark in your profile to use it. `}
        Equivalent times use <TermText text="VDOT" /> {vdot.toFixed(1)} from this result. Longer distances assume you have trained for them.
      </p>
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string, unit: string])[];
}

function Rows({ title, rows }: RowsProps): ReactNode {
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">{title}</h3>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([name, value, unit]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-sm text-ink-2">
              <TermText text={name} />
            </dt>
            <dd className="whitespace-nowrap">
              <span className="fig-pace text-xl [font-stretch:75%]">{value}</span>
              {unit !== "" && <span className="unit">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
