import { Client } from "pg";
import { z } from "zod";
import type { Parameter, Row, Transaction } from "#database/database.ts";
import { StartError } from "#database/start-error.ts";

/** Where a Supabase project is, and what opens it: the variables of a file with the form of `.env`. */
export const projectSchema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, "")),
  /** Connection of the role `postgres`: direct, or through the session pooler; with an `sslmode`, unless it leads to this machine. */
  SUPABASE_DB_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The secret key, or the older service_role key. */
  SUPABASE_SECRET_KEY: z.string().min(16),
});

export type Project = z.infer<typeof projectSchema>;

/** Runs `work` in one transaction of the project's database. Rejects with `StartError` when that cannot be reached, or is lost. */
export async function inProject<T>({ SUPABASE_DB_URL }: Project, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = getClient(SUPABASE_DB_URL);
  let lost: Error | undefined;
  // A connection may end while nothing is asked of it; without a listener that would end the process.
  client.on("error", (error) => (lost ??= error));
  await client.connect().catch((error: Error) => {
    throw unusable(error);
  });
  const query = async <R extends Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> => {
    try {
      return (await client.query<R>(text, [...parameters])).rows;
    } catch (error) {
      throw lost ? new StartError(`The connection to the project's database was lost: ${lost.message}.`, { cause: error }) : error;
    }
  };
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

/** Hashes of passwords and second factors go over this connection: in the clear only to this machine, where a tunnel may begin. */
function getClient(url: string): Client {
  const client = newClient(url);
  if (client.ssl || LOOPBACK.test(client.host)) return client;
  throw new StartError(
    "SUPABASE_DB_URL must say how to encrypt: end it with ?sslmode=verify-full&sslrootcert=FILE, the project's certificate.",
  );
}

function newClient(connectionString: string): Client {
  try {
    return new Client({ connectionString, application_name: "ironpace", connectionTimeoutMillis: 10_000 });
  } catch (error) {
    throw unusable(error as Error);
  }
}

const unusable = (error: Error): StartError => new StartError(`SUPABASE_DB_URL cannot be used: ${error.message}.`, { cause: error });

/** Also a socket of this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\/.*)$/;
