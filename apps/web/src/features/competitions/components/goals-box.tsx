import { competitionGoals, type CompetitionGoal } from "@ironpace/contract";
import { Check, Medal } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { ordinal } from "#ui/format.ts";
import type { Competition } from "../api/competitions.ts";
import { hasResults } from "../model/competition.ts";
import { isTargetReached } from "../model/reached.ts";

/** What is to be reached; afterwards what came of it. */
export function GoalsBox({ competition, past }: { readonly competition: Competition; readonly past: boolean }): ReactNode {
  const goals = competitionGoals(competition);
  const heading = `competition-goals-${competition.id}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="heading-3">
        {past ? "Results" : "Goals for this competition"}
      </h3>
      {past && !hasResults(competition) && <p className="text-ink-3">No results recorded</p>}
      {(goals.length > 0 || (past && hasResults(competition))) && (
        <ul className="divide-y divide-line border-y border-line">
          {past && <Overall competition={competition} />}
          {goals.map((goal, index) => (
            <GoalRow key={index} goal={goal} past={past} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Overall({ competition: { result, place, target_result: target } }: { readonly competition: Competition }): ReactNode {
  if (result === null && place === null) return null;
  const goal = {
    name: "Overall",
    ...(target === null ? {} : { target }),
    ...(result === null ? {} : { result }),
    ...(place === null ? {} : { place }),
  };
  return <GoalRow goal={goal} past />;
}

function GoalRow({ goal, past }: { readonly goal: CompetitionGoal; readonly past: boolean }): ReactNode {
  const { name, target, result, place } = goal;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        {past && target !== undefined && <p className="text-sm text-ink-3">Target: {target}</p>}
      </div>
      <div className="flex max-w-60 flex-wrap items-center justify-end gap-2 text-right wrap-anywhere">
        {past ? (
          <>
            {result !== undefined && <span className="font-semibold">{result}</span>}
            {place !== undefined && (
              <Badge icon={Medal}>
                {ordinal(place)}
                <span className="sr-only"> place</span>
              </Badge>
            )}
            {result === undefined && place === undefined && <span className="text-sm text-ink-3">Not recorded</span>}
            {target !== undefined && isTargetReached(target, result ?? "", place) === true && (
              <Badge tone="success" icon={Check}>
                Target reached
              </Badge>
            )}
          </>
        ) : (
          <span className="font-semibold">{target ?? "No target"}</span>
        )}
      </div>
    </li>
  );
}
