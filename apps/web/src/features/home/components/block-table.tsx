interface BlockTableProps {
  readonly weeks: readonly { readonly week: number; readonly isDeload: boolean; readonly ironLabel: string; readonly paceLabel: string }[];
}

/** The figures of the bar for those who cannot see it. */
export function BlockTable({ weeks }: BlockTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>The sample athlete's block, week by week</caption>
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
    </div>
  );
}
