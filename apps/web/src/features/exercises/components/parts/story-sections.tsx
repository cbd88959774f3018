import type { Exercise } from "../../api/exercise.ts";
import type { CSSProperties, ReactNode } from "react";
import { useLiftEstimate } from "#backend/reads/estimates.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { cx } from "#ui/cx.ts";
import { loadText } from "#backend/preferences/load-text.ts";
import { useMedia } from "#ui/use-media.ts";
import { useToday } from "#ui/use-today.ts";
import type { ExerciseStory } from "../../api/exercise-story.ts";
import { bestEfforts, estimateOn } from "../../model/estimated-max.ts";
import { getLadder, type Rung } from "../../model/ladder.ts";
import type { Movement } from "../../model/movements/movement.ts";
import { rungFigure } from "../../model/movements/rung-figure.ts";
import "./ladder.css";
import { Figure } from "./movement-figures.tsx";
import { OwnHistory } from "./own-history.tsx";
import { PlanUse } from "./plan-use.tsx";
import { liftLevels, Standards } from "./standards.tsx";
import { ViewSection } from "./view-section.tsx";

export interface ExerciseViewProps {
  readonly exercise: Exercise;
  /** Level of the headings: 2 on the page, 3 in the drawer, whose title is the name. */
  readonly level: 2 | 3;
  readonly bestsHref: string;
  readonly sessionHref: (planId: string, sessionId: string) => string;
  /** How another exercise is shown: as a link of the page, as a button of the drawer. */
  readonly renderOther: (name: string) => ReactNode;
}

const WORDS = { easier: "Easier", here: "You are here", harder: "Harder" } as const;

export interface StorySectionsProps extends ExerciseViewProps {
  readonly story: ExerciseStory;
  readonly movement: Movement | undefined;
}

/** What the athlete did with an exercise, where that stands, and where it goes from here. */
export function StorySections({ exercise, story, movement, level, bestsHref, sessionHref, renderOther }: StorySectionsProps): ReactNode {
  const today = useToday();
  const isPhone = useMedia("(max-width: 767px)");
  const { weight: unit } = useUnits();
  const weightOf = (kilograms: number) => loadText(kilograms, unit);
  const efforts = bestEfforts(story.sessions);
  const best = story.bests.find(({ category, unit: of }) => category === "strength" && of === "kg");
  const { estimate: known } = useLiftEstimate(exercise.catalogue_name ?? exercise.name);
  const own = known?.value ?? Math.max(Number(best?.value ?? 0) || 0, estimateOn(efforts, today)?.value ?? 0);
  const levels = liftLevels(exercise.catalogue_name ?? exercise.name, story.body?.gender ?? null, story.body?.body_weight_kg ?? null);
  const rungs = getLadder(exercise, story.variants);
  const inLibrary = new Set(story.variants.map(({ name }) => name));
  const isWide = level === 2;
  const ruled = "border-t border-line pt-6";
  return (
    <>
      <div className={cx("grid min-w-0 gap-8", ruled, isWide && "xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-14")}>
        <ViewSection title="Your history with this exercise" level={level}>
          <OwnHistory
            story={story}
            efforts={efforts}
            estimate={known}
            name={exercise.name}
            today={today}
            bestsHref={bestsHref}
            weightOf={weightOf}
            unit={unit}
          />
        </ViewSection>
        {(levels !== undefined || story.planned.length > 0) && (
          <div className="grid min-w-0 content-start gap-8">
            {levels !== undefined && (
              <ViewSection title="How you compare" level={level} aside={bodyText(story, weightOf, unit)}>
                <Standards levels={levels} own={own > 0 ? own : undefined} format={weightOf} unit={unit} />
                <p className="text-sm text-ink-3">
                  {own > 0
                    ? `The triangle is you, ${weightOf(own)} ${unit}. `
                    : "Log a set with its weight and reps to see where you stand. "}
                  The levels come from public strength tables, rounded.
                </p>
              </ViewSection>
            )}
            {story.planned.length > 0 && (
              <ViewSection
                title="In your plan"
                level={level}
                aside={story.planned.some(({ kilograms }) => kilograms !== null) ? unit : undefined}
              >
                <PlanUse planned={story.planned} today={today} weightOf={weightOf} unit={unit} sessionHref={sessionHref} />
              </ViewSection>
            )}
          </div>
        )}
      </div>
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

function bodyText({ body }: ExerciseStory, weightOf: (kilograms: number) => string, unit: string): string {
  const who = body?.gender === "male" ? "Men" : body?.gender === "female" ? "Women" : "Adults";
  return `${who}, ${weightOf(body?.body_weight_kg ?? 0)} ${unit}`;
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
