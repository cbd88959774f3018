import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../button-style.ts";
import { scrim } from "./dialog.tsx";
import { useNoToastBehind } from "../feedback/use-no-toast-behind.ts";

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons at the lower edge, always in sight. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A question over the lower part of the screen, where the thumb is. Escape, the scrim and the cross close it. Mounted while it is open. */
export function Sheet({ title, onClose, footer, children }: SheetProps): ReactNode {
  useNoToastBehind(true);
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrim} />
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid grid-cols-[minmax(0,30rem)] content-end justify-center md:content-center md:p-6">
          <BaseDialog.Popup className="rise flex max-h-[calc(100dvh-2rem)] min-w-0 flex-col rounded-t-[16px] bg-surface shadow-dialog outline-0 md:rounded-[16px] md:border md:border-line">
            <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
              <BaseDialog.Title className="head text-[1.5rem] tracking-[-.02em]">{title}</BaseDialog.Title>
              <BaseDialog.Close aria-label="Close" className={buttonStyle({ variant: "ghost", size: "icon" })}>
                <X aria-hidden="true" size={22} strokeWidth={1.75} />
              </BaseDialog.Close>
            </header>
            <div className="grid min-h-0 content-start gap-3.5 overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
            <div data-toast-host="" />
            {footer !== undefined && (
              <footer className="grid gap-2 border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
