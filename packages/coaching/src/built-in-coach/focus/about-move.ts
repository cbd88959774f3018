import { addDays, checkMove, type Day, type Session } from "@ironpace/training";
import { moveTo } from "../changes/move-to.ts";
import { sessionOn } from "../changes/session-named.ts";
import { sessionOfRow } from "../dialogue/focus.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { dayIn } from "../turn/names.ts";
import { translated } from "../turn/translated.ts";
import { eventAfter, freeDaysText, neighbours } from "./beside-day.ts";
import type { TurnContext } from "./focus.ts";

/** From this effort on, out of 10, a session is felt the next day. */
const EASY_EFFORT = 4;

interface Move {
  readonly session: Session;
  readonly to: Day;
}

function moveOf({ cards, view }: TurnContext): Move | undefined {
  const request = cards[0]?.request;
  const session = request?.reason === "move" ? sessionOfRow(request.sessionId, view) : undefined;
  return request?.reason !== "move" || session === undefined ? undefined : { session, to: request.to };
}

/** Whether a session stands well on the day that its card moves it to: what lies beside it, and where it would stand better. */
export function judgeMove(focus: TurnContext): Draft | undefined {
  const move = moveOf(focus);
  if (move === undefined) return undefined;
  const { session, to } = move;
  const { tongue, view, say } = focus;
  const event = eventAfter(to, view);
  const [before, after] = neighbours(to, session, view);
  const isHardTwice = session.hard && (before?.hard === true || after?.hard === true);
  const isEasy = session.intensityLevel <= EASY_EFFORT;
  const free = event === undefined && !isHardTwice ? undefined : freeDaysText(session, to, tongue, view);
  const next = event === undefined ? "" : `**${event.name}** (${dayIn(tongue, event.date, false)})`;
  const verdict =
    event !== undefined
      ? isEasy
        ? say(
            `**It works, but it is not ideal**: the day after it is ${next}. Keep it really easy, so that the legs are fresh.`,
            `**Geht, ist aber nicht ideal**: Am Tag danach kommt ${next}. Bleib wirklich locker, damit die Beine frisch sind.`,
            `**Possible, mais pas idéal** : le lendemain il y a ${next}. Reste vraiment facile, pour avoir les jambes fraîches.`,
            `**Se puede, pero no es ideal**: al día siguiente hay ${next}. Hazlo muy suave, para tener las piernas frescas.`,
            `**Si può, ma non è ideale**: il giorno dopo c’è ${next}. Resta davvero facile, per avere gambe fresche.`,
          )
        : say(
            `**Rather not**: the day after it is ${next}, and it would cost you there.`,
            `**Eher nicht**: Am Tag danach kommt ${next}, und es würde dich dort etwas kosten.`,
            `**Plutôt non** : le lendemain il y a ${next}, et tu le paierais.`,
            `**Mejor no**: al día siguiente hay ${next}, y lo pagarías ahí.`,
            `**Meglio di no**: il giorno dopo c’è ${next}, e lì lo pagheresti.`,
          )
      : isHardTwice
        ? say(
            "**Possible, but it makes two hard days in a row**: ease one of them, or leave a day between.",
            "**Möglich, mit zwei harten Tagen hintereinander**: Mach einen davon leichter, oder leg einen Tag dazwischen.",
            "**Possible, avec deux jours durs de suite** : allège l’un des deux, ou laisse un jour entre eux.",
            "**Se puede, con dos días duros seguidos**: suaviza uno, o deja un día en medio.",
            "**Possibile, con due giorni duri di fila**: alleggeriscine uno, o metti un giorno in mezzo.",
          )
        : say(
            "**That is fine**: nothing hard lies right beside it, and nothing is left out.",
            "**Das passt**: Direkt daneben liegt nichts Hartes, und nichts fällt aus.",
            "**C’est bon** : rien de dur juste à côté, et rien ne saute.",
            "**Está bien**: nada duro justo al lado, y no se pierde nada.",
            "**Va bene**: niente di duro accanto, e nulla salta.",
          );
  return { text: [verdict, ...(free === undefined ? [] : [free]), besideText(focus, move)] };
}

/** What stands on the day, before and after it. */
export function clashOfMove(focus: TurnContext): Draft | undefined {
  const move = moveOf(focus);
  return move === undefined ? undefined : { text: [besideText(focus, move)] };
}

