import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "#backend/files/save-file.ts";
import { Button } from "#ui/button.tsx";
import { formatCount, localDay } from "#ui/format.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.ts";
import { getAllExercises } from "../api/admin-exercises.ts";
import { type ExerciseFilter, isNarrowed } from "../model/filter.ts";
import { sentence } from "../api/sentence.ts";

/** The library, or what is looked for, as a CSV file. */
export function ExportMenu({ filter }: { readonly filter: ExerciseFilter }): ReactNode {
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
      (error: unknown) => toast({ title: "Error", description: `The export failed: ${sentence(error)}`, variant: "destructive" }),
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
