import type { Endpoint } from "./data-dir-lock.ts";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { dataDirHolder } from "./data-dir-lock.ts";
import type { OsUser } from "./os-user.ts";

/** Superuser of the cluster, owner of the database, and the login of requests. */
export const LOGINS = { administrator: "postgres", owner: "ironpace", requests: "ironpace_requests" } as const;
export const DATABASE = "ironpace";

const PORT = 5432;
/** Bytes of a socket's path: 107 on Linux, 103 on macOS. */
const MAX_SOCKET_PATH = 103;

export function endpointUrl({ host, port, password }: Endpoint, login: keyof typeof LOGINS, database: string = DATABASE): string {
  const url = new URL(`postgres://${LOGINS[login]}@localhost/${database}`);
  if (password !== undefined) url.password = password;
  url.searchParams.set("host", host);
  url.searchParams.set("port", String(port));
  return url.href;
}

/** Addresses of the database of a server that runs now. Throws `StartError` while it starts. */
export function embeddedUrls(dataDir: string): { readonly ownerUrl: string; readonly requestUrl: string } {
  const endpoint = dataDirHolder(dataDir)?.endpoint;
  if (!endpoint) throw new StartError(`The database in DATA_DIR ${dataDir} is still starting: try again in a moment.`);
  return { ownerUrl: endpointUrl(endpoint, "owner"), requestUrl: endpointUrl(endpoint, "requests") };
}

/** Chooses where the cluster is to listen, and makes the folder of its socket. `release` removes that. */
export async function reserveEndpoint(dataDir: string, user: OsUser | undefined): Promise<{ endpoint: Endpoint; release: () => void }> {
  if (process.platform === "win32")
    return { endpoint: { host: "127.0.0.1", port: await freePort(), password: storedPassword(dataDir) }, release: () => undefined };
  const host = socketFolder(dataDir);
  if (user) chownSync(host, user.uid, user.gid);
  return { endpoint: { host, port: PORT }, release: () => rmSync(host, { recursive: true, force: true }) };
}

/** In the data directory, which commands of the shell find from wherever they run, unless its path is too long for a socket. */
function socketFolder(dataDir: string): string {
  const own = join(dataDir, "socket");
  if (isShort(own)) {
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { mode: 0o700 });
    return own;
  }
  return mkdtempSync(join(isShort(join(tmpdir(), "ironpace-XXXXXX")) ? tmpdir() : "/tmp", "ironpace-"));
}

const isShort = (folder: string): boolean => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH;

/** Made with the cluster, so that it outlives the processes that use it. */
function storedPassword(dataDir: string): string {
  const path = join(dataDir, "postgres-password");
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(path, "utf8");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : PORT;
}
