import { addDays, type Day } from "@ironpace/training";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useOwnPlanned } from "#backend/reads/use-own-planned.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useDoneAmounts } from "../../api/done-amounts.ts";
import { getBlock } from "../../model/block.ts";
import { canContinue } from "../../model/generation/continuation.ts";
import { withDone } from "../../model/done-amounts.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { getProgress } from "../../model/progress.ts";
import { getWeekLoad } from "../../model/week-load.ts";
import { getWeekSheet } from "../../model/week-sheet.ts";
import { wayTitle } from "../../model/race/way-to-race.ts";
import { openingWeek, weekStart } from "../../model/weeks.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { BlockBar } from "../block-bar/block-bar.tsx";
import { BlockKey } from "../block-bar/block-key.tsx";
import { ContinuationBanner } from "../continuation-banner.tsx";
import { PlanHistory } from "../plan-history.tsx";
import { PlanButtons } from "./plan-buttons.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanHeader, PlanText } from "./plan-header.tsx";
import { PlanNotes } from "./plan-notes.tsx";
import { WeekLoadChart } from "./week-load-chart.tsx";
import { WeekSection } from "./week-section.tsx";

/** It counts the weeks to the race back as the engine does, far below the week. */
const PlanSeason = lazy(async () => ({ default: (await import("./plan-season.tsx")).PlanSeason }));

/** Only where there is too little time for the race. */
const RaceChoice = lazy(async () => ({ default: (await import("./race-choice.tsx")).RaceChoice }));

interface PlanOverviewProps {
  readonly plan: PlanView;
  readonly today: Day;
  readonly week: number;
  readonly weekHref: (week: number) => string;
  readonly sessionHref: (sessionId: string) => string;
}

/** The plan at three zooms: the block, the week, the day's loads. */
export function PlanOverview({ plan, today, week, weekHref, sessionHref }: PlanOverviewProps): ReactNode {
  const [rack] = useState(() => !racked.has(plan.id));
  useEffect(() => {
    racked.add(plan.id);
  }, [plan.id]);
  const trained = withDone(plan, useDoneAmounts(plan));
  const block = getBlock(plan, today);
  const current = openingWeek(plan, today);
  const phase = block.phases.find(({ from, to }) => from <= current && current <= to)?.name ?? "base";

  const { demand } = plan;
  const actions = usePlanActions();
  const needsChoice =
    demand !== undefined && actions !== undefined && (demand.readiness === "not-ready" || demand.readiness === "run-walk");
  // The bar, then the week; on a phone what the plan is about and what can be done with it comes after both.
  const isPhone = useMedia("(max-width: 767px)");
  const weekSection = (
    <WeekSection sheet={getWeekSheet(plan, week, today)} weekCount={plan.durationWeeks} weekHref={weekHref} sessionHref={sessionHref} />
  );
  const own = useOwnPlanned(weekStart(plan, week), addDays(weekStart(plan, week), 6));
  const loadChart = <WeekLoadChart week={week} load={getWeekLoad(trained, week, today, actions === undefined ? [] : own)} />;
  const facts = <PlanFacts progress={getProgress(trained, today)} />;
  const way = demand !== undefined && (
    <Suspense fallback={<Skeleton className="h-160" />}>
      <PlanSeason plan={plan} demand={demand} today={today} weekHref={weekHref} />
    </Suspense>
  );
  const history = <PlanHistory planId={plan.id} active={actions !== undefined} />;
  const about = { text: <PlanText plan={plan} counting={block.counting} />, buttons: <PlanButtons plan={plan} /> };

  return (
    <>
      <PlanHeader plan={plan} phase={phase} {...(!isPhone && { about })} />
      {needsChoice && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <RaceChoice demand={demand} planId={plan.id} today={today} />
        </Suspense>
      )}
      <section aria-labelledby="block-heading">
        <h2 id="block-heading" className="sr-only">
          Training block
        </h2>
        <BlockBar block={block} selectedWeek={week} weekHref={weekHref} rack={rack} />
        {isPhone ? (
          <Fold title="Key">
            <BlockKey block={block} />
          </Fold>
        ) : (
          <BlockKey block={block} />
        )}
      </section>
      {weekSection}
      {isPhone && (
        <section aria-label="The plan" className="grid gap-4">
          {about.buttons}
        </section>
      )}
      {canContinue(plan, today) && <ContinuationBanner plan={plan} today={today} />}
      {isPhone ? (
        <>
          {loadChart}
          <div className="border-t border-line">
            <Fold title="Block facts">{facts}</Fold>
            {demand !== undefined && <Fold title={wayTitle(demand)}>{way}</Fold>}
            <Fold title="Why this plan">
              <div className="mb-4">{about.text}</div>
              <PlanNotes notes={plan.notes} />
            </Fold>
          </div>
          {history}
        </>
      ) : (
        <>
          {facts}
          {way}
          <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
            {loadChart}
            <PlanNotes notes={plan.notes} />
            <div className="md:col-span-2">{history}</div>
          </div>
        </>
      )}
    </>
  );
}

/** Plans whose plates already slid on: they do so once, not on every return from a session. */
const racked = new Set<string>();
