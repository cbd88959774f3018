import { withPounds } from "@ironpace/contract";
import { formatClock } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { PacingLine } from "../../model/pacing.ts";
import { paceText } from "../../model/race-text.ts";

/** Run, station and where the clock stands; of a race without stations one line for each part. */
export function PacingTable({ lines }: { readonly lines: readonly PacingLine[] }): ReactNode {
  const hasStations = lines.some(({ station }) => station !== undefined);
  const heads = hasStations ? ["Run", "Pace", "Station", "Time", "Clock"] : ["Part", "Time", "Pace", "Clock"];
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full text-ui">
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-3">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`px-1.5 py-2.5 font-medium first:pl-3 last:pr-3 md:px-3 md:first:pl-5 md:last:pr-5 ${index === heads.length - 1 ? "text-right" : "text-left"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr
              key={index}
              className="h-11 border-b border-line last:border-0 *:px-1.5 *:first:pl-3 *:last:pr-3 md:*:px-3 md:*:first:pl-5 md:*:last:pr-5"
            >
              {hasStations ? <HyroxCells line={line} index={index} /> : <PartCells line={line} />}
              <td className="text-right fig-pace text-xl">{formatClock(line.clock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HyroxCells({ line: { run, station }, index }: { readonly line: PacingLine; readonly index: number }): ReactNode {
  const { weight } = useUnits();
  return (
    <>
      <th scope="row" className="text-left fig-num font-semibold">
        {index + 1}
      </th>
      <td className="fig-pace text-xl whitespace-nowrap">{formatClock(run?.seconds ?? 0)}</td>
      <td>
        {station?.name} <span className="text-sm text-ink-3 max-sm:hidden">{withPounds(station?.detail ?? "", weight)}</span>
      </td>
      <td className="fig-pace text-xl whitespace-nowrap">{formatClock(station?.seconds ?? 0)}</td>
    </>
  );
}

function PartCells({ line: { run } }: { readonly line: PacingLine }): ReactNode {
  const { distance } = useUnits();
  return (
    <>
      <th scope="row" className="text-left font-medium">
        {run?.name}
      </th>
      <td className="fig-pace text-xl">{formatClock(run?.seconds ?? 0)}</td>
      <td className="text-ink-2">{run?.metres === undefined ? "" : paceText(run.id, run.seconds, run.metres, distance)}</td>
    </>
  );
}
