import { ACCESS } from "../../policies/access.ts";
import { ACCOUNT_LINES } from "./accounts.ts";
import { OWNED } from "./owned-rows.ts";

/** Any account can add to it through the function that counts. */
const COUNTED = ["public.model_usage"];
/** Roles and their record administrators change through functions, and with an announcement goes that somebody has put it away. */
const CHANGED_BY_FUNCTIONS = ["public.user_roles", "public.account_changes", "public.announcement_dismissals"];
/** Administrators disable accounts, which ends their sessions and forgets their devices. */
const ENDED_BY_ADMINISTRATORS = ["auth.users", "auth.sessions", "public.push_subscriptions"];

const writes = (allowed: string): boolean => /[iud]/.test(allowed);
const others = ACCESS.filter(({ allowed: { anon, owner, other, coach } }) => ![anon, owner, other, coach].some(writes));

/** Tables of which nothing of vera's, or of nobody's, changes while athletes, coaches and visitors are at it. */
export const KEPT_FROM_ATHLETES: ReadonlySet<string> = new Set(
  [...Object.keys(ACCOUNT_LINES), ...OWNED.map(({ name }) => name), ...others.map(({ name }) => name)].filter(
    (name) => !COUNTED.includes(name),
  ),
);

/** Tables with rows of vera's that administrators do not write either. */
export const KEPT_FROM_ADMINISTRATORS: ReadonlySet<string> = new Set(
  [
    ...Object.keys(ACCOUNT_LINES),
    ...OWNED.filter(({ name, allowed }) => !writes(allowed.admin) && !CHANGED_BY_FUNCTIONS.includes(name)).map(({ name }) => name),
  ].filter((name) => !ENDED_BY_ADMINISTRATORS.includes(name)),
);

/** The sums of the tables that are kept. */
export function only(kept: ReadonlySet<string>, sums: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => kept.has(name)));
}
