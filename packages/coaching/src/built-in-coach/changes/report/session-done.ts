import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { type Session } from "@ironpace/training";
import type { CoachProposal } from "@ironpace/contract";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { logCard, type LoggedWork } from "../../conversation/cards/log-card.ts";
import { getRow } from "../session-named.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { valueIn } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import type { Report } from "./read-report.ts";

/** No session is shorter. */
const SHORTEST = 600;
/** Work this close to what was planned is the planned session. */
const SAME = 0.12;
const ENTRY: { readonly [activity: string]: readonly [title: string, exercise: string] } = {
  run: ["Run", "Easy run"],
  ride: ["Ride", "Bike erg"],
  row: ["Row", "Row erg"],
  ski: ["SkiErg", "Ski erg"],
  swim: ["Swim", "Swim"],
};

/** The planned sessions of today that are not done. */
export function openToday({ plan, today }: CoachView): readonly Session[] {
  return plan === undefined ? [] : allSessions(plan).filter((each) => each.date === today && isOpen(plan, each));
}

/** Work without a best: the planned session of that day where it fits, else an entry of its own. */
export function answerDone(told: Report, turn: Followed): Draft | undefined {
  const { view, say, tongue } = turn;
  // "1:50" of a whole session is hours and minutes.
  const report =
    told.metres === undefined && told.seconds !== undefined && told.seconds < SHORTEST ? { ...told, seconds: 60 * told.seconds } : told;
  const { plan } = view;
  const planned = plan === undefined ? undefined : allSessions(plan).find((each) => each.date === report.on && isOpen(plan, each));
  const activity = report.activity ?? (report.metres !== undefined || planned?.code?.startsWith("R") === true ? "run" : undefined);
  const metres = report.metres ?? (activity === "run" && report.bare !== undefined && report.bare <= 60 ? 1000 * report.bare : undefined);
  const isRun = planned?.code?.startsWith("R") === true && activity === "run";
  const full = planned?.title === undefined ? undefined : kilometresIn(planned.title);
  // Nothing but "done": the session that was planned.
  const isBare =
    metres === undefined &&
    report.seconds === undefined &&
    report.kilograms === undefined &&
    report.bare === undefined &&
    report.reps === undefined;
  if (
    plan !== undefined &&
    planned !== undefined &&
    (isBare ? report.activity === undefined || isRun : isRun && isClose(report, metres, planned, full))
  )
    return complete(report, planned, metres, turn);
  if (metres === undefined && report.seconds === undefined) return undefined;
  const entry = ENTRY[activity ?? ""];
  if (entry === undefined) return undefined;
  const isOfPlan = isRun && metres !== undefined && full !== undefined;
  const title = isOfPlan && planned?.code === "RL" ? "Long run" : entry[0];
  const minutes = report.seconds === undefined ? undefined : Math.round(report.seconds / 6) / 10;
  const record: LoggedWork = {
    kind: "log",
    title,
    date: report.on,
    ...(minutes !== undefined && { minutes }),
    ...(report.rpe !== undefined && { rpe: report.rpe }),
    sets: metres === undefined ? [] : [{ exercise: entry[1], metres, ...(report.seconds !== undefined && { seconds: report.seconds }) }],
  };
  const lead = turn.cards.some(({ request }) => request.reason === "move")
    ? [
        say(
          "Then the session is not moved: leave that card.",
          "Dann wird nichts verschoben: lass die Karte von vorhin.",
          "Alors rien n’est déplacé : laisse la carte d’avant.",
          "Entonces no se mueve nada: deja la tarjeta de antes.",
          "Allora non si sposta nulla: lascia la scheda di prima.",
        ),
      ]
    : [];
  const beside =
    isOfPlan && planned !== undefined
      ? [
          say(
            `It replaces **${planned.title}** of today: the second card takes that out, so that nothing counts twice.`,
            `Das ersetzt **${planned.title}** von heute: die zweite Karte nimmt die Einheit heraus, damit nichts doppelt zählt.`,
            `Cela remplace **${planned.title}** d’aujourd’hui : la deuxième carte la retire, pour que rien ne compte double.`,
            `Sustituye a **${planned.title}** de hoy: la segunda tarjeta la quita, para que nada cuente doble.`,
            `Sostituisce **${planned.title}** di oggi: la seconda scheda la toglie, così nulla conta doppio.`,
          ),
        ]
      : planned !== undefined && report.on === view.today
        ? [
            say(
              `**${planned.title}** stays planned today.`,
              `**${planned.title}** bleibt heute im Plan.`,
              `**${planned.title}** reste prévu aujourd’hui.`,
              `**${planned.title}** sigue previsto hoy.`,
              `**${planned.title}** resta previsto oggi.`,
            ),
          ]
        : [];
  const draft = logCard(record, tongue, [...lead, ...paceText(report, metres, turn), ...beside]);
  return isOfPlan && planned !== undefined ? { ...draft, proposals: [...(draft.proposals ?? []), leftOut(planned, turn)] } : draft;
}

function isClose({ seconds }: Report, metres: number | undefined, { duration }: Session, full: number | undefined): boolean {
  if (metres !== undefined && full !== undefined) return Math.abs(metres - full) <= SAME * full;
  return metres === undefined && seconds !== undefined && Math.abs(seconds / 60 - duration) <= SAME * duration;
}

/** "Long run, 17.5 km" */
function kilometresIn(title: string): number | undefined {
  const found = /(\d+(?:\.\d+)?) km\b/.exec(title)?.[1];
  return found === undefined ? undefined : 1000 * Number(found);
}

