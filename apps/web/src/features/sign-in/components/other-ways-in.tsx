import { useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useBusy } from "#ui/use-busy.ts";
import type { WayIn } from "../api/other-ways-in.ts";

export interface OtherWaysInProps {
  readonly ways: readonly WayIn[];
  readonly onDone: () => Promise<void>;
}

/** After a reset: whoever got in before may have added a way that needs no password. */
export function OtherWaysIn({ ways, onDone }: OtherWaysInProps) {
  const [left, setLeft] = useState(ways);
  const [busy, run] = useBusy();
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" aria-label="Other ways to sign in">
        {left.map((way) => (
          <WayItem key={way.id} way={way} onRemoved={() => setLeft((now) => now.filter(({ id }) => id !== way.id))} />
        ))}
      </ul>
      {left.length === 0 && <p className="text-ink-2">No other ways to sign in are left.</p>}
      <Button variant="solid" size="lg" block busy={busy} busyText="Finishing..." onClick={() => void run(onDone)}>
        Continue to sign in
      </Button>
    </>
  );
}

function WayItem({ way, onRemoved }: { readonly way: WayIn; readonly onRemoved: () => void }) {
  const [busy, run] = useBusy();
  const remove = async () => {
    try {
      await way.remove();
      toast({ title: "Removed", description: way.name });
      onRemoved();
    } catch (error) {
      const description = getSentence(error) ?? "An error occurred. Try again.";
      toast({ title: "Could not be removed", description, variant: "destructive" });
    }
  };
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2.5">
      <p className="min-w-0">
        <b className="font-[550] wrap-anywhere">{way.name}</b>
        <br />
        <span className="text-sm text-ink-3">Added {way.addedAt.toLocaleDateString("en-GB", { dateStyle: "long" })}</span>
      </p>
      <Button variant="danger-line" aria-label={`Remove ${way.name}`} busy={busy} busyText="Removing..." onClick={() => void run(remove)}>
        Remove
      </Button>
    </li>
  );
}
