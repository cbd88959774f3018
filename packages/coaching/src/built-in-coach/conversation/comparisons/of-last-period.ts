import { addDays, getMonday } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { answerAmount } from "../../turn/amounts/index.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const WHICH =
  / (?:(?:and )?which(?: one)?(?: of (?:them|those|these))?(?: was| is)?|whats|what was|of (?:those|them|these)|(?:und )?welche\w*(?: davon)?(?: war)?|davon|(?:et )?(?:laquelle|lequel|quelle)(?: etait| est)?|(?:y )?cual(?: de (?:ellas|ellos|esas))?(?: fue| es)?|(?:e )?qual(?: e)?(?: stat[oa])?|di quelle)(?= )/;
const ASIDE =
  / (?:the|was|is|and|war|die|der|la|le|el|fue|era|es|etait|e|stata?|session|run|einheit|lauf|seance|sesion|seduta|one|of|those|them|del|de|mas|plus|piu|am)(?= )/;
const PICKS: readonly (readonly [pick: string, said: RegExp])[] = [
  [
    "hardest",
    / (?:hardest|toughest|harteste\w*|schwerste\w*|anstrengendste\w*|(?:la |le )?plus dure?|(?:la |lo )?mas dur[oa]|(?:la |il )?piu dur[oa])(?= )/,
  ],
  ["longest", / (?:longest|langste\w*|(?:la |le )?plus longue?|(?:la |el )?mas larg[oa]|(?:la |il )?piu lung[oa])(?= )/],
  ["fastest", / (?:fastest|quickest|schnellste\w*|(?:la |le )?plus rapide|(?:la |el )?mas rapid[oa]|(?:la |il )?piu veloce)(?= )/],
];

/** "cuál fue la más dura" after what a time held: of the sessions of that time. */
export function extremeOfPeriod(turn: Followed): Draft | undefined {
  const { words, frame, last, diary, view, cards, turns } = turn;
  const clause = readClause(words);
  const pick = PICKS.find(([, said]) => clause.take(said) !== undefined)?.[0];
  const period = last?.frame.periods.at(-1);
  if (
    turns.length === 0 ||
    pick === undefined ||
    period === undefined ||
    period.from > view.today ||
    cards.length > 0 ||
    last === undefined
  )
    return undefined;
  if (frame.periods.length + frame.days.length + frame.subjects.length + frame.verbs.length > 0) return undefined;
  takeTokens(clause, frame, /^(?:reply|topic:session|rel)/);
  const isAsked = takeEvery(clause, WHICH);
  takeEvery(clause, ASIDE);
  if (!clause.isRead() || !(isAsked || frame.content.includes("?") || words.split(" ").length <= 4)) return undefined;
  const subject = last.frame.subjects.find(({ lift, test }) => lift === undefined && test === undefined);
  const { metric: _, minutes: _minutes, group: _group, ...plain } = frame;
  const draft = answerAmount(
    {
      ...plain,
      subjects: subject === undefined ? [] : [subject],
      periods: [period],
      picks: new Set([pick]),
      numbers: [],
      topics: new Set(),
      relations: new Set(),
    },
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

const SAME_SPAN =
  / (?:(?:the |die |les |las |le )?(\d{1,2}|two|three|four|six|zwei|drei|vier|sechs|deux|trois|quatre|six|dos|tres|cuatro|seis|due|tre|quattro|sei)?(?: weeks?| months?| days?| wochen| monate| tage| semaines| mois| jours| semanas| meses| dias| settimane| mesi| giorni)? ?(?:before(?: that| those)?|prior|davor|vorher|d avant|avant|anteriores|antes|precedenti|prima))(?= )/;

/** "and the 4 before" after the last four weeks: the span of the same length before it. */
export function spanBefore(turn: Followed): Draft | undefined {
  const { words, last, diary, view, frame } = turn;
  const period = last?.frame.periods.at(-1);
  if (last === undefined || period?.kind !== "recent" || frame.subjects.length > 0 || frame.metric !== undefined) return undefined;
  const clause = readClause(words);
  if (clause.take(SAME_SPAN) === undefined || !clause.isRead()) return undefined;
  const days = Math.round((Date.parse(period.to) - Date.parse(period.from)) / 86_400_000) + 1;
  const before: Period = { from: addDays(period.from, -days), to: addDays(period.from, -1), kind: "range" };
  const draft = answerAmount(
    { ...last.frame, tongue: frame.tongue, content: frame.content, periods: [before], days: [], numbers: [], relations: new Set() },
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

const LEFT = /\b(?:left|still|to go|remaining|noch|ubrig|reste(?:nt)?|encore|quedan?|faltan?|todavia|mancano|restano|ancora)\b/;
const HOW_MANY = /\b(?:how many|wie viele|combien|cuant[oa]s|quant[ei])\b/;
const SESSIONS = /\b(?:sessions?|workouts?|trainings?|einheiten|seances|entrainements|sesiones|entrenos|sessioni|sedute|allenamenti)\b/;

/** "wie viele Einheiten hab ich diese Woche noch": what of the plan is open this week. */
export function leftThisWeek({ words, frame, view, tongue, say }: Followed): Draft | undefined {
  const { plan, today } = view;
  const [period] = frame.periods;
  const isThisWeek = period?.kind === "week" && period.from <= today && period.to >= today;
  if (plan === undefined || !isThisWeek || !HOW_MANY.test(words) || !SESSIONS.test(words) || !LEFT.test(words) || frame.subjects.length > 0)
    return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && each.date <= addDays(getMonday(today), 6) && isOpen(plan, each));
  const count = open.length;
  return {
    isDecided: true,
    text: [
      say(
        `**${count} ${count === 1 ? "session" : "sessions"}** left this week.`,
        `**Noch ${count} ${count === 1 ? "Einheit" : "Einheiten"}** diese Woche.`,
        `**Encore ${count} ${count === 1 ? "séance" : "séances"}** cette semaine.`,
        `**${count === 1 ? "Queda 1 sesión" : `Quedan ${count} sesiones`}** esta semana.`,
        `**${count === 1 ? "Resta 1 sessione" : `Restano ${count} sessioni`}** questa settimana.`,
      ),
      ...(count === 0
        ? []
        : [
            bullet(
              open.map(({ date, title, duration }) => `${dayIn(tongue, date, false)}: **${title}**, ${amountIn(tongue, duration, "time")}`),
            ),
          ]),
    ],
  };
}
