import type { CoachProposal } from "@ironpace/contract";
import { addDays, type ExerciseItem, findExercise, itemText, type Region, type Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import { type StandIn, standInFor } from "../../changes/exercises/stand-in.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, valueIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { partIn } from "./part-names.ts";
import { previewIn } from "./preview.ts";

const MOST_CARDS = 6;
/** Days looked at where none is named. */
const DAYS_AHEAD = 7;
/** Up to so much of ten a session goes on. */
const MILD = 3;
const HIGH_STRESS = 2;
const ENDURANCE = /\brun\b|\bride\b|\berg\b|\bwalk\b|\bswim/i;

const REGIONS: { readonly [part: string]: readonly Region[] } = {
  knee: ["knee"],
  shoulder: ["shoulder"],
  back: ["lower_back"],
  ankle: ["ankle"],
  hip: ["hip_groin"],
  wrist: ["wrist_hand"],
  elbow: ["elbow"],
  calf: ["lower_leg"],
  achilles: ["lower_leg", "ankle"],
};

interface Spared {
  readonly session: Session;
  readonly item: ExerciseItem;
  readonly standIn: StandIn | undefined;
}

/** "what do I leave out" with a mild complaint: the lines that load the part most, each with what spares it; everything else is trained. */
export function spareInPlan(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, part, days, numbers } = frame;
  const regions = part === undefined ? undefined : REGIONS[part];
  const pain = numbers.find((each) => each >= 0 && each <= 10);
  if (part === undefined || regions === undefined || (pain !== undefined && pain > MILD)) return undefined;
  const first = days[0] ?? view.today;
  const last = days.length === 1 ? first : addDays(view.today, DAYS_AHEAD - 1);
  const open = allSessions(plan).filter((each) => each.date >= first && each.date <= last && isOpen(plan, each));
  const session = days.length === 1 || open.length === 0 ? open : open.slice(0, 3);
  const rows = session.flatMap((each) => sparedIn(each, regions, view));
  const say = sayIn(tongue);
  const name = partIn(tongue, part);
  const rule = say(
    "Everything else as planned, as long as it stays at 3/10 or less, does not climb set by set, and is back to normal the next morning. At 4–5, ease off. Above 5, or with swelling or locking, stop and tell me how bad it is.",
    "Alles andere wie geplant, solange es bei höchstens 3 von 10 bleibt, nicht von Satz zu Satz steigt und am nächsten Morgen wieder normal ist. Bei 4–5 leichter machen; über 5, oder bei Schwellung oder Blockieren: aufhören und mir die Zahl sagen.",
    "Tout le reste comme prévu, tant que cela reste à 3 sur 10 au plus, ne monte pas série après série et est revenu à la normale le lendemain. À 4–5, allège ; au-delà de 5, ou en cas de gonflement ou de blocage : arrête et dis-moi le chiffre.",
    "Todo lo demás como estaba, mientras se quede en 3 de 10 o menos, no suba serie a serie y a la mañana siguiente esté normal. Con 4–5, hazlo más suave; por encima de 5, o con hinchazón o bloqueo: para y dime el número.",
    "Tutto il resto come previsto, finché resta a 3 su 10 o meno, non sale di serie in serie e il mattino dopo è tornato normale. A 4–5 alleggerisci; oltre 5, o con gonfiore o blocco: fermati e dimmi il numero.",
  );
  if (rows.length === 0)
    return open[0] === undefined
      ? undefined
      : {
          isDecided: true,
          text: [
            say(
              `**Nothing has to go**: no line of ${sessionsText(session, tongue)} loads the ${name} much.`,
              `**Nichts muss weg**: keine Zeile in ${sessionsText(session, tongue)} belastet das Gelenk stark (${name}).`,
              `**Rien à enlever** : aucune ligne de ${sessionsText(session, tongue)} ne charge beaucoup (${name}).`,
              `**No hay que quitar nada**: ninguna línea de ${sessionsText(session, tongue)} carga mucho (${name}).`,
              `**Non va tolto nulla**: nessuna riga di ${sessionsText(session, tongue)} carica molto (${name}).`,
            ),
            rule,
          ],
        };
  const cards = rows
    .filter(({ session: of, item }, at) => rows.findIndex((row) => row.session === of && row.item.name === item.name) === at)
    .flatMap((row) => cardOf(row, plan, tongue))
    .slice(0, MOST_CARDS);
  return {
    isDecided: true,
    text: [
      say(
        `**No rest day${pain === undefined ? "" : ` at ${pain}/10`}**: leave out or swap what loads the ${name} most.`,
        `**Kein Ruhetag${pain === undefined ? "" : ` bei ${pain} von 10`}**: lass weg oder tausch, was am stärksten belastet (${name}).`,
        `**Pas de jour de repos${pain === undefined ? "" : ` à ${pain} sur 10`}** : laisse ou remplace ce qui charge le plus (${name}).`,
        `**No hace falta descansar${pain === undefined ? "" : ` con ${pain} de 10`}**: quita o cambia lo que más carga (${name}).`,
        `**Nessun giorno di riposo${pain === undefined ? "" : ` a ${pain} su 10`}**: togli o cambia ciò che carica di più (${name}).`,
      ),
      bullet(rows.map((row) => lineOf(row, tongue))),
      rule,
      ...(cards.length === 0 ? [] : [previewIn(tongue)]),
    ],
    ...(cards.length > 0 && { proposals: cards }),
  };
}

function sparedIn(session: Session, regions: readonly Region[], view: CoachView): readonly Spared[] {
  const stressOf = (name: string): number => {
    const exercise = findExercise(name);
    return exercise === undefined ? 0 : Math.max(...regions.map((region) => exercise.stress[region]));
  };
  return (
    [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout]
      // Easy endurance goes on with a mild complaint.
      .filter(({ name }) => stressOf(name) >= HIGH_STRESS && !ENDURANCE.test(name))
      .filter((item, at, all) => all.findIndex(({ name }) => name === item.name) === at)
      .map((item): Spared => {
        const loads = (name: string): boolean => stressOf(name) >= Math.min(HIGH_STRESS, stressOf(item.name));
        const standIn = standInFor(session, item, { isSpared: (name) => !loads(name) }, view);
        return { session, item, standIn };
      })
  );
}

function sessionsText(sessions: readonly Session[], tongue: Frame["tongue"]): string {
  return sessions.map(({ title, date }) => `**${title}** (${dayIn(tongue, date, false)})`).join(", ");
}

function lineOf({ session, item, standIn }: Spared, tongue: Frame["tongue"]): string {
  const say = sayIn(tongue);
  const from = `${dayIn(tongue, session.date, false)}: ${valueIn(tongue, itemText(item))}`;
  return standIn === undefined
    ? `${from} → ${say("leave it out", "weglassen", "à laisser", "quítalo", "salta")}`
    : `${from} → **${valueIn(tongue, standIn.text)}**${standIn.isCard ? "" : say(", at the same effort (no card needed)", ", mit gleicher Anstrengung (ohne Karte)", ", au même effort (sans carte)", ", con el mismo esfuerzo (sin tarjeta)", ", allo stesso sforzo (senza scheda)")}`;
}

function cardOf({ session, item, standIn }: Spared, plan: ActivePlan, tongue: Frame["tongue"]): readonly CoachProposal[] {
  return standIn?.isCard === true
    ? [
        {
          title: `${item.name} → ${standIn.by}, ${dayIn(tongue, session.date, false)}`,
          why: session.title,
          request: { reason: "swap", sessionId: getRow(plan, session), item: item.id, replacement: standIn.by },
        },
      ]
    : [];
}
