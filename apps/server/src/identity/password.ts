import { compare, hash } from "bcrypt";

/** Bytes of a password that bcrypt looks at: a longer one must be refused, because the rest would not count. */
export const LONGEST_PASSWORD_BYTES = 72;

/** The cost hosted Supabase uses; its accounts can move here and ours there. */
const COST = 10;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** False for a wrong password, and for anything that is no bcrypt hash. */
export async function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  if (Buffer.byteLength(password) > LONGEST_PASSWORD_BYTES) return false;
  return compare(password, passwordHash).catch(() => false);
}
