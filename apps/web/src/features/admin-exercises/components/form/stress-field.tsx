import type { RegionStress } from "@ironpace/contract";
import { type Region, regionName, REGIONS } from "@ironpace/training";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface StressFieldProps {
  readonly value: RegionStress;
  readonly onChange: (value: RegionStress) => void;
}

/** How much each region of the body is stressed: none, light, moderate, high. */
export function StressField({ value, onChange }: StressFieldProps): ReactNode {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-[550]">Stress by region</legend>
      <p className="text-sm text-ink-3">1 light, 2 moderate, 3 high</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {REGIONS.map((region) => (
          <li key={region} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
            <span className="text-sm first-letter:uppercase">{regionName(region)}</span>
            <RegionSteps region={region} grade={value[region] ?? 0} onGrade={(grade) => onChange(withGrade(value, region, grade))} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type Grade = 0 | 1 | 2 | 3;

interface RegionStepsProps {
  readonly region: Region;
  readonly grade: Grade;
  readonly onGrade: (grade: Grade) => void;
}

const GRADES = [
  [0, "None", "–"],
  [1, "Light", "1"],
  [2, "Moderate", "2"],
  [3, "High", "3"],
] as const;

function RegionSteps({ region, grade, onGrade }: RegionStepsProps): ReactNode {
  return (
    <span role="radiogroup" aria-label={`Stress on the ${regionName(region)}`} className="flex rounded-ctl bg-sunken p-0.5">
      {GRADES.map(([value, word, sign]) => (
        <label
          key={value}
          title={word}
          className={cx(
            "grid size-9 cursor-pointer place-items-center rounded-chip text-sm text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-11",
            value === grade && "bg-raised font-semibold text-ink shadow-[0_0_0_1px_var(--line-strong)]",
          )}
        >
          <input
            type="radio"
            name={`stress-${region}`}
            value={value}
            checked={value === grade}
            onChange={() => onGrade(value)}
            aria-label={word}
            className="sr-only"
          />
          <span aria-hidden="true">{sign}</span>
        </label>
      ))}
    </span>
  );
}

function withGrade(stress: RegionStress, region: Region, grade: Grade): RegionStress {
  const { [region]: _, ...others } = stress;
  return grade === 0 ? others : { ...others, [region]: grade };
}
