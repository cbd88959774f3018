import { zodResolver } from "@hookform/resolvers/zod";
import { loggedSessionEntrySchema, loggedSessionRow, type LoggedSessionEntry } from "@ironpace/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { localDay } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import { patchDone, type DoneSession } from "../../api/done-sessions.ts";
import { storeSession } from "../../api/store-session.ts";
import { EffortSelect } from "../effort-select.tsx";
import { SessionFields, tellIncomplete } from "./session-fields.tsx";

interface DoneSessionDialogProps {
  readonly row: DoneSession;
  readonly onClose: () => void;
}

/** What stands about a session that was done. */
export function DoneSessionDialog({ row, onClose }: DoneSessionDialogProps): ReactNode {
  const queryClient = useQueryClient();
  const day = localDay(new Date(row.performed_at));
  const { control, register, handleSubmit, formState } = useForm<LoggedSessionEntry>({
    mode: "onTouched",
    resolver: zodResolver(loggedSessionEntrySchema),
    defaultValues: {
      workout_name: row.title ?? "",
      date: day,
      duration: String(Math.round(row.duration_minutes ?? 0)),
      rating: row.rating,
      session_rpe: row.session_rpe === null ? "" : String(row.session_rpe),
      notes: row.notes ?? "",
      exercises: [],
    },
  });
  const { errors } = formState;

  async function submit(entry: LoggedSessionEntry): Promise<void> {
    const { workout_name, date, duration, rating, session_rpe, notes } = loggedSessionRow(entry);
    const known = Date.parse(row.updated_at);
    const changes = {
      title: workout_name,
      duration_minutes: duration,
      rating,
      session_rpe,
      notes,
      performed_at: date === day ? row.performed_at : `${date}T12:00:00Z`,
      updated_at: new Date(Math.max(Date.now(), known + 1)).toISOString(),
    };
    const { id, source, training_session_id, workout_id, logged_session_id } = row;
    await storeSession(id, { session: { id, source, training_session_id, workout_id, logged_session_id, day: date, ...changes } });
    const load = session_rpe === null ? null : duration * session_rpe;
    await patchDone(queryClient, (rows) => rows.map((other) => (other.id === id ? { ...other, ...changes, load } : other)));
    toast({ title: "Session updated" });
    onClose();
  }

  return (
    <EntryDialog
      title="Edit Session"
      busy={formState.isSubmitting}
      onSubmit={(event) => void handleSubmit(submit, tellIncomplete)(event)}
      onClose={onClose}
    >
      <SessionFields control={control} register={register} errors={errors}>
        <Controller
          control={control}
          name="session_rpe"
          render={({ field: { value, onChange } }) => <EffortSelect value={value} onValueChange={onChange} />}
        />
      </SessionFields>
    </EntryDialog>
  );
}
