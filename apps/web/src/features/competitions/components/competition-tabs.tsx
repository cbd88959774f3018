import { useState, type ReactNode } from "react";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { useToday } from "#ui/use-today.ts";
import type { Competition } from "../api/competitions.ts";
import { filterCompetitions, type CompetitionFilter } from "../model/competition.ts";
import { isPast } from "../model/preparation.ts";
import type { CompetitionActions } from "./competition-card.tsx";
import { CompetitionList } from "./competition-list.tsx";
import type { ReadinessSources } from "../model/planned-work.ts";

const CompetitionFilters = lazyPart(
  async () => (await import("./competition-filters.tsx")).CompetitionFilters,
  <Skeleton className="h-11" />,
);

/** Fewer are seen at a glance: nothing to search. */
const MIN_SEARCHABLE = 5;

export type CompetitionTab = "upcoming" | "past";

interface CompetitionTabsProps extends CompetitionActions {
  readonly all: readonly Competition[];
  readonly tab: CompetitionTab;
  readonly onTab: (tab: CompetitionTab) => void;
  /** The button that adds one. */
  readonly add: ReactNode;
  readonly sources: ReadinessSources;
}

/** What is ahead and what is over, both looked through in the same way. */
export function CompetitionTabs({ all, tab, onTab, add, sources, ...actions }: CompetitionTabsProps): ReactNode {
  const today = useToday();
  const [filter, setFilter] = useState<CompetitionFilter>({ search: "", type: "all", sort: "date" });
  const tabOf = (value: CompetitionTab) => {
    const past = value === "past";
    const shown = filterCompetitions(all, filter, past, today);
    const isEmpty = !all.some((each) => isPast(each, today) === past);
    return {
      value,
      label: past ? "Past" : "Upcoming",
      count: shown.length,
      panel: isEmpty ? (
        <NoCompetitions past={past} add={add} />
      ) : (
        // Begins anew at the first ones when what is looked for changes.
        <CompetitionList key={JSON.stringify(filter)} shown={shown} sources={sources} {...actions} />
      ),
    };
  };
  return (
    <>
      {all.length >= MIN_SEARCHABLE && <CompetitionFilters filter={filter} onFilter={setFilter} />}
      <Tabs label="When" value={tab} onValueChange={onTab} tabs={[tabOf("upcoming"), tabOf("past")]} />
    </>
  );
}

function NoCompetitions({ past, add }: { readonly past: boolean; readonly add: ReactNode }): ReactNode {
  return past ? (
    <EmptyState title="No past competitions">Your completed competitions will appear here</EmptyState>
  ) : (
    <EmptyState title="No upcoming competitions" action={add}>
      Start planning your next competition
    </EmptyState>
  );
}
