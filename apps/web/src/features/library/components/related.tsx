import type { ReactNode } from "react";
import { Link } from "react-router";
import { useRelated } from "../api/related.ts";

interface RelatedProps {
  readonly pieceKey: string;
  /** What the others are compared with. */
  readonly words: string;
  readonly pieceHref: (key: string) => string;
}

/** A convenience: where it fails, there is none. */
export function Related({ pieceKey, words, pieceHref }: RelatedProps): ReactNode {
  const related = useRelated(pieceKey, words).data ?? [];
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-2">
      <h2 id="related" className="heading-3">
        Related
      </h2>
      <ul className="grid gap-2">
        {related.map(({ key, title }) => (
          <li key={key}>
            <Link
              to={pieceHref(key)}
              className="link text-sm pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
