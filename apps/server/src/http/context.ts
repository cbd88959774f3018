import type { Logger } from "pino";

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Every line of it carries the id of the request. */
    log: Logger;
  };
}
