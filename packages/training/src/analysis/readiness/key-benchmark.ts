import { formatClock } from "../../units/format.ts";

/** One number that a race rests on, beside what the race or its goal asks for. */
export interface KeyBenchmark {
  /** "Finish", "Back squat", "Sled push 152 kg" */
  readonly name: string;
  /** What the athlete has, in words: "45:10"; absent while it is not known. */
  readonly have?: string;
  /** True: worked out from other numbers. */
  readonly estimated: boolean;
  /** What is asked for: "44:00"; absent where nothing is. */
  readonly asks?: string;
  /** `known`: nothing to hold it against. */
  readonly standing: "reached" | "short" | "known" | "unknown";
  /** Where the number comes from, or what would make it known; a sentence. */
  readonly note: string;
}

/** A number that is not known, and what would tell it. */
export function unknown(name: string, note: string, asks?: string): KeyBenchmark {
  return { name, estimated: false, standing: "unknown", note, ...(asks === undefined ? {} : { asks }) };
}

interface Told {
  readonly name: string;
  readonly have: number;
  readonly asks?: number | undefined;
  readonly estimated: boolean;
  readonly note: string;
}

/** A time or a pace, in seconds: less is better. */
export function timed({ have, asks, ...rest }: Told, format: (seconds: number) => string = formatClock): KeyBenchmark {
  // What reads the same is the same.
  const reached = asks !== undefined && Math.round(have) <= Math.round(asks);
  return told(rest, format(have), asks === undefined ? undefined : format(asks), reached);
}

/** A weight or a count: more is better. */
export function counted({ have, asks, ...rest }: Told, format: (value: number) => string): KeyBenchmark {
  return told(rest, format(have), asks === undefined ? undefined : format(asks), asks !== undefined && have >= asks);
}

function told(rest: Pick<KeyBenchmark, "name" | "estimated" | "note">, have: string, asks: string | undefined, reached: boolean) {
  if (asks === undefined) return { ...rest, have, standing: "known" as const };
  return { ...rest, have, asks, standing: reached ? ("reached" as const) : ("short" as const) };
}
