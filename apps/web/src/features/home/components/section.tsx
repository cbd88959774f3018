import type { ReactNode } from "react";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What stands beside the title. */
  readonly children: ReactNode;
}

/** A promise on the left, what it looks like on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="below-fold grid items-start gap-x-24 gap-y-8 border-t border-line py-16 xl:grid-cols-[24rem_minmax(0,1fr)] xl:py-24"
    >
      <div>
        <h2
          id={id}
          className="font-display text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.04] font-bold tracking-[-.03em] [font-stretch:118%]"
        >
          {title}
        </h2>
        <p className="mt-4.5 max-w-[62ch] text-[1.0625rem] text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
