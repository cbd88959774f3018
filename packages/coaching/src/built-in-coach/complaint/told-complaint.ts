import { type Day, memoized, readInjuries } from "@ironpace/training";
import { isAboutAnother } from "../../triage/person.ts";
import type { Turn } from "../dialogue/turn.ts";
import { normalise } from "../question.ts";
import type { Region } from "../turn/changes/part-names.ts";

/** What the athlete told of a part of their body in this dialogue. */
export interface ToldComplaint {
  readonly region: Region;
  /** Pain, 0 to 10; as the words mean it while no number was given. */
  readonly score: number;
  readonly isSwollen: boolean;
  /** Something happened to it, or it is swollen. */
  readonly isFresh: boolean;
  /** It hurts now, as the words say plainly: no name of a part beside something else. */
  readonly isNew: boolean;
  /** The athlete's own words. */
  readonly words: string;
}

/** Something happened to it or it hurts, in plain words: the name of a part alone is none. */
const HURT =
  /\b(?:roll(?:ed|ing)|twist(?:ed)?|tweak\w*|sprain\w*|strain\w*|pull(?:ed)?(?! ?ups?)|niggl\w*|splints?|umgeknickt|verdreht|verzogen|gezerrt|zerrung|verstaucht|gezogen|verhoben|tord\w+|tord[us]\w*|foul\w+|etir\w+|claqu\w+|torcid\w*|torci|tiron|tironazo|esguince|stort\w*|storta|stirat\w*|strappat\w*|virei|torc[ie]\w*|omgeslagen|verzwikt|verstuikt|verrekt|verdraaid)\b/;
/** "Rolled my ankle just now, the old one" says which of two, and that nothing of it is old. */
const SAME_AS_BEFORE =
  /,?\s*\b(?:(?:the|my) (?:old|bad|weak|dodgy|usual|same) (?:one|side|spot)|(?:der|die|das) (?:alte|gleiche|schlechte)(?: (?:stelle|seite))?|(?:el|la) (?:de siempre|viej[oa]|malo|mala)|(?:la|le) (?:m[êe]me|vieille|vieux)|(?:la|il|quella|quello) (?:solit[ao]|vecchi[ao]|stess[ao])|[ao] (?:mesm[ao]|de sempre)|(?:de|die) (?:oude|zwakke|zelfde))(?=\s*(?:[.,;!]|$))/giu;
const OVERUSE = /\b(?:splints?|niggl\w*|tendin\w*|tendon\w*|\w+itis)\b/;
const SWOLLEN = /\b(?:swoll\w*|swell\w*|puff\w*|dick|geschwollen|gonfle\w*|enfle\w*|hinchad\w*|gonfi\w*|inchad\w*|dik|gezwollen|opgezet)\b/;
/** "Is running bad for knees" asks, and is about nobody. */
const ASKS =
  /^(?:(?:and|so|und|et|y|e) )*(?:is|are|does|do|which|what|how|why|good|best|should|wie|was|welche|warum|ist|sind|comment|quel\w*|pourquoi|est ce|como|que|cual\w*|por que|come|quale?|perche|cosa)\b/;
const OWN =
  /\b(?:i|ive|im|my|me|ich|mein\w*|mir|hab|bin|je|j|ai|mon|ma|mes|me|mi|mis|he|ho|mio|mia|since|today|yesterday|this morning|again|seit|heute|gestern|wieder|depuis|hier|ce matin|encore|desde|ayer|hoy|esta manana|otra vez|da|ieri|stamattina|oggi|ancora)\b/;

