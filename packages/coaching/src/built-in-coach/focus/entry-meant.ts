import { sessionOfRow } from "../dialogue/focus.ts";
import { moveEntry } from "../conversation/sessions/move-entry.ts";
import type { EnteredSession } from "../own-data/diary.ts";
import { normalise } from "../question.ts";
import type { Draft } from "../topic.ts";
import { dayIn } from "../turn/names.ts";
import type { TurnContext } from "./focus.ts";

const MEANT =
  /\b(?:no|nope|not|meant|mean|i meant|rather|the other|nein|nee|meinte|meine|gemeint|non|voulais dire|plutot|no|queria decir|me referia|mejor|volevo dire|intendevo|piuttosto)\b/;
const MOST_WORDS = 9;
const COMMON: ReadonlySet<string> = new Set(["easy", "with", "short", "long", "session", "class"]);

/** "No, I meant the mobility class" beside a card that moves a session: the athlete's own entry goes there, and the session stays. */
export function entryMeant({ cards, words, frame, diary, view, tongue, say }: TurnContext): Draft | undefined {
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
  const moved = entry.on === request.to ? alreadyThere(entry, { tongue, say }) : moveEntry(entry, request.to, { view, say, tongue });
  const stays = dayIn(tongue, session.date, false);
  return {
    text: [
      ...moved.text,
      say(
        `The card before was only a proposal: **${session.title}** stays on ${stays}.`,
        `Die Karte war nur ein Vorschlag: **${session.title}** bleibt am ${stays}.`,
        `La carte n’était qu’une proposition : **${session.title}** reste le ${stays}.`,
        `La tarjeta era solo una propuesta: **${session.title}** sigue el ${stays}.`,
        `La scheda era solo una proposta: **${session.title}** resta ${stays}.`,
      ),
    ],
    ...(moved.proposals !== undefined && { proposals: moved.proposals }),
  };
}

function alreadyThere({ title, on, minutes }: EnteredSession, { tongue, say }: Pick<TurnContext, "tongue" | "say">): Draft {
  const when = dayIn(tongue, on, false);
  return {
    text: [
      say(
        `**${title}** (${minutes} min) is your own entry, and it is on **${when}** already.`,
        `**${title}** (${minutes} min) ist dein eigener Eintrag und steht schon am **${when}**.`,
        `**${title}** (${minutes} min) est ta propre entrée, déjà prévue le **${when}**.`,
        `**${title}** (${minutes} min) es una entrada tuya y ya está el **${when}**.`,
        `**${title}** (${minutes} min) è una tua voce ed è già ${when}.`,
      ),
    ],
  };
}
