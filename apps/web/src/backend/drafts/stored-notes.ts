/** Query of whether the notes were read for signs of danger. */
export const NOTES_KEY = ["checked-notes"] as const;

/** Whether what was stored holds words of the athlete: they are read for signs of danger then. */
export function holdsNote(stored: unknown): boolean {
  return NOTE.test(JSON.stringify(stored) ?? "");
}

const NOTE = /"(?:notes|skip_?reason|reason|description)":"[^"]{4}/iu;
