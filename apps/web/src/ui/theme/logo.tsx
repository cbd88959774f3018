import { cx } from "../cx.ts";
import { WORDMARK } from "./wordmark.ts";

/** A rod with three plates, the last one ember. */
export function LogoMark({ size = 28, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" className={cx("shrink-0", className)}>
      <path d="M0 14h28" stroke="currentColor" strokeWidth="2.5" />
      <rect x="4" y="8" width="5" height="12" rx="1" fill="currentColor" />
      <rect x="11.5" y="2" width="5" height="24" rx="1" fill="currentColor" />
      <rect x="19" y="6" width="5" height="16" rx="1" fill="var(--ember)" />
    </svg>
  );
}

/** Mark and wordmark, without a text alternative: the link around it is named "Ironpace, home". */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={cx("inline-flex min-h-11 items-center gap-2.5", className)}>
      <LogoMark />
      <svg viewBox="0 0 905 133" width={90.5} height={13.3} aria-hidden="true" className="shrink-0">
        <path d={WORDMARK} fill="currentColor" />
      </svg>
    </span>
  );
}
