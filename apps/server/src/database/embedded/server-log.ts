import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Logger } from "pino";

export interface ServerLogLine {
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
export function forwardServerLog(stream: Readable, log: Logger | undefined, onLine: (line: ServerLogLine) => void): void {
  createInterface({ input: stream }).on("line", (text) => {
    const line = parseServerLogLine(text);
    onLine(line);
    const { severity, message, pid, process, code } = line;
    log?.[levelOf(line)]({ postgres: { severity, ...(pid !== undefined && { pid, process, code }) } }, `PostgreSQL: ${message}`);
  });
}

function levelOf({ severity, message, process }: ServerLogLine): "debug" | "warn" | "error" {
  if (severity === "PANIC") return "error";
  // What a single client was refused is answered to that client.
  if (severity === "FATAL") return process === "client backend" ? "debug" : "error";
  return severity !== "LOG" || TROUBLE.test(message) ? "warn" : "debug";
}
