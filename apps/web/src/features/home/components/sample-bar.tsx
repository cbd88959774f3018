import { BarDrawing } from "#ui/training/bar-drawing.tsx";
import { SAMPLE_TEXT } from "../model/sample-athlete.ts";
import { sampleElapsed, sampleWeeks } from "../model/sample-block.ts";
import { samplePhases } from "../model/sample-phases.ts";
import { ExampleBadge } from "./part.tsx";

/** Twelve weeks the engine made for the sample athlete: tonnes above the bar, kilometres below. */
export function SampleBar() {
  const weeks = sampleWeeks();
  const now = weeks.find(({ state }) => state === "now");
  const figures = weeks.map((week) => ({ ...week, ironLabel: week.tonnes.toFixed(1), paceLabel: week.kilometres.toFixed(0) }));
  return (
    <>
      <ol className="grid grid-cols-3 gap-1.5">
        {samplePhases().map(({ name, weeks: range, color }) => (
          <li key={name} className={`flex items-baseline gap-2.5 border-t-3 pt-2 text-sm whitespace-nowrap ${color}`}>
            <b className="font-semibold">{name}</b>
            <span className="text-ink-3 max-md:sr-only">{range}</span>
          </li>
        ))}
      </ol>
      <div className="relative pt-11 pb-8">
        <div
          aria-hidden="true"
          className="absolute inset-y-3 w-px -translate-x-1/2 bg-ember"
          style={{ left: `${(sampleElapsed * 100).toFixed(2)}%` }}
        >
          <span className="absolute top-0 -translate-x-1/2 rounded-chip bg-ember px-1.5 py-1 text-sm leading-none font-semibold whitespace-nowrap text-on-ember">
            Now, week {now?.week}
          </span>
        </div>
        <BarDrawing weeks={figures} elapsed={sampleElapsed} className="[--h:12rem] [--plate:3px] [--rod:8px]! md:[--h:15.5rem]" />
      </div>
      <ol aria-hidden="true" className="grid grid-cols-12 border-t border-line pt-2 text-center">
        {weeks.map(({ week, state }) => (
          <li key={week} className={`text-sm ${state === "now" ? "text-ember-ink" : "text-ink-2"}`}>
            {week}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap justify-between gap-x-10 gap-y-3 text-sm text-ink-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {key.map(({ label, color }) => (
            <li key={label} className="flex items-center gap-2">
              <i className={`size-3.5 shrink-0 rounded-[2px] ${color}`} />
              {label}
            </li>
          ))}
        </ul>
        <p className="max-w-[32rem]">
          <ExampleBadge /> {SAMPLE_TEXT}
        </p>
      </div>
      <BlockTable weeks={figures} />
    </>
  );
}

const key = [
  { label: "Iron above: tonnes lifted", color: "bg-iron" },
  { label: "Pace below: km covered", color: "bg-pace" },
  { label: "Now", color: "bg-ember" },
];

interface BlockTableProps {
  readonly weeks: readonly { readonly week: number; readonly isDeload: boolean; readonly ironLabel: string; readonly paceLabel: string }[];
}

/** The figures of the bar, for those who cannot see it and for phones, where it has no room for them. */
function BlockTable({ weeks }: BlockTableProps) {
  return (
    <details className="mt-3 text-sm text-ink-2">
      <summary className="hit-area w-fit cursor-pointer underline underline-offset-3">The twelve weeks in numbers</summary>
      <table className="mt-3 w-full max-w-[26rem] [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal [&_:is(td,th):first-child]:text-left">
        <caption className="sr-only">The sample athlete's block, week by week</caption>
        <thead>
          <tr>
            {["Week", "Tonnes lifted", "Kilometres covered"].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, isDeload, ironLabel, paceLabel }) => (
            <tr key={week}>
              <th scope="row">{isDeload ? `${week}, deload` : week}</th>
              <td>{ironLabel}</td>
              <td>{paceLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
