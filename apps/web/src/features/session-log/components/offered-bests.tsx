import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { offeredBestsOptions, useAcceptBests, type OfferedBest } from "../api/offered-bests.ts";
import { useSaveState } from "../api/store-session.ts";

/** The bests of a finished session, answered at once: nothing is stored unless the athlete says so, and each can be left out. */
export function OfferedBests({ sessionId }: { readonly sessionId: string }): ReactNode {
  const stored = useSaveState(sessionId) === "saved";
  const { data: offers = [] } = useQuery({ ...offeredBestsOptions(sessionId), enabled: stored });
  const [isDeclined, setIsDeclined] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const accept = useAcceptBests(sessionId);
  if (offers.length === 0 || isDeclined) return null;
  const chosen = offers.filter(({ performed_set_id }) => !left.includes(performed_set_id));
  const [only] = offers.length === 1 ? offers : [];

  const save = () =>
    // What was left out is answered too.
    void accept.mutateAsync(chosen).then(
      () => {
        setIsDeclined(true);
        toast({
          title: chosen.length === 1 ? "Personal Best saved" : `${chosen.length} Personal Bests saved`,
          description: chosen.map(getText).join(", "),
        });
      },
      (error: unknown) => toast({ title: "Failed to save personal best", description: getSentence(error), variant: "destructive" }),
    );

  return (
    <section aria-label="New personal bests" className="grid gap-2 border-y border-line py-3">
      <p className="flex items-center gap-2.5 font-[550]">
        <Trophy aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
        {only === undefined ? `${offers.length} new bests — save them?` : `New best: ${getText(only)} — save it?`}
      </p>
      {only === undefined && (
        <ul className="grid">
          {offers.map((best) => (
            <li key={best.performed_set_id}>
              <Checkbox
                checked={chosen.includes(best)}
                onCheckedChange={(checked) =>
                  setLeft(checked ? left.filter((id) => id !== best.performed_set_id) : [...left, best.performed_set_id])
                }
              >
                {getText(best)}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => setIsDeclined(true)}>
          Not now
        </Button>
        <Button
          variant="solid"
          busy={accept.isPending}
          busyText="Saving..."
          disabled={chosen.length === 0}
          aria-label={only === undefined ? undefined : `Save ${getText(only)}`}
          onClick={save}
        >
          {only !== undefined ? "Save" : chosen.length === offers.length ? "Save all" : `Save ${chosen.length}`}
        </Button>
      </div>
    </section>
  );
}

function getText({ exercise_name, value, unit }: OfferedBest): string {
  return `${exercise_name} ${value}${value.includes(":") ? "" : ` ${unit}`}`;
}
