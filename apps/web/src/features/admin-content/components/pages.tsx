import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";

interface PagesProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which part of the list this is, and the way to the others. */
export function Pages({ page, size, total, onPage }: PagesProps): ReactNode {
  const last = Math.ceil(total / size);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-3">
        {formatCount((page - 1) * size + 1)}–{formatCount(Math.min(page * size, total))} of {formatCount(total)}
      </p>
      {last > 1 && (
        <div className="flex gap-2">
          <Button size="icon" aria-label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
          <Button size="icon" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        </div>
      )}
    </nav>
  );
}
