import { HeartPulse, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { StopPanel } from "../../features/safety/stop-panel.tsx";
import { useCheckedNotes, useOpenStops } from "../../backend/safety-stops.ts";
import { Button } from "../../ui/button.tsx";
import { EmergencyNumbers } from "../../ui/emergency-numbers.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCoach } from "../coach/coach-context.ts";
import { paths } from "../paths.ts";

/** Pages with training on them. While a stop is open it stands in their place; account, profile and library stay. */
const TRAINING: readonly string[] = [
  paths.dashboard,
  paths.trainingPlans,
  paths.workouts,
  paths.competitions,
  paths.goals,
  paths.sessionLog,
];

/** Fails closed: without an answer about open stops there is no training on the page. */
export function SafetyGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const coach = useCoach();
  useCheckedNotes();
  const { data, isError, isFetching, refetch } = useOpenStops();
  if (!TRAINING.some((path) => pathname.startsWith(path))) return children;
  if (data === undefined) return isError ? <UnknownStops busy={isFetching} onRetry={() => void refetch()} /> : <Loading />;
  const [newest, ...older] = data;
  if (newest === undefined) return children;
  return (
    <StopPanel stops={[newest, ...older]}>
      <Button onClick={() => coach.open()}>
        <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
        Ask AI Coach
      </Button>
    </StopPanel>
  );
}

function Loading(): ReactNode {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function UnknownStops({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }): ReactNode {
  return (
    <section
      aria-labelledby="unknown-stops-title"
      className="grid max-w-[42rem] gap-5 rounded-card border border-line bg-surface p-5 md:p-7"
    >
      <h1 id="unknown-stops-title" className="flex items-center gap-3 text-xl font-semibold">
        <HeartPulse aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0" />
        Your training is hidden for now
      </h1>
      <p>
        Before we show your plan, we check your messages to the coach for signs that you should see a doctor. That check did not work. Your
        plan is safe and opens again as soon as it does.
      </p>
      <EmergencyNumbers />
      <div>
        <Button variant="solid" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </section>
  );
}
