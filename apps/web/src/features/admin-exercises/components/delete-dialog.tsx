import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { formatCount } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { AdminExercise } from "../api/admin-exercises.ts";
import { useDeleteExercise, useRefresh, useRestoreExercise } from "../api/change-exercises.ts";
import { referencesOptions } from "../api/references.ts";
import { getExerciseSentence } from "../api/sentence.ts";

interface DeleteDialogProps {
  readonly exercise: AdminExercise;
  readonly onClose: () => void;
}

/** Says what refers to an exercise before it goes; the message afterwards can take it back. */
export function DeleteDialog({ exercise, onClose }: DeleteDialogProps): ReactNode {
  const references = useQuery(referencesOptions(exercise.id));
  const remove = useDeleteExercise();
  const restore = useRestoreExercise();
  const refresh = useRefresh();

  const undo = () =>
    void restore.mutateAsync(exercise).then(
      () => {
        toast({ title: "Exercise Added", description: `${exercise.name} is back.` });
        return refresh();
      },
      (error: unknown) =>
        toast({ title: "Error", description: `Failed to add exercise: ${getExerciseSentence(error)}`, variant: "destructive" }),
    );
  const confirm = () =>
    void remove.mutateAsync(exercise).then(
      () => {
        toast({ title: "Exercise Deleted", description: exercise.name, action: { label: "Undo", onClick: undo } });
        onClose();
        return refresh();
      },
      (error: unknown) =>
        toast({ title: "Error", description: `Failed to delete exercise: ${getExerciseSentence(error)}`, variant: "destructive" }),
    );

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${exercise.name}?`}
      description={
        <span className="grid gap-2" aria-busy={references.isPending}>
          {getFacts(exercise, references.data).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {references.isPending && <span className="text-ink-3">Checking where it is used…</span>}
          {references.isError && <span>We could not check where it is used. {getExerciseSentence(references.error)}</span>}
        </span>
      }
      confirm="Delete"
      confirmBusy="Deleting..."
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}

/** Names that are told; the others are counted. */
const TOLD = 3;

function getFacts(
  { catalogue_name: known }: AdminExercise,
  references: { readonly substitution_of: readonly string[]; readonly logged_sets: number } | null | undefined,
): readonly string[] {
  const { substitution_of: lists = [], logged_sets: sets = 0 } = references ?? {};
  const more = lists.length - TOLD;
  return [
    ...(known === null ? [] : [`Plans will keep prescribing it as “${known}”, but the name will no longer open a page.`]),
    ...(lists.length === 0
      ? []
      : [
          `It is a substitute for ${lists.slice(0, TOLD).join(", ")}${more > 0 ? ` and ${formatCount(more)} more` : ""}. The name stays in ${lists.length === 1 ? "that exercise's substitution list" : "their substitution lists"}.`,
        ]),
    ...(sets === 0
      ? []
      : [
          `${sets > 10_000 ? "More than 10,000" : formatCount(sets)} logged ${sets === 1 ? "set stays" : "sets stay"} in the athletes' logs under its name.`,
        ]),
    ...(references === undefined || lists.length > 0 || sets > 0 || known !== null ? [] : ["No plan, log or exercise uses it."]),
  ];
}
