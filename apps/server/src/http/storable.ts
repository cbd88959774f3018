const DEEPEST_NESTING = 32;

export interface Unstorable {
  /** The outermost field it lies in; empty when that is the value itself. */
  readonly field: string;
  /** Completes the sentence that begins with the field. */
  readonly reason: string;
}

/** PostgreSQL stores neither the NUL character nor half a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Finds the part of a JSON value that cannot be stored, or reports that the value is nested too deeply. */
export function findUnstorable(json: unknown): Unstorable | undefined {
  const pending: { value: unknown; field: string; depth: number }[] = [{ value: json, field: "", depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, field, depth } = next;
    if (typeof value === "string" && !isStorable(value)) return { field, reason: "contains characters that cannot be stored" };
    if (typeof value !== "object" || value === null) continue;
    if (depth >= DEEPEST_NESTING) return { field, reason: `nested more than ${DEEPEST_NESTING} levels deep` };
    for (const [key, inner] of Object.entries(value)) {
      const name = field === "" ? key : field;
      if (!isStorable(key)) return { field: name, reason: "contains a name that cannot be stored" };
      pending.push({ value: inner, field: name, depth: depth + 1 });
    }
  }
  return undefined;
}
