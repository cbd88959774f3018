import type { GenerateContentResponse } from "@ironpace/contract";
import { useState, type FormEvent, type ReactNode } from "react";
import { newId } from "#backend/new-id.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveContent } from "../api/generate-content.ts";

interface GeneratedContentProps {
  readonly generated: GenerateContentResponse;
  readonly onSaved: () => void;
}

/** What was written, by whom, and the way to the approvals. */
export function GeneratedContent({ generated, onSaved }: GeneratedContentProps): ReactNode {
  const { content, coach, tokenCount } = generated;
  const [id] = useState(newId);
  const [title, setTitle] = useState("");
  const save = useSaveContent();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (title.trim() === "" || content.trim() === "") {
      return toast({ title: "Error", description: "Please provide a title and generate content first.", variant: "destructive" });
    }
    save.mutateAsync({ id, title, content }).then(
      () => {
        toast({ title: "Success", description: "AI-generated content has been saved for review." });
        onSaved();
      },
      (error: unknown) =>
        toast({ title: "Error", description: getSentence(error) ?? "Failed to save AI content.", variant: "destructive" }),
    );
  }

  return (
    <Card aria-label="Generated content" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1.5">
        <h2 className="heading-2">Generated content</h2>
        <p className="text-sm text-ink-3">
          {coach === "model"
            ? `A language model wrote the introduction (${tokenCount.total} tokens); Ironpace planned the sessions.`
            : "Written by the built-in coach without a language model. Treat it as a draft."}
        </p>
      </div>
      <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={submit}>
        <Field label="Title" className="min-w-0 flex-1 basis-64">
          <Input value={title} maxLength={200} onChange={(event) => setTitle(event.currentTarget.value)} />
        </Field>
        <Button
          type="submit"
          variant="solid"
          disabled={title.trim() === ""}
          busy={save.isPending}
          busyText="Saving..."
          className="max-md:w-full"
        >
          Save for Approval
        </Button>
      </form>
      <ScrollRegion
        label="Content"
        className="max-h-[32rem] overflow-y-auto border-t border-line pt-5 text-ui leading-relaxed wrap-anywhere"
      >
        <MarkdownText>{content}</MarkdownText>
      </ScrollRegion>
    </Card>
  );
}
