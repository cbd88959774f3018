import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { SqlError, type SqlErrorFields, connectionLost, diskFull, isDiskFull, statementTimeout } from "../sql-error.ts";
import { StartError } from "../start-error.ts";
import { compiledPostgres } from "./compiled.ts";
import type { StatementResult, WorkerAnswer, WorkerData, WorkerRequest } from "./messages.ts";
import { Queue } from "./queue.ts";
import { isFull } from "./room.ts";

/**
 * The one session an embedded PostgreSQL has. It lives in a worker thread; a statement that exceeds its limit takes the
 * thread with it, because nothing else can interrupt it, and the next request starts a new thread on the same files.
 * Every acknowledged commit is in those files; `generation` tells a transaction that its session is gone.
 */
export class Session {
  readonly #dataDir: string;
  readonly #requests = new Queue();
  #worker: Worker | undefined;
  #closed = false;
  #opened = false;
  /** Why the last attempt to open the files failed, and when. */
  #broken: { readonly error: unknown; readonly at: number } | undefined;
  generation = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** Opens the files now, so that a start that cannot work fails at once. */
  async open(): Promise<void> {
    await this.#requests
      .run(() => this.#running())
      .catch((error: unknown) => {
        throw new StartError(`The database in ${this.#dataDir} cannot be opened: ${reason(error)}.`, { cause: error });
      });
  }

  /** Sends one request and waits for its answer; requests never overlap. `limit` in milliseconds. */
  send(request: WorkerRequest, limit: number, generation?: number): Promise<readonly StatementResult[]> {
    return this.#requests.run(async () => {
      if (this.#closed) throw connectionLost("the database is closed");
      if (generation !== undefined && generation !== this.generation) throw connectionLost("the session of this transaction is gone");
      const worker = await this.#running();
      const answer = await this.#ask(worker, request, limit);
      if (answer.kind === "failed") throw await this.#failure(worker, answer.error);
      return answer.kind === "done" ? answer.results : [];
    });
  }

  /** A session that is busy, or that the next request will start again, counts as working; one that could not be opened tries again. */
  async ping(): Promise<void> {
    if (this.#broken) await this.#requests.run(() => this.#running());
  }

  /** Waits for what is under way, then writes everything down and ends the thread. */
  async close(): Promise<void> {
    await this.#requests.run(async () => {
      this.#closed = true;
      const worker = this.#worker;
      this.#worker = undefined;
      if (!worker) return;
      worker.removeAllListeners("exit");
      await this.#ask(worker, { kind: "close" }, CLOSE_LIMIT).catch(() => undefined);
      await worker.terminate();
    });
  }

  async #running(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    // An attempt takes a second of computing, and whoever waits behind it another one.
    if (this.#broken && performance.now() - this.#broken.at < PAUSE) throw this.#broken.error;
    try {
      const worker = await this.#start();
      this.#broken = undefined;
      this.#opened = true;
      worker.once("exit", () => this.#lose(worker));
      this.#worker = worker;
      return worker;
    } catch (cause) {
      const error = isDiskFull(cause) || (await isFull(this.#dataDir)) ? diskFull(cause) : cause;
      this.#broken = { error, at: performance.now() };
      throw error;
    }
  }

  async #start(): Promise<Worker> {
    // Files that were there and are not any more, of a disk that was taken away: PostgreSQL would begin an empty database in their place.
    if (this.#opened && !existsSync(join(this.#dataDir, "PG_VERSION")))
      throw connectionLost("the files of the database are not where they were");
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { dataDir: this.#dataDir, postgres: await compiledPostgres() } satisfies WorkerData,
    });
    // Its end is what counts; without a listener an error in the thread would end the whole process.
    worker.on("error", () => undefined);
    const answer = await answerOf(worker);
    if (answer.kind === "failed") throw new SqlError(answer.error);
    return worker;
  }

  /** What PostgreSQL calls FATAL or PANIC is the end of it: a server would start anew, and so does this one. */
  async #failure(worker: Worker, fields: SqlErrorFields): Promise<SqlError> {
    const error = new SqlError(fields);
    if (error.severity === "FATAL" || error.severity === "PANIC") {
      this.#lose(worker);
      await worker.terminate();
    }
    return isDiskFull(error) ? diskFull(error) : error;
  }

  async #ask(worker: Worker, request: WorkerRequest, limit: number): Promise<WorkerAnswer> {
    const answer = answerOf(worker);
    const overdue = Promise.withResolvers<never>();
    const timer = setTimeout(() => overdue.reject(statementTimeout()), limit);
    worker.postMessage(request);
    try {
      return await Promise.race([answer, overdue.promise]);
    } catch (error) {
      answer.catch(() => undefined);
      this.#lose(worker);
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.generation += 1;
  }
}

const CLOSE_LIMIT = 30_000;

/** Milliseconds between two attempts to open files that could not be opened. */
const PAUSE = 1000;

/** The next message of the worker, or the reason why there will be none. */
function answerOf(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => settle(() => reject(connectionLost(`the embedded database stopped: ${reason(error)}`, error)));
    const exited = (code: number) => failed(new Error(`exit code ${code}`));
    const answered = (answer: WorkerAnswer) => settle(() => resolve(answer));
    const settle = (finish: () => void) => {
      worker.off("message", answered).off("error", failed).off("exit", exited);
      finish();
    };
    worker.on("message", answered).on("error", failed).on("exit", exited);
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
