/** More lines than a long workout has, and more clauses than a long note. */
const MAX_ENTRIES = 500;

/** A pure reader of texts that reads each text once: many ask the same words of a note or a workout. Nobody may change what it returns. */
export function memoized<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    if (known.size >= MAX_ENTRIES) known.clear();
    const value = read(text);
    known.set(text, { value });
    return value;
  };
}
