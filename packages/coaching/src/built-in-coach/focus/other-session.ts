import type { Session } from "@ironpace/training";
import { easeCard } from "../changes/ease-card.ts";
import { skipSessions } from "../changes/skip-sessions.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { previewIn } from "../turn/changes/preview.ts";
import type { Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import { translated } from "../turn/translated.ts";
import type { TurnContext } from "./focus.ts";

const LEAD =
  "(?:(?:no|nope|not that|sorry|i meant|i mean|wait|actually|ok|nein|nee|ich meinte|doch|non|je voulais dire|no|queria decir|volevo dire|anzi|and|und|et|y|e) )*";
const NEXT: { readonly [tongue in Tongue]: string } = {
  en: "(?:the )?(?:next (?:one|session|day)|(?:one|session|day) after(?: (?:it|that))?|following (?:one|session|day))",
  de: "(?:die|der|den|das) (?:nachste(?:n|r)?(?: einheit| tag)?|danach|darauf|tag (?:danach|darauf))",
  fr: "(?:la|celle d|le jour d)(?: )?(?:suivante?|apres|prochaine)",
  es: "(?:la|el)(?: dia)? (?:siguiente|de despues|proxima)",
  it: "(?:la|il|quella)(?: giorno)? (?:successiva|dopo|prossima|seguente)",
};
const BEFORE: { readonly [tongue in Tongue]: string } = {
  en: "(?:the )?(?:(?:one|session|day) before(?: (?:it|that))?|previous (?:one|session|day))",
  de: "(?:die|der|den|das) (?:davor|vorige[nr]?|tag davor)",
  fr: "(?:la|celle d|le jour d)(?: )?(?:avant|precedente)",
  es: "(?:la|el)(?: dia)? (?:anterior|de antes)",
  it: "(?:la|il|quella)(?: giorno)? (?:prima|precedente)",
};

const OTHER =
  /^(?:(?:no|nope|not that(?: one)?|sorry|i meant|i mean|wait|actually|ok|the other(?: one| session)?|nein|nee|ich meinte|non|je voulais dire|queria decir|volevo dire|anzi|the|my|den|die|le|la|el|il) )+/;

/** "No the other one, the long run": the next session of a kind that is named, where nothing else is. */
function namedSession({ words, frame, session, view }: TurnContext): Session | undefined {
  const { plan, today } = view;
  const [subject, second] = frame.subjects;
  const rest = words.replace(OTHER, "");
  if (plan === undefined || subject?.kind === undefined || second !== undefined || rest === words || rest.split(" ").length > 3)
    return undefined;
  const { kind } = subject;
  const found = allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && kind.isPlanned(each));
  return found?.id === session?.id ? undefined : found;
}

/** "No, the one before it" beside a card that eases, shortens or leaves out one session: the same for the session before or after it. */
export function otherSession(focus: TurnContext): Draft | undefined {
  const { words, tongue, session, cards, view, say } = focus;
  const [card, second] = cards;
  const { plan } = view;
  const named = namedSession(focus);
  const step = new RegExp(`^${LEAD}${NEXT[tongue]}$`).test(words) ? 1 : new RegExp(`^${LEAD}${BEFORE[tongue]}$`).test(words) ? -1 : 0;
  if (plan === undefined || card === undefined || second !== undefined || session === undefined || (step === 0 && named === undefined))
    return undefined;
  const open: readonly Session[] = allSessions(plan).filter((each) => each.date >= view.today && isOpen(plan, each));
  const meant = named ?? open[open.findIndex(({ id }) => id === session.id) + step];
  if (meant === undefined) return undefined;
  const { request } = card;
  if (request.reason === "missed") return translated(skipSessions([meant], view), tongue);
  if (request.reason !== "ease") return undefined;
  const { share, onlyEasy, mostMinutes } = request;
  const when = dayIn(tongue, meant.date, false);
  const how = {
    ...(share !== undefined && { share }),
    ...(onlyEasy !== undefined && { onlyEasy }),
    ...(mostMinutes !== undefined && { mostMinutes }),
  };
  return {
    text: [
      mostMinutes === undefined
        ? say(
            `Then **${meant.title}** (${when}) becomes the easy one: nothing hard, and about ${Math.round(100 * (share ?? 1))}% of the planned minutes.`,
            `Dann wird **${meant.title}** (${when}) die leichte: nichts Hartes, und etwa ${Math.round(100 * (share ?? 1))} % der geplanten Minuten.`,
            `Alors c’est **${meant.title}** (${when}) qui devient facile : rien de dur, et environ ${Math.round(100 * (share ?? 1))} % des minutes prévues.`,
            `Entonces **${meant.title}** (${when}) es la suave: nada duro, y cerca del ${Math.round(100 * (share ?? 1))} % de los minutos previstos.`,
            `Allora diventa facile **${meant.title}** (${when}): niente di duro, e circa il ${Math.round(100 * (share ?? 1))} % dei minuti previsti.`,
          )
        : say(
            `Then **${meant.title}** (${when}) gets **${mostMinutes} min** instead of ${meant.duration}.`,
            `Dann bekommt **${meant.title}** (${when}) **${mostMinutes} min** statt ${meant.duration}.`,
            `Alors **${meant.title}** (${when}) passe à **${mostMinutes} min** au lieu de ${meant.duration}.`,
            `Entonces **${meant.title}** (${when}) tiene **${mostMinutes} min** en vez de ${meant.duration}.`,
            `Allora **${meant.title}** (${when}) ha **${mostMinutes} min** invece di ${meant.duration}.`,
          ),
      previewIn(tongue),
    ],
    proposals: [
      easeCard(
        mostMinutes === undefined
          ? say(`Easy on ${when}`, `Locker am ${when}`, `Facile le ${when}`, `Suave el ${when}`, `Facile ${when}`)
          : `${meant.title}: ${mostMinutes} min`,
        meant.title,
        meant.date,
        meant.date,
        how,
      ),
    ],
  };
}
