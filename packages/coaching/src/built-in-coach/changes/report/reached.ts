import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import type { CoachProposal } from "@ironpace/contract";
import type { Best } from "../../asking/best.ts";
import { daysBetween } from "@ironpace/training";
import type { Goal } from "../../own-data/diary.ts";
import { goalFor, goalLine } from "../../conversation/values/progress-of.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { logCard } from "../../conversation/cards/log-card.ts";
import type { Subject } from "../../query/query.ts";
import { capital, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { bestsOf, gapText, isBetter, valueText } from "../../turn/results/bests.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import type { Report } from "./read-report.ts";
import { openToday } from "./session-done.ts";

/** The lightest single that is told with a bare number: below, it counts repetitions. */
const LIGHTEST = 20;
const MOST_REPS = 60;
/** A value so far above the stored best is asked about; of a time, so far below. */
const UNLIKELY = 1.3;
const UNLIKELY_TIME = 0.9;

/** A value of a lift or test that was reached: congratulations with the gain, what it means for the goal, the card for the best; else it is logged. */
export function answerReached(report: Report, subject: Subject, turn: Followed): Draft | undefined {
  const { diary, view, tongue, say } = turn;
  const best = bestsOf(subject, diary)[0];
  const value = best === undefined ? undefined : valueReached(report, best);
  const top = best?.values.reduce((a, b) => (isBetter(a.value, b.value, best) ? b : a));
  if (best === undefined || value === undefined || top === undefined) return undefined;
  const name = thingIn(tongue, best.name);
  const [is, was] = [valueText(tongue, value, best, view), `${valueText(tongue, top.value, best, view)} (${dayIn(tongue, top.on)})`];
  if (
    best.kind === "load"
      ? value > UNLIKELY * top.value
      : best.kind === "count"
        ? value > 2 * top.value + 3
        : value < UNLIKELY_TIME * top.value
  )
    return {
      isDecided: true,
      text: [
        say(
          `**${name} ${is}?** Your best is ${was}. Is the number right? Say it again with its unit and I make the card.`,
          `**${name} ${is}?** Deine Bestleistung ist ${was}. Stimmt die Zahl? Sag sie noch einmal mit Einheit, dann mache ich die Karte.`,
          `**${name} ${is} ?** Ton record est ${was}. Le chiffre est-il juste ? Redis-le avec l’unité et je fais la carte.`,
          `**¿${name} ${is}?** Tu marca es ${was}. ¿Es correcto el número? Repítelo con la unidad y hago la tarjeta.`,
          `**${name} ${is}?** Il tuo record è ${was}. Il numero è giusto? Ripetilo con l’unità e faccio la scheda.`,
        ),
      ],
    };
  if (!isBetter(top.value, value, best)) return notBetter(report, best, { value, was }, turn);
  const goal = goalFor(best.name, turn);
  const [session] = openToday(view);
  return {
    isDecided: true,
    text: [
      say(
        `**Congratulations: ${name} ${is}!** ${gapText(tongue, top.value, value, best, view)} on your best so far, ${was}.`,
        `**Glückwunsch: ${name} ${is}!** ${gapText(tongue, top.value, value, best, view)} gegenüber deiner bisherigen Bestleistung, ${was}.`,
        `**Bravo : ${name} ${is} !** ${gapText(tongue, top.value, value, best, view)} par rapport à ton record, ${was}.`,
        `**¡Enhorabuena: ${name} ${is}!** ${gapText(tongue, top.value, value, best, view)} sobre tu marca, ${was}.`,
        `**Complimenti: ${name} ${is}!** ${gapText(tongue, top.value, value, best, view)} sul tuo record, ${was}.`,
      ),
      ...(goal === undefined ? [] : [isReachedBy(goal, value, best) ? goalReached(goal, turn) : goalLine(goal, value, best, turn)]),
      ...(report.on === view.today && session !== undefined && best.kind !== "count"
        ? [
            say(
              `**${session.title}** is still planned today: after a max attempt, make it easy or shorter.`,
              `Heute steht noch **${session.title}** an: nach einem Maximum locker oder kürzer.`,
              `**${session.title}** est encore prévu aujourd’hui : après un maximum, facile ou plus court.`,
              `Hoy sigue previsto **${session.title}**: tras un máximo, suave o más corto.`,
              `Oggi è ancora previsto **${session.title}**: dopo un massimale, facile o più corto.`,
            ),
          ]
        : []),
      storedOnAcceptIn(tongue),
    ],
    proposals: [bestCard(best, value, was, report, turn), ...logged(report, best, value, turn)],
  };
}

function isReachedBy({ target, unit }: Goal, value: number, { kind }: Best): boolean {
  return kind === "time" ? value <= (unit === "min" ? 60 * target : target) : value >= target;
}

function goalReached({ title, due }: Goal, { say, view, tongue }: Followed): string {
  const days = daysBetween(view.today, due);
  const early =
    days <= 0
      ? ""
      : say(
          `, ${days} days early`,
          `, ${days} Tage vor dem Termin`,
          `, ${days} jours en avance`,
          `, ${days} días antes`,
          `, ${days} giorni in anticipo`,
        );
  const until = dayIn(tongue, due, false);
  return say(
    `**Your goal is reached: ${title}**${early} (due ${until}). What is next? Ask me, and I propose a goal.`,
    `**Dein Ziel ist erreicht: ${title}**${early} (fällig ${until}). Was kommt als Nächstes? Frag mich, dann schlage ich ein Ziel vor.`,
    `**Ton objectif est atteint : ${title}**${early} (échéance ${until}). Et ensuite ? Demande-moi, je propose un objectif.`,
    `**Tu objetivo está conseguido: ${title}**${early} (plazo ${until}). ¿Y ahora? Pregúntame y propongo un objetivo.`,
    `**Il tuo obiettivo è raggiunto: ${title}**${early} (scadenza ${until}). E adesso? Chiedimelo e propongo un obiettivo.`,
  );
}

function valueReached({ kilograms, reps, seconds, bare, metres }: Report, best: Best): number | undefined {
  if (best.kind === "load")
    return reps !== undefined && reps > 1 ? undefined : (kilograms ?? (bare !== undefined && bare >= LIGHTEST ? bare : undefined));
  if (best.kind === "count") {
    const count = reps ?? bare;
    return count !== undefined && count <= MOST_REPS && Number.isInteger(count) && kilograms === undefined ? count : undefined;
  }
  // A time over another distance is no result of this one.
  return best.kind === "time" && (metres === undefined || metres === best.metres) ? seconds : undefined;
}

function bestCard(best: Best, value: number, was: string, { on }: Report, { diary, tongue, view, say }: Followed): CoachProposal {
  const stored = diary.bests.findLast(({ name }) => name.toLowerCase().replaceAll("-", " ").includes(stem(best.name)));
  const category = best.kind === "load" ? "strength" : best.kind === "count" ? "gymnastics" : "running";
  const shown = valueText(tongue, value, best, view);
  const name = thingIn(tongue, best.name);
  return {
    title: say(
      `New best: ${name} ${shown}`,
      `Neue Bestleistung: ${name} ${shown}`,
      `Nouveau record : ${name} ${shown}`,
      `Nueva marca: ${name} ${shown}`,
      `Nuovo record: ${name} ${shown}`,
    ),
    why: say(`It was ${was}.`, `Bisher ${was}.`, `C’était ${was}.`, `Era ${was}.`, `Era ${was}.`),
    request: {
      reason: "record",
      record: {
        kind: "best",
        name: stored?.name ?? capital(best.name),
        category,
        metric: best.kind === "load" ? "weight" : best.kind === "count" ? "reps" : "time",
        value: best.kind === "time" ? clock(value) : `${value}`,
        unit: best.kind === "load" ? "kg" : best.kind === "count" ? "reps" : "min",
        date: on,
      },
      changes: [
        { label: name, before: was, after: shown },
        { label: say("Day", "Tag", "Jour", "Día", "Giorno"), after: dayIn(tongue, on, false) },
      ],
    },
  };
}

function stem(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:back|strict) /, "")
    .replaceAll("-", " ")
    .replace(/s$/, "")
    .replace(" km", "km");
}

