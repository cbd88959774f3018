import { aiCoachRequest } from "@ironpace/contract";
import { ArrowUp, CircleAlert, Mic, Square } from "lucide-react";
import { useId, useState, type KeyboardEvent, type Ref, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { controlBox } from "#ui/form/field-control.ts";
import { useDictation } from "./use-dictation.ts";

interface ComposerProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly hint: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** An answer is on its way: it can be stopped, and the next question be written but not sent. */
  readonly loading: boolean;
  readonly onSend: (content: string) => void;
  readonly onStop: () => void;
  readonly onSight: () => void;
}

/** Where the athlete writes. Enter sends, Shift and Enter begin a new line. */
export function Composer({ ref, hint, draft, onDraft, loading, onSend, onStop, onSight }: ComposerProps): ReactNode {
  const id = useId();
  const [wrong, setError] = useState<string>();
  const dictation = useDictation(draft, (text) => {
    onDraft(text);
    setError(undefined);
  });
  const error = wrong ?? dictation.error;

  function send(): void {
    if (loading) return;
    const checked = aiCoachRequest.shape.content.safeParse(draft);
    setError(checked.error?.issues[0]?.message);
    if (checked.success) onSend(checked.data);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid shrink-0 gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6"
    >
      <div
        className={`${controlBox} items-end! p-1.5 pl-3.5 has-disabled:cursor-auto! has-disabled:border-control! has-disabled:bg-surface! has-disabled:text-ink!`}
      >
        <textarea
          ref={ref}
          rows={1}
          value={draft}
          aria-label="Message to coach"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
          placeholder={hint}
          onChange={(event) => {
            onDraft(event.target.value);
            setError(undefined);
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 resize-none border-0 bg-transparent py-2 leading-normal outline-0 placeholder:text-ink-3"
        />
        {dictation.toggle !== undefined && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={dictation.listening ? "Stop listening" : "Speak your message"}
            aria-pressed={dictation.listening}
            className="aria-pressed:text-danger"
            onClick={dictation.toggle}
          >
            <Mic aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        )}
        {loading ? (
          <Button size="icon" aria-label="Stop the answer" onClick={onStop}>
            <Square aria-hidden="true" size={16} strokeWidth={1.75} fill="currentColor" />
          </Button>
        ) : (
          <Button type="submit" variant="solid" size="icon" aria-label="Send message" disabled={draft.trim() === ""}>
            <ArrowUp aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        )}
      </div>
      <div id={`${id}-note`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-3">
        {error === undefined ? (
          <span className={dictation.listening ? "" : "pointer-coarse:sr-only"}>
            {dictation.listening
              ? "Listening. Your browser turns your speech into text."
              : "Press Enter to send, Shift+Enter for a new line."}
          </span>
        ) : (
          <span role="alert" className="flex items-center gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
            {error}
          </span>
        )}
        <button
          type="button"
          onClick={onSight}
          className="min-h-6 underline decoration-line-strong underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
        >
          What the coach sees
        </button>
      </div>
    </form>
  );
}
