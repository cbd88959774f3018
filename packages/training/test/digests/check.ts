import { createHash } from "node:crypto";

/** Something the engine does, as twelve characters that change when any number or word of it changes. */
export interface Check {
  readonly name: string;
  /** Makes what is given, once: whoever looks only at what is done with it calls it first. */
  readonly prepare?: () => void;
  readonly digest: () => string;
}

export function check(name: string, run: () => unknown): Check {
  return { name, digest: () => digestOf(run()) };
}

/** What becomes of something that is made once and not looked at. */
export function checkGiven<T>(name: string, make: () => T, run: (given: T) => unknown): Check {
  let made: { readonly given: T } | undefined;
  const given = (): T => (made ??= { given: make() }).given;
  return { name, prepare: () => void given(), digest: () => digestOf(run(given())) };
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
}
