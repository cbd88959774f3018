import { loadConfig } from "../config.ts";
import { runCommand } from "./command.ts";
import { configuredSecrets, serverUrl } from "./configured-data.ts";

/** `npm run keys`: one line of JSON with what a client needs. The service role key passes every policy: keep it on servers. */
await runCommand(async () => {
  const config = loadConfig();
  const { publishableKey, secretKey } = await configuredSecrets(config);
  process.stdout.write(`${JSON.stringify({ url: serverUrl(config), anonKey: publishableKey, serviceRoleKey: secretKey })}\n`);
});
