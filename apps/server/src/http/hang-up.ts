import type { ServerResponse } from "node:http";
import type { Http2ServerResponse } from "node:http2";

/** The client has closed the connection before it was answered. */
export class HungUp extends Error {
  constructor() {
    super("the client has hung up");
    this.name = "HungUp";
  }
}

type Outgoing = ServerResponse | Http2ServerResponse;

/** Runs once the answer was sent or its client has gone, which may be so already: "close" is not emitted again for who asks late. */
export function whenClosed(outgoing: Outgoing, run: () => void): void {
  if (outgoing.closed) run();
  else outgoing.once("close", run);
}

/** A signal that aborts with `HungUp` when the client does, `delay` milliseconds later. */
export function hangUpSignal(outgoing: Outgoing, delay: number): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new HungUp());
  whenClosed(outgoing, () => {
    if (outgoing.writableFinished) return;
    if (delay === 0) abort();
    else setTimeout(abort, delay).unref();
  });
  return controller.signal;
}

/** Whether this is Node's error for a body whose sender has gone: nothing has failed here, and nobody reads the answer. */
export function isBrokenBody(error: Error): boolean {
  return error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
}
