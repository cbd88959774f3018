import type { ReactNode } from "react";

/** For coaches, until the coach workspace exists. */
export function CoachSection(): ReactNode {
  return (
    <section aria-label="Coach" className="grid gap-1 border-t border-line px-3 py-4 text-sm">
      <h2 className="font-semibold">Coach</h2>
      <p className="text-ink-3">Coach functionality coming soon</p>
    </section>
  );
}
