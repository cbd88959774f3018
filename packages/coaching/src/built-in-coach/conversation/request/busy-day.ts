import { type Day, type Session } from "@ironpace/training";
import { moveTo, notBeforeItsWeek, possibleDays } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { writeSessionForm } from "../open-card/session-form.ts";

const SPLITS =
  /\s*[,;.!]\s*(?=\D)|\s+(?:so|because|since|as|cause|cos|deshalb|also|daher|weil|denn|donc|alors|parce que|car|asi que|entonces|porque|quindi|perche)\s+/iu;
/** A clause that says where the athlete is or what keeps her. */
const FIRST_PERSON: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|but|sorry) )*(?:im|i am|i have|ive|ive got|i cant|i cannot|i wont|i work|i travel|i fly|we have|were|my)\b/,
  de: /^(?:(?:und|aber|sorry) )*(?:ich|wir|hab|habe|bin|muss|mein\w*)\b|\b(?:bin|hab|habe|kann|muss|sitze|fahre|fliege|arbeite) ich\b/,
  fr: /^(?:(?:et|mais) )*(?:je|j|on|nous|mon|ma)\b/,
  es: /^(?:(?:y|pero) )*(?:estoy|tengo|no puedo|voy|viajo|trabajo|mi|estare|tendre)\b/,
  it: /^(?:(?:e|ma) )*(?:sono|ho|non posso|vado|viaggio|lavoro|mio|mia|saro|avro)\b/,
};
const MOVES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:move|shift|put|push|do|swap|reschedule|switch|place|bring)\b/,
  de: /\b(?:verschieb\w*|leg\w*|mach\w*|schieb\w*|setz\w*|pack\w*|tausch\w*)\b/,
  fr: /\b(?:deplace\w*|decale\w*|mets|mettre|fais|faire|reporte\w*|place)\b/,
  es: /\b(?:mueve\w*|pasa\w*|pon\w*|haz\w*|cambia\w*|traslada\w*)\b/,
  it: /\b(?:sposta\w*|mett\w*|fai|fare|porta\w*|rimanda\w*)\b/,
};
const MAX_FREE_DAYS = 2;

/**
 * "Move tomorrow's run to Tuesday, I'm on a train all Monday": the reason is a constraint, so nothing lands on the day that is gone. Where the wished
 * day would change places with it, the nearest free day is offered instead; a length that is named goes with the move.
 */
export function moveFromBusyDay(focus: TurnContext): Draft | undefined {
  const { frame, tongue, view, say, cards } = focus;
  const { plan } = view;
  if (plan === undefined || cards.length > 0 || frame.hasPain || frame.isIll) return undefined;
  const clauses = frame.content
    .split(SPLITS)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => readFrame(part, tongue, view.today));
  const reasons = clauses.filter((clause) => isBusy(clause, tongue));
  const wishes = clauses.filter((clause) => !reasons.includes(clause));
  const moves = wishes.filter(({ words }) => MOVES[tongue].test(words));
  const [move] = moves;
  if (reasons.length === 0 || move === undefined || moves.length > 1 || wishes.length > 2) return undefined;
  if (move.subjects.length > 1 || move.lines.length > 0 || move.gear.length > 0 || move.verbs.some((verb) => !OF_MOVE.has(verb)))
    return undefined;
  const reasonDays = [...new Set(reasons.flatMap(({ days }) => days))];
  const named = move.days.filter((day) => !reasonDays.includes(day));
  const source =
    move.days.find((day) => reasonDays.includes(day) && sessionOn(plan, day) !== undefined) ??
    named.find((day) => takesFrom(day, move)) ??
    reasonDays[0];
  const session = source === undefined ? undefined : sessionOn(plan, source);
  const [wished, other] = named.filter((day) => day !== source);
  if (session === undefined || !isOpen(plan, session) || other !== undefined || session.date < view.today) return undefined;
  const busy = reasonDays.map((day) => notBeforeItsWeek(day, session));
  const target = wished === undefined ? undefined : notBeforeItsWeek(wished, session);
  const free = possibleDays(session, plan, view).filter((day) => !busy.includes(day));
  const partner = target === undefined ? undefined : sessionOn(plan, target);
  const wouldSwap = partner !== undefined && busy.includes(session.date);
  const to =
    target !== undefined && !wouldSwap && !busy.includes(target)
      ? target
      : (nearest(
          session,
          target,
          free.filter((day) => sessionOn(plan, day) === undefined),
        ) ?? (busy.includes(session.date) ? undefined : free[0]));
  if (to === undefined) return sayNoDayFree(session, busy, focus);
  const minutes = wishes.flatMap((clause) => clause.minutes ?? [])[0];
  const draft = minutes === undefined ? translated(moveTo(session, to, view), tongue) : writeSessionForm({ session, to, minutes }, focus);
  const here = dayIn(tongue, session.date, false);
  const gone = listIn(
    tongue,
    busy.map((day) => dayIn(tongue, day, false)),
  );
  const others = free.filter((day) => day !== to && sessionOn(plan, day) === undefined).slice(0, MAX_FREE_DAYS);
  return {
    ...draft,
    text: [
      ...(partner !== undefined && wouldSwap
        ? [
            say(
              `**${dayIn(tongue, partner.date, false)} has ${partner.title}**, which would change places and land on ${here}, the day you have no time. So:`,
              `**Am ${dayIn(tongue, partner.date, false)} steht ${partner.title}**; die Einheit käme im Tausch auf ${here}, wo du keine Zeit hast. Also:`,
              `**Le ${dayIn(tongue, partner.date, false)} a ${partner.title}**, qui passerait en échange au ${here}, où tu n’as pas le temps. Donc :`,
              `**El ${dayIn(tongue, partner.date, false)} tiene ${partner.title}**, que pasaría a cambio al ${here}, cuando no tienes tiempo. Así que:`,
              `**${dayIn(tongue, partner.date, false)} ha ${partner.title}**, che in cambio andrebbe a ${here}, quando non hai tempo. Quindi:`,
            ),
          ]
        : []),
      ...draft.text,
      ...(others.length === 0
        ? []
        : [
            say(
              `Kept clear: ${gone}. Also free: ${listIn(
                tongue,
                others.map((day) => dayIn(tongue, day, false)),
              )}.`,
              `Frei gehalten: ${gone}. Auch frei: ${listIn(
                tongue,
                others.map((day) => dayIn(tongue, day, false)),
              )}.`,
              `Laissé libre : ${gone}. Libre aussi : ${listIn(
                tongue,
                others.map((day) => dayIn(tongue, day, false)),
              )}.`,
              `Queda libre: ${gone}. También libre: ${listIn(
                tongue,
                others.map((day) => dayIn(tongue, day, false)),
              )}.`,
              `Resta libero: ${gone}. Libero anche: ${listIn(
                tongue,
                others.map((day) => dayIn(tongue, day, false)),
              )}.`,
            ),
          ]),
    ],
  };
}

