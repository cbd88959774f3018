import { Ellipsis, MessageSquareText } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { LoadingMenu } from "#ui/overlay/loading-menu.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useToday } from "#ui/use-today.ts";
import { blockPicture } from "../../model/block-picture.ts";
import { getCounting } from "../../model/counting.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { personalize, useCoach } from "../actions/slots.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { amountText, unitText } from "../amount.ts";
import { ALREADY_NOTIFIED } from "../page/empty-plans.tsx";

const loadPlanMenu = async () => (await import("./plan-menu.tsx")).PlanMenu;
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
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      {askCoach !== undefined && (
        <Button className="max-md:flex-1" onClick={() => askCoach()}>
          <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
          Ask AI Coach
        </Button>
      )}
      {actions === undefined ? (
        <Button variant="solid" className="max-md:order-last max-md:w-full" onClick={() => void navigate("/training-plans?new")}>
          Generate New Plan
        </Button>
      ) : (
        <Button className="max-md:order-last max-md:w-full" onClick={() => actions.change()}>
          Something changed
        </Button>
      )}
      <ShareButton
        size="icon"
        label="Share the block as a picture"
        picture={() =>
          blockPicture(plan, today, (amount, half) => {
            const counted = getCounting(plan)[half];
            return { value: amountText(amount, counted, units), unit: unitText(counted, units) };
          })
        }
      />
      <LoadingMenu
        trigger={
          <Button size="icon" aria-label="More for this plan">
            <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        }
        load={loadPlanMenu}
        about={{
          onPersonalize: askCoach === undefined || actions === undefined ? undefined : () => askCoach(personalize(plan)),
          onEnd: actions === undefined ? undefined : () => setEnding(true),
        }}
      />
      <EndPlanDialog
        planId={plan.id}
        open={ending}
        onOpenChange={setEnding}
        onEnded={() => void navigate("/training-plans", { state: ALREADY_NOTIFIED })}
      />
    </div>
  );
}
