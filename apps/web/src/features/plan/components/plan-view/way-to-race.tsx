import type { PlanDemand } from "@ironpace/training";
import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { formatDay } from "../../../../ui/format.ts";
import { demandLine, reachPercent, readinessWords, type DemandLine } from "../../model/way-to-race.ts";

/** What the race needs, what of it this plan and the season cover, and what is still open. */
export function WayToRace({ demand }: { readonly demand: PlanDemand }): ReactNode {
  const { distance } = useUnits();
  const words = readinessWords(demand);
  const lines = demand.items.map((item) => demandLine(item, distance));
  const open = lines.filter(({ isCovered }) => !isCovered).length;
  return (
    <section aria-labelledby="way-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="way-heading" className="heading-2 wrap-anywhere">
          The way to {demand.race}
        </h2>
        <p className="text-sm text-ink-3">
          {formatDay(demand.date)} {demand.date.slice(0, 4)}, {demand.level}
        </p>
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        <b className="font-[550] text-ink">{words.title}.</b> {words.text}
        {demand.readiness !== "ready" && ` By race day you will be at ${reachPercent(demand)}% of what the race needs.`}
        {open > 0 && ` ${open} of ${lines.length} requirements ${open === 1 ? "is" : "are"} still open.`}
      </p>
      <table className="mt-4 w-full text-ui max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line-strong text-sm text-ink-3">
            <th scope="col" className="py-1.5 text-left font-normal">
              What the race needs
            </th>
            <th scope="col" className="py-1.5 pl-4 text-right font-normal">
              Needed
            </th>
            <th scope="col" className="py-1.5 pl-4 text-right font-normal">
              In this plan
            </th>
            <th scope="col" className="py-1.5 pl-4 text-right font-normal">
              By race day
            </th>
            <th scope="col" className="w-40 py-1.5 pl-6 text-left font-normal">
              State
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map((line) => (
            <Row key={line.name} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone each line is a small card of labelled figures. */
function Row({ line }: { readonly line: DemandLine }): ReactNode {
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:py-3.5">
      <th scope="row" className="py-2.5 text-left font-[550] max-sm:col-span-3 max-sm:p-0">
        {line.name}
      </th>
      <Figure label="Needed">{line.needed}</Figure>
      <Figure label="In this plan">{line.inPlan}</Figure>
      <Figure label="By race day">{line.reached}</Figure>
      <td className="py-2.5 pl-6 max-sm:col-span-3 max-sm:p-0 max-sm:pt-1">
        {line.isCovered ? (
          <Badge tone="success" icon={Check}>
            Covered
          </Badge>
        ) : (
          <Badge icon={CircleDashed}>Still open</Badge>
        )}
      </td>
    </tr>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: string }): ReactNode {
  return (
    <td className="py-2.5 pl-4 text-right whitespace-nowrap max-sm:p-0 max-sm:text-left">
      <span className="block text-sm text-ink-3 sm:hidden">{label}</span>
      <span className="fig-num">{children}</span>
    </td>
  );
}
