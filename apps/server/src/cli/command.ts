import { ConfigError } from "../config.ts";
import { StartError } from "#database/start-error.ts";

/** Something the person at the keyboard can put right: printed as it is. */
export class CommandError extends Error {}

/** Runs a command of the shell: ends with 1 and one sentence when it cannot be done. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ConfigError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
