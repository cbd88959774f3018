import { EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import { ExternalLink, Pencil, Trash2, Video } from "lucide-react";
import type { ReactNode } from "react";
import { MenuItem, MenuLink } from "#ui/overlay/menu.tsx";
import { RowActions } from "#ui/data/row-actions.tsx";
import { DataTable, type Column, type DataTableProps } from "#ui/data/table/data-table.tsx";
import type { AdminExercise } from "../api/admin-exercises.ts";
import type { Sort } from "../model/filter.ts";

export interface ExerciseTableProps extends Pick<DataTableProps<AdminExercise, Sort>, "rows" | "busy" | "failure" | "empty" | "sorting"> {
  readonly pageOf: (id: string) => string;
  readonly onEdit: (exercise: AdminExercise) => void;
  readonly onDelete: (exercise: AdminExercise) => void;
}

/** A page of the library. */
export function ExerciseTable({ pageOf, onEdit, onDelete, ...table }: ExerciseTableProps): ReactNode {
  return (
    <DataTable
      {...table}
      caption="Exercises"
      columns={COLUMNS}
      keyOf={({ id }) => id}
      renderActions={(exercise) => (
        <RowActions name={exercise.name}>
          <MenuItem icon={Pencil} onClick={() => onEdit(exercise)}>
            Edit
          </MenuItem>
          <MenuLink icon={ExternalLink} to={pageOf(exercise.id)}>
            As athletes see it
          </MenuLink>
          <MenuItem icon={Trash2} onClick={() => onDelete(exercise)}>
            Delete
          </MenuItem>
        </RowActions>
      )}
    />
  );
}

const COLUMNS: readonly [Column<AdminExercise, Sort>, ...Column<AdminExercise, Sort>[]] = [
  {
    name: "Name",
    sort: "name",
    className: "md:w-2/5",
    cell: ({ name, catalogue_name: known }) => (
      <>
        {name}
        {known !== null && known !== name && <span className="block text-sm font-normal text-ink-3">In plans as {known}</span>}
      </>
    ),
  },
  { name: "Category", sort: "category", cell: ({ category }) => EXERCISE_CATEGORY_LABELS[category] },
  { name: "Difficulty", sort: "difficulty", cell: ({ difficulty }) => EXERCISE_DIFFICULTY_LABELS[difficulty] },
  {
    name: "Has Video",
    sort: "video",
    // A video is looked for, so rows that have one come first.
    startsDescending: true,
    named: true,
    cell: ({ video_url: video }) =>
      video === null ? (
        <span className="text-ink-3">No</span>
      ) : (
        <span className="inline-flex items-center gap-1.5">
          <Video aria-hidden="true" size={16} strokeWidth={1.75} />
          Yes
        </span>
      ),
  },
];
