/** Accounts of the test world. `owner` has the rows; `other` is an athlete without any. */
export const ACCOUNTS = {
  owner: "00000000-0000-4000-8000-00000000000a",
  other: "00000000-0000-4000-8000-00000000000b",
  coach: "00000000-0000-4000-8000-00000000000c",
  admin: "00000000-0000-4000-8000-00000000000d",
} as const;

export type Actor = "anon" | keyof typeof ACCOUNTS | "service_role";

export const ACTORS: readonly Actor[] = ["anon", "owner", "other", "coach", "admin", "service_role"];

/** Role and claims as the server hands them to PostgreSQL. */
export function getCaller(actor: Actor): { readonly role: "anon" | "authenticated" | "service_role"; readonly claims: object } {
  if (actor === "anon" || actor === "service_role") return { role: actor, claims: { role: actor } };
  return {
    role: "authenticated",
    claims: { sub: ACCOUNTS[actor], role: "authenticated", email: `${actor}@example.com`, aal: actor === "admin" ? "aal2" : "aal1" },
  };
}
