import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** 400 for a request with two `Host` lines (RFC 9112, section 3.2): a proxy before this server may have believed the other one. */
export const refuseSecondHost: MiddlewareHandler = async (context, next) => {
  // Absent for a call from inside this process.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  const names = incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
  if (names.filter((name) => name.toLowerCase() === "host").length > 1) return context.json({ message: "A request names one host" }, 400);
  return next();
};
