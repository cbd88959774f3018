import { cx } from "../cx.ts";

/** A place where content will be, in the content's own size: `<Skeleton className="h-5 w-3/5" />`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-shimmer=""
      className={cx(
        "relative overflow-hidden rounded-chip bg-hover after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer",
        "after:bg-[linear-gradient(90deg,transparent,color-mix(in_oklab,var(--surface)_60%,transparent),transparent)] motion-reduce:after:hidden",
        className,
      )}
    />
  );
}
