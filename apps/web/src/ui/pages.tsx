import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { formatCount } from "./format.ts";

interface PagesProps {
  readonly page: number;
  /** Entries of a page, and of all. */
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Nothing where all entries fit on one page. */
export function Pages({ page, size, total, onPage }: PagesProps): ReactNode {
  if (total <= size) return null;
  const last = Math.ceil(total / size);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-2">
      <p className="text-sm text-ink-3">
        {formatCount((page - 1) * size + 1)}–{formatCount(Math.min(page * size, total))} of {formatCount(total)}
      </p>
      <div className="flex gap-2">
        <Button aria-label="Previous page" size="icon" disabled={page === 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
        <Button aria-label="Next page" size="icon" disabled={page >= last} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      </div>
    </nav>
  );
}
