import { loadConfig } from "../config.ts";
import { asCaller } from "#database/as-caller.ts";
import { SqlError } from "#database/sql-error.ts";
import { CommandError, runCommand } from "./command.ts";
import { withDatabase } from "./configured-data.ts";

/** 404, as make_user_admin raises it. Above the command, which runs at once. */
const NO_SUCH_USER = "PT404";

/** `npm run grant-admin -- EMAIL`: makes an account an administrator, whether or not the server is running. */
await runCommand(async () => {
  const email = process.argv[2] ?? "";
  if (!email.includes("@")) throw new CommandError("Usage: npm run grant-admin -- someone@example.com");
  const caller = { role: "service_role", claims: { role: "service_role" } } as const;
  const answer = await withDatabase(loadConfig(), (database) =>
    asCaller(database, caller, async (transaction) => {
      const [row] = await transaction.query<{ answer: string }>("select public.make_user_admin($1) as answer", [email]);
      return row?.answer ?? "";
    }),
  ).catch((error: unknown) => {
    if (error instanceof SqlError && error.code === NO_SUCH_USER) throw new CommandError(`${error.message}.`);
    throw error;
  });
  process.stdout.write(`${answer}\n`);
});
