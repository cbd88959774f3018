import { type Athlete, enteredChoice, formatClock, raceLab, type RaceSegment } from "@ironpace/training";
import { type CSSProperties, type ReactNode, useMemo } from "react";
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

/** A race in one picture: its parts as wide as they will take today, or where there are none, the way from now to the target. */
export function RaceGlance({ competition, athlete, today }: RaceGlanceProps): ReactNode {
  const lab = useMemo(() => {
    const race = toLabRace(competition);
    return raceLab(athlete, race, { today, choice: { hyrox: enteredChoice(race), course: "flat" } });
  }, [athlete, competition, today]);
  if (lab?.now === undefined) return null;
  const { segments, total } = lab.now;
  const target = lab.compared.find(({ id }) => id === "target");
  const error = roundedError(lab.error, total);
  if (segments.some(({ side }) => side === "iron")) {
    const against = target ?? lab.compared.find(({ id }) => id === "last");
    return <Parts segments={segments} against={against} error={error} />;
  }
  return (
    <div className="min-h-38 [&_.bg-canvas]:bg-surface">
      <FinishRuler
        error={error}
        marks={[
          { id: "now", name: "Now", seconds: total },
          ...(target === undefined ? [] : [{ id: "target" as const, name: "Target", seconds: target.total }]),
        ]}
      />
    </div>
  );
}

interface PartsProps {
  readonly segments: readonly RaceSegment[];
  /** The target, else the last race. */
  readonly against: NonNullable<ReturnType<typeof raceLab>>["compared"][number] | undefined;
  readonly error: number;
}

/** As wide as each part takes, with what it is over the comparison as a hatched cap; on a phone the bar stands up, a row for each part. */
function Parts({ segments, against, error }: PartsProps): ReactNode {
  const sums = sideSums(segments);
  const longest = Math.max(...segments.filter(({ side }) => side !== "rest").map(({ seconds }) => seconds));
  const gapOf = ({ id, seconds }: RaceSegment) => {
    const other = against?.segments.find((one) => one.id === id)?.seconds;
    return other === undefined ? 0 : Math.round(seconds - other);
  };
  const comparison =
    against === undefined ? "" : `${against.id === "target" ? "your target" : "your last race"} of ${formatClock(against.total)}`;
  return (
    <figure
      className="grid content-start gap-2.5"
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
              style={{ "--s": seconds, "--share": seconds / longest, "--cap": `${Math.min(MAX_CAP, Math.abs(gap))}px` } as CSSProperties}
            >
              <small>{side === "rest" ? "Transitions" : short}</small>
              <i />
              <span>{formatClock(seconds)}</span>
              <em>{gap === 0 ? "" : signedClock(gap)}</em>
            </li>
          );
        })}
      </ol>
      <figcaption aria-hidden="true" className="grid gap-2 text-sm text-ink-2">
        <span className="flex flex-wrap gap-x-6 gap-y-1">
          {sums.map(({ label, side, seconds }) => (
            <span key={side} className="flex items-baseline gap-2">
              <i className="size-3 self-center rounded-[2px]" style={{ background: TINTS[side] }} />
              {label}
              <span className="fig-pace text-xl text-ink">{formatClock(seconds)}</span>
            </span>
          ))}
          <span className="flex items-baseline gap-2">
            Finish
            <span className="fig-pace text-xl text-ink">± {formatClock(error)}</span>
          </span>
        </span>
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

/** Pixels of the highest cap: a second is one. */
const MAX_CAP = 44;

const TINTS = { iron: "var(--iron)", pace: "var(--pace)", rest: "var(--between)" } as const;
