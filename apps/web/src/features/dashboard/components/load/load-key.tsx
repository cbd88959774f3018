import type { ReactNode } from "react";

/** What the strokes and tints of the load chart mean, each beside a piece of it. */
export function LoadKey({ isProjected }: { readonly isProjected: boolean }): ReactNode {
  return (
    <ul aria-label="Key" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 *:flex *:items-center *:gap-2">
      <li>
        <Piece>
          <path d="M0 4H24" className="stroke-iron stroke-[2.5]" />
          <path d="M0 10H24" className="stroke-pace stroke-[2.5]" />
        </Piece>
        Fitness, 42-day average
      </li>
      <li>
        <Piece>
          <path d="M0 7H24" className="stroke-ink-3" />
        </Piece>
        Fatigue, 7-day average
      </li>
      <li>
        <Piece>
          <rect width="12" height="14" className="fill-iron/24" />
          <rect x="12" width="12" height="14" className="fill-pace/24" />
        </Piece>
        Fatigue above fitness
      </li>
      <li>
        <Piece>
          <path d="M4 14V3M12 14V7M20 14V0" className="stroke-iron/20 stroke-4" />
        </Piece>
        Daily load
      </li>
      {isProjected && (
        <li>
          <Piece>
            <path d="M0 7H24" strokeDasharray="5 4" className="stroke-ink-2 stroke-2" />
          </Piece>
          Projected
        </li>
      )}
    </ul>
  );
}

function Piece({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg width="24" height="14" viewBox="0 0 24 14" aria-hidden="true" className="shrink-0 fill-none">
      {children}
    </svg>
  );
}
