import { dayName, sessionOfRow } from "../../dialogue/focus.ts";
import { readSlots } from "../../self-contained/slots.ts";
import { plainWords } from "../../turn/frame.ts";
import type { Heard } from "./heard.ts";

const A_NOT_B = /^(?:(?:no|sorry|i mean|i meant|the|more|ok|and) )*([\p{L}]+)(?: one)? not (?:the )?([\p{L}]+)$/u;
/** Words that name something only together with the word before them. */
const COMPOUNDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsleds?\b/, /^(?:pull|push)(?:es|s)?$/],
  [/\bsquats?\b/, /^(?:front|back)$/],
  [/\bpress(?:es)?\b/, /^(?:bench|overhead|push)$/],
  [/\bpull ?ups?\b/, /^(?:strict|weighted|kipping)$/],
];
const BEFORE_NAME = /^(?:front|back|bench|overhead|strict|weighted|kipping)$/;

/** "I want more sled", then "pull, not push": the request with the whole name. */
export function wholeName({ asked, tongue }: Pick<Heard, "asked" | "tongue">): string | undefined {
  const before = asked.turns.at(-1)?.question;
  const [, meant] = tongue === "en" ? (A_NOT_B.exec(plainWords(asked.content, tongue).replaceAll(/\s+/g, " ")) ?? []) : [];
  if (before === undefined || meant === undefined) return undefined;
  const words = plainWords(before, tongue);
  const name = COMPOUNDS.find(([said, part]) => said.test(words) && part.test(meant))?.[0].exec(words)?.[0];
  const whole =
    name === undefined
      ? undefined
      : words.replace(name, BEFORE_NAME.test(meant) ? `${meant} ${name}` : `${name.replace(/s$/, "")} ${meant}`);
  return whole?.replace(/^(?:i (?:want|need|would like) |id like )(?=(?:more|less) )(.*)$/u, "$1 please");
}

const SWAP_IN =
  /^(?:(?:yeah|yes|ok|and|then|just|please|pls|can you|could you) )*(?:put|do|use|add|have|give me) (?:it|that|them|this|some)(?: in)? (?:instead of|in place of|for) (?:the )?([\p{L} ]+?)(?: on (?:the )?(\p{L}+))?(?: (?:please|pls|then))?$/u;
const LONGEST = 3;

/** "Put it instead of the ski on Wednesday": what the last requests were about, in the place of that line. */
export function swapIn({ asked, tongue }: Pick<Heard, "asked" | "tongue">): string | undefined {
  const [, out, day] = tongue === "en" ? (SWAP_IN.exec(plainWords(asked.content, tongue)) ?? []) : [];
  if (out === undefined) return undefined;
  const turns = asked.turns.slice(-LONGEST);
  const chain = turns.map(
    ({ question }, at) =>
      wholeName({ asked: { ...asked, content: question, turns: turns.slice(0, at) }, tongue }) ?? plainWords(question, tongue),
  );
  const thing = chain.toReversed().flatMap((words) =>
    readSlots(words, tongue)
      .slots.filter(({ types }) => types.includes("thing"))
      .map(({ text }) => text),
  )[0];
  return thing === undefined || thing === out
    ? undefined
    : `swap the ${out.replace(/^ski$/, "ski erg").replace(/^(?:row|rower|rowing)$/, "row erg")} for ${thing}${day === undefined ? "" : ` on ${day}`}`;
}

const JUST_LINE =
  /^(?:(?:no|but|and|sorry|i mean|i meant) )*(?:not (?:the )?(?:whole|entire|all)(?: (?:thing|session|day|lot|of it))? )?(?:just|only) (?:skip |drop |cut )?(?:the )?([\p{L} ]{3,20}?)(?: part| bit)?(?: please| pls)?$/u;

/** "Not the whole thing, just the ski" beside a card that leaves a session out: that line of it. */
export function justLine({ asked, tongue, last, view }: Heard): string | undefined {
  const card = last?.cards.find(({ request }) => request.reason === "missed");
  const [, name] = tongue === "en" ? (JUST_LINE.exec(plainWords(asked.content, tongue)) ?? []) : [];
  if (card?.request.reason !== "missed" || name === undefined) return undefined;
  const session = sessionOfRow(card.request.sessionIds?.[0] ?? "", view);
  const stem = name.replace(/s$/, "");
  const item =
    session === undefined
      ? undefined
      : [...session.blocks.mainWorkout, ...session.blocks.strength, ...session.blocks.skill].find(({ name: of }) =>
          of.toLowerCase().includes(stem),
        );
  return session === undefined || item === undefined
    ? undefined
    : `skip the ${item.name.toLowerCase()} on ${dayName(session.date, view).replace(/s$/, "")}`;
}
