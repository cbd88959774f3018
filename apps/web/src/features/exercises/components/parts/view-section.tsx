import type { ReactNode } from "react";

interface ViewSectionProps {
  readonly title: string;
  readonly level: 2 | 3;
  /** Beside the heading: a unit, or a sentence in a few words. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function ViewSection({ title, level, aside, children }: ViewSectionProps): ReactNode {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className={level === 2 ? "heading-2" : "heading-3"}>{title}</Heading>
        {aside !== undefined && <span className="text-sm text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
