import type { WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { BookOpen, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import type { Workout } from "../api/get-workouts.ts";
import { WorkoutList } from "./workout-list.tsx";

const CatalogueDialog = lazyPart(async () => (await import("./catalogue-dialog.tsx")).CatalogueDialog);

const DoneDialog = lazyPart(async () => (await import("./done-dialog.tsx")).DoneDialog);
const PlanDialog = lazyPart(async () => (await import("./plan-dialog.tsx")).PlanDialog);
const WorkoutDialog = lazyPart(async () => (await import("./workout-dialog.tsx")).WorkoutDialog);

interface WorkoutsPageProps {
  /** Whom the workouts of the catalogue are scaled for; undefined while it is not known. */
  readonly athlete: Athlete | undefined;
  /** Where a workout is done set by set; absent where there is no such page. */
  readonly startHref?: (workout: Workout) => string;
}

type Opened =
  | { readonly kind: "edit"; readonly workout: Workout | undefined; readonly filled?: Partial<WorkoutEntry> }
  | { readonly kind: "catalogue" }
  | { readonly kind: "done" | "plan"; readonly workout: Workout };

/** The workouts an athlete makes for themselves. */
export function WorkoutsPage({ athlete, startHref }: WorkoutsPageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const create = (
    <Button variant="solid" className="max-md:flex-1 max-md:px-3" onClick={() => setOpened({ kind: "edit", workout: undefined })}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      Create Workout
    </Button>
  );
  return (
    <>
      <PageHeader title="Workouts" lede="Workouts you plan yourself, alongside your training plan.">
        <Button className="max-md:flex-1 max-md:px-3" onClick={() => setOpened({ kind: "catalogue" })}>
          <BookOpen aria-hidden="true" size={16} strokeWidth={1.75} />
          From the catalogue
        </Button>
        {create}
      </PageHeader>
      <WorkoutList
        create={create}
        startHref={startHref}
        onEdit={(workout) => setOpened({ kind: "edit", workout })}
        onDone={(workout) => setOpened({ kind: "done", workout })}
        onPlan={(workout) => setOpened({ kind: "plan", workout })}
      />
      {opened?.kind === "edit" && <WorkoutDialog workout={opened.workout} filled={opened.filled} onClose={close} />}
      {opened?.kind === "done" && <DoneDialog workout={opened.workout} onClose={close} />}
      {opened?.kind === "plan" && <PlanDialog workout={opened.workout} onClose={close} />}
      {opened?.kind === "catalogue" && (
        <CatalogueDialog athlete={athlete} onChoose={(filled) => setOpened({ kind: "edit", workout: undefined, filled })} onClose={close} />
      )}
    </>
  );
}
