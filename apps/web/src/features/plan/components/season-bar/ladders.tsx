import { Check, CircleDashed, TrendingUp } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import type { Ladder, LadderStep } from "../../model/race/ladder.ts";
import { demandLine, ladderFigure } from "../../model/race/demand-line.ts";
import "./ladders.css";

/** What the race asks for as ladders: one plate a step, the last one is the race. */
export function Ladders({ ladders }: { readonly ladders: readonly Ladder[] }): ReactNode {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      {ladders.map((ladder) => (
        <LadderItem key={ladder.item.name} ladder={ladder} />
      ))}
    </ul>
  );
}

/** In words, as the badges have them. */
export function standingWord({ standing }: Ladder): string {
  return BADGES[standing].word;
}

const BADGES = {
  covered: { tone: "success", icon: Check, word: "Covered" },
  "on-the-way": { tone: "neutral", icon: TrendingUp, word: "On the way" },
  open: { tone: "pending", icon: CircleDashed, word: "Open" },
} as const;

function LadderItem({
  ladder: { item, side, standing, figure, isForecast, steps, countsRunsAlone },
}: {
  readonly ladder: Ladder;
}): ReactNode {
  const { distance } = useUnits();
  const line = demandLine(item, distance);
  const { word, ...look } = BADGES[standing];
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="heading-3">
          <TermText text={line.name} />
        </h3>
        <Badge {...look}>{word}</Badge>
      </div>
      <p className="mt-2 mb-2.5 flex items-baseline">
        <span className={side === "iron" ? "fig-iron text-3xl" : "fig-pace text-[2.375rem] leading-[.8]"}>
          {ladderFigure(item, figure, distance, !isForecast)}
        </span>
        <span className="unit">
          of {line.needed} {isForecast ? "by race day" : "done"}
        </span>
      </p>
      <ol className="ladder" data-side={side} aria-hidden="true">
        {steps.map(({ value, height, state, label }, index) => (
          <li
            key={index}
            data-state={state}
            data-low={height < TEXT_HEIGHT ? "" : undefined}
            style={{ "--v": height.toFixed(3) } as CSSProperties}
            title={label}
          >
            <span>{ladderFigure(item, value, distance, state !== "ahead" && state !== "race")}</span>
          </li>
        ))}
      </ol>
      <ol className="ladder-axis" aria-hidden="true">
        {steps.map((step, index) => (
          <li key={index} data-state={step.state}>
            {axisText(step, index, steps)}
          </li>
        ))}
      </ol>
      {countsRunsAlone && <p className="mt-1.5 text-xs text-ink-3">Running only: SkiErg, rower and bike do not count.</p>}
      <p className="sr-only">
        In this block {line.inPlan}, by race day {line.reached}.
      </p>
    </li>
  );
}

/** Share of the full height from which a plate has room for its figure; a lower one has it beside its edge. */
const TEXT_HEIGHT = 0.32;

function axisText({ label, state }: LadderStep, index: number, steps: readonly LadderStep[]): string {
  if (state === "race") return "Race";
  if (state === "ahead") return steps.length > 5 ? "Later" : "By race day";
  return index === 0 && /^\d/.test(label) ? `Wk ${label}` : label;
}
