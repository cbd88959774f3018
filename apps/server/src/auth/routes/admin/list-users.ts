import type { Context, Handler } from "hono";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { userBody } from "../../model/user.ts";
import { listUsers as findUsers } from "../../store/users.ts";

const largestPage = 1000;

/** Newest first, 50 a page unless asked. The client sends `page=&per_page=` when its caller gave neither. */
export function adminListUsers({ database }: AuthDependencies): Handler {
  return async (context) => {
    const page = positive(context, "page", 1, 1_000_000);
    const perPage = positive(context, "per_page", 50, largestPage);
    const work = (transaction: Parameters<typeof findUsers>[0]) => findUsers(transaction, perPage, (page - 1) * perPage);
    const { total, users } = await database.transaction(work, { readOnly: true });
    return context.json({ users: users.map(userBody), aud: "authenticated" }, 200, {
      "X-Total-Count": String(total),
      Link: pageLinks(page, perPage, Math.max(1, Math.ceil(total / perPage))),
    });
  };
}

function positive(context: Context, name: string, fallback: number, most: number): number {
  const text = context.req.query(name) || String(fallback);
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw authErrors.validation(`Bad Pagination Parameters: ${name} must be a positive number`);
  return Math.min(Number(text), most);
}

/** `page` comes first: the client reads the text after the first `=`. */
function pageLinks(page: number, perPage: number, last: number): string {
  const link = (to: number, rel: string): string => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}
