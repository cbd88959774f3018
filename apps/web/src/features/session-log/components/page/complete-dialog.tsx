import { useState, type FormEvent, type ReactNode } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { EntryDialog } from "#ui/entry-dialog.tsx";
import { Field, Input } from "#ui/field.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { useToday } from "#ui/use-today.ts";
import { plannedSetCount, type CompletionEntry } from "../../model/complete-draft.ts";
import type { SessionDraft } from "../../model/draft.ts";
import { EffortSelect } from "../effort-select.tsx";

/** A session that is about to be marked as done. */
export interface Completing {
  readonly draft: SessionDraft;
  /** The day it was planned for, yyyy-MM-dd. */
  readonly day: string;
  /** Planned minutes. */
  readonly minutes: number;
}

interface CompleteDialogProps extends Completing {
  readonly onComplete: (entry: CompletionEntry) => void;
  readonly onClose: () => void;
}

/** When it was done, how long it took, how hard it was, and whether the sets were done as planned. */
export function CompleteDialog({ draft, day: plannedFor, minutes: planned, onComplete, onClose }: CompleteDialogProps): ReactNode {
  const today = useToday();
  const [day, setDay] = useState(plannedFor < today ? plannedFor : today);
  const [minutes, setMinutes] = useState(String(planned));
  const [rpe, setRpe] = useState(draft.rpe);
  const [asPlanned, setAsPlanned] = useState(true);
  const sets = plannedSetCount(draft);
  const dayError = day === "" ? "Enter a date" : day > today ? "The date is in the future" : undefined;
  const minutesError = /^\d{1,4}$/.test(minutes.trim()) && Number(minutes) <= 1440 ? undefined : "Enter whole minutes, 0 to 1,440";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (dayError !== undefined || minutesError !== undefined) return;
    onComplete({ day, minutes: Number(minutes), rpe, asPlanned: asPlanned && sets > 0 });
    onClose();
  }

  return (
    <EntryDialog title={`Complete ${draft.title}`} busy={false} confirm="Complete" onSubmit={submit} onClose={onClose}>
      <Field label="Date" error={dayError}>
        <Input type="date" max={today} value={day} onChange={({ currentTarget: { value } }) => setDay(value)} />
      </Field>
      <Field label="Time it took" error={minutesError}>
        <NumberInput value={minutes} onValueChange={setMinutes} step={5} min={0} max={1440} unit="min" buttons />
      </Field>
      <EffortSelect value={rpe} onValueChange={setRpe} />
      {sets > 0 && (
        <Checkbox checked={asPlanned} onCheckedChange={setAsPlanned}>
          {sets === 1 ? "Log the planned set as done" : `Log the ${sets} planned sets as done`}
        </Checkbox>
      )}
    </EntryDialog>
  );
}
