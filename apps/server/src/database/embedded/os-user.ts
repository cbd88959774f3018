import { readFileSync, statSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** The user PostgreSQL runs as. */
export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. The first of these that exists is used for a new cluster. */
const CANDIDATES = ["ironpace", "postgres", "nobody"];

/**
 * The unprivileged user for a cluster when this process is root: the owner of the cluster's files, or one of the
 * candidates for a new cluster. Undefined when this process is unprivileged itself.
 */
export function unprivilegedUser(clusterDir: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  // Users of a directory service are not in this file; the last candidate is on every system.
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of CANDIDATES) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and this system has no user named ${CANDIDATES.join(", ")}: start as another user.`,
  );
}
