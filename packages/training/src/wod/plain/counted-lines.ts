/* Lines of a whiteboard that are counted: stations with their number, minutes of an EMOM. */

const PLACE = /^\s*(?:(\d{1,2})|(i{1,3}|iv|vi{0,3})|([a-h]))(?:\s*[).:]\s*|\s+)(?=\S)/i;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** Lines that are only counted, "1 ski 500m", "2 sled push 25m", without their numbers; of an EMOM as its minutes. */
export function withoutPlaces(text: string): string {
  const isOnClock = /\be\d?mom\b|\botm\b|\b(?:every|each) min|ogni minuto|jede minute|cada minuto|chaque minute/i.test(text);
  const lines = text.split("\n");
  const places = lines.map(readPlace);
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && places[to] === to - from + 1) to++;
    const run = lines.slice(from, to);
    const rests = run.map((line) => line.replace(PLACE, ""));
    const areMarked = run.every((line) => /^\s*(?:\d{1,2}|[ivx]+|[a-h])\s*[).:]/i.test(line));
    const haveAmounts = rests.filter((rest) => /^\d|\d ?(?:m|km|cal|s|sec|reps?|rounds)\b/i.test(rest)).length * 10 >= rests.length * 7;
    if (run.length < 3 || (!areMarked && !haveAmounts) || (areMarked && !isOnClock && /^\s*[a-h\d]/i.test(run[0] ?? ""))) continue;
    rests.forEach((rest, index) => {
      lines[from + index] = isOnClock ? `min ${index + 1}: ${rest}` : rest;
    });
    from = to - 1;
  }
  return lines.join("\n");
}

function readPlace(line: string): number | undefined {
  const [, digits, roman, letter] = PLACE.exec(line) ?? [];
  if (digits !== undefined) return Number(digits);
  if (roman !== undefined) return ROMAN.indexOf(roman.toLowerCase()) + 1;
  return letter === undefined ? undefined : (letter.toLowerCase().codePointAt(0) ?? 0) - 96;
}

/** The lines of an EMOM that say which minute they are, as "1) …": "Min 1 - 15 wall balls", "a) 12 cal ski", "minute 2 15 burpees". */
export function numbered(text: string): string {
  const start = text.search(/\be\d?mom\b|\botm\b|every min/i);
  if (start < 0) return text;
  const [before, after] = [text.slice(0, start), text.slice(start)];
  const inline = after
    .replaceAll(/\b(odd|even)(?: min(?:ute)?s?)?\s*-\s*(?=\S)/gi, "$1: ")
    .replaceAll(/^\s*(odd|even)(?: min(?:ute)?s?)?\s+(?=\d)/gim, "$1: ")
    .replaceAll(/(?<=[,:]\s*)([1-9]) - (?=[a-z\d])/gi, "min $1: ")
    .replaceAll(/(?<=[-,:]\s*)min(?:ute)? (\d)\s*[-:]?\s+(?=\S)/gi, "min $1: ");
  const marked = inline.replaceAll(
    /^\s*(?:m(?:in(?:ute)?)?\.? ?)?([1-9a-e])\s*(?:[).:='’]|\s-)\s*(?=\S)/gim,
    (_, place: string) => `min ${/\d/.test(place) ? place : place.charCodeAt(0) % 32}: `,
  );
  return before + (marked.includes("min 2: ") ? marked : inline);
}
