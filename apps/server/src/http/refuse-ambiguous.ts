import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/**
 * Answers 400 to requests that a proxy before this server may have read otherwise.
 * @param headers of such an answer, which is given before any part of the API adds its own
 */
export function refuseAmbiguous(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (context, next) => {
    // Absent for a call from inside this process.
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    if (incoming !== undefined && namesSecondHost(incoming))
      return context.json({ message: "A request must name exactly one host" }, 400, { ...headers, Connection: "close" });
    if (incoming !== undefined && hasUnsafeTransferEncoding(incoming))
      return context.json({ message: "Transfer-Encoding must be chunked, in HTTP/1.1" }, 400, { ...headers, Connection: "close" });
    return next();
  };
}

/** Two hosts in two `Host` lines, or in the request line and another one in `Host`: a proxy before this server may have believed the other one. */
function namesSecondHost({ rawHeaders, url = "" }: IncomingMessage): boolean {
  const [host, ...others] = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
  const inLine = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  return others.length > 0 || (inLine !== undefined && inLine.toLowerCase() !== host?.toLowerCase());
}

/** Any `Transfer-Encoding` but `chunked` in HTTP/1.1: a proxy before this server may see another end of the body, so the connection ends. */
function hasUnsafeTransferEncoding({ headers, httpVersion }: IncomingMessage): boolean {
  const encoding = headers["transfer-encoding"];
  return encoding !== undefined && !(encoding.toLowerCase() === "chunked" && httpVersion === "1.1");
}
