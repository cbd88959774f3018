import { sampleChanges } from "../model/sample-changes.ts";
import { ExampleBadge } from "./part.tsx";

/** What the engine changes in the sample block, line by line: the cause, the old value, the new one. */
export function ChangeList() {
  return (
    <>
      <ul className="border-t border-line-strong">
        {sampleChanges().map(({ cause, where, before, after, unit, kind }) => (
          <li
            key={cause}
            className="grid grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 border-b border-line py-4.5 md:max-xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_1.25rem_minmax(0,1fr)] md:max-xl:gap-x-4"
          >
            <p className="max-md:col-span-full xl:col-span-full">
              <span className="font-semibold">{cause}</span>
              <span className="block text-sm text-ink-3">{where}</span>
            </p>
            <s className={`text-ink-3 ${figure[kind].before}`}>
              <span className="sr-only">before: </span>
              {before}
            </s>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 translate-y-0.5 fill-none stroke-ink-3 stroke-[1.75]">
              <path d="M5 12h14m-7-7 7 7-7 7" />
            </svg>
            <p className="flex items-baseline">
              <span className="sr-only">now: </span>
              <span className={figure[kind].after}>{after}</span>
              {unit && <span className="unit">{unit}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        <ExampleBadge /> What changes for the sample athlete in week 6.
      </p>
    </>
  );
}

const figure = {
  iron: { before: "fig-iron text-[1.0625rem] font-medium!", after: "fig-iron text-[1.375rem]" },
  pace: { before: "fig-pace text-[1.5rem] font-medium!", after: "fig-pace text-[1.875rem] leading-[.75]!" },
  words: { before: "", after: "font-semibold" },
};
