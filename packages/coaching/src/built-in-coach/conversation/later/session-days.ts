import { addDays, daysBetween, getWeekday, nextDayOfMonth } from "@ironpace/training";
import { hours, sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { amountIn, dayIn, weekdayIn } from "../../turn/names.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import { name } from "./session-name.ts";
import { sessionOn, sessionSpoken, type SessionSpoken } from "./session-spoken.ts";
import type { Standing } from "./standing.ts";

/** Minutes of a session beside those that the athlete has on the day. */
export function fits(spoken: SessionSpoken, standing: Standing): Draft | undefined {
  const { frame, view, diary, say, tongue } = standing;
  const [day = spoken.on] = frame.days;
  const minutes = spoken.session?.duration;
  const room = view.athlete.availability?.minutes?.[getWeekday(day)];
  const longer = standing.turns.at(-1)?.proposals.length === 0 ? undefined : longest(spoken, day, standing);
  const meant = longer ?? spoken;
  const needed = longer?.session?.duration ?? minutes;
  if (needed === undefined || room === undefined) return undefined;
  const weekday = weekdayIn(tongue, getWeekday(day));
  const others = diary.entered.filter(({ on }) => on === day);
  return {
    text: [
      needed <= room
        ? say(
            `**Yes**: ${hours(needed)} of the ${hours(room)} you have on ${weekday}, ${name(meant, standing)}.`,
            `**Ja**: ${hours(needed)} von den ${hours(room)}, die du am ${weekday} hast, ${name(meant, standing)}.`,
            `**Oui** : ${hours(needed)} sur les ${hours(room)} que tu as le ${weekday}, ${name(meant, standing)}.`,
            `**Sí**: ${hours(needed)} de los ${hours(room)} que tienes el ${weekday}, ${name(meant, standing)}.`,
            `**Sì**: ${hours(needed)} dei ${hours(room)} che hai ${weekday}, ${name(meant, standing)}.`,
          )
        : say(
            `**No**: ${hours(needed)} against the ${hours(room)} you have on ${weekday}, ${needed - room} min too long, ${name(meant, standing)}.`,
            `**Nein**: ${hours(needed)} gegen ${hours(room)}, die du am ${weekday} hast, ${needed - room} min zu lang, ${name(meant, standing)}.`,
            `**Non** : ${hours(needed)} pour ${hours(room)} le ${weekday}, ${needed - room} min de trop, ${name(meant, standing)}.`,
            `**No**: ${hours(needed)} frente a ${hours(room)} el ${weekday}, ${needed - room} min de más, ${name(meant, standing)}.`,
            `**No**: ${hours(needed)} contro ${hours(room)} ${weekday}, ${needed - room} min di troppo, ${name(meant, standing)}.`,
          ),
      ...(others.length === 0
        ? []
        : [
            `${say("Also on that day", "Außerdem an dem Tag", "Aussi ce jour-là", "Ese día además", "Quel giorno anche")}: ${others.map(({ title, minutes: of }) => `${title}, ${of} min`).join(", ")}.`,
          ]),
    ],
  };
}

/** Of two sessions that change places the one that comes to the day. */
function longest({ on }: SessionSpoken, day: string, { view }: Standing): SessionSpoken | undefined {
  const sessions = view.plan === undefined ? [] : allSessions(view.plan);
  const [card] = [sessions.find(({ date }) => date === day)];
  const other = sessions
    .filter(({ date }) => date !== day && Math.abs(daysBetween(date, on)) <= 3)
    .toSorted((a, b) => b.duration - a.duration)[0];
  return card === undefined || other === undefined || other.duration <= card.duration
    ? undefined
    : { title: other.title, on: other.date, session: other };
}

/** The load of a session beside that of another day; of a card that marks it as done the load it will have. */
export function againstDay(spoken: SessionSpoken, day: string, standing: Standing): Draft | undefined {
  const { cards, say, tongue } = standing;
  const other = sessionOn(day, standing);
  const done = cards.flatMap(({ request }) =>
    request.reason === "record" && request.record.kind === "complete" ? [request.record] : [],
  )[0];
  const said = standing.earlier.flatMap(({ frame }) => frame.minutes ?? [])[0];
  const minutes = spoken.work?.minutes ?? (done === undefined ? undefined : said) ?? spoken.session?.duration;
  const load = spoken.work?.load ?? (done?.rpe !== undefined && minutes !== undefined ? done.rpe * minutes : spoken.session?.load);
  const before = other?.work?.load ?? other?.session?.load;
  if (other === undefined || load === undefined || before === undefined || other.title === spoken.title) return undefined;
  const gap = Math.round(load - before);
  const word =
    gap === 0
      ? say("The same", "Gleich viel", "Pareil", "Igual", "Uguale")
      : gap > 0
        ? say("More", "Mehr", "Plus", "Más", "Di più")
        : say("Less", "Weniger", "Moins", "Menos", "Di meno");
  const line = ({ title, on }: SessionSpoken, of: number): string =>
    `${dayIn(tongue, on, false)}: **${title}**, ${amountIn(tongue, of, "load")}`;
  return {
    text: [
      `**${word}**${gap === 0 ? "" : `: ${amountIn(tongue, Math.abs(gap), "load")}`}.`,
      bullet([line(spoken, load), line(other, before)]),
    ],
  };
}

export const OTHER_DAY =
  /^(?:and |so |ok |what about |how about |und |et |y |e )*(?:(?:the )?(?:one|that|it)? ?(?:on|from|of|am|vom|le|du|el|del|il) )?(?:the |on )?(?:last |this |next |on )*(?:\p{L}+days?|\d{1,2}(?:st|nd|rd|th)?(?: \p{L}+)?|today|tomorrow|yesterday)(?: \d{1,2}(?:st|nd|rd|th)?)?(?: (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)?(?: (?:was|is|were|then|what|one|too))*$/u;
const WAS = bareUnit("was|did|had|were|war|etait|fue|era");

/** "friday was what", "and the one on the 19th": what was asked of one session, of that of another day. */
export function ofOtherDay(standing: Standing): Draft | undefined {
  const { frame, words, view, earlier, tongue } = standing;
  const [named = ""] = frame.days;
  const day = WAS.test(words) && named >= view.today ? addDays(named, -7) : named;
  // "the one on the 19th" after a session to come is of the next 19th.
  const isAhead = !WAS.test(words) && (sessionSpoken(standing)?.on ?? "") >= view.today;
  const next = isAhead && day < view.today ? nextDayOfMonth(Number(day.slice(8)), view.today) : undefined;
  const found = sessionOn(next ?? day, standing);
  const asked = earlier
    .map(({ frame: said }) => MEASURED.find(([pattern]) => pattern.test(said.words))?.[1])
    .find((each) => each !== undefined);
  if (found === undefined || asked === undefined) return undefined;
  const minutes = found.work?.minutes ?? found.session?.duration;
  const effort = found.work?.rpe ?? found.session?.intensityLevel;
  const load = found.work?.load ?? found.session?.load;
  const metres = found.work === undefined ? found.session?.distance : sum(Object.values(found.work.metres));
  const value = { time: minutes, effort, load, distance: metres }[asked];
  if (value === undefined || value === 0) return undefined;
  const beside =
    asked === "load" && minutes !== undefined && effort !== undefined ? `, ${minutes} min × ${valueIn(tongue, String(effort))}` : "";
  return { text: [`**${amountIn(tongue, value, asked, view)}**${beside}: ${name(found, standing)}.`] };
}

const MEASURED: readonly (readonly [said: RegExp, measure: "time" | "effort" | "load" | "distance"])[] = [
  [bareUnit("load|last|charge|carga|carico"), "load"],
  [bareUnit("how long|minutes|duration|wie lange|dauer\\p{L}*|combien de temps|cuanto dura|quanto dura"), "time"],
  [bareUnit("rpe|effort|how hard|wie hart|anstrengung|esfuerzo|sforzo"), "effort"],
  [bareUnit("how far|how many (?:km|k)|distance|wie weit|kilometer|cuantos km|quanti km|combien de km"), "distance"],
];

/** Whether what an open card changes stands in the way of a session after it. */
export function affects(spoken: SessionSpoken, standing: Standing): Draft | undefined {
  const { frame, say, tongue, view } = standing;
  const { plan } = view;
  const [day] = frame.days;
  const other = day === undefined ? undefined : sessionOn(day, standing);
  if (plan === undefined || other?.session === undefined) return undefined;
  const days = daysBetween(spoken.on, other.on);
  const between = allSessions(plan).filter(({ date }) => date > spoken.on && date < other.on);
  if (days < 1) return undefined;
  return {
    text: [
      say(
        `**No**: ${name(other, standing)} is ${days} days after it, and stays as it is. One session less or easier costs nothing there; if anything the legs are fresher.`,
        `**Nein**: ${name(other, standing)} kommt ${days} Tage danach und bleibt, wie sie ist. Eine Einheit weniger oder leichter kostet dort nichts; eher sind die Beine frischer.`,
        `**Non** : ${name(other, standing)} vient ${days} jours après et reste telle quelle. Une séance en moins ou plus facile n’y coûte rien ; les jambes seront plutôt plus fraîches.`,
        `**No**: ${name(other, standing)} llega ${days} días después y se queda como está. Una sesión menos o más suave no cuesta nada ahí; las piernas estarán más frescas.`,
        `**No**: ${name(other, standing)} arriva ${days} giorni dopo e resta com’è. Una sessione in meno o più facile non costa nulla lì; semmai le gambe saranno più fresche.`,
      ),
      ...(between.length === 0 ? [] : [bullet(between.map(({ date, title }) => `${dayIn(tongue, date, false)}: ${title}`))]),
    ],
  };
}
