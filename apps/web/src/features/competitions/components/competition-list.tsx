import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { useToday } from "#ui/use-today.ts";
import { competitions, type Competition } from "../api/competitions.ts";
import { CompetitionCard, type CompetitionActions } from "./competition-card.tsx";
import type { ReadinessSources } from "../model/planned-work.ts";
import { toast } from "#ui/feedback/toast.ts";

/** Cards at first, and with each press of "Show more". */
const PAGE = 10;

interface CompetitionListProps extends CompetitionActions {
  readonly shown: readonly Competition[];
  readonly sources: ReadinessSources;
}

export function CompetitionList({ shown, sources, ...actions }: CompetitionListProps): ReactNode {
  const today = useToday();
  const [count, setCount] = useState(PAGE);
  const remove = useDeleteWithUndo(competitions, "competition", getSentence);
  const register = useRegister(actions.onAskCoach);
  if (shown.length === 0) {
    return (
      <p role="status" className="border-y border-line py-4 text-ink-2">
        No competitions match. Change your search or filters.
      </p>
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {shown.slice(0, count).map((competition) => (
          <li key={competition.id}>
            <CompetitionCard
              competition={competition}
              today={today}
              sources={sources}
              onRegister={register}
              onDelete={remove}
              {...actions}
            />
          </li>
        ))}
      </ul>
      {shown.length > count && (
        <Button className="mt-4" onClick={() => setCount(count + PAGE)}>
          Show {Math.min(PAGE, shown.length - count)} more
        </Button>
      )}
    </>
  );
}

/** Notes that the athlete has registered, or takes it back, and offers to adjust the plan where that has not been done. */
function useRegister(onAskCoach: (competition: Competition) => void): (competition: Competition) => void {
  const { mutateAsync } = competitions.useChange();
  return (competition) => {
    const isBack = competition.registration_status === "registered";
    const registered = { ...competition, registration_status: isBack ? ("not-registered" as const) : ("registered" as const) };
    const description = isBack
      ? "This does not tell the organiser. Cancel your entry with them too."
      : "You have been registered for this competition.";
    const title = isBack ? "Marked as not registered" : "Registration Submitted";
    void mutateAsync({ row: registered, draft: registered }).then(
      () =>
        toast(
          competition.ai_adjusted || isBack
            ? { title, description }
            : {
                title,
                description: `${description} Would you like to adjust your training plan?`,
                action: { label: "Adjust Plan", onClick: () => onAskCoach(registered) },
              },
        ),
      (error: unknown) =>
        toast({
          title: `The competition could not be marked as ${isBack ? "not registered" : "registered"}`,
          description: getSentence(error),
          variant: "destructive",
        }),
    );
  };
}
