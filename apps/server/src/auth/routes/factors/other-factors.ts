import type { UserRecord } from "../../model/user.ts";

/** The verified factors of an account besides one, as the mails name them; empty without any. */
export function otherFactors(factors: UserRecord["factors"], factorId: string): string {
  const others = factors.filter(({ id, status }) => id !== factorId && status === "verified");
  return others.length === 0 ? "" : others.length === 1 ? "your other one" : "one of your others";
}
