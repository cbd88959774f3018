/** A row is one concept: its English, then what German, French, Spanish, Italian, Portuguese and Dutch athletes write, separated by bars. */
export type Table = string;

export const LANGUAGES = ["de", "fr", "es", "it", "pt", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
