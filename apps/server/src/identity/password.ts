import { compare, hash } from "bcrypt";

/** Bytes of a password that bcrypt looks at: a longer one must be refused, because the rest would not count. */
export const LONGEST_PASSWORD_BYTES = 72;

/** `cost` is the binary logarithm of the rounds. A hash says its own, so one of another cost goes on counting. */
export function hashPassword(password: string, cost: number): Promise<string> {
  return hash(password, cost);
}

/** False for a wrong password, and for anything that is no bcrypt hash. */
export async function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  if (Buffer.byteLength(password) > LONGEST_PASSWORD_BYTES) return false;
  return compare(password, passwordHash).catch(() => false);
}

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** Binary logarithm of the rounds: each one more doubles the time of every sign-in. */
const HIGHEST_COST = 16;

/** The bcrypt hash that another program made, as this one checks it; undefined for anything else. */
export function readPasswordHash(given: string): string | undefined {
  const cost = Number(BCRYPT.exec(given)?.[1] ?? Number.NaN);
  return cost >= 4 && cost <= HIGHEST_COST ? given.replace(/^\$2y/, "$2b") : undefined;
}
