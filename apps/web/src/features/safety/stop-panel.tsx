import { HeartPulse } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { EmergencyNumbers } from "#ui/feedback/emergency-numbers.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useClearStops, type SafetyStop } from "#backend/reads/safety-stops.ts";

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
  const isEmergency = stops.some(({ level }) => level === "emergency");
  // What is nobody else's to read is not shown on the first page.
  const shown = stops.filter(({ category }) => !PRIVATE.has(category));
  const quotes = shown.map(({ quote }) => `“${quote}”`).join(" and ");
  return (
    <section aria-labelledby="stop-title" className="grid max-w-[42rem] gap-5 rounded-card border border-danger bg-danger-wash p-5 md:p-7">
      <h1 id="stop-title" className="flex items-center gap-3 text-xl font-semibold text-danger">
        <HeartPulse aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0" />
        No training until a professional has examined you
      </h1>
      <p>
        {shown.length > 0 && <>You wrote {quotes}. </>}
        {shown.length < stops.length &&
          "You do not have to go through this alone: findahelpline.com lists free, confidential helplines in your country. "}
        {isEmergency
          ? "This can be an emergency. If you are in danger or have symptoms now, call your local emergency number at once."
          : "See a doctor today. If you get worse, call your local emergency number."}
      </p>
      <EmergencyNumbers />
      <p className="text-ink-2">
        Your plan is paused; nothing is lost. Training resumes once you tell us who examined you, when, and any limits.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="solid" onClick={() => setIsClearing(true)}>
          I have been examined
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

const PRIVATE: ReadonlySet<string> = new Set(["suicide", "eating", "violence"]);
