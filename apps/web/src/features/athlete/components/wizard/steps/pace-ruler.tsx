import { formatClock, pacePerMile, type SecondsPerKilometre } from "@ironpace/training";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { PacePreview } from "#features/athlete/model/pace-preview.ts";

/** The running paces the entered times set, slow to fast on the rod. They are estimates and said to be. */
export function PaceRuler({ preview }: { readonly preview: PacePreview | undefined }) {
  const { distance } = useUnits();
  if (preview === undefined)
    return <p className="border-t border-line pt-5 text-sm text-ink-3">A 5 km or 10 km time sets the pace of every run.</p>;
  const { easy, threshold, interval } = preview.paces;
  const clock = (pace: SecondsPerKilometre) => formatClock(distance === "km" ? pace : pacePerMile(pace));
  const at = scale(easy.slow, interval);
  return (
    <section aria-label="Paces based on this time" className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading-3">Paces based on this time</h3>
        <p className="text-sm text-ink-3">
          estimated, min per {distance}, from {preview.from}
        </p>
      </div>
      <div
        role="img"
        aria-label={`Easy ${clock(easy.fast)} to ${clock(easy.slow)}, threshold ${clock(threshold)}, interval ${clock(interval)} per ${distance}`}
        className="relative mx-1 h-28"
      >
        <i className="absolute inset-x-0 top-12 h-2 rounded-[2px] bg-line-strong" />
        <i
          className="absolute top-10 h-6 rounded-plate bg-pace opacity-45"
          style={{ left: `${at(easy.slow)}%`, width: `${at(easy.fast) - at(easy.slow)}%` }}
        />
        {[threshold, interval].map((pace) => (
          <i key={pace} className="absolute top-[2.125rem] -ml-[3px] h-9 w-1.5 rounded-[2px] bg-pace" style={{ left: `${at(pace)}%` }} />
        ))}
        <Mark at={(at(easy.slow) + at(easy.fast)) / 2} pace={`${clock(easy.fast)}–${clock(easy.slow)}`} name="Easy" below />
        <Mark at={at(threshold)} pace={clock(threshold)} name="Threshold" />
        <Mark at={at(interval)} pace={clock(interval)} name="Interval" below />
      </div>
    </section>
  );
}

interface MarkProps {
  readonly at: number;
  readonly pace: string;
  readonly name: string;
  readonly below?: boolean;
}

function Mark({ at, pace, name, below = false }: MarkProps) {
  return (
    <div
      className={`absolute flex -translate-x-1/2 items-center text-center whitespace-nowrap ${below ? "top-[4.75rem] flex-col" : "bottom-[calc(100%-1.875rem)] flex-col-reverse"}`}
      style={{ left: `${at}%` }}
    >
      <b className="fig-pace text-[1.375rem] leading-none">{pace}</b>
      <span className="text-xs text-ink-3">{name}</span>
    </div>
  );
}

/** Seconds per kilometre → percent of the rod, slower at the left, with room at both ends. */
function scale(slowest: SecondsPerKilometre, fastest: SecondsPerKilometre) {
  return (pace: SecondsPerKilometre) => 8 + (82 * (slowest - pace)) / (slowest - fastest);
}
