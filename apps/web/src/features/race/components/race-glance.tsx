import { type Athlete, type ComparedRace, enteredChoice, formatClock, raceLab, type RaceSegment, type TimedRace } from "@ironpace/training";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { largestGaps } from "../model/gaps.ts";
import { type Competition, toLabRace } from "../model/lab-race.ts";
import { sideSums } from "../model/race-picture.ts";
import { roundedError, signedClock } from "../model/race-text.ts";
import { FinishRuler } from "./lab/finish-ruler.tsx";
import "./race-glance.css";

interface RaceGlanceProps {
  readonly competition: Competition;
  readonly athlete: Athlete;
  readonly today: string;
}

function useLab({ competition, athlete, today }: RaceGlanceProps) {
  return useMemo(() => {
    const race = toLabRace(competition);
    return raceLab(athlete, race, { today, choice: { hyrox: enteredChoice(race), course: "flat" } });
  }, [athlete, competition, today]);
}

/** "± 3:00": how far the predicted finish may be off. */
export function RaceError(props: RaceGlanceProps): ReactNode {
  const lab = useLab(props);
  return lab?.now === undefined ? null : `± ${formatClock(roundedError(lab.error, lab.now.total))}`;
}

/** A race in one picture: its parts as wide as they will take today, or where there are none, the way from today to the target. A phone lists where the time is. */
export function RaceGlance(props: RaceGlanceProps): ReactNode {
  const lab = useLab(props);
  if (lab?.now === undefined) return null;
  const { now } = lab;
  const target = lab.compared.find(({ id }) => id === "target");
  const error = roundedError(lab.error, now.total);
  if (now.segments.some(({ side }) => side === "iron")) {
    const against = target ?? lab.compared.find(({ id }) => id === "last");
    return (
      <div className="grid content-start gap-5">
        <Parts race={now} against={against} />
        {target !== undefined && target.total < now.total && <LargestGaps race={now} target={target} />}
      </div>
    );
  }
  return (
    <div className="min-h-38 [&_.bg-canvas]:bg-surface">
      <FinishRuler
        error={error}
        marks={[
          { id: "now", name: "Predicted", seconds: now.total },
          ...(target === undefined ? [] : [{ id: "target" as const, name: "Target", seconds: target.total }]),
        ]}
      />
    </div>
  );
}

interface PartsProps {
  readonly race: TimedRace;
  /** The target, else the last race. */
  readonly against: ComparedRace | undefined;
}

/** As wide as each part takes, with what it is over the comparison as a hatched cap; names and times where there is room for them. */
function Parts({ race: { segments }, against }: PartsProps): ReactNode {
  const sums = sideSums(segments);
  const gapOf = ({ id, seconds }: RaceSegment) => {
    const other = against?.segments.find((one) => one.id === id)?.seconds;
    return other === undefined ? 0 : Math.round(seconds - other);
  };
  const comparison =
    against === undefined ? "" : `${against.id === "target" ? "your target" : "your last race"} of ${formatClock(against.total)}`;
  return (
    <figure
      className="grid content-start gap-2.5 max-lg:hidden"
      aria-label={`The race in ${segments.length} parts. ${sums.map(({ label, seconds }) => `${label} ${formatClock(seconds)}`).join(", ")}.`}
    >
      <ol aria-hidden="true" className="race-glance">
        {segments.map((segment) => {
          const { id, side, seconds, short } = segment;
          const gap = gapOf(segment);
          return (
            <li
              key={id}
              data-side={side}
              data-gap={gap > 0 ? "over" : gap < 0 ? "under" : undefined}
              style={{ "--s": seconds, "--cap": `${Math.min(MAX_CAP, Math.abs(gap))}px` } as CSSProperties}
            >
              <small>{short}</small>
              <i />
              <span>{formatClock(seconds)}</span>
            </li>
          );
        })}
      </ol>
      <figcaption aria-hidden="true" className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-ink-2">
        {sums.map(({ label, side, seconds }) => (
          <span key={side} className="flex items-baseline gap-2">
            <i className="size-3 self-center rounded-[2px]" style={{ background: TINTS[side] }} />
            {label}
            <span className="fig-pace text-xl text-ink">{formatClock(seconds)}</span>
          </span>
        ))}
        {against !== undefined && (
          <span className="flex items-center gap-2 text-ink-3">
            <i className="race-over size-3 rounded-[2px]" />
            Slower than {comparison}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** So many of the parts are listed by name; all are on the page of the race. */
const LISTED_GAPS = 3;

/** Where all of the way to the target is: the largest parts, and the others in one. */
export function LargestGaps({ race, target }: { readonly race: TimedRace; readonly target: ComparedRace }): ReactNode {
  const gaps = largestGaps(race, target, LISTED_GAPS);
  const most = Math.max(...gaps.map(({ seconds }) => seconds));
  return (
    <div>
      <h3 className="heading-3">Where to find {formatClock(race.total - target.total)}</h3>
      <ol className="mt-2 grid border-t border-line *:border-b *:border-line lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] lg:gap-x-8">
        {gaps.map(({ id, name, side, seconds }) => (
          <li key={id} className="flex items-center gap-2.5 py-2">
            <i aria-hidden="true" className="size-3 rounded-[2px] max-lg:hidden" style={{ background: TINTS[side] }} />
            <span className="w-30 shrink-0 leading-tight max-lg:text-ui lg:w-auto">{name}</span>
            <span aria-hidden="true" className="flex-1">
              <i
                className="race-over block h-5 rounded-[2px] lg:hidden"
                style={{ "--tint": TINTS[side], width: `${Math.max(2, (100 * seconds) / most)}%` } as CSSProperties}
              />
            </span>
            <span className="fig-pace text-xl">{signedClock(seconds)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Pixels of the highest cap: a second is one. */
const MAX_CAP = 32;

const TINTS = { iron: "var(--iron)", pace: "var(--pace)", rest: "var(--between)" } as const;
