import type { FormEvent, ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/toast.ts";
import { storedTexts, textErrors, textValues } from "../../model/free-texts.ts";
import { TextArea, TextInput } from "../fields/text-fields.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";
import type { TextSectionProps } from "./text-section.tsx";

interface TextSectionFormProps extends TextSectionProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function TextSectionForm({ lines, stored, save, saved, notSaved, onClose, onSaved }: TextSectionFormProps): ReactNode {
  const columns = lines.map(({ column }) => column);
  const form = useProfileForm({ errorsOf: (texts) => textErrors(columns, texts), doubtsOf: () => ({}) }, storedTexts(columns, stored));

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    save.mutate(textValues(columns, texts), {
      onSuccess: () => {
        toast({ title: saved });
        onSaved();
        onClose();
      },
      onError: (error) => toast({ title: notSaved, description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5 border-t border-line pt-5" noValidate onSubmit={submit}>
      {lines.map(({ column, label, hint, rows, isDay }) =>
        rows === undefined ? (
          <TextInput key={column} name={column} label={label} hint={hint} type={isDay ? "date" : "text"} form={form} />
        ) : (
          <TextArea key={column} name={column} label={label} hint={hint} rows={rows} form={form} />
        ),
      )}
      <FormButtons dirty busy={save.isPending} onCancel={onClose} />
    </form>
  );
}
