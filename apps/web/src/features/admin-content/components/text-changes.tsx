import type { ReactNode } from "react";
import { formatCount } from "#ui/format.ts";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";
import { getChanges } from "../model/changes.ts";

interface TextChangesProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Two texts as one: what was taken out is struck through, what was put in is underlined. */
export function TextChanges({ label, before, after }: TextChangesProps): ReactNode {
  if (before === after) return <p className="text-ink-2">The text is the same.</p>;
  return (
    <ScrollRegion label={label} className="max-h-96 overflow-y-auto text-ui leading-relaxed wrap-anywhere whitespace-pre-wrap">
      {getChanges(before, after).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === "removed") {
          return (
            <del key={key} className="bg-danger-wash text-danger">
              {text}
            </del>
          );
        }
        if (kind === "added") {
          return (
            <ins key={key} className="bg-success-wash text-success underline underline-offset-3">
              {text}
            </ins>
          );
        }
        if (kind === "gap") {
          return (
            <span key={key} className="my-2 block border-y border-line py-1 text-sm text-ink-3">
              {formatCount(text.trim().split(/\s+/).length)} unchanged words
            </span>
          );
        }
        return <span key={key}>{text}</span>;
      })}
    </ScrollRegion>
  );
}
