/** A concept with the words for it: regular expressions in English, German, French, Spanish and Italian, without accents. */
export type Entry = readonly [concept: string, english: string, german: string, french: string, spanish: string, italian: string];
