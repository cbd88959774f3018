import type { AskedQuestion } from "../answer/asked.ts";
import { normalise } from "../question.ts";

const BACK =
  /^(?:(?:ok|so|and|but|wait|anyway|well|also|und|et|y|e)[ ,]+)*(?:back to (?:the|that) (?:other (?:thing|one|question|topic)|first (?:thing|one|question)|(?:thing|one) (?:before|from before))|zuruck zu(?:m|r)? (?:anderen|ersten|vorigen)(?: \w+)?|nochmal zu(?:m|r)? (?:anderen|ersten)(?: \w+)?|pour revenir a (?:l autre|la premiere)(?: \w+)?|revenons a (?:l autre|la premiere)(?: \w+)?|volviendo a (?:lo otro|lo primero|lo de antes)|tornando a(?:ll altr[ao]|lla prima|l primo)(?: \w+)?)[ ,:]*/u;

/** "back to the other thing, will I get heavier": the rest of the message, beside the turns up to the topic before the last one. */
export function backToOther<T extends AskedQuestion>(asked: T): T {
  const plain = normalise(asked.content);
  const lead = BACK.exec(plain)?.[0];
  if (lead === undefined || asked.turns.length < 2 || lead.length >= plain.length) return asked;
  const content = plain.slice(lead.length);
  const at = topicBefore(asked);
  return at === undefined
    ? asked
    : { ...asked, content: `${asked.turns[at]?.question.replace(/[?!.]+\s*$/u, "") ?? ""}, ${content}`, turns: [] };
}

/** The first question of the topic before the last: the newest turn that rests on something else than the turn after it. */
function topicBefore({ turns }: AskedQuestion): number | undefined {
  const kindOf = (at: number): string => turns[at]?.sources?.[0]?.slug ?? (turns[at]?.proposals.length ? "card" : "own");
  const last = kindOf(turns.length - 1);
  for (let at = turns.length - 2; at >= 0; at--) if (kindOf(at) !== last) return at;
  return undefined;
}
