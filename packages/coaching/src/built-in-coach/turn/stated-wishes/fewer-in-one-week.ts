import { addDays, type Day, getMonday, type Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { numberOf } from "../times.ts";
import { previewIn } from "../changes/preview.ts";

const N =
  "[1-6]|one|two|three|four|five|eine?|zwei|drei|vier|funf|une?|deux|trois|quatre|cinq|una?|dos|tres|cuatro|cinco|due|tre|quattro|cinque";
const SESSIONS =
  "sessions?|workouts?|times|days|einheit(?:en)?|trainings|tage|mal|seances?|fois|jours|entrainements?|sesion(?:es)?|entrenos?|entrenamientos?|dias|veces|sedut[ae]|allenament[oi]|session[ei]|giorni|volte";
const COUNT = new RegExp(String.raw`\b(${N}) (?:${SESSIONS})\b`);
const ONLY =
  /\b(?:only|just|max|at most|no more than|can (?:do|make|manage)|(?:can|could) (?:we|you|u|i) (?:do|make|have)|make it|down to|nur|maximal|hochstens|schaffe|que|seulement|maximum|au plus|solo|maximo|como mucho|soltanto|massimo|al massimo|posso|puedo)\b/;
const WEEK_OF =
  /\b(?:week (?:of|from|starting|beginning)(?: the)?|woche (?:vom|ab dem|ab|des)|semaine du|semana del|settimana del(?:l)?)\b/;
const FOR_GOOD =
  /\b(?:(?:from|starting|starts|ab|a partir de|des|desde|dalla|a partire dalla) (?:the |la |der )?(?:next|coming|nachster|kommender|semaine prochaine|semana que viene|proxima semana|prossima settimana)|a week|per week|every week|from now on|pro woche|die woche|jede woche|par semaine|chaque semaine|por semana|cada semana|a settimana|ogni settimana)\b/;

/** "Only 3 sessions in the week of 7 December": what costs least is left out of that week alone, and every other week stays. */
export function fewerInOneWeek(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { words, tongue, periods, days } = frame;
  const count = numberOf(COUNT.exec(words)?.[1]?.replace(/^(?:eine?|une?|una?)$/, "1") ?? "");
  const named = dateNamed(words, view.today);
  const week = periods.find(({ kind }) => kind === "week");
  const monday =
    WEEK_OF.test(words) && named !== undefined
      ? getMonday(named)
      : WEEK_OF.test(words) && days[0] !== undefined
        ? getMonday(days[0])
        : week === undefined
          ? undefined
          : getMonday(week.from);
  if (count === undefined || monday === undefined || !ONLY.test(words) || FOR_GOOD.test(words) || frame.asksAdvice) return undefined;
  if (addDays(monday, 6) < view.today || frame.minutes !== undefined || frame.until !== undefined) return undefined;
  if (!WEEK_OF.test(words) && !/\b(?:week|woche|semaine|semana|settimana)\b/.test(words)) return undefined;
  const all = allSessions(plan).filter(({ date }) => date >= monday && date <= addDays(monday, 6));
  const open = all.filter((each) => each.date >= view.today && isOpen(plan, each));
  const say = sayIn(tongue);
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const when = dayIn(tongue, monday, false);
  if (open.length === 0)
    return {
      isDecided: true,
      text: [
        monday > end
          ? say(
              `Your plan ends on ${dayIn(tongue, end)}, before the week of ${when}: there is nothing to leave out yet.`,
              `Dein Plan endet am ${dayIn(tongue, end)}, vor der Woche vom ${when}: da gibt es noch nichts wegzulassen.`,
              `Ton plan finit le ${dayIn(tongue, end)}, avant la semaine du ${when} : rien à retirer pour l’instant.`,
              `Tu plan acaba el ${dayIn(tongue, end)}, antes de la semana del ${when}: aún no hay nada que quitar.`,
              `Il piano finisce il ${dayIn(tongue, end)}, prima della settimana del ${when}: per ora non c’è nulla da togliere.`,
            )
          : noChange(frame, when, 0),
      ],
    };
  const spare = all.length - count;
  if (spare <= 0) return { isDecided: true, text: [noChange(frame, when, all.length)] };
  const out = open.toSorted((a, b) => getWorth(a) - getWorth(b) || a.load - b.load).slice(0, spare);
  const kept = all.filter((each) => !out.includes(each));
  const line = (each: Session): string => `${dayIn(tongue, each.date, false)}: **${each.title}** (${each.duration} min)`;
  return {
    isDecided: true,
    text: [
      say(
        `**Only in the week of ${when}**: these stay.`,
        `**Nur in der Woche vom ${when}**: diese bleiben.`,
        `**Seulement la semaine du ${when}** : celles-ci restent.`,
        `**Solo en la semana del ${when}**: estas se quedan.`,
        `**Solo nella settimana del ${when}**: queste restano.`,
      ),
      bullet(kept.map(line)),
      say(
        "Left out, because they cost least:",
        "Weg fallen, weil sie am wenigsten kosten:",
        "Retirées, parce qu’elles coûtent le moins :",
        "Se quitan, porque son las que menos cuestan:",
        "Saltano, perché costano meno:",
      ),
      bullet(out.map(line)),
      say(
        "All other weeks stay as they are.",
        "Alle anderen Wochen bleiben, wie sie sind.",
        "Toutes les autres semaines restent telles quelles.",
        "Las demás semanas quedan como están.",
        "Tutte le altre settimane restano come sono.",
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `${kept.length} sessions in the week of ${when}`,
          `${kept.length} Einheiten in der Woche vom ${when}`,
          `${kept.length} séances la semaine du ${when}`,
          `${kept.length} sesiones en la semana del ${when}`,
          `${kept.length} sessioni nella settimana del ${when}`,
        ),
        why: listIn(
          tongue,
          out.map(({ title }) => title),
        ),
        request: { reason: "missed", sessionIds: out.map((each) => getRow(plan, each)) },
      },
    ],
  };
}

