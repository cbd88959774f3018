import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { useMedia } from "#ui/use-media.ts";
import type { ExerciseStory } from "../../api/exercise-story.ts";
import { getLadder, type Rung } from "../../model/ladder.ts";
import type { Movement } from "../../model/movements/movement.ts";
import { rungFigure } from "../../model/movements/rung-figure.ts";
import "./ladder.css";
import { Figure } from "./movement-figures.tsx";
import type { ExerciseViewProps } from "./own-sections.tsx";
import { ViewSection } from "./view-section.tsx";

const WORDS = { easier: "Easier", here: "You are here", harder: "Harder" } as const;

export interface OtherSectionsProps extends ExerciseViewProps {
  readonly story: ExerciseStory;
  readonly movement: Movement | undefined;
}

/** What is easier or harder than an exercise, and what takes its place. */
export function OtherSections({ exercise, story, movement, level, renderOther }: OtherSectionsProps): ReactNode {
  const isPhone = useMedia("(max-width: 767px)");
  const rungs = getLadder(exercise, story.variants);
  const inLibrary = new Set(story.variants.map(({ name }) => name));
  const isWide = level === 2;
  const ruled = "border-t border-line pt-6";
  return (
    <>
      {rungs.length > 1 && (
        <div className={ruled}>
          <ViewSection title="Easier and harder" level={level}>
            <Ladder rungs={rungs} movement={movement} renderOther={renderOther} isNarrow={isPhone || !isWide} />
          </ViewSection>
        </div>
      )}
      {exercise.substitutions.length > 0 && (
        <div className={ruled}>
          <ViewSection title="What you can do instead" level={level}>
            <ol className={cx("grid gap-x-10", isWide && "md:grid-cols-2")}>
              {exercise.substitutions.map((name, place) => (
                <li key={name} className="flex min-h-11 items-center gap-3 border-b border-line">
                  <span aria-hidden="true" className="w-4 fig-num text-sm text-ink-3">
                    {place + 1}
                  </span>
                  {inLibrary.has(name) ? renderOther(name) : <span className="text-ink-2">{name}</span>}
                </li>
              ))}
            </ol>
          </ViewSection>
        </div>
      )}
    </>
  );
}

interface LadderProps {
  readonly rungs: readonly Rung[];
  readonly movement: Movement | undefined;
  /** How another exercise is shown: as a link of the page, as a button of the drawer. */
  readonly renderOther: (name: string, id: string) => ReactNode;
  /** Standing up, the hardest on top, as on a phone. */
  readonly isNarrow: boolean;
}

/** Easier forms to the left on lower plates, harder ones to the right on higher plates. */
function Ladder({ rungs, movement, renderOther, isNarrow }: LadderProps): ReactNode {
  return (
    <ol className={cx("ladder", isNarrow && "ladder-narrow")}>
      {rungs.map((rung, step) => (
        <li key={rung.id} data-place={rung.place} style={{ "--step": step } as CSSProperties}>
          <RungDrawing rung={rung} movement={movement} />
          <i aria-hidden="true" />
          <p>
            {rung.place === "here" ? <b aria-current="true">{rung.name}</b> : renderOther(rung.name, rung.id)}
            <span>{WORDS[rung.place]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function RungDrawing({ rung, movement }: { readonly rung: Rung; readonly movement: Movement | undefined }): ReactNode {
  const figure = rungFigure(movement, rung);
  return figure === undefined ? <span className="no-figure" /> : <Figure {...figure} isDecorative />;
}
