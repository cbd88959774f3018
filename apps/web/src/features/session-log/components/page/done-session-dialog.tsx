import { zodResolver } from "@hookform/resolvers/zod";
import { loggedSessionEntrySchema, loggedSessionRow, SESSION_INCOMPLETE, type LoggedSessionEntry } from "@ironpace/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { EntryDialog } from "../../../../ui/entry-dialog.tsx";
import { Field, Input, Textarea } from "../../../../ui/field.tsx";
import { localDay } from "../../../../ui/format.ts";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { StarRating } from "../../../../ui/star-rating.tsx";
import { toast } from "../../../../ui/toast.ts";
import { patchDone, type DoneSession } from "../../api/done-sessions.ts";
import { storeSession } from "../../api/store-session.ts";
import { EffortSelect } from "../effort-select.tsx";

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
      onSubmit={(event) =>
        void handleSubmit(submit, (wrong) => {
          if ([wrong.workout_name, wrong.date].some((error) => error?.message === SESSION_INCOMPLETE)) {
            toast({ title: "Missing information", description: SESSION_INCOMPLETE, variant: "destructive" });
          }
        })(event)
      }
      onClose={onClose}
    >
      <Field label="Workout name" error={errors.workout_name?.message}>
        <Input autoComplete="off" {...register("workout_name")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...register("date")} />
        </Field>
        <Field label="Duration" error={errors.duration?.message}>
          <Controller
            control={control}
            name="duration"
            render={({ field: { onChange, ...field } }) => (
              <NumberInput {...field} onValueChange={onChange} step={5} min={0} max={1440} unit="min" buttons />
            )}
          />
        </Field>
      </div>
      <Controller
        control={control}
        name="session_rpe"
        render={({ field: { value, onChange } }) => <EffortSelect value={value} onValueChange={onChange} />}
      />
      <Field label="Rating" nativeLabel={false}>
        <Controller
          control={control}
          name="rating"
          render={({ field: { value, onChange } }) => <StarRating value={value} onValueChange={onChange} />}
        />
      </Field>
      <Field label="Notes" hint="Optional" error={errors.notes?.message}>
        <Textarea rows={3} {...register("notes")} />
      </Field>
    </EntryDialog>
  );
}
