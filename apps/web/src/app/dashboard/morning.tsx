import { proposeFromCheckIn, type Day } from "@ironpace/training";
import { useMemo, type ReactNode } from "react";
import { useMornings } from "#features/check-in/api/check-ins.ts";
import { CheckInCard } from "#features/check-in/components/check-in-card.tsx";
import { CheckInVerdict } from "#features/check-in/components/check-in-verdict.tsx";
import { nextQuestion } from "#features/check-in/model/questions.ts";
import { competitions } from "#features/competitions/api/competitions.ts";
import { useSavedTimeZone } from "#features/dashboard/api/save-time-zone.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { paths } from "../navigation/paths.ts";
import { MorningDecision } from "./morning-decision.tsx";
import { getMorningSituation } from "./morning-situation.ts";

interface MorningProps {
  readonly plan: PlanView | null | undefined;
  readonly today: Day;
  readonly isPhone: boolean;
}

/** The check-in, what it means for today, and the one decision that follows from it. */
export function Morning({ plan, today, isPhone }: MorningProps): ReactNode {
  const mornings = useMornings(today);
  useSavedTimeZone();
  const races = competitions.useRows().data;
  const proposal = useMemo(
    () =>
      mornings === undefined || nextQuestion(mornings.today) !== undefined
        ? undefined
        : proposeFromCheckIn(getMorningSituation(today, mornings, plan, races)),
    [mornings, plan, races, today],
  );
  if (mornings === undefined) return null;
  return (
    <CheckInCard today={today} entry={mornings.today} isPhone={isPhone} href={paths.checkIn}>
      {proposal !== undefined && (
        <>
          <CheckInVerdict proposal={mornings.layer === undefined ? proposal : { ...proposal, verdict: CHANGED }} />
          {plan && (
            <MorningDecision
              key={proposal.verdict}
              planId={plan.id}
              today={today}
              proposal={proposal}
              layer={mornings.layer}
              isWaiting={mornings.isWaiting}
            />
          )}
        </>
      )}
    </CheckInCard>
  );
}

const CHANGED = "Your plan has been adjusted to this check-in.";
