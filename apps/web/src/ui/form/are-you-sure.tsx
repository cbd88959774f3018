import { CircleHelp } from "lucide-react";

export interface AreYouSureProps {
  /** The question to an unlikely value; undefined when there is nothing to ask. */
  readonly question: string | undefined;
  readonly onConfirm: () => void;
}

/** A gentle question under a field. It is read out when it comes, and answered by a press or by another value. */
export function AreYouSure({ question, onConfirm }: AreYouSureProps) {
  return (
    <div role="status">
      {question !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm leading-[1.4] text-pending">
          <p className="flex min-w-0 flex-1 basis-48 items-start gap-1.5">
            <CircleHelp aria-hidden="true" size={16} strokeWidth={1.75} className="mt-px shrink-0" />
            {question}
          </p>
          <button
            type="button"
            data-question
            onClick={onConfirm}
            className="inline-flex min-h-9 items-center font-semibold underline underline-offset-3 hover:no-underline pointer-coarse:min-h-11"
          >
            Yes, that is right
          </button>
        </div>
      )}
    </div>
  );
}
