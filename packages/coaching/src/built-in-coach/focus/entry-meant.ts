import { sessionOfRow } from "../dialogue/focus.ts";
import { normalise } from "../question.ts";
import type { Draft } from "../topic.ts";
import { dayIn } from "../turn/names.ts";
import type { Focus } from "./focus.ts";

const MEANT =
  /\b(?:no|nope|not|meant|mean|i meant|rather|the other|nein|nee|meinte|meine|gemeint|non|voulais dire|plutot|no|queria decir|me referia|mejor|volevo dire|intendevo|piuttosto)\b/;
const MOST_WORDS = 9;
const COMMON: ReadonlySet<string> = new Set(["easy", "with", "short", "long", "session", "class"]);

/** "No, I meant the mobility class" beside a card that moves a session: the athlete's own entry, which no card moves, and that the session stays. */
export function entryMeant({ cards, words, frame, diary, view, tongue, say }: Focus): Draft | undefined {
  const request = cards[0]?.request;
  const session = request?.reason === "move" ? sessionOfRow(request.sessionId, view) : undefined;
  if (request?.reason !== "move" || session === undefined || words.split(" ").length > MOST_WORDS || !MEANT.test(words)) return undefined;
  const entry = diary.entered.find(
    ({ on, title }) =>
      on >= view.today &&
      normalise(title)
        .split(" ")
        .some((word) => word.length > 3 && !COMMON.has(word) && words.split(" ").includes(word)),
  );
  const isOther = frame.verbs.some((verb) => verb !== "move" && !(verb === "ease" && /\beasy\b/i.test(entry?.title ?? "")));
  if (entry === undefined || isOther) return undefined;
  const [from, to] = [dayIn(tongue, entry.on, false), dayIn(tongue, request.to, false)];
  const stays = dayIn(tongue, session.date, false);
  return {
    text: [
      say(
        `**${entry.title}** (${from}, ${entry.minutes} min) is your own entry, and no card moves it: open it under **${entry.page}** and set its day to **${to}**.`,
        `**${entry.title}** (${from}, ${entry.minutes} min) ist dein eigener Eintrag, den verschiebt keine Karte: Öffne ihn unter **${entry.page}** und setz den Tag auf **${to}**.`,
        `**${entry.title}** (${from}, ${entry.minutes} min) est ta propre entrée, aucune carte ne la déplace : ouvre-la sous **${entry.page}** et mets-la au **${to}**.`,
        `**${entry.title}** (${from}, ${entry.minutes} min) es una entrada tuya, ninguna tarjeta la mueve: ábrela en **${entry.page}** y ponla el **${to}**.`,
        `**${entry.title}** (${from}, ${entry.minutes} min) è una tua voce, nessuna scheda la sposta: aprila in **${entry.page}** e metti **${to}**.`,
      ),
      say(
        `The card before was only a proposal: **${session.title}** stays on ${stays}.`,
        `Die Karte war nur ein Vorschlag: **${session.title}** bleibt am ${stays}.`,
        `La carte n’était qu’une proposition : **${session.title}** reste le ${stays}.`,
        `La tarjeta era solo una propuesta: **${session.title}** sigue el ${stays}.`,
        `La scheda era solo una proposta: **${session.title}** resta ${stays}.`,
      ),
    ],
  };
}
