import { checkMove, type Day, getMonday, type Session } from "@ironpace/training";
import { moveTo, notBeforeItsWeek } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { eventAfter } from "../../focus/beside-day.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";

const CHOOSES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:whats|what is|which is|which one is|whichs|is) (?:the )?(?:better|best|smarter)\b|\bwhich (?:day|one|would)\b|\bor (?:better|rather)\b/,
  de: /\b(?:was|welcher|welches|welchen|wann) (?:ist|ware|tag)?\b.*\b(?:besser|klug\w*|sinnvoll\w*|am besten)\b/,
  fr: /\b(?:qu est ce qui|lequel|quel jour)\b.*\b(?:mieux|meilleur)\b|\bc est mieux\b/,
  es: /\b(?:que|cual|cuando)\b.*\b(?:mejor)\b/,
  it: /\b(?:cosa|quale|quando|che)\b.*\b(?:meglio|migliore)\b/,
};
const OR_WORD = /\b(?:or|oder|ou|o)\b/;
const SPLITS = /\s*[.;!?]\s*|\s*,\s*/u;

/** More than anything else: what changes places would land on a day that is gone. */
const BUSY_DAY_COST = 10;

interface Choice {
  readonly day: Day;
  /** The higher, the worse it stands there. */
  readonly cost: number;
  readonly why: string;
}

/** "Can't do Saturday. Long run on Friday or Sunday, what's better?": one of the two days, with the reason against the other, and the card for it. */
export function chooseDay(focus: TurnContext): Draft | undefined {
  const { frame, words, tongue, view, cards, say } = focus;
  const { plan } = view;
  if (plan === undefined || cards.length > 0 || frame.hasPain || frame.isIll || !CHOOSES[tongue].test(words) || !OR_WORD.test(words))
    return undefined;
  const parts = frame.content.split(SPLITS).map((part) => readFrame(part, tongue, view.today));
  const wish = parts.find(({ words: of, days }) => days.length === 2 && OR_WORD.test(of));
  const busy = parts.filter((part) => part !== wish).flatMap(({ days }) => days);
  if (wish === undefined) return undefined;
  const session = sessionMeantFor(wish.subjects[0]?.kind?.isPlanned, busy, wish.days, focus);
  if (session === undefined) return undefined;
  const choices = wish.days.flatMap((day) => readChoice(session, day, busy, focus) ?? []).toSorted((a, b) => a.cost - b.cost);
  const [best, other] = choices;
  if (best === undefined || best.cost >= BUSY_DAY_COST) return undefined;
  if (best.day === session.date)
    return {
      text: [
        say(
          `**${dayIn(tongue, best.day, false)}, where it is planned**: **${session.title}** stays, and nothing else moves.`,
          `**${dayIn(tongue, best.day, false)}, wie geplant**: **${session.title}** bleibt, und sonst verschiebt sich nichts.`,
          `**${dayIn(tongue, best.day, false)}, comme prévu** : **${session.title}** reste, et rien d’autre ne bouge.`,
          `**${dayIn(tongue, best.day, false)}, como está previsto**: **${session.title}** se queda y nada más cambia.`,
          `**${dayIn(tongue, best.day, false)}, come previsto**: **${session.title}** resta, e nient’altro si sposta.`,
        ),
      ],
    };
  const moved = translated(moveTo(session, best.day, view), tongue);
  const name = dayIn(tongue, best.day, false);
  return {
    ...moved,
    text: [
      `**${name}**${best.why === "" ? "" : `, ${best.why}`}.${
        other === undefined || other.why === ""
          ? ""
          : ` ${say("Against", "Gegen", "Contre", "Contra", "Contro")} ${dayIn(tongue, other.day, false)}: ${other.why}.`
      }`,
      ...moved.text,
    ],
  };
}

function sessionMeantFor(
  isPlanned: ((session: Session) => boolean) | undefined,
  busy: readonly Day[],
  days: readonly Day[],
  { view }: TurnContext,
): Session | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const gone = busy.flatMap((day) => sessionOn(plan, day) ?? [])[0];
  const [first] = days.toSorted();
  const sessions = plan.plan.weeks.flatMap((week) => week.sessions).filter((each) => each.date >= view.today && isOpen(plan, each));
  const named =
    isPlanned === undefined || first === undefined
      ? undefined
      : (sessions.find((each) => isPlanned(each) && getMonday(each.date) === getMonday(first)) ?? sessions.find((each) => isPlanned(each)));
  const found = gone !== undefined && (isPlanned === undefined || isPlanned(gone)) ? gone : named;
  return found !== undefined && isOpen(plan, found) ? found : undefined;
}

function readChoice(session: Session, said: Day, busy: readonly Day[], { view, say }: TurnContext): Choice | undefined {
  const { plan, today, athlete } = view;
  if (plan === undefined) return undefined;
  const day = notBeforeItsWeek(said, session);
  if (day === session.date) return { day, cost: 0, why: "" };
  const check = checkMove(plan.plan, athlete, { sessionId: session.id, to: day }, { today, outcomes: plan.outcomes });
  if (check.kind === "refused") return undefined;
  const partner = sessionOn(plan, day);
  const landsOnBusy = partner !== undefined && busy.includes(session.date);
  const event = eventAfter(day, view);
  const cost =
    (landsOnBusy ? BUSY_DAY_COST : 0) + (event === undefined ? 0 : 3) + (partner === undefined ? 0 : 1) + check.warnings.length / 2;
  const why = landsOnBusy
    ? say(
        `${partner.title} would land on the day you have no time`,
        `${partner.title} käme auf den Tag, an dem du keine Zeit hast`,
        `${partner.title} passerait au jour où tu n’as pas le temps`,
        `${partner.title} caería en el día sin tiempo`,
        `${partner.title} finirebbe nel giorno senza tempo`,
      )
    : event === undefined
      ? ""
      : say(
          `the day after it is ${event.name}, so keep it easy`,
          `am Tag danach kommt ${event.name}, also locker bleiben`,
          `le lendemain il y a ${event.name}, donc facile`,
          `al día siguiente hay ${event.name}, así que suave`,
          `il giorno dopo c’è ${event.name}, quindi facile`,
        );
  return { day, cost, why };
}
