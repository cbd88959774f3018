import { type Session, shortDay } from "@ironpace/training";
import { recordCard } from "../changes/card.ts";
import { getRow } from "../changes/session-named.ts";
import type { Followed } from "../conversation/follow-up-of.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { storedOnAcceptIn } from "../turn/changes/preview.ts";
import { dayIn } from "../turn/names.ts";
import { daysBehind } from "./days-ahead.ts";

/** "long run done 16.9 in 1:44, 4": the planned session of today or the day that is told, with its effort; what was done otherwise is said. */
export function doneCard(turn: Followed): Draft | undefined {
  const { view, frame, say, tongue } = turn;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const [told] = daysBehind(frame, today);
  const [subject] = frame.subjects;
  const fits = (each: Session): boolean =>
    subject === undefined ||
    (subject.kind?.isPlanned(each) ??
      (subject.lift === undefined || each.blocks.strength.some(({ name }) => subject.lift?.fits.test(name) === true)));
  const past = allSessions(plan).filter(({ date }) => date <= today && (told === undefined || date === told));
  const session = past.findLast((each) => fits(each) && (told !== undefined || each.date === today || isOpen(plan, each)));
  if (session === undefined) return undefined;
  const rpe = effortIn(frame.words);
  const when = dayIn(tongue, session.date, false);
  const outcome = plan.outcomes.find(({ sessionId }) => sessionId === session.id);
  if (outcome?.status === "completed") {
    if (rpe === undefined || outcome.rpe === rpe) return undefined;
    return {
      isDecided: true,
      text: [
        say(
          `**${session.title}** (${when}) is already marked as done${outcome.rpe === undefined ? "" : ` with effort ${outcome.rpe}`}. The card sets the effort to **${rpe}**.`,
          `**${session.title}** (${when}) ist schon als erledigt gespeichert${outcome.rpe === undefined ? "" : `, Anstrengung ${outcome.rpe}`}. Die Karte setzt die Anstrengung auf **${rpe}**.`,
          `**${session.title}** (${when}) est déjà notée comme faite${outcome.rpe === undefined ? "" : `, effort ${outcome.rpe}`}. La carte met l’effort à **${rpe}**.`,
          `**${session.title}** (${when}) ya está anotada como hecha${outcome.rpe === undefined ? "" : `, esfuerzo ${outcome.rpe}`}. La tarjeta pone el esfuerzo en **${rpe}**.`,
          `**${session.title}** (${when}) è già segnata come fatta${outcome.rpe === undefined ? "" : `, sforzo ${outcome.rpe}`}. La scheda porta lo sforzo a **${rpe}**.`,
        ),
        storedOnAcceptIn(tongue),
      ],
      proposals: [
        recordCard(
          `${session.title}: RPE ${rpe}`,
          shortDay(session.date),
          { kind: "effort", sessionId: getRow(plan, session), rpe, ...(outcome.rpe !== undefined && { before: outcome.rpe }) },
          [{ label: session.title, ...(outcome.rpe !== undefined && { before: `RPE ${outcome.rpe}` }), after: `RPE ${rpe}` }],
        ),
      ],
    };
  }
  const isSkipped = outcome?.status === "skipped";
  if (!isOpen(plan, session) && !isSkipped) return undefined;
  const { minutes } = frame;
  const load = rpe === undefined ? undefined : Math.round(rpe * session.duration);
  return {
    isDecided: true,
    text: [
      say(
        `Mark **${session.title}** (${when}) as done${rpe === undefined ? "" : ` with effort **${rpe}**`}.`,
        `**${session.title}** (${when}) als erledigt eintragen${rpe === undefined ? "" : `, Anstrengung **${rpe}**`}.`,
        `Noter **${session.title}** (${when}) comme faite${rpe === undefined ? "" : `, effort **${rpe}**`}.`,
        `Marcar **${session.title}** (${when}) como hecha${rpe === undefined ? "" : `, esfuerzo **${rpe}**`}.`,
        `Segnare **${session.title}** (${when}) come fatta${rpe === undefined ? "" : `, sforzo **${rpe}**`}.`,
      ),
      ...(isSkipped
        ? [
            say(
              "It is marked as skipped. Accept the card and it counts as done on its planned day.",
              "Sie steht jetzt als ausgelassen da; dann zählt sie für ihren Tag.",
              "Elle est notée comme manquée ; elle comptera alors pour son jour.",
              "Ahora figura como saltada; así contará en su día.",
              "Ora risulta saltata; così conterà nel suo giorno.",
            ),
          ]
        : []),
      ...(load !== undefined && minutes === session.duration
        ? [
            say(
              `${minutes} min as planned, load **${load}**.`,
              `${minutes} min wie geplant, Last **${load}**.`,
              `${minutes} min comme prévu, charge **${load}**.`,
              `${minutes} min como estaba previsto, carga **${load}**.`,
              `${minutes} min come previsto, carico **${load}**.`,
            ),
          ]
        : []),
      ...(DISTANCE.test(frame.words) && minutes !== session.duration
        ? [
            say(
              "The card stores it as planned; you can change the distance or time in the session itself.",
              "Die Karte speichert sie wie geplant; eine andere Strecke oder Zeit trägst du in der Einheit selbst ein.",
              "La carte la note comme prévue ; une autre distance ou durée se saisit dans la séance.",
              "La tarjeta la guarda como estaba prevista; otra distancia o tiempo se pone en la propia sesión.",
              "La scheda la salva come previsto; un’altra distanza o un altro tempo si inserisce nella sessione.",
            ),
          ]
        : []),
      ...(rpe === undefined
        ? [
            say(
              "How hard was it, from 1 to 10?",
              "Wie anstrengend war es, von 1 bis 10?",
              "C’était dur comment, de 1 à 10 ?",
              "¿Cómo de duro fue, de 1 a 10?",
              "Quanto è stata dura, da 1 a 10?",
            ),
          ]
        : []),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      recordCard(
        say(
          `Done: ${session.title}`,
          `Erledigt: ${session.title}`,
          `Fait : ${session.title}`,
          `Hecho: ${session.title}`,
          `Fatto: ${session.title}`,
        ),
        `${when}, ${session.duration} min`,
        { kind: "complete", sessionId: getRow(plan, session), date: session.date, ...(rpe !== undefined && { rpe }) },
        [{ label: session.title, before: isSkipped ? "skipped" : "planned", after: rpe === undefined ? "done" : `done, RPE ${rpe}` }],
      ),
    ],
  };
}

const DISTANCE = /\d ?(?:km|k|mi|min|m)\b|\d:\d\d|\b\d{1,2}\.\d\b/;

/** "rpe 8", "7/10", "effort 6.5", or a bare number at the end of a report. */
export function effortIn(words: string): number | undefined {
  const found =
    /\b(?:rpe|effort|anstrengung|esfuerzo|sforzo|felt (?:like )?(?:an? )?) ?(\d{1,2}(?:\.5)?)\b/.exec(words)?.[1] ??
    /\b(\d{1,2}(?:\.5)?) ?(?:\/|out of|of|von|sur|de|su) ?10\b/.exec(words)?.[1] ??
    /(?:^| )(\d(?:\.5)?|10)$/.exec(words.replace(/[!.?]+$/, ""))?.[1];
  const value = Number(found);
  return found !== undefined && value >= 1 && value <= 10 ? value : undefined;
}
