import { parseClock } from "@ironpace/training";
import type { Race } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const ASKS =
  / (?:time|result|finish(?:ing)?(?: time)?|place|rank|how (?:did|was)|go|zeit|ergebnis|platz|endzeit|wie (?:lief|war)|lief|temps|resultat|place|chrono|comment|passe|etait|tiempo|resultado|puesto|como (?:fue|me fue)|fue|tempo|risultato|posto|piazzamento|come (?:e andat[ao]|era)|andat[ao])(?= )/;
const ASIDE =
  / (?:quoi|quel|quelle|what|whats|mein\w*|mon|ma|mi|mio|mia|my|hyrox|race|rennen|course|carrera|gara|in|at|bei|beim|a|au|en|cual|qual|there|again|nochmal|deja|gone|it|del|di)(?= )/;
/** The race before the one of the last answer. */
const BEFORE =
  / (?:(?:the )?(?:one|race) before(?: (?:that|it))?|(?:the )?previous (?:one|race)|before that|(?:das|der|die) (?:davor|vorherige)|davor|celle d avant|la precedente|la (?:carrera )?anterior|la de antes|quella prima|(?:la gara )?precedente)(?= )/;
/** "How did it go" of that race; "what would that mean for a Hyrox" asks for another. */
const POINTS = /^(?!.* (?:would|mean|for|hyrox) ).* (?:it|that|es|das|ca|esa|eso|quella) /;
/** Beginnings of names that are spelt otherwise in other languages. */
const SAME_LETTERS = 4;

/** "c'était quoi mon temps à Hambourg", "and Hamburg" after a race: the result of the race that is named. */
export function raceResult(turn: Followed): Draft | undefined {
  const { words, diary, tongue, say, view, turns, cards } = turn;
  const done = diary.races.filter(({ on, result }) => on <= view.today && result !== undefined);
  const clause = readClause(words);
  const last = diary.races.find(({ name }) => turns.at(-1)?.answer.split("\n\n")[0]?.includes(name) === true);
  const isBefore = last !== undefined && clause.take(BEFORE) !== undefined;
  const [own, word] = named(words, done) ?? [];
  if (word !== undefined) clause.take(new RegExp(` ${word}(?= )`));
  let isAsked = false;
  while (clause.take(ASKS) !== undefined) isAsked = true;
  while (clause.take(ASIDE) !== undefined);
  const race = isBefore
    ? done.filter(({ on }) => on < last.on).toSorted((a, b) => b.on.localeCompare(a.on))[0]
    : (own ?? (isAsked && POINTS.test(` ${words} `) ? done.find((each) => each === last) : undefined));
  if (race?.result === undefined || cards.length > 0 || !clause.isRead() || !(isAsked || isBefore || last !== undefined)) return undefined;
  const [wanted, reached] = [parseClock(/\d[\d:]+/.exec(race.target ?? "")?.[0] ?? ""), parseClock(race.result)];
  const gap =
    race.target === undefined || wanted === undefined || reached === undefined ? undefined : hoursOf(race.target, wanted) - reached;
  const place =
    race.place === undefined
      ? ""
      : say(`, place ${race.place}`, `, Platz ${race.place}`, `, place ${race.place}`, `, puesto ${race.place}`, `, posto ${race.place}`);
  return {
    isDecided: true,
    text: [
      `**${race.name}**, ${dayIn(tongue, race.on)}${tongue === "fr" ? " " : ""}: **${race.result}**${place}.`,
      ...(gap === undefined || race.target === undefined
        ? []
        : [
            gap >= 0
              ? say(
                  `You **beat your target** of ${race.target} by ${clock(gap)}.`,
                  `Das Ziel war ${race.target}: **erreicht**, mit ${clock(gap)} Vorsprung.`,
                  `L’objectif était ${race.target} : **atteint**, avec ${clock(gap)} d’avance.`,
                  `El objetivo era ${race.target}: **conseguido**, por ${clock(gap)}.`,
                  `L’obiettivo era ${race.target}: **raggiunto**, di ${clock(gap)}.`,
                )
              : say(
                  `The target was ${race.target}: missed by ${clock(-gap)}.`,
                  `Das Ziel war ${race.target}: um ${clock(-gap)} verfehlt.`,
                  `L’objectif était ${race.target} : manqué de ${clock(-gap)}.`,
                  `El objetivo era ${race.target}: no por ${clock(-gap)}.`,
                  `L’obiettivo era ${race.target}: mancato di ${clock(-gap)}.`,
                ),
          ]),
    ],
  };
}

/** "sub 1:30" of a Hyrox is hours and minutes. */
function hoursOf(target: string, seconds: number): number {
  return /^\D*\d:\d\d$/.test(target) && seconds < 600 ? 60 * seconds : seconds;
}

function named(words: string, races: readonly Race[]): readonly [race: Race, word: string] | undefined {
  for (const race of races.toReversed())
    for (const word of words.split(" "))
      for (const name of normalise(`${race.location} ${race.name}`).split(" "))
        if (
          name.length > SAME_LETTERS &&
          word.length > SAME_LETTERS &&
          name !== "hyrox" &&
          word.slice(0, SAME_LETTERS) === name.slice(0, SAME_LETTERS) &&
          Math.abs(word.length - name.length) <= 2
        )
          return [race, word];
  return undefined;
}
