import { rm } from "node:fs/promises";
import { type ModelServer, startModelServer } from "#support/services/model-server.ts";
import { scratchDirectory } from "#support/scratch.ts";
import { getEnvironment, spawnServer } from "#support/server-process.ts";

/** A server whose operator has connected a language model, which answers as a journey says: well, or as badly as it can. */
export interface ModelledServer {
  readonly url: string;
  readonly model: ModelServer;
}

/** A worker fixture. */
export async function modelledServer(
  { browserName }: { browserName: string },
  use: (server: ModelledServer) => Promise<void>,
): Promise<void> {
  const dataDir = scratchDirectory(`journeys-model-${browserName}`);
  const model = await startModelServer();
  const environment = await getEnvironment({ dataDir });
  // Long enough for a busy machine, short enough to wait for.
  const server = await spawnServer({ ...environment, ...model.environment, AI_TIMEOUT_SECONDS: "2", RATE_LIMIT_ATTEMPTS: "0" });
  await use({ url: server.url, model });
  await server.stop("SIGTERM");
  await Promise.all([model.close(), rm(dataDir, { recursive: true, force: true })]);
}
