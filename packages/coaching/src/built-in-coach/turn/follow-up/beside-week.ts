import { addDays, daysBetween, getMonday } from "@ironpace/training";
import { sum } from "../../own-data/figures.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { runIn } from "../amounts/rows.ts";
import { amountIn, periodIn } from "../names.ts";
import { decided, type FollowUp } from "./follow-up.ts";

const AMOUNT =
  /\b(?:low|little|less|few|high|much|more|light|wenig\w*|weniger|viel|mehr|peu|moins|beaucoup|plus|poco|menos|mucho|mas|meno|tanto|piu)\b/;
const RUNNING = /\b(?:running|runs?|ran|km|lauf\w*|laufe\w*|course|courir|couru|carrera|correr|corri|corsa|corso|correre)\b/;
const WEEKS = 8;

/** "yeah but last week was low too?" after the running of a week: both weeks and the mean of those before, on one basis. */
export function runningBesideOthers({ frame, last, diary, view, say, isShort }: FollowUp): Draft | undefined {
  const [period] = frame.periods;
  const { tongue, words } = frame;
  if (!isShort || period?.kind !== "week" || frame.periods.length > 1 || !AMOUNT.test(words) || !RUNNING.test(last.frame.words))
    return undefined;
  if (frame.subjects.length + frame.days.length + frame.verbs.filter((verb) => verb !== "ease").length > 0 || period.to > view.today)
    return undefined;
  const run = (from: string, to: string): number => sum(diary.work.filter(({ on }) => on >= from && on <= to).map(runIn));
  const then = run(period.from, period.to);
  const monday = getMonday(view.today);
  const now = run(monday, view.today);
  const ahead =
    view.plan === undefined
      ? 0
      : sum(
          allSessions(view.plan)
            .filter(
              (each) =>
                view.plan !== undefined &&
                each.date >= view.today &&
                each.date <= addDays(monday, 6) &&
                isOpen(view.plan, each) &&
                /^R[A-Z]$|^HX$/.test(each.code),
            )
            .map(({ distance }) => distance),
        );
  const start = addDays(period.from, -7 * WEEKS);
  const usual = run(start, addDays(period.from, -1)) / (daysBetween(start, period.from) / 7);
  const km = (metres: number): string => amountIn(tongue, metres, "distance", view);
  const percent = usual === 0 ? 0 : Math.round((100 * (then - usual)) / usual);
  const verdict =
    percent <= -10
      ? say("Yes, it was lower", "Ja, sie war niedriger", "Oui, elle était plus basse", "Sí, fue más baja", "Sì, è stata più bassa")
      : percent >= 10
        ? say("No, it was higher", "Nein, sie war höher", "Non, elle était plus haute", "No, fue más alta", "No, è stata più alta")
        : say("It was as usual", "Sie war wie üblich", "Elle était comme d’habitude", "Fue como siempre", "È stata come al solito");
  return decided(
    say(
      `**${verdict}**: **${km(then)}** of running ${periodIn(tongue, period, view.today)}, against ${km(usual)} a week in the eight before (${percent >= 0 ? "+" : "−"}${Math.abs(percent)}%).`,
      `**${verdict}**: **${km(then)}** Laufen ${periodIn(tongue, period, view.today)}, gegenüber ${km(usual)} die Woche in den acht davor (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
      `**${verdict}** : **${km(then)}** de course ${periodIn(tongue, period, view.today)}, contre ${km(usual)} par semaine les huit d’avant (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
      `**${verdict}**: **${km(then)}** corriendo ${periodIn(tongue, period, view.today)}, frente a ${km(usual)} por semana en las ocho anteriores (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
      `**${verdict}**: **${km(then)}** di corsa ${periodIn(tongue, period, view.today)}, contro ${km(usual)} a settimana nelle otto precedenti (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
    ),
    say(
      `This week so far ${km(now)}${ahead > 0 ? `, with ${km(ahead)} still planned` : ""}. Running inside Hyrox sessions and warm-ups is counted, ski, row and carries are not.`,
      `Diese Woche bisher ${km(now)}${ahead > 0 ? `, ${km(ahead)} sind noch geplant` : ""}. Laufen in Hyrox-Einheiten und Aufwärmen zählt, Ski, Rudern und Tragen nicht.`,
      `Cette semaine jusqu’ici ${km(now)}${ahead > 0 ? `, encore ${km(ahead)} prévus` : ""}. La course dans les séances Hyrox et les échauffements compte, ski, rameur et portés non.`,
      `Esta semana hasta ahora ${km(now)}${ahead > 0 ? `, quedan ${km(ahead)} previstos` : ""}. Cuenta lo corrido en sesiones Hyrox y calentamientos; esquí, remo y acarreos no.`,
      `Questa settimana finora ${km(now)}${ahead > 0 ? `, altri ${km(ahead)} previsti` : ""}. Conta la corsa nelle sessioni Hyrox e nei riscaldamenti; ski, vogatore e trasporti no.`,
    ),
  );
}
