import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useEndSessions, useDevices, type Device } from "../../api/devices.ts";
import { refusalText } from "../../model/refusal.ts";
import { LoadFailure } from "../settings-block.tsx";
import { MonitorSmartphone } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { whenText } from "../../model/when.ts";
import { useNow } from "../use-now.ts";

export function DevicesSection(): ReactNode {
  const devices = useDevices();
  const [ending, setEnding] = useState<Device | "others">();
  if (devices.isPending) return <Skeleton className="h-56" />;
  if (devices.isLoadingError) {
    return <LoadFailure title="Your devices could not be loaded" error={devices.error} onRetry={() => void devices.refetch()} />;
  }
  const others = devices.data.filter((device) => !device.isThisOne);
  return (
    <div className="grid gap-5">
      <ul className="-mt-8 divide-y divide-line border-b border-line" aria-label="Signed-in devices">
        {devices.data.map((device) => (
          <DeviceItem key={device.sessionId} device={device} onSignOut={() => setEnding(device)} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-ink-2">No other device is signed in.</p>
      ) : (
        <Button variant="danger-line" className="justify-self-start" onClick={() => setEnding("others")}>
          Sign out all other devices
        </Button>
      )}
      <p className="max-w-[62ch] text-sm text-ink-3">
        See a device you do not know? Sign it out, change your password and check your passkeys and linked accounts under Security. Times
        are accurate to the hour.
      </p>
      <EndDialog ending={ending} count={others.length} onClose={() => setEnding(undefined)} />
    </div>
  );
}

interface EndDialogProps {
  readonly ending: Device | "others" | undefined;
  readonly count: number;
  readonly onClose: () => void;
}

function EndDialog({ ending, count, onClose }: EndDialogProps): ReactNode {
  const end = useEndSessions();
  const all = ending === "others";
  const what = all ? `${count} ${count === 1 ? "device" : "devices"}` : (ending?.name ?? "");

  function confirm(): void {
    if (ending === undefined) return;
    end.mutate(all ? "others" : ending.sessionId, {
      onSuccess: () => toast({ title: `${what} signed out` }),
      onError: (error) => toast({ title: "The device could not be signed out", description: refusalText(error), variant: "destructive" }),
      onSettled: onClose,
    });
  }

  return (
    <AlertDialog
      open={ending !== undefined}
      onOpenChange={onClose}
      title={all ? "Sign out all other devices?" : `Sign out ${what}?`}
      description="Anyone using it must sign in again. Saved data stays."
      confirm="Sign out"
      confirmBusy="Signing out..."
      busy={end.isPending}
      onConfirm={confirm}
    />
  );
}

/** What it is, where it was last used and when. */
function DeviceItem({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }): ReactNode {
  const now = useNow();
  const used = device.isThisOne ? "In use now" : `Last used ${whenText(device.lastUsedAt, now)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <MonitorSmartphone aria-hidden="true" size={18} strokeWidth={1.75} className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-[550]">{device.name}</b>
          {device.isThisOne && <Badge>This device</Badge>}
        </p>
        <p className="text-sm text-ink-3">
          {used}
          {device.ip !== null && `, ${device.ip}`}
        </p>
        <p className="text-sm text-ink-3">
          Signed in {whenText(device.signedInAt, now)}
          {device.secondFactor && ", with two-factor sign-in"}
        </p>
      </div>
      {!device.isThisOne && (
        <Button variant="line" aria-label={`Sign out ${device.name}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  );
}
