import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface AlertProps {
  readonly title?: string;
  readonly tone?: "neutral" | "destructive";
  /** One button. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Something about this view the reader must know, in the view. A failure is announced. */
export function Alert({ title, tone = "neutral", action, className, children }: AlertProps) {
  const destructive = tone === "destructive";
  const Icon = destructive ? CircleAlert : Info;
  return (
    <div
      role={destructive ? "alert" : undefined}
      className={cx(
        "grid grid-cols-[auto_1fr] gap-x-3 rounded-card border p-4",
        destructive ? "border-danger bg-danger-wash" : "border-line bg-surface",
        className,
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className={cx("mt-0.5", destructive ? "text-danger" : "text-ink-3")} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {title !== undefined && <p className={cx("font-semibold", destructive && "text-danger")}>{title}</p>}
        {children !== undefined && <div className="text-ui text-ink-2">{children}</div>}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
