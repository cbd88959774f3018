interface BlockTableProps {
  readonly weeks: readonly { readonly week: number; readonly isDeload: boolean; readonly ironLabel: string; readonly paceLabel: string }[];
}

/** The figures of the bar, for those who cannot see it and for phones, where it has no room for them. */
export function BlockTable({ weeks }: BlockTableProps) {
  return (
    <details className="mt-3 text-sm text-ink-2">
      <summary className="hit-area w-fit cursor-pointer underline underline-offset-3">The twelve weeks in numbers</summary>
      <table className="mt-3 w-full max-w-[26rem] [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal [&_:is(td,th):first-child]:text-left">
        <caption className="sr-only">The sample athlete's block, week by week</caption>
        <thead>
          <tr>
            {["Week", "Tonnes lifted", "Kilometres covered"].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, isDeload, ironLabel, paceLabel }) => (
            <tr key={week}>
              <th scope="row">{isDeload ? `${week}, deload` : week}</th>
              <td>{ironLabel}</td>
              <td>{paceLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
