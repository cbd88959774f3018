import { zodResolver } from "@hookform/resolvers/zod";
import { loggedExercises, loggedSessionEntrySchema, loggedSessionRow, type LoggedSessionEntry } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { newId } from "../../../../backend/new-id.ts";
import { EntryDialog } from "../../../../ui/entry-dialog.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useToday } from "../../../../ui/use-today.ts";
import { ownSessions, type OwnSession } from "../../api/own-sessions.ts";
import { PlannedExercises } from "./planned-exercises.tsx";
import { SessionFields, tellIncomplete } from "./session-fields.tsx";

interface OwnSessionDialogProps {
  /** Undefined to add one. */
  readonly session: OwnSession | undefined;
  readonly onClose: () => void;
}

/** A session of the own log that is to come. */
export function OwnSessionDialog({ session, onClose }: OwnSessionDialogProps): ReactNode {
  const today = useToday();
  const [id] = useState(() => session?.id ?? newId());
  const save = ownSessions.useSave();
  const { control, register, handleSubmit, formState } = useForm<LoggedSessionEntry>({
    mode: "onTouched",
    resolver: zodResolver(loggedSessionEntrySchema),
    defaultValues: formOf(session, today),
  });
  const { errors } = formState;

  const submit = (entry: LoggedSessionEntry) =>
    save.mutate(
      { id, ...loggedSessionRow(entry) },
      {
        onSuccess: () => {
          toast(
            session === undefined
              ? { title: "Session scheduled", description: "Your training session has been added to your log." }
              : { title: "Session updated" },
          );
          onClose();
        },
        onError: (error) =>
          toast({
            title: session === undefined ? "Failed to add session" : "Failed to update session",
            description: sentenceOf(error),
            variant: "destructive",
          }),
      },
    );

  return (
    <EntryDialog
      title={session === undefined ? "Log New Session" : "Edit Session"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit, tellIncomplete)(event)}
      onClose={onClose}
    >
      <SessionFields control={control} register={register} errors={errors}>
        <PlannedExercises control={control} register={register} errors={errors.exercises} />
      </SessionFields>
    </EntryDialog>
  );
}

function formOf(session: OwnSession | undefined, today: string): LoggedSessionEntry {
  return {
    workout_name: session?.workout_name ?? "",
    date: session?.date ?? today,
    duration: String(session?.duration ?? 0),
    rating: session?.rating ?? null,
    session_rpe: session?.session_rpe == null ? "" : String(session.session_rpe),
    notes: session?.notes ?? "",
    exercises: loggedExercises(session?.exercises ?? []),
  };
}
