import { HeartPulse } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { EmergencyNumbers } from "#ui/feedback/emergency-numbers.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useClearStops, type SafetyStop } from "#backend/reads/safety-stops.ts";
import { stopWords } from "./stop-words.ts";

const ClearanceDialog = lazy(async () => ({ default: (await import("./clearance-dialog.tsx")).ClearanceDialog }));

interface StopPanelProps {
  readonly stops: readonly [SafetyStop, ...SafetyStop[]];
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** In place of training while a stop is open: what was written, what to do, and how training goes on. */
export function StopPanel({ stops, children }: StopPanelProps): ReactNode {
  const [isClearing, setIsClearing] = useState(false);
  const clear = useClearStops();
  const { title, text } = stopWords(stops);
  return (
    <section aria-labelledby="stop-title" className="grid max-w-[42rem] gap-5 rounded-card border border-danger bg-danger-wash p-5 md:p-7">
      <h1 id="stop-title" className="flex items-center gap-3 text-xl font-semibold text-danger">
        <HeartPulse aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0" />
        {title}
      </h1>
      <p>{text}</p>
      <EmergencyNumbers />
      <p className="text-ink-2">
        Your plan is paused; nothing is lost. Training resumes once you tell us who saw you, when, and what they allowed.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="solid" onClick={() => setIsClearing(true)}>
          I have seen a professional
        </Button>
        {stops.some(({ weak }) => weak) && (
          <Button
            busy={clear.isPending}
            onClick={() =>
              clear.mutate(
                { seenBy: "nobody" },
                { onError: (error) => toast({ title: "Not saved", description: getSentence(error), variant: "destructive" }) },
              )
            }
          >
            That is not what I meant
          </Button>
        )}
        {children}
      </div>
      {isClearing && (
        <Suspense>
          <ClearanceDialog onClose={() => setIsClearing(false)} />
        </Suspense>
      )}
    </section>
  );
}
