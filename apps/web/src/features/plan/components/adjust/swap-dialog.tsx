import type { ExerciseItem } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { unbroken } from "#ui/format.ts";
import { useSessionOptions } from "../../api/adjust-plan.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import { OptionList } from "./option-list.tsx";
import { OptionsLoaded } from "./options-loaded.tsx";
import { useAgreement } from "./use-agreement.ts";
import { Proposal } from "./proposal.tsx";

interface SwapDialogProps {
  readonly plan: PlanView;
  readonly session: SessionView;
  readonly item: ExerciseItem;
  readonly onClose: () => void;
}

/** "Swap": exercises that train the same with what there is and what does not hurt, at a load that fits. */
export function SwapDialog({ plan, session, item, onClose }: SwapDialogProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const [agreed, setAgreed] = useState(false);
  const options = useSessionOptions({ planId: plan.id, sessionId: session.id, item: item.id });
  const swap =
    agreed && chosen !== undefined
      ? ({ planId: plan.id, reason: "swap", sessionId: session.id, item: item.id, replacement: chosen } as const)
      : undefined;
  const { proposal, busy, accept } = useAgreement(swap, { title: "Exercise Swapped", onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Swap ${item.name}`}
      description={agreed ? "Nothing changes until you press Swap exercise." : "In this session only. Closest match first."}
      footer={
        agreed ? (
          <>
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              Keep {item.name}
            </Button>
            <Button disabled={busy} onClick={() => setAgreed(false)}>
              Another exercise
            </Button>
            {(proposal.data?.changes.length ?? 0) > 0 && (
              <Button variant="solid" busy={busy} busyText="Swapping..." onClick={accept}>
                Swap exercise
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="solid" disabled={chosen === undefined} onClick={() => setAgreed(true)}>
              See what changes
            </Button>
          </>
        )
      }
    >
      {agreed ? (
        <Proposal proposal={proposal} />
      ) : (
        <OptionsLoaded options={options}>
          {({ swaps }) =>
            swaps.length === 0 ? (
              <p>No exercise you have the equipment for does the same job. Skip it, or ask the coach for another session.</p>
            ) : (
              <OptionList
                legend="Exercise"
                chosen={chosen}
                onChoose={setChosen}
                options={swaps.map(({ by, text, why }) => ({ value: by, label: unbroken(text), hint: why }))}
              />
            )
          }
        </OptionsLoaded>
      )}
    </Dialog>
  );
}
