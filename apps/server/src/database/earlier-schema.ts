/**
 * The migrations before 27 November 2026 were replaced by others that make the same schema (ADR 048). Their names are still known to say how a
 * database of that time is moved, and to restore its backups.
 */
const FIRST = "migrations/20261121000100_private_helpers.sql";
const LAST = "migrations/20261127050200_knowledge_articles.sql";
/** The last one that changed stored rows: what had run until then has the tables of today. */
const LAST_WITH_ROWS = "migrations/20261126224909_keep_an_outcome_per_coach_card.sql";

/** The last commit with them. */
const LAST_VERSION = "git checkout 3676da65";

/** Why a database that has applied these migrations cannot be opened, with the way to move it; undefined when it can. */
export function refusalOfEarlierDatabase(applied: Iterable<string>): string | undefined {
  if (!hasEarlierSchema(applied)) return undefined;
  return `This database is from before 27 November 2026 and was not touched. To upgrade: 1. check out the last version before that day (${LAST_VERSION}) and start it once; 2. npm run backup -- FILE; 3. with this version, npm run restore -- FILE into a new, empty place.`;
}

/** Why a backup with these migrations cannot be restored, with the way to move it; undefined when it can. */
export function refusalOfEarlierBackup(applied: Iterable<string>): string | undefined {
  const names = new Set(applied);
  if (!hasEarlierSchema(names) || names.has(LAST_WITH_ROWS)) return undefined;
  return `This backup is older than the tables of this version. To move it, restore it with the last version before 27 November 2026 (${LAST_VERSION}), start that once, make a backup there, and restore that here.`;
}

export function hasEarlierSchema(applied: Iterable<string>): boolean {
  return new Set(applied).has(FIRST);
}

/** Whether it is one of the migrations that were replaced. */
export const isReplaced = (name: string): boolean => name >= FIRST && name <= LAST;

/** Whether it is one of those that replace them. */
export const isReplacement = (name: string): boolean => name.startsWith("migrations/20260101");
