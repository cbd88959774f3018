import { type ReactNode, useState } from "react";
import { BodyView } from "#ui/body/body-view.tsx";
import { type Muscle, MUSCLES } from "#ui/body/plates.ts";
import { useMedia } from "#ui/use-media.ts";

interface MusclePickerProps {
  readonly value: Muscle | "all";
  readonly onChange: (muscle: Muscle | "all") => void;
}

/** The body as a filter: tap a muscle, or its name beside it; once more shows all. On a phone it is closed until it is asked for. */
export function MusclePicker({ value, onChange }: MusclePickerProps): ReactNode {
  const [isOpen, setOpen] = useState(value !== "all");
  const isWide = useMedia("(min-width: 1024px)");
  const toggle = (muscle: Muscle) => onChange(muscle === value ? "all" : muscle);
  const picker = (
    <div className="grid gap-4">
      <div className="body-pair body-pickable max-w-72" aria-hidden="true">
        {(["Front", "Back"] as const).map((view) => (
          <figure key={view} className="w-full">
            <BodyView view={view} levelOf={(muscle) => (muscle === value ? 3 : 0)} onMuscle={toggle} />
            <figcaption>{view}</figcaption>
          </figure>
        ))}
      </div>
      <div role="group" aria-label="Muscle" className="flex flex-wrap gap-1.5">
        {MUSCLES.map((muscle) => (
          <button
            key={muscle}
            type="button"
            aria-pressed={muscle === value}
            onClick={() => toggle(muscle)}
            className="min-h-9 rounded-ctl border border-line-strong bg-surface px-2.5 text-sm font-medium first-letter:uppercase aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse pointer-coarse:min-h-11"
          >
            {muscle}
          </button>
        ))}
      </div>
    </div>
  );
  if (isWide) {
    return (
      <section aria-label="By muscle" className="content-start">
        <h2 className="mb-4 heading-3">By muscle</h2>
        {picker}
      </section>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center text-ui font-semibold">
        By muscle{value !== "all" && `: ${value}`}
      </summary>
      <div className="pt-2 pb-5">{picker}</div>
    </details>
  );
}
