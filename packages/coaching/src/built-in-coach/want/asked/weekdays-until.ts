import { addDays, type Day, getWeekday, type Weekday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { isNamed } from "../../turn/results/splits.ts";
import { dayIn, subjectIn, weekdayIn } from "../../turn/names.ts";
import { daysAhead } from "../days-ahead.ts";
import { bareUnit, PAST } from "./words.ts";

const HOW_MANY = bareUnit("how many|number of|wie viele?|wieviele?|combien|cuant[oa]s|quant[ie]");

/** "how many fridays is that", "wie viele samstage noch bis berlin": the weekdays up to a day, with what is planned on them. */
export function weekdaysUntil(turn: Followed): Draft | undefined {
  const { words, frame, view, tongue, say } = turn;
  const { plan, today } = view;
  const named = [
    ...new Set(frame.tokens.flatMap(({ concept }) => (/^day:[1-7]$/.test(concept) ? [Number(concept.slice(4)) as Weekday] : []))),
  ];
  const [weekday] = named;
  if (weekday === undefined || named.length > 1 || !HOW_MANY.test(words) || PAST.test(words) || frame.verbs.length > 0) return undefined;
  const until = horizon(turn);
  if (until === undefined || until.on <= today) return undefined;
  const days: Day[] = [];
  for (let day = today; day < until.on; day = addDays(day, 1)) if (getWeekday(day) === weekday) days.push(day);
  const kind = frame.subjects.find((each) => each.kind !== undefined);
  const planned = plan === undefined ? [] : allSessions(plan).filter((each) => days.includes(each.date) && isOpen(plan, each));
  const end = plan === undefined ? undefined : allSessions(plan).at(-1)?.date;
  const open = days.filter((day) => end === undefined || day > end).length;
  const fitting = kind?.kind === undefined ? planned : planned.filter((each) => kind.kind?.isPlanned(each) === true && !each.isDeload);
  const name = weekdayIn(tongue, weekday);
  const to = `${until.name} (${dayIn(tongue, until.on, false)})`;
  return {
    reader: "weekdays until a day",
    text: [
      say(
        `**${days.length} ${name}s** until ${to}.`,
        `**${days.length} ${name}${days.length === 1 ? "" : "e"}** bis ${to}.`,
        `**${days.length} ${name}s** jusqu’à ${to}.`,
        `**${days.length} ${name}** hasta ${to}.`,
        `**${days.length} ${name}** fino a ${to}.`,
      ),
      bullet([
        kind === undefined
          ? undefined
          : `${subjectIn(tongue, kind)}: **${fitting.length}** ${say("planned so far", "bisher geplant", "prévues jusqu’ici", "previstas hasta ahora", "previste finora")}`,
        ...planned.map((each) => `${dayIn(tongue, each.date, false)}: ${each.title}`),
        open === 0 || plan === undefined
          ? undefined
          : say(
              `${open} are after your plan ends and not planned yet; deloads and the taper will use some`,
              `${open} liegen nach dem Ende deines Plans und sind noch nicht geplant; Deloads und das Tapering davor nehmen einige weg`,
              `${open} sont après la fin de ton plan, pas encore prévus ; les décharges et l’affûtage en prennent quelques-uns`,
              `${open} caen después del final de tu plan y aún no están previstos; descargas y puesta a punto se llevan algunos`,
              `${open} cadono dopo la fine del piano e non sono ancora previsti; scarichi e tapering ne tolgono alcuni`,
            ),
      ]),
    ].filter((part) => part !== ""),
  };
}

/** The day that is named, or the race ahead that is named or was spoken of. */
function horizon({ frame, words, view, diary, turns, tongue }: Followed): { readonly on: Day; readonly name: string } | undefined {
  const ahead = diary.races.filter(({ on, result }) => on > view.today && result === undefined);
  const race =
    ahead.find(({ name, location }) => isNamed(`${name} ${location}`, words)) ??
    (frame.topics.has("race") ? ahead[0] : undefined) ??
    ahead.find(({ name }) => turns.at(-1)?.answer.includes(name) === true);
  if (race !== undefined) return { on: race.on, name: race.name };
  const [period] = frame.periods;
  if (period !== undefined && period.to > view.today) return { on: addDays(period.to, 1), name: dayIn(tongue, period.to) };
  const until = frame.until ?? daysAhead(frame, view.today).find((day) => day > addDays(view.today, 7));
  return until === undefined ? undefined : { on: addDays(until, 1), name: dayIn(tongue, until) };
}
