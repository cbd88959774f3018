import { SqlError } from "./sql-error.ts";

/** Nothing was asked of the database, because others have their turn, or because this sender has had more than its own. */
export class BusyError extends SqlError {
  readonly status: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(message: string, { status = 503, retryAfter = 2 }: { readonly status?: 429 | 503; readonly retryAfter?: number } = {}) {
    super({ code: "53300", message: `${message}. Try again in ${retryAfter} s.` });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
