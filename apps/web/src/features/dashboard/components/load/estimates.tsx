import { type Day, daysBetween, type Estimate } from "@ironpace/training";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useEstimates } from "#backend/reads/estimates.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { EstimateChart } from "./estimate-chart.tsx";

/** Charts that are shown at first. */
const SHOWN_AT_FIRST = 3;

/** What the training has changed: maxima, running fitness, power and splits with their range. Asked for when it comes into sight. */
export function Estimates({ today }: { readonly today: Day }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref);
  const [all, setAll] = useState(false);
  const { weight } = useUnits();
  const { data, isError } = useEstimates(isSeen);
  const drawn = (data ?? []).filter(({ points }) => points.length > 1).toSorted((a, b) => b.points.length - a.points.length);
  if (isError || (data !== undefined && drawn.length === 0)) return null;
  const shown = all ? drawn : mixed(drawn, today);
  return (
    <div ref={ref} className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h3 className="heading-2">Your progress</h3>
        <p className="text-sm text-ink-2">
          <TermText text="Lifts in e1RM, running in VDOT. Dots: single efforts. Rings: tests. Line: our estimate. Band: where two in three efforts fall." />
        </p>
      </div>
      {data === undefined ? (
        <Skeleton className="h-56" />
      ) : (
        <div className="grid gap-x-10 gap-y-8 *:min-w-0 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((estimate) => (
            <EstimateChart key={estimate.capacity} estimate={estimate} weight={weight} today={today} />
          ))}
        </div>
      )}
      {drawn.length > shown.length && (
        <button type="button" className="link min-h-11 justify-self-start text-sm" onClick={() => setAll(true)}>
          Show all {drawn.length} charts
        </button>
      )}
    </div>
  );
}

/** The best known lift, running and the erg first, so that both halves are in sight; of several lifts one with a line long enough to show a change. */
function mixed(estimates: readonly Estimate[], today: Day): readonly Estimate[] {
  const isLong = ({ points }: Estimate) => daysBetween(points[0]?.on ?? today, today) >= LONG_DAYS;
  const first = ["kg", "VDOT", "s/500 m"].flatMap((unit) => {
    const known = estimates.filter((estimate) => estimate.unit === unit);
    return known.find(isLong) ?? known[0] ?? [];
  });
  return [...first, ...estimates.filter((estimate) => !first.includes(estimate))].slice(0, SHOWN_AT_FIRST);
}

/** A quarter of a year. */
const LONG_DAYS = 91;

/** True once the element has been near the window. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true), { rootMargin: "200px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