/** The complaint that one message tells; undefined for questions about a part of the body, for somebody else and for what is over. */
export const complaintIn = memoized((content: string, today: Day): ToldComplaint | undefined => {
  const words = normalise(content);
  if (isAboutAnother(content) || ASKS.test(words)) return undefined;
  const [worst] = readInjuries(HURT.test(words) ? content.replaceAll(SAME_AS_BEFORE, "") : content, today)
    .regions.filter(({ grade, isUnsaid }) => grade > 0 && (isUnsaid !== true || HURT.test(words)))
    .toSorted((a, b) => b.score - a.score);
  if (worst === undefined || (worst.isUnsaid === true && !OWN.test(words) && !HURT.test(words))) return undefined;
  return {
    region: worst.region,
    score: worst.score,
    isSwollen: SWOLLEN.test(words),
    isNew: worst.isUnsaid !== true || HURT.test(words),
    isFresh: (HURT.test(words) && !OVERUSE.test(words)) || SWOLLEN.test(words),
    words: content,
  };
});

const OF_TEN = /\b(10|\d)(?:[.,]\d)? ?(?:\/|of|out of|von|sur|de|su) ?10\b/;
const OVER =
  /\b(?:(?:its |all |is |pain is )?(?:gone|fine now|ok now|better now|healed)|no (?:more )?pain|(?:ist |wieder )?(?:weg|gut|ok)(?: jetzt)?$|tut nicht mehr weh|(?:c est )?passee?|plus mal|ya no (?:me )?duele|se (?:me )?(?:paso|fue)|passat[oa]|non fa piu male)\b/;

/** English words of what happened say of the part only "it", "rolled it a bit"; rolled oats have rolled nothing. */
const HAPPENED_TO_IT = /\b(?:rolled|twisted|tweaked|sprained|strained|pulled) (?:it|them|that|the other|again|over)\b/;
const ENGLISH_HAPPENED = /\b(?:roll(?:ed|ing)|twist(?:ed)?|tweak\w*|sprain\w*|strain\w*|pull(?:ed)?)\b/;
/** "Bit puffy", and no puffy jacket. */
const IS_SWOLLEN = new RegExp(
  `${SWOLLEN.source}(?= *(?:$|[,.!?]|(?:now|still|today|again|too|and|but|und|aber|y|pero|et|mais|e|ma|en|maar)\\b))`,
  "u",
);

/** What a message says of a complaint that stands without naming its part: "rolled it a bit, walking fine, bit puffy". */
export function furtherComplaint(content: string, standing: ToldComplaint | undefined): ToldComplaint | undefined {
  const words = normalise(content);
  if (standing === undefined || isAboutAnother(content) || ASKS.test(words)) return undefined;
  const hasHappened = HAPPENED_TO_IT.test(words) || (HURT.test(words) && !ENGLISH_HAPPENED.test(words) && !OVERUSE.test(words));
  const isSwollen = IS_SWOLLEN.test(words);
  if (!hasHappened && !isSwollen) return undefined;
  return { ...standing, isFresh: true, isSwollen: standing.isSwollen || isSwollen, words: `${standing.words}, ${content}` };
}

/** What a card was offered for that has not been refused: few words can be read as a complaint there. */
function offeredFor({ proposals, decision }: Turn, today: Day): ToldComplaint | undefined {
  const card = proposals.find(({ request }) => request.reason === "injury")?.request;
  if (card?.reason !== "injury" || decision === "rejected") return undefined;
  const [worst] = readInjuries(card.details, today)
    .regions.filter(({ grade }) => grade > 0)
    .toSorted((a, b) => b.score - a.score);
  return worst === undefined
    ? undefined
    : { region: worst.region, score: worst.score, isSwollen: false, isNew: false, isFresh: false, words: card.details };
}

/** The complaint that stands in a dialogue: the last one told, with the number and what happened told since; undefined when it is over. */
export function standingComplaint(turns: readonly Turn[], today: Day): ToldComplaint | undefined {
  let standing: ToldComplaint | undefined;
  for (const turn of turns) {
    const told = complaintIn(turn.question, today) ?? furtherComplaint(turn.question, standing);
    const words = normalise(turn.question);
    const number = OF_TEN.exec(words)?.[1];
    if (told !== undefined) standing = told;
    else if (standing === undefined) standing = offeredFor(turn, today);
    else if (OVER.test(words)) standing = undefined;
    else if (number !== undefined) standing = { ...standing, score: Number(number) };
  }
  return standing;
}
