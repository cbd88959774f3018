/** Parts that an answer brought before anything asked for them, by name: code that draws them may come a moment later. */
const parts = new Map<string, { readonly value: unknown; readonly until: number }>();

/** Milliseconds; later they would be old. */
const KEPT_MS = 10_000;

export function keepLateParts(brought: object): void {
  const until = performance.now() + KEPT_MS;
  for (const [name, value] of Object.entries(brought)) parts.set(name, { value, until });
}

/** For the first read of a part; undefined where it has to be asked for. */
export function takeLatePart(name: string): { readonly value: unknown } | undefined {
  const part = parts.get(name);
  parts.delete(name);
  return part !== undefined && part.until > performance.now() ? part : undefined;
}

/** To be called when something was written: what was read before may not be true any more. */
export function dropLateParts(): void {
  parts.clear();
}
