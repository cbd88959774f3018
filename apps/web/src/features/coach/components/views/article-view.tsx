import type { CoachSource } from "@ironpace/contract";
import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useArticle } from "../../api/get-article.ts";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import { CoachView, ViewLoading } from "./coach-view.tsx";

interface ArticleViewProps {
  readonly source: CoachSource;
  /** Its page in the library. */
  readonly href: string;
  readonly onBack: () => void;
  /** Called when that page is opened. */
  readonly onLeave: () => void;
}

/** An article that an answer rests on, with what it rests on itself. */
export function ArticleView({ source, href, onBack, onLeave }: ArticleViewProps): ReactNode {
  const article = useArticle(source);
  return (
    <CoachView title={source.title} onBack={onBack}>
      <ViewLoading query={article} failed="The article could not be loaded">
        {(found) =>
          found === null ? (
            <p className="text-ink-2">This article is not in the library any more.</p>
          ) : (
            <div className="grid max-w-[62ch] gap-6">
              <MarkdownText>{found.content}</MarkdownText>
              {found.references.length > 0 && (
                <section aria-label="Sources" className="border-t border-line pt-4">
                  <h4 className="text-sm font-semibold">Sources</h4>
                  <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm text-ink-2">
                    {found.references.map((reference) => (
                      <li key={reference} className="wrap-anywhere">
                        {reference}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <Link to={href} onClick={onLeave} className="link hit-area inline-flex items-center gap-1.5 justify-self-start text-sm">
                <BookOpen aria-hidden="true" size={16} strokeWidth={1.75} />
                Open in the library
              </Link>
            </div>
          )
        }
      </ViewLoading>
    </CoachView>
  );
}
