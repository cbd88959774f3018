import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useClearStops, type Clearance } from "#backend/reads/safety-stops.ts";

type Examiner = Exclude<Clearance["seenBy"], "nobody">;

const EXAMINERS: readonly { readonly value: Examiner; readonly label: string }[] = [
  { value: "doctor", label: "A doctor" },
  { value: "hospital", label: "A hospital" },
  { value: "midwife", label: "A midwife" },
  { value: "physiotherapist", label: "A physiotherapist" },
];

/** Who has seen the athlete, when, and what they allowed. */
export function ClearanceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const today = useToday();
  const clear = useClearStops();
  const [seenBy, setSeenBy] = useState<Examiner | null>(null);
  const [seenOn, setSeenOn] = useState("");
  const [limits, setLimits] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const wrong = {
    seenBy: seenBy === null ? "Choose who you saw" : undefined,
    seenOn: seenOn === "" ? "Enter the day" : seenOn > today ? "This date is in the future" : undefined,
  };
  return (
    <EntryDialog
      title="Who did you see?"
      busy={clear.isPending}
      confirm="Resume training"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        if (seenBy === null || wrong.seenOn !== undefined) return;
        clear.mutate(
          { seenBy, seenOn, limits: limits.trim() },
          {
            onSuccess: () => {
              onClose();
              // The limits are kept with the stop, and no plan reads them there.
              const description =
                limits.trim() === "" ? undefined : "Your plan does not follow these limits yet: add them to your injuries.";
              toast({ title: "Training resumed", ...(description !== undefined && { description }) });
            },
          },
        );
      }}
    >
      {clear.error !== null && (
        <Alert tone="destructive" title="Not saved">
          {getSentence(clear.error)}
        </Alert>
      )}
      <Field label="Seen by" nativeLabel={false} error={wasSent ? wrong.seenBy : undefined}>
        <Select options={EXAMINERS} value={seenBy} onValueChange={setSeenBy} />
      </Field>
      <Field label="Day" error={wasSent ? wrong.seenOn : undefined}>
        <Input type="date" max={today} value={seenOn} onChange={({ target }) => setSeenOn(target.value)} />
      </Field>
      <Field label="Limits they gave you (optional)" hint="For example: nothing hard for a week, no running until the scan">
        <Textarea rows={3} maxLength={500} value={limits} onChange={({ target }) => setLimits(target.value)} />
      </Field>
    </EntryDialog>
  );
}
