import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** Milliseconds until a lost connection is tried again. */
const RETRY_MS = 1000;

/**
 * Hears what is told on a channel, on a connection of its own that is made again when it is lost. What was said before is not known,
 * so `heard` is called whenever there is a connection. Returns the function that ends it.
 */
export function listenTo(url: string, channel: string, heard: (payload: string) => void): () => Promise<void> {
  let client: Client;
  const end = new AbortController();
  const listening = (async () => {
    while (!end.signal.aborted) {
      client = new Client({ connectionString: url, application_name: "ironpace", connectionTimeoutMillis: 10_000 });
      await listenUntilLost(client, channel, heard);
      await sleep(RETRY_MS, undefined, { ref: false, signal: end.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    end.abort();
    await client.end().catch(() => undefined);
    await listening;
  };
}

async function listenUntilLost(client: Client, channel: string, heard: (payload: string) => void): Promise<void> {
  const lost = new Promise<void>((resolve) => client.on("error", () => resolve()).on("end", () => resolve()));
  client.on("notification", ({ payload = "" }) => heard(payload));
  try {
    // The driver forgets whoever waits for a connection that is ended before it is there.
    await Promise.race([client.connect(), lost]);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    heard("");
    await lost;
  } catch {
    // Whoever needs the database now says so; this connection waits until it is back.
  }
  await client.end().catch(() => undefined);
}
