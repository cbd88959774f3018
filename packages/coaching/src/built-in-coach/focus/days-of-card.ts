import type { CoachProposal } from "@ironpace/contract";
import type { Day, Session } from "@ironpace/training";
import { easeCard } from "../changes/ease-card.ts";
import { sessionOn } from "../changes/session-named.ts";
import { skipSessions } from "../changes/skip-sessions.ts";
import { sessionOfRow } from "../dialogue/focus.ts";
import type { Draft } from "../topic.ts";
import { isOpen } from "../topics/sessions.ts";
import { previewIn } from "../turn/changes/preview.ts";
import { readFrame } from "../turn/frame.ts";
import { listIn, type Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import { translated } from "../turn/translated.ts";
import type { TurnContext } from "./focus.ts";

/** How a turn changes the days of a card. */
type Change = "only" | "also" | "without";

const LEADS: { readonly [tongue in Tongue]: string } = {
  en: "ok|okay|no|nope|actually|hm+|sorry|wait|well|oh|then|maybe|yes|but|so|on second thoughts?|i feel better|feeling better|better",
  de: "ok|nein|nee|doch|eigentlich|hm+|sorry|moment|ach|dann|vielleicht|ja|aber|lieber",
  fr: "ok|non|en fait|hm+|pardon|attends|ah|alors|peut etre|oui|mais|plutot",
  es: "ok|no|en realidad|hm+|perdon|espera|ah|entonces|quizas?|si|pero|mejor|vale",
  it: "ok|no|in realta|hm+|scusa|aspetta|ah|allora|forse|si|ma|meglio|anzi",
};
const CHANGES: { readonly [change in Change]: { readonly [tongue in Tongue]: string } } = {
  only: {
    en: "(?:just|only)(?: (?:on|the|for|skip|rest|ease|take|leave out))*",
    de: "(?:nur|bloss)(?: (?:am|den|der))*",
    fr: "(?:seulement|juste|uniquement)(?: le)?",
    es: "(?:solo|solamente)(?: el)?",
    it: "(?:solo|soltanto)(?: il)?",
  },
  also: {
    en: "(?:(?:and|plus|also|same for|add|as well as)(?: (?:on|the|for|also|skip|rest))*)",
    de: "(?:(?:und|auch|dazu)(?: (?:am|den|auch|noch))*)",
    fr: "(?:(?:et|aussi)(?: (?:le|aussi))*)",
    es: "(?:(?:y|tambien)(?: (?:el|tambien))*)",
    it: "(?:(?:e|anche)(?: (?:il|anche))*)",
  },
  without: {
    en: "(?:not|but not|without|except|keep|i can do|i can train)(?: (?:on|the|for))*",
    de: "(?:nicht|ohne|ausser|aber nicht)(?: (?:am|den|der))*",
    fr: "(?:pas|sauf|mais pas|sans)(?: le)?",
    es: "(?:no|menos|pero no|sin)(?: el)?",
    it: "(?:non|tranne|ma non|senza)(?: il)?",
  },
};
const TOO: { readonly [tongue in Tongue]: string } = {
  en: "(?: (?:too|as well|also|then|please|pls|only|instead))*",
  de: "(?: (?:auch|noch|dann|bitte|nur))*",
  fr: "(?: (?:aussi|alors|stp|seulement))*",
  es: "(?: (?:tambien|entonces|porfa|solo))*",
  it: "(?: (?:anche|allora|solo))*",
};

/** "Actually just Monday", "and Thursday too", "not Tuesday" beside cards that leave days out or make them easier: the same for the days that are then meant. */
export function daysOfCard(focus: TurnContext, content: string): Draft | undefined {
  const { tongue, view } = focus;
  const { plan } = view;
  const held = sessionsOf(focus);
  if (held === undefined || plan === undefined) return undefined;
  // One part names days, the others tell why: "just Monday, feeling a bit better already".
  const parts = content.split(/\s*[,;.!(]\s*(?=\p{L})/u).map((part) => readFrame(part, tongue, view.today));
  const [frame, second] = parts.filter((part) => part.days.length > 0);
  if (frame === undefined || second !== undefined || parts.some((part) => part !== frame && part.verbs.length > 0)) return undefined;
  const change = changeIn(frame.words, tongue);
  const named = frame.days.filter((day) => day >= view.today);
  const isOther = frame.verbs.some((verb) => !SAME_VERBS[cardsAre(focus)].includes(verb));
  if (change === undefined || isOther || named.length === 0 || frame.leftover.length > 0 || frame.minutes !== undefined) return undefined;
  // "And Saturday to Sunday" moves it.
  if (change === "also" && named.length === 2 && GOES_TO.test(frame.words)) return undefined;
  // "And is Saturday easy too" asks about it.
  if (ASKS.test(frame.words)) return undefined;
  // "and Friday?" asks what is there.
  if (change === "also" && /\?\s*$/u.test(content)) return undefined;
  const days = held.map(({ date }) => date);
  const next: readonly Day[] =
    change === "only"
      ? named
      : change === "also"
        ? [...new Set([...days, ...named])].toSorted()
        : days.filter((day) => !named.includes(day));
  if (change === "without" && next.length === days.length) return undefined;
  // "Only Wednesday" beside a card for Monday corrects the day, which others read.
  if (change === "only" && !named.every((day) => days.includes(day))) return undefined;
  const sessions = next.flatMap((day) => sessionOn(plan, day) ?? []).filter((each) => isOpen(plan, each));
  const free = named.filter((day) => change === "also" && sessionOn(plan, day) === undefined);
  if (sessions.length === 0) return undefined;
  return again(focus, sessions, free);
}

const ASKS =
  /^(?:(?:ok|okay|and|so|but|und|aber|et|mais) )*(?:is|are|was|does|do|did|will|would|how|what|whats|why|when|ist|sind|war|wie|was|warum|est ce|c est|quel\w*|comment|pourquoi|que|como|cual|cosa|come|quale)\b/;
const GOES_TO = /\S+ (?:to|auf|onto|au|a|al) (?:the |den |le |el |il )?\S+$/;

/** The verbs that want the same as a card. */
const SAME_VERBS: { readonly [reason in "missed" | "ease"]: readonly string[] } = { missed: ["skip", "cant"], ease: ["ease", "shorten"] };

function cardsAre({ cards }: TurnContext): "missed" | "ease" {
  return cards[0]?.request.reason === "missed" ? "missed" : "ease";
}

function changeIn(words: string, tongue: Tongue): Change | undefined {
  const lead = `^(?:(?:${LEADS[tongue]}) )*`;
  const found = (["only", "also", "without"] as const).find((change) =>
    new RegExp(`${lead}${CHANGES[change][tongue]} .+?${TOO[tongue]}$`, "u").test(words),
  );
  if (found !== undefined) return found;
  return new RegExp(`${lead}.+ (?:only|nur|seulement|solo)$`, "u").test(words) ? "only" : undefined;
}

/** The sessions that the open cards leave out or make easier, in the order of their days; undefined where the cards do something else. */
function sessionsOf({ cards, view }: TurnContext): readonly Session[] | undefined {
  const { plan } = view;
  if (plan === undefined || cards.length === 0) return undefined;
  const found = cards.flatMap(({ request }): readonly (Session | undefined)[] => {
    if (request.reason === "missed") return (request.sessionIds ?? []).map((row) => sessionOfRow(row, view));
    if (request.reason === "ease" && request.from === request.to) return [sessionOn(plan, request.from)];
    return [undefined];
  });
  const sessions = found.flatMap((each) => each ?? []);
  return sessions.length < found.length || sessions.length === 0 ? undefined : sessions.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The same cards for other sessions; days that are free already are named. */
function again(focus: TurnContext, sessions: readonly Session[], free: readonly Day[]): Draft {
  const { tongue, view, say } = focus;
  const beside =
    free.length === 0
      ? []
      : [
          say(
            `${listIn(
              tongue,
              free.map((day) => dayIn(tongue, day, false)),
            )}: free already.`,
            `${listIn(
              tongue,
              free.map((day) => dayIn(tongue, day, false)),
            )}: schon frei.`,
            `${listIn(
              tongue,
              free.map((day) => dayIn(tongue, day, false)),
            )} : déjà libre.`,
            `${listIn(
              tongue,
              free.map((day) => dayIn(tongue, day, false)),
            )}: ya libre.`,
            `${listIn(
              tongue,
              free.map((day) => dayIn(tongue, day, false)),
            )}: già libero.`,
          ),
        ];
  if (cardsAre(focus) === "missed") {
    const draft = translated(skipSessions(sessions, view), tongue);
    return { ...draft, text: [...draft.text, ...beside] };
  }
  const eased = sessions.map((session) => easedAgain(session, focus));
  const names = listIn(
    tongue,
    sessions.map(({ title, date }) => `**${title}** (${dayIn(tongue, date, false)})`),
  );
  return {
    text: [
      say(
        `Easier: ${names}. One card for each day, the other days stay as planned.`,
        `Leichter: ${names}. Eine Karte je Tag, die anderen Tage bleiben wie geplant.`,
        `Plus facile : ${names}. Une carte par jour, les autres jours restent comme prévu.`,
        `Más suave: ${names}. Una tarjeta por día, los otros días siguen igual.`,
        `Più facile: ${names}. Una scheda per giorno, gli altri giorni restano come previsto.`,
      ),
      ...beside,
      previewIn(tongue),
    ],
    proposals: eased,
  };
}

function easedAgain(session: Session, { cards, tongue, say }: TurnContext): CoachProposal {
  const own = cards.find(({ request }) => request.reason === "ease" && request.from === session.date);
  if (own !== undefined) return own;
  const [request] = cards.flatMap((card) => (card.request.reason === "ease" ? [card.request] : []));
  const when = dayIn(tongue, session.date, false);
  const { share, onlyEasy, mostMinutes } = request ?? {};
  return easeCard(
    mostMinutes === undefined
      ? say(`Easy on ${when}`, `Locker am ${when}`, `Facile le ${when}`, `Suave el ${when}`, `Facile ${when}`)
      : `${session.title}: ${mostMinutes} min`,
    session.title,
    session.date,
    session.date,
    {
      ...(share !== undefined && { share }),
      ...(onlyEasy !== undefined && { onlyEasy }),
      ...(mostMinutes !== undefined && { mostMinutes }),
    },
  );
}
