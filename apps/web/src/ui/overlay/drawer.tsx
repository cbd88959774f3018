import { Drawer as BaseDrawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../button-style.ts";
import { cx } from "../cx.ts";
import { scrim } from "./dialog.tsx";

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** `left`: navigation on a phone, 288 px; `menu`: the same from the right, where the thumb is. `right`: a second look at something, 608 px, the whole width under 768. */
  readonly side: "left" | "menu" | "right";
  readonly title: string;
  /** In place of the title, e.g. the logo; the title then only names the drawer. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that slides in from the side. Escape, the scrim, the cross and a swipe close it. */
export function Drawer({ open, onOpenChange, side, title, header, children }: DrawerProps) {
  return (
    <BaseDrawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={side === "left" ? "left" : "right"}>
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={scrim} />
        <BaseDrawer.Viewport className={cx("fixed inset-0 z-30 flex", side !== "left" && "justify-end")}>
          <BaseDrawer.Popup className={cx(panel, sides[side])}>
            <div className="flex h-(--header) shrink-0 items-center justify-between gap-4 pr-2 pl-5">
              {header}
              <BaseDrawer.Title className={header === undefined ? "heading-2" : "sr-only"}>{title}</BaseDrawer.Title>
              <BaseDrawer.Close
                aria-label={side === "right" ? "Close" : "Close menu"}
                className={buttonStyle({ variant: "ghost", size: "icon" })}
              >
                <X aria-hidden="true" size={18} strokeWidth={1.75} />
              </BaseDrawer.Close>
            </div>
            <BaseDrawer.Content className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{children}</BaseDrawer.Content>
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}

const panel =
  "flex h-dvh touch-auto flex-col bg-surface shadow-dialog outline-0 transition-transform duration-(--t-base) ease-out " +
  "[transform:translateX(var(--drawer-swipe-movement-x))] data-swiping:transition-none";

const fromRight = "data-starting-style:[transform:translateX(100%)] data-ending-style:[transform:translateX(100%)]";

const sides = {
  left: "w-[min(18rem,84vw)] border-r border-line data-starting-style:[transform:translateX(-100%)] data-ending-style:[transform:translateX(-100%)]",
  menu: cx("w-[min(18rem,84vw)] border-l border-line", fromRight),
  right: cx("w-full border-line md:w-[38rem] md:border-l", fromRight),
};
