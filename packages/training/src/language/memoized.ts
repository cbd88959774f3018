/** More lines than a long workout has, and more clauses than a long note. */
const MAX_ENTRIES = 500;

/**
 * A pure reader of texts that reads each text once: many ask the same words of a note or a workout. Objects among the parameters count by
 * what they hold. Nobody may change what it returns.
 */
export function memoized<Parameters extends readonly unknown[], Value>(
  read: (...parameters: Parameters) => Value,
): (...parameters: Parameters) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (...parameters) => {
    const [only] = parameters;
    const key = parameters.length === 1 && typeof only === "string" ? only : JSON.stringify(parameters);
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = read(...parameters);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(key, { value });
    return value;
  };
}
