import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly descending: boolean;
  readonly onSort: (sort: Sort, descending: boolean) => void;
}

interface SortHeadProps<Sort extends string> {
  readonly name: string;
  readonly sort?: Sort;
  readonly startsDescending?: boolean;
  readonly numeric?: boolean;
  readonly className?: string;
  readonly sorting?: Sorting<Sort>;
}

/** The head of a column; pressed it sorts the list, pressed again the other way round. On a phone the heads are a line of buttons. */
export function SortHead<Sort extends string>(props: SortHeadProps<Sort>): ReactNode {
  const { name, sort, startsDescending = false, numeric = false, className, sorting } = props;
  const align = numeric && "md:pr-4 md:text-right";
  if (sort === undefined || sorting === undefined) {
    return (
      <th scope="col" className={cx("py-2 font-normal max-md:sr-only", align, className)}>
        {name}
      </th>
    );
  }
  const isSorted = sorting.sort === sort;
  const Icon = isSorted ? (sorting.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.descending ? "descending" : "ascending") : "none"}
      className={cx("py-1 font-normal", align, className)}
    >
      <button
        type="button"
        className={cx(
          "inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11",
          isSorted ? "font-medium text-ink" : "hover:text-ink",
        )}
        onClick={() => sorting.onSort(sort, isSorted ? !sorting.descending : startsDescending)}
      >
        {name}
        <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
    </th>
  );
}
