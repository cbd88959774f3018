import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDayMonth } from "#ui/format.ts";
import { useBenchmarks } from "../../api/benchmarks.ts";
import { currentBenchmark } from "../../model/benchmark-history.ts";
import { BENCHMARKS, getFigure, unlistedFields } from "../../model/benchmarks.ts";

interface UnlistedBenchmarksProps {
  /** Of personal bests. */
  readonly category: string;
  /** Exercises that have a best in the list. */
  readonly names: readonly string[];
}

/** Benchmarks of the profile that no personal best of the category lists, so that the page shows all the numbers the plan uses. */
export function UnlistedBenchmarks({ category, names }: UnlistedBenchmarksProps): ReactNode {
  return category === "strength" || category === "gymnastics" ? <OfKind kind={category} names={names} /> : null;
}

function OfKind({ kind, names }: { readonly kind: "strength" | "gymnastics"; readonly names: readonly string[] }): ReactNode {
  const { data: rows = [] } = useBenchmarks(kind);
  const { weight } = useUnits();
  const known = unlistedFields(BENCHMARKS[kind].fields, names).flatMap((field) => {
    const { value, since } = currentBenchmark(field, rows);
    return typeof value === "number" && value > 0 ? [{ field, value, since }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={`unlisted-${kind}`}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={`unlisted-${kind}`} className="heading-2">
          Also in your profile
        </h2>
        <Link to="/profile" className="link hit-area text-sm">
          Open profile
        </Link>
      </div>
      <ul className="grid gap-x-12 border-t border-line *:border-b *:border-line md:grid-cols-2">
        {known.map(({ field, value, since }) => (
          <li key={field.column} className="flex items-center justify-between gap-4 py-3.5">
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold wrap-anywhere">{field.label}</span>
              {since !== undefined && (
                <span className="text-sm text-ink-3">
                  {formatDayMonth(since)} {since.slice(0, 4)}
                </span>
              )}
            </span>
            <span className="flex items-baseline whitespace-nowrap">
              <span className={field.measure === "kilograms" ? "fig-iron text-[1.375rem]" : "fig-num text-[1.5rem] font-bold"}>
                {getFigure(field, value, weight)}
              </span>
              <span className="unit">{field.measure === "kilograms" ? weight : "reps"}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
