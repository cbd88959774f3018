import { MessageSquareText } from "lucide-react";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useNoteCheck, useOpenStops } from "#backend/reads/safety-stops.ts";
import { Button } from "#ui/button.tsx";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { useCoach } from "../coach/coach-context.ts";
import { paths } from "../navigation/paths.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

const loadHidden = () => import("./hidden-training.tsx");
const StopPanel = lazy(async () => ({ default: (await loadHidden()).StopPanel }));
const UnknownStops = lazy(async () => ({ default: (await loadHidden()).UnknownStops }));

/** Pages with training on them. While a stop is open it stands in their place; account, profile and library stay. */
const TRAINING: readonly string[] = [
  paths.dashboard,
  paths.trainingPlans,
  paths.workouts,
  paths.competitions,
  paths.goals,
  paths.sessionLog,
  paths.train,
];

/** Fails closed: without an answer about open stops there is no training on the page. */
export function SafetyGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const coach = useCoach();
  useNoteCheck();
  const { data, isError, isFetching, refetch } = useOpenStops();
  // Preload: when a stop opens, the network may be gone.
  useEffect(() => whenAtRest(() => void loadHidden().catch(() => undefined)), []);
  if (!TRAINING.some((path) => pathname.startsWith(path))) return children;
  if (data === undefined) {
    if (!isError) return <PageSkeleton />;
    return (
      <Suspense fallback={<PageSkeleton />}>
        <UnknownStops busy={isFetching} onRetry={() => void refetch()} />
      </Suspense>
    );
  }
  const [newest, ...older] = data;
  if (newest === undefined) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <StopPanel stops={[newest, ...older]}>
        <Button onClick={() => coach.open()}>
          <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
          Ask AI Coach
        </Button>
      </StopPanel>
    </Suspense>
  );
}
