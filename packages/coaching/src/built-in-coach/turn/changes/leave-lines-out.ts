import type { CoachProposal } from "@ironpace/contract";
import { type ExerciseItem, itemText, type Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import { equipmentWithout, type StandIn, standInFor } from "../../changes/exercises/stand-in.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn, valueIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { LINE_NAMES, liftsOf, linesNamed } from "./line-names.ts";
import { partIn } from "./part-names.ts";
import { previewIn } from "./preview.ts";

const MOST_CARDS = 8;
const GONE = /\b(?:mehr|anymore|any more|no longer|for good|fur immer)\b/;

/** An exercise or a station goes for a time: a card for each line with what takes its place, and what a session itself names where the engine has none. */
export function withoutLines(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, until, part } = frame;
  const lines = linesNamed(frame);
  const { today } = view;
  const say = sayIn(tongue);
  const patterns = [...lines.flatMap((line) => LINE_NAMES[line] ?? []), ...liftsOf(frame)];
  if (patterns.length === 0) return undefined;
  const [day] = frame.days;
  const [period] = frame.periods;
  const last = until ?? period?.to ?? day ?? "2999-12-31";
  const first = period !== undefined && period.from > today ? period.from : (day ?? today);
  const sessions = allSessions(plan).filter((each) => each.date >= first && each.date <= last && isOpen(plan, each));
  const found = sessions.flatMap((session) =>
    [...session.blocks.warmup, ...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout]
      .filter(({ name }) => patterns.some((pattern) => pattern.test(name)))
      .map((item) => ({ session, item, isWarmUp: session.blocks.warmup.includes(item) })),
  );
  // What is gone for good is equipment; a complaint without such a line is read elsewhere.
  if (frame.isBroken && until === undefined && GONE.test(frame.words) && (tongue === "en" || tongue === "de")) return undefined;
  if (found.length === 0 && (part !== undefined || frame.hasPain)) return undefined;
  if (found.length === 0) return noneThen(frame, patterns, plan, view);
  const rows = found.map(({ session, item, isWarmUp }) => ({
    session,
    item,
    isWarmUp,
    option: isWarmUp ? undefined : standIn(session, item, patterns, frame, view),
  }));
  const cards: CoachProposal[] = rows.flatMap(({ session, item, option }) =>
    option?.isCard !== true
      ? []
      : [
          {
            title: `${item.name} → ${option.by}, ${dayIn(tongue, session.date, false)}`,
            why: session.title,
            request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option.by },
          },
        ],
  );
  const names = listIn(tongue, [...new Set(found.map(({ item }) => item.name))]);
  const lineText = ({ session, item, option, isWarmUp }: (typeof rows)[number]): string => {
    const to =
      option?.isCard === true
        ? `**${option.by}** (${valueIn(tongue, option.text)})`
        : option !== undefined
          ? say(
              `**${option.by}**, at the same effort (no card needed)`,
              `**${option.by}**, mit gleicher Anstrengung (ohne Karte)`,
              `**${option.by}**, au même effort (sans carte)`,
              `**${option.by}**, con el mismo esfuerzo (sin tarjeta)`,
              `**${option.by}**, allo stesso sforzo (senza scheda)`,
            )
          : say("leave the line out", "Zeile weglassen", "laisse la ligne", "deja esa línea", "salta la riga");
    return `${dayIn(tongue, session.date, false)}: ${isWarmUp ? `${say("warm-up", "Aufwärmen", "échauffement", "calentamiento", "riscaldamento")}, ${item.name}` : valueIn(tongue, itemText(item))} → ${to}`;
  };
  const partName = part === undefined ? undefined : partIn(tongue, part);
  // The card for a complaint spares far more than was asked for: it is for one that is more than slight, where nothing can be swapped.
  const isSpared = cards.length > 0 || part === undefined || !frame.hasPain || isSlight(frame);
  const proposals = isSpared ? cards.slice(0, MOST_CARDS) : [injuryCard(frame, partName ?? part)];
  const asksPain = !frame.deniesPain && (frame.hasPain || part !== undefined);
  return {
    isDecided: true,
    text: [
      say(
        `**Without ${names}**${until === undefined ? "" : ` until ${dayIn(tongue, until)}`}:`,
        `**Ohne ${names}**${until === undefined ? "" : ` bis ${dayIn(tongue, until)}`}:`,
        `**Sans ${names}**${until === undefined ? "" : ` jusqu’au ${dayIn(tongue, until)}`} :`,
        `**Sin ${names}**${until === undefined ? "" : ` hasta el ${dayIn(tongue, until)}`}:`,
        `**Senza ${names}**${until === undefined ? "" : ` fino al ${dayIn(tongue, until)}`}:`,
      ),
      bullet(rows.slice(0, MOST_CARDS).map(lineText)),
      ...(until === undefined || !frame.isBroken
        ? []
        : [
            say(
              "Those exercises return after that day.",
              "Danach bleiben die Zeilen im Plan.",
              "Après cette date, les lignes restent au plan.",
              "Después de esa fecha las líneas siguen en el plan.",
              "Dopo quella data le righe restano nel piano.",
            ),
          ]),
      ...(until === undefined && !frame.isBroken && day !== undefined && cards.length > 0
        ? [
            say(
              "Or just skip the exercise that day; the rest stays.",
              "Oder lass die Zeile an dem Tag einfach weg: Dafür braucht es keine Karte, der Rest bleibt.",
              "Ou laisse simplement la ligne ce jour-là : pas besoin de carte, le reste ne bouge pas.",
              "O simplemente deja esa línea ese día: no hace falta tarjeta, el resto sigue igual.",
              "Oppure salta la riga quel giorno: non serve una scheda, il resto rimane.",
            ),
          ]
        : []),
      ...(asksPain
        ? [
            say(
              `How bad is the pain${partName === undefined ? "" : ` in your ${partName}`}, from 0 to 10, and is it gone by the next morning? At 3 or less, go on with everything that does not hurt; above 5, with swelling, or if it is not clearly better after a week, see a physiotherapist.`,
              `Wie stark ist es${partName === undefined ? "" : ` (${partName})`} von 0 bis 10, und ist es am nächsten Morgen weg? Bis 3 machst du alles Schmerzfreie weiter; über 5, mit Schwellung oder nach einer Woche nicht klar besser: zum Physio.`,
              `C’est fort comment${partName === undefined ? "" : ` (${partName})`}, de 0 à 10, et est-ce parti le lendemain matin ? Jusqu’à 3, continue tout ce qui ne fait pas mal ; au-dessus de 5, avec un gonflement ou pas nettement mieux après une semaine : fais voir à un kiné.`,
              `¿Cuánto molesta${partName === undefined ? "" : ` (${partName})`} de 0 a 10, y se ha ido a la mañana siguiente? Hasta 3 sigue con todo lo que no duele; por encima de 5, con hinchazón o si no está claramente mejor tras una semana: que lo vea un fisio.`,
              `Quanto è forte${partName === undefined ? "" : ` (${partName})`} da 0 a 10, e il mattino dopo è passato? Fino a 3 continua tutto ciò che non fa male; sopra 5, con gonfiore o oltre due settimane: fallo vedere a un fisio.`,
            ),
          ]
        : []),
      ...(proposals.length === 0 ? [] : [previewIn(tongue)]),
    ],
    proposals,
  };
}

