import { addDays, type Day } from "@ironpace/training";
import { plainAnswer } from "../../dialogue/turn.ts";
import { normalise } from "../../question.ts";
import type { Work } from "../../own-data/diary.ts";
import { bullet, distance } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { runIn } from "../../turn/amounts/rows.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { valueIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const HOW_FAR =
  / (?:how (?:far|much|many (?:km|kms|kilomet\w+|miles))|what distance|wie (?:weit|viel|viele (?:km|kilometer))|wieviel|combien(?: de (?:km|kilometres))?|cuant[oa]s?(?: (?:km|kilometros))?|quant[oi](?: (?:km|chilometri))?)(?= )/;
const RUN = / (?:run|ran|running|gelaufen|lief|laufe|couru|courais|corri|corrido|corr[io]|corso)(?= )/;
const YESTERDAY = / (?:yesterday|gestern|hier|ayer|ieri)(?= )/;
const LAST = / (?:last|letzten?|dernier|pasado|scors[oa])(?= )/;

/** "how far did I run yesterday": what a bare day after it goes on with. */
function asksRunOfDay(question: string): boolean {
  const words = ` ${normalise(question)} `;
  return HOW_FAR.test(words) && RUN.test(words);
}

const ASIDE = / (?:did|have|bin|ich|j ai|ai|he|ho|yo|actually|in total|total|insgesamt|au total|en total|in totale)(?= )/;

/** "cuánto corrí ayer": everything that was run on a day, also inside a session of something else. */
export function runOnDay(turn: Followed): Draft | undefined {
  const { words, frame, view, diary, tongue, say } = turn;
  const clause = readClause(words);
  const goesOn =
    asksRunOfDay(turn.turns.at(-1)?.question ?? "") && turn.cards.length === 0 && (frame.days.length === 1 || YESTERDAY.test(` ${words} `));
  if (!goesOn && (clause.take(HOW_FAR) === undefined || clause.take(RUN) === undefined)) return undefined;
  const isYesterday = clause.take(YESTERDAY) !== undefined;
  const [named] = frame.days;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|month|number|rel)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  clause.take(LAST);
  // "Sabato scorso", said on a Saturday, is a week ago.
  const isOver = named !== undefined && (named < view.today || (named === view.today && !LAST.test(` ${words} `)));
  const day = isYesterday ? addDays(view.today, -1) : named === undefined || isOver ? named : addDays(named, -7);
  if (day === undefined || frame.days.length > 1 || frame.periods.some(({ kind }) => kind !== "day") || !clause.isRead()) return undefined;
  const work = diary.work.filter(({ on }) => on === day);
  const metres = work.reduce((sum, each) => sum + runIn(each), 0);
  if (metres === 0) return undefined;
  const amount = valueIn(tongue, distance(view, metres));
  return {
    isDecided: true,
    text: [
      say(
        `**${amount}** on ${dayIn(tongue, day, false)}, warm-up included:`,
        `**${amount}** am ${dayIn(tongue, day, false)}, Einlaufen mitgezählt:`,
        `**${amount}** le ${dayIn(tongue, day, false)}, échauffement compris :`,
        `**${amount}** el ${dayIn(tongue, day, false)}, con el calentamiento:`,
        `**${amount}** ${dayIn(tongue, day, false)}, riscaldamento compreso:`,
      ),
      bullet(
        work
          .filter((each) => runIn(each) > 0)
          .map((each) => `${dayIn(tongue, day, false)}: **${each.title}**, ${workText(each, tongue, view)}`),
      ),
    ],
  };
}

const WEEK_BEFORE =
  / (?:(?:and )?(?:the |a )?(?:week (?:before|earlier)|last week|previous week)|(?:in )?(?:die |der )?(?:woche (?:davor|vorher)|letzte[nr]? woche|vorige[nr]? woche)|(?:la )?semaine (?:d avant|derniere|precedente|passee)|(?:la )?semana (?:anterior|pasada|antes|de antes)|(?:la )?settimana (?:prima|scorsa|precedente))(?= )/;
