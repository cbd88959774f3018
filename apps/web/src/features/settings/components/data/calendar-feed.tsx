import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useFeedSince, useRemoveFeed, useRotateFeed } from "../../api/calendar-feed.ts";
import { refusalText } from "../../model/refusal.ts";
import { whenText } from "../../model/when.ts";
import { LoadFailure, SettingsBlock } from "../settings-block.tsx";
import { useNow } from "../use-now.ts";
import { Copy } from "lucide-react";
import { Field, Input } from "#ui/form/field.tsx";

/** The plan and the competitions in a calendar program, by an address that is shown once. */
export function CalendarFeed(): ReactNode {
  const since = useFeedSince();
  const rotate = useRotateFeed();
  const remove = useRemoveFeed();
  const now = useNow();
  const [asking, setAsking] = useState<"rotate" | "remove">();
  const address = rotate.data;

  const failed = (error: Error) =>
    toast({ title: "The calendar feed was not changed", description: refusalText(error), variant: "destructive" });
  const make = () => rotate.mutate(undefined, { onError: failed, onSettled: () => setAsking(undefined) });
  const end = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        rotate.reset();
        toast({ title: "Calendar feed switched off" });
      },
      onError: failed,
      onSettled: () => setAsking(undefined),
    });

  return (
    <SettingsBlock
      title="Calendar feed"
      text="Your planned sessions and competitions in Apple, Google or Outlook calendars. Anyone with the address can see titles, dates, durations and places, never notes or injuries."
    >
      {since.isPending && <Skeleton className="h-10 w-44" />}
      {since.isLoadingError && (
        <LoadFailure title="The calendar feed could not be loaded" error={since.error} onRetry={() => void since.refetch()} />
      )}
      {since.data === null && (
        <Button variant="solid" className="justify-self-start" busy={rotate.isPending} busyText="Creating..." onClick={make}>
          Create an address
        </Button>
      )}
      {typeof since.data === "string" && (
        <>
          {address === undefined ? (
            <p className="text-ink-2">
              On since {whenText(new Date(since.data), now)}. The address was shown once; if you lost it, create a new one.
            </p>
          ) : (
            <div className="grid gap-4 *:min-w-0">
              <p role="status" className="text-ink-2">
                Copy the address now: it is not shown again.
              </p>
              <CopyAddress label="For Apple Calendar and Outlook" address={address.replace(/^https?:/, "webcal:")} />
              <CopyAddress label="For Google Calendar (From URL)" address={address} />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="line" onClick={() => setAsking("rotate")}>
              Create a new address
            </Button>
            <Button variant="danger-line" onClick={() => setAsking("remove")}>
              Switch off
            </Button>
          </div>
        </>
      )}
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={asking === "remove" ? "Switch the feed off?" : "Create a new address?"}
        description="The current address stops working at once, and calendars that use it are no longer updated."
        confirm={asking === "remove" ? "Switch off" : "Create a new address"}
        busy={rotate.isPending || remove.isPending}
        tone={asking === "remove" ? "danger" : "solid"}
        onConfirm={asking === "remove" ? end : make}
      />
    </SettingsBlock>
  );
}

/** An address to be pasted elsewhere. Where the browser does not let a page copy, it can be selected by hand. */
function CopyAddress({ label, address }: { readonly label: string; readonly address: string }): ReactNode {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Address copied" });
    } catch {
      toast({ title: "The browser could not copy it", description: "Select the address and copy it by hand.", variant: "destructive" });
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={label} className="flex-1 basis-64">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        variant="line"
        className="h-11"
        aria-label={`Copy the address ${label[0]?.toLowerCase()}${label.slice(1)}`}
        onClick={() => void copy()}
      >
        <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
        Copy
      </Button>
    </div>
  );
}
