import { zodResolver } from "@hookform/resolvers/zod";
import { loggedExercises, loggedSessionEntrySchema, loggedSessionRow, type LoggedSessionEntry } from "@ironpace/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { getSentence, isUnreachable } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field } from "#ui/form/field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { ownSessions, queueOwnSession, type OwnSession } from "../../api/own-sessions.ts";
import { doneDraft } from "../../model/begin-draft.ts";
import { EffortSelect } from "../effort-select.tsx";
import { maker } from "../logger/use-draft.ts";
import { useCompletion } from "../use-completion.ts";
import { PlannedExercises } from "./planned-exercises.tsx";
import { SessionFields, tellIncomplete } from "./session-fields.tsx";

interface OwnSessionDialogProps {
  /** Undefined to add one. */
  readonly session: OwnSession | undefined;
  readonly onClose: () => void;
}

type When = "ahead" | "done";

const WHEN = [
  { value: "ahead", label: "Plan ahead" },
  { value: "done", label: "Already done" },
] as const;

/** A session of the own log: one to come or, where a new one is logged, one that was done. Works without a connection as well. */
export function OwnSessionDialog({ session, onClose }: OwnSessionDialogProps): ReactNode {
  const today = useToday();
  const [id] = useState(() => session?.id ?? newId());
  const save = ownSessions.useSave();
  const { control, register, handleSubmit, setError, formState } = useForm<LoggedSessionEntry>({
    mode: "onTouched",
    resolver: zodResolver(loggedSessionEntrySchema),
    defaultValues: getForm(session, today),
  });
  const { errors } = formState;
  const [when, setWhen] = useState<When>("ahead");
  const queryClient = useQueryClient();
  const units = useUnits();
  const completion = useCompletion();

  function submit(entry: LoggedSessionEntry): void {
    if (when === "done") return logDone(entry);
    if (!navigator.onLine) return keep(entry);
    send(entry);
  }

  function logDone(entry: LoggedSessionEntry): void {
    if (entry.date > today) return setError("date", { message: "The date is in the future" }, { shouldFocus: true });
    const row = loggedSessionRow(entry);
    completion.complete(doneDraft({ id, ...row }, units, maker), {
      day: row.date,
      minutes: row.duration,
      rpe: entry.session_rpe,
      asPlanned: true,
    });
    onClose();
  }

  function keep(entry: LoggedSessionEntry): void {
    void queueOwnSession(queryClient, id, loggedSessionRow(entry), session).then(() => {
      toast({ title: "Session saved on this device", description: "We send it when you are back online.", variant: "info" });
      onClose();
    });
  }

  const send = (entry: LoggedSessionEntry) =>
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
        onError: (error) => {
          if (isUnreachable(error)) return keep(entry);
          toast({
            title: session === undefined ? "Failed to add session" : "Failed to update session",
            description: getSentence(error),
            variant: "destructive",
          });
        },
      },
    );

  return (
    <EntryDialog
      title={session === undefined ? "Log New Session" : "Edit Session"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit, tellIncomplete)(event)}
      onClose={onClose}
    >
      {session === undefined && (
        <Field label="When?" nativeLabel={false}>
          <Segmented options={WHEN} value={when} onValueChange={setWhen} />
        </Field>
      )}
      <SessionFields control={control} register={register} errors={errors}>
        {when === "done" && (
          <Controller
            control={control}
            name="session_rpe"
            render={({ field: { value, onChange } }) => <EffortSelect value={value} onValueChange={onChange} />}
          />
        )}
        <PlannedExercises control={control} register={register} errors={errors.exercises} />
      </SessionFields>
    </EntryDialog>
  );
}

function getForm(session: OwnSession | undefined, today: string): LoggedSessionEntry {
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
