import type { CoachProposal } from "@ironpace/contract";
import { sentenceTranslator } from "../sentence-translator.ts";
import { SENTENCES } from "./sentences.ts";
import { toGerman } from "./values.ts";

const GERMAN = sentenceTranslator(SENTENCES, toGerman);

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

/** "In **78 days**" is dative in German. */
function paragraph(text: string): string | undefined {
  return GERMAN.paragraph(text)?.replaceAll(/\b([Ii]n \*\*\d+) Tage\b/g, "$1 Tagen");
}

/** The words of a card, and of what it changes. */
export function cardInGerman(card: CoachProposal): CoachProposal {
  const german = wordsInGerman(card);
  if (german.request.reason !== "record") return german;
  const changes = german.request.changes.map(({ label, before, after }) => ({
    label: LABELS[label] ?? toGerman(label),
    ...(before !== undefined && { before: toGerman(before) }),
    after: toGerman(after),
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
  Swim: "Schwimmen",
  Walk: "Gehen",
  Workout: "Workout",
  Goal: "Ziel",
};

function wordsInGerman(card: CoachProposal): CoachProposal {
  // A swap names exercises as the plan does.
  if (card.title.includes("→")) return { ...card, why: reasonInGerman(card.why) };
  let { title } = card;
  for (const [pattern, german] of TITLES) title = title.replace(pattern, german);
  return {
    ...card,
    title: title
      .split(/(?= auf | am | bis | von |, (?=\w{3} \d))/)
      .map((part, at) => (at === 0 && !/^(?:Training um|Körpergewicht)/.test(part) ? part : toGerman(part)))
      .join(""),
    why: GERMAN.sentences(card.why) ?? reasonInGerman(card.why),
  };
}

const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^Move (.+) to (.+)$/, "$1 auf $2 verschieben"],
  [/^Rest on (.+)$/, "Ruhetag am $1"],
  [/^Easy on (.+)$/, "Leicht am $1"],
  [/^Easier until (.+)$/, "Leichter bis $1"],
  [/^Easier (.+) to (.+)$/, "Leichter von $1 bis $2"],
  [/^Ill, (.+)$/, "Krank, $1"],
  [/^Away, (.+)$/, "Abwesend, $1"],
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

/** Why a card is made, in English and German; see `sentences.ts`. */
const REASONS: readonly (readonly [english: string, german: string])[] = [
  ["It is on {} now. {} takes its day.", "Sie ist bisher am {}. {} rückt auf diesen Tag."],
  ["It is on {} now.", "Sie ist bisher am {}."],
  ["{} sessions are on these days.", "An diesen Tagen sind {} Einheiten geplant."],
  ["1 session is on these days.", "An diesen Tagen ist 1 Einheit geplant."],
  ["They are taken out, and the days after are easier.", "Sie fallen aus, und die Tage danach sind leichter."],
  ["1 session left out, then a gentle return.", "1 Einheit fällt aus, danach geht es sanft weiter."],
  ["{} sessions left out, then a gentle return.", "{} Einheiten fallen aus, danach geht es sanft weiter."],
  ["{}: left out; the days after stay as planned.", "{}: fällt aus; die Tage danach bleiben wie geplant."],
  ["{} is left out; the days after stay as planned.", "{} fällt aus; die Tage danach bleiben wie geplant."],
  ["{} is left out; the days after stay.", "{} fällt aus; die Tage danach bleiben."],
  ["{} is left out.", "{} fällt aus."],
  ["You said it hurts; I am treating it as mild ({}/10).", "Du hast geschrieben, dass es wehtut; ich lese es als leicht ({} von 10)."],
  [
    "You said it hurts; I am treating it as moderate ({}/10).",
    "Du hast geschrieben, dass es wehtut; ich lese es als mittelstark ({} von 10).",
  ],
  ["You said it hurts; I am treating it as severe ({}/10).", "Du hast geschrieben, dass es wehtut; ich lese es als stark ({} von 10)."],
  ["The card shows every session before and after.", "Die Karte zeigt jede Einheit vorher und nachher."],
  ["You said that it brings the pain on.", "Du hast gesagt, dass es dabei wehtut."],
  ["A deload that begins now.", "Ein Deload, der jetzt beginnt."],
  ["You asked for it.", "Du hast darum gebeten."],
  ["Your existing goal changes; no new one is added.", "Dein bestehendes Ziel ändert sich; es kommt kein neues dazu."],
  ["By {}.", "Bis {}."],
  ["Due {}.", "Fällig {}."],
  [
    "Saved in your profile; the plan chooses exercises that your equipment allows.",
    "In deinem Profil gespeichert; der Plan wählt Übungen, die mit deiner Ausrüstung gehen.",
  ],
  ["It was the last change to your plan.", "Es war die letzte Änderung an deinem Plan."],
  ["It goes into your Session Log.", "Sie kommt in dein Session Log."],
  ["It is marked as done on {}.", "Sie ist am {} als erledigt eingetragen."],
  ["{} is marked as done.", "{} ist als erledigt eingetragen."],
  ["It is entered for {}.", "Eingetragen ist der {}."],
  ["The other days keep their minutes.", "Die anderen Tage behalten ihre Minuten."],
  ["The first one stored.", "Der erste gespeicherte Wert."],
  ["You have {} minutes on {} instead of {}.", "Du hast am {1} {0} Minuten statt {2}."],
  ["Instead of {} (effort {} of 10).", "Statt {} (Anstrengung {} von 10)."],
  [
    "About three quarters of the planned minutes on the days that are left.",
    "Etwa drei Viertel der geplanten Minuten an den Tagen, die noch kommen.",
  ],
  ["Weights and paces follow your current benchmarks.", "Lasten und Tempi kommen aus den Werten, die jetzt gespeichert sind."],
];

const TRANSLATOR = sentenceTranslator(REASONS, toGerman);

/** Why a card is made, in German; what has none here stays, with its days in German. */
export function reasonInGerman(why: string): string {
  const [, title, day] = /^In (.+), (\w{3} \d{1,2} \w{3})\.$/u.exec(why) ?? [];
  if (title !== undefined && day !== undefined) return `In ${title}, ${toGerman(day)}.`;
  return TRANSLATOR.sentences(why) ?? toGerman(why);
}
