import type { OsUser } from "./os-user.ts";

/** How a child process names a folder, and what its `stdio` gets from the fourth entry on so that it can. */
export interface ChildFolder {
  readonly place: string;
  readonly stdio: readonly number[];
}

/** The server's own variables, which hold its secrets, stay with the server. Windows needs those of the system. */
export const childEnvironment =
  process.platform === "win32" ? {} : { env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin", ...outOfMemory() } };

/** A system out of memory ends the process of one statement before it ends the first process of PostgreSQL, or the server. */
function outOfMemory(): Record<string, string> {
  return process.platform === "linux" ? { PG_OOM_ADJUST_FILE: "/proc/self/oom_score_adj", PG_OOM_ADJUST_VALUE: "300" } : {};
}

/** Descriptors 0 to 2 are the standard streams. */
const FIRST_DESCRIPTOR = 3;

/**
 * A folder for a child that runs as another user. That user may not enter the folders above it, such as a DATA_DIR that only root may open;
 * through an open descriptor the child reaches it all the same, where the kernel has /proc.
 * @param descriptor of the folder, open
 * @param position how many folders the child gets before this one
 */
export function childFolder(folder: string, descriptor: number, user: OsUser | undefined, position = 0): ChildFolder {
  if (user === undefined || process.platform !== "linux") return { place: folder, stdio: [] };
  return { place: `/proc/self/fd/${FIRST_DESCRIPTOR + position}`, stdio: [descriptor] };
}
