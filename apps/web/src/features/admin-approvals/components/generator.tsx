import { zodResolver } from "@hookform/resolvers/zod";
import { CONTENT_TYPES, type ContentType, generateContentRequest, type GenerateContentRequest } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RefusedContent, useGenerateContent } from "../api/generate-content.ts";
import { GeneratedContent } from "./generated-content.tsx";

/** Has content written for review. `onSaved`: it waits for its approval now. */
export function Generator({ onSaved }: { readonly onSaved: () => void }): ReactNode {
  const generate = useGenerateContent();
  const [generated, setGenerated] = useState(0);
  const { control, register, handleSubmit, formState, reset } = useForm<GenerateContentRequest>({
    mode: "onTouched",
    resolver: zodResolver(generateContentRequest),
    defaultValues: { action: "personalize_plan", prompt: "" },
  });
  const { errors, isValid } = formState;

  function submit(request: GenerateContentRequest): void {
    generate.mutateAsync(request).then(
      () => {
        setGenerated((count) => count + 1);
        toast({ title: "Content Generated", description: "AI-generated content has been created successfully." });
      },
      (error: unknown) => {
        const reason = error instanceof RefusedContent ? error.reason : undefined;
        const description = reason ?? "There was an error generating the content. Please try again.";
        toast({ title: "Generation Failed", description, variant: "destructive" });
      },
    );
  }

  return (
    <div className="grid max-w-3xl gap-6">
      <form
        aria-label="AI Generator"
        noValidate
        className="grid gap-5 rounded-card border border-line bg-surface p-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Field label="Content type" nativeLabel={false} error={errors.action?.message}>
          <Controller
            control={control}
            name="action"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={TYPES} value={value} onValueChange={onChange} onBlur={onBlur} className="md:max-w-80" />
            )}
          />
        </Field>
        <Field
          label="Prompt"
          hint="Name the sport, level, weeks, days a week, minutes, equipment and what hurts, for example: “Hyrox for beginners, 4 days a week for 8 weeks”."
          error={errors.prompt?.message}
        >
          <Textarea rows={5} {...register("prompt")} />
        </Field>
        <div>
          <Button type="submit" variant="solid" disabled={!isValid} busy={generate.isPending} busyText="Generating...">
            Generate Content
          </Button>
        </div>
      </form>
      {generate.isPending && (
        <div role="group" aria-busy="true" aria-label="Content is being generated">
          <Skeleton className="h-96" />
        </div>
      )}
      {generate.data !== undefined && !generate.isPending && (
        <GeneratedContent
          key={generated}
          generated={generate.data}
          onSaved={() => {
            generate.reset();
            reset();
            onSaved();
          }}
        />
      )}
    </div>
  );
}

const TYPES = (Object.keys(CONTENT_TYPES) as ContentType[]).map((value) => ({ value, label: CONTENT_TYPES[value] }));
