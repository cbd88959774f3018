import type { ReactNode } from "react";

/** One thing the numbers say, under its name. */
export function Insight({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm text-ink-3">{title}</h3>
      {children}
    </section>
  );
}
