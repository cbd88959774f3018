import { createMiddleware } from "hono/factory";

/** Answers of the API belong to whoever asked: no cache keeps one, unless the answer itself says that it may. */
export const noStore = createMiddleware(async (context, next) => {
  await next();
  if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
});
