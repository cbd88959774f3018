import { formatClock, formatPace } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { TESTS } from "../../own-data/subject.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const EXPECT =
  / (?:what (?:do|can|should) (?:you|i) (?:think|expect|reckon|run)|(?:your )?(?:guess|prediction|forecast)|what time|what(?:s| is) (?:realistic|possible)|was (?:denkst|meinst|erwartest) du|was ist drin|que (?:penses|vises) tu|tu penses quoi|(?:tu )?prevois quoi|que (?:crees|piensas|esperas)|cosa (?:pensi|prevedi)|che (?:tempo|ne pensi))(?= )/;
const ASIDE =
  / (?:for|on|about|the|fur|am|den|zum|pour|le|du|para|el|del|per|il|del|then|there|can i run|kann ich laufen|at|test|tt|time trial|is|realistic|of)(?= )/;
/** A test after a deload brings at most so much against the last best. */
const GAIN = 0.018;

/** "what do you think for the 7th": what the planned test over a distance may bring, from the best so far. */
export function testForecast({ words, frame, view, diary, tongue, say }: Followed): Draft | undefined {
  const { plan, today } = view;
  const [named] = frame.days;
  // "The 7th" of what lies ahead.
  const day = named === undefined || named >= today ? named : nextMonth(named);
  const clause = readClause(words);
  if (plan === undefined || clause.take(EXPECT) === undefined || frame.days.length > 1) return undefined;
  const test = allSessions(plan).find(
    (each) => /^test/i.test(each.title) && each.date >= today && isOpen(plan, each) && (day === undefined || each.date === day),
  );
  if (test === undefined || (day === undefined && !/\btest|trial\b/.test(words))) return undefined;
  takeTokens(clause, frame, /^(?:day|time|month|number|ordinal|test|reply|topic|advice)/);
  takeEvery(clause, / (?:\d{1,2}(?:st|nd|rd|th)?)(?= )/);
  takeEvery(clause, ASIDE);
  const known = TESTS.find(({ name, kind }) => kind === "time" && test.title.includes(name));
  const best = known === undefined ? undefined : bestsOf({ name: known.name, test: known }, diary)[0];
  const now = best?.values.at(-1);
  if (!clause.isRead() || best?.metres === undefined || now === undefined) return undefined;
  const fast = Math.round(now.value * (1 - GAIN));
  const pace = (seconds: number): string => formatPace((1000 * seconds) / (best.metres ?? 1000));
  const range = `${formatClock(fast)}–${formatClock(now.value)}`;
  const own = `${formatClock(now.value)} (${dayIn(tongue, now.on)})`;
  return {
    isDecided: true,
    text: [
      say(
        `**${range}** for **${test.title}** on ${dayIn(tongue, test.date, false)}: a guess from your best, ${own}, after a deload; I promise no time.`,
        `**${range}** für **${test.title}** am ${dayIn(tongue, test.date, false)}: eine Schätzung nach deiner Bestzeit, ${own}, nach einer leichten Woche; kein Versprechen.`,
        `**${range}** pour **${test.title}**, ${dayIn(tongue, test.date, false)} : une estimation d’après ton record, ${own}, après une semaine légère ; sans promesse.`,
        `**${range}** para **${test.title}**, ${dayIn(tongue, test.date, false)}: una estimación según tu marca, ${own}, tras una semana suave; sin promesa.`,
        `**${range}** per **${test.title}**, ${dayIn(tongue, test.date, false)}: una stima dal tuo record, ${own}, dopo una settimana leggera; nessuna promessa.`,
      ),
      say(
        `Start at ${pace(now.value)}, not faster than ${pace(fast)} in the first kilometre, and let the last two decide.`,
        `Lauf mit ${pace(now.value)} an, im ersten Kilometer nicht schneller als ${pace(fast)}, und lass die letzten zwei entscheiden.`,
        `Pars à ${pace(now.value)}, pas plus vite que ${pace(fast)} au premier kilomètre, et laisse les deux derniers décider.`,
        `Sal a ${pace(now.value)}, no más rápido que ${pace(fast)} en el primer kilómetro, y que decidan los dos últimos.`,
        `Parti a ${pace(now.value)}, non più veloce di ${pace(fast)} nel primo chilometro, e lascia decidere gli ultimi due.`,
      ),
    ],
  };
}

function nextMonth(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