function injuryCard({ tongue, content }: Frame, part: string): CoachProposal {
  const say = sayIn(tongue);
  return {
    title: say(
      `Work around your ${part}`,
      `Training um die Beschwerde herum: ${part}`,
      `Entraînement adapté : ${part}`,
      `Entrenar sin cargar: ${part}`,
      `Allenamento adattato: ${part}`,
    ),
    why: say(
      "Takes the load off it in the coming sessions.",
      "Nimmt in den nächsten Einheiten die Last davon.",
      "Allège les prochaines séances à cet endroit.",
      "Quita carga ahí en las próximas sesiones.",
      "Toglie carico lì nelle prossime sessioni.",
    ),
    request: { reason: "injury", details: content },
  };
}

/** What can stand in: nothing of the same, nothing that needs what is missing, and for a sore knee nothing that bends it as far. */
function standIn(session: Session, item: ExerciseItem, patterns: readonly RegExp[], frame: Frame, view: CoachView): StandIn | undefined {
  const avoid = frame.part === undefined ? undefined : AVOIDED[frame.part];
  return standInFor(
    session,
    item,
    {
      not: [...patterns, ...(avoid === undefined ? [] : [avoid])],
      ...(frame.isBroken && {
        equipment: equipmentWithout(
          linesNamed(frame).flatMap((line) => GEAR_OF_LINE[line] ?? []),
          view,
        ),
      }),
    },
    view,
  );
}

