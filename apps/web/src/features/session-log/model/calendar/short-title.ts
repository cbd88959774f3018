/** What fits into a day of the month: the first piece of work, without the word that the row says and without how it is rested. */
export function shortTitle(title: string): string {
  const text = title.replace(/^Deload: /u, "").replace(/(?:,? (?:then|with|and|each followed by) .*|, [^\d,][^,]*)$/u, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
