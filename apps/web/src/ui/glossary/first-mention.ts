import { useEffect, useId, useSyncExternalStore } from "react";
import type { Term } from "./terms.ts";

/** Mentions of each term on the screen, in the order in which they came. */
const mentions = new Map<Term, readonly string[]>();
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
export function useIsFirstMention(term: Term): boolean {
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
