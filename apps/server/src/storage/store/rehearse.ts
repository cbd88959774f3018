import { asCaller, type CallerInDatabase } from "#database/as-caller.ts";
import type { Database, Transaction } from "#database/database.ts";

/** Finds out whether this caller may do `work`, without doing it. Rejects as `work` does. */
export async function rehearse(
  database: Database,
  caller: CallerInDatabase,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await asCaller(database, caller, async (transaction) => {
      await work(transaction);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

class Undo extends Error {}
