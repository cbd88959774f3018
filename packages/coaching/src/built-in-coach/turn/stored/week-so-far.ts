import { addDays, type Day, getMonday } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { amountIn, countIn, dayIn } from "../names.ts";

const THIS_AND_LAST =
  /\bthis week\b.*\b(?:last|previous) (?:week|one)\b|\b(?:last|previous) week\b.*\bthis week\b|\bdiese (?:woche|r woche)?.*\b(?:letzte|vorige|vergangene)[nr]?\b|\bcette semaine\b.*\b(?:derniere|precedente|passee)\b|\besta semana\b.*\b(?:pasada|anterior)\b|\bquesta settimana\b.*\b(?:scors[ao]|passata|precedente)\b/;
const WEEK = /\b(?:week|woche|semaine|semana|settimana)\b/;
const MORE = /\b(?:more|less|harder|busier|mehr|weniger|harter|plus|moins|mas|menos|di piu|piu|meno)\b/;
const DID = /\b(?:do|did|doing|done|train\w*|mach\w*|gemacht|trainier\w*|fait|entraine\w*|hice|hecho|entren\w*|fatto|allen\w*)\b/;

/** "Did I do more this week than last": the days of this week that are over beside the same days of the last one. */
export function answerWeekSoFar(frame: Frame, { work }: Diary, { today }: CoachView): Draft | undefined {
  const { tongue, words, subjects, verbs } = frame;
  if (!THIS_AND_LAST.test(words) || !WEEK.test(words) || !MORE.test(words) || !DID.test(words)) return undefined;
  const isVerb = verbs.some((verb) => verb !== "harder" && verb !== "ease");
  if (subjects.length > 0 || isVerb || frame.metric !== undefined || frame.asksAdvice || frame.hasPain || frame.isIll) return undefined;
  const monday = getMonday(today);
  const before = addDays(monday, -7);
  const [now, then, whole] = [
    amounts(work, monday, today),
    amounts(work, before, addDays(today, -7)),
    amounts(work, before, addDays(monday, -1)),
  ];
  const say = sayIn(tongue);
  const by = now.load - then.load;
  const verdict =
    Math.abs(by) < 0.05 * Math.max(now.load, then.load)
      ? say("About the same", "Etwa gleich viel", "À peu près autant", "Más o menos igual", "Più o meno uguale")
      : by > 0
        ? say("More so far", "Bisher mehr", "Plus pour l’instant", "Más hasta ahora", "Di più finora")
        : say("Less so far", "Bisher weniger", "Moins pour l’instant", "Menos hasta ahora", "Di meno finora");
  const range = (from: Day, to: Day): string =>
    from === to ? dayIn(tongue, from, false) : `${dayIn(tongue, from, false)} – ${dayIn(tongue, to, false)}`;
  const text = ({ count, minutes, load }: typeof now): string =>
    `${countIn(tongue, count, undefined)}, ${amountIn(tongue, minutes, "time")}, ${amountIn(tongue, load, "load")}`;
  return {
    isDecided: true,
    text: [
      say(
        `**${verdict}**, day for day:`,
        `**${verdict}**, Tag für Tag verglichen:`,
        `**${verdict}**, à jours égaux :`,
        `**${verdict}**, comparando los mismos días:`,
        `**${verdict}**, a parità di giorni:`,
      ),
      bullet([
        `${say("This week", "Diese Woche", "Cette semaine", "Esta semana", "Questa settimana")} (${range(monday, today)}): **${text(now)}**`,
        `${say("Last week, same days", "Letzte Woche, gleiche Tage", "Semaine dernière, mêmes jours", "La semana pasada, mismos días", "La settimana scorsa, stessi giorni")} (${range(before, addDays(today, -7))}): **${text(then)}**`,
        ...(today === addDays(monday, 6)
          ? []
          : [
              `${say("Last week in all", "Letzte Woche insgesamt", "Semaine dernière en tout", "La semana pasada en total", "La settimana scorsa in tutto")}: ${text(whole)}`,
            ]),
      ]),
      say(
        "Load is minutes × effort.",
        "Last ist Minuten × Anstrengung.",
        "La charge, c’est minutes × effort.",
        "La carga es minutos × esfuerzo.",
        "Il carico è minuti × sforzo.",
      ),
    ],
  };
}

function amounts(work: Diary["work"], from: Day, to: Day): { readonly count: number; readonly minutes: number; readonly load: number } {
  const found = work.filter(({ on }) => on >= from && on <= to);
  return {
    count: found.length,
    minutes: sum(found.map(({ minutes = 0 }) => minutes)),
    load: sum(found.map(({ minutes = 0, rpe = 0, load = minutes * rpe }) => load)),
  };
}
