import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

export interface TooltipProps {
  /** A few words; never the only place where they stand. */
  readonly text: string;
  /** The control it belongs to, with its own accessible name. */
  readonly children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} className="z-40">
          <BaseTooltip.Popup className="fade max-w-64 rounded-chip bg-inverse px-2 py-1.5 text-xs text-on-inverse shadow-pop">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
