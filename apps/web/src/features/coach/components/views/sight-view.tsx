import type { CoachSight } from "@ironpace/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CoachView, ViewLoading } from "./coach-view.tsx";

/** Everything the coach reads of the athlete, line by line, and who gets it. */
export function SightView({ sight, onBack }: { readonly sight: UseQueryResult<CoachSight>; readonly onBack: () => void }): ReactNode {
  return (
    <CoachView title="What the coach sees" onBack={onBack}>
      <ViewLoading query={sight} failed="This list could not be loaded">
        {({ note, sections }) => (
          <div className="grid gap-6">
            <p className="max-w-[62ch] text-ink-2">{note}</p>
            {sections.map(({ title, lines }) => (
              <section key={title} aria-label={title}>
                <h4 className="text-sm font-semibold">{title}</h4>
                <ul className="mt-1.5 divide-y divide-line border-y border-line text-ui text-ink-2">
                  {lines.map((line, index) => (
                    <li key={`${index}-${line}`} className="py-1.5 wrap-anywhere">
                      {line}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </ViewLoading>
    </CoachView>
  );
}
