import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { PersonalBest } from "../api/personal-bests.ts";
import { getFigure, getUnit, valueText } from "../model/shown-best.ts";

/** A value as it was typed, in the typeface of what it is. */
export function BestFigure({ best, large = false }: { readonly best: PersonalBest; readonly large?: boolean }): ReactNode {
  const figure = getFigure(best);
  return (
    <span className="flex items-baseline whitespace-nowrap">
      <span className={cx(looks[figure], large ? larges[figure] : smalls[figure])}>{valueText(best)}</span>
      {getUnit(best) !== "" && <span className="unit">{getUnit(best)}</span>}
    </span>
  );
}

const looks = { iron: "fig-iron", pace: "fig-pace", num: "fig-num font-bold" };
const smalls = { iron: "text-[1.375rem]", pace: "text-[1.75rem]", num: "text-[1.5rem]" };
const larges = {
  iron: "-ml-[.05em] text-[clamp(3rem,9vw,5.75rem)] leading-[.9] tracking-[-.045em]",
  pace: "text-[clamp(4rem,11vw,7rem)] leading-[.8]",
  num: "text-[clamp(3.25rem,9vw,6rem)] leading-[.9]",
};
