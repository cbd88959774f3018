import type { CoachProposal } from "@ironpace/contract";
import { type ExerciseItem, itemText, type Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import { type StandIn, standInFor } from "../../changes/exercises/stand-in.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, valueIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { LINE_NAMES } from "./line-names.ts";
import { previewIn } from "./preview.ts";

const REVERSED = /\b(?:instead of|rather than|statt|anstatt|au lieu d\w*|a la place d\w*|en (?:vez|lugar) de|al posto d\w*|invece d\w*)\b/;
const DENIED = /\b(?:not|nicht|pas|non)(?: (?:the|die|das|den|le|la|les|el|los|las|il|lo|gli))? $/;
const MOST_CARDS = 8;

interface Swapped {
  readonly session: Session;
  readonly item: ExerciseItem;
  readonly standIn: StandIn | undefined;
}

/** One exercise or machine for another: in the next session that has it, or in all of a period. */
export function swapLines(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const [old, wished] = namedLines(frame);
  if (old === undefined || wished === undefined) return undefined;
  const found = linesMeant(frame, old, plan, view);
  const say = sayIn(tongue);
  if (found.length === 0)
    return {
      text: [
        say(
          "No upcoming session in that period has that exercise.",
          "Keine offene Einheit hat dann diese Übung.",
          "Aucune séance ouverte n’a cet exercice à ce moment-là.",
          "Ninguna sesión abierta tiene ese ejercicio entonces.",
          "Nessuna sessione aperta ha quell’esercizio in quel periodo.",
        ),
      ],
      isDecided: true,
    };
  const rows = found.map(({ session, item }): Swapped => {
    const standIn = standInFor(session, item, { not: [old], rather: wished }, view);
    return { session, item, standIn };
  });
  const isExact = rows.every(({ standIn }) => standIn !== undefined && wished.test(standIn.by));
  // A card swaps every line of the exercise in its session.
  const cards = rows
    .filter(({ session, item }, at) => rows.findIndex((each) => each.session === session && each.item.name === item.name) === at)
    .flatMap((row) => cardOf(row, plan, tongue));
  return {
    isDecided: true,
    text: [
      bullet(rows.map((row) => lineOf(row, tongue))),
      ...(isExact
        ? []
        : [
            say(
              "Where the exercise you named does not fit, I chose the closest one that does.",
              "Wo das Genannte nicht passt, ist es das Nächste, das passt.",
              "Là où ce que tu nommes ne convient pas, c’est le plus proche.",
              "Donde lo que nombras no encaja, es lo más parecido.",
              "Dove quello che indichi non va bene, è il più vicino.",
            ),
          ]),
      ...(cards.length === 0 ? [] : [previewIn(tongue)]),
    ],
    ...(cards.length > 0 && { proposals: cards.slice(0, MOST_CARDS) }),
  };
}

/** What goes and what comes. */
function namedLines({ tokens, subjects, words }: Frame): readonly (RegExp | undefined)[] {
  const named = tokens.flatMap(({ concept, at }) => {
    // "not the squat, swap the deadlift"
    if (DENIED.test(words.slice(0, at))) return [];
    const [kind, name = ""] = concept.split(":");
    const pattern =
      kind === "line" || kind === "sport"
        ? LINE_NAMES[name]
        : kind === "lift"
          ? subjects.find((each) => each.name === name)?.lift?.fits
          : undefined;
    return pattern === undefined ? [] : [pattern];
  });
  const unique = named.filter((pattern, at) => named.findIndex(({ source }) => source === pattern.source) === at);
  return REVERSED.test(words) ? [unique[1], unique[0]] : unique;
}

/** The lines of the named days or weeks, else those of the next session that has one. */
function linesMeant(
  { days, periods }: Frame,
  old: RegExp,
  plan: ActivePlan,
  { today }: CoachView,
): readonly { readonly session: Session; readonly item: ExerciseItem }[] {
  const [day] = days;
  const [period] = periods;
  const all = allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each))
    .filter(({ date }) => (day !== undefined ? date === day : period === undefined || (date >= period.from && date <= period.to)))
    .flatMap((session) =>
      [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout].flatMap((item) =>
        old.test(item.name) ? [{ session, item }] : [],
      ),
    );
  return day === undefined && period === undefined ? all.filter(({ session }) => session === all[0]?.session) : all;
}

function lineOf({ session, item, standIn }: Swapped, tongue: Frame["tongue"]): string {
  const from = `${dayIn(tongue, session.date, false)}: ${valueIn(tongue, itemText(item))}`;
  const say = sayIn(tongue);
  if (standIn === undefined)
    return `${from} ${say("stays: nothing fits in its place", "bleibt: nichts passt an die Stelle", "reste : rien ne convient à la place", "se queda: nada encaja en su lugar", "resta: nulla va bene al suo posto")}`;
  return `${from} → **${valueIn(tongue, standIn.text)}**${standIn.isCard ? "" : say(", at the same effort (no card needed)", ", mit gleicher Anstrengung (ohne Karte)", ", au même effort (sans carte)", ", con el mismo esfuerzo (sin tarjeta)", ", allo stesso sforzo (senza scheda)")}`;
}

function cardOf({ session, item, standIn }: Swapped, plan: ActivePlan, tongue: Frame["tongue"]): readonly CoachProposal[] {
  if (standIn?.isCard !== true) return [];
  return [
    {
      title: `${item.name} → ${standIn.by}, ${dayIn(tongue, session.date, false)}`,
      why: session.title,
      request: { reason: "swap", sessionId: getRow(plan, session), item: item.id, replacement: standIn.by },
    },
  ];
}
