import { z } from "zod";
import type { Identity } from "../../../identity/identity.ts";
import { authErrors } from "../../errors.ts";
import { checkNewPassword, type PasswordRules } from "../../model/password-rules.ts";

/** What an administrator may say about a user. Keys that would change more than is offered are refused, not ignored. */
export const adminUserBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ban_duration: z.string().nullish(),
  role: z.enum(["", "authenticated"], "only the role authenticated is available").nullish(),
  phone: z.literal("", "phone numbers are not available").nullish(),
  id: z.null("the id is chosen by the server").optional(),
  password_hash: z.null("a password must be given in clear text").optional(),
});

/** Undefined when no password was given. `storedEmail`: the address the account has already. */
export async function hashGivenPassword(
  { password, email }: { readonly password?: string | null | undefined; readonly email?: string | null | undefined },
  storedEmail: string | null,
  rules: PasswordRules,
  identity: Identity,
): Promise<string | undefined> {
  if (!password) return undefined;
  await checkNewPassword(password, { rules, emails: [storedEmail, email] });
  return identity.hashPassword(password);
}

/** The user id of the address. Throws 404 for what no user can have. */
export function userIdParameter(id: string | undefined): string {
  const parsed = z.guid().safeParse(id);
  if (!parsed.success) throw authErrors.userNotFound();
  return parsed.data;
}
