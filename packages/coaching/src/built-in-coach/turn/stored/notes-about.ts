import type { Diary } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { partIn } from "../changes/part-names.ts";
import type { ConceptEntry } from "../languages.ts";
import { CHANGE_WORDS } from "../concepts/words-of-changes.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";

const WROTE =
  /\b(?:(?:did|have) i (?:ever |last )?(?:write|written|note|noted|mention|mentioned)|i (?:write|wrote|written|noted|mentioned)|(?:in )?my notes|(?:hab\w*|hatte) ich (?:\w+ ){0,6}(?:notiert|geschrieben|erwahnt|aufgeschrieben|vermerkt)|in meinen notizen|(?:j ai|ai je) (?:\w+ )?(?:note|ecrit|mentionne)|(?:dans )?mes notes|(?:escribi|anote|apunte|mencione|he (?:escrito|anotado|apuntado))|en mis notas|ho (?:scritto|annotato|segnato|menzionato)|nelle mie note)\b/;
const ASKS =
  /\b(?:how often|how many|when|ever|last time|wie oft|wann|je(?:mals)?|zuletzt|combien|quand|deja|cuant[ao]s|cuando|alguna vez|quante|quando|mai)\b/;

/** "How often did I write something about my knee": the notes of sessions that name it, and never where none does. */
export function answerNotesAbout(frame: Frame, { work }: Diary): Draft | undefined {
  const { tongue, words, part } = frame;
  if (part === undefined || !WROTE.test(words) || !ASKS.test(words) || frame.verbs.some((verb) => verb !== "log")) return undefined;
  const say = sayIn(tongue);
  const pattern = patternOf(part);
  const noted = work.filter(({ notes }) => notes !== undefined && notes !== "");
  const found = pattern === undefined ? [] : noted.filter(({ notes }) => pattern.test(normalise(notes ?? "")));
  const last = found.at(-1);
  const name = partIn(tongue, part);
  const count = noted.length;
  if (last === undefined)
    return {
      isDecided: true,
      text: [
        say(
          `**Never**: no session note of yours is about your ${name} (notes in all: ${count}).`,
          `**Nie**: keine Notiz zu einer Einheit handelt davon (${name}; Notizen insgesamt: ${count}).`,
          `**Jamais** : aucune note de séance n’en parle (${name} ; notes en tout : ${count}).`,
          `**Nunca**: ninguna nota de sesión habla de eso (${name}; notas en total: ${count}).`,
          `**Mai**: nessuna nota di sessione ne parla (${name}; note in tutto: ${count}).`,
        ),
        say(
          "What you told me in a conversation or entered under injuries is not counted here.",
          "Was du mir im Gespräch gesagt oder unter Verletzungen eingetragen hast, zählt hier nicht mit.",
          "Ce que tu m’as dit en conversation ou entré dans les blessures n’est pas compté ici.",
          "Lo que me contaste hablando o anotaste en lesiones no cuenta aquí.",
          "Quello che mi hai detto parlando o inserito negli infortuni qui non conta.",
        ),
      ],
    };
  return {
    isDecided: true,
    text: [
      say(
        `**${found.length} of ${count} notes** are about your ${name}, the last on ${dayIn(tongue, last.on)}.`,
        `**${found.length} von ${count} Notizen** handeln davon (${name}), die letzte vom ${dayIn(tongue, last.on)}.`,
        `**${found.length} notes sur ${count}** en parlent (${name}), la dernière le ${dayIn(tongue, last.on)}.`,
        `**${found.length} de ${count} notas** hablan de eso (${name}), la última del ${dayIn(tongue, last.on)}.`,
        `**${found.length} note su ${count}** ne parlano (${name}), l’ultima del ${dayIn(tongue, last.on)}.`,
      ),
      bullet(found.slice(-MOST).map(({ on, title, notes }) => `${dayIn(tongue, on)}, ${title}: “${notes ?? ""}”`)),
    ],
  };
}

const MOST = 6;

/** The words for a part of the body in every language. */
function patternOf(part: string): RegExp | undefined {
  const [, ...said]: readonly string[] = CHANGE_WORDS.find(([concept]: ConceptEntry) => concept === `part:${part}`) ?? [];
  return said.length === 0 ? undefined : new RegExp(String.raw`\b(?:${said.join("|")})\b`, "u");
}
