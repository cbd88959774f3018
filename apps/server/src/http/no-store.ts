import { createMiddleware } from "hono/factory";

/** Answers of the API belong to whoever asked: no cache keeps one, unless the answer itself says that it may. */
export const noStore = createMiddleware(async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
});
