import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { useEndSessions } from "../../api/end-sessions.ts";
import { useDevices, type Device } from "../../api/get-devices.ts";
import { refusalText } from "../../model/refusal.ts";
import { LoadFailure } from "../load-failure.tsx";
import { DeviceItem } from "./device-item.tsx";

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
        Is there a device you do not recognise? Sign it out, change your password, and remove passkeys and linked accounts that are not
        yours under Security. The time shown is when it last renewed its sign-in, which it does about once an hour.
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
