/** Query of whether the notes were read for signs of danger. */
export const NOTES_KEY = ["checked-notes"] as const;

/** Whether what was stored holds words of the athlete: they are read for signs of danger then. */
export function holdsNote(stored: unknown): boolean {
  return NOTE.test(JSON.stringify(stored) ?? "");
}

/** A shorter text holds no sign; a quotation mark in it is two characters of JSON. */
const NOTE = /"(?:notes|skip_?reason|reason|description)":"(?:[^"\\]|\\.){4}/iu;
