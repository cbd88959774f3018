import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";

interface CoachViewProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Something that is looked up inside the dialog; the conversation waits behind it. */
export function CoachView({ title, onBack, children }: CoachViewProps): ReactNode {
  return (
    <>
      <div className="mt-2 flex shrink-0 items-center gap-1 border-b border-line px-3 pb-1.5 md:px-4">
        {/* It replaces what had the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="ghost" size="icon" autoFocus aria-label="Back to the conversation" onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
        <h3 className="text-base font-semibold">{title}</h3>
      </div>
      <ScrollRegion
        label={title}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2 md:px-6"
      >
        {children}
      </ScrollRegion>
    </>
  );
}
