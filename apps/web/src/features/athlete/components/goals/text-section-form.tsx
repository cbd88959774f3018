import { textSchema } from "@ironpace/contract";
import { parseDay } from "@ironpace/training";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { Field, Input, Textarea } from "#ui/field.tsx";
import { toast } from "#ui/toast.ts";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useUnsaved } from "../profile/unsaved-context.ts";
import type { TextLine, TextSectionProps } from "./text-section.tsx";

interface TextSectionFormProps extends TextSectionProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function TextSectionForm({ lines, stored, save, saved, notSaved, onClose, onSaved }: TextSectionFormProps): ReactNode {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({
    mode: "onTouched",
    defaultValues: Object.fromEntries(lines.map(({ column }) => [column, textOf(stored[column])])),
  });
  useUnsaved(formState.isDirty);

  function submit(texts: Record<string, string>): void {
    save.mutate(Object.fromEntries(lines.map(({ column }) => [column, texts[column]?.trim() || null])), {
      onSuccess: () => {
        toast({ title: saved });
        onSaved();
        onClose();
      },
      onError: (error) => toast({ title: notSaved, description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5 border-t border-line pt-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {lines.map((line) => {
        const { column, label, hint, rows, isDay } = line;
        const field = register(column, { validate: (text) => problem(line, text) ?? true });
        return (
          <Field key={column} label={label} hint={hint} error={formState.errors[column]?.message}>
            {rows === undefined ? (
              <Input autoComplete="off" type={isDay ? "date" : "text"} {...field} />
            ) : (
              <Textarea rows={rows} {...field} />
            )}
          </Field>
        );
      })}
      <FormButtons dirty busy={save.isPending} onCancel={onClose} />
    </form>
  );
}

function textOf(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}

function problem({ column }: TextLine, text: string): string | undefined {
  if (column === "competition_date") return text === "" || parseDay(text) !== undefined ? undefined : "Enter a date";
  return textSchema(column).safeParse(text).error?.issues[0]?.message;
}
