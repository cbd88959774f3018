import { EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import { ArrowDown, ArrowUp, ChevronsUpDown, Ellipsis, ExternalLink, Pencil, Trash2, Video } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Menu, MenuItem, MenuLink } from "../../../ui/menu.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { AdminExercise } from "../api/admin-exercises.ts";
import type { ExerciseFilter, Sort } from "../model/filter.ts";

export interface ExerciseTableProps {
  readonly exercises: readonly AdminExercise[];
  /** Other rows are on their way. */
  readonly busy: boolean;
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
  readonly pageOf: (id: string) => string;
  readonly onEdit: (exercise: AdminExercise) => void;
  readonly onDelete: (exercise: AdminExercise) => void;
}

/** A page of the library; on a phone each row is a short list. */
export function ExerciseTable({ exercises, busy, filter, onFilter, ...actions }: ExerciseTableProps): ReactNode {
  return (
    <table aria-label="Exercises" aria-busy={busy} className="w-full border-collapse text-left text-ui max-md:block">
      <thead className="border-b border-line-strong text-sm text-ink-3 max-md:block">
        <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-3">
          {COLUMNS.map(({ sort, label }) => (
            <SortHead key={sort} sort={sort} label={label} filter={filter} onFilter={onFilter} />
          ))}
          <th scope="col" className="w-24 py-2 text-right font-normal max-md:sr-only">
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line max-md:block">
        {exercises.map((exercise) => (
          <Row key={exercise.id} exercise={exercise} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS: readonly { readonly sort: Sort; readonly label: string }[] = [
  { sort: "name", label: "Name" },
  { sort: "category", label: "Category" },
  { sort: "difficulty", label: "Difficulty" },
  { sort: "video", label: "Has Video" },
];

type SortHeadProps = Pick<ExerciseTableProps, "filter" | "onFilter"> & { readonly sort: Sort; readonly label: string };

function SortHead({ sort, label, filter, onFilter }: SortHeadProps): ReactNode {
  const isSorted = filter.sort === sort;
  const Icon = isSorted ? (filter.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (filter.descending ? "descending" : "ascending") : "none"}
      className={cx("py-1 font-normal", sort === "name" ? "md:w-2/5" : "")}
    >
      <button
        type="button"
        className={cx(
          "inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11",
          isSorted ? "font-medium text-ink" : "hover:text-ink",
        )}
        // A video is looked for, so rows that have one come first.
        onClick={() => onFilter({ ...filter, sort, descending: isSorted ? !filter.descending : sort === "video", page: 1 })}
      >
        {label}
        <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
    </th>
  );
}

type RowProps = Pick<ExerciseTableProps, "pageOf" | "onEdit" | "onDelete"> & { readonly exercise: AdminExercise };

function Row({ exercise, pageOf, onEdit, onDelete }: RowProps): ReactNode {
  const { id, name, catalogue_name: known, category, difficulty, video_url: video } = exercise;
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-2.5 md:h-13">
      <th scope="row" className="py-1 pr-4 font-[550] wrap-anywhere">
        {name}
        {known !== null && known !== name && <span className="block text-sm font-normal text-ink-3">In plans as {known}</span>}
      </th>
      <td className="pr-4 text-ink-2 max-md:col-start-1 max-md:text-sm">{EXERCISE_CATEGORY_LABELS[category]}</td>
      <td className="pr-4 text-ink-2 max-md:col-start-1 max-md:text-sm">{EXERCISE_DIFFICULTY_LABELS[difficulty]}</td>
      <td className={cx("pr-4 max-md:col-start-1 max-md:text-sm", video === null ? "text-ink-3 max-md:hidden" : "text-ink-2")}>
        {video === null ? (
          "No"
        ) : (
          <span className="inline-flex items-center gap-1.5">
            <Video aria-hidden="true" size={16} strokeWidth={1.75} />
            Yes
          </span>
        )}
      </td>
      <td
        aria-label={`Actions for ${name}`}
        className="text-right max-md:col-start-2 max-md:row-span-4 max-md:row-start-1 max-md:self-start"
      >
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
              <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
            </Button>
          }
        >
          <MenuItem icon={Pencil} onClick={() => onEdit(exercise)}>
            Edit
          </MenuItem>
          <MenuLink icon={ExternalLink} to={pageOf(id)}>
            As athletes see it
          </MenuLink>
          <MenuItem icon={Trash2} onClick={() => onDelete(exercise)}>
            Delete
          </MenuItem>
        </Menu>
      </td>
    </tr>
  );
}

/** Rows that are shown while they are read. */
const SKELETONS = 5;

export function TableSkeleton(): ReactNode {
  return (
    <div aria-busy="true" aria-label="Exercises are loading" className="divide-y divide-line border-y border-line">
      {Array.from({ length: SKELETONS }, (_, row) => (
        <div key={row} data-skeleton className="flex h-13 items-center justify-between gap-8">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
