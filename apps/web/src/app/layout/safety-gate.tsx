import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { StopPanel } from "../../features/safety/stop-panel.tsx";
import { useOpenStops } from "../../backend/safety-stops.ts";
import { Button } from "../../ui/button.tsx";
import { useCoach } from "../coach/coach-context.ts";
import { paths } from "../paths.ts";

/** Pages with training on them. While a stop is open it stands in their place; account, profile, log and library stay. */
const TRAINING: readonly string[] = [paths.dashboard, paths.trainingPlans, paths.workouts, paths.competitions, paths.goals];

export function SafetyGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const coach = useCoach();
  const [newest, ...older] = useOpenStops();
  if (newest === undefined || !TRAINING.some((path) => pathname.startsWith(path))) return children;
  return (
    <StopPanel stops={[newest, ...older]}>
      <Button onClick={() => coach.open()}>
        <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
        Ask AI Coach
      </Button>
    </StopPanel>
  );
}
