import { type ComparedRace, formatClock, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { paceText, signedClock, withPounds } from "../../model/race-text.ts";

interface ReadoutProps {
  readonly race: TimedRace;
  readonly compared: readonly ComparedRace[];
  readonly against: ComparedRace | undefined;
  readonly selected: string;
}

/** The chosen part of the race in figures. */
export function Readout({ race, compared, against, selected }: ReadoutProps): ReactNode {
  const { weight, distance } = useUnits();
  const segment = race.segments.find(({ id }) => id === selected) ?? race.segments[0];
  if (segment === undefined) return null;
  const inRace = (other: ComparedRace) => other.segments.find(({ id }) => id === segment.id)?.seconds ?? 0;
  const pace = segment.metres === undefined ? "" : `, ${paceText(segment.id, segment.seconds, segment.metres, distance)}`;
  const figures = [
    ["Predicted", formatClock(segment.seconds)],
    ...compared.map((other) => [other.name, formatClock(inRace(other))]),
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
