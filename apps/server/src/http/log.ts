import { type DestinationStream, type Logger, pino } from "pino";
import { z } from "zod";

export interface LogOutput {
  readonly isTTY: boolean;
  write(line: string): unknown;
}

/**
 * JSON lines, or lines for people when the output is a terminal. On standard output unless told, several lines at once where there are many:
 * they stand there after 50 ms at most.
 */
export function createLog(level: string, output: LogOutput = process.stdout): Logger {
  const lines = output === process.stdout ? bufferedOutput() : output;
  const destination: DestinationStream = output.isTTY ? { write: (line) => void output.write(readable(line)) } : lines;
  const redact = ["password", "*.password", "authorization", "*.authorization"];
  return pino({ level, base: null, redact, serializers: { err: withoutValues } }, destination);
}

/** An error without what PostgreSQL says beside its message, which may hold the values of a row. */
function withoutValues(error: Error): object {
  const { detail: _detail, where: _where, ...rest } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  return rest;
}

/** Pino's own periodic flush writes nothing at all twenty times a second for as long as the process lives; this timer runs only after a line. */
function bufferedOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  let timer: NodeJS.Timeout | undefined;
  output.once("close", () => clearTimeout(timer));
  const flush = () => {
    timer = undefined;
    output.flush();
  };
  return {
    write: (line) => {
      output.write(line);
      timer ??= setTimeout(flush, 50).unref();
    },
  };
}

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(""),
  err: z.looseObject({ stack: z.string() }).optional(),
});

function readable(line: string): string {
  const { level, time, msg, err, ...fields } = lineSchema.parse(JSON.parse(line));
  const details = Object.entries(fields).map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const name = pino.levels.labels[level] ?? "";
  const words = [new Date(time).toISOString().slice(11, 19), ...(name === "info" ? [] : [name.toUpperCase()]), msg, ...details];
  return `${printable(words.join(" "))}\n${err ? stackLines(err.stack) : ""}`;
}

/** Indented: what a message says after a line end begins no line of the log. */
function stackLines(stack: string): string {
  return stack
    .split("\n")
    .map((line) => `  ${printable(line)}\n`)
    .join("");
}

/** Paths come from callers: a control character in one must not reach the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
