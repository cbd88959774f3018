import type { Context } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { authErrors } from "../../errors.ts";
import { type FactorSecret, findFactor } from "../../store/factors.ts";

/** The user's own factor that the address names. Throws 404 `mfa_factor_not_found`. */
export async function factorOfRequest(transaction: Transaction, context: Context, userId: string): Promise<FactorSecret> {
  const id = z.guid().safeParse(context.req.param("factorId"));
  const factor = id.success ? await findFactor(transaction, userId, id.data) : undefined;
  if (!factor) throw authErrors.factorNotFound();
  return factor;
}
