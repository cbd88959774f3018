import type { CoachProposal } from "@ironpace/contract";
import type { Session } from "@ironpace/training";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { allSessions } from "../../topics/sessions.ts";
import { sayIn, type Tongue, valueIn } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";

const KILOMETRES = /(\d+(?:\.\d+)?) km\b/;

/** A card that shortens a run says its new length: a title of 17.5 km beside 70 minutes contradicts itself. */
export function withNewLength(answer: CoachAnswer, tongue: Tongue, { plan }: CoachView): CoachAnswer {
  if (plan === undefined) return answer;
  let { text } = answer;
  const proposals = answer.proposals.map((card): CoachProposal => {
    const { request } = card;
    if (
      request.reason !== "ease" ||
      request.mostMinutes === undefined ||
      request.from === undefined ||
      request.from !== request.to ||
      request.onlyEasy === true
    )
      return card;
    const session = allSessions(plan).find(({ date }) => date === request.from);
    const length = session === undefined ? undefined : lengthAfter(session, request.mostMinutes);
    if (session === undefined || length === undefined) return card;
    const about = sayIn(tongue)(
      `about ${length} km`,
      `etwa ${length} km`,
      `environ ${length} km`,
      `unos ${length} km`,
      `circa ${length} km`,
    );
    const shown = valueIn(tongue, about);
    if (answer.proposals.length === 1 && !text.includes(length) && !text.includes(valueIn(tongue, length)))
      text = `${sayIn(tongue)(
        `That makes **${about}** at the same easy pace.`,
        `Das sind **${shown}** im selben lockeren Tempo.`,
        `Cela fait **${shown}** à la même allure.`,
        `Son **${shown}** al mismo ritmo.`,
        `Sono **${shown}** allo stesso passo.`,
      )}\n\n${text}`;
    return { ...card, title: getTitle(card.title, shown) };
  });
  return text === answer.text && proposals.every((card, at) => card === answer.proposals[at]) ? answer : { ...answer, text, proposals };
}

/** "11.3", of a run that is cut to so many minutes. */
function lengthAfter({ title, duration, code }: Session, minutes: number): string | undefined {
  const found = KILOMETRES.exec(title)?.[1];
  if (found === undefined || minutes >= duration || !code.startsWith("R")) return undefined;
  return String(Math.round((10 * Number(found) * minutes) / duration) / 10);
}

function getTitle(title: string, about: string): string {
  return title.replace(/\d+(?:[.,]\d+)? km\b/, about);
}
