import type { Database, Parameter, Row } from "#server/database/database.ts";
import { SqlError } from "#server/database/sql-error.ts";
import { getCaller, type Actor } from "./actors.ts";

export type Statement = readonly [text: string, parameters?: readonly Parameter[]];

/** Rows, or the SQLSTATE and the message of the refusal. */
export type Outcome = { readonly rows: Row[] } | { readonly refused: string; readonly message: string };

/** Tries `statements` as `actor`, after `before` as the owner of the database; the last one's outcome. Leaves no trace. */
export async function attempt(
  database: Database,
  actor: Actor,
  statements: readonly Statement[],
  before: readonly Statement[] = [],
): Promise<Outcome> {
  const { role, claims } = getCaller(actor);
  const enter: Statement = [
    "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)",
    [JSON.stringify(claims), role],
  ];
  let rows: Row[] = [];
  try {
    await database.transaction(async (transaction) => {
      for (const [text, parameters] of [...before, enter, ...statements]) rows = await transaction.query(text, parameters);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return { rows };
    if (error instanceof SqlError) return { refused: error.code, message: error.message };
    throw error;
  }
  return { rows };
}

class Undo extends Error {}
