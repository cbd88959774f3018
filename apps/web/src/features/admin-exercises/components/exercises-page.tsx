import { FileUp, Plus, Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { type AdminExercise, getAllExercises } from "../api/admin-exercises.ts";
import { type ExerciseFilter, isNarrowed } from "../model/filter.ts";
import { ExerciseList } from "./exercise-list.tsx";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "#backend/files/save-file.ts";
import { formatCount, localDay } from "#ui/format.ts";
import { Menu, MenuItem } from "#ui/overlay/menu.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { getExerciseSentence } from "../api/sentence.ts";

const DeleteDialog = lazyPart(async () => (await import("./delete-dialog.tsx")).DeleteDialog);
const ExerciseDialog = lazyPart(async () => (await import("./exercise-dialog.tsx")).ExerciseDialog);
const ImportDialog = lazyPart(async () => (await import("./import/import-dialog.tsx")).ImportDialog);

interface ExercisesPageProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
  /** Where athletes see an exercise. */
  readonly pageOf: (id: string) => string;
}

type Opened =
  | { readonly kind: "add" | "import" }
  | { readonly kind: "edit"; readonly exercise: AdminExercise }
  | { readonly kind: "delete"; readonly exercise: AdminExercise };

/** The exercise library as administrators keep it. */
export function ExercisesPage({ filter, onFilter, pageOf }: ExercisesPageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader
        title="Exercises"
        lede="What athletes read about each exercise: description, video, stress and substitutions. Changes here do not affect plans: those use the built-in catalogue."
      >
        <ExportMenu filter={filter} />
        <Button onClick={() => setOpened({ kind: "import" })}>
          <FileUp aria-hidden="true" size={16} strokeWidth={1.75} />
          Import
        </Button>
        <Button variant="solid" onClick={() => setOpened({ kind: "add" })}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add Exercise
        </Button>
      </PageHeader>
      <ExerciseList
        filter={filter}
        onFilter={onFilter}
        pageOf={pageOf}
        onEdit={(exercise) => setOpened({ kind: "edit", exercise })}
        onDelete={(exercise) => setOpened({ kind: "delete", exercise })}
      />
      {opened?.kind === "add" && <ExerciseDialog exercise={undefined} onClose={close} />}
      {opened?.kind === "edit" && <ExerciseDialog exercise={opened.exercise} onClose={close} />}
      {opened?.kind === "delete" && <DeleteDialog exercise={opened.exercise} onClose={close} />}
      {opened?.kind === "import" && <ImportDialog onClose={close} />}
    </>
  );
}

/** The library, or what is looked for, as a CSV file. */
function ExportMenu({ filter }: { readonly filter: ExerciseFilter }): ReactNode {
  const reading = useMutation({
    mutationFn: async (wanted: ExerciseFilter) => {
      const [{ exerciseCsv }, exercises] = await Promise.all([import("../model/exercise-file.ts"), getAllExercises(wanted)]);
      return { csv: exerciseCsv(exercises), count: exercises.length };
    },
  });
  const download = (wanted: ExerciseFilter) =>
    void reading.mutateAsync(wanted).then(
      ({ csv, count }) => {
        const name = `exercises-${localDay(new Date())}.csv`;
        saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), name);
        toast({ title: "Exercises exported", description: `${formatCount(count)} in ${name}.` });
      },
      (error: unknown) =>
        toast({ title: "Error", description: `The export failed: ${getExerciseSentence(error)}`, variant: "destructive" }),
    );
  const all = { ...filter, search: "", category: "all" } as const;
  const button = (
    <Button busy={reading.isPending} {...(isNarrowed(filter) ? {} : { onClick: () => download(all) })}>
      <Download aria-hidden="true" size={16} strokeWidth={1.75} />
      Export
    </Button>
  );
  if (!isNarrowed(filter)) return button;
  return (
    <Menu trigger={button}>
      <MenuItem onClick={() => download(filter)}>Only the exercises shown</MenuItem>
      <MenuItem onClick={() => download(all)}>All exercises</MenuItem>
    </Menu>
  );
}
