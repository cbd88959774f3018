import { z } from "zod";
import type { Identity } from "#identity/identity.ts";
import { authErrors } from "../../errors.ts";
import { readPasswordHash } from "#identity/password.ts";
import { checkNewPassword, type PasswordRules } from "../../model/password-rules.ts";

/** Fields that an administrator may set. Unknown keys are refused, not ignored. */
export const adminUserBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ban_duration: z.string().nullish(),
  role: z.enum(["", "authenticated"], "only the role authenticated is available").nullish(),
  phone: z.literal("", "phone numbers are not available").nullish(),
  id: z.null("the id of an account cannot be changed").optional(),
  password_hash: z.string().nullish(),
});

/** A new account may keep the id that it had elsewhere. */
export const newUserBody = adminUserBody.extend({ id: z.guid("must be a UUID").nullish() });

interface GivenPassword {
  readonly password?: string | null | undefined;
  readonly password_hash?: string | null | undefined;
  readonly email?: string | null | undefined;
}

function refuseHash(): never {
  throw authErrors.validation("password_hash must be a bcrypt hash: other programs' hashes cannot be checked");
}

/** Undefined when neither a password nor a hash was given. `storedEmail`: the address the account has already. */
export async function hashGivenPassword(
  { password, password_hash: hash, email }: GivenPassword,
  storedEmail: string | null,
  rules: PasswordRules,
  identity: Identity,
): Promise<string | undefined> {
  if (password && hash) throw authErrors.validation("Only a password or a password hash should be provided");
  if (hash) return readPasswordHash(hash) ?? refuseHash();
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
