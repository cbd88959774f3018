import type { Logger } from "pino";

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Every line of it carries the id of the request. */
    log: Logger;
    /** IP address of whoever asks; null for a call from inside this process. */
    clientAddress: string | null;
    /** Why it was refused, as a code: for the log. */
    refusal?: string;
  };
}
