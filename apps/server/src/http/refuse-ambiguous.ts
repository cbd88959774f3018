import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/* Requests that a proxy before this server may have read otherwise. */

/** 400 for a request that names two hosts, in two `Host` lines or in its line and another one in `Host`: a proxy before this server may have believed the other one. */
export const refuseSecondHost: MiddlewareHandler = async (context, next) => {
  // Absent for a call from inside this process.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  const headers = incoming?.rawHeaders ?? [];
  const [host, ...others] = headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === "host");
  const inLine = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(incoming?.url ?? "")?.[1];
  if (others.length > 0 || (inLine !== undefined && inLine.toLowerCase() !== host?.toLowerCase()))
    return context.json({ message: "A request must name exactly one host" }, 400);
  return next();
};

/** 400, and the end of the connection, for any `Transfer-Encoding` but `chunked` in HTTP/1.1: a proxy before this server may see another end of the body. */
export const refuseTransferEncoding: MiddlewareHandler = async (context, next) => {
  // Absent for a call from inside this process.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  const encoding = incoming?.headers["transfer-encoding"];
  if (encoding === undefined || (encoding.toLowerCase() === "chunked" && incoming?.httpVersion === "1.1")) return next();
  return context.json({ message: "Transfer-Encoding must be chunked, in HTTP/1.1" }, 400, { Connection: "close" });
};
