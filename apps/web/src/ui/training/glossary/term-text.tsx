import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { percentText } from "../../format.ts";
import { getParts, type Term } from "./terms.ts";

/** Mentions of each term on the screen, in the order in which they came. */
const mentions = new Map<Term, readonly string[]>();

const Explanation = lazy(async () => ({ default: (await import("./explanation.tsx")).Explanation }));

/** A text whose terms explain themselves on a tap, each once on the screen. */
export function TermText({ text }: { readonly text: string }): ReactNode {
  return getParts(percentText(text)).map((part, index) =>
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

const listeners = new Set<() => void>();

function change(term: Term, ids: readonly string[]): void {
  mentions.set(term, ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this mention of a term is the first on the screen: the others stay plain words, so that a page is not full of underlines. */
function useIsFirstMention(term: Term): boolean {
  const id = useId();
  useEffect(() => {
    change(term, [...(mentions.get(term) ?? []), id]);
    return () =>
      change(
        term,
        (mentions.get(term) ?? []).filter((other) => other !== id),
      );
  }, [term, id]);
  return useSyncExternalStore(subscribe, () => mentions.get(term)?.[0] === id);
}
