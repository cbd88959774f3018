import type { CoachProposal } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { Turn } from "../dialogue/turn.ts";
import { openTurn } from "../focus/focus.ts";
import { ASKS } from "../conversation/open-card/clauses.ts";
import { plainWords, readFrame } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { type CardField, findFields, TYPE_OF_FIELD } from "./card-fields.ts";
import { readCorrection } from "./correction.ts";
import { BESIDE_SLOTS } from "./requests.ts";
import { readSlots, type Slot } from "./slots.ts";

/** The point of "64.9" ends no clause. */
const BREAK = /(?:[;!\n]|(?<!\d)[.,]|[.,](?!\d))+\s*|\s+[–—-]\s+|\s+(?:because|cause|cuz|coz|bc|weil|parce que|porque|perch[eé])\s+/iu;
/** Says that a number was typed or read wrongly, wherever it stands. */
const SLIP: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:oops|whoops|ups|typos?|meant|wrong|mistyped|misread|my bad|my mistake|autocorrect)\b/,
  de: /\b(?:ups|hoppla|tippfehler|schreibfehler|vertippt|verschrieben|verlesen|verguckt|gemeint|meinte|falsch\w*|autokorrektur)\b/,
  fr: /\b(?:oups|faute|coquille|tromp\w+|voulais dire|mauvaise?)\b/,
  es: /\b(?:ups|uy|errata|equivo\w+|queria decir|quise decir|mal)\b/,
  it: /\b(?:ops|refuso|errore|sbagliat\w+|volevo dire|male)\b/,
};
/** One of several sets is meant, not all of them. */
const ONE_SET = /\b(?:last|first|second|third|sets?|letzte\w*|erste\w*|zweite\w*|satz|derni\w+|premi\w+|series?|ultim\w+|prim\w+)\b/;
/** A condition belongs to the wish. */
const CONDITION = /\b(?:if|unless|except|only|wenn|falls|ausser|nur|si|sauf|sinon|salvo|solo|se|tranne)\b/;
/** "I can't on Thursday", of the day that the card has. */
const CANNOT = /\b(?:cant|cannot|doesnt|wont|isnt|not|no|kann|geht|passt|nicht|peux|pas|impossible|puedo|imposible|posso|non)\b/;
const MAX_WORDS = 20;

/**
 * The clause of a turn that fills in a field of the open card, where the rest only tells why: "to Sunday. Brunch is at 12 though" is "to Sunday".
 * Undefined where the turn asks or wants something else, and where it is nothing but that clause.
 */
export function fieldClause(content: string, turns: readonly Turn[], tongue: Tongue, today: Day): string | undefined {
  const open = openTurn(turns);
  const [card] = open?.proposals ?? [];
  if (open === undefined || card === undefined || open !== turns.at(-1) || content.includes("?")) return undefined;
  if (content.trim().split(/\s+/u).length > MAX_WORDS) return undefined;
  const parts = content.split(BREAK).filter((part) => /[\p{L}\d]/u.test(part));
  const [field, ...more] = parts.filter((part) => isField(part, card, tongue));
  const others = parts.filter((part) => part !== field);
  if (field !== undefined && more.length === 0 && others.length > 0 && others.every((part) => isAside(part, card, tongue, today)))
    return field.trim();
  return slipOfNumber(content, open.question, card, tongue, today);
}

function isField(part: string, card: CoachProposal, tongue: Tongue): boolean {
  const { slots, rest, others } = readSlots(readCorrection(plainWords(part, tongue), tongue).rest, tongue);
  const [slot] = slots;
  if (slot === undefined || slots.length > 1 || rest.length > 0) return false;
  return isOfCard(slot, card) && others.every((concept) => BESIDE_SLOTS.test(concept) || concept === "verb:move");
}

function isOfCard({ types }: Slot, card: CoachProposal): boolean {
  const fields: readonly CardField[] = findFields(card) ?? [];
  const [type] = types;
  return type === "number"
    ? fields.some((each) => each !== "day")
    : fields.some((each) => type !== undefined && TYPE_OF_FIELD[each].has(type));
}

/** Tells something of the athlete's life: no request, no question, no exercise, nothing of the body. */
function isAside(part: string, { request }: CoachProposal, tongue: Tongue, today: Day): boolean {
  const { verbs, days, lines, gear, subjects, hasPain, isIll, words, minutes } = readFrame(part, tongue, today);
  if (lines.length + gear.length + subjects.length > 0 || hasPain || isIll || minutes !== undefined) return false;
  if (CONDITION.test(words)) return false;
  if (request.reason === "move" && days.length === 1 && days[0] === request.to && CANNOT.test(words)) return true;
  if (verbs.length > 0) return false;
  return readSlots(words, tongue).rest.length > 0 && !ASKS[tongue].test(words);
}

/** "Oops, hit the wrong key 64.9", "ah damn 64.9 not 63.9 haha": the one number that the request did not have. */
function slipOfNumber(content: string, before: string, card: CoachProposal, tongue: Tongue, today: Day): string | undefined {
  const words = plainWords(content, tongue);
  const { verbs, lines, gear, subjects, days, hasPain, isIll } = readFrame(content, tongue, today);
  if (verbs.length + lines.length + gear.length + subjects.length + days.length > 0 || hasPain || isIll) return undefined;
  const { slots, rest } = readSlots(words, tongue);
  const known = readSlots(plainWords(before, tongue), tongue).slots;
  const isKnown = ({ value, text }: Slot): boolean =>
    known.some((each) => each.text === text || (value !== undefined && each.value === value));
  const [slot, ...more] = slots.filter((each) => !isKnown(each));
  const denies = slots.length === 2 && more.length === 0;
  if (slot === undefined || more.length > 0 || rest.length === 0 || card.request.reason !== "record") return undefined;
  if (!isOfCard(slot, card) || !(denies || SLIP[tongue].test(words)) || ASKS[tongue].test(words) || ONE_SET.test(words)) return undefined;
  return `sorry ${slot.text}`;
}
