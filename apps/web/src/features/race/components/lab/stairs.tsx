import type { Day, TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { formatCount } from "#ui/format.ts";
import { getGaps, getStairs, type Stair } from "../../model/gaps.ts";
import { plannedTraining, type RacePlan } from "../../model/planned-training.ts";
import { signedClock } from "../../model/race-text.ts";

/** Name, step, sessions planned (not on a phone), seconds. */
const ROW = "grid grid-cols-[8.25rem_minmax(0,1fr)_3.25rem] items-center gap-x-3 sm:grid-cols-[9.25rem_minmax(0,1fr)_5.5rem_3.5rem]";

interface StairsProps {
  readonly race: TimedRace;
  readonly against: TimedRace;
  readonly plan: RacePlan | null | undefined;
  readonly today: Day;
  readonly raceDay: Day;
  /** Names the sum: "Gap to target". */
  readonly sum: string;
  /** Seconds that training until the race usually brings. */
  readonly usual: number | undefined;
}

/** Where the time is to be found, part after part, and how often the plan trains each until the race. */
export function Stairs({ race, against, plan, today, raceDay, sum, usual }: StairsProps): ReactNode {
  const stairs = getStairs(getGaps(race, against)).filter(({ seconds }) => Math.round(seconds) !== 0);
  const gap = race.total - against.total;
  return (
    <div>
      <p aria-hidden="true" className={`${ROW} text-xs text-ink-3`}>
        <span className="col-span-2" />
        <span className="text-right whitespace-nowrap max-sm:hidden">Planned</span>
        <span className="text-right whitespace-nowrap">+ slower</span>
      </p>
      <ol>
        {stairs.map((stair) => (
          <li key={stair.id} className={`${ROW} min-h-9 text-ui`}>
            <span className="leading-tight">{stair.name}</span>
            <Step stair={stair} />
            <span className="text-right text-xs text-ink-3 max-sm:hidden">{trainedText(plan, stair.id, today, raceDay)}</span>
            <span className="text-right fig-pace text-lg">{signedClock(stair.seconds)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 flex justify-between border-t border-line-strong pt-2 text-ui font-semibold">
        {sum}
        <span className="fig-pace text-lg">{signedClock(gap)}</span>
      </p>
      {usual !== undefined && usual > 0 && gap > 0 && (
        <div className="mt-3">
          <div aria-hidden="true" className="relative h-4 rounded-[2px] border border-control hatch-open">
            <i
              className="absolute inset-y-0 left-0 rounded-[2px] border-r-[1.5px] border-ink bg-canvas"
              style={{ width: `${Math.min(100, (100 * usual) / gap)}%` }}
            />
          </div>
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
            <span>
              Typical progress by race day <b className="font-semibold text-ink">{signedClock(usual).replace("+", "")}</b>
            </span>
            <span>
              {usual >= gap ? "Closes the gap" : "Still open "}
              {usual < gap && <b className="font-semibold text-ink">{signedClock(gap - usual).replace("+", "")}</b>}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Work ahead in the colour of its side; what is faster already is a dashed outline, as in the bar. */
function Step({ stair: { side, from, length, seconds } }: { readonly stair: Stair }): ReactNode {
  const fill = seconds < 0 ? "border border-dashed border-success" : FILLS[side];
  return (
    <span aria-hidden="true" className="relative h-4 before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-line">
      <i className={`absolute inset-y-0 rounded-[2px] ${fill}`} style={{ left: `${100 * from}%`, width: `max(3px, ${100 * length}%)` }} />
    </span>
  );
}

const FILLS = { iron: "bg-iron", pace: "bg-pace", rest: "bg-between" } as const;

/** "6 sessions" */
function trainedText(plan: RacePlan | null | undefined, id: string, today: Day, raceDay: Day): string {
  const trained = plannedTraining(plan, id, today, raceDay);
  if (trained === undefined) return "";
  if (trained.sessions === 0) return "no sessions planned";
  return `${formatCount(trained.sessions)} ${trained.sessions === 1 ? "session" : "sessions"}`;
}
