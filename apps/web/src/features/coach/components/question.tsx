import { aiCoachRequest } from "@ironpace/contract";
import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Field, Textarea } from "#ui/form/field.tsx";

interface QuestionProps {
  readonly content: string;
  /** Present on the last question while it can be reworded. */
  readonly onReword?: (content: string) => void;
}

/** What the athlete wrote. The last question can be reworded; it is then answered anew. */
export function Question({ content, onReword }: QuestionProps): ReactNode {
  const [editing, setEditing] = useState(false);
  if (editing && onReword !== undefined) {
    return (
      <RewordForm
        content={content}
        onCancel={() => setEditing(false)}
        onSend={(reworded) => {
          setEditing(false);
          onReword(reworded);
        }}
      />
    );
  }
  return (
    <div data-question className="flex max-w-[92%] items-start gap-1 justify-self-end">
      {onReword !== undefined && (
        <Button variant="ghost" size="icon" aria-label="Edit your message" className="text-ink-3" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
        </Button>
      )}
      <div className="chat-question">
        <span className="sr-only">You: </span>
        {content}
      </div>
    </div>
  );
}

interface RewordFormProps {
  readonly content: string;
  readonly onCancel: () => void;
  readonly onSend: (content: string) => void;
}

function RewordForm({ content, onCancel, onSend }: RewordFormProps): ReactNode {
  const [text, setText] = useState(content);
  const [error, setError] = useState<string>();

  function send(): void {
    const checked = aiCoachRequest.shape.content.safeParse(text);
    setError(checked.error?.issues[0]?.message);
    if (checked.success) onSend(checked.data);
  }

  return (
    <form
      noValidate
      data-question
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid w-full max-w-[34rem] gap-3 justify-self-end"
    >
      <Field label="Your message" hint="It replaces your last message and its answer." error={error}>
        <Textarea
          rows={3}
          value={text}
          // It replaces what was pressed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="solid">
          Send
        </Button>
      </div>
    </form>
  );
}
