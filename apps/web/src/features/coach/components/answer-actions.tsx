import { Check, Copy, RotateCcw, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { judgeAnswer, type Judgement } from "../api/conversations.ts";
import type { ChatMessage } from "../model/chat.ts";
import { ComplaintForm } from "./complaint-form.tsx";

interface AnswerActionsProps {
  readonly message: ChatMessage;
  readonly onJudged: (helpful: boolean) => void;
  /** Present where another answer can be asked for. */
  readonly onAgain?: () => void;
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with an answer: copy it, judge it, have it written again. */
export function AnswerActions({ message, onJudged, onAgain }: AnswerActionsProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const [complaining, setComplaining] = useState(false);
  const { storedId, helpful } = message.facts ?? {};

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message.content);
      setCopied(true);
    } catch {
      toast({ title: "The answer could not be copied", description: "Select the text and copy it by hand.", variant: "destructive" });
    }
  }

  async function judge(id: number, judgement: Judgement): Promise<void> {
    try {
      await judgeAnswer(id, judgement);
      onJudged(judgement.helpful);
      setComplaining(false);
      if (!judgement.helpful) toast({ title: "Thank you", description: "The administrators will read your feedback." });
    } catch (error) {
      toast({ title: "Your feedback could not be saved", description: getSentence(error), variant: "destructive" });
    }
  }

  return (
    <div className="grid w-full gap-2">
      <div className="-ml-2.5 flex flex-wrap text-ink-3">
        <Button variant="ghost" size="icon" aria-label={copied ? "Copied" : "Copy the answer"} onClick={() => void copy()}>
          {copied ? <Check {...ICON} /> : <Copy {...ICON} />}
        </Button>
        {storedId !== undefined && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label="This helped"
              aria-pressed={helpful === true}
              className="aria-pressed:text-success"
              onClick={() => void judge(storedId, { helpful: true })}
            >
              <ThumbsUp {...ICON} />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="This did not help"
              aria-pressed={helpful === false}
              aria-expanded={complaining}
              className="aria-pressed:text-danger"
              onClick={() => setComplaining(!complaining)}
            >
              <ThumbsDown {...ICON} />
            </Button>
          </>
        )}
        {onAgain !== undefined && (
          <Button variant="ghost" size="icon" aria-label="Try another answer" onClick={onAgain}>
            <RotateCcw {...ICON} />
          </Button>
        )}
        <span role="status" className="sr-only">
          {copied && "Copied"}
        </span>
      </div>
      {complaining && storedId !== undefined && (
        <ComplaintForm onCancel={() => setComplaining(false)} onSend={(complaint) => judge(storedId, { helpful: false, ...complaint })} />
      )}
    </div>
  );
}
