import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { formatCount } from "../format.ts";

interface PagesProps {
  /** From 1. */
  readonly page: number;
  /** Entries of a page, and of all. */
  readonly size: number;
  readonly total: number;
  /** There are more than `total`: they were not counted to the end. */
  readonly isMore?: boolean;
  readonly onPage: (page: number) => void;
}

/** Which part of a list this is, and the way to the others; nothing of an empty list. */
export function Pages({ page, size, total, isMore = false, onPage }: PagesProps): ReactNode {
  if (total === 0) return null;
  const last = Math.ceil(total / size);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-2">
      <p role="status" className="text-sm text-ink-3">
        {formatCount((page - 1) * size + 1)}–{formatCount(Math.min(page * size, total))} of {isMore && "more than "}
        {formatCount(total)}
      </p>
      {last > 1 && (
        <div className="flex gap-2">
          <Button repeats aria-label="Previous page" size="icon" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
          <Button repeats aria-label="Next page" size="icon" disabled={page >= last} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        </div>
      )}
    </nav>
  );
}
