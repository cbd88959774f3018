/** What the runner reads of a session of the plan: what is done in it, and its entry in the log with the sets. */
export const SESSION_WITH_ENTRY =
  "id, title, duration, warmup, strength, skill, main_workout, main_format, cooldown, performed_sessions(*, performed_sets(*))";

/** The same as an address below `/rest/v1/`, for the request that the page begins before its scripts. */
export const sessionWithEntryPath = (id: string): string =>
  `training_sessions?select=${encodeURIComponent(SESSION_WITH_ENTRY.replaceAll(" ", ""))}&id=eq.${id}`;
