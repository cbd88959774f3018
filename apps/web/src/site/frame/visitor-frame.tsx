import type { ReactNode } from "react";
import { VisitorFooter } from "./visitor-footer.tsx";
import { VisitorHeader } from "./visitor-header.tsx";

/** What stands around every page for visitors that is not a form: skip link, header, content, footer. */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT}`}
        className="absolute top-2 left-4 z-10 -translate-y-20 rounded-ctl bg-inverse px-4 py-3 text-ui font-[550] text-on-inverse focus:translate-y-0"
      >
        Skip to content
      </a>
      <VisitorHeader />
      <main id={CONTENT} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <VisitorFooter />
    </div>
  );
}

const CONTENT = "content";
