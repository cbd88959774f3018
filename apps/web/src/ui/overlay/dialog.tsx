import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { buttonStyle } from "../button-style.ts";
import { cx } from "../cx.ts";
import { useNoToastBehind } from "../feedback/use-no-toast-behind.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons, right-aligned; on a phone they stand above the keyboard, always in sight. */
  readonly footer?: ReactNode;
  /** Icon buttons beside the cross. */
  readonly tools?: ReactNode;
  /** The content fills the dialog to its edges at a fixed height, and scrolls by itself. */
  readonly flush?: boolean;
  /** Widest in pixels: 448, 576, 768 or 1152. */
  readonly size?: "sm" | "md" | "lg" | "xl";
  /** What gets the focus first; the cross without it. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus afterwards; what had it before without it. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Title, scrolling body, footer. A phone shows it over the whole screen. Escape, the scrim and the cross close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  tools,
  flush = false,
  size = "md",
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  useNoToastBehind(open);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (next || !isSecondPress(event)) onOpenChange(next);
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrim} />
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid place-items-stretch md:place-items-center md:p-6">
          <BaseDialog.Popup
            className={cx(panel, widths[size], flush ? "md:h-[min(52rem,calc(100dvh-3rem))]" : "md:h-auto")}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            {...(finalFocus === undefined ? {} : { finalFocus })}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-5 md:px-6">
              <div className="grid gap-1.5 pt-1.5">
                <BaseDialog.Title className="heading-2">{title}</BaseDialog.Title>
                {description !== undefined && <BaseDialog.Description className="text-sm text-ink-2">{description}</BaseDialog.Description>}
              </div>
              <div className="-mr-2 flex shrink-0">
                {tools}
                <BaseDialog.Close aria-label="Close" className={buttonStyle({ variant: "ghost", size: "icon" })}>
                  <X aria-hidden="true" size={18} strokeWidth={1.75} />
                </BaseDialog.Close>
              </div>
            </header>
            <div className={cx("min-h-0 flex-1", flush ? "flex flex-col" : "overflow-y-auto overscroll-contain px-5 py-5 md:px-6")}>
              {children}
            </div>
            <div data-toast-host="" />
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6">
                {footer}
              </footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Whoever presses twice to open a dialog does not close it with the second press, which meets the scrim. */
function isSecondPress(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 1;
}

/** The veil over the page behind a dialog or a drawer. */
export const scrim = "fade fixed inset-0 z-20 bg-[color-mix(in_oklab,var(--scrim)_62%,transparent)]";

const panel =
  "rise flex h-dvh w-full flex-col overflow-hidden bg-surface outline-0 md:max-h-[calc(100dvh-3rem)] md:rounded-dialog md:border md:border-line md:shadow-dialog";

const widths = { sm: "md:max-w-md", md: "md:max-w-xl", lg: "md:max-w-3xl", xl: "md:max-w-6xl" };
