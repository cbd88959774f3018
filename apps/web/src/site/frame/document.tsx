import type { ReactNode } from "react";
import { VisitorFrame } from "./visitor-frame.tsx";

interface DocumentProps {
  readonly title: string;
  readonly lede: string;
  readonly children: ReactNode;
}

/** A page to read: one column of text. */
export function Document({ title, lede, children }: DocumentProps) {
  return (
    <VisitorFrame>
      <article className="wrap pt-6 pb-16 md:pt-11 md:pb-24">
        <h1 className="heading-1">{title}</h1>
        <p className="mt-4 max-w-[62ch] text-lg leading-normal! text-ink-2">{lede}</p>
        <div className="prose mt-8 max-w-[62ch] border-t border-line pt-2">{children}</div>
      </article>
    </VisitorFrame>
  );
}

/**
 * Who runs this server. The server writes what its operator has set into the element (`http/web-app/page-facts.ts`); the text
 * here is for an operator who has set nothing.
 */
export function Operator() {
  return (
    <address data-operator="">
      The operator of this server has not published a name or an email address here. Ask the person or organisation that gave you the
      address of this site.
    </address>
  );
}
