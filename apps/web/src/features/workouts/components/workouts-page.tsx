import type { WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { BookOpen, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import { findWorkout, type Workout } from "../api/workouts.ts";
import type { WorkoutResults } from "../model/results.ts";
import { WorkoutList } from "./workout-list.tsx";

const ResultsList = lazyPart(async () => (await import("./results-list.tsx")).ResultsList, <Skeleton className="h-80" />);
const WorkoutShelf = lazyPart(async () => (await import("./workout-shelf.tsx")).WorkoutShelf, <Skeleton className="h-72" />);
const CatalogueDialog = lazyPart(async () => (await import("./catalogue-dialog.tsx")).CatalogueDialog);

const DoneDialog = lazyPart(async () => (await import("./done-dialog.tsx")).DoneDialog);
const PlanDialog = lazyPart(async () => (await import("./plan-dialog.tsx")).PlanDialog);
const WorkoutDialog = lazyPart(async () => (await import("./workout-dialog.tsx")).WorkoutDialog);

const VIEWS = [
  { value: "workouts", label: "Workouts" },
  { value: "results", label: "Results" },
] as const;

interface WorkoutsPageProps {
  /** Whom the workouts of the catalogue are scaled for; undefined while it is not known. */
  readonly athlete: Athlete | undefined;
  /** Where a workout is done set by set; absent where there is no such page. */
  readonly startHref?: (workout: Pick<Workout, "id">) => string;
}

type Opened =
  | { readonly kind: "edit"; readonly workout: Workout | undefined; readonly filled?: Partial<WorkoutEntry> }
  | { readonly kind: "catalogue" }
  | { readonly kind: "done" | "plan"; readonly workout: Workout };

/** The workouts an athlete makes for themselves. */
export function WorkoutsPage({ athlete, startHref }: WorkoutsPageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("workouts");
  const repeat = useRepeat(startHref);
  const close = () => setOpened(undefined);
  const create = (
    <Button variant="solid" className="max-md:flex-1 max-md:px-3" onClick={() => setOpened({ kind: "edit", workout: undefined })}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      Create Workout
    </Button>
  );
  return (
    <>
      <PageHeader title="Workouts" lede={<span className="max-md:hidden">Workouts you plan yourself, alongside your training plan.</span>}>
        <Button className="max-md:flex-1 max-md:px-3" onClick={() => setOpened({ kind: "catalogue" })}>
          <BookOpen aria-hidden="true" size={16} strokeWidth={1.75} />
          From the catalogue
        </Button>
        {create}
      </PageHeader>
      <Segmented aria-label="Show" options={VIEWS} value={view} onValueChange={setView} className="w-full md:w-80" />
      {view === "results" ? (
        <ResultsList
          onStart={repeat.start}
          onPlan={(results) => void repeat.entryOf(results).then((filled) => setOpened({ kind: "edit", workout: undefined, filled }))}
        />
      ) : (
        <>
          <WorkoutList
            create={create}
            startHref={startHref}
            onEdit={(workout) => setOpened({ kind: "edit", workout })}
            onDone={(workout) => setOpened({ kind: "done", workout })}
            onPlan={(workout) => setOpened({ kind: "plan", workout })}
          />
          <WorkoutShelf
            athlete={athlete}
            onChoose={(filled) => setOpened({ kind: "edit", workout: undefined, filled })}
            onRepeat={repeat.start}
            onOpenCatalogue={() => setOpened({ kind: "catalogue" })}
          />
        </>
      )}
      {opened?.kind === "edit" && <WorkoutDialog workout={opened.workout} filled={opened.filled} onClose={close} />}
      {opened?.kind === "done" && <DoneDialog workout={opened.workout} onClose={close} />}
      {opened?.kind === "plan" && <PlanDialog workout={opened.workout} onClose={close} />}
      {opened?.kind === "catalogue" && (
        <CatalogueDialog athlete={athlete} onChoose={(filled) => setOpened({ kind: "edit", workout: undefined, filled })} onClose={close} />
      )}
    </>
  );
}

interface Repeat {
  /** Makes it for today and opens it. */
  readonly start: (results: WorkoutResults) => void;
  /** What a new one begins with. */
  readonly entryOf: (results: WorkoutResults) => Promise<Partial<WorkoutEntry>>;
}

/** A workout that was done before, once more: a benchmark as prescribed, one of the athlete's own as it was typed. */
function useRepeat(startHref: ((workout: { readonly id: string }) => string) | undefined): Repeat {
  const today = useToday();
  const navigate = useNavigate();
  const { mutateAsync } = useSaveWorkout();
  const entryOf = async ({ name, text }: WorkoutResults): Promise<Partial<WorkoutEntry>> => {
    const own = text === undefined ? await findWorkout(name) : undefined;
    if (own === undefined) return { title: name, description: text ?? "", tags: text === undefined ? [] : ["benchmark"] };
    const { title, description, duration, type, difficulty, tags } = own;
    return { title, description: description ?? "", duration: String(duration), type, difficulty, tags };
  };
  const start = async (results: WorkoutResults) => {
    const { duration, ...entry } = await entryOf(results);
    const id = newId();
    const minutes = duration === undefined ? {} : { duration: Number(duration) };
    await mutateAsync({ title: results.name, ...entry, ...minutes, tags: [...(entry.tags ?? [])], id, date: today });
    if (startHref !== undefined) await navigate(startHref({ id }));
  };
  return {
    entryOf,
    start: (results) =>
      void start(results).catch((error: unknown) =>
        toast({ title: "Failed to create workout", description: getSentence(error), variant: "destructive" }),
      ),
  };
}
