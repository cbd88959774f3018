import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "./context.ts";
import { type Failure, failureBody, getSurface } from "./surface.ts";

/** The largest body of somebody who is not signed in, on any surface. */
export const VISITORS_BYTES = 64 * 1024;

export interface BodyLimits {
  readonly bytes: number;
  /** Milliseconds in which it must have arrived: whoever sends a byte a minute must not hold what others need. */
  readonly timeoutMs: number;
}

/**
 * Refuses a body of more bytes, announced or not, with 413 in the words of the surface, and breaks the connection of one that does not
 * arrive. Uploads are large and slow by nature and have limits of their own.
 */
export function limitBody<E extends AppEnv>({ bytes, timeoutMs }: BodyLimits): MiddlewareHandler<E> {
  const failure: Failure = { status: 413, code: "too_large", message: `The request body is larger than ${bytes} bytes` };
  const refuse = (context: Context): Response => context.json(failureBody(getSurface(context.req.path), failure), 413);
  const count = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (context, next) => {
    // A function that calls the server it runs in has no connection.
    const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage };
    const announced = context.req.header("Content-Length");
    if (context.req.header("Transfer-Encoding") !== undefined) {
      breakIfLate(incoming, timeoutMs);
      return count(context, next);
    }
    if (announced === undefined) return incoming || WITHOUT_BODY.has(context.req.method) ? next() : count(context, next);
    if (Number(announced) > 0) breakIfLate(incoming, timeoutMs);
    // Node reads no more than what was announced, so an announcement needs no counting, which costs a stream.
    return Number(announced) > bytes ? refuse(context) : next();
  };
}

/** Methods that have no body: a request without a length and a stream sends none, whatever its method. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Breaks the connection unless all of the request has arrived after so many milliseconds. */
function breakIfLate(incoming: IncomingMessage | undefined, milliseconds: number): void {
  // Most bodies come with the head, and are read when this turn of the event loop ends.
  setImmediate(() => {
    if (incoming === undefined || incoming.complete || incoming.destroyed) return;
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.destroy();
    }, milliseconds).unref();
    incoming.once("close", () => clearTimeout(timer));
  });
}
