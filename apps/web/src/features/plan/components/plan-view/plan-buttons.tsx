import { MessageSquareText, Printer } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useToday } from "#ui/use-today.ts";
import { blockPicture } from "../../model/block-picture.ts";
import { getCounting } from "../../model/counting.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { personalize, useCoach } from "../actions/coach-slot.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { amountText, unitText } from "../amount.ts";
import { ALREADY_NOTIFIED } from "../page/empty-plans.tsx";

const EndPlanDialog = lazyPart(async () => (await import("./end-plan-dialog.tsx")).EndPlanDialog);

/** What can be done with the plan as a whole. */
export function PlanButtons({ plan }: { readonly plan: PlanView }): ReactNode {
  const [ending, setEnding] = useState(false);
  const navigate = useNavigate();
  const actions = usePlanActions();
  const askCoach = useCoach();
  const today = useToday();
  const units = useUnits();
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:grow">
      {askCoach !== undefined && (
        <>
          <Button onClick={() => askCoach()}>
            <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
            Ask AI Coach
          </Button>
          {actions !== undefined && <Button onClick={() => askCoach(personalize(plan))}>Personalize Training Plan</Button>}
        </>
      )}
      {actions === undefined ? (
        <Button variant="solid" onClick={() => void navigate("/training-plans?new")}>
          Generate New Plan
        </Button>
      ) : (
        <Button onClick={() => actions.change()}>Something changed</Button>
      )}
      <ShareButton
        size="icon"
        className="max-md:grow-0!"
        label="Share the block as a picture"
        picture={() =>
          blockPicture(plan, today, (amount, half) => {
            const counted = getCounting(plan)[half];
            return { value: amountText(amount, counted, units), unit: unitText(counted, units) };
          })
        }
      />
      <Button size="icon" className="max-md:grow-0!" aria-label="Print the plan" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
      </Button>
      {actions !== undefined && (
        <Button variant="ghost" className="text-danger! max-md:border-line-strong" onClick={() => setEnding(true)}>
          End plan
        </Button>
      )}
      <EndPlanDialog
        planId={plan.id}
        open={ending}
        onOpenChange={setEnding}
        onEnded={() => void navigate("/training-plans", { state: ALREADY_NOTIFIED })}
      />
    </div>
  );
}
