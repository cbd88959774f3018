import Markdown from "markdown-to-jsx/react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { ARTICLE_OPTIONS } from "./article-outline.ts";
import { cx } from "../cx.ts";
import "./article-text.css";
import { ScrollRegion } from "../layout/scroll-region.tsx";

interface ArticleTextProps {
  /** Markdown. */
  readonly children: string;
  readonly className?: string;
}

/**
 * A text to read, from Markdown: headings from the second level down, each with an id. HTML in it is text, pictures are their description,
 * links lead to the web or to a page of the app and nowhere else.
 */
export function ArticleText({ children, className }: ArticleTextProps): ReactNode {
  return (
    <div className={cx("article-text", className)}>
      <Markdown options={OPTIONS}>{children}</Markdown>
    </div>
  );
}

interface Props {
  readonly children?: ReactNode;
  readonly id?: string;
  readonly href?: string;
  readonly alt?: string;
  readonly checked?: boolean;
}

const heading =
  (Level: "h2" | "h3" | "h4") =>
  ({ id, children }: Props): ReactNode => <Level id={id}>{children}</Level>;

function SafeLink({ href = "", children }: Props): ReactNode {
  if (/^\/(?!\/|\\|%5c)/i.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** What may be wider than the column scrolls by itself, by keyboard as well. */
function Wide({ children }: Props): ReactNode {
  return (
    <ScrollRegion label="Table" className="article-wide">
      <table>{children}</table>
    </ScrollRegion>
  );
}

function Preformatted({ children }: Props): ReactNode {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <pre tabIndex={0}>{children}</pre>;
}

const OPTIONS = {
  ...ARTICLE_OPTIONS,
  // The blocks stand in the column itself, which keeps them apart.
  wrapper: Fragment,
  overrides: {
    a: SafeLink,
    img: ({ alt }: Props) => alt ?? null,
    input: ({ checked }: Props) => (checked === true ? "☑ " : "☐ "),
    table: Wide,
    pre: Preformatted,
    h1: heading("h2"),
    h2: heading("h2"),
    h3: heading("h3"),
    h4: heading("h4"),
    h5: heading("h4"),
    h6: heading("h4"),
  },
};
