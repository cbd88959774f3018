import { useEffect, type ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { toast } from "#ui/feedback/toast.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { openingWeek } from "../../model/weeks.ts";
import { CoachContext, useCoach } from "../actions/slots.ts";
import { PlanActionsContext } from "../actions/plan-actions.ts";
import { usePlanDialogs } from "../actions/use-plan-dialogs.tsx";
import { PrintPlan } from "../print/print-plan.tsx";
import { PlanOverview } from "../plan-view/plan-overview.tsx";
import { SessionDetail } from "../session/session-detail.tsx";
import { useToday } from "#ui/use-today.ts";

/** A loaded plan: its overview, or the session the address names. */
export function PlanScreen({ plan }: { readonly plan: PlanView }): ReactNode {
  const today = useToday();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sessionId = params.get("sessionId");
  const session = plan.sessions.find(({ id }) => id === sessionId);
  const missing = sessionId !== null && session === undefined;

  useEffect(() => {
    if (!missing) return;
    toast({ title: "Error", description: "Session not found", variant: "destructive" });
    void navigate(address({ planId: plan.id }), { replace: true });
  }, [missing, plan.id, navigate]);

  const { actions, dialog } = usePlanDialogs(plan, today);
  const { pathname, search, state } = useLocation();
  const hurts = readHurts(state);
  useEffect(() => {
    if (hurts === undefined || plan.status !== "active") return;
    actions.hurts(hurts);
    // Asked once, also when the page is loaded again.
    void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [hurts, pathname, search, plan.status, actions, navigate]);
  const askCoach = useCoach();
  return (
    <PlanActionsContext value={plan.status === "active" ? actions : undefined}>
      <CoachContext value={askCoach}>
        {session === undefined ? (
          <PlanOverview
            key={plan.id}
            plan={plan}
            today={today}
            week={weekFrom(params.get("week"), plan) ?? openingWeek(plan, today)}
            weekHref={(week) => address({ planId: plan.id, week })}
            sessionHref={(id) => address({ planId: plan.id, sessionId: id })}
          />
        ) : (
          <SessionDetail key={session.id} session={session} today={today} backHref={address({ planId: plan.id, week: session.week })} />
        )}
        <PrintPlan plan={plan} />
        {dialog}
      </CoachContext>
    </PlanActionsContext>
  );
}

/** What hurt in a session that was just finished, as its page hands it over. */
function readHurts(state: unknown): string | undefined {
  const hurts = typeof state === "object" && state !== null && "hurts" in state ? state.hurts : undefined;
  return typeof hurts === "string" && hurts !== "" ? hurts : undefined;
}

function weekFrom(text: string | null, plan: PlanView): number | undefined {
  const week = Number(text ?? Number.NaN);
  return Number.isInteger(week) && week >= 1 && week <= plan.durationWeeks ? week : undefined;
}

function address(parts: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams(Object.entries(parts).map(([name, value]): [string, string] => [name, String(value)]));
  return `/training-plans?${query.toString()}`;
}