function logged({ on, rpe }: Report, best: Best, value: number, { tongue }: Followed): readonly CoachProposal[] {
  const title = capital(best.name);
  const { metres } = best;
  if (best.kind === "time" && metres === undefined) return [];
  const sets =
    best.kind === "load"
      ? [{ exercise: title, reps: 1, kilograms: value }]
      : best.kind === "time" && metres !== undefined
        ? [{ exercise: "Interval run", metres, seconds: value }]
        : [{ exercise: "Pull-up (strict)", reps: value }];
  if (best.kind === "count" && !best.name.includes("pull-up")) return [];
  const record = {
    kind: "log" as const,
    title: best.kind === "time" ? `${title} all out` : title,
    date: on,
    ...(best.kind === "time" && { minutes: Math.round(value / 6) / 10 }),
    ...(rpe !== undefined && { rpe }),
    sets,
  };
  return logCard(record, tongue).proposals ?? [];
}

/** What is no best is logged where it was lifted, and the best stays. */
function notBetter(
  report: Report,
  best: Best,
  { value, was }: { readonly value: number; readonly was: string },
  turn: Followed,
): Draft | undefined {
  const { tongue, say, view } = turn;
  if (best.kind === "time") return undefined;
  const stays = say(
    `Your best stays ${was}.`,
    `Deine Bestleistung bleibt ${was}.`,
    `Ton record reste ${was}.`,
    `Tu marca sigue siendo ${was}.`,
    `Il tuo record resta ${was}.`,
  );
  const title = capital(best.name);
  const set = best.kind === "load" ? { exercise: title, reps: 1, kilograms: value } : { exercise: title, reps: value };
  const record = { kind: "log" as const, title, date: report.on, ...(report.rpe !== undefined && { rpe: report.rpe }), sets: [set] };
  return logCard(record, tongue, [`**${thingIn(tongue, best.name)} ${valueText(tongue, value, best, view)}**. ${stays}`]);
}
