import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Binaries } from "./binaries.ts";
import { childEnvironment, childFolder } from "./child-process.ts";
import { endLeftoverProcesses } from "./leftover-processes.ts";
import type { Endpoint } from "./data-dir-lock.ts";
import { processMemory } from "./settings.ts";
import type { OsUser } from "./os-user.ts";
import { createInterface } from "node:readline";

export interface PostmasterOptions {
  /** Folder of the cluster's files. */
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: OsUser | undefined;
  readonly endpoint: Endpoint;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Logger | undefined;
}

/** The first process of a running cluster. */
export interface Postmaster {
  /** Resolves with how it ended, for the log. */
  readonly ended: Promise<string>;
  /** Rolls back what is under way and ends it, by force when it does not. */
  stop(): Promise<void>;
}

/** Milliseconds that a stop gets before it is forced, and then before it is killed. */
const STOP_LIMIT_MS = 20_000;
const FORCED_STOP_LIMIT_MS = 5_000;

/**
 * Runs PostgreSQL in the place of the shell that is started, and beside it a process that stops it as soon as the pipe from the server
 * closes: also when the server was killed. It is no child of PostgreSQL, which would take its end for a crash of its own.
 */
const WATCHDOG = `exec 9<&0
( ( read -r _ <&9 || {
  kill -INT $$; for _ in 1 2 3 4 5 6 7 8; do kill -0 $$ || exit; sleep 0.25; done
  kill -QUIT $$; for _ in 1 2 3 4 5 6 7 8; do kill -0 $$ || exit; sleep 0.25; done
  kill -KILL $$
} ) </dev/null >/dev/null 2>&1 & )
ulimit -d MEMORY_KB 2>/dev/null || :
exec "$@" </dev/null 9<&-`.replace("MEMORY_KB", String(Math.round(processMemory() / 1024)));

/** Starts PostgreSQL and resolves when it takes connections. Rejects with its own last words when it ends before that. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  await endLeftoverProcesses(options.folder);
  const { child, lastWords, ready } = launch(options);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  // The watchdog ends without doing anything once it is told that there is nothing left to stop.
  void ended.then(() => child.stdin?.end("ended\n"));
  child.stdin?.on("error", () => undefined);
  const failure = await Promise.race([ready.then(() => undefined), ended]);
  if (failure !== undefined) throw new Error(lastWords() ?? failure);
  return { ended, stop: () => stop(child, ended, options) };
}

interface Launched {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly lastWords: () => string | undefined;
}

function launch({ folder, binaries, user, endpoint, settings, log }: PostmasterOptions): Launched {
  const descriptors = [openSync(folder, "r"), ...(endpoint.password === undefined ? [openSync(endpoint.host, "r")] : [])];
  try {
    const data = childFolder(folder, descriptors[0]!, user);
    const socket = endpoint.password === undefined ? childFolder(endpoint.host, descriptors[1]!, user, 1) : undefined;
    const address: Record<string, string> = socket
      ? { unix_socket_directories: socket.place, unix_socket_permissions: "0700", listen_addresses: "", port: String(endpoint.port) }
      : { listen_addresses: endpoint.host, port: String(endpoint.port) };
    const parameters = Object.entries({ ...settings, ...address }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const command = [join(binaries.folder, "postgres"), "-D", data.place, ...parameters];
    const [program = "", ...rest] = process.platform === "win32" ? command : ["/bin/sh", "-c", WATCHDOG, "ironpace-watchdog", ...command];
    const child = spawn(program, rest, {
      ...user,
      cwd: "/",
      ...childEnvironment,
      // A signal of the terminal is meant for the server, which then stops PostgreSQL.
      detached: process.platform !== "win32",
      stdio: ["pipe", "ignore", "pipe", ...data.stdio, ...(socket?.stdio ?? [])],
    });
    let words: string | undefined;
    const ready = Promise.withResolvers<void>();
    forwardServerLog(child.stderr as Readable, log, ({ severity, message }) => {
      if (severity === "LOG" && message.includes("ready to accept connections")) ready.resolve();
      if (severity !== "LOG" && severity !== "WARNING") words = message;
    });
    return { child, ready: ready.promise, lastWords: () => words };
  } finally {
    descriptors.forEach(closeSync);
  }
}

async function stop(child: ChildProcess, ended: Promise<string>, { binaries, folder }: PostmasterOptions): Promise<void> {
  const within = (limit: number) => Promise.race([ended.then(() => true), sleep(limit, false, { ref: false })]);
  if (process.platform === "win32") spawnSync(join(binaries.folder, "pg_ctl"), ["stop", "-D", folder, "-m", "fast"]);
  else child.kill("SIGINT");
  if (await within(STOP_LIMIT_MS)) return;
  child.kill("SIGQUIT");
  if (await within(FORCED_STOP_LIMIT_MS)) return;
  child.kill("SIGKILL");
  await ended;
}

interface ServerLogLine {
  readonly severity: string;
  readonly message: string;
  /** Absent from lines that PostgreSQL did not log itself, such as those of the loader. */
  readonly pid?: number;
  readonly process?: string;
  readonly code?: string;
}

/** `log_line_prefix` of the settings, then the severity. */
const LINE = /^@(\d+)\|([^|]*)\|([^@]*)@ ([A-Z]+\d?): {2}(.*)$/;

/** Signs that PostgreSQL lost something, in lines that it logs as LOG. */
const TROUBLE =
  /terminated by signal|crash|was interrupted|not properly shut down|automatic recovery|terminating any other active|could not|no space|memory|corrupt|invalid|damaged/i;

function parseServerLogLine(text: string): ServerLogLine {
  const [, pid, process, code, severity, message] = LINE.exec(text) ?? [];
  if (severity === undefined || message === undefined) return { severity: "UNKNOWN", message: text };
  return { severity, message, pid: Number(pid), process: process ?? "", code: code ?? "" };
}

/** Hands every line of PostgreSQL's log to `log` as a structured one, and to `onLine`. */
function forwardServerLog(stream: Readable, log: Logger | undefined, onLine: (line: ServerLogLine) => void): void {
  createInterface({ input: stream }).on("line", (text) => {
    const line = parseServerLogLine(text);
    onLine(line);
    const { severity, message, pid, process, code } = line;
    log?.[getLevel(line)]({ postgres: { severity, ...(pid !== undefined && { pid, process, code }) } }, `PostgreSQL: ${message}`);
  });
}

function getLevel({ severity, message, process }: ServerLogLine): "debug" | "warn" | "error" {
  if (severity === "PANIC") return "error";
  // What a single client was refused is answered to that client.
  if (severity === "FATAL") return process === "client backend" ? "debug" : "error";
  return severity !== "LOG" || TROUBLE.test(message) ? "warn" : "debug";
}
