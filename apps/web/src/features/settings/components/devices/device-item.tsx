import { MonitorSmartphone } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Device } from "../../api/get-devices.ts";
import { whenText } from "../../model/when.ts";
import { useNow } from "../use-now.ts";

/** What it is, where it was last used and when. */
export function DeviceItem({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }): ReactNode {
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
          {device.secondFactor && ", with a two-factor code"}
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
