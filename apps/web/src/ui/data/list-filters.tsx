import { SlidersHorizontal } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { SearchInput, type SearchInputProps } from "../form/search-input.tsx";

interface ListFiltersProps {
  readonly search: SearchInputProps;
  /** Filters that are not at their first choice. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Search and filters above a list. On a phone the filters fold behind one button, so that the list begins on the first screen. */
export function ListFilters({ search, active, children }: ListFiltersProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex w-full gap-3 md:w-auto">
        <div className="min-w-0 flex-1">
          <SearchInput {...search} />
        </div>
        <Button
          repeats
          className="shrink-0 md:hidden"
          aria-expanded={open}
          aria-controls={id}
          aria-label={active > 0 ? `Filters, ${active} active` : "Filters"}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.75} />
          {active > 0 && active}
        </Button>
      </div>
      <div id={id} className={`w-full flex-wrap gap-3 md:contents ${open ? "flex" : "hidden"}`}>
        {children}
      </div>
    </div>
  );
}

/** How many of these have left their first choice. */
export function countActive(...changed: readonly boolean[]): number {
  return changed.filter(Boolean).length;
}
