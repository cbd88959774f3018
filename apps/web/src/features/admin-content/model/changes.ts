import { diffLines, diffWordsWithSpace, type ChangeObject } from "diff";

export interface Change {
  /** `gap`: what is the same for so long that nobody wants to read it. */
  readonly kind: "same" | "added" | "removed" | "gap";
  readonly text: string;
}

/** Characters on each side of a change that are shown of what is the same. */
const AROUND = 160;
/** Lines that share less than this part of their letters were written anew. */
const ALIKE = 0.4;
/** Milliseconds after which two texts are told to be wholly different. */
const DIFF_TIMEOUT_MS = 1000;

/** What was taken out of `before` and put in: word by word within lines that are alike. Long stretches that are the same are left out. */
export function getChanges(before: string, after: string): readonly Change[] {
  const lines = diffLines(before, after, { timeout: DIFF_TIMEOUT_MS }) ?? [replaced(before), added(after)];
  const changes = lines.flatMap((part, index): readonly Change[] => {
    const next = lines[index + 1];
    if (part.removed && next?.added) return withinLines(part.value, next.value);
    return part.added && lines[index - 1]?.removed ? [] : [getChange(part)];
  });
  const joined = changes.reduce<Change[]>((all, change) => {
    const last = all.at(-1);
    if (last?.kind === change.kind) all[all.length - 1] = { ...last, text: last.text + change.text };
    else all.push(change);
    return all;
  }, []);
  return joined.flatMap((change, index) =>
    change.kind === "same" ? shortened(change.text, index === 0, index === joined.length - 1) : [change],
  );
}

function withinLines(before: string, after: string): readonly Change[] {
  const words = diffWordsWithSpace(before, after, { timeout: DIFF_TIMEOUT_MS }) ?? [];
  const shared = words.reduce((sum, { added: isNew, removed, value }) => sum + (isNew || removed ? 0 : value.length), 0);
  if (shared < ALIKE * Math.max(before.length, after.length)) return [getChange(replaced(before)), getChange(added(after))];
  return words.map(getChange);
}

function shortened(text: string, isFirst: boolean, isLast: boolean): readonly Change[] {
  const head = isFirst ? "" : text.slice(0, AROUND);
  const tail = isLast ? "" : text.slice(-AROUND);
  const left = text.slice(head.length, text.length - tail.length);
  if (text.length < head.length + tail.length + AROUND) return [{ kind: "same", text }];
  return [
    { kind: "same", text: head },
    { kind: "gap", text: left },
    { kind: "same", text: tail },
  ];
}

type Part = Pick<ChangeObject<string>, "value" | "added" | "removed">;

const getChange = ({ value, added: isNew, removed }: Part): Change => ({
  kind: isNew ? "added" : removed ? "removed" : "same",
  text: value,
});
const added = (value: string): Part => ({ value, added: true, removed: false });
const replaced = (value: string): Part => ({ value, added: false, removed: true });
