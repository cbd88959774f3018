import { diffWordsWithSpace } from "diff";

export type Change =
  | { readonly kind: "same" | "added" | "removed"; readonly text: string }
  /** What is the same for so many characters that nobody wants to read it. */
  | { readonly kind: "gap"; readonly text: string };

/** Characters on each side of a change that are shown of what is the same. */
const AROUND = 160;
/** Milliseconds after which two texts are told to be wholly different. */
const PATIENCE = 1000;

/** Word by word what was taken out of `before` and put in. Long stretches that are the same are left out. */
export function changesOf(before: string, after: string): readonly Change[] {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE });
  if (parts === undefined) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return parts.flatMap(({ value, added, removed }, index): Change[] => {
    if (added || removed) return [{ kind: added ? "added" : "removed", text: value }];
    const head = index === 0 ? "" : value.slice(0, AROUND);
    const tail = index === parts.length - 1 ? "" : value.slice(-AROUND);
    const left = value.length - head.length - tail.length;
    if (left <= AROUND) return [{ kind: "same", text: value }];
    return [
      { kind: "same", text: head },
      { kind: "gap", text: value.slice(head.length, value.length - tail.length) },
      { kind: "same", text: tail },
    ];
  });
}
