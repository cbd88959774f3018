import { isConsent } from "../../dialogue/cards/accepted-wish.ts";
import { openTurn } from "../../focus/focus.ts";
import type { Heard } from "../../heard/standing/heard.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { ASKS } from "./clauses.ts";

/** "Do it" after "ok, but I want to keep the sled push" left the card as it was: the card comes with what it still leaves out. */
export function stillLeftOut(heard: Heard): Draft | undefined {
  const { asked, say } = heard;
  const open = openTurn(asked.turns);
  const [card] = open?.proposals ?? [];
  const wish = isConsent(asked.content) ? wishNotOnCard(heard) : undefined;
  if (open === undefined || card === undefined || open !== asked.turns.at(-1) || wish === undefined) return undefined;
  return {
    isDecided: true,
    text: [
      say(
        `**This card still leaves out “${wish}”**: it holds only **${card.title}**. Press **Accept** if you want it like that, or tell me what to change; nothing has changed yet.`,
        `**Auf dieser Karte steht „${wish}“ weiterhin nicht**: sie enthält nur **${card.title}**. Drück auf **Accept**, wenn du sie so willst, oder sag mir, was anders sein soll; noch hat sich nichts geändert.`,
        `**Cette carte ne contient toujours pas « ${wish} »** : elle ne contient que **${card.title}**. Appuie sur **Accept** si tu la veux ainsi, ou dis-moi quoi changer ; rien n’a encore changé.`,
        `**Esta tarjeta sigue sin incluir «${wish}»**: solo contiene **${card.title}**. Pulsa **Accept** si la quieres así, o dime qué cambiar; aún no ha cambiado nada.`,
        `**Questa scheda ancora non contiene «${wish}»**: contiene solo **${card.title}**. Premi **Accept** se la vuoi così, o dimmi cosa cambiare; non è ancora cambiato nulla.`,
      ),
    ],
    proposals: open.proposals,
  };
}

/** The last turn, where it wanted something of the card and the card came back as it was. */
function wishNotOnCard({ asked, tongue, view }: Heard): string | undefined {
  const [earlier, last] = asked.turns.slice(-2);
  if (earlier === undefined || last === undefined || last.question.includes("?") || isConsent(last.question)) return undefined;
  const [was, is] = [earlier, last].map(({ proposals }) => JSON.stringify(proposals.map(({ request }) => request)));
  const { verbs, subjects, lines, gear, days, numbers, minutes, words } = readFrame(last.question, tongue, view.today);
  const names = [verbs, subjects, lines, gear, days, numbers].some((each) => each.length > 0) || minutes !== undefined;
  return was !== is || !names || ASKS[tongue].test(words) ? undefined : last.question.trim();
}
