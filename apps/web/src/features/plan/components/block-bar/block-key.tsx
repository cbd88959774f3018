import type { CSSProperties, ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { TermText } from "#ui/glossary/term-text.tsx";
import { SESSION_TYPE_LABELS, SessionGlyph, type SessionType } from "#ui/session-glyph.tsx";
import type { Counting } from "../../model/counting.ts";
import { unitName, unitText } from "../amount.ts";

const TYPES = Object.keys(SESSION_TYPE_LABELS) as SessionType[];

/** What the colors and glyphs of the block bar mean. */
export function BlockKey({ counting, hasDeload }: { readonly counting: Counting; readonly hasDeload: boolean }): ReactNode {
  const units = useUnits();
  const swatches = [
    { label: `Iron: ${counting.iron === "hours" ? "hours" : `${unitName(counting.iron, units)} lifted`}`, color: "var(--iron)" },
    { label: `Pace: ${counting.pace === "hours" ? "hours" : `distance in ${unitText(counting.pace, units)}`}`, color: "var(--pace)" },
    { label: "This week", color: "var(--ember)" },
  ];
  return (
    <ul className="bar-key mt-5" aria-label="Key">
      {swatches.map(({ label, color }) => (
        <li key={label}>
          <i className="sw" style={{ "--c": color } as CSSProperties} />
          {label}
        </li>
      ))}
      <li>
        <i className="sw outline" />
        Planned
      </li>
      {hasDeload && (
        <li>
          <TermText text="Deload: a lighter week" />
        </li>
      )}
      {TYPES.map((type, index) => (
        <li key={type} className={index === 0 ? "sep" : undefined}>
          <SessionGlyph type={type} />
          {SESSION_TYPE_LABELS[type]}
        </li>
      ))}
      <li>
        <SessionGlyph type="skill" missed />
        Missed
      </li>
    </ul>
  );
}
