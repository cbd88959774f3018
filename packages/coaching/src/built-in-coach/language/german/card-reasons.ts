import { sentenceTranslator } from "../sentence-translator.ts";
import { toGerman } from "./values.ts";

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
  ["You wrote that it hurts; I read it as mild ({} of 10).", "Du hast geschrieben, dass es wehtut; ich lese es als leicht ({} von 10)."],
  [
    "You wrote that it hurts; I read it as moderate ({} of 10).",
    "Du hast geschrieben, dass es wehtut; ich lese es als mittelstark ({} von 10).",
  ],
  ["You wrote that it hurts; I read it as severe ({} of 10).", "Du hast geschrieben, dass es wehtut; ich lese es als stark ({} von 10)."],
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
  ["Loads and paces are taken from the benchmarks stored now.", "Lasten und Tempi kommen aus den Werten, die jetzt gespeichert sind."],
];

const TRANSLATOR = sentenceTranslator(REASONS, toGerman);

/** Why a card is made, in German; what has none here stays, with its days in German. */
export function reasonInGerman(why: string): string {
  const [, title, day] = /^In (.+), (\w{3} \d{1,2} \w{3})\.$/u.exec(why) ?? [];
  if (title !== undefined && day !== undefined) return `In ${title}, ${toGerman(day)}.`;
  return TRANSLATOR.sentences(why) ?? toGerman(why);
}
