import type { CoachNotes as Notes } from "@ironpace/training";
import type { ReactNode } from "react";

const PARTS = [
  { key: "stimulus", label: "Stimulus" },
  { key: "strategy", label: "Strategy" },
  { key: "substitutions", label: "Substitutions" },
  { key: "warmup", label: "Warm-up" },
] as const;

export function CoachNotes({ notes }: { readonly notes: Notes }): ReactNode {
  const parts = PARTS.filter(({ key }) => notes[key] !== "");
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="coach-notes-heading">
      <h2 id="coach-notes-heading" className="heading-2">
        Coach notes
      </h2>
      <dl className="mt-3 grid gap-3.5">
        {parts.map(({ key, label }) => (
          <div key={key}>
            <dt className="mb-0.5 text-sm text-ink-3">{label}</dt>
            <dd className="whitespace-pre-line">{notes[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
