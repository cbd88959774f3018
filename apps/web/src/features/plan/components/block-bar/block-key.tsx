import type { CSSProperties, ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { SESSION_TYPE_LABELS, SessionGlyph, type SessionType } from "#ui/training/session-glyph.tsx";
import type { Block } from "../../model/block.ts";
import { unitName, unitText } from "../amount.ts";

const TYPES = Object.keys(SESSION_TYPE_LABELS) as SessionType[];

/** What the colors and glyphs of the block bar mean, of those that are in it. */
export function BlockKey({ block: { counting, weeks } }: { readonly block: Block }): ReactNode {
  const units = useUnits();
  const cells = weeks.flatMap((week) => week.cells);
  const hasDeload = weeks.some(({ isDeload }) => isDeload);
  const types = TYPES.filter((type) => cells.some((cell) => cell.type === type));
  const swatches = [
    { label: `Iron: ${counting.iron === "hours" ? "hours" : `${unitName(counting.iron, units)} lifted`}`, color: "var(--iron)" },
    { label: `Pace: ${counting.pace === "hours" ? "hours" : `distance in ${unitText(counting.pace, units)}`}`, color: "var(--pace)" },
  ];
  return (
    <ul className="bar-key md:mt-5" aria-label="Key">
      {swatches.map(({ label, color }) => (
        <li key={label}>
          <i className="sw" style={{ "--c": color } as CSSProperties} />
          <span>
            <TermText text={label} />
          </span>
        </li>
      ))}
      <li>
        <i className="sw now" />
        This week
      </li>
      <li>
        <i className="sw outline" />
        Planned
      </li>
      {hasDeload && (
        <li>
          <span>
            <TermText text="Deload: a lighter week" />
          </span>
        </li>
      )}
      {types.map((type, index) => (
        <li key={type} className={index === 0 ? "sep" : undefined}>
          <SessionGlyph type={type} />
          {SESSION_TYPE_LABELS[type]}
        </li>
      ))}
      {cells.some(({ state }) => state === "missed") && (
        <li>
          <SessionGlyph type="skill" missed />
          Missed
        </li>
      )}
    </ul>
  );
}
