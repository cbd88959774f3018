import { useState, type FormEvent, type ReactNode } from "react";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Textarea } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { StarRating } from "#ui/form/star-rating.tsx";
import type { SessionDraft } from "../../model/draft.ts";
import { getFault } from "../../model/set-values.ts";
import { getMinutes } from "../../model/store-payload.ts";
import { EffortSelect } from "../effort-select.tsx";

/** What is said at the end. */
export interface Ending {
  readonly minutes: number;
  readonly rpe: string;
  readonly rating: number | null;
  readonly notes: string;
}

interface FinishDialogProps {
  readonly draft: SessionDraft;
  readonly onFinish: (ending: Ending) => Promise<void>;
  readonly onClose: () => void;
}

/** How long, how hard, how good; then the session is done. */
export function FinishDialog({ draft, onFinish, onClose }: FinishDialogProps): ReactNode {
  const [minutes, setMinutes] = useState(() => String(getMinutes(draft, Date.now())));
  const [rpe, setRpe] = useState(draft.rpe);
  const [rating, setRating] = useState(draft.rating);
  const [notes, setNotes] = useState(draft.notes);
  const [busy, setBusy] = useState(false);
  const valid = /^\d{1,4}$/.test(minutes.trim()) && Number(minutes) <= 1440;
  const left = unticked(draft);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!valid) return;
    setBusy(true);
    void onFinish({ minutes: Number(minutes), rpe, rating, notes }).catch(() => setBusy(false));
  }

  return (
    <EntryDialog title={draft.minutes === undefined ? "Finish session" : "Save changes"} busy={busy} onSubmit={submit} onClose={onClose}>
      {left > 0 && (
        <p className="text-ink-2">
          {left} {left === 1 ? "set is" : "sets are"} not logged and will not count.
        </p>
      )}
      <Field label="Duration" error={valid ? undefined : "Enter whole minutes, 0 to 1,440"}>
        <NumberInput value={minutes} onValueChange={setMinutes} step={1} min={0} max={1440} unit="min" buttons />
      </Field>
      <EffortSelect value={rpe} onValueChange={setRpe} />
      <Field label="Rating" nativeLabel={false}>
        <StarRating value={rating} onValueChange={setRating} />
      </Field>
      <Field label="Notes" hint="Optional">
        <Textarea rows={3} maxLength={4000} value={notes} onChange={({ currentTarget: { value } }) => setNotes(value)} />
      </Field>
    </EntryDialog>
  );
}

/** Sets with values that would count if they were ticked. */
function unticked({ exercises, weightUnit }: SessionDraft): number {
  return exercises.reduce(
    (count, exercise) => count + exercise.sets.filter((set) => !set.done && getFault(set, exercise, weightUnit) === undefined).length,
    0,
  );
}
