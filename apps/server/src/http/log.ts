import { type DestinationStream, type Logger, pino } from "pino";
import { z } from "zod";

/** JSON lines on standard output, or lines for people when that is a terminal. */
export function createLog(level: string, output: NodeJS.WriteStream = process.stdout): Logger {
  const destination: DestinationStream = output.isTTY
    ? { write: (line) => void output.write(readable(line)) }
    : pino.destination({ dest: 1, sync: true });
  return pino({ level, base: null, redact: ["password", "*.password", "authorization", "*.authorization"] }, destination);
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
  return `${words.join(" ")}\n${err ? `${err.stack}\n` : ""}`;
}
