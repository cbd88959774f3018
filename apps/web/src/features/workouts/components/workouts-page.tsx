import type { WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { ChipRow } from "#ui/form/chip-row.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { useDebouncedValue } from "#ui/form/use-debounced-value.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import type { Workout } from "../api/workouts.ts";
import { isNarrowed, NO_FILTER } from "../model/filter.ts";
import type { ShelfView } from "../model/shelf.ts";
import { RowsSkeleton } from "./workout-row.tsx";
import { WorkoutList } from "./workout-list.tsx";

const ShelfPart = lazyPart(async () => (await import("./shelf-part.tsx")).ShelfPart, <RowsSkeleton rows={10} />);
const ReviewedList = lazyPart(async () => (await import("./reviewed-list.tsx")).ReviewedList, <RowsSkeleton rows={6} />);
const WorkoutFilters = lazyPart(async () => (await import("./workout-filters.tsx")).WorkoutFilters, <Skeleton className="h-11" />);

const DoneDialog = lazyPart(async () => (await import("./done-dialog.tsx")).DoneDialog);
const PlanDialog = lazyPart(async () => (await import("./plan-dialog.tsx")).PlanDialog);
const WorkoutDialog = lazyPart(async () => (await import("./workout-dialog.tsx")).WorkoutDialog);

const VIEWS = [
  { value: "all", label: "All" },
  { value: "benchmarks", label: "Benchmarks" },
  { value: "hyrox", label: "Hyrox" },
  { value: "mine", label: "Mine" },
  { value: "short", label: "Under 20 min" },
  { value: "results", label: "Results" },
  { value: "reviewed", label: "Reviewed" },
] as const satisfies readonly { readonly value: ShelfView; readonly label: string }[];

/** Own workouts above the benchmarks. */
const MAX_OWN = 4;

interface WorkoutsPageProps {
  /** Whom the workouts of the catalogue are scaled for; undefined while it is not known. */
  readonly athlete: Athlete | undefined;
  /** Where a workout is done set by set; absent where there is no such page. */
  readonly startHref?: (workout: Pick<Workout, "id">) => string;
}

type Opened =
  | { readonly kind: "edit"; readonly workout: Workout | undefined; readonly filled?: Partial<WorkoutEntry> }
  | { readonly kind: "done" | "plan"; readonly workout: Workout };

/** What can be done beside the plan: the athlete's own workouts and the catalogue, one line each. */
export function WorkoutsPage({ athlete, startHref }: WorkoutsPageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [view, setView] = useState<ShelfView>("all");
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebouncedValue(typed).trim();
  const isShelf = view !== "mine" && view !== "reviewed";
  const close = () => setOpened(undefined);
  const create = (filled?: Partial<WorkoutEntry>) =>
    setOpened({ kind: "edit", workout: undefined, ...(filled === undefined ? {} : { filled }) });
  const list = {
    startHref,
    onTag: (tag: string) => {
      setFilter({ ...NO_FILTER, tag });
      setView("mine");
    },
    onEdit: (workout: Workout) => setOpened({ kind: "edit", workout }),
    onDone: (workout: Workout) => setOpened({ kind: "done", workout }),
    onPlan: (workout: Workout) => setOpened({ kind: "plan", workout }),
  };
  return (
    <>
      <PageHeader title="Workouts" className="flex-nowrap items-center! border-b-0 pb-0!">
        <Button variant="solid" onClick={() => create()}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>
            New <span className="sr-only">workout</span>
          </span>
        </Button>
      </PageHeader>
      {/* On a desktop what is chosen stands beside the search and the list. */}
      <div
        className={cx(
          isShelf && "grid content-start gap-x-12 gap-y-5 *:min-w-0 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]",
          !isShelf && "contents",
        )}
      >
        <div className={cx("grid gap-3 *:min-w-0", isShelf && "xl:[&>label]:w-full")}>
          {view === "mine" ? (
            <WorkoutFilters search={typed} onSearch={setTyped} filter={filter} onFilter={setFilter} />
          ) : (
            <SearchInput label="Search workouts" placeholder="Fran, 21-15-9, wall ball…" value={typed} onValueChange={setTyped} />
          )}
          <ChipRow
            className={cx("xl:gap-1.5 xl:*:px-3", isShelf && "xl:flex-wrap")}
            label="Show"
            options={VIEWS}
            value={view}
            onValueChange={(chosen) => setView(chosen ?? "all")}
          />
        </div>
        {/* One list in two parts. */}
        <div className={cx("grid gap-3 *:min-w-0", isShelf && "xl:contents")}>
          {view === "mine" && (
            <WorkoutList
              filter={{ ...filter, search }}
              empty={
                isNarrowed({ ...filter, search }) ? (
                  <p role="status" className="border-y border-line py-4 text-ink-2">
                    No workout matches your search.
                  </p>
                ) : (
                  <EmptyState title="No workouts yet" action={<Button onClick={() => create()}>Create a workout</Button>}>
                    Type one as on a whiteboard, or pick a benchmark such as Fran, Murph or a Hyrox simulation.
                  </EmptyState>
                )
              }
              {...list}
            />
          )}
          {view === "reviewed" && <ReviewedList search={search} onChoose={create} />}
          {isShelf && (
            <ShelfPart
              athlete={athlete}
              view={view}
              search={search}
              startHref={startHref}
              onPlan={create}
              own={
                view === "all" && (
                  <WorkoutList
                    filter={{ ...NO_FILTER, search }}
                    limit={MAX_OWN}
                    hidesScored
                    empty={null}
                    onAll={() => setView("mine")}
                    {...list}
                  />
                )
              }
            />
          )}
        </div>
      </div>
      {opened?.kind === "edit" && <WorkoutDialog workout={opened.workout} filled={opened.filled} onClose={close} />}
      {opened?.kind === "done" && <DoneDialog workout={opened.workout} onClose={close} />}
      {opened?.kind === "plan" && <PlanDialog workout={opened.workout} onClose={close} />}
    </>
  );
}
