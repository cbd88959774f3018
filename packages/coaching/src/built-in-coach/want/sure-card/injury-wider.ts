import { answerComplaint } from "../../complaint/answer-complaint.ts";
import { complaintIn } from "../../complaint/told-complaint.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";

const ALSO =
  /\b(?:either|neither|nor|also|too|as well|only when|except|but not|is fine|are fine|is ok|works|auch nicht|auch|ebenfalls|geht|nur|non plus|aussi|seulement|ca va|tampoco|tambien|solo|va bien|neanche|nemmeno|anche|soltanto)\b/;
const MAX_WORDS = 20;

/** "Not the front rack either, pulling and running is fine" beside a card for a complaint: what it allows, read together with the complaint. */
export function injuryWider({ turns, frame, words, view, tongue, say }: Followed): Draft | undefined {
  const cards = turns.at(-1)?.proposals ?? [];
  const request = cards.find((card) => card.request.reason === "injury")?.request;
  if (request?.reason !== "injury" || !ALSO.test(words) || frame.content.includes("?") || words.split(" ").length > MAX_WORDS)
    return undefined;
  const told = complaintIn(`${request.details}. ${frame.content.trim()}`, view.today);
  if (told === undefined) return undefined;
  const made = answerComplaint(told, tongue, view);
  const said = frame.content.trim();
  return {
    ...made,
    text: [
      say(
        `“${said}” is on the card now, beside what you told me before.`,
        `„${said}“ steht jetzt mit auf der Karte.`,
        `« ${said} » est maintenant sur la carte, avec le reste.`,
        `«${said}» está ahora en la tarjeta, junto con lo anterior.`,
        `«${said}» ora è sulla scheda, insieme al resto.`,
      ),
      ...made.text,
    ],
  };
}