function noChange({ tongue }: Frame, when: Day | string, count: number): string {
  return sayIn(tongue)(
    `The week of ${when} has ${count} sessions: nothing has to change.`,
    `Die Woche vom ${when} hat ${count} Einheiten: es muss sich nichts ändern.`,
    `La semaine du ${when} a ${count} séances : rien à changer.`,
    `La semana del ${when} tiene ${count} sesiones: no hay nada que cambiar.`,
    `La settimana del ${when} ha ${count} sessioni: non c’è nulla da cambiare.`,
  );
}

const MONTHS = [
  "jan\\w*|enero|gennaio",
  "feb\\w*|fev\\w*",
  "mar(?:ch|z|s|zo)?|maerz",
  "apr\\w*|avril|abril",
  "may|mai|mayo|maggio",
  "june?|juni|juin|junio|giugno",
  "july?|juli|juillet|julio|luglio",
  "aug\\w*|aout|ago\\w*",
  "sep\\w*|set\\w*",
  "o[ck]t\\w*|ott\\w*",
  "nov\\w*",
  "de[cz]\\w*|dic\\w*",
];

/** "the 7th of December", "7. Dezember", "december 7": the next day of that date. */
function dateNamed(words: string, today: Day): Day | undefined {
  for (const [at, month] of MONTHS.entries()) {
    const found = new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th|er)?(?: of| de| di)? (?:${month})\b|\b(?:${month}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b`,
    ).exec(words);
    const date = Number(found?.[1] ?? found?.[2] ?? 0);
    if (date < 1 || date > 31) continue;
    const day = `${today.slice(0, 4)}-${String(at + 1).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
    return addDays(day, 6) < today ? `${Number(today.slice(0, 4)) + 1}${day.slice(4)}` : day;
  }
  return undefined;
}

/** What a session is worth in its week: hard sessions, the quality runs, the long run and the strength of the legs stay longest. */
export function getWorth({ hard, code }: Session): number {
  return (hard ? 2 : 0) + (/^R[LTI]$/.test(code) || code.startsWith("SF") ? 1 : 0) + (code === "HX" ? 1 : 0);
}
