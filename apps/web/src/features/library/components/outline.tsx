import type { ReactNode } from "react";
import type { ArticlePart } from "#ui/article-outline.ts";
import { cx } from "#ui/cx.ts";

/** The parts of a long text, each a leap away. */
export function Outline({ parts, className }: { readonly parts: readonly ArticlePart[]; readonly className?: string }): ReactNode {
  return (
    <nav aria-label="On this page" className={cx("grid gap-2", className)}>
      <p className="heading-3">On this page</p>
      <ol className="grid border-l border-line">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center pl-3.5 text-sm text-ink-2 wrap-anywhere hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
