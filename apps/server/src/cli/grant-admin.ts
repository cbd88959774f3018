import { z } from "zod";
import { type Config, loadConfig } from "../config.ts";
import { asCaller } from "../database/as-caller.ts";
import { dataDirHolder } from "../database/pglite/data-dir-lock.ts";
import { SqlError } from "../database/sql-error.ts";
import { CommandError, runCommand } from "./command.ts";
import { configuredSecrets, withDatabase } from "./configured-data.ts";

/** 404, as make_user_admin raises it. Above the command, which runs at once. */
const NO_SUCH_USER = "PT404";

/** `npm run grant-admin -- EMAIL`: makes an account an administrator, whether or not the server is running. */
await runCommand(async () => {
  const email = process.argv[2] ?? "";
  if (!email.includes("@")) throw new CommandError("Usage: npm run grant-admin -- someone@example.com");
  const config = loadConfig();
  const holder = config.databaseUrl === undefined ? dataDirHolder(config.dataDir) : undefined;
  process.stdout.write(`${holder ? await throughServer(config, holder.url, email) : await inDatabase(config, email)}\n`);
});

/** An embedded database belongs to the server that has it open, so the server does it. */
async function throughServer(config: Config, url: string | undefined, email: string): Promise<string> {
  if (!url) throw new CommandError(`DATA_DIR ${config.dataDir} is in use by a process that is still starting: try again in a moment.`);
  const { secretKey } = await configuredSecrets(config);
  const headers = { apikey: secretKey, "content-type": "application/json" };
  const body = JSON.stringify({ target_user_email: email });
  const response = await fetch(`${url}/rest/v1/rpc/make_user_admin`, { method: "POST", headers, body }).catch((error: unknown) => {
    throw new CommandError(
      `The server at ${url} has DATA_DIR open but cannot be reached: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  const answer: unknown = await response.json();
  if (response.ok) return z.string().parse(answer);
  const { message } = z.object({ message: z.string() }).parse(answer);
  throw new CommandError(`${message}.`);
}

async function inDatabase(config: Config, email: string): Promise<string> {
  return withDatabase(config, async (database) => {
    const caller = { role: "service_role", claims: { role: "service_role" } } as const;
    const [row] = await asCaller(database, caller, (transaction) =>
      transaction.query<{ answer: string }>("select public.make_user_admin($1) as answer", [email]),
    ).catch((error: unknown) => {
      if (error instanceof SqlError && error.code === NO_SUCH_USER) throw new CommandError(`${error.message}.`);
      throw error;
    });
    return row?.answer ?? "";
  });
}
