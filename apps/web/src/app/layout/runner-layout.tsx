import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { PageBoundary } from "../navigation/page-boundary.tsx";
import { PageFocus } from "../navigation/page-focus.tsx";
import { PageError } from "../page-error.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { CoachHost } from "../coach/coach-host.tsx";
import { ExerciseHost } from "../exercises/exercise-host.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { SafetyGate } from "./safety-gate.tsx";

/** The whole screen for the session that is trained: no menu, no tabs. */
export function RunnerLayout() {
  const { key } = useLocation();
  return (
    <CoachHost>
      <ExerciseHost>
        <main
          id="main"
          tabIndex={-1}
          className="flex h-dvh flex-col bg-canvas [--header:0rem] not-has-[.runner]:h-auto not-has-[.runner]:min-h-dvh not-has-[.runner]:p-(--gutter)"
        >
          <OfflineBanner />
          <SafetyGate>
            <PageBoundary place={key} fallback={PageError}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
                <PageFocus />
              </Suspense>
            </PageBoundary>
          </SafetyGate>
        </main>
      </ExerciseHost>
    </CoachHost>
  );
}