const SLIGHT =
  /\b(?:a bit|bit|slight\w*|a little|grumpy|cranky|niggl\w*|mild\w*|leicht\w*|bisschen|etwas|un peu|legere?\w*|un poco|leve|un po|leggero|leggermente)\b/;

function isSlight({ words, numbers }: Frame): boolean {
  return SLIGHT.test(words) || (numbers.length === 1 && numbers.every((each) => each <= 3));
}

/** None of the lines is planned then: on which days they are, so that one of them can be named. */
function noneThen({ tongue, until, days }: Frame, patterns: readonly RegExp[], plan: ActivePlan, { today }: CoachView): Draft {
  const say = sayIn(tongue);
  const [day] = days;
  const ahead = allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each))
    .flatMap(({ date, blocks }) =>
      [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]
        .filter(({ name }) => patterns.some((pattern) => pattern.test(name)))
        .slice(0, 1)
        .map((item) => `${dayIn(tongue, date, false)}: ${valueIn(tongue, itemText(item))}`),
    );
  return {
    isDecided: true,
    text: [
      say(
        `None of that is planned${until !== undefined ? ` until ${dayIn(tongue, until)}` : day === undefined ? "" : ` on ${dayIn(tongue, day, false)}`}, so nothing has to change${ahead.length === 0 ? "." : " there."}`,
        `Davon ist ${until !== undefined ? `bis ${dayIn(tongue, until)} ` : day === undefined ? "" : `am ${dayIn(tongue, day, false)} `}nichts geplant, es muss sich also nichts ändern.`,
        `Rien de cela n’est prévu${until !== undefined ? ` jusqu’au ${dayIn(tongue, until)}` : day === undefined ? "" : ` le ${dayIn(tongue, day, false)}`}, il n’y a rien à changer${ahead.length === 0 ? "." : " là."}`,
        `Nada de eso está previsto${until !== undefined ? ` hasta el ${dayIn(tongue, until)}` : day === undefined ? "" : ` el ${dayIn(tongue, day, false)}`}, no hay nada que cambiar${ahead.length === 0 ? "." : " ahí."}`,
        `Niente di questo è in programma${until !== undefined ? ` fino al ${dayIn(tongue, until)}` : day === undefined ? "" : ` ${dayIn(tongue, day, false)}`}, non c’è nulla da cambiare${ahead.length === 0 ? "." : " lì."}`,
      ),
      ...(ahead.length === 0
        ? []
        : [
            say("It is planned on:", "Geplant ist es hier:", "C’est prévu ici :", "Está previsto aquí:", "È in programma qui:"),
            bullet(ahead.slice(0, MOST_DAYS)),
            say(
              "Name the day, and I offer something else with a card.",
              "Nenn mir den Tag, dann biete ich etwas anderes mit einer Karte an.",
              "Dis-moi le jour, et je propose autre chose avec une carte.",
              "Dime el día y te ofrezco otra cosa con una tarjeta.",
              "Dimmi il giorno e ti propongo altro con una scheda.",
            ),
          ]),
    ],
  };
}

const MOST_DAYS = 4;

/** What a line cannot be done without. */
const GEAR_OF_LINE: { readonly [line: string]: readonly string[] } = {
  sled: ["sled"],
  "sled push": ["sled"],
  "sled pull": ["sled"],
  "wall ball": ["wall ball"],
  "box jump": ["box"],
  "rope climb": ["rope"],
  row: ["rower"],
  ski: ["ski erg"],
  ride: ["bike", "air bike"],
};

/** What loads a sore part as the line does. */
const AVOIDED: { readonly [part: string]: RegExp } = {
  knee: /lunge|squat|jump|step-up|split|thruster|wall sit/i,
  shoulder: /press|overhead|snatch|jerk|thruster|throw/i,
  back: /deadlift|good morning|swing|block pull|rack pull|bent-over|clean|snatch/i,
  ankle: /jump|hop|skip/i,
};
