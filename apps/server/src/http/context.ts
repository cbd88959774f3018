import type { Logger } from "pino";

/** Variables in the context of every handler. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The logger of the process; `logOf` returns one whose lines carry the id of the request. */
    log: Logger;
    /** IP address of whoever asks; null for a call from inside this process. */
    clientAddress: string | null;
    /** Whose requests are counted together where nobody is signed in. */
    clientNetwork: string | null;
    /** Why it was refused, as a code: for the log. */
    refusal?: string;
    /** Headers to add to the response, and whether they have been added. */
    answerHeaders?: Readonly<Record<string, string>>;
    isComplete?: true;
  };
}
