import { offerDays } from "../../changes/skip-sessions.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { daysAhead } from "../days-ahead.ts";

const CLOSED =
  /\b(?:gym|box|studio|halle|fitnessstudio|salle|gimnasio|palestra)\b.{0,24}\b(?:closed|shut|closes|not open|zu|geschlossen|dicht|fermee?|cerrad[oa]|cierra|chius[oa]|chiude)\b|\b(?:closed|shut|geschlossen|fermee?|cerrad[oa]|chius[oa])\b.{0,12}\b(?:gym|box|studio|halle|salle|gimnasio|palestra)\b|\b(?:no|kein|ohne|pas de|sin|niente) (?:gym|box|studio|salle|gimnasio|palestra) (?:on|am|le|el|il|tomorrow|today|morgen|heute)\b/;
/** Says itself what is done instead. */
const INSTEAD =
  /\b(?:body ?weight|at home|from home|outside|outdoors|other gym|another gym|hotel|zu hause|daheim|eigengewicht|draussen|a la maison|poids du corps|en casa|peso corporal|a casa|corpo libero)\b/;
/** Runs need no gym, but those with stations do. */
const IS_RUN = /^R[A-Z]$/;
const NEEDS_GYM = /station|compromised/i;

/** "The gym is closed on Wednesday": its session goes to another day, with home as the other way; a run stays. */
export function closedGym(turn: Followed): Draft | undefined {
  const { words, frame, view, say, tongue } = turn;
  const days = daysAhead(frame, view.today);
  const [day] = days;
  if (view.plan === undefined || day === undefined || days.length > 1 || frame.until !== undefined || !CLOSED.test(words)) return undefined;
  if (INSTEAD.test(words) || frame.gear.length > 0) return undefined;
  const session = sessionOn(view.plan, day);
  if (session === undefined) return undefined;
  const when = dayIn(tongue, day, false);
  if (IS_RUN.test(session.code) && !NEEDS_GYM.test(session.title))
    return {
      isDecided: true,
      text: [
        say(
          `**${session.title}** on ${when} needs no gym: it stays as planned. Nothing has changed.`,
          `**${session.title}** am ${when} braucht kein Studio: es bleibt wie geplant. Es hat sich nichts geändert.`,
          `**${session.title}** le ${when} ne demande pas de salle : ça reste comme prévu. Rien n’a changé.`,
          `**${session.title}** el ${when} no necesita gimnasio: queda como está. Nada ha cambiado.`,
          `**${session.title}** ${when} non ha bisogno della palestra: resta come previsto. Non è cambiato nulla.`,
        ),
      ],
    };
  const made = translated(offerDays(session, day, view), tongue);
  return {
    ...made,
    isDecided: true,
    text: [
      ...made.text,
      say(
        "Rather at home on that day? Tell me what you have there (dumbbells, bar, band, nothing), and I put exercises that fit in the place of those that need the gym.",
        "Lieber an dem Tag zu Hause? Sag mir, was du dort hast (Hanteln, Stange, Band, nichts), dann setze ich passende Übungen ein.",
        "Plutôt à la maison ce jour-là ? Dis-moi ce que tu as (haltères, barre, élastique, rien) et je mets des exercices adaptés.",
        "¿Mejor en casa ese día? Dime qué tienes (mancuernas, barra, goma, nada) y pongo ejercicios que encajen.",
        "Meglio a casa quel giorno? Dimmi che cosa hai (manubri, sbarra, elastico, niente) e metto esercizi adatti.",
      ),
    ],
  };
}
