/** Whether two values of plain data are the same; the order of keys does not matter, and an absent key is an undefined one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b);
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  // Most values are the same text or number: those are not worth a call.
  let only = 0;
  for (const key in left) {
    const value = left[key];
    if (value === undefined) continue;
    if (value !== right[key] && !isSame(value, right[key])) return false;
    only++;
  }
  for (const key in right) if (right[key] !== undefined) only--;
  return only === 0;
}

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index] && !isSame(a[index], b[index])) return false;
  return true;
}
