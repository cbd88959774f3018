import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export type SessionType = "strength" | "conditioning" | "mixed" | "skill" | "recovery";

/** Words of the types: a colour or a shape never stands alone. */
export const SESSION_TYPE_LABELS: Record<SessionType, string> = {
  strength: "Strength",
  conditioning: "Conditioning",
  mixed: "Mixed",
  skill: "Skill",
  recovery: "Recovery",
};

export interface SessionGlyphProps {
  readonly type: SessionType;
  /** Struck through, in the quiet colour: a day that did not happen is a fact, no fault. */
  readonly missed?: boolean;
  /** `inherit` takes the colour of the text around it, as in a badge. */
  readonly tone?: "type" | "inherit";
  /** Pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A rod with a block above (strength), below (conditioning), both (mixed), a dot on it (skill), a ring on it (recovery). */
export function SessionGlyph({ type, missed = false, tone = "type", size = 16, className }: SessionGlyphProps) {
  const color = missed ? "text-ink-3" : tone === "type" ? tones[type] : undefined;
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" className={cx("shrink-0", color, className)}>
      {shapes[type]}
      {missed && <path d="M2 14 14 2" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />}
    </svg>
  );
}

const tones: Record<SessionType, string> = {
  strength: "text-t-strength",
  conditioning: "text-t-conditioning",
  mixed: "text-t-mixed",
  skill: "text-t-skill",
  recovery: "text-t-recovery",
};

const rod = <path d="M0 8h16" stroke="currentColor" strokeWidth="1.5" />;
const partedRod = <path d="M0 8h3.5M12.5 8H16" stroke="currentColor" strokeWidth="1.5" />;
const above = <rect x="3.5" y="1" width="9" height="6.2" rx="1" fill="currentColor" />;
const below = <rect x="3.5" y="8.8" width="9" height="6.2" rx="1" fill="currentColor" />;

const shapes: Record<SessionType, ReactNode> = {
  strength: (
    <>
      {rod}
      {above}
    </>
  ),
  conditioning: (
    <>
      {rod}
      {below}
    </>
  ),
  mixed: (
    <>
      {rod}
      {above}
      {below}
    </>
  ),
  skill: (
    <>
      {partedRod}
      <circle cx="8" cy="8" r="4.5" fill="currentColor" />
    </>
  ),
  recovery: (
    <>
      {partedRod}
      <circle cx="8" cy="8" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
};
