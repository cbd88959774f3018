import type { Athlete, PainReport } from "@ironpace/training";

/** The row of `plan_circumstances`: the athlete for whom a plan was made, as JSON of the engine that made it. */
interface CircumstancesRow {
  readonly athlete: unknown;
}

/** Plans of earlier versions named the reports of pain `checkIns`. */
type StoredAthlete = Athlete & { readonly checkIns?: readonly PainReport[] };

/** The athlete for whom a plan was made, in today's names; undefined where the plan did not store one. */
export function toAthlete(row: CircumstancesRow | null): Athlete | undefined {
  if (row === null) return undefined;
  const { checkIns: painReports, ...athlete } = row.athlete as StoredAthlete;
  return painReports === undefined ? athlete : { painReports, ...athlete };
}
