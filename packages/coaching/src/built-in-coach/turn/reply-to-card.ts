import { itemText } from "@ironpace/training";
import { offerDays } from "../changes/skip-sessions.ts";
import { getRow } from "../changes/session-named.ts";
import { standInFor } from "../changes/exercises/stand-in.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { easedHow } from "./changes/ease-session.ts";
import { LINE_NAMES } from "./changes/line-names.ts";
import { previewIn } from "./changes/preview.ts";
import type { Frame } from "./frame.ts";
import { sayIn, valueIn } from "./languages.ts";
import { dayIn } from "./names.ts";
import { translated } from "./translated.ts";

/** What a turn says of the card before it: another exercise than the offered, when a session is made up, what "easier" means. */
export function answerCardReply(frame: Frame, turn: Turn, view: CoachView): Draft | undefined {
  return (
    completedLog(frame, turn) ??
    stillToDo(frame, turn, view) ??
    anotherStandIn(frame, turn, view) ??
    makeUp(frame, turn, view) ??
    howEased(frame, turn, view)
  );
}

/** "45 min, easy" after a card that logs a session: the minutes and the effort belong to it. */
function completedLog({ tongue, minutes, verbs, days, subjects, lines, words }: Frame, { proposals }: Turn): Draft | undefined {
  const [card] = proposals;
  const request = card?.request;
  if (card === undefined || request?.reason !== "record" || request.record.kind !== "log" || minutes === undefined) return undefined;
  // What was not told yet is asked for elsewhere.
  if (!request.record.sets.some(({ metres, reps }) => metres !== undefined || reps !== undefined)) return undefined;
  // A typed effort is read with the rest of the log.
  if (/\b(?:rpe|effort|anstrengung|esfuerzo|sforzo) \d/.test(words) || !verbs.includes("ease")) return undefined;
  if (days.length + subjects.length + lines.length > 0 || verbs.some((verb) => verb !== "ease" && verb !== "harder" && verb !== "shorten"))
    return undefined;
  const effort = request.record.rpe ?? EASY_EFFORT;
  const say = sayIn(tongue);
  const label = say("Minutes", "Minuten", "Minutes", "Minutos", "Minuti");
  return {
    isDecided: true,
    text: [
      say(
        `**${request.record.title}**, ${minutes} min, effort ${effort} of 10: I have updated the card. Nothing is stored until you accept it.`,
        `**${request.record.title}**, ${minutes} min, Anstrengung ${effort} von 10: steht jetzt auf der Karte. Gespeichert wird erst, wenn du sie annimmst.`,
        `**${request.record.title}**, ${minutes} min, effort ${effort} sur 10 : c’est sur la carte. Rien n’est enregistré avant que tu l’acceptes.`,
        `**${request.record.title}**, ${minutes} min, esfuerzo ${effort} de 10: ya está en la tarjeta. No se guarda nada hasta que la aceptes.`,
        `**${request.record.title}**, ${minutes} min, sforzo ${effort} su 10: ora è sulla scheda. Non si salva nulla finché non la accetti.`,
      ),
    ],
    proposals: [
      {
        ...card,
        request: {
          ...request,
          record: { ...request.record, minutes, rpe: effort },
          changes: [...request.changes.filter((each) => each.label !== label), { label, after: `${minutes} min` }],
        },
      },
      ...proposals.slice(1),
    ],
  };
}

const STILL =
  /\b(?:still (?:do|have to|need to|train|go)|also do|(?:muss|soll) ich .{0,20}(?:noch|trotzdem)|trotzdem|quand meme|encore (?:faire|la seance)|todavia|igualmente|de todas formas|lo stesso|comunque|ancora fare)\b/;

