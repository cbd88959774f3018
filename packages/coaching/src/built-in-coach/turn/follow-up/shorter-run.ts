import { itemText } from "@ironpace/training";
import { easeCard } from "../../changes/ease-card.ts";
import { distance } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { previewIn } from "../changes/preview.ts";
import { dayIn } from "../names.ts";
import { decided, type FollowUp } from "./follow-up.ts";

const KILOMETRES = /(?<![\d:.])(\d{1,2}(?:[.,]\d)?) ?(?:k|km|kms)\b/;
const OFFERS =
  /\b(?:ok|okay|fine|instead|only|just|enough|better|reicht|nur|statt|lieber|seulement|plutot|suffit|solo|mejor|basta|meglio)\b/;
const TOO_FAR =
  /\btoo (?:far|long|much)\b|\bzu (?:weit|lang|viel)\b|\btrop (?:loin|long)\b|\bdemasiad[oa] (?:larg[oa]|lejos)\b|\btroppo lung[oa]\b/;

/** "that's too far", "8k OK?" of a run to come that is too long, with or without the kilometres that are not. */
export function shorterRun({ frame, last, view, say, isShort }: FollowUp): Draft | undefined {
  if (!isShort) return undefined;
  const session = last.sessions.find(({ date, distance: metres }) => date >= view.today && metres > 0);
  const wanted = Number(KILOMETRES.exec(frame.words)?.[1]?.replace(",", ".") ?? Number.NaN);
  const isTooFar = TOO_FAR.test(frame.words);
  const isOffer = Number.isFinite(wanted) && (OFFERS.test(frame.words) || isTooFar);
  if (
    session === undefined ||
    last.sessions.length > 1 ||
    last.turn.proposals.length > 0 ||
    !(isTooFar || isOffer) ||
    frame.days.length + frame.lines.length > 0
  )
    return undefined;
  const [item] = session.blocks.mainWorkout;
  if (session.code !== "RL" && session.code !== "RE") return undefined;
  const share = isOffer ? (1000 * wanted) / session.distance : 0.75;
  if (share >= 1 || share < 0.2) return undefined;
  const minutes = 5 * Math.round((session.duration * share) / 5);
  const metres = distance(view, session.distance * share);
  const day = dayIn(frame.tongue, session.date, false);
  return {
    ...decided(
      say(
        `**Fine: about ${metres}, ${minutes} min** on ${day} instead of ${session.duration} min. Keep the pace easy; a shorter long run costs little.`,
        `**Gut: etwa ${metres}, ${minutes} min** am ${day} statt ${session.duration} min. Bleib locker; ein kürzerer langer Lauf kostet wenig.`,
        `**D’accord : environ ${metres}, ${minutes} min** le ${day} au lieu de ${session.duration} min. Reste facile ; une sortie plus courte coûte peu.`,
        `**Vale: unos ${metres}, ${minutes} min** el ${day} en vez de ${session.duration} min. Mantén el ritmo suave; una tirada más corta cuesta poco.`,
        `**Va bene: circa ${metres}, ${minutes} min** ${day} invece di ${session.duration} min. Resta facile; un lungo più corto costa poco.`,
      ),
      item === undefined ? undefined : frame.tongue === "en" ? `It was: ${itemText(item)}.` : undefined,
      previewIn(frame.tongue),
    ),
    proposals: [easeCard(`${session.title}: ${minutes} min`, metres, session.date, session.date, { mostMinutes: minutes })],
  };
}
