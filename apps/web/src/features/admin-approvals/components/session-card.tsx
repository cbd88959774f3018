import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { formatLongDate } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { ListedSession } from "../api/get-sessions.ts";
import { getPreview, UNKNOWN_AUTHOR } from "../model/session.ts";
import { StatusBadge } from "./status-badge.tsx";

interface SessionCardProps {
  readonly session: ListedSession;
  /** Its details are open. */
  readonly opened: boolean;
  readonly onOpen: () => void;
}

export function SessionCard({ session, opened, onOpen }: SessionCardProps): ReactNode {
  const { title, beginning, author, created_at } = session;
  const { status } = session;
  const isPending = status === "pending";
  return (
    <article
      className={cx(
        "grid gap-2.5 border-b border-line py-5",
        opened &&
          "min-[1280px]:-mx-(--gutter) min-[1280px]:bg-surface min-[1280px]:px-(--gutter) min-[1280px]:shadow-[inset_3px_0_0_var(--ink)]",
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <StatusBadge status={status} />
        <time dateTime={created_at} className="text-sm text-ink-3">
          {formatLongDate(created_at)}
        </time>
      </div>
      <h2 className="text-[1.0625rem] leading-snug font-semibold wrap-anywhere">{title}</h2>
      <p className="max-w-[62ch] text-sm text-ink-2 wrap-anywhere">{getPreview(beginning)}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">
          By <span className="font-[550] text-ink-2">{author ?? UNKNOWN_AUTHOR}</span>
        </p>
        <Button
          variant={isPending ? "solid" : "line"}
          aria-expanded={opened}
          aria-label={`${isPending ? "Review" : "View Details"}: ${title}`}
          className="max-md:w-full"
          onClick={onOpen}
        >
          {isPending ? "Review" : "View Details"}
        </Button>
      </div>
    </article>
  );
}

export function SessionCardSkeleton(): ReactNode {
  return (
    <div className="grid gap-2.5 border-b border-line py-5">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-10 w-full max-w-[62ch]" />
      <Skeleton className="h-10 w-32 justify-self-end" />
    </div>
  );
}
