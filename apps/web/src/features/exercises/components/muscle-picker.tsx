import type { ReactNode } from "react";
import { BodyView } from "#ui/body/body-view.tsx";
import { type Muscle, MUSCLES } from "#ui/body/plates.ts";

interface MusclePickerProps {
  readonly value: Muscle | "all";
  readonly onChange: (muscle: Muscle | "all") => void;
}

/** The body as a filter: tap a muscle, or its name beside it; once more shows all. On a phone the names go sideways. */
export function MusclePicker({ value, onChange }: MusclePickerProps): ReactNode {
  const toggle = (muscle: Muscle) => onChange(muscle === value ? "all" : muscle);
  const picker = (
    <div className="grid gap-4 *:min-w-0 max-lg:gap-3">
      <div className="body-pair body-pickable max-w-72 max-lg:mx-auto max-lg:w-52" aria-hidden="true">
        {(["Front", "Back"] as const).map((view) => (
          <figure key={view} className="w-full">
            <BodyView view={view} levelOf={(muscle) => (muscle === value ? 3 : 0)} onMuscle={toggle} />
            <figcaption>{view}</figcaption>
          </figure>
        ))}
      </div>
      <div
        role="group"
        aria-label="Muscle"
        className="flex gap-1.5 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-1 lg:flex-wrap"
      >
        {MUSCLES.map((muscle) => (
          <button
            key={muscle}
            type="button"
            aria-pressed={muscle === value}
            onClick={() => toggle(muscle)}
            className="min-h-9 shrink-0 rounded-ctl border border-line-strong bg-surface px-2.5 text-sm font-medium first-letter:uppercase aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse pointer-coarse:min-h-11"
          >
            {muscle}
          </button>
        ))}
      </div>
    </div>
  );
  return (
    <section aria-label="By muscle" className="content-start">
      <h2 className="mb-4 heading-3 max-lg:sr-only">By muscle</h2>
      {picker}
    </section>
  );
}
