import type { ReactNode } from "react";
import { cx } from "../cx.ts";

interface LevelBandProps {
  /** Five names, from the first level to the last. */
  readonly names: readonly string[];
  /** Where the second to the fifth begin: "9:00". */
  readonly bounds: readonly string[];
  /** How far the result is along the band, 0 to 1. */
  readonly share: number;
  /** The level that is reached. */
  readonly name: string;
}

/** For a narrow band. */
const SHORT: Readonly<Record<string, string>> = { Intermediate: "Intermed." };

const INK = ["opacity-20", "opacity-35", "opacity-55", "opacity-75", "opacity-100"];

/** A result among five levels: the further right, the better. The reached one is bold, the result an ember tick. */
export function LevelBand({ names, bounds, share, name }: LevelBandProps): ReactNode {
  return (
    <div
      role="img"
      className="@container"
      aria-label={`Level ${name}. ${names
        .slice(1)
        .map((one, index) => `${one} from ${bounds[index] ?? ""}`)
        .join(", ")}.`}
    >
      <div className="relative grid grid-cols-5 gap-0.5">
        {names.map((one, index) => (
          <span key={one} className={cx("h-5 bg-iron first:rounded-l-[3px] last:rounded-r-[3px]", INK[index])} />
        ))}
        <span
          className="absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-[2px] bg-ember shadow-[0_0_0_2px_var(--canvas)]"
          style={{ left: `${2 + share * 96}%` }}
        />
      </div>
      <div className="mt-2 grid grid-cols-5 gap-0.5 text-center text-[0.75rem] leading-4 text-ink-3">
        {names.map((one) => (
          <span key={one} className={cx("truncate", one === name && "font-semibold text-ink")}>
            {SHORT[one] === undefined ? (
              one
            ) : (
              <>
                <span className="@sm:hidden">{SHORT[one]}</span>
                <span className="hidden @sm:inline">{one}</span>
              </>
            )}
          </span>
        ))}
      </div>
      <div className="relative mt-0.5 h-4 text-[0.75rem] leading-4 text-ink-2" aria-hidden="true">
        {bounds.map((bound, index) => (
          <span key={bound} className="absolute -translate-x-1/2 tabular-nums" style={{ left: `${(index + 1) * 20}%` }}>
            {bound}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The same as five short steps, for a line of a list. */
export function LevelSteps({ step, name }: { readonly step: number; readonly name: string }): ReactNode {
  return (
    <span role="img" aria-label={`Level ${name}`} className="inline-grid w-10 grid-cols-5 gap-px">
      {[0, 1, 2, 3, 4].map((index) => (
        <i key={index} className={cx("h-1.5 rounded-[1px]", index <= step ? "bg-iron" : "bg-line-strong opacity-60")} />
      ))}
    </span>
  );
}
