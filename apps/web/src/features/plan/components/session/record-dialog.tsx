import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Textarea } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveSessionRecord } from "../../api/session-record.ts";

interface RecordDialogProps {
  readonly sessionId: string;
  readonly initial: RecordForm;
  readonly onClose: () => void;
}

const EFFORTS = [
  { value: "", label: "Not rated" },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `${index + 1} of 10` })),
];

/** How long it took, how hard it was, what is worth remembering. */
export function RecordDialog({ sessionId, initial, onClose }: RecordDialogProps): ReactNode {
  const save = useSaveSessionRecord();
  const { control, register, handleSubmit, formState } = useForm<RecordForm>({
    mode: "onTouched",
    resolver: zodResolver(recordFormSchema),
    defaultValues: initial,
  });

  async function submit({ minutes, rpe, notes }: RecordForm): Promise<void> {
    const record = { minutes: Number(minutes), notes: notes.trim(), ...(rpe === "" ? {} : { rpe: Number(rpe) }) };
    await save.mutateAsync({ sessionId, record }).then(
      () => {
        toast({ title: "Session Updated" });
        onClose();
      },
      () => toast({ title: "Error", description: "Your changes were not saved. Try again.", variant: "destructive" }),
    );
  }

  return (
    <EntryDialog
      title="What you did"
      size="sm"
      busy={formState.isSubmitting}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="minutes"
        render={({ field }) => (
          <Field label="Duration" error={formState.errors.minutes?.message}>
            <NumberInput
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              unit="min"
              step={1}
              min={1}
              max={1440}
              buttons
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="rpe"
        render={({ field }) => (
          <Field label="Effort" nativeLabel={false} hint="For the whole session, not just its hardest minute.">
            <Select options={EFFORTS} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />
          </Field>
        )}
      />
      <Field label="Notes" hint="Optional. How it felt, what to remember." error={formState.errors.notes?.message}>
        <Textarea rows={4} {...register("notes")} />
      </Field>
    </EntryDialog>
  );
}

/** What the athlete writes down of a session: all as typed, empty means not given. */
interface RecordForm {
  readonly minutes: string;
  readonly rpe: string;
  readonly notes: string;
}

const MOST_MINUTES = 1440;

/** Limits of the columns in the ledger. */
const recordFormSchema: z.ZodType<RecordForm, RecordForm> = z.object({
  minutes: z
    .string()
    .trim()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MINUTES, "Enter whole minutes, 1 to 1,440"),
  rpe: z.string(),
  notes: z.string().max(4000, "At most 4,000 characters"),
});