/** Every other day of its week is taken or busy: a swap would put the other session on the busy day. */
function sayNoDayFree(session: Session, busy: readonly Day[], { tongue, say }: TurnContext): Draft {
  const days = listIn(
    tongue,
    busy.map((day) => dayIn(tongue, day, false)),
  );
  return {
    text: [
      say(
        `**No free day is left for ${session.title} in its week** without ${days}, and a swap would put another session on a day you have no time. I can shorten it or leave it out: say “skip it” or a number of minutes.`,
        `**Für ${session.title} ist in der Woche kein Tag mehr frei** ohne ${days}, und ein Tausch legte eine andere Einheit auf einen Tag ohne Zeit. Ich kann sie kürzen oder auslassen: sag „lass sie aus“ oder eine Zahl Minuten.`,
        `**Il ne reste aucun jour libre pour ${session.title} cette semaine-là** sans ${days}, et un échange mettrait une autre séance un jour sans temps. Je peux la raccourcir ou la sauter : dis « saute-la » ou un nombre de minutes.`,
        `**No queda ningún día libre para ${session.title} en su semana** sin ${days}, y un cambio pondría otra sesión en un día sin tiempo. Puedo acortarla o quitarla: di «sáltala» o un número de minutos.`,
        `**Non resta nessun giorno libero per ${session.title} nella sua settimana** senza ${days}, e uno scambio metterebbe un’altra sessione in un giorno senza tempo. Posso accorciarla o toglierla: di’ «saltala» o un numero di minuti.`,
      ),
    ],
  };
}

const OF_MOVE: ReadonlySet<string> = new Set(["move", "swap", "shorten", "cant"]);

/** A reason names days ahead and nothing to do with a session on them. */
function isBusy({ words, days, verbs, subjects, periods, lines }: Frame, tongue: Tongue): boolean {
  const isCant = verbs.includes("cant");
  const isFree = verbs.every((verb) => verb === "cant") && subjects.length + lines.length === 0;
  return days.length > 0 && isFree && (isCant || FIRST_PERSON[tongue].test(words)) && !(periods.length > 0 && days.length > 2);
}

/** "Friday's session to Sunday": the first day that the wish names, where another or none follows. */
function takesFrom(day: Day, { days }: Frame): boolean {
  return days[0] === day;
}

function nearest(session: Session, target: Day | undefined, days: readonly Day[]): Day | undefined {
  const gap = (day: Day): number => Math.abs(Date.parse(day) - Date.parse(target ?? session.date));
  return days.toSorted((a, b) => gap(a) - gap(b))[0];
}
