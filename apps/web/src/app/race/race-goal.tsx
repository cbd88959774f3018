import { enteredChoice, raceLab } from "@ironpace/training";
import { Check, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import type { Competition } from "#features/competitions/api/competitions.ts";
import { RaceGlance } from "#features/race/components/race-glance.tsx";
import { toLabRace } from "#features/race/model/lab-race.ts";

interface RaceGoalProps {
  readonly competition: Competition;
  readonly today: string;
}

/** Whether the race would be won against its own target today, in a word, and where the time is. */
export function RaceGoalPicture({ competition, today }: RaceGoalProps): ReactNode {
  const { numbers } = useNumbers();
  if (numbers === undefined) return null;
  const race = toLabRace(competition);
  const lab = raceLab(numbers.athlete, race, { today, choice: { hyrox: enteredChoice(race), course: "flat" } });
  const target = lab?.compared.find(({ id }) => id === "target")?.total;
  const open = lab?.now === undefined || target === undefined ? undefined : Math.round(lab.now.total - target);
  const Icon = open !== undefined && open > 0 ? Clock3 : Check;
  return (
    <div className="grid content-start gap-4">
      {open !== undefined && (
        <p className={`flex items-center gap-2 text-lg leading-snug font-[550] ${open > 0 ? "text-pending" : "text-success"}`}>
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          {open > 0 ? "Behind your target" : "On your target"}
        </p>
      )}
      <RaceGlance competition={competition} athlete={numbers.athlete} today={today} />
    </div>
  );
}
