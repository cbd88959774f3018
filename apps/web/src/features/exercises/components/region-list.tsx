import type { RegionStress } from "@ironpace/contract";
import { regionName, REGIONS } from "@ironpace/training";
import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

/** Regions of the body, the most stressed first, each with its three steps and their word. */
export function RegionList({ stress }: { readonly stress: RegionStress }): ReactNode {
  const regions = REGIONS.flatMap((region) => {
    const grade = stress[region];
    return grade === undefined ? [] : [{ region, grade }];
  }).toSorted((a, b) => b.grade - a.grade);
  if (regions.length === 0) return <p className="text-ink-3">No particular region of the body.</p>;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {regions.map(({ region, grade }) => (
        <li key={region} className="flex min-h-10 items-center justify-between gap-4 border-b border-line text-ui">
          <span>{capitalized(regionName(region))}</span>
          <span className="flex items-center gap-3 text-sm text-ink-2">
            {WORDS[grade]}
            <span aria-hidden="true" className="flex gap-0.5">
              {([1, 2, 3] as const).map((step) => (
                <span key={step} className={cx("h-3 w-2 rounded-plate", step <= grade ? "bg-iron" : "bg-hover")} />
              ))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const WORDS = { 1: "Light", 2: "Moderate", 3: "High" } as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
