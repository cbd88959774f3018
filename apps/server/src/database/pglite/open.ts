import { type Database, type Engine, IDLE_IN_TRANSACTION_LIMIT, MIGRATION_LIMIT, type Row, type StatementLimits } from "../database.ts";
import { Queue } from "./queue.ts";
import { Room } from "./room.ts";
import { Session } from "./session.ts";
import { runBatch } from "./batch.ts";
import { runTransaction } from "./transaction.ts";

export interface PgliteOptions {
  /** Directory of PostgreSQL's files; made when it is not there. Nobody else may have it open. */
  readonly dataDir: string;
  readonly limits: StatementLimits;
  /** Milliseconds a transaction may hold the only session without using it. */
  readonly idleLimit?: number;
}

/** PostgreSQL inside this process, in a worker thread. One session: transactions take turns. */
export async function openPglite({ dataDir, limits, idleLimit = IDLE_IN_TRANSACTION_LIMIT }: PgliteOptions): Promise<Engine> {
  const session = new Session(dataDir);
  await session.open();
  const turns = new Queue();
  const room = new Room(dataDir, session);
  const turn = <T>(work: () => Promise<T>, readOnly = false) => turns.run(() => room.run(work, readOnly));

  const transaction: Database["transaction"] = (work, { readOnly = false, patience = "owner" } = {}) =>
    turn(() => runTransaction(session, work, { readOnly, limit: limits[patience], idleLimit }), readOnly);

  return {
    engine: "pglite",
    transaction,
    query: <R extends Row>(text: string, parameters: Parameters<Engine["query"]>[1] = []) =>
      turn(async () => {
        const results = await session.send({ kind: "statements", statements: [{ text, parameters }] }, limits.owner);
        return (results[0]?.rows ?? []) as R[];
      }),
    batch: (statements, { readOnly = false, patience = "owner", accept } = {}) =>
      turn(() => runBatch(session, statements, { readOnly, limit: limits[patience], accept }), readOnly),
    scriptTransaction: (work) => turn(() => runTransaction(session, work, { readOnly: false, limit: MIGRATION_LIMIT, idleLimit })),
    ping: () => session.ping(),
    listen: () => undefined,
    waiting: () => turns.waiting,
    async close() {
      await turns.idle();
      await session.close();
    },
  };
}
