import Markdown from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import "./markdown-text.css";

interface MarkdownTextProps {
  readonly children: string;
  /** More of it is coming: what is not closed yet is not drawn wrongly for a moment. */
  readonly growing?: boolean;
}

/** Markdown as elements of React. HTML in it is text, pictures are their description, links lead to the web and nowhere else. */
export function MarkdownText({ children, growing = false }: MarkdownTextProps): ReactNode {
  return (
    <div className="markdown-text">
      <Markdown options={{ ...OPTIONS, optimizeForStreaming: growing }}>{children}</Markdown>
    </div>
  );
}

interface Props {
  readonly children?: ReactNode;
  readonly href?: string;
  readonly alt?: string;
}

function Heading({ children }: Props): ReactNode {
  return <h3>{children}</h3>;
}

function WebLink({ href, children }: Props): ReactNode {
  if (href === undefined || !/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const OPTIONS = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  overrides: {
    a: WebLink,
    img: ({ alt }: Props) => alt ?? null,
    input: () => null,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
};
