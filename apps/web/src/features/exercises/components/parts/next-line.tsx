import { ArrowLeftRight, Bandage } from "lucide-react";
import { type ReactNode, use } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDay, unbroken } from "#ui/format.ts";
import { loadText } from "#backend/preferences/load-text.ts";
import { AskCoachContext } from "#ui/training/ask-coach-context.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { useToday } from "#ui/use-today.ts";
import type { ExerciseStory } from "../../api/exercise-story.ts";
import { nextUse, plannedDose } from "../../model/planned-dose.ts";

interface NextLineProps {
  readonly name: string;
  readonly story: ExerciseStory | undefined;
  readonly sessionHref: (planId: string, sessionId: string) => string;
}

/** What one opens the page of an exercise for: when it comes next, how much of it, the best so far, and the way out when it cannot be done. It keeps its line while it is read. */
export function NextLine({ name, story, sessionHref }: NextLineProps): ReactNode {
  const today = useToday();
  const { weight } = useUnits();
  const next = story && nextUse(story.planned, today);
  const best = story?.bests[0];
  const ask = use(AskCoachContext);
  const dose = next && plannedDose(next, (kilograms) => loadText(kilograms, weight), weight);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
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
      <div className="flex gap-2 empty:hidden">
        {next !== undefined && (
          <ButtonLink to={sessionHref(next.plan_id, next.id)}>
            <ArrowLeftRight aria-hidden="true" size={16} strokeWidth={1.75} />
            Swap
          </ButtonLink>
        )}
        {ask !== undefined && (
          <Button onClick={() => ask({ draft: `${name} hurts: ` })}>
            <Bandage aria-hidden="true" size={16} strokeWidth={1.75} />
            It hurts
          </Button>
        )}
      </div>
    </div>
  );
}

function bestText({ value, unit }: ExerciseStory["bests"][number], weight: "kg" | "lb"): string {
  if (unit === "kg" && weight === "lb") return `${loadText(Number(value), "lb")} lb`;
  return unit === null || value.includes(":") ? value : `${value} ${unit}`;
}