function paceText({ seconds }: Report, metres: number | undefined, { say, tongue }: Followed): readonly string[] {
  if (seconds === undefined || metres === undefined || metres < 400) return [];
  const pace = Math.round((1000 * seconds) / metres);
  const text = valueIn(tongue, `${Math.floor(pace / 60)}:${String(pace % 60).padStart(2, "0")} /km`);
  return [say(`That is ${text}.`, `Das sind ${text}.`, `Cela fait ${text}.`, `Son ${text}.`, `Sono ${text}.`)];
}

function complete(report: Report, planned: Session, metres: number | undefined, turn: Followed): Draft {
  const { say, tongue, view } = turn;
  const { rpe } = report;
  const { plan } = view;
  const above = rpe !== undefined && rpe >= planned.intensityLevel + 1.5;
  const card: CoachProposal = {
    title: say(
      `Done: ${planned.title}`,
      `Erledigt: ${planned.title}`,
      `Fait : ${planned.title}`,
      `Hecho: ${planned.title}`,
      `Fatto: ${planned.title}`,
    ),
    why: say(
      `${dayIn(tongue, planned.date, false)}, ${planned.duration} min as planned.`,
      `${dayIn(tongue, planned.date, false)}, ${planned.duration} min wie geplant.`,
      `${dayIn(tongue, planned.date, false)}, ${planned.duration} min comme prévu.`,
      `${dayIn(tongue, planned.date, false)}, ${planned.duration} min como estaba previsto.`,
      `${dayIn(tongue, planned.date, false)}, ${planned.duration} min come previsto.`,
    ),
    request: {
      reason: "record",
      record: {
        kind: "complete",
        sessionId: plan === undefined ? "" : getRow(plan, planned),
        date: planned.date,
        ...(rpe !== undefined && { rpe }),
      },
      changes: [
        {
          label: planned.title,
          before: say("planned", "geplant", "prévu", "previsto", "previsto"),
          after: `${say("done", "erledigt", "fait", "hecho", "fatto")}${rpe === undefined ? "" : `, RPE ${rpe}`}`,
        },
      ],
    },
  };
  return {
    isDecided: true,
    text: [
      say(
        `**Well done.** Mark **${planned.title}** (${dayIn(tongue, planned.date, false)}) as done${rpe === undefined ? "" : `, effort ${rpe} of 10`}.`,
        `**Gut gemacht.** **${planned.title}** (${dayIn(tongue, planned.date, false)}) als erledigt eintragen${rpe === undefined ? "" : `, Anstrengung ${rpe} von 10`}.`,
        `**Bravo.** Marquer **${planned.title}** (${dayIn(tongue, planned.date, false)}) comme fait${rpe === undefined ? "" : `, effort ${rpe} sur 10`}.`,
        `**Bien hecho.** Marcar **${planned.title}** (${dayIn(tongue, planned.date, false)}) como hecho${rpe === undefined ? "" : `, esfuerzo ${rpe} de 10`}.`,
        `**Ben fatto.** Segnare **${planned.title}** (${dayIn(tongue, planned.date, false)}) come fatto${rpe === undefined ? "" : `, sforzo ${rpe} su 10`}.`,
      ),
      ...paceText(report, metres, turn),
      ...(above
        ? [
            say(
              `That is above the planned ${planned.intensityLevel}: keep the next easy days easy.`,
              `Das ist mehr als die geplanten ${planned.intensityLevel}: halte die nächsten lockeren Tage locker.`,
              `C’est au-dessus des ${planned.intensityLevel} prévus : garde les prochains jours faciles vraiment faciles.`,
              `Es más que los ${planned.intensityLevel} previstos: que los próximos días suaves sean suaves.`,
              `È più dei ${planned.intensityLevel} previsti: i prossimi giorni facili restino facili.`,
            ),
          ]
        : []),
      ...(rpe === undefined
        ? [
            say(
              "How hard was it from 1 to 10? I need that to calculate its training load.",
              "Wie anstrengend war es von 1 bis 10? Das brauche ich, um die Trainingslast zu berechnen.",
              "C’était dur comment, de 1 à 10 ? J’en ai besoin pour calculer la charge d’entraînement.",
              "¿Cómo de duro, de 1 a 10? Lo necesito para calcular la carga de entrenamiento.",
              "Quanto è stata dura, da 1 a 10? Mi serve per calcolare il carico di allenamento.",
            ),
          ]
        : []),
      storedOnAcceptIn(tongue),
    ],
    proposals: [card],
  };
}

function leftOut(planned: Session, { say, view, tongue }: Followed): CoachProposal {
  const { plan } = view;
  return {
    title: say(
      `Leave out: ${planned.title}`,
      `Auslassen: ${planned.title}`,
      `Retirer : ${planned.title}`,
      `Quitar: ${planned.title}`,
      `Togliere: ${planned.title}`,
    ),
    why: say(
      `You did a different run instead on ${dayIn(tongue, planned.date, false)}.`,
      `Du bist stattdessen anders gelaufen, ${dayIn(tongue, planned.date, false)}.`,
      `Tu as couru autrement à la place, ${dayIn(tongue, planned.date, false)}.`,
      `Corriste otra cosa en su lugar, ${dayIn(tongue, planned.date, false)}.`,
      `Hai corso altro al suo posto, ${dayIn(tongue, planned.date, false)}.`,
    ),
    request: { reason: "missed", sessionIds: plan === undefined ? [] : [getRow(plan, planned)] },
  };
}
