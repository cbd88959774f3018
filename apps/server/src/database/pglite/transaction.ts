import type { Parameter, Row, ScriptTransaction, Statement } from "../database.ts";
import { SqlError, rolledBackInstead, transactionEnded } from "../sql-error.ts";
import { begin, COMMIT, ROLLBACK } from "./commands.ts";
import type { StatementResult, WorkerRequest } from "./messages.ts";
import type { Session } from "./session.ts";

export interface PgliteTransactionOptions {
  readonly readOnly: boolean;
  /** Milliseconds one statement may take. */
  readonly limit: number;
  /** Milliseconds the transaction may stay without a statement. */
  readonly idleLimit: number;
}

/**
 * Runs `work` in a transaction of the only session there is, so the caller must hold the queue of transactions. Whoever
 * then waits for something else than the database is rolled back after `idleLimit`: others are waiting.
 */
export async function runTransaction<T>(
  session: Session,
  work: (transaction: ScriptTransaction) => Promise<T>,
  options: PgliteTransactionOptions,
): Promise<T> {
  const handle = new Handle(session, options);
  try {
    const result = await Promise.race([work(handle), handle.idledOut]);
    await handle.commit();
    return result;
  } catch (error) {
    await handle.rollback();
    throw error;
  }
}

class Handle implements ScriptTransaction {
  readonly idledOut: Promise<never>;
  readonly #session: Session;
  readonly #options: PgliteTransactionOptions;
  readonly #rejectIdle: (error: SqlError) => void;
  #generation: number | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #underWay = 0;
  #ended = false;

  constructor(session: Session, options: PgliteTransactionOptions) {
    this.#session = session;
    this.#options = options;
    const idle = Promise.withResolvers<never>();
    idle.promise.catch(() => undefined);
    this.idledOut = idle.promise;
    this.#rejectIdle = idle.reject;
    this.#watchIdleness();
  }

  async query<R extends Row = Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> {
    const results = await this.#send((start) => ({ kind: "statements", statements: [...start, { text, parameters }] }));
    return (results.at(-1)?.rows ?? []) as R[];
  }

  async script(text: string): Promise<void> {
    if (this.#generation === undefined) await this.#send((start) => ({ kind: "statements", statements: start }));
    await this.#send(() => ({ kind: "script", text }));
  }

  async commit(): Promise<void> {
    this.#end();
    if (this.#generation === undefined) return;
    const [committed] = await this.#session.send({ kind: "statements", statements: [COMMIT] }, this.#options.limit, this.#generation);
    if (committed?.command !== "COMMIT") throw rolledBackInstead();
  }

  /** Nothing to undo when the session is gone or COMMIT has already answered: both have rolled back. */
  async rollback(): Promise<void> {
    this.#end();
    if (this.#generation !== this.#session.generation) return;
    await this.#session.send({ kind: "statements", statements: [ROLLBACK] }, this.#options.limit, this.#generation).catch(() => undefined);
  }

  /** BEGIN travels with the first statement: one message to the worker less for every request. */
  async #send(request: (start: readonly Statement[]) => WorkerRequest): Promise<readonly StatementResult[]> {
    if (this.#ended) throw transactionEnded();
    const start = this.#generation === undefined ? [begin(this.#options.readOnly)] : [];
    this.#generation ??= this.#session.generation;
    this.#underWay += 1;
    clearTimeout(this.#idleTimer);
    try {
      return await this.#session.send(request(start), this.#options.limit, this.#generation);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && !this.#ended) this.#watchIdleness();
    }
  }

  #watchIdleness(): void {
    const message = "terminating connection due to idle-in-transaction timeout";
    this.#idleTimer = setTimeout(
      () => this.#rejectIdle(new SqlError({ code: "25P03", severity: "FATAL", message })),
      this.#options.idleLimit,
    );
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#idleTimer);
  }
}
