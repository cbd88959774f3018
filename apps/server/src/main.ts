import { ConfigError, loadConfig } from "./config.ts";
import { StartError } from "./database/start-error.ts";
import { createLog } from "./http/log.ts";
import { startServer } from "./start.ts";

/** `npm start`. The process ends with 0 after a clean stop and with 1 when it could not start. */
try {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const server = await startServer(config, { log });
  log.info({ database: server.database.engine }, `Ironpace is ready at ${server.url}`);

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info(`${signal}: finishing what is under way`);
    await server.close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
