import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

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

interface ViewLoadingProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** "Your conversations could not be loaded" */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Lines where there will be text; a failure can be tried again. */
export function ViewLoading<Data>({ query, failed, children }: ViewLoadingProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isLoadingError) {
    return (
      <Alert tone="destructive" title={failed} action={<Button onClick={() => void query.refetch()}>Try Again</Button>}>
        {getSentence(query.error)}
      </Alert>
    );
  }
  return (
    <div className="grid gap-3" aria-busy="true">
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-12" />
      ))}
    </div>
  );
}
