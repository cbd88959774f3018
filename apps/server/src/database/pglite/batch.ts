import type { BatchOptions, Row, Statement } from "../database.ts";
import { rolledBackInstead } from "../sql-error.ts";
import { begin, COMMIT, ROLLBACK } from "./commands.ts";
import type { Session } from "./session.ts";

export interface PgliteBatchOptions {
  readonly readOnly: boolean;
  /** Milliseconds all of it may take. */
  readonly limit: number;
  readonly accept: BatchOptions["accept"];
}

/** Runs the statements in a transaction of the only session there is, so the caller must hold the queue of transactions. */
export async function runBatch(
  session: Session,
  statements: readonly Statement[],
  { readOnly, limit, accept }: PgliteBatchOptions,
): Promise<Row[][]> {
  const generation = session.generation;
  const send = (list: readonly Statement[]) => session.send({ kind: "statements", statements: list }, limit, generation);
  try {
    const start = [begin(readOnly), ...statements];
    const [, ...results] = await send(accept ? start : [...start, COMMIT]);
    const rows = results.slice(0, statements.length).map((result) => result.rows);
    accept?.(rows);
    const committed = accept ? (await send([COMMIT]))[0] : results.at(-1);
    if (committed?.command !== "COMMIT") throw rolledBackInstead();
    return rows;
  } catch (error) {
    // Nothing to undo when the session is gone: that has rolled back.
    if (generation === session.generation) await send([ROLLBACK]).catch(() => undefined);
    throw error;
  }
}
