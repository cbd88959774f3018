import { type ComparedRace, formatClock, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";

/** The numbers of the bar for who cannot see it. */
export function SplitTable({ race, compared }: { readonly race: TimedRace; readonly compared: readonly ComparedRace[] }): ReactNode {
  return (
    <div className="sr-only">
      <table>
        <caption>Split times</caption>
        <thead>
          <tr>
            {["Part", "Predicted", ...compared.map(({ name }) => name)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {race.segments.map(({ id, name, seconds }, index) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{formatClock(seconds)}</td>
              {compared.map((other) => (
                <td key={other.id}>{formatClock(other.segments[index]?.seconds ?? 0)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Finish</th>
            {[race, ...compared].map(({ total }, index) => (
              <td key={index}>{formatClock(total)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
