import { SqlError } from "./sql-error.ts";

const DEADLOCK = "40P01";
const ATTEMPTS = 3;

/**
 * Two transactions that wait for each other PostgreSQL ends by undoing one of them, whichever it finds: that one can be done again, as if it
 * had come later. An account that is deleted while something of it is being saved is such a pair.
 * @param work a whole transaction, without effects outside of it
 */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof SqlError && error.code === DEADLOCK)) throw error;
    }
  }
}
