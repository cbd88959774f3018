import type { BarDrawingWeek } from "../../../ui/bar-drawing.tsx";
import { BarDrawing } from "../../../ui/bar-drawing.tsx";

/** The shape of a block of twelve weeks: loads climb for three weeks and fall in the fourth, the last weeks taper. No figures: it is nobody's. */
export function BlockPreview() {
  return (
    <section aria-label="A 12-week block" className="border-t border-line pt-5 pb-12 md:pt-8">
      <ol className="mb-4 grid grid-cols-3 gap-1.5 md:mb-6">
        {phases.map(({ name, weeks, color }) => (
          <li key={name} className={`flex items-baseline gap-2.5 border-t-3 pt-2 text-sm whitespace-nowrap ${color}`}>
            <b className="font-semibold">{name}</b>
            <span className="text-ink-3 max-md:sr-only">{weeks}</span>
          </li>
        ))}
      </ol>
      <BarDrawing weeks={shape} elapsed={6.5 / shape.length} className="[--h:12rem] [--plate:3px] [--rod:8px]! md:[--h:15.5rem]" />
      <ol aria-hidden="true" className="mt-2 grid grid-cols-12 border-t border-line pt-2 text-center">
        {shape.map(({ state }, index) => (
          <li key={`week-${index + 1}`} className={`fig-num text-sm ${state === "now" ? "text-ember-ink" : "text-ink-2"}`}>
            {index + 1}
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {key.map(({ label, color }) => (
          <li key={label} className="flex items-center gap-2">
            <i className={`size-3.5 shrink-0 rounded-[2px] ${color}`} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

const phases = [
  { name: "Base", weeks: "Weeks 1–4", color: "border-p-foundation text-p-foundation" },
  { name: "Build", weeks: "Weeks 5–8", color: "border-p-development text-p-development" },
  { name: "Peak", weeks: "Weeks 9–12", color: "border-p-performance text-p-performance" },
];

const key = [
  { label: "Iron above: tonnes lifted", color: "bg-iron" },
  { label: "Pace below: km covered", color: "bg-pace" },
  { label: "Now", color: "bg-ember" },
];

const shape: readonly BarDrawingWeek[] = [
  { state: "done", iron: 0.59, pace: 0.62 },
  { state: "done", iron: 0.64, pace: 0.67 },
  { state: "done", iron: 0.7, pace: 0.72 },
  { state: "done", iron: 0.4, pace: 0.47 },
  { state: "done", iron: 0.71, pace: 0.76 },
  { state: "done", iron: 0.76, pace: 0.82 },
  { state: "now", iron: 0.79, pace: 0.89, ironDone: 0.48, paceDone: 0.4 },
  { state: "planned", iron: 0.44, pace: 0.54 },
  { state: "planned", iron: 0.72, pace: 0.94 },
  { state: "planned", iron: 0.67, pace: 1 },
  { state: "planned", iron: 0.5, pace: 0.79 },
  { state: "planned", iron: 0.24, pace: 0.47 },
];
