import { modelPrice, modelPriceSchema, type ModelPriceEntry } from "@ironpace/contract";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { FieldErrors } from "#ui/form/use-field-errors.ts";
import { useSavePrice } from "../api/models.ts";
import type { UsedModel } from "../model/activity.ts";

interface PriceDialogProps {
  readonly model: UsedModel;
  readonly onClose: () => void;
}

const FIELDS = [
  { name: "input_price", label: "Per million input tokens" },
  { name: "output_price", label: "Per million output tokens" },
] as const;

/** What a language model costs, as its provider's price list says. */
export function PriceDialog({ model, onClose }: PriceDialogProps): ReactNode {
  const [entry, setEntry] = useState<ModelPriceEntry>({
    input_price: String(model.input_price ?? ""),
    output_price: String(model.output_price ?? ""),
  });
  const [errors, setErrors] = useState<FieldErrors<keyof ModelPriceEntry>>({});
  const save = useSavePrice();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const checked = modelPriceSchema.safeParse(entry);
    if (!checked.success) {
      const wrong = (name: string) => checked.error.issues.find(({ path }) => path[0] === name)?.message;
      const found = { input_price: wrong("input_price"), output_price: wrong("output_price") };
      setErrors(found);
      const first = found.input_price === undefined ? "output_price" : "input_price";
      return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    }
    const price = modelPrice(checked.data);
    await save.mutateAsync({ provider: model.provider, model: model.model, price }).then(
      () => {
        toast({ title: price === null ? "Price removed" : "Price saved", description: model.model });
        onClose();
      },
      (error: unknown) => toast({ title: "Failed to save the price", description: getSentence(error), variant: "destructive" }),
    );
  }

  return (
    <EntryDialog title={`Price of ${model.model}`} busy={save.isPending} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <p className="text-sm text-ink-2">
        In US dollars, from the provider’s price list. The price applies to all weeks shown; to remove it, leave the fields empty.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label} error={errors[name]}>
            <NumberInput
              name={name}
              value={entry[name]}
              onValueChange={(text) => {
                setEntry({ ...entry, [name]: text });
                setErrors({});
              }}
              step={0.1}
              min={0}
              max={10_000}
              unit="$"
            />
          </Field>
        ))}
      </div>
    </EntryDialog>
  );
}
