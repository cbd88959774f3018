import { useId, type ReactNode } from "react";

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
