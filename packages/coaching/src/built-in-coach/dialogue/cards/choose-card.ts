import type { CoachProposal } from "@ironpace/contract";
import { answerInGerman } from "../../language/german/answer-in-german.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { rejecting } from "./replies.ts";
import { isRejection } from "./set-phrases.ts";
import type { Turn } from "../turn.ts";

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|former|top|upper|number one|1)\b/,
  /\b(?:second|2nd|latter|number two|2)\b/,
  /\b(?:third|3rd|number three|3)\b/,
  /\b(?:fourth|4th|4)\b/,
];
const LAST = /\b(?:last|bottom|lower)\b/;
const ALL =
  /^(?:(?:yes|yep|ok|okay|sure|please|do|take|accept|apply|i want|give me|and|for) )*(?:both|all|all of (?:them|it)|everything|both of them|them all|all (?:two|three|four))(?: (?:please|then|of them|cards|yes|sounds? good))*$/;
const KEEPS = /\b(?:only|just|solely|do|take|keep|yes|accept|want|leave)\b|^(?:the |number )/;
const DROPS = /\b(?:not|without|drop|skip|except|but not|leave out|no|forget|dont|minus|lose|remove|cancel|scrap)\b/;

/** What athletes call a card by what it does. */
const VERBS: { readonly [reason: string]: RegExp } = {
  move: /\b(?:move|moving|shift|shifting|mov\w*)\b/,
  missed: /\b(?:rest|rest day|day off|skip|skipping|off day)\b/,
  ease: /\b(?:ease|easier|easy|lighter|shorten\w*|shorter)\b/,
  swap: /\b(?:swaps?|exchange)\b/,
};
const RECORD_NAMES: { readonly [kind: string]: RegExp } = {
  log: /\b(?:log|logging|entry|workout)\b/,
  best: /\b(?:pb|pr|best|record)\b/,
  goal: /\b(?:goal|target)\b/,
  race: /\b(?:race|competition|event)\b/,
  weight: /\bweight\b/,
};

/** "do both", "only the first", "not the run": which of the cards of the last answer stay; or that none does. */
export function chooseCard(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  isGerman: boolean,
): Draft | undefined {
  const turn = turns.at(-1);
  if (turn === undefined || turn.proposals.length === 0 || turn.decision !== null) return undefined;
  const { words } = readQuestion(content, "coaching_question");
  const kind = turn.proposals[0]?.request.reason;
  const isDropped =
    (kind === "record" && /^(?:(?:no|ok|please|and|just) )*(?:delete|remove) (?:it|that|this)$/.test(words)) ||
    (kind === "ease" &&
      /^(?:(?:no|nah|ok|hm+|but) )*(?:thats |that is |its |it is )?(?:now )?too (?:easy|light|short)(?: now| for me)?$/.test(words));
  if (isRejection(words) || isDropped) return inLanguage(rejecting(turn), isGerman);
  const { proposals } = turn;
  if (proposals.length < 2 || words.split(" ").length > MOST_WORDS) return undefined;
  if (ALL.test(words))
    return inLanguage(
      { text: [`Press **Accept** on each of the ${proposals.length} cards: nothing has changed yet. Here they are again.`], proposals },
      isGerman,
    );
  // "yes to the move, no to the rest": what is denied goes.
  const denied = /\b(?:yes|ok|do|take|keep)\b.+?\b((?:no|not|but not|without|drop|skip)\b.+)$/.exec(words)?.[1];
  const named = namedIn(denied ?? words, proposals);
  if (named.length === 0 || named.length === proposals.length) return undefined;
  const isNegated = denied !== undefined || (DROPS.test(words) && !/\b(?:only|just)\b/.test(words));
  if (!isNegated && !KEEPS.test(words)) return undefined;
  const kept = proposals.filter((card) => named.includes(card) !== isNegated);
  const dropped = proposals.filter((card) => !kept.includes(card));
  return inLanguage(
    {
      text: [
        `Only ${kept.map(({ title }) => `**${title}**`).join(" and ")} then; ${dropped.map(({ title }) => `**${title}**`).join(" and ")} is dropped.`,
        "Press **Accept** on the card: nothing has changed yet.",
      ],
      proposals: kept,
    },
    isGerman,
  );
}

const MOST_WORDS = 9;

function inLanguage(draft: Draft, isGerman: boolean): Draft {
  return isGerman ? { ...draft, text: answerInGerman(draft.text) } : draft;
}

/** By its place, by what it does, or by a word of its title that no other card has. */
function namedIn(words: string, proposals: readonly CoachProposal[]): readonly CoachProposal[] {
  const place = LAST.test(words)
    ? proposals.length - 1
    : ORDINALS.findIndex((pattern) => pattern.test(words.replaceAll(/\b(?:this|that|the) one\b/g, "")));
  const placed = proposals[place];
  if (placed !== undefined && /\b(?:one|card|first|second|third|last|former|latter|1st|2nd|number|top|bottom)\b/.test(words))
    return [placed];
  const byVerb = proposals.filter(({ request }) =>
    (request.reason === "record" ? RECORD_NAMES[request.record.kind] : VERBS[request.reason])?.test(words),
  );
  if (byVerb.length > 0) return byVerb;
  const said = words
    .split(" ")
    .filter((word) => word.length > 2 && !/^(?:the|and|not|only|just|one|card|that|this|keep|take|drop)$/.test(word));
  const byTitle = ownWord(
    said,
    proposals.map(({ title }) => title),
  );
  const found = byTitle.some(Boolean)
    ? byTitle
    : ownWord(
        said,
        proposals.map(({ why }) => why),
      );
  return proposals.filter((_, at) => found[at] === true);
}

/** For each text whether one of the words is in it and in no other. */
function ownWord(said: readonly string[], texts: readonly string[]): readonly boolean[] {
  const words = texts.map((text) => text.toLowerCase().split(/[^a-zäöü0-9]+/u));
  return words.map((_, at) => said.some((word) => words.every((text, of) => text.includes(word) === (of === at))));
}
