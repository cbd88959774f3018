import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { useToday } from "#ui/use-today.ts";
import { goals, type Goal } from "../api/goals.ts";
import { filterGoals, type GoalFilter } from "../model/goal.ts";
import type { LoggedBest } from "../model/goal-past.ts";
import type { UpcomingRace } from "../model/stated-goals.ts";
import { GoalCard } from "./goal-card.tsx";

const GoalFilters = lazyPart(async () => (await import("./goal-filters.tsx")).GoalFilters, <Skeleton className="h-11" />);
const StatedGoals = lazyPart(async () => (await import("./stated-goals.tsx")).StatedGoals);
const GoalDialog = lazyPart(async () => (await import("./goal-dialog.tsx")).GoalDialog);

/** A goal to edit, or a new one with what is known of it. */
interface Opened {
  readonly goal?: Goal;
  readonly title?: string;
}

interface GoalsPageProps {
  /** What the athlete said elsewhere that they train for. */
  readonly told: readonly (string | null | undefined)[];
  /** The past of the goals that are about one of them. */
  readonly bests: readonly LoggedBest[];
  /** What is ahead and has a page of its own. */
  readonly races: readonly UpcomingRace[];
  /** The race that the plan leads to, as the first of the goals. */
  readonly race: ReactNode;
  /** What stands beside the goals is still read. */
  readonly isPending: boolean;
}

/** What the athlete wants to reach, and how far it is. */
export function GoalsPage({ told, bests, races, race, isPending }: GoalsPageProps): ReactNode {
  const query = goals.useRows();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = (
    <Button variant="solid" onClick={() => setOpened({})}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      Add Goal
    </Button>
  );
  return (
    <>
      <PageHeader title="Goals">{add}</PageHeader>
      {(query.isPending || isPending) && !query.isLoadingError && <GoalsSkeleton />}
      {query.isLoadingError && (
        <Alert
          tone="destructive"
          title="Your goals could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {!isPending && race}
      {!isPending && query.data?.length === 0 && (
        <EmptyState title="No goals yet" action={add}>
          Set one with a number and a date: a lift, a distance, a skill, a race.
        </EmptyState>
      )}
      {!isPending && query.data !== undefined && query.data.length > 0 && <GoalList goals={query.data} bests={bests} onOpen={setOpened} />}
      {!isPending && query.data !== undefined && told.some((text) => (text ?? "") !== "") && (
        <StatedGoals told={told} tracked={query.data.map(({ title }) => title)} races={races} onChoose={(title) => setOpened({ title })} />
      )}
      {opened !== undefined && <GoalDialog {...opened} onClose={close} />}
    </>
  );
}

/** So many are seen at a glance: nothing to search. */
const MIN_SEARCHABLE = 4;

/** Rows at first, and with each press of "Show more": years of goals must not slow the page down. */
const PAGE_SIZE = 12;

interface GoalListProps {
  readonly goals: readonly Goal[];
  readonly bests: readonly LoggedBest[];
  readonly onOpen: (opened: Opened) => void;
}

function GoalList({ goals: all, bests, onOpen }: GoalListProps): ReactNode {
  const today = useToday();
  const remove = useDeleteWithUndo(goals, "goal", getSentence);
  const [filter, setFilter] = useState<GoalFilter>({ search: "", category: "all", standing: "all" });
  const [count, setCount] = useState(PAGE_SIZE);
  const found = filterGoals(all, filter, today);
  const shown = found.slice(0, count);
  return (
    <>
      {all.length > MIN_SEARCHABLE && <GoalFilters filter={filter} onFilter={setFilter} />}
      {shown.length === 0 ? (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          No goal matches your search.
        </p>
      ) : (
        <ul className="-mt-4 divide-y divide-line border-b border-line">
          {shown.map((goal) => (
            <li key={goal.id}>
              <GoalCard goal={goal} today={today} bests={bests} onEdit={() => onOpen({ goal })} onDelete={() => remove(goal)} />
            </li>
          ))}
        </ul>
      )}
      {found.length > count && (
        <Button className="justify-self-start" onClick={() => setCount(count + PAGE_SIZE)}>
          Show more
        </Button>
      )}
    </>
  );
}

function GoalsSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Goals are loading" className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-96 lg:h-52" />
      ))}
    </div>
  );
}
