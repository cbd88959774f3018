import { keepLateParts, takeLatePart } from "./late-parts.ts";

type Read<Part> = () => Promise<Part>;

interface JoinOptions {
  /**
   * The common request brings every part, also those that nobody has asked for yet: a read that begins while it is under way waits for it, and one
   * that begins soon after takes its part.
   */
  readonly isWhole?: boolean;
  /** Turns of the event loop in which reads are gathered: one more than that of another join, whose single reads come on to this one. */
  readonly turns?: number;
}

export interface Join<Parts extends object> {
  <Name extends keyof Parts & string>(name: Name, readAlone: Read<Parts[Name]>): Promise<Parts[Name]>;
  /** Brings parts that are read a moment later along with the reads that begin now; without any there is no request. */
  ahead(names: readonly (keyof Parts & string)[]): void;
}

/**
 * Joins reads that begin together into one request. Each names its part and says how it reads that alone: what a single read does, and what all
 * of them do when the common request fails, so that each part of a page still fails for itself.
 * @param readAll Brings at least the named parts.
 */
export function joinReads<Parts extends object>(
  readAll: (names: ReadonlySet<keyof Parts & string>) => Promise<Partial<Parts>>,
  { isWhole = false, turns = 1 }: JoinOptions = {},
): Join<Parts> {
  let gathering: Gathering<Parts> | undefined;
  const expected = new Set<keyof Parts & string>();
  /** Requests that bring parts which nobody has asked for. */
  const underWay = new Map<Promise<unknown>, ReadonlySet<string> | "all">();
  const gather = (): Gathering<Parts> => {
    const names = new Set<keyof Parts & string>();
    const answer = waitTurns(turns).then(async () => {
      gathering = undefined;
      const ahead = new Set([...expected].filter((name) => !names.has(name)));
      expected.clear();
      const all = new Set([...names, ...ahead]);
      if (all.size < 2) return undefined;
      const asked = readAll(all).then((parts) => {
        const late = Object.entries(parts).filter(([name]) => !names.has(name as never) && (isWhole || ahead.has(name as never)));
        keepLateParts(Object.fromEntries(late));
        return parts;
      }, ignore);
      if (isWhole || ahead.size > 0) {
        underWay.set(asked, isWhole ? "all" : ahead);
        void asked.then(() => underWay.delete(asked));
      }
      return asked;
    });
    return { names, answer };
  };
  const join = async <Name extends keyof Parts & string>(name: Name, readAlone: Read<Parts[Name]>): Promise<Parts[Name]> => {
    for (const [asked, brought] of underWay) if (brought === "all" || brought.has(name)) await asked;
    const late = takeLatePart(name);
    if (late !== undefined) return late.value as Parts[Name];
    gathering ??= gather();
    gathering.names.add(name);
    const parts = await gathering.answer;
    return parts === undefined ? readAlone() : (parts[name] as Parts[Name]);
  };
  return Object.assign(join, {
    ahead: (names: readonly (keyof Parts & string)[]) => {
      names.forEach((name) => expected.add(name));
      void waitTurns(turns + 1).then(() => names.forEach((name) => expected.delete(name)));
    },
  });
}

const ignore = () => undefined;

export async function waitTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => setTimeout(resolve));
}

interface Gathering<Parts> {
  readonly names: Set<keyof Parts & string>;
  /** undefined where each reads alone. */
  readonly answer: Promise<Partial<Parts> | undefined>;
}
