import { shortDay } from "@ironpace/training";
import { daysNamed, sessionOn } from "../changes/session-named.ts";
import { getLanguage } from "../language/language.ts";
import { readQuestion } from "../question.ts";
import type { Draft } from "../topic.ts";
import { nextSession } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { Turn } from "./turn.ts";

const REPLY =
  /^(?:(?:and|so|but|ok|yes|no|hey|please|just) )*(?:do (?:it|that)|the (?:other|first|second|last) (?:one|card)|that one|which(?: one)?|why(?: not| that| is that)?|accept(?: it)?|go ahead|undo it|make it so|shorter|simpler|another one|more|and then|warum(?: denn)?|mach das|das andere|kurzer)$/;
const CHANGE_OF_NOTHING =
  /^(?:(?:please|hey|ok|can you|could you|i want to|i need to|i would like to|id like to|lets) )*(?:change|move|swap|edit|adjust)(?: (?:something|a session|one session|a workout|things|stuff|my plan|the plan|my training))?$/;

/** A reply to nothing, and a wish that names nothing: what it is about is asked, with what can be tapped. */
export function withoutContext(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const isGerman = getLanguage({ content, turns }) === "de";
  const session = view.plan === undefined ? undefined : nextSession(view.plan, view.today);
  if (turns.length === 0 && REPLY.test(words))
    return {
      isFinal: true,
      text: [
        isGerman
          ? "Dazu fehlt mir, worum es geht: In diesem Gespräch ist noch nichts offen, keine Karte und keine Antwort. Was meinst du?"
          : "I am not sure what you mean. Which session or number is it about?",
      ],
      followUps: isGerman ? [] : ["What is next in my plan?", "What changed in my plan?", "How did last week go?"],
    };
  if (CHANGE_OF_NOTHING.test(words))
    return {
      isFinal: true,
      text: [
        isGerman
          ? `Gern: welche Einheit, und was soll damit werden? Zum Beispiel „verschieb morgen auf Sonntag“, „Samstag nur 60 min“ oder „Montag auslassen“.`
          : `Which session, and what should I do with it? For example “move ${session?.title.split(",")[0]?.toLowerCase() ?? "the long run"} to Sunday”, “only 60 min on Saturday” or “skip Monday”.`,
      ],
      followUps: isGerman ? [] : ["Move tomorrow to Sunday", "Only 45 min tomorrow", "I can't train Tuesdays any more"],
    };
  return aboutFreeDay(words, turns.at(-1), view, isGerman);
}

const CHANGES_IT =
  /^(?:(?:and|so|but|ok|can you|please) )*(?:bin|skip|drop|cancel|delete|remove|scrap|ditch|shorten|move|shift|make|cut) (?:it|that|this)\b/;

/** "bin it" after a day without a session: nothing else is taken for it. */
function aboutFreeDay(
  words: string,
  last: Turn | undefined,
  { plan, today }: Pick<CoachView, "plan" | "today">,
  isGerman: boolean,
): Draft | undefined {
  if (plan === undefined || last === undefined || last.proposals.length > 0 || !CHANGES_IT.test(words)) return undefined;
  const days = daysNamed(readQuestion(last.question, "coaching_question").words, today);
  const [only] = days;
  if (only === undefined || days.length > 1 || only.day < today || sessionOn(plan, only.day) !== undefined) return undefined;
  const day = shortDay(only.day);
  return {
    isFinal: true,
    text: [
      isGerman
        ? `Am ${day} steht keine Einheit in deinem Plan, also gibt es dort nichts zu ändern. Welche Einheit meinst du?`
        : `${day} has no session in your plan, so there is nothing to change there. Which session do you mean?`,
    ],
  };
}
