import { withPounds } from "@ironpace/contract";
import { type ComparedRace, type Day, type TimedRace, formatClock } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { formatCount } from "#ui/format.ts";
import { paceText, signedClock } from "../../model/race-text.ts";
import { type RacePlan, plannedTraining } from "../../model/planned-training.ts";

interface ReadoutProps {
  readonly race: TimedRace;
  readonly compared: readonly ComparedRace[];
  readonly against: ComparedRace | undefined;
  readonly selected: string;
  readonly plan: RacePlan | null | undefined;
  readonly today: Day;
  readonly raceDay: Day;
}

/** The chosen part of the race in figures, and what the plan does about it. */
export function Readout({ race, compared, against, selected, plan, today, raceDay }: ReadoutProps): ReactNode {
  const { weight, distance } = useUnits();
  const segment = race.segments.find(({ id }) => id === selected) ?? race.segments[0];
  if (segment === undefined) return null;
  const training = whatThePlanDoes(plan, segment.id, today, raceDay);
  const inRace = (other: ComparedRace) => other.segments.find(({ id }) => id === segment.id)?.seconds ?? 0;
  const pace = segment.metres === undefined ? "" : `, ${paceText(segment.id, segment.seconds, segment.metres, distance)}`;
  const figures = [
    ["Predicted", formatClock(segment.seconds)],
    ...compared.map((other) => [splitName(other), formatClock(inRace(other))]),
    ...(against === undefined ? [] : [["Difference", signedClock(segment.seconds - inRace(against))]]),
  ];
  return (
    <div
      aria-live="polite"
      className="mt-3 grid grid-cols-3 gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3.5 sm:flex sm:flex-wrap sm:items-center sm:gap-x-9 md:px-5"
    >
      <div className="col-span-3 min-w-52 flex-auto">
        <h3 className="heading-2">{segment.name}</h3>
        <p className="text-sm text-ink-3">
          {withPounds(segment.detail, weight)}
          {pace}
        </p>
        {training !== "" && <p className="mt-1 text-sm text-ink-2">{training}</p>}
      </div>
      {figures.map(([name, value]) => (
        <dl key={name} className="flex min-w-0 flex-col justify-between">
          <dt className="text-xs leading-tight text-ink-3">{name}</dt>
          <dd className="mt-1 fig-pace text-2xl leading-none">{value}</dd>
        </dl>
      ))}
    </div>
  );
}

/** "Hyrox Hamburg, estimated": of a race whose splits were never entered only the finish is known. */
function splitName({ id, name, isUsualSplit }: ComparedRace): string {
  return id === "last" && isUsualSplit ? `${name}, estimated` : name;
}

/** "3 more sessions in your block, 150 m in all." */
function whatThePlanDoes(plan: RacePlan | null | undefined, id: string, today: Day, raceDay: Day): string {
  const trained = plannedTraining(plan, id, today, raceDay);
  if (trained === undefined) return "";
  if (trained.sessions === 0) return "No sessions planned in the rest of your block.";
  const amount =
    trained.amount === undefined ? "" : `, ${formatCount(trained.amount.value)} ${trained.amount.unit === "m" ? "m" : "reps"} in all`;
  return `${trained.sessions} more ${trained.sessions === 1 ? "session" : "sessions"} in your block${amount}.`;
}

/** The numbers of the bar for who cannot see it. */
export function SplitTable({ race, compared }: { readonly race: TimedRace; readonly compared: readonly ComparedRace[] }): ReactNode {
  return (
    <ChartTable
      title="Split times"
      show="hidden"
      head={["Part", "Predicted", ...compared.map(splitName)]}
      rows={[
        ...race.segments.map(({ name, seconds }, index) => [
          name,
          formatClock(seconds),
          ...compared.map(({ segments }) => formatClock(segments[index]?.seconds ?? 0)),
        ]),
        ["Finish", ...[race, ...compared].map(({ total }) => formatClock(total))],
      ]}
    />
  );
}
