import { proposeFromCheckIn, type Day, type MorningSituation, type PlannedSession } from "@ironpace/training";
import { useMemo, type ReactNode } from "react";
import { useMornings, type Mornings } from "#features/check-in/api/check-ins.ts";
import { CheckInCard } from "#features/check-in/components/check-in-card.tsx";
import { CheckInVerdict } from "#features/check-in/components/check-in-verdict.tsx";
import { nextQuestion } from "#features/check-in/model/questions.ts";
import { competitions, type Competition } from "#features/competitions/api/competitions.ts";
import { useSavedTimeZone } from "#features/dashboard/api/save-time-zone.ts";
import type { PlanView, SessionView } from "#features/plan/model/plan-view.ts";
import { paths } from "../navigation/paths.ts";
import { MorningDecision } from "./morning-decision.tsx";

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
          <CheckInVerdict proposal={mornings.layer === undefined ? proposal : { ...proposal, verdict: CHANGED_MESSAGE }} />
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

const CHANGED_MESSAGE = "Your plan now fits how you feel today.";

/** Planned effort from which a session is a hard one. */
const HARD_EFFORT = 7;

/** The morning as the engine judges it, from what the device has read. */
function getMorningSituation(
  today: Day,
  mornings: Pick<Mornings, "checkIns" | "changes">,
  plan: PlanView | null | undefined,
  competitions: readonly Competition[] = [],
): MorningSituation {
  const race = competitions.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date))[0];
  return {
    today,
    checkIns: mornings.checkIns,
    changes: mornings.changes,
    sessions: plan?.sessions.filter(({ predatesPlan }) => !predatesPlan).map(toPlannedSession) ?? [],
    ...(race === undefined ? {} : { race: { name: race.name, date: race.date } }),
  };
}

function toPlannedSession({ id, date, duration, load, effort, isRace, completed, skipped }: SessionView): PlannedSession {
  const status = completed ? "done" : skipped ? "skipped" : "open";
  return { id, date, minutes: duration, load, isHard: effort >= HARD_EFFORT, isRace, status };
}
