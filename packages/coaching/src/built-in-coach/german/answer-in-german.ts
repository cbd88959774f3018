import type { CoachProposal } from "@ironpace/contract";
import { SENTENCES } from "./sentences.ts";
import { inGerman } from "./values.ts";

/** Those with the most words of their own first: "From now on {}" before "From {} on {}". */
const PATTERNS = SENTENCES.map(([english, german]) => {
  const parts = english.split("{}");
  const body = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("(.+?)");
  return { whole: new RegExp(`^${body}$`, "u"), start: new RegExp(`^${body}(?= )`, "u"), german, own: parts.join("").length };
}).toSorted((a, b) => b.own - a.own);

/** Says that an answer has no German words yet. */
const ONLY_ENGLISH = "Diese Antwort habe ich bisher nur auf Englisch:";

/** Whether an answer in German is still the English one. */
export function isOnlyEnglish(text: readonly string[]): boolean {
  return text[0] === ONLY_ENGLISH;
}

/**
 * An answer in German, sentence by sentence. Lines of a list keep what has no German (titles of sessions); a paragraph without German is left out when the
 * one before it says enough, and the whole answer stays English, and says so, when its first one has none.
 */
export function answerInGerman(text: readonly string[]): readonly string[] {
  const [first, ...others] = text;
  if (first === undefined) return text;
  const lead = paragraph(first);
  if (lead === undefined) return [ONLY_ENGLISH, ...text];
  return [lead, ...others.flatMap((part) => paragraph(part) ?? [])];
}

function paragraph(text: string): string | undefined {
  const lines = text.split("\n");
  const german = lines.map((line) =>
    line.startsWith("- ") ? `- ${sentences(line.slice(2)) ?? inGerman(line.slice(2))}` : sentences(line),
  );
  return german.some((line) => line === undefined) ? undefined : capitals(german.join("\n"));
}

/** All sentences of a line; undefined when one has no German. */
function sentences(line: string): string | undefined {
  const found: string[] = [];
  for (let rest = line.trim(); rest !== "";) {
    const match = PATTERNS.map(({ whole, start, german }) => ({
      german,
      used: oneSentence(whole.exec(rest)) ?? start.exec(rest) ?? whole.exec(rest),
    })).find(({ used }) => used !== null);
    if (match?.used == null) return undefined;
    const { german, used } = match;
    found.push(filled(german, used.slice(1)));
    rest = rest.slice(used[0].length).trim();
  }
  return found.length === 0 ? undefined : found.join(" ");
}

/** A pattern that ends in "{}." takes the sentences after it as well: then only its beginning counts. */
function oneSentence(found: RegExpExecArray | null): RegExpExecArray | null {
  return found?.slice(1).some((part) => /[a-z)\d][.!?] \p{Lu}/u.test(part)) === true ? null : found;
}

function filled(german: string, values: readonly string[]): string {
  let at = 0;
  return german
    .replaceAll(/\{(\d)\}/g, (_, place: string) => inGerman(values[Number(place)] ?? ""))
    .replaceAll("{}", () => inGerman(values[at++] ?? ""))
    .replaceAll(/\b([Ii]n \*\*\d+) Tage\b/g, "$1 Tagen");
}

function capitals(text: string): string {
  return text.replaceAll(/(^|\n- |\n|\. |\*\*, )(\p{Ll})/gu, (_, before: string, letter: string) =>
    before === "**, " ? before + letter : before + letter.toUpperCase(),
  );
}

/** The words of a card, and of what it changes. */
export function cardInGerman(card: CoachProposal): CoachProposal {
  const german = wordsInGerman(card);
  if (german.request.reason !== "record") return german;
  const changes = german.request.changes.map(({ label, before, after }) => ({
    label: LABELS[label] ?? inGerman(label),
    ...(before !== undefined && { before: inGerman(before) }),
    after: inGerman(after),
  }));
  return { ...german, request: { ...german.request, changes } };
}

const LABELS: { readonly [label: string]: string } = {
  "Body weight": "Körpergewicht",
  Day: "Tag",
  Race: "Wettkampf",
  Priority: "Priorität",
  Place: "Ort",
  Target: "Ziel",
  Due: "Fällig",
  Run: "Lauf",
  Ride: "Radfahrt",
  Row: "Rudern",
  Effort: "Anstrengung",
  Minutes: "Minuten",
  Equipment: "Ausrüstung",
  "You dislike": "Magst du nicht",
  Status: "Stand",
  Goal: "Ziel",
};

function wordsInGerman(card: CoachProposal): CoachProposal {
  // A swap names exercises as the plan does.
  if (card.title.includes("→")) return { ...card, why: inGerman(card.why) };
  let { title } = card;
  for (const [pattern, german] of TITLES) title = title.replace(pattern, german);
  return {
    ...card,
    title: title
      .split(/(?= auf | am |, (?=\w{3} \d))/)
      .map((part, at) => (at === 0 && !/^(?:Training um|Körpergewicht)/.test(part) ? part : inGerman(part)))
      .join(""),
    why: sentences(card.why) ?? inGerman(card.why),
  };
}

const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^Move (.+) to (.+)$/, "$1 auf $2 verschieben"],
  [/^Rest on (.+)$/, "Ruhetag am $1"],
  [/^Easy on (.+)$/, "Leicht am $1"],
  [/^Easier until (.+)$/, "Leichter bis $1"],
  [/^Easier (.+) to (.+)$/, "Leichter von $1 bis $2"],
  [/^Ill, (.+)$/, "Krank, $1"],
  [/^Away, (.+)$/, "Weg, $1"],
  [/^Log run, (\w{3} .+)$/, "Lauf eintragen, $1"],
  [/^Log ride, (\w{3} .+)$/, "Radfahrt eintragen, $1"],
  [/^Log (.+), (\w{3} .+)$/, "$1 eintragen, $2"],
  [/^Done: (.+)$/, "Erledigt: $1"],
  [/^Not done: (.+)$/, "Nicht erledigt: $1"],
  [/^Goal: (.+)$/, "Ziel: $1"],
  [/^Change goal: (.+)$/, "Ziel ändern: $1"],
  [/^New best: (.+)$/, "Neue Bestleistung: $1"],
  [/^Add (.+)$/, "$1 anlegen"],
  [/^Body weight (.+)$/, "Körpergewicht $1"],
  [/^Train (\d) days a week$/, "$1 Trainingstage die Woche"],
  [/^Equipment: (.+)$/, "Ausrüstung: $1"],
  [/^Dislikes: (.+)$/, "Mag ich nicht: $1"],
  [/^Undo the last change$/, "Letzte Änderung zurücknehmen"],
  [/^Work around your (.+)$/, "Training um die Beschwerde herum: $1"],
];
