/** More lines than a long workout has. */
const MAX_ENTRIES = 500;

/** A pure reader of lines that reads each line once: the parts of a workout are told apart by looking at the same lines several times. */
export function memoized<Value>(read: (line: string) => Value): (line: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (line) => {
    const found = known.get(line);
    if (found !== undefined) return found.value;
    if (known.size >= MAX_ENTRIES) known.clear();
    const value = read(line);
    known.set(line, { value });
    return value;
  };
}
