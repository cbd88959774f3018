import { type Athlete, enteredChoice, formatClock, raceLab, type RaceSegment } from "@ironpace/training";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { type Competition, toLabRace } from "../model/lab-race.ts";
import { segmentHeight, sideSums } from "../model/race-picture.ts";
import { roundedError } from "../model/race-text.ts";
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
  if (segments.some(({ side }) => side === "iron")) return <Parts segments={segments} />;
  const target = lab.compared.find(({ id }) => id === "target");
  return (
    <div className="min-h-38 [&_.bg-canvas]:bg-surface">
      <FinishRuler
        error={roundedError(lab.error, total)}
        marks={[
          { id: "now", name: "Now", seconds: total },
          ...(target === undefined ? [] : [{ id: "target" as const, name: "Target", seconds: target.total }]),
        ]}
      />
    </div>
  );
}

function Parts({ segments }: { readonly segments: readonly RaceSegment[] }): ReactNode {
  const sums = sideSums(segments);
  const longest = Math.max(...segments.filter(({ side }) => side !== "rest").map(({ seconds }) => seconds));
  return (
    <figure
      className="grid min-h-50 content-start gap-2.5"
      aria-label={`The race in ${segments.length} parts. ${sums.map(({ label, seconds }) => `${label} ${formatClock(seconds)}`).join(", ")}.`}
    >
      <ol aria-hidden="true" className="race-glance">
        {segments.map(({ id, side, seconds, short }) => (
          <li
            key={id}
            data-side={side}
            style={{ "--s": seconds, "--v": side === "rest" ? 0.4 : segmentHeight(seconds, longest) } as CSSProperties}
          >
            {side === "iron" && <small>{short}</small>}
            {side !== "rest" && <span>{formatClock(seconds)}</span>}
          </li>
        ))}
      </ol>
      <figcaption aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        {sums.map(({ label, side, seconds }) => (
          <span key={side} className="flex items-baseline gap-2">
            <i className="size-3 self-center rounded-[2px]" style={{ background: TINTS[side] }} />
            {label}
            <span className="fig-pace text-xl text-ink">{formatClock(seconds)}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const TINTS = { iron: "var(--iron)", pace: "var(--pace)", rest: "var(--between)" } as const;
