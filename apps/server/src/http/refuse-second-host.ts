import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

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
