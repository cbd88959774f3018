import { useId, useState, type ReactNode } from "react";
import { cx } from "../cx.ts";

export interface LongTextProps {
  /** Characters from which on only two lines are shown at first. */
  readonly limit: number;
  readonly children: string;
}

/** A text that is cut to two lines when it is long, with the way to the rest. */
export function LongText({ limit, children }: LongTextProps): ReactNode {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const isLong = children.length > limit;
  return (
    <div className="grid justify-items-start gap-1 text-ink-2">
      <p id={id} className={cx("whitespace-pre-line wrap-anywhere", isLong && !whole && "line-clamp-2")}>
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className="min-h-6 text-sm font-medium text-ink underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {whole ? "Show less" : "Show more"}
        </button>
      )}
    </div>
  );
}
