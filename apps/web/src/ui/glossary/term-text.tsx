import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { useIsFirstMention } from "./first-mention.ts";
import { getParts, type Term } from "./terms.ts";

const Explanation = lazy(async () => ({ default: (await import("./explanation.tsx")).Explanation }));

/** A text whose terms explain themselves on a tap, each once on the screen. */
export function TermText({ text }: { readonly text: string }): ReactNode {
  return getParts(text).map((part, index) =>
    typeof part === "string" ? part : <Mention key={index} term={part.term} words={part.words} />,
  );
}

function Mention({ term, words }: { readonly term: Term; readonly words: string }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const isFirst = useIsFirstMention(term);
  if (!isFirst) return words;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={`What is ${words}?`}
        className="hit-area cursor-help underline decoration-dotted underline-offset-3"
        onClick={() => setOpen((was) => !was)}
      >
        {words}
      </button>
      {open && (
        <Suspense>
          <Explanation term={term} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
