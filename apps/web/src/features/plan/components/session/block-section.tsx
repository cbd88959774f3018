import { distanceText } from "@ironpace/contract";
import type { ExerciseItem, MainFormat } from "@ironpace/training";
import { Timer } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { clockOf, type ClockSetting } from "../../../../ui/timers/clock-setting.ts";
import type { SessionBlock } from "../../model/session-blocks.ts";
import { ExerciseRow } from "./exercise-row.tsx";
import type { Training } from "./use-training.ts";
import { TermText } from "../../../../ui/glossary/term-text.tsx";

const WorkClock = lazy(async () => ({ default: (await import("../../../../ui/timers/work-clock.tsx")).WorkClock }));

interface BlockSectionProps {
  readonly block: SessionBlock;
  /** How the main workout is done; absent for the other blocks. */
  readonly format?: MainFormat | undefined;
  /** Present while the session can be trained. */
  readonly training?: Training | undefined;
  readonly onSwap?: ((item: ExerciseItem) => void) | undefined;
}

/** One block: letter, name, minutes, and its exercises. */
export function BlockSection({ block, format, training, onSwap }: BlockSectionProps): ReactNode {
  const { distance } = useUnits();
  const heading = `block-${block.letter}-heading`;
  const isNow = training?.started === true && block.items.some(({ id }) => id === training.next?.item.id);
  const clock = training === undefined || format === undefined ? undefined : clockOf(format, block.items);
  return (
    <section
      id={`block-${block.letter}`}
      aria-labelledby={heading}
      className={cx(
        "scroll-mt-20 border-t pt-5 pb-4",
        isNow
          ? "-mx-(--gutter) border-transparent bg-surface px-(--gutter) shadow-[inset_0_3px_0_var(--ember)] md:-mx-5 md:px-5"
          : "border-line-strong",
      )}
    >
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
        {isNow && (
          <Badge tone="now" className="ml-auto">
            Now
          </Badge>
        )}
      </header>
      {block.advice.map((text) => (
        <p key={text} className="mt-2 max-w-[62ch] text-sm text-ink-2 md:pl-10">
          <TermText text={text} />
        </p>
      ))}
      <ul className="mt-2 divide-y divide-line md:pl-10">
        {block.items.map((item) => (
          <ExerciseRow
            key={item.id}
            item={item}
            big={block.name === "strength"}
            training={training}
            onSwap={block.isEasy ? undefined : onSwap}
          />
        ))}
      </ul>
      {format?.target !== undefined && !format.label.includes(format.target) && <Target text={format.target} />}
      {clock !== undefined && <Clock setting={clock} />}
    </section>
  );
}

/** Behind a button: not every main workout is done by this clock. */
function Clock({ setting }: { readonly setting: ClockSetting }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-4 md:pl-10">
      {open ? (
        <Suspense>
          <WorkClock setting={setting} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>
          <Timer aria-hidden="true" size={16} strokeWidth={1.75} />
          Open the clock
        </Button>
      )}
    </div>
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
