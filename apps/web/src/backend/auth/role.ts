export type Role = "admin" | "coach" | "user";

/** Administrators pass every check, coaches that for `user`; anybody signed in is a user. */
export function hasRole(roles: readonly string[], required: Role): boolean {
  return required === "user" || roles.includes("admin") || roles.includes(required);
}
