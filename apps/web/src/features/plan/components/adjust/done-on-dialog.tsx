import type { Day } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { formatDay } from "#ui/format.ts";
import { daysSince } from "../../model/session/done-days.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import { useCompletion } from "../actions/use-completion.ts";
import { OptionList } from "./option-list.tsx";

interface DoneOnDialogProps {
  readonly plan: PlanView;
  readonly session: SessionView;
  readonly today: Day;
  readonly onClose: () => void;
}

/** A session that was done, but not on its day: which day it was. */
export function DoneOnDialog({ plan, session, today, onClose }: DoneOnDialogProps): ReactNode {
  const [day, setDay] = useState<Day>();
  const inUnit = useDistanceText();
  const { complete } = useCompletion(session);
  const days = daysSince(plan, session, today);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="When did you do it?"
      description={`${inUnit(session.title)} was planned for ${formatDay(session.date)}.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="solid"
            disabled={day === undefined}
            onClick={() => {
              onClose();
              void complete(day);
            }}
          >
            Mark as Complete
          </Button>
        </>
      }
    >
      <OptionList
        legend="Day"
        chosen={day}
        onChoose={setDay}
        options={days.map(({ day: value, also }) => ({
          value,
          label: value === today ? `Today, ${formatDay(value)}` : formatDay(value),
          hint: also.length === 0 ? "Nothing else was planned that day." : `Also planned: ${inUnit(also.join(", "))}.`,
        }))}
      />
    </Dialog>
  );
}
