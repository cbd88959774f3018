import { addDays, type Day } from "@ironpace/training";
import { sessionOn } from "../changes/session-named.ts";
import type { Draft } from "../topic.ts";
import { addOnce } from "../turn/changes/add-once.ts";
import { readFrame } from "../turn/frame.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";
import { eventAfter, neighbours } from "./beside-day.ts";
import type { TurnContext } from "./focus.ts";

/** Minutes of easy work that a deload week carries. */
const MOST_IN_DELOAD = 30;
const OFFER = /\*\*[^*\n]+?(\d{1,2})\p{L}*\.? (?:de )?\p{L}+ ?: (\d{2,3}) min/u;

/** A session beside the plan that the coach has advised without a card, by the answer that named it. */
export function offeredSession({ turns, view }: TurnContext): { readonly day: Day; readonly minutes: number } | undefined {
  const last = turns.at(-1);
  if (last === undefined || last.proposals.length > 0 || !/\*\*Workouts\*\*/u.test(last.answer)) return undefined;
  const found = OFFER.exec(last.answer);
  if (found === null) return undefined;
  const days = Array.from({ length: LONGEST_AHEAD }, (_, at) => addDays(view.today, at));
  const day = days.find((each) => Number(each.slice(8)) === Number(found[1]));
  return day === undefined ? undefined : { day, minutes: Number(found[2]) };
}

/** Days in which a date has one day of the month. */
const LONGEST_AHEAD = 28;

/** "Only 20 min though", "Sunday then" after an extra session was advised: the same advice with that length or day. */
export function otherOffer(focus: TurnContext): Draft | undefined {
  const { frame, turns, view, words } = focus;
  const { plan } = view;
  if (plan === undefined || offeredSession(focus) === undefined || words.split(" ").length > MOST_WORDS) return undefined;
  const minutes = frame.minutes ?? frame.numbers.find((number) => number >= FEWEST_MINUTES && number <= MOST_MINUTES);
  const [day, other] = frame.days;
  if ((minutes === undefined && day === undefined) || other !== undefined || frame.leftover.length > 0) return undefined;
  if (frame.verbs.some((verb) => verb !== "shorten" && verb !== "move")) return undefined;
  const before = turns
    .slice(-LONGEST_BACK)
    .map(({ question }) => readFrame(question, frame.tongue, view.today))
    .findLast((each) => addOnce(each, plan, view) !== undefined);
  const known = offeredSession(focus);
  if (before === undefined || known === undefined) return undefined;
  return addOnce({ ...before, minutes: minutes ?? known.minutes, days: [day ?? known.day] }, plan, view);
}

const MOST_WORDS = 8;
const LONGEST_BACK = 4;
const FEWEST_MINUTES = 10;
const MOST_MINUTES = 180;

/** "Is that smart in a deload week?" after an extra session was advised. */
export function judgeOffer(focus: TurnContext): Draft | undefined {
  const offered = offeredSession(focus);
  if (offered === undefined) return undefined;
  const { view, tongue, say } = focus;
  const { day, minutes } = offered;
  const event = eventAfter(day, view);
  const [before, after] = neighbours(day, undefined, view);
  const isRestDay = view.plan !== undefined && sessionOn(view.plan, day) === undefined;
  const when = dayIn(tongue, day, false);
  const isOnlyBreak = isRestDay && before !== undefined && after !== undefined;
  const isTooMuch = event !== undefined || (isDeload(day, view) && minutes > MOST_IN_DELOAD);
  return {
    text: [
      event !== undefined
        ? say(
            `**Rather not**: the day after is **${event.name}**.`,
            `**Eher nicht**: Am Tag danach ist **${event.name}**.`,
            `**Plutôt non** : le lendemain, c’est **${event.name}**.`,
            `**Mejor no**: al día siguiente es **${event.name}**.`,
            `**Meglio di no**: il giorno dopo c’è **${event.name}**.`,
          )
        : isDeload(day, view)
          ? say(
              `**Only if it stays really easy**: this is your deload week, so you do not need it. ${isTooMuch ? `${minutes} min is too much, ` : `${minutes} min at effort 3 does no harm, `}a walk does the same.`,
              `**Nur wenn es wirklich locker bleibt, und nötig ist es nicht**: Die Woche ist ein Deload, weniger ist ihr Sinn. ${isTooMuch ? `${minutes} min sind zu viel, ` : `${minutes} min bei Anstrengung 3 schaden nicht, `}ein Spaziergang tut es auch.`,
              `**Seulement si ça reste vraiment facile, et ce n’est pas nécessaire** : c’est une semaine de décharge, le but est d’en faire moins. ${isTooMuch ? `${minutes} min, c’est trop ; ` : `${minutes} min à effort 3 ne nuisent pas ; `}une marche suffit.`,
              `**Solo si es muy suave, y no hace falta**: la semana es de descarga, se trata de hacer menos. ${isTooMuch ? `${minutes} min es demasiado; ` : `${minutes} min a esfuerzo 3 no hacen daño; `}un paseo vale igual.`,
              `**Solo se resta davvero facile, e non serve**: è una settimana di scarico, lo scopo è fare meno. ${isTooMuch ? `${minutes} min sono troppi; ` : `${minutes} min a sforzo 3 non fanno danni; `}basta una camminata.`,
            )
          : say(
              `**Yes, at effort 3**: it adds a load of about ${3 * minutes}.`,
              `**Ja, bei Anstrengung 3**: Das sind etwa ${3 * minutes} Last mehr.`,
              `**Oui, à effort 3** : environ ${3 * minutes} de charge en plus.`,
              `**Sí, a esfuerzo 3**: unos ${3 * minutes} de carga más.`,
              `**Sì, a sforzo 3**: circa ${3 * minutes} di carico in più.`,
            ),
      ...(isOnlyBreak
        ? [
            say(
              `${when} is the rest day between **${before.title}** and **${after.title}**: you would lose that rest.`,
              `${when} ist der Ruhetag zwischen **${before.title}** und **${after.title}**: Die Pause fehlt dir dann.`,
              `${when} est le jour de repos entre **${before.title}** et **${after.title}** : tu perds cette pause.`,
              `${when} es el día de descanso entre **${before.title}** y **${after.title}**: pierdes esa pausa.`,
              `${when} è il riposo tra **${before.title}** e **${after.title}**: perdi quella pausa.`,
            ),
          ]
        : []),
    ],
  };
}

function isDeload(day: Day, { plan }: CoachView): boolean {
  return plan?.plan.weeks.some((week) => week.isDeload && day >= week.startDate && day <= addDays(week.startDate, 6)) ?? false;
}
