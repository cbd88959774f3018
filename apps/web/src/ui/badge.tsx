import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { SessionType } from "./training/session-glyph.tsx";
import { SESSION_TYPE_LABELS, SessionGlyph } from "./training/session-glyph.tsx";

export type BadgeTone =
  | "neutral"
  | "success"
  | "pending"
  | "danger"
  | "now"
  | "foundation"
  | "development"
  | "performance"
  | "taper"
  | SessionType;

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: LucideIcon;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A status or a type in one or two words. A status always comes with its icon. */
export function Badge({ tone = "neutral", icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center gap-1.5 rounded-chip px-2 text-xs leading-none font-[550] whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" size={14} strokeWidth={1.75} />}
      {children}
    </span>
  );
}

/** The type of a session: glyph and word. */
export function SessionBadge({ type }: { readonly type: SessionType }) {
  return (
    <Badge tone={type}>
      <SessionGlyph type={type} tone="inherit" size={14} />
      {SESSION_TYPE_LABELS[type]}
    </Badge>
  );
}

const tones: Record<BadgeTone, string> = {
  neutral: "bg-hover text-ink-2",
  success: "bg-success-wash text-success",
  pending: "bg-pending-wash text-pending",
  danger: "bg-danger-wash text-danger",
  now: "bg-ember font-[650] text-on-ember",
  foundation: "bg-p-foundation-wash text-p-foundation",
  development: "bg-p-development-wash text-p-development",
  performance: "bg-p-performance-wash text-p-performance",
  taper: "bg-p-taper-wash text-p-taper",
  strength: "bg-t-strength-wash text-t-strength",
  conditioning: "bg-t-conditioning-wash text-t-conditioning",
  skill: "bg-t-skill-wash text-t-skill",
  mixed: "bg-t-mixed-wash text-t-mixed",
  recovery: "bg-t-recovery-wash text-t-recovery",
};
