import type { CoachProposal } from "@ironpace/contract";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";

/** The draft with its card in the place of the one it rewrites: the other open cards stay, and the text says so. */
export function replaceCard(draft: Draft, card: CoachProposal, { cards, say }: Pick<TurnContext, "cards" | "say">): Draft {
  const others = cards.filter((each) => each !== card);
  if (others.length === 0) return draft;
  const titles = others.map(({ title }) => `**${title}**`).join(", ");
  return {
    ...draft,
    text: [
      ...draft.text,
      say(
        `Still open: ${titles}.`,
        `Weiter offen: ${titles}.`,
        `Toujours en attente : ${titles}.`,
        `Sigue pendiente: ${titles}.`,
        `Ancora in sospeso: ${titles}.`,
      ),
    ],
    proposals: cards.flatMap((each) => (each === card ? (draft.proposals ?? []) : [each])),
  };
}
