import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "../../feedback/alert.tsx";
import { Button } from "../../button.tsx";
import { cx } from "../../cx.ts";
import { Skeleton } from "../../feedback/skeleton.tsx";

/** Rows that stand there while the first ones are read. */
const SKELETON_ROWS = 5;

export interface Column<Row, Sort extends string> {
  /** Text of the column header. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort of the list by this column; without it the head is a plain text. */
  readonly sort?: Sort;
  /** The first press sorts downwards: the newest, the most. */
  readonly startsDescending?: boolean;
  /** Figures stand at the right edge. */
  readonly numeric?: boolean;
  /** On a phone the value says of which column it is. */
  readonly named?: boolean;
  /** Class of head and cells, e.g. a width. */
  readonly className?: string;
}

export interface DataTableProps<Row, Sort extends string> {
  /** What the rows are, in the plural; names the table. */
  readonly caption: string;
  /** The first column is what a row is called. */
  readonly columns: readonly [Column<Row, Sort>, ...Column<Row, Sort>[]];
  /** The rows of one page; undefined while the first ones are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** Instead of rows where there are none. */
  readonly empty: ReactNode;
  /** The first ones could not be read: why, and the way to try again. */
  readonly failure?: { readonly sentence: string; readonly onRetry: () => void } | undefined;
  /** Other rows are on their way. */
  readonly busy?: boolean;
  /** Without it no head is a button. */
  readonly sorting?: Sorting<Sort>;
  /** `RowActions` of a row. */
  readonly renderActions?: (row: Row) => ReactNode;
}

/** One page of a list; on a phone each row is a short list of its own. */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>): ReactNode {
  const { caption, columns, rows, keyOf, empty, failure, busy = false, sorting, renderActions } = props;
  if (failure !== undefined) {
    return (
      <Alert
        tone="destructive"
        title={`The ${caption.toLowerCase()} could not be loaded`}
        action={<Button onClick={failure.onRetry}>Try Again</Button>}
      >
        {failure.sentence}
      </Alert>
    );
  }
  if (rows === undefined) return <TableSkeleton caption={caption} />;
  if (rows.length === 0) return empty;
  return (
    <table aria-busy={busy} className="w-full border-collapse text-left text-ui max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className={cx("border-b border-line-strong text-sm text-ink-3 max-md:block", sorting === undefined && "max-md:sr-only")}>
        <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-4">
          {columns.map((column) => (
            <SortHead key={column.name} {...column} {...(sorting && { sorting })} />
          ))}
          {renderActions && (
            <th scope="col" className="w-20 py-2 text-right font-normal max-md:sr-only">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line max-md:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className={rowLook}>
            {columns.map((column, place) => (
              <Cell key={column.name} column={column} row={row} isFirst={place === 0} />
            ))}
            {renderActions && <td className="text-right max-md:col-start-2 max-md:row-span-6 max-md:row-start-1">{renderActions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row, Sort extends string> {
  readonly column: Column<Row, Sort>;
  readonly row: Row;
  readonly isFirst: boolean;
}

function Cell<Row, Sort extends string>({ column, row, isFirst }: CellProps<Row, Sort>): ReactNode {
  if (isFirst) {
    return (
      <th scope="row" className={cx("py-1.5 pr-4 font-[550] wrap-anywhere", column.className)}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      className={cx(
        "py-1.5 pr-4 wrap-anywhere text-ink-2 max-md:col-start-1 max-md:pt-1 max-md:pb-0 max-md:text-sm",
        column.numeric === true && "md:text-right",
        column.className,
      )}
    >
      {column.named === true && (
        <span aria-hidden="true" className="mr-1.5 text-ink-3 md:hidden">
          {column.name}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}

const rowLook = "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-start max-md:gap-x-3 max-md:py-2.5 md:h-13";

interface Sorting<Sort extends string> {
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
function SortHead<Sort extends string>(props: SortHeadProps<Sort>): ReactNode {
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

function TableSkeleton({ caption }: { readonly caption: string }): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label={`${caption} are loading`} className="divide-y divide-line border-y border-line">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} data-skeleton className="flex h-13 items-center justify-between gap-8">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
