import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded: from the second start on, nothing has to be compiled again.
enableCompileCache(fileURLToPath(new URL("../../../.cache/compiled", import.meta.url)));
const { ConfigError, loadConfig } = await import("./config.ts");
const { StartError } = await import("./database/start-error.ts");
const { createLog } = await import("./http/log.ts");
const { startServer } = await import("./start.ts");

/** Milliseconds in which a repeated signal is the same one: a terminal sends Ctrl+C to npm too, which passes it on. */
const SAME_SIGNAL_MS = 1000;

/** `npm start`. The process ends with 0 after a clean stop and with 1 when it could not start or was asked to stop twice. */
try {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const server = await startServer(config, { log });
  let isStopping = false;
  let isImpatient = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isImpatient) process.exit(1);
    if (isStopping) return;
    isStopping = true;
    // After the signals that have arrived meanwhile: a busy process handles the second of two late.
    setTimeout(() => setImmediate(() => (isImpatient = true)), SAME_SIGNAL_MS);
    log.info(`${signal}: finishing what is under way`);
    await server.close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("SIGHUP", stop);
  log.info({ database: "postgres", embedded: config.databaseUrl === undefined }, `Ironpace is ready at ${server.url}`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
