import type { Handler } from "hono";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { userBody } from "../../model/user.ts";
import { findUserById } from "../../store/users.ts";
import { userIdParameter } from "./admin-user-body.ts";

export function adminGetUser({ database }: AuthDependencies): Handler {
  return async (context) => {
    const user = await findUserById(database, userIdParameter(context.req.param("id")));
    if (!user) throw authErrors.userNotFound();
    return context.json(userBody(user));
  };
}
