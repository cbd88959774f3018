import { distanceText } from "@ironpace/contract";
import type { ExerciseItem, MainFormat } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { SessionBlock } from "../../model/session/session-blocks.ts";
import { ExerciseRow } from "./exercise-row.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";

interface BlockSectionProps {
  readonly block: SessionBlock;
  /** How the main workout is done; absent for the other blocks. */
  readonly format?: MainFormat | undefined;
  readonly onSwap?: ((item: ExerciseItem) => void) | undefined;
}

/** One block: letter, name, minutes, and its exercises. */
export function BlockSection({ block, format, onSwap }: BlockSectionProps): ReactNode {
  const { distance } = useUnits();
  const heading = `block-${block.letter}-heading`;
  return (
    <section id={`block-${block.letter}`} aria-labelledby={heading} className="scroll-mt-20 border-t border-line-strong pt-5 pb-4">
      <header className="flex flex-wrap items-baseline gap-3">
        <span className="w-5 font-display text-lg font-extrabold [font-stretch:125%] md:w-7" aria-hidden="true">
          {block.letter}
        </span>
        <h2 id={heading} className="heading-2">
          {block.title}
        </h2>
        <span className="text-sm text-ink-3">{block.minutes} min</span>
        {format !== undefined && (
          <span className="ml-auto text-sm font-[550]">
            <TermText text={distanceText(formatText(format), distance)} />
          </span>
        )}
      </header>
      {block.advice.map((text) => (
        <p key={text} className="mt-2 max-w-[62ch] text-sm text-ink-2 md:pl-10">
          <TermText text={text} />
        </p>
      ))}
      <ul className="mt-2 divide-y divide-line md:pl-10">
        {block.items.map((item) => (
          <ExerciseRow key={item.id} item={item} big={block.name === "strength"} onSwap={block.isEasy ? undefined : onSwap} />
        ))}
      </ul>
      {format?.target !== undefined && !format.label.includes(format.target) && <Target text={format.target} />}
    </section>
  );
}

/** What to aim for; the number it begins with is set as a figure. */
function Target({ text }: { readonly text: string }): ReactNode {
  const [, figure = "", words = text] = /^([\d:,.–]+)\s*(.*)$/.exec(text) ?? [];
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5 md:ml-10">
      <span className="text-sm text-ink-3">Target</span>
      <span className="flex flex-wrap items-baseline justify-end gap-x-2">
        {figure !== "" && <span className="fig-pace text-2xl">{figure}</span>}
        {words !== "" && <span className="text-ui">{words}</span>}
      </span>
    </p>
  );
}

function formatText(format: MainFormat): string {
  return format.capMinutes === undefined ? format.label : `${format.label}, ${format.capMinutes} min cap`;
}
