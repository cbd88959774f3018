import { enteredChoice, formatClock, raceLab } from "@ironpace/training";
import type { ReactNode } from "react";
import type { Competition } from "#features/competitions/api/competitions.ts";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import { toLabRace } from "#features/race/model/lab-race.ts";
import { roundedError } from "#features/race/model/race-text.ts";

interface RaceNowProps {
  readonly competition: Competition;
  readonly today: string;
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
}

/** Where a race stands today beside its target, as its own page predicts it; the target as it was entered where nothing is predicted. */
export function RaceNow({ competition, today }: RaceNowProps): ReactNode {
  const { numbers, isPending } = useNumbers();
  const race = toLabRace(competition);
  const lab = numbers && raceLab(numbers.athlete, race, { today, choice: { hyrox: enteredChoice(race), course: "flat" } });
  const now = lab?.now?.total;
  const target = lab?.compared.find(({ id }) => id === "target")?.total;
  const gap = now === undefined || target === undefined ? undefined : now - target;
  const figures: readonly Figure[] = [
    ...(now === undefined
      ? []
      : [{ label: "Predicted today", value: formatClock(now), unit: `± ${formatClock(roundedError(lab?.error ?? 0, now))}` }]),
    ...(target === undefined
      ? competition.target_result === null
        ? []
        : [{ label: "Target", value: competition.target_result }]
      : [{ label: "Target", value: formatClock(target) }]),
    ...(gap === undefined ? [] : [{ label: gap > 0 ? "To gain" : "In hand", value: formatClock(Math.abs(gap)) }]),
  ];
  return (
    <dl className="flex min-h-13 flex-wrap items-end gap-x-7 gap-y-2" aria-busy={isPending}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="flex items-baseline">
            <span className="fig-pace text-[1.75rem] leading-tight">{value}</span>
            {unit !== undefined && <span className="unit">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
