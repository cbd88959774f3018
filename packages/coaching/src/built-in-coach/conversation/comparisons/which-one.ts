import { daysInText } from "../../turn/quantities/days-in-text.ts";
import type { Work } from "../../own-data/diary.ts";
import { bullet, pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { sayIn, type Said } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const WHICH =
  / (?:which(?: one)?(?: of (?:them|those|these|the two))?|what one|whats|what|welche[rsn]?(?: davon)?|was|laquelle|lequel|quelle|quel|cual(?: de (?:ellas|ellos|las dos))?|quale?(?: delle due)?|was it|is it)(?= )/;
const ASIDE =
  / (?:was|were|is|came|come|done|did|do|of the two|of them|both|the|day|one|went|session|run|einheit|lauf|war|kam|seance|fut|sesion|carrera|fue|sessione|corsa|stata|stato|out|overall|there)(?= )/;

type Measure = "early" | "late" | "hard" | "easy" | "long" | "short" | "slow" | "fast";
const MEASURES: readonly (readonly [measure: Measure, words: RegExp])[] = [
  [
    "early",
    / (?:first|earlier|earliest|zuerst|als erstes|erste[rs]?|fruher|en premier|d abord|premiere?|primer[oa]?|antes|prim[oa]|per prim[oa])(?= )/,
  ],
  ["late", / (?:last|later|latest|zuletzt|spater|en dernier|derniere?|despues|mas tarde|ultim[oa]|dopo)(?= )/],
  [
    "hard",
    / (?:harder|hardest|tougher|toughest|harter|harteste\w*|anstrengender|schwerer|schwerste\w*|plus dure?|la plus dure|mas dur[oa]|piu dur[oa]|piu pesante)(?= )/,
  ],
  ["easy", / (?:easier|easiest|lighter|leichter|leichteste\w*|lockerer|plus facile|mas (?:facil|suave)|piu facile)(?= )/],
  ["long", / (?:longer|longest|langer|langste\w*|plus longue?|mas larg[oa]|piu lung[oa])(?= )/],
  ["short", / (?:shorter|shortest|kurzer|kurzeste\w*|plus courte?|mas cort[oa]|piu (?:cort[oa]|breve))(?= )/],
  ["slow", / (?:slower|slowest|langsamer|langsamste\w*|plus lente?|mas lent[oa]|piu lent[oa])(?= )/],
  ["fast", / (?:faster|fastest|quicker|schneller|schnellste\w*|plus (?:rapide|vite)|mas rapid[oa]|piu veloc[ei])(?= )/],
];

/** "which one was first", "cuál fue más dura", "which was slower": two or more sessions that the last answers named, held against each other. */
export function whichOne(turn: Followed): Draft | undefined {
  const { words, tongue, view } = turn;
  if (turn.cards.length > 0) return undefined;
  const clause = readClause(words);
  clause.take(WHICH);
  const measure = MEASURES.find(([, pattern]) => clause.take(pattern) !== undefined)?.[0];
  while (clause.take(ASIDE) !== undefined);
  if (measure === undefined || !clause.isRead()) return undefined;
  const sessions = sessionsNamed(turn);
  if (sessions.length < 2 || sessions.length > MOST_COMPARED) return undefined;
  const say = sayIn(tongue);
  if (measure === "early" || measure === "late") {
    const inOrder = turn.diary.work.filter((each) => sessions.includes(each));
    const [one] = measure === "early" ? inOrder : inOrder.toReversed();
    if (one === undefined) return undefined;
    const isOneDay = new Set(sessions.map(({ on }) => on)).size === 1;
    return {
      isDecided: true,
      text: [
        `**${one.title}** (${dayIn(tongue, one.on, false)}).`,
        ...(isOneDay
          ? [
              say(
                "That is the order of the times in your log; an entry made by hand without a time counts as noon.",
                "Das ist die Reihenfolge der Zeiten im Tagebuch; ein Eintrag von Hand ohne Uhrzeit zählt als Mittag.",
                "C’est l’ordre des heures dans ton journal ; une entrée à la main sans heure compte comme midi.",
                "Es el orden de las horas de tu registro; una entrada a mano sin hora cuenta como mediodía.",
                "È l’ordine degli orari nel tuo diario; una voce inserita a mano senza ora vale come mezzogiorno.",
              ),
            ]
          : []),
      ],
    };
  }
  const ranked = sessions.flatMap((work) => {
    const value = valueOf(work, measure);
    return value === undefined ? [] : [{ work, value }];
  });
  if (ranked.length !== sessions.length) return undefined;
  const [top, next] = ranked.toSorted((a, b) => b.value - a.value);
  if (top === undefined || next === undefined) return undefined;
  const isPace = measure === "slow" || measure === "fast";
  const line = ({ work }: typeof top): string =>
    `${dayIn(tongue, work.on, false)}: **${work.title}**, ${isPace ? `${pace(view, Math.abs(paceOf(work) ?? 0))}, ` : ""}${workText(work, tongue, view)}`;
  const isEqual = top.value === next.value;
  return {
    isDecided: true,
    text: [
      isEqual
        ? say("**The same**:", "**Gleich**:", "**Pareil** :", "**Igual**:", "**Uguale**:")
        : `**${top.work.title}** (${dayIn(tongue, top.work.on, false)}).`,
      bullet(ranked.map(line)),
      say(...BY[measure]),
    ],
  };
}

const MOST_COMPARED = 6;

const BY_EFFORT: Said = [
  "By effort, then load.",
  "Nach Anstrengung, dann Last.",
  "Selon l’effort, puis la charge.",
  "Por esfuerzo y luego carga.",
  "Per sforzo, poi carico.",
];
const BY_TIME: Said = ["By minutes.", "Nach Minuten.", "Selon les minutes.", "Por minutos.", "Per minuti."];
const BY_PACE: Said = [
  "By pace over the whole session.",
  "Nach Tempo über die ganze Einheit.",
  "Selon l’allure sur toute la séance.",
  "Por ritmo de toda la sesión.",
  "Per passo sull’intera sessione.",
];
const BY: { readonly [measure in Exclude<Measure, "early" | "late">]: Said } = {
  hard: BY_EFFORT,
  easy: BY_EFFORT,
  long: BY_TIME,
  short: BY_TIME,
  slow: BY_PACE,
  fast: BY_PACE,
};

/** Seconds per kilometre of a session of running. */
function paceOf({ metres, minutes }: Work): number | undefined {
  return (metres.run ?? 0) > 0 && minutes !== undefined ? (60_000 * minutes) / (metres.run ?? 1) : undefined;
}

function valueOf(work: Work, measure: Measure): number | undefined {
  const { rpe, load = 0, minutes } = work;
  switch (measure) {
    case "hard":
    case "easy":
      return rpe === undefined ? undefined : (measure === "hard" ? 1 : -1) * (10_000 * rpe + load);
    case "long":
    case "short":
      return minutes === undefined ? undefined : (measure === "long" ? 1 : -1) * minutes;
    case "slow":
    case "fast": {
      const seconds = paceOf(work);
      return seconds === undefined ? undefined : (measure === "slow" ? 1 : -1) * seconds;
    }
    default:
      return undefined;
  }
}

/** The sessions that the last answer listed, or those of the last two answers where each named one. */
export function sessionsNamed({ turns, last, tongue, view, diary }: Followed): readonly Work[] {
  const listed = last?.items.flatMap(({ work }) => work ?? []) ?? [];
  const [own, before] = turns
    .slice(-2)
    .toReversed()
    .map(({ answer }) => workIn(answer));
  if (listed.length >= 2) return listed;
  const together = [...(own ?? []), ...(before ?? [])];
  return (own?.length ?? 0) >= 2
    ? (own ?? [])
    : own?.length === 1 && before?.length === 1
      ? together.filter((each, at) => together.indexOf(each) === at)
      : [];

  function workIn(answer: string): readonly Work[] {
    const text = plainAnswer(answer);
    const days = daysInText(text, tongue, view.today);
    return diary.work.filter(({ title, on }) => text.includes(title) && days.includes(on));
  }
}
