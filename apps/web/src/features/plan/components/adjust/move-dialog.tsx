import type { MoveOption } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { formatDay } from "#ui/format.ts";
import { useSessionOptions } from "../../api/adjust-plan.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import { OptionList } from "./option-list.tsx";
import { OptionsLoaded } from "./options-loaded.tsx";
import { Proposal } from "./proposal.tsx";
import { useAgreement } from "./use-agreement.ts";

interface MoveDialogProps {
  readonly plan: PlanView;
  readonly session: SessionView;
  readonly today: Day;
  /** Where it was dragged to. */
  readonly to?: Day | undefined;
  readonly onClose: () => void;
}

/** "Move to…": the day, then what the move does to the days around it, to confirm. */
export function MoveDialog({ plan, session, today, to: dropped, onClose }: MoveDialogProps): ReactNode {
  const [chosen, setChosen] = useState<Day>();
  const [to, setTo] = useState(dropped);
  const move = to === undefined ? undefined : ({ planId: plan.id, reason: "move", sessionId: session.id, to } as const);
  const { proposal, busy, accept } = useAgreement(move, { title: "Session Moved", onClose });
  const title = useDistanceText()(session.title);
  const where = session.date < today ? `It was planned for ${formatDay(session.date)}.` : `Now on ${formatDay(session.date)}.`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={to === undefined ? `Move ${title}` : `Move ${title} to ${formatDay(to)}`}
      description={to === undefined ? where : "Nothing changes until you move it."}
      footer={
        to === undefined ? (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="solid" disabled={chosen === undefined} onClick={() => setTo(chosen)}>
              See what changes
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              Keep it on {formatDay(session.date)}
            </Button>
            <Button disabled={busy} onClick={() => setTo(undefined)}>
              Another day
            </Button>
            {(proposal.data?.changes.length ?? 0) > 0 && (
              <Button variant="solid" busy={busy} busyText="Moving..." onClick={accept}>
                {(proposal.data?.warnings.length ?? 0) > 0 ? "Move it anyway" : "Move session"}
              </Button>
            )}
          </>
        )
      }
    >
      {to === undefined ? (
        <DayChoice plan={plan} session={session} today={today} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Proposal proposal={proposal} />
      )}
    </Dialog>
  );
}

interface DayChoiceProps {
  readonly plan: PlanView;
  readonly session: SessionView;
  readonly today: Day;
  readonly chosen: Day | undefined;
  readonly onChoose: (day: Day) => void;
}

function DayChoice({ plan, session, today, chosen, onChoose }: DayChoiceProps): ReactNode {
  const inUnit = useDistanceText();
  const options = useSessionOptions({ planId: plan.id, sessionId: session.id });
  return (
    <OptionsLoaded options={options}>
      {({ moves }) => (
        <OptionList
          legend="Day"
          chosen={chosen}
          onChoose={onChoose}
          options={moves
            .filter(({ date }) => date !== session.date && date >= today)
            .map((move) => ({
              value: move.date,
              label: formatDay(move.date),
              hint: inUnit(getHint(move, plan)),
              disabled: move.refused !== undefined,
            }))}
        />
      )}
    </OptionsLoaded>
  );
}

/** Why not; else what is there now, and what gets worse. */
function getHint({ refused, swapsWith, warnings }: MoveOption, plan: PlanView): string {
  if (refused !== undefined) return refused;
  const other = plan.sessions.find(({ id }) => id === swapsWith);
  return [other === undefined ? "Nothing else that day." : `Swaps places with ${other.title}.`, ...warnings].join(" ");
}
