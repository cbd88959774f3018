import { statfs } from "node:fs/promises";
import { diskFull, SqlError } from "../sql-error.ts";
import type { Session } from "./session.ts";

/**
 * Free bytes below which nothing more is written. PostgreSQL that cannot write its log ends itself and cannot be opened again, so the
 * last of the room stays free, and reading goes on. Four files of the log, of 16 MB each.
 */
const RESERVE = 64 * 1024 ** 2;

/** Milliseconds for which what was found is believed. */
const LOOK_EVERY = 1000;

/** Whether so little room is left where these files are. */
export async function isFull(dataDir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < RESERVE;
  } catch {
    return false;
  }
}

/** Lets the only session read and nothing else while the disk is full. */
export class Room {
  readonly #dataDir: string;
  readonly #session: Session;
  #lookedAt = -LOOK_EVERY;
  #full = false;
  /** The session that was told to read only. */
  #told: number | undefined;

  constructor(dataDir: string, session: Session) {
    this.#dataDir = dataDir;
    this.#session = session;
  }

  /** Runs work of the session whose turn it is. @param readOnly it asked for no more than reading, so being refused is its own affair */
  async run<T>(work: () => Promise<T>, readOnly: boolean): Promise<T> {
    await this.#look();
    try {
      return await work();
    } catch (error) {
      throw this.#full && !readOnly && error instanceof SqlError && error.code === READ_ONLY ? diskFull(error) : error;
    }
  }

  async #look(): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt >= LOOK_EVERY) {
      this.#full = await isFull(this.#dataDir);
      this.#lookedAt = now;
    }
    const { generation } = this.#session;
    if (this.#full ? this.#told === generation : this.#told === undefined) return;
    const text = `set default_transaction_read_only = ${this.#full ? "on" : "off"}`;
    await this.#session.send({ kind: "statements", statements: [{ text, parameters: [] }] }, SETTING_LIMIT);
    this.#told = this.#full ? this.#session.generation : undefined;
  }
}

const READ_ONLY = "25006";

/** Milliseconds. */
const SETTING_LIMIT = 5000;