const SAME =
  / (?:the same|same|same day|same thing|dasselbe|derselbe tag|gleiche[rn]? tag|la meme chose|le meme jour|pareil|lo mismo|igual|el mismo dia|lo stesso|stesso giorno|uguale|what about|was war|before that|that)(?= )/;

/** "and the week before", "y la semana pasada lo mismo?" after what was done on one day: the same weekday a week earlier. */
export function sameDayEarlier(turn: Followed): Draft | undefined {
  const { words, tongue, view, diary, say, cards, turns } = turn;
  const clause = readClause(words);
  if (cards.length > 0 || clause.take(WEEK_BEFORE) === undefined) return undefined;
  while (clause.take(SAME) !== undefined);
  const day = clause.isRead() ? dayOfLast(turn) : undefined;
  if (
    day === undefined ||
    /week|woche|semaine|semana|settimana/i.test(turns.at(-1)?.question.replaceAll(/last week|letzte woche/gi, "") ?? "")
  )
    return undefined;
  const on = addDays(day, -7);
  const work = diary.work.filter((each) => each.on === on);
  const line = (each: Work): string => `${dayIn(tongue, on)}: **${each.title}**, ${workText(each, tongue, view)}`;
  return {
    isDecided: true,
    text:
      work.length === 0
        ? [
            say(
              `Nothing is logged on **${dayIn(tongue, on)}**.`,
              `Am **${dayIn(tongue, on)}** ist nichts eingetragen.`,
              `Rien n’est noté le **${dayIn(tongue, on)}**.`,
              `No hay nada anotado el **${dayIn(tongue, on)}**.`,
              `Non c’è nulla il **${dayIn(tongue, on)}**.`,
            ),
          ]
        : work.length === 1
          ? work.map((each) => `${line(each)}.`)
          : [bullet(work.map(line))],
  };
}

/** The one day that the last answer named, where something was done on it. */
function dayOfLast({ turns, tongue, view, diary }: Followed): Day | undefined {
  const text = plainAnswer(turns.at(-1)?.answer ?? "");
  const days = [...new Set(daysInText(text, tongue, view.today))];
  const [day] = days;
  return days.length === 1 &&
    day !== undefined &&
    day <= view.today &&
    diary.work.some(({ on, title }) => on === day && text.includes(title))
    ? day
    : undefined;
}

const REST_DAY = /Ruhetag|rest day|jour de repos|día de descanso|descanso|giorno di riposo|riposo/u;
const BEFORE_THAT =
  / (?:before that|before|the one before(?: that)?|previous(?: one)?|davor|vorher|der davor|avant(?: ca)?|celui d avant|antes(?: de eso)?|el anterior|prima(?: di quello)?|quello prima)(?= )/;
const LONGEST_SEARCH = 60;

/** "und davor" after the last day off: the day off before it. */
export function restDayBefore({ words, turns, tongue, view, diary, say }: Followed): Draft | undefined {
  const clause = readClause(words);
  const answer = plainAnswer(turns.at(-1)?.answer ?? "").split("\n\n")[0] ?? "";
  const [day, ...others] = [...new Set(daysInText(answer, tongue, view.today))];
  if (day === undefined || others.length > 0 || day > view.today || !REST_DAY.test(answer)) return undefined;
  if (clause.take(BEFORE_THAT) === undefined || !clause.isRead()) return undefined;
  for (let back = 1; back <= LONGEST_SEARCH; back += 1) {
    const on = addDays(day, -back);
    if (on < (diary.work[0]?.on ?? on)) return undefined;
    if (!diary.work.some((each) => each.on === on)) {
      const shown = dayIn(tongue, on);
      return {
        isDecided: true,
        text: [
          say(
            `The day off before that was **${shown}**.`,
            `Der Ruhetag davor war **${shown}**.`,
            `Le jour de repos d’avant : **${shown}**.`,
            `El día de descanso anterior fue **${shown}**.`,
            `Il giorno di riposo prima era **${shown}**.`,
          ),
        ],
      };
    }
  }
  return undefined;
}
