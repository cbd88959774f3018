import { Check, RotateCcw, X } from "lucide-react";
import { use, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useTakeBack } from "../../api/take-back.ts";
import type { Decision } from "../../model/chat.ts";
import type { TakeBack } from "../../model/take-back.ts";
import { AdjustmentContext } from "./adjustment-context.ts";

export interface Outcome {
  readonly decision: Decision | null;
  readonly undo?: TakeBack | undefined;
  readonly undone: boolean;
  readonly onTakenBack: () => void;
}

interface DecidedProps extends Outcome {
  readonly decision: Decision;
  /** What is said of each decision, and when it was taken back. */
  readonly words: Readonly<Record<Decision | "undone", string>>;
  /** Said after it, while it holds. */
  readonly extra?: string;
}

/** What became of a card. What was accepted can be taken back, also when the conversation is opened again. */
export function Decided({ decision, undo, undone, onTakenBack, words, extra = "" }: DecidedProps): ReactNode {
  const taking = useTakeBack();
  const listener = use(AdjustmentContext);
  const isRejected = decision === "rejected";
  const Icon = undone ? RotateCcw : isRejected ? X : Check;

  async function takeBack(back: TakeBack): Promise<void> {
    try {
      await taking.mutateAsync(back);
      for (const step of back.steps) if (step.do === "undo") listener?.undone(step.adjustmentId);
      onTakenBack();
    } catch (error) {
      toast({ title: "Could not undo", description: getSentence(error), variant: "destructive" });
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2 text-ui font-[550]">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={isRejected || undone ? "text-ink-3" : "text-success"} />
        {undone ? words.undone : `${words[decision]}${extra}`}
      </p>
      {undo !== undefined && !undone && (
        <Button busy={taking.isPending} busyText="Undoing..." onClick={() => void takeBack(undo)}>
          Undo
        </Button>
      )}
    </div>
  );
}
