import type { ReactNode } from "react";

export interface ChartTableProps {
  /** Title of the table and of the button that opens it: "The numbers week by week". */
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
  /** Closed until it is asked for; `always` where the table is part of the page; `hidden` for assistive technology, where the page says the numbers already. */
  readonly show?: "closed" | "always" | "hidden";
}

/** The numbers of a picture as a table. */
export function ChartTable({ title, head, rows, show = "closed" }: ChartTableProps): ReactNode {
  const table = (
    <table className="w-full max-w-160 text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal [&_:is(td,th):first-child]:text-left">
      {show !== "closed" && <caption className="sr-only">{title}</caption>}
      <thead className="text-ink-3">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (show !== "closed") return show === "hidden" ? <div className="sr-only">{table}</div> : table;
  return (
    <details className="text-sm text-ink-2">
      <summary className="hit-area w-fit cursor-pointer underline underline-offset-3">{title}</summary>
      <div className="mt-3 max-w-full overflow-x-auto">{table}</div>
    </details>
  );
}
