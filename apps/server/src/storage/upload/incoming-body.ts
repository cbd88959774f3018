import { setTimeout as sleep } from "node:timers/promises";
import { storageErrors } from "../errors.ts";

/** Milliseconds for which the rest of a refused body is read, so that its sender gets to read the answer. */
const BODY_TIMEOUT_MS = 15_000;

/** The body of a request while it arrives. */
export interface IncomingBody {
  /** To be read once. What it throws comes from the connection, whatever its reader then makes of it. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Reads what nobody wants: a client that is still sending when the connection closes hears of nothing but that. */
  discardRest(): Promise<void>;
}

export function incomingBody(request: Request): IncomingBody {
  if (!request.body) throw storageErrors.noContent();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let gaveUp = false;
  const next = async () => (await reader.read()).value;
  async function* arriving(): AsyncIterable<Uint8Array> {
    for (;;) {
      const chunk = await next().catch(() => {
        throw storageErrors.aborted();
      });
      if (chunk === undefined) return;
      yield chunk;
    }
  }
  const readOn = async () => {
    for (;;) if ((await next()) === undefined || gaveUp) return;
  };
  return {
    bytes: arriving(),
    async discardRest() {
      const timeout = new AbortController();
      const late = sleep(BODY_TIMEOUT_MS, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
      await Promise.race([readOn().catch(() => undefined), late]);
      timeout.abort();
      gaveUp = true;
    },
  };
}
