import {
  canBePlanned,
  CONTENT_STATUS_LABELS,
  CONTENT_STATUSES,
  ADMIN_CONTENT_TYPE_LABELS,
  ADMIN_CONTENT_TYPES,
  type ContentEntry,
} from "@ironpace/contract";
import type { ReactNode } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { Field, Input } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

export function ContentFields({ form: { control, register, formState } }: { readonly form: UseFormReturn<ContentEntry> }): ReactNode {
  const { errors } = formState;
  const status = useWatch({ control, name: "status" });
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input autoComplete="off" {...register("title")} />
      </Field>
      <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        <Field label="Type" nativeLabel={false}>
          <Controller
            control={control}
            name="content_type"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={TYPES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Field label="Status" nativeLabel={false}>
          <Controller
            control={control}
            name="status"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={STATUSES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Field
          label="Publish on"
          className="max-sm:col-span-2"
          hint={canBePlanned(status) ? "Optional. It is published automatically at this time." : "Only for drafts and content in review."}
          error={errors.publish_at?.message}
        >
          <Input type="datetime-local" disabled={!canBePlanned(status)} {...register("publish_at")} />
        </Field>
        <Field label="Tags" className="max-sm:col-span-2" hint="Separated by commas" error={errors.tags?.message}>
          <Input autoComplete="off" {...register("tags")} />
        </Field>
      </div>
      <Controller
        control={control}
        name="content"
        render={({ field: { value, onChange, onBlur } }) => (
          <MarkdownEditor value={value} onValueChange={onChange} onBlur={onBlur} error={errors.content?.message} />
        )}
      />
    </>
  );
}

const TYPES = ADMIN_CONTENT_TYPES.map((value) => ({ value, label: ADMIN_CONTENT_TYPE_LABELS[value] }));
const STATUSES = CONTENT_STATUSES.map((value) => ({ value, label: CONTENT_STATUS_LABELS[value] }));
