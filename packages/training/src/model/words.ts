/** Words that keep their capital inside a sentence. */
const PROPER = /^(Romanian|Russian|Bulgarian|Pallof|Copenhagen|GHD|V-up|World's)/u;

/** The name of an exercise inside a sentence: "back squat", "Romanian deadlift". */
export function inSentence(name: string): string {
  return PROPER.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The same without what only the catalogue needs: "kettlebell swing" for "Kettlebell swing (Russian)". */
export function shortName(name: string): string {
  return inSentence(
    name.replace(/ \((Russian|American|kipping|strict|rope|partial range|low box|short range|bodyweight|supine|parallel bar)\)/u, ""),
  );
}

/** The first letter of a sentence or a title. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "row, ski and bike" */
export function formatList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

/** The note on substitutions of a run, a ride or a swim in the open. */
export const NO_SUBSTITUTION = "None: if the day does not work, move the session or leave it out.";
