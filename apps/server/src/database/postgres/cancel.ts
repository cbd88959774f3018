import { Client, type Connection, type PoolClient } from "pg";

/** Milliseconds in which the server must have taken the request to cancel; the limit of the statement ends it otherwise. */
const CANCEL_LIMIT_MS = 1000;

/**
 * Cancels what the connection is doing when the signal aborts. `settled` has to be waited for before the connection does something else,
 * which the server would cancel in its place.
 */
export function cancelOnAbort(client: PoolClient, signal: AbortSignal): { settled(): Promise<void> } {
  let cancelling: Promise<void> | undefined;
  const abort = (): void => {
    cancelling = cancel(client as unknown as ConnectedClient);
  };
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return {
    settled: async () => {
      signal.removeEventListener("abort", abort);
      await cancelling;
    },
  };
}

/** As the driver is: its types do not show it. */
interface ConnectedClient {
  readonly host: string;
  readonly port: number;
  readonly ssl: boolean | object;
  readonly processID: number;
  readonly secretKey: number;
}

interface CancellingConnection extends Connection {
  readonly ssl: boolean | object;
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
}

/** PostgreSQL takes this on a connection of its own, which it closes when the signal is sent. */
function cancel({ host, port, ssl, processID, secretKey }: ConnectedClient): Promise<void> {
  const { connection } = new Client({ host, port, ssl }) as unknown as { readonly connection: CancellingConnection };
  return new Promise((resolve) => {
    const timer = setTimeout(() => connection.stream.destroy(), CANCEL_LIMIT_MS);
    const send = (): void => connection.cancel(processID, secretKey);
    connection.on("connect", () => (connection.ssl ? connection.requestSsl() : send()));
    connection.on("sslconnect", send);
    connection.on("error", () => connection.stream.destroy());
    connection.on("end", () => {
      clearTimeout(timer);
      resolve();
    });
    if (host.startsWith("/")) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
