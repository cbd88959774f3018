import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** 400, and the end of the connection, for any `Transfer-Encoding` but `chunked` in HTTP/1.1: a proxy before this server may see another end of the body. */
export const refuseTransferEncoding: MiddlewareHandler = async (context, next) => {
  // Absent for a call from inside this process.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  const encoding = incoming?.headers["transfer-encoding"];
  if (encoding === undefined || (encoding.toLowerCase() === "chunked" && incoming?.httpVersion === "1.1")) return next();
  return context.json({ message: "Transfer-Encoding must be chunked, in HTTP/1.1" }, 400, { Connection: "close" });
};
