import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { offeredBestsOptions, useAcceptBest, type OfferedBest } from "../api/offered-bests.ts";
import { useSaveState } from "../api/store-session.ts";

/** The bests of a finished session: nothing is stored unless the athlete says so. */
export function OfferedBests({ sessionId }: { readonly sessionId: string }): ReactNode {
  const stored = useSaveState(sessionId) === "saved";
  const { data } = useQuery({ ...offeredBestsOptions(sessionId), enabled: stored });
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const accept = useAcceptBest(sessionId);
  const offers = (data ?? []).filter(({ performed_set_id }) => !declined.includes(performed_set_id));
  if (offers.length === 0) return null;

  const save = (best: OfferedBest) =>
    void accept.mutateAsync(best).then(
      () => toast({ title: "Personal Best saved", description: textOf(best) }),
      (error: unknown) => toast({ title: "Failed to save personal best", description: getSentence(error), variant: "destructive" }),
    );

  return (
    <section aria-label="New personal bests">
      <ul className="divide-y divide-line border-y border-line">
        {offers.map((best) => (
          <li key={best.performed_set_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="flex items-center gap-2.5 font-[550]">
              <Trophy aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
              New best: {textOf(best)} — save it?
            </p>
            <div className="flex gap-2">
              <Button variant="ghost" onClick={() => setDeclined([...declined, best.performed_set_id])}>
                Not now
              </Button>
              <Button variant="solid" aria-label={`Save ${textOf(best)}`} onClick={() => save(best)}>
                Save
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf({ exercise_name, value, unit }: OfferedBest): string {
  return `${exercise_name} ${value}${value.includes(":") ? "" : ` ${unit}`}`;
}
