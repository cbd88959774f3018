import { useQuery } from "@tanstack/react-query";
import type { Exercise } from "../../api/exercise.ts";
import type { ReactNode } from "react";
import { bestValuesOptions } from "#backend/reads/best-values.ts";
import { useLiftEstimate } from "#backend/reads/estimates.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { cx } from "#ui/cx.ts";
import { loadText } from "#backend/preferences/load-text.ts";
import { useToday } from "#ui/use-today.ts";
import { getNames } from "../../api/exercise.ts";
import type { ExerciseStory } from "../../api/exercise-story.ts";
import { bestEfforts, bestsOf, estimateOn } from "../../model/estimated-max.ts";
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

interface OwnSectionsProps extends ExerciseViewProps {
  readonly story: ExerciseStory;
}

/** What the athlete did with an exercise, where the plan has it and where that stands. */
export function OwnSections({ exercise, story, level, bestsHref, sessionHref }: OwnSectionsProps): ReactNode {
  const today = useToday();
  const { weight: unit } = useUnits();
  const weightOf = (kilograms: number) => loadText(kilograms, unit);
  const efforts = bestEfforts(story.sessions);
  const best = story.bests.find(({ category, unit: of }) => category === "strength" && of === "kg");
  const { data: values = [] } = useQuery({ ...bestValuesOptions(), enabled: best !== undefined });
  const { estimate: known } = useLiftEstimate(exercise.catalogue_name ?? exercise.name);
  const own = known?.value ?? Math.max(Number(best?.value ?? 0) || 0, estimateOn(efforts, today)?.value ?? 0);
  const levels = liftLevels(exercise.catalogue_name ?? exercise.name, story.body?.gender ?? null, story.body?.body_weight_kg ?? null);
  const isWide = level === 2;
  return (
    <div
      className={cx("grid min-w-0 gap-8 border-t border-line pt-6", isWide && "xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-14")}
    >
      <ViewSection title="Your history with this exercise" level={level}>
        <OwnHistory
          story={story}
          efforts={efforts}
          bests={bestsOf(values, getNames(exercise))}
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
          {story.planned.length > 0 && (
            <ViewSection
              title="In your plan"
              level={level}
              aside={story.planned.some(({ kilograms }) => kilograms !== null) ? unit : undefined}
            >
              <PlanUse
                planned={story.planned}
                today={today}
                weightOf={weightOf}
                unit={unit}
                // The page has said it under its title.
                sessionHref={isWide ? undefined : sessionHref}
              />
            </ViewSection>
          )}
          {levels !== undefined && (
            <ViewSection title="How you compare" level={level} aside={bodyText(story, weightOf, unit)}>
              <Standards levels={levels} own={own > 0 ? own : undefined} format={weightOf} unit={unit} />
              <p className="text-sm text-ink-3">
                {own > 0 ? "" : "Log a set with its weight and reps to see where you stand. "}
                The levels come from public strength tables, rounded.
              </p>
            </ViewSection>
          )}
        </div>
      )}
    </div>
  );
}

function bodyText({ body }: ExerciseStory, weightOf: (kilograms: number) => string, unit: string): string {
  const who = body?.gender === "male" ? "Men" : body?.gender === "female" ? "Women" : "Adults";
  return `${who}, ${weightOf(body?.body_weight_kg ?? 0)} ${unit}`;
}
