import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDay, unbroken } from "#ui/format.ts";
import { loadText } from "#backend/preferences/load-text.ts";
import { useToday } from "#ui/use-today.ts";
import type { ExerciseStory } from "../../api/exercise-story.ts";
import { nextUse, plannedDose } from "../../model/planned-dose.ts";

interface NextLineProps {
  readonly story: ExerciseStory | undefined;
  readonly sessionHref: (planId: string, sessionId: string) => string;
}

/** What one opens the page of an exercise for: when it comes next, how much of it, and the best so far. It keeps its line while it is read. */
export function NextLine({ story, sessionHref }: NextLineProps): ReactNode {
  const today = useToday();
  const { weight } = useUnits();
  const next = story && nextUse(story.planned, today);
  const best = story?.bests[0];
  const dose = next && plannedDose(next, (kilograms) => loadText(kilograms, weight), weight);
  return (
    <p className="min-h-6 text-ui text-ink-2">
      {next !== undefined && (
        <>
          Next{" "}
          <Link to={sessionHref(next.plan_id, next.id)} className="link hit-area font-semibold">
            {unbroken(formatDay(next.day))}
          </Link>
          {dose === "" ? (
            ". "
          ) : (
            <>
              , <b className="font-semibold text-ink">{dose}</b>.{" "}
            </>
          )}
        </>
      )}
      {best !== undefined && (
        <>
          Best <b className="font-semibold whitespace-nowrap text-ink">{bestText(best, weight)}</b>.
        </>
      )}
    </p>
  );
}

function bestText({ value, unit }: ExerciseStory["bests"][number], weight: "kg" | "lb"): string {
  if (unit === "kg" && weight === "lb") return `${loadText(Number(value), "lb")} lb`;
  return unit === null || value.includes(":") ? value : `${value} ${unit}`;
}
