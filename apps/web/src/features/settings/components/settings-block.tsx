import { useId, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";

interface SettingsBlockProps {
  readonly title: string;
  /** What it is for, in a sentence or two. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One thing that can be set; blocks are parted by hairlines. */
export function SettingsBlock({ title, text, children }: SettingsBlockProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 border-b border-line pb-8 *:min-w-0 last:border-0">
      <div className="grid gap-1.5">
        <h2 id={id} className="heading-2">
          {title}
        </h2>
        {text !== undefined && <p className="max-w-[62ch] text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** What stands here could not be read. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <Alert tone="destructive" title={title} action={<Button onClick={onRetry}>Try Again</Button>}>
      {getSentence(error) ?? "Check your connection and try again."}
    </Alert>
  );
}
