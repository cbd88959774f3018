import { type Athlete, enteredChoice, raceLab } from "@ironpace/training";
import { Check, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { type Competition, toLabRace } from "../model/lab-race.ts";
import { roundedError, roundedFinish } from "../model/race-text.ts";
import { getRaceVerdict } from "../model/race-verdict.ts";
import { FinishRuler } from "./lab/finish-ruler.tsx";
import { LargestGaps } from "./race-glance.tsx";

interface RaceWayProps {
  readonly competition: Competition;
  readonly athlete: Athlete;
  readonly today: string;
}

/** A race as a goal: whether its target is in reach, the finishes on one rod, and where the time is. */
export function RaceWay({ competition, athlete, today }: RaceWayProps): ReactNode {
  const race = toLabRace(competition);
  const lab = raceLab(athlete, race, { today, choice: { hyrox: enteredChoice(race), course: "flat" } });
  if (lab?.now === undefined) return null;
  const { now, compared, reach } = lab;
  const [last, target] = (["last", "target"] as const).map((name) => compared.find(({ id }) => id === name));
  const verdict = getRaceVerdict({ now: roundedFinish(now.total), target: target?.total, reach });
  const Icon = verdict?.isInReach === true ? Check : Clock3;
  return (
    <div className="grid content-start gap-5">
      {verdict !== undefined && (
        <p className={cx("flex items-center gap-2 text-lg leading-snug font-[550]", verdict.isInReach ? "text-success" : "text-pending")}>
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
          {verdict.text}
        </p>
      )}
      <FinishRuler
        error={roundedError(lab.error, now.total)}
        marks={[
          ...(last === undefined ? [] : [{ id: "last" as const, name: last.name, seconds: last.total }]),
          { id: "now", name: "Today", seconds: now.total },
          ...(reach === undefined ? [] : [{ id: "reach" as const, name: "In reach", seconds: reach }]),
          ...(target === undefined ? [] : [{ id: "target" as const, name: "Target", seconds: target.total }]),
        ]}
      />
      {target !== undefined && target.total < now.total && target.segments.length > 1 && <LargestGaps race={now} target={target} />}
    </div>
  );
}