/** "do I still do tonight's session" after a session that was done instead. */
function stillToDo({ tongue, words, topics }: Frame, { proposals }: Turn, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  const log = proposals.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "log" ? [request.record] : []))[0];
  if (plan === undefined || log === undefined || !STILL.test(words) || !(topics.has("session") || topics.has("agenda"))) return undefined;
  const session = allSessions(plan).find((each) => each.date === (log.date > today ? log.date : today) && isOpen(plan, each));
  if (session === undefined) return undefined;
  const say = sayIn(tongue);
  const wasHard = (log.rpe ?? EASY_EFFORT) >= HARD_EFFORT;
  const offer = translated(offerDays(session, session.date, view), tongue);
  return {
    isDecided: true,
    text: [
      session.hard || wasHard
        ? say(
            `**Not both in full**: ${log.title} is in your legs already, and **${session.title}** is ${session.hard ? "a hard session" : "still to come"}. Do it another day, or leave six hours between them if the first was easy.`,
            `**Nicht beides ganz**: ${log.title} steckt schon in den Beinen, und **${session.title}** ist ${session.hard ? "hart" : "noch offen"}. Mach sie an einem anderen Tag, oder nur mit sechs Stunden Abstand und wenn das Erste locker war.`,
            `**Pas les deux en entier** : ${log.title} est déjà dans les jambes, et **${session.title}** est ${session.hard ? "dure" : "encore à faire"}. Fais-la un autre jour, ou seulement avec six heures d’écart et si la première était facile.`,
            `**No las dos enteras**: ${log.title} ya está en las piernas y **${session.title}** es ${session.hard ? "dura" : "pendiente"}. Hazla otro día, o solo con seis horas de por medio y si la primera fue suave.`,
            `**Non entrambe per intero**: ${log.title} è già nelle gambe e **${session.title}** è ${session.hard ? "dura" : "da fare"}. Falla un altro giorno, o solo con sei ore in mezzo e se la prima era facile.`,
          )
        : say(
            `**You can**: both are easy. If you did the first in place of it, leave **${session.title}** out.`,
            `**Kannst du**: beides ist locker. Wenn das Erste statt dessen war, lass **${session.title}** aus.`,
            `**Tu peux** : les deux sont faciles. Si la première la remplaçait, laisse **${session.title}**.`,
            `**Puedes**: las dos son suaves. Si la primera la sustituía, deja **${session.title}**.`,
            `**Puoi**: sono entrambe facili. Se la prima la sostituiva, salta **${session.title}**.`,
          ),
      ...offer.text,
    ],
    proposals: [...proposals.filter(({ request }) => request.reason === "record"), ...(offer.proposals ?? [])],
  };
}

const EASY_EFFORT = 3;
const HARD_EFFORT = 6;

const NOT =
  /\b(?:no|not|without|nothing with|anything but|except|other than|keine?n?|nicht|ohne|pas (?:de|d)|sans|sin|nada de|senza|niente|non)\b/;
/** Movements that an exercise may be without. */
const MOVEMENTS: readonly (readonly [said: RegExp, names: RegExp])[] = [
  [/\bsquat\w*|\bkniebeug\w*|\bsentadill\w*/, /squat|thruster|wall ball|lunge|split/i],
  [/\bjump\w*|\bimpact|\bspring\w*|\bspruenge|\bsaut\w*|\bsalt[oai]\w*/, /jump|hop|box jump|burpee|skip/i],
  [
    /\boverhead|\buber kopf|\bau dessus de la tete|\bsobre la cabeza|\bsopra la testa/,
    /press|overhead|snatch|jerk|thruster|throw|wall ball/i,
  ],
  [/\bmachines?|\bmaquinas?|\bgerate?\b|\bmacchin[ae]/, /erg|bike|leg press|machine|treadmill|elliptical/i],
];

