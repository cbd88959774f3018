import { addDays, type Day, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { daysAhead } from "../days-ahead.ts";
import { allAmounts } from "./measures.ts";
import { AGAINST, bareUnit, PAST, WHY } from "./words.ts";

const WEEK_NUMBER = /\b(?:week|woche|semaine|semana|settimana) (?:nr |no |number |nummer |numero )?(\d{1,2})\b/;
const LAST_WEEK_OF_PLAN =
  /\b(?:last|final) week (?:of|in) (?:the|this|my) (?:plan|block)\b|\bletzte woche (?:im|des|vom) (?:plan|block)\w*\b/;
const AROUND = bareUnit(
  "over|around|at|during|between|after|on|uber|um|an|zu|nach|zwischen|pendant|autour|apres|a|durante|despues|tras|dopo|intorno|then|happening",
);
/** Holidays that last longer than their day. */
const HOLIDAY =
  /\b(?:xmas|x mas|christmas|weihnacht\w*|noel|navidad\w*|natale|new year\w*|nye|silvester|neujahr|nouvel an|ano nuevo|nochevieja|capodanno|easter|ostern|paques|pascua|pasqua)\b/;

/** "what's the plan for week 5", "what's happening over xmas": all sessions of a week of the plan, or what is known of a day after its end. */
export function plannedWeek(turn: Followed): Draft | undefined {
  const { frame, words, view, tongue } = turn;
  const { plan, today } = view;
  if (plan === undefined || WHY.test(words) || PAST.test(words) || AGAINST.test(words)) return undefined;
  if (frame.verbs.length > 0 || frame.subjects.length > 0 || frame.metric !== undefined) return undefined;
  const number = Number(WEEK_NUMBER.exec(words)?.[1]);
  const { weeks } = plan.plan;
  const week = LAST_WEEK_OF_PLAN.test(words) ? weeks.at(-1) : weeks.find((each) => each.week === number);
  const [day] = HOLIDAY.test(words) && AROUND.test(words) ? daysAhead(frame, today) : [];
  const monday = week?.startDate ?? (day === undefined ? undefined : getMonday(day));
  if (monday === undefined) return undefined;
  const sessions = allSessions(plan).filter(({ date }) => getMonday(date) === monday);
  if (sessions.length === 0) return day === undefined ? undefined : afterEnd(day, turn);
  const totals = allAmounts()
    .filter(({ name }) => name !== "load")
    .map(({ planned, shown }) => shown(planned(sessions), tongue, view))
    .join(", ");
  const { say } = turn;
  const name = weeks.find(({ startDate }) => startDate === monday);
  const head = `${say("Week", "Woche", "Semaine", "Semana", "Settimana")} ${name?.week ?? ""}`;
  const deload = name?.isDeload === true ? ` (${say("deload", "Entlastung", "décharge", "descarga", "scarico")})` : "";
  return {
    reader: "planned week",
    text: [
      `**${head}${deload}**, ${dayIn(tongue, monday, false)} – ${dayIn(tongue, addDays(monday, 6), false)}: ${totals}.`,
      bullet(
        sessions.map(
          (each) =>
            `${dayIn(tongue, each.date, false)}: **${each.title}**, ${amountIn(tongue, each.duration, "time")}, ${amountIn(tongue, each.intensityLevel, "effort")}`,
        ),
      ),
    ],
  };
}

/** What is known of a day for which nothing is planned: when the plan ends, what comes first after it, and the race it leads to. */
function afterEnd(day: Day, { view, tongue, say }: Followed): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  if (day <= end || day < today) return undefined;
  const race = view.competitions.find(({ date }) => date > end);
  const [when, last, next] = [dayIn(tongue, day, false), dayIn(tongue, end, false), dayIn(tongue, addDays(end, 1), false)];
  return {
    reader: "planned week",
    text: [
      say(
        `**Nothing is planned yet for ${when}**: your plan ends on ${last}.`,
        `**Für ${when} ist noch nichts geplant**: dein Plan endet am ${last}.`,
        `**Rien n’est encore prévu pour le ${when}** : ton plan finit le ${last}.`,
        `**Aún no hay nada previsto para el ${when}**: tu plan acaba el ${last}.`,
        `**Per ${when} non è ancora previsto nulla**: il tuo piano finisce ${last}.`,
      ),
      say(
        `The next block starts on ${next} once you choose **Continue Plan** on the plan's page${race === undefined ? "" : `, and leads to ${race.name} on ${dayIn(tongue, race.date, false)}`}. Tell me which days you are away, and I will make a card for them.`,
        `Der nächste Block beginnt am ${next}, sobald du auf der Seite des Plans **Continue Plan** wählst${race === undefined ? "" : `, und führt zu ${race.name} am ${dayIn(tongue, race.date, false)}`}. Sag mir, an welchen Tagen du weg bist, und ich mache dir eine Karte dafür.`,
        `Le bloc suivant commence le ${next} dès que tu choisis **Continue Plan** sur la page du plan${race === undefined ? "" : `, et mène à ${race.name} le ${dayIn(tongue, race.date, false)}`}. Dis-moi les jours où tu es absent, et je te prépare une carte.`,
        `El siguiente bloque empieza el ${next} en cuanto elijas **Continue Plan** en la página del plan${race === undefined ? "" : `, y lleva a ${race.name} el ${dayIn(tongue, race.date, false)}`}. Dime qué días estás fuera y te preparo una tarjeta.`,
        `Il blocco seguente comincia ${next} quando scegli **Continue Plan** nella pagina del piano${race === undefined ? "" : `, e porta a ${race.name} ${dayIn(tongue, race.date, false)}`}. Dimmi i giorni in cui sei via, e ti preparo una scheda.`,
      ),
    ],
  };
}
