import { addDays } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { dayIn, periodIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const MISSED =
  / (?:miss(?:ed)?|skip(?:ped)?|left out|verpasst|ausgelassen|versaumt|geschwanzt|rate|ratee?s?|manque|manquee?s?|saute|sautee?s?|zappe|perdido|perdi|saltado|salte|faltado|falte|saltato|saltat[aoie]|perso|mancato)(?= )/;
const ANY =
  / (?:any(?:thing|s)?|any of them|some|ones?|sessions?|workouts?|trainings?|days?|etwas|was|irgendwas|eine?|einheit(?:en)?|irgendeine|quelque chose|des|une|seances?|entrainements?|algo|alguna?|algun|sesion(?:es)?|entrenos?|entrenamientos?|qualcosa|qualche|alcun[oaie]|allenament[io]|sessioni?|sedut[ae])(?= )/;
const ASIDE =
  / (?:did|have|has|was|hab|habe|ich|j ai|ai|he|me he|mi|ho|mi sono|sono|since|of|seit|depuis|desde|da|dal|far|start|beginning|it|began|started)(?= )/;
const PLAN =
  / (?:(?:in |of |from |aus |de |dans |en |del )?(?:(?:this|the|my|current|diesem|dem|meinem|aktuellen|ce|le|mon|este|el|mi|questo|il|mio) )*(?:plan|block|programme?|trainingsplan|piano|programma|bloque|bloc))(?= )/;

/** "did I miss any in this plan", "ho saltato qualche allenamento a novembre": the sessions of the plans that were due and not done. */
export function missedSessions(turn: Followed): Draft | undefined {
  const { words, frame, view, diary, tongue, say } = turn;
  const clause = readClause(words);
  if (clause.take(MISSED) === undefined || frame.asksAdvice || frame.subjects.length > 0 || frame.days.length > 0) return undefined;
  const isOfPlan = clause.take(PLAN) !== undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:month|time|unit|rel|year|season)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ANY) !== undefined);
  while (clause.take(ASIDE) !== undefined);
  if (!clause.isRead() || !(isOfPlan || frame.periods.length === 1) || view.plan === undefined) return undefined;
  const { plan } = view.plan;
  const [period] = frame.periods;
  const from = isOfPlan || period === undefined ? plan.startDate : period.from;
  const to = isOfPlan || period === undefined || period.to >= view.today ? addDays(view.today, -1) : period.to;
  const due = diary.planned.filter(({ on, status }) => on >= from && on <= to && status !== "moved");
  const missed = due.filter(({ status }) => status !== "completed");
  const open = isOfPlan ? allSessions(view.plan).filter(({ date }) => date >= view.today).length : 0;
  const today = allSessions(view.plan).find(({ date }) => date === view.today);
  const when =
    isOfPlan || period === undefined
      ? say(
          `in this plan (since ${dayIn(tongue, from)})`,
          `in diesem Plan (seit ${dayIn(tongue, from)})`,
          `dans ce plan (depuis le ${dayIn(tongue, from)})`,
          `en este plan (desde el ${dayIn(tongue, from)})`,
          `in questo piano (dal ${dayIn(tongue, from)})`,
        )
      : periodIn(tongue, period, view.today);
  if (due.length === 0) return undefined;
  const done = due.length - missed.length;
  return {
    isDecided: true,
    text: [
      missed.length === 0
        ? say(
            `**No**: ${when} all **${due.length}** sessions that were due are done.`,
            `**Nein**: ${when} sind alle **${due.length}** fälligen Einheiten erledigt.`,
            `**Non** : ${when}, les **${due.length}** séances dues sont toutes faites.`,
            `**No**: ${when} están hechas las **${due.length}** sesiones que tocaban.`,
            `**No**: ${when} tutte le **${due.length}** sessioni previste sono fatte.`,
          )
        : say(
            `**Yes, ${missed.length === 1 ? "1 session" : `${missed.length} sessions`}**: ${when} ${done} of ${due.length} sessions that were due are done.`,
            `**Ja, ${missed.length}**: ${when} sind ${done} von ${due.length} fälligen Einheiten erledigt.`,
            `**Oui, ${missed.length}** : ${when}, ${done} des ${due.length} séances dues sont faites.`,
            `**Sí, ${missed.length}**: ${when} están hechas ${done} de las ${due.length} sesiones que tocaban.`,
            `**Sì, ${missed.length}**: ${when} sono fatte ${done} delle ${due.length} sessioni previste.`,
          ),
      ...(missed.length === 0 ? [] : [bullet(missed.toReversed().map(({ on, title }) => `${dayIn(tongue, on)}: ${title}`))]),
      ...(open === 0
        ? []
        : [
            say(
              `Still to come: ${open}${today === undefined ? "" : `, including today's **${today.title}**`}.`,
              `Noch vor dir: ${open}${today === undefined ? "" : `, mit **${today.title}** von heute`}.`,
              `À venir : ${open}${today === undefined ? "" : `, dont **${today.title}** aujourd’hui`}.`,
              `Por venir: ${open}${today === undefined ? "" : `, con **${today.title}** de hoy`}.`,
              `Ancora da fare: ${open}${today === undefined ? "" : `, con **${today.title}** di oggi`}.`,
            ),
          ]),
    ],
  };
}