/** "not thrusters, something without squatting": the next that fits in the same place. */
function anotherStandIn(frame: Frame, { proposals }: Turn, view: CoachView): Draft | undefined {
  const { tongue, words, lines, replies } = frame;
  const { plan } = view;
  const request = proposals[0]?.request;
  if (plan === undefined || request?.reason !== "swap" || frame.days.length + frame.periods.length > 0) return undefined;
  const denies = NOT.test(words);
  if (!denies && !replies.has("another")) return undefined;
  const session = allSessions(plan).find((each) => getRow(plan, each) === request.sessionId);
  const item =
    session === undefined
      ? undefined
      : Object.values(session.blocks)
          .flat()
          .find(({ id }) => id === request.item);
  if (session === undefined || item === undefined) return undefined;
  const movements = MOVEMENTS.filter(([said]) => said.test(words)).map(([, names]) => names);
  const denied = lines.flatMap((line) => LINE_NAMES[line] ?? []);
  // "not the squat, the deadlift" corrects what goes, not what comes.
  if ([...denied, ...frame.subjects.flatMap(({ lift }) => lift?.fits ?? [])].some((pattern) => pattern.test(item.name))) return undefined;
  if (denies && movements.length + denied.length === 0 && !replies.has("another")) return undefined;
  const offered = proposals.flatMap(({ request: each }) => (each.reason === "swap" ? [each.replacement] : []));
  const not = [...movements, ...denied, ...offered.map((name) => new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "i"))];
  const standIn = standInFor(session, item, { not }, view);
  const say = sayIn(tongue);
  const when = dayIn(tongue, session.date, false);
  if (standIn === undefined)
    return {
      text: [
        say(
          `Nothing else fits in the place of **${item.name}** (${when}): skip it, or do the other exercises a little longer.`,
          `An die Stelle von **${item.name}** (${when}) passt sonst nichts: lass die Zeile weg oder mach die anderen etwas länger.`,
          `Rien d’autre ne convient à la place de **${item.name}** (${when}) : laisse la ligne, ou allonge un peu les autres.`,
          `Nada más encaja en lugar de **${item.name}** (${when}): quita la línea o alarga un poco las demás.`,
          `Nient’altro va bene al posto di **${item.name}** (${when}): salta la riga o allunga un po’ le altre.`,
        ),
      ],
    };
  return {
    isDecided: true,
    text: [
      `${when}: ${valueIn(tongue, itemText(item))} → **${valueIn(tongue, standIn.text)}**${standIn.isCard ? "" : say(", at the same effort (no card needed)", ", mit gleicher Anstrengung (ohne Karte)", ", au même effort (sans carte)", ", con el mismo esfuerzo (sin tarjeta)", ", allo stesso sforzo (senza scheda)")}.`,
      ...(standIn.isCard ? [previewIn(tongue)] : []),
    ],
    ...(standIn.isCard && {
      proposals: [
        {
          title: `${item.name} → ${standIn.by}, ${when}`,
          why: session.title,
          request: { reason: "swap" as const, sessionId: request.sessionId, item: item.id, replacement: standIn.by },
        },
      ],
    }),
  };
}

/** "and when do I make it up": a session left out is not made up, unless there is a free day for a key session. */
function makeUp({ tongue, topics }: Frame, { proposals }: Turn, view: CoachView): Draft | undefined {
  const { plan } = view;
  const request = proposals[0]?.request;
  if (plan === undefined || !topics.has("makeup") || request?.reason !== "missed") return undefined;
  const ids = new Set(request.sessionIds ?? []);
  const session = allSessions(plan).find((each) => ids.has(getRow(plan, each)));
  if (session === undefined) return undefined;
  const say = sayIn(tongue);
  const head = session.hard
    ? say(
        "**Leave it, or move it**: a missed session is not added to another day. As a key session it could go to another day of its week:",
        "**Auslassen oder verschieben**: eine ausgelassene Einheit kommt nicht zu einem anderen Tag dazu. Als Schlüsseleinheit darf sie in ihrer Woche wandern:",
        "**Laisse-la, ou déplace-la** : une séance manquée ne s’ajoute pas à un autre jour. Séance clé, elle peut bouger dans sa semaine :",
        "**Déjala o muévela**: una sesión perdida no se suma a otro día. Al ser clave, puede moverse dentro de su semana:",
        "**Saltala o spostala**: una sessione persa non si aggiunge a un altro giorno. Essendo chiave, può spostarsi nella sua settimana:",
      )
    : say(
        "**You do not have to catch up**: one missed easy session does no harm. If you want it, it could go to another day of its week:",
        "**Nachholen musst du sie nicht**: eine lockere Einheit weniger kostet nichts. Wenn du willst, kann sie in ihrer Woche wandern:",
        "**Pas besoin de la rattraper** : une séance facile de moins ne coûte rien. Si tu veux, elle peut bouger dans sa semaine :",
        "**No hace falta recuperarla**: una sesión suave menos no cuesta nada. Si quieres, puede moverse dentro de su semana:",
        "**Non serve recuperarla**: una sessione facile in meno non costa nulla. Se vuoi, può spostarsi nella sua settimana:",
      );
  const offer = translated(offerDays(session, session.date, view), tongue);
  return { ...offer, text: [head, ...offer.text], proposals: [...(offer.proposals ?? []), ...proposals], isDecided: true };
}

/** "easier how" */
function howEased(frame: Frame, { proposals }: Turn, view: CoachView): Draft | undefined {
  const { plan } = view;
  const request = proposals[0]?.request;
  if (plan === undefined || !frame.topics.has("how") || request?.reason !== "ease" || request.from === undefined) return undefined;
  const draft = easedHow(frame, plan, request.from, view);
  return draft === undefined ? undefined : { ...draft, proposals };
}
