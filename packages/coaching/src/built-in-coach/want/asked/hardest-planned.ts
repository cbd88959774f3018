import { addDays, type Session } from "@ironpace/training";
import { splitQuestions } from "../../answer/second-half.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { amountsNamed } from "./measures.ts";
import { BLOCK, HARDEST, PAST } from "./words.ts";

const MOST_LISTED = 2;
/** A week, a month or a set is ranked elsewhere. */
const OTHER_THING =
  /\b(?:which|what|hardest|toughest|heaviest|biggest) (?:training )?(?:week|month|lift|set|exercise|station|part)\b|\b(?:welche|harteste|schwerste) (?:woche|ubung)\b|\bsemaine la plus\b|\bsemana mas\b|\bsettimana piu\b/;

/** "which one is the hardest and why", of the week or block that is named or was just shown: by planned load, with what makes it up. */
export function hardestPlanned(turn: Followed): Draft | undefined {
  const { frame, words, view, turns, tongue, say } = turn;
  const { plan, today } = view;
  if (
    plan === undefined ||
    !HARDEST.test(words) ||
    OTHER_THING.test(words) ||
    PAST.test(words) ||
    frame.verbs.length > 0 ||
    frame.subjects.length > 0
  )
    return undefined;
  const all = allSessions(plan);
  const [period] = frame.periods;
  const shown = plainAnswer(turns.at(-1)?.answer ?? "");
  const isShown = (each: Session): boolean => shown.includes(each.title) && shown.includes(dayIn(tongue, each.date, false));
  const meant =
    period === undefined
      ? BLOCK.test(words)
        ? all.filter(({ date }) => date >= today)
        : all.filter(isShown)
      : all.filter(({ date }) => date >= period.from && date <= period.to);
  if (meant.length < 2 || (period !== undefined && addDays(period.to, 1) <= today)) return undefined;
  const [top, ...others] = meant.toSorted((a, b) => b.load - a.load);
  if (top === undefined) return undefined;
  const longest = meant.every((each) => each.duration <= top.duration);
  const effort = meant.every((each) => each.intensityLevel <= top.intensityLevel);
  const reason = effort
    ? longest
      ? say(
          "it is the longest and the hardest of them",
          "sie ist die längste und anstrengendste",
          "c’est la plus longue et la plus dure",
          "es la más larga y la más dura",
          "è la più lunga e la più dura",
        )
      : say(
          "none has a higher effort",
          "keine ist anstrengender",
          "aucune n’a un effort plus élevé",
          "ninguna tiene más esfuerzo",
          "nessuna ha uno sforzo più alto",
        )
    : say(
        "its length makes up for the lower effort",
        "die Länge wiegt die geringere Anstrengung auf",
        "sa durée compense un effort moindre",
        "su duración compensa un esfuerzo menor",
        "la durata compensa lo sforzo minore",
      );
  const line = (each: Session): string =>
    `${dayIn(tongue, each.date, false)}: **${each.title}**, ${amountIn(tongue, each.duration, "time")} × ${amountIn(tongue, each.intensityLevel, "effort")} = ${amountIn(tongue, Math.round(each.load), "load")}`;
  const when = dayIn(tongue, top.date, false);
  return {
    reader: "hardest planned session",
    text: [
      ...(period === undefined || splitQuestions(frame.content) === undefined ? [] : plannedAmounts(meant, turn)),
      say(
        `**${top.title}** on ${when} is the hardest, by planned effort times minutes: ${reason}.`,
        `**${top.title}** am ${when} ist die härteste, nach geplanter Anstrengung mal Minuten: ${reason}.`,
        `**${top.title}**, ${when}, est la plus dure, en effort prévu × minutes : ${reason}.`,
        `**${top.title}**, ${when}, es la más dura, por esfuerzo previsto por minutos: ${reason}.`,
        `**${top.title}**, ${when}, è la più dura, per sforzo previsto × minuti: ${reason}.`,
      ),
      bullet([top, ...others.slice(0, MOST_LISTED)].map(line)),
    ],
  };
}

/** "How many hours this week and what's the toughest day": the amount that the other half asks for. */
function plannedAmounts(sessions: readonly Session[], { words, view, tongue, say }: Followed): readonly string[] {
  const named = amountsNamed(words).filter(({ name }) => name !== "load" && name !== "sessions");
  if (named.length === 0) return [];
  const amounts = named.map(({ planned, shown }) => `**${shown(planned(sessions), tongue, view)}**`).join(", ");
  const count = sessions.length;
  return [
    say(
      `${amounts} planned, in ${count} sessions.`,
      `${amounts} geplant, in ${count} Einheiten.`,
      `${amounts} prévus, en ${count} séances.`,
      `${amounts} previstas, en ${count} sesiones.`,
      `${amounts} previste, in ${count} sessioni.`,
    ),
  ];
}
