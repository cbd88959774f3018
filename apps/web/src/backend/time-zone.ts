/** Where the athlete is, as the browser knows it: the days of the ledger are theirs. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
