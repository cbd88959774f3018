import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../button-style.ts";
import { Drawer } from "./drawer.tsx";
import { ScrollRegion } from "../layout/scroll-region.tsx";
import { useMedia } from "../use-media.ts";

export interface SidePanelProps {
  readonly title: string;
  /** What stands above the title, e.g. a badge. */
  readonly badge?: ReactNode;
  /** Below the title, in small print. */
  readonly facts?: ReactNode;
  /** Buttons, right-aligned, always in sight. */
  readonly footer: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The details of one entry of a list: 576 px beside the list, which stays usable, where there is room for both; over it in a drawer where there is not, on a phone over
 * the whole screen. The page leaves the room: `BESIDE_PANEL`.
 */
export function SidePanel(props: SidePanelProps): ReactNode {
  const isBeside = useMedia("(min-width: 1280px)");
  const { title, badge, facts, footer, onClose, children } = props;
  if (isBeside) return <Beside {...props} />;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} side="right" title={title} header={badge ?? null}>
      <div className="grid gap-1.5 border-b border-line px-5 pb-5">
        <p aria-hidden="true" className="heading-2 wrap-anywhere">
          {title}
        </p>
        {facts}
      </div>
      <Body footer={footer}>{children}</Body>
    </Drawer>
  );
}

/** For what stands left of an open panel. */
export const BESIDE_PANEL = "min-[1280px]:max-w-[calc(100%-36rem)]";

function Beside({ title, badge, facts, footer, onClose, children }: SidePanelProps): ReactNode {
  return (
    <BaseDialog.Root open modal={false} disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup className="fixed inset-y-0 right-0 z-20 flex w-[36rem] flex-col border-l border-line bg-surface outline-0">
          <div className="grid gap-2.5 border-b border-line px-7 pt-5 pb-5">
            <div className="flex min-h-10 items-center justify-between gap-4">
              {badge ?? <span />}
              <BaseDialog.Close aria-label="Close" className={buttonStyle({ variant: "ghost", size: "icon" }, "-mr-2.5")}>
                <X aria-hidden="true" size={18} strokeWidth={1.75} />
              </BaseDialog.Close>
            </div>
            <BaseDialog.Title className="heading-2 wrap-anywhere">{title}</BaseDialog.Title>
            {facts}
          </div>
          <Body footer={footer}>{children}</Body>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function Body({ footer, children }: Pick<SidePanelProps, "footer" | "children">): ReactNode {
  return (
    <>
      <ScrollRegion
        label="Details"
        className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2 md:px-7"
      >
        {children}
      </ScrollRegion>
      <div data-toast-host="" />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7">
        {footer}
      </div>
    </>
  );
}
