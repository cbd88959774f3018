type Read<Part> = () => Promise<Part>;

/**
 * Joins reads that begin together into one request. Each names its part and says how it reads that alone: what a single read does, and what all
 * of them do when the common request fails, so that each part of a page still fails for itself.
 * @param readAll Brings at least the named parts.
 */
export function joinReads<Parts extends object>(
  readAll: (names: ReadonlySet<keyof Parts>) => Promise<Partial<Parts>>,
): <Name extends keyof Parts>(name: Name, readAlone: Read<Parts[Name]>) => Promise<Parts[Name]> {
  let gathering: Gathering<Parts> | undefined;
  const gather = (): Gathering<Parts> => {
    const names = new Set<keyof Parts>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
      gathering = undefined;
      return names.size > 1 ? readAll(names).catch(() => undefined) : undefined;
    });
    return { names, answer };
  };
  return async (name, readAlone) => {
    gathering ??= gather();
    gathering.names.add(name);
    const parts = await gathering.answer;
    return parts === undefined ? readAlone() : (parts[name] as Parts[typeof name]);
  };
}

interface Gathering<Parts> {
  readonly names: Set<keyof Parts>;
  /** undefined where each reads alone. */
  readonly answer: Promise<Partial<Parts> | undefined>;
}
