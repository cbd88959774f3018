import { regionName, REGIONS, type Region } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { BodyView } from "#ui/training/body/body-view.tsx";
import { type Muscle, MUSCLES } from "#ui/training/body/plates.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import type { Exercise } from "../../api/exercise.ts";
import { muscleWork, type Work } from "../../model/muscle-work.ts";

const LAYERS = [
  { value: "muscles", label: "Muscles" },
  { value: "joints", label: "Joints" },
] as const;

/** What works, or what is stressed: never both at once. The list beside the body says the same in words. */
export function BodyMap({ exercise, heading }: { readonly exercise: Exercise; readonly heading: ReactNode }): ReactNode {
  const [layer, setLayer] = useState<"muscles" | "joints">("muscles");
  const work = muscleWork(exercise.muscles, exercise.stress);
  const isMuscles = layer === "muscles";
  return (
    <section aria-label="Muscles worked" className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {heading}
        <Segmented aria-label="Show" options={LAYERS} value={layer} onValueChange={setLayer} />
      </div>
      <div
        className="body-pair mx-auto w-full max-w-60"
        role="img"
        aria-label={isMuscles ? muscleSentence(work) : stressSentence(exercise)}
      >
        {(["Front", "Back"] as const).map((view) => (
          <figure key={view} className="w-full">
            <BodyView
              view={view}
              levelOf={(muscle) => (isMuscles ? (work.get(muscle) ?? 0) : 0)}
              rings={isMuscles ? undefined : exercise.stress}
            />
            <figcaption>{view}</figcaption>
          </figure>
        ))}
      </div>
      <ul className="text-sm">
        {([3, 2, 1] as const).map((level) => {
          const names = isMuscles ? MUSCLES.filter((muscle) => work.get(muscle) === level) : regionsAt(exercise, level).map(regionName);
          if (names.length === 0) return null;
          return (
            <li key={level} className="grid min-h-9 grid-cols-[1.125rem_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-line py-1">
              {isMuscles ? (
                <i className="body-key size-4 rounded-[3px]" data-level={level} />
              ) : (
                <b className="text-center font-display">{level}</b>
              )}
              <span className={level === 3 ? "font-semibold" : undefined}>{sentenceCase(names.join(", "))}</span>
              <span className="text-ink-3">{(isMuscles ? WORK_WORDS : STRESS_WORDS)[level]}</span>
            </li>
          );
        })}
        {!isMuscles && Object.keys(exercise.stress).length === 0 && <li className="py-2 text-ink-3">No joint under notable stress.</li>}
      </ul>
    </section>
  );
}

const WORK_WORDS = { 3: "Main", 2: "Assisting", 1: "Stabilising" } as const;
const STRESS_WORDS = { 3: "High", 2: "Medium", 1: "Low" } as const;

const regionsAt = ({ stress }: Exercise, level: 1 | 2 | 3): readonly Region[] => REGIONS.filter((region) => stress[region] === level);

function muscleSentence(work: ReadonlyMap<Muscle, Work>): string {
  const parts = ([3, 2, 1] as const).flatMap((level) => {
    const names = MUSCLES.filter((muscle) => work.get(muscle) === level);
    return names.length === 0 ? [] : [`${names.join(", ")} ${{ 3: "work most", 2: "assist", 1: "stabilise" }[level]}`];
  });
  return parts.length === 0 ? "The body at rest" : `${sentenceCase(parts.join("; "))}.`;
}

function stressSentence(exercise: Exercise): string {
  const parts = ([3, 2, 1] as const).flatMap((level) => {
    const names = regionsAt(exercise, level).map(regionName);
    return names.length === 0 ? [] : [`${STRESS_WORDS[level].toLowerCase()} stress on ${names.join(", ")}`];
  });
  return parts.length === 0 ? "No joint under notable stress." : `${sentenceCase(parts.join("; "))}.`;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
