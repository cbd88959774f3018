import type { ReactNode } from "react";

interface Props {
  /** What is in it, for those who cannot see it. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What scrolls by itself, or may: the keyboard can reach it. */
export function ScrollRegion({ label, className, children }: Props): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
