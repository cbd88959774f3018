import { loadConfig } from "../config.ts";
import { runCommand } from "./command.ts";
import { configuredSecrets, endAllSessions, makeConfiguredSecrets, serverUrl } from "./configured-data.ts";

/**
 * `npm run keys`: one line of JSON with what a client needs. The service role key passes every policy: keep it on servers.
 * `npm run keys -- --new` makes them where they are lost, `-- --end-sessions` signs everybody out.
 */
await runCommand(async () => {
  const config = loadConfig();
  const { publishableKey, secretKey } = await (process.argv.includes("--new") ? makeConfiguredSecrets(config) : configuredSecrets(config));
  if (process.argv.includes("--end-sessions")) await endAllSessions(config);
  process.stdout.write(`${JSON.stringify({ url: serverUrl(config), anonKey: publishableKey, serviceRoleKey: secretKey })}\n`);
});
