import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Badge } from "#ui/badge.tsx";

interface PartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: string;
  /** Text on the left, picture on the right, from 1280 px. */
  readonly isSplit?: boolean;
  /** Below the picture, or below the text where that stands beside the picture. */
  readonly below?: ReactNode;
  /** Height until it is laid out. */
  readonly room: string;
  readonly children: ReactNode;
}

/** One promise of the front page and the picture that keeps it. */
export function Part({ id, title, text, isSplit = false, below, room, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx(
        "below-fold border-t border-line py-12 md:py-16 xl:py-24",
        room,
        isSplit && "grid items-center gap-x-16 gap-y-10 xl:grid-cols-[28rem_minmax(0,1fr)]",
      )}
    >
      <div>
        <h2 id={id} className={cx("home-title", isSplit && "beside")}>
          {title}
        </h2>
        <p className="mt-4.5 max-w-[40ch] text-[1.0625rem] text-ink-2 md:text-lg md:leading-normal">{text}</p>
      </div>
      <div className={isSplit ? "min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1" : "mt-10 min-w-0 xl:mt-12"}>{children}</div>
      {below}
    </section>
  );
}

/** Stands at every figure of the front page that belongs to nobody. */
export function ExampleBadge() {
  return <Badge className="mr-1">Example</Badge>;
}