/** What else changes by a move: the session that takes its place, and the days that stay. */
export function effectOfMove(focus: TurnContext): Draft | undefined {
  const move = moveOf(focus);
  const { plan } = focus.view;
  if (move === undefined || plan === undefined) return undefined;
  const { tongue, say } = focus;
  const other = sessionOn(plan, move.to);
  const [here, there] = [dayIn(tongue, move.session.date, false), dayIn(tongue, move.to, false)];
  return {
    text: [
      other === undefined
        ? say(
            `Only the day changes: **${move.session.title}** is on ${there} instead of ${here}, with the same content; ${here} is free.`,
            `Nur der Tag ändert sich: **${move.session.title}** ist am ${there} statt am ${here}, mit demselben Inhalt; ${here} ist frei.`,
            `Seul le jour change : **${move.session.title}** est le ${there} au lieu du ${here}, même contenu ; ${here} est libre.`,
            `Solo cambia el día: **${move.session.title}** es el ${there} en vez del ${here}, con el mismo contenido; el ${here} queda libre.`,
            `Cambia solo il giorno: **${move.session.title}** è ${there} invece di ${here}, stesso contenuto; ${here} è libero.`,
          )
        : say(
            `Two sessions change places: **${move.session.title}** goes to ${there}, **${other.title}** to ${here}. Nothing is left out.`,
            `Zwei Einheiten tauschen: **${move.session.title}** am ${there}, **${other.title}** am ${here}. Nichts fällt aus.`,
            `Deux séances échangent : **${move.session.title}** le ${there}, **${other.title}** le ${here}. Rien ne saute.`,
            `Dos sesiones cambian de sitio: **${move.session.title}** el ${there}, **${other.title}** el ${here}. No se pierde nada.`,
            `Due sessioni si scambiano: **${move.session.title}** ${there}, **${other.title}** ${here}. Nulla salta.`,
          ),
      besideText(focus, move),
    ],
  };
}

function besideText({ view, diary, say }: TurnContext, { session, to }: Move): string {
  const partner = view.plan === undefined ? undefined : sessionOn(view.plan, to);
  // What stands on the day now takes the place of the session that moves there.
  const [before, after] = neighbours(to, session, view).map(
    (each, at) => each ?? (addDays(to, at === 0 ? -1 : 1) === session.date ? partner : undefined),
  );
  const own = diary.entered.filter(({ on }) => on === to).map(({ title, minutes }) => `**${title}** (${minutes} min)`);
  const name = (each: Session | undefined): string =>
    each === undefined
      ? say("nothing planned", "nichts geplant", "rien de prévu", "nada previsto", "niente in programma")
      : `**${each.title}**, ${each.duration} min`;
  return bullet([
    `${say("Day before", "Tag davor", "La veille", "El día antes", "Il giorno prima")}: ${name(before)}`,
    ...(own.length === 0
      ? []
      : [
          `${say("Your own entry that day", "Dein eigener Eintrag an dem Tag", "Ton entrée ce jour-là", "Tu entrada ese día", "La tua voce quel giorno")}: ${own.join(", ")}`,
        ]),
    `${say("Day after", "Tag danach", "Le lendemain", "El día después", "Il giorno dopo")}: ${name(after)}`,
  ]);
}

/** "why not Wednesday?" beside a card that moves a session: whether that day works too, with the card for it, or what forbids it. */
export function whyNotDay(focus: TurnContext): Draft | undefined {
  const move = moveOf(focus);
  const { frame, view, tongue, say } = focus;
  const [day, other] = frame.days;
  if (move === undefined || view.plan === undefined || day === undefined || other !== undefined || day === move.to) return undefined;
  const { plan, today, athlete } = view;
  const check = checkMove(plan.plan, athlete, { sessionId: move.session.id, to: day }, { today, outcomes: plan.outcomes });
  const draft = translated(moveTo(move.session, day, view), tongue);
  const when = dayIn(tongue, day, false);
  if (check.kind === "refused") return { ...draft, proposals: [] };
  return {
    ...draft,
    text: [
      say(
        `**${when} works too**, if you prefer it:`,
        `**${when} geht auch**, wenn dir das lieber ist:`,
        `**${when} convient aussi**, si tu préfères :`,
        `**${when} también vale**, si lo prefieres:`,
        `**${when} va bene anche**, se preferisci:`,
      ),
      ...draft.text,
    ],
  };
}
