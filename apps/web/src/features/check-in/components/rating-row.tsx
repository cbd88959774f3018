import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface RatingRowProps {
  /** The id of what names the group. */
  readonly labelledBy: string;
  /** From 1, the worst, to 5. */
  readonly answers: readonly string[];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** Five blocks, one tap. */
export function RatingRow({ labelledBy, answers, value, onChange }: RatingRowProps): ReactNode {
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid grid-cols-5 gap-1.5 md:gap-1">
      {answers.map((answer, index) => (
        <button
          key={answer}
          type="button"
          aria-pressed={value === index + 1}
          onClick={() => onChange(index + 1)}
          className={cx(
            "min-w-0 rounded-ctl border border-line-strong bg-surface px-0.5 leading-tight font-semibold hover:bg-hover active:translate-y-px motion-reduce:active:translate-y-0",
            "aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse",
            "min-h-13.5 text-[.8125rem] md:min-h-11 md:text-xs",
          )}
        >
          {answer}
        </button>
      ))}
    </div>
  );
}
