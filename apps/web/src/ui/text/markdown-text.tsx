import Markdown, { RuleType, type MarkdownToJSX } from "markdown-to-jsx/react";
import { Fragment, type ReactNode } from "react";
import { TermText } from "../training/glossary/term-text.tsx";
import "./markdown-text.css";

interface MarkdownTextProps {
  readonly children: string;
  /** More of it is coming: what is not closed yet is not drawn wrongly for a moment. */
  readonly growing?: boolean;
}

/** Markdown as React elements whose terms explain themselves. HTML is shown as text, pictures as their description; links lead only to the web. */
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

/** A button of the glossary inside a link would be two controls in one. */
const renderRule: MarkdownToJSX.Options["renderRule"] = (next, node, _renderChildren, state) =>
  node.type === RuleType.text && state.inAnchor !== true ? (
    <Fragment key={state.key}>
      <TermText text={node.text} />
    </Fragment>
  ) : (
    next()
  );

const OPTIONS = {
  renderRule,
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
