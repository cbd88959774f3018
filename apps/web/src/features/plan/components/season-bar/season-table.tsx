import type { ReactNode } from "react";
import { formatDayMonth } from "#ui/format.ts";
import type { Season } from "../../model/season.ts";
import { PHASES } from "../block-bar/phases.ts";

const STATES = { done: "done", now: "current week", planned: "planned", ahead: "not planned yet" } as const;

/** The weeks to the race for who cannot see the bar. */
export function SeasonTable({ season: { weeks, phases, events, race } }: { readonly season: Season }): ReactNode {
  const phaseOf = (week: number) => phases.find(({ from, to }) => from <= week && week <= to)?.name ?? "base";
  return (
    <div className="sr-only">
      <table>
        <caption>Weeks to {race.name}</caption>
        <thead>
          <tr>
            {["Week", "From", "Phase", "State", "On the way"].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ number, startDate, state, isDeload }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{formatDayMonth(startDate)}</td>
              <td>{PHASES[phaseOf(number)].label + (isDeload ? ", deload" : "")}</td>
              <td>{STATES[state]}</td>
              <td>
                {events
                  .filter(({ column }) => column === number)
                  .map(({ name }) => name)
                  .join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
