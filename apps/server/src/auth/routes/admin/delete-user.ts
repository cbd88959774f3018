import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { retryDeadlocks } from "#database/retry-deadlocks.ts";
import { SqlError } from "#database/sql-error.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { deleteUser, findUserById, lockUser } from "../../store/users.ts";
import { userIdParameter } from "./admin-user-body.ts";

const deleteBody = z.object({ should_soft_delete: z.literal(false, "users can only be deleted for good").nullish() });

/** Everything that refers to the user goes with it. */
export function adminDeleteUser({ database, clock }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    await readBody(context, deleteBody);
    const now = clock();
    const remove = async (transaction: Transaction): Promise<void> => {
      await lockUser(transaction, id);
      const user = await findUserById(transaction, id);
      if (!user) throw authErrors.userNotFound();
      const traits = { user_id: id, user_email: user.email };
      await recordAuditEntry(transaction, { action: "user_deleted", actor: "service_role", ip: getDevice(context).ip, traits, now });
      await deleteUser(transaction, id).catch(explainRefusal);
    };
    await retryDeadlocks(() => database.transaction(remove));
    return context.json({});
  };
}

const restrictViolation = "23001";

/** The database keeps some users, such as the last administrator, and says why. */
function explainRefusal(error: unknown): never {
  if (error instanceof SqlError && error.code === restrictViolation) throw authErrors.userIsKept(error.message);
  throw error;
}
