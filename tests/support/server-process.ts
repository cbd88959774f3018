import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./postgres.ts";
import { CACHE_DIR, type DataDir, type Workspace } from "./workspace.ts";
import { SERVER_OPTIONS } from "../../tools/bootstrap/server-options.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProcess {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly pid: number;
  /** What it has written since it started. */
  log(): string;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<Finished>;
}

/** PASSWORD_HASH_COST of tests: the thousands of accounts they make need not withstand anybody. */
const QUICK_HASH = "4";

/** Where a server keeps its data: a workspace, or a data directory alone for the embedded database. */
export type Place = Pick<DataDir, "dataDir"> & Partial<Pick<Workspace, "databaseUrl" | "requestUrl">>;

/** What a process in this place finds in its environment. The working directory has no `.env`. */
export async function getEnvironment({ dataDir, databaseUrl, requestUrl }: Place): Promise<Record<string, string>> {
  return {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    PASSWORD_HASH_COST: QUICK_HASH,
    // Most tests are about other things than how administrators prove who they are: those of tests/security set it back.
    ADMIN_SECOND_FACTOR: "optional",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(requestUrl !== undefined && { DATABASE_REQUEST_URL: requestUrl }),
  };
}

export interface ProcessOptions {
  /** Root folder of the code; that of this checkout unless given. */
  readonly installation?: string;
  /** Whom the process runs as; the user of this process unless given. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Starts the server as `npm start` does and waits until it says that it is ready. */
export async function spawnServer(environment: Readonly<Record<string, string>>, options: ProcessOptions = {}): Promise<ServerProcess> {
  const child = run("main.ts", [], environment, options);
  let written = "";
  child.stdout?.on("data", (chunk: Buffer) => (written += chunk.toString()));
  const finished = finish(child);
  const url = await new Promise<string>((resolve, reject) => {
    let log = "";
    const listen = (chunk: Buffer) => {
      log += chunk.toString();
      const ready = /Ironpace is ready at (http:[^"\s]+)/.exec(log);
      if (!ready?.[1]) return;
      child.stdout?.off("data", listen);
      resolve(ready[1]);
    };
    child.stdout?.on("data", listen);
    void finished.then(({ code, stderr }) => reject(new Error(`the server ended with ${code}: ${stderr}`)));
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return finished;
  };
  return { url, pid: child.pid ?? 0, environment, log: () => written, stop };
}

/** Runs one of the server's programs to its end: "main.ts", "cli/keys.ts". */
export function runToEnd(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  options: ProcessOptions = {},
): Promise<Finished> {
  return finish(run(program, parameters, environment, options));
}

/** A test that fails before it has stopped its server does not leave it behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));
// How a worker is ended; by default nothing would run then.
process.once("SIGTERM", () => process.exit(143));

function run(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  { installation = ROOT, user }: ProcessOptions,
): ChildProcess {
  const folder = join(installation, "apps/server/src");
  const inherited = {
    PATH: process.env["PATH"],
    NODE_OPTIONS: process.env["NODE_OPTIONS"],
    // A test starts many processes, and most of a start is compiling.
    NODE_COMPILE_CACHE: join(CACHE_DIR, "compiled"),
  };
  const child = spawn(process.execPath, [...SERVER_OPTIONS, `${folder}/${program}`, ...parameters], {
    ...user,
    cwd: folder,
    env: { ...inherited, ...environment },
    stdio: "pipe",
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

async function finish(child: ChildProcess): Promise<Finished> {
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout, stderr };
}
