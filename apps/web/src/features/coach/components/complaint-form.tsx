import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { COACH_COMPLAINTS, type CoachComplaint } from "@ironpace/contract";
import { useId, useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Field, Textarea } from "#ui/form/field.tsx";

interface ComplaintFormProps {
  readonly onCancel: () => void;
  readonly onSend: (complaint: { readonly reason: CoachComplaint; readonly comment: string }) => Promise<void>;
}

/** Column `comment` of coach_feedback. */
const COMMENT_LENGTH = 1000;

/** Why an answer did not help. Says who reads it before it is sent. */
export function ComplaintForm({ onCancel, onSend }: ComplaintFormProps): ReactNode {
  const id = useId();
  const [reason, setReason] = useState<CoachComplaint>();
  const [comment, setComment] = useState("");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setMissing(reason === undefined);
    if (reason === undefined) return;
    setBusy(true);
    await onSend({ reason, comment });
    setBusy(false);
  }

  return (
    <section aria-labelledby={id} className="grid w-full gap-3 rounded-card border border-line-strong p-4">
      <h3 id={id} className="font-semibold">
        What was wrong with this answer?
      </h3>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={missing ? `${id}-missing` : undefined}
        aria-invalid={missing || undefined}
        value={reason ?? null}
        onValueChange={(chosen: CoachComplaint | null) => {
          setReason(chosen ?? undefined);
          setMissing(false);
        }}
        className="flex flex-wrap gap-2"
      >
        {Object.entries(COACH_COMPLAINTS).map(([value, label]) => (
          <Radio.Root
            key={value}
            value={value}
            aria-label={label}
            className="min-h-9 cursor-pointer rounded-ctl border border-line-strong px-3 py-1.5 text-sm hover:bg-hover data-checked:border-ink data-checked:bg-hover data-checked:font-[550] pointer-coarse:min-h-11"
          >
            {label}
          </Radio.Root>
        ))}
      </RadioGroup>
      {missing && (
        <p id={`${id}-missing`} role="alert" className="text-sm text-danger">
          Choose what was wrong
        </p>
      )}
      <Field
        label="What should it have said? (optional)"
        hint="Administrators will read your question, this answer and what you write here."
      >
        <Textarea rows={2} maxLength={COMMENT_LENGTH} value={comment} onChange={(event) => setComment(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" busy={busy} busyText="Sending..." onClick={() => void send()}>
          Send
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
