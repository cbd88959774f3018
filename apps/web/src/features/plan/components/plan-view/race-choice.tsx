import type { Day, PlanDemand } from "@ironpace/training";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useCompetitions, useConfirmStart } from "../../api/competitions.ts";
import { insteadText, reachPercent, readinessWords } from "../../model/race/way-to-race.ts";
import { usePlanActions } from "../actions/plan-actions.ts";

interface RaceChoiceProps {
  readonly demand: PlanDemand;
  readonly planId: string;
  readonly today: Day;
}

/** There is too little time: said first, and the athlete chooses. */
export function RaceChoice({ demand, planId, today }: RaceChoiceProps): ReactNode {
  const { race: name, date } = demand;
  const actions = usePlanActions();
  const competitions = useCompetitions(today);
  const confirm = useConfirmStart();
  const words = readinessWords(demand);
  const stored =
    competitions.data?.find((race) => race.date === date && race.name === name) ?? competitions.data?.find((race) => race.date === date);
  const isConfirmed = stored?.is_confirmed === true;
  const edit = stored === undefined ? "/competitions" : `/competitions?${new URLSearchParams({ edit: stored.id }).toString()}`;

  function choose(confirmed: boolean): void {
    void confirm.mutateAsync({ id: stored?.id, name, date, isConfirmed: confirmed }).then(
      ({ id }) => actions?.propose({ planId, reason: "competition", competitionId: id, targetDate: date }),
      (error: unknown) => toast({ title: "Your choice was not saved", description: getSentence(error), variant: "destructive" }),
    );
  }

  return (
    <section aria-labelledby="race-choice-heading" className="grid grid-cols-[auto_1fr] gap-x-3 rounded-card bg-pending-wash p-4 sm:p-5">
      <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 text-pending" />
      <div className="grid min-w-0 gap-1.5">
        <h2 id="race-choice-heading" className="heading-3 wrap-anywhere">
          {name}: {words.title.toLowerCase()}
        </h2>
        <p className="max-w-[62ch] text-ink-2">
          {isConfirmed
            ? "You chose to race anyway. Aim to finish, with no goal pace. Your plan keeps its safety limits."
            : `${words.text} By race day your training covers ${reachPercent(demand)}% of what the race needs.${insteadText(demand)}`}
        </p>
        {actions !== undefined && competitions.data !== undefined && (
          <div className="mt-2 flex flex-wrap gap-2.5 max-sm:*:w-full">
            {isConfirmed ? (
              <Button busy={confirm.isPending} busyText="Saving..." onClick={() => choose(false)}>
                Undo this choice
              </Button>
            ) : (
              <Button busy={confirm.isPending} busyText="Saving..." onClick={() => choose(true)}>
                Race anyway
              </Button>
            )}
            <ButtonLink to={edit}>Choose a shorter distance</ButtonLink>
            <ButtonLink to={edit}>Choose a later race</ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
