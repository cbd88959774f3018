import { Client } from "pg";
import { z } from "zod";
import type { Parameter, Row, Transaction } from "../../database/database.ts";
import { StartError } from "../../database/start-error.ts";

/** Where a Supabase project is, and what opens it: the variables of a file with the form of `.env`. */
export const projectSchema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, "")),
  /** Of the role `postgres`: direct, or through the session pooler. */
  SUPABASE_DB_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The secret key, or the older service_role key. */
  SUPABASE_SECRET_KEY: z.string().min(16),
});

export type Project = z.infer<typeof projectSchema>;

/** Runs `work` in one transaction of the project's database. Rejects with `StartError` when that cannot be reached. */
export async function inProject<T>({ SUPABASE_DB_URL }: Project, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: SUPABASE_DB_URL, application_name: "ironpace", connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: Error) => {
    throw new StartError(`SUPABASE_DB_URL cannot be used: ${error.message}.`, { cause: error });
  });
  const query = async <R extends Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> =>
    (await client.query<R>(text, [...parameters])).rows;
  try {
    await query("begin");
    // A project ends the statements of some roles after seconds; a table is more than that.
    await query("set local statement_timeout = 0");
    const result = await work({ query });
    await query("commit");
    return result;
  } finally {
    await client.end();
  }
}
