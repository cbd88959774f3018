import { readSlots } from "../../self-contained/slots.ts";
import { plainWords } from "../../turn/frame.ts";
import { readTokens } from "../../turn/concepts/concepts.ts";
import type { Heard } from "./heard.ts";
import { clauseMeant } from "../utterance/meant.ts";

const VERBS: ReadonlySet<string> = new Set(["move", "skip", "swap", "shorten", "ease", "harder", "delete", "log", "add"]);
const MARKS = /\bmark\b.*\b(?:done|complete[d]?)\b/;

/**
 * "No wait, Saturday's fine, I meant Monday's run to Tuesday" after "move the long run to Sunday": the correction as a request of its own, with the
 * verb of the last one. A correction that names only one slot is narrowed to it, and put in the place of the slot of its kind elsewhere.
 */
export function meantChange({ asked, tongue }: Heard): { readonly whole: string } | { readonly narrowed: string } | undefined {
  const meant = asked.turns.length === 0 ? undefined : clauseMeant(asked.content, tongue);
  const before = asked.turns.at(-1)?.question;
  if (meant === undefined || before === undefined) return undefined;
  // "Yesterday's" is the session of that day.
  const words =
    tongue === "en"
      ? plainWords(meant, tongue).replaceAll(/\b(yester|to|mon|tues|wednes|thurs|fri|satur|sun)days\b/g, "$1day")
      : plainWords(meant, tongue);
  const verbs = (text: string): readonly string[] =>
    readTokens(text, tongue).tokens.flatMap(({ concept, text: said }) =>
      concept.startsWith("verb:") && VERBS.has(concept.slice("verb:".length)) ? [said] : [],
    );
  const of = plainWords(before, tongue);
  if (verbs(words).length > 0) return { whole: words };
  const { slots } = readSlots(words, tongue);
  const days = slots.filter(({ types }) => types.some((type) => type === "day" || type === "date"));
  const [verb] = verbs(of);
  // Where it names both ends of the change, nothing of the last request stays but its verb.
  if (verb !== undefined && days.length >= 2) return { whole: `${verb} ${words}` };
  const [day] = days;
  if (day !== undefined && MARKS.test(of) && tongue === "en") return { whole: `mark ${day.text} session done` };
  return words === plainWords(asked.content, tongue) ? undefined : { narrowed: `${meant} ${MARK[tongue]}`.trim() };
}

/** Keeps the narrowed clause a correction for the readers after it. */
const MARK = { en: "i meant", de: "meinte ich", fr: "je voulais dire", es: "quería decir", it: "volevo dire" } as const;
