import { HeartPulse } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { EmergencyNumbers } from "#ui/feedback/emergency-numbers.tsx";

export { StopPanel } from "#features/safety/stop-panel.tsx";

/** In the place of training while nobody knows whether it is stopped. */
export function UnknownStops({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }): ReactNode {
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
        We could not check your messages to the coach for signs that you should see a doctor, so your plan is hidden. Nothing is lost. Try
        again.
      </p>
      <EmergencyNumbers />
      <div>
        <Button variant="solid" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </section>
  );
}
