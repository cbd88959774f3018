import type { Diary } from "../../own-data/diary.ts";
import { bestOfTest } from "../../asking/best.ts";
import { TESTS } from "../../own-data/subject.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { gapText, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";

const ROW_DISTANCE =
  /\b(1|2|5|6|10) ?(?:k|km|kilomet\w+)\b|\b(1000|2000|5000|6000|10000)(?: ?(?:m|metres?|meters?|metern?|metros|metri))?\b/;
const ASKS_RESULT =
  /\b(?:improv\w*|progress\w*|faster|slower|best|record|pb|pr|change\w*|better|verbesser\w*|verander\w*|schneller|bestzeit|fortschritt\w*|entwickel\w*|rekord|progresse\w*|ameliore\w*|mieux|evolue\w*|mejor\w*|marca|migliora\w*|progred\w*|primato)\b/;
const ROWING = /\b(?:row(?:er|ing)?|erg|ruder\w*|rameur|remo|vogatore)\b/;
const AHEAD =
  /\b(?:pace|how (?:do|should|to)|tips?|next|target|goal|plan|per week|a week|wie (?:soll|lauf|teile)|tempo fur|comment|como|come|consigl\w+|consejos?|conseils?)\b/;

/** A rowing distance of which no result is stored: said plainly, beside the one that is. */
export function answerNotStoredTest(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words, subjects, verbs, tells } = frame;
  const distance = ROW_DISTANCE.exec(words);
  const isRowing = ROWING.test(words) || subjects.some(({ sport, test }) => sport === "row" || test?.name.includes("row") === true);
  if (distance === null || !isRowing || !ASKS_RESULT.test(words) || verbs.some((verb) => verb !== "harder") || tells) return undefined;
  if (AHEAD.test(words) || frame.looksAhead || /\d:\d\d/.test(words)) return undefined;
  const kilometres = distance[1] ?? `${Number(distance[2]) / 1000}`;
  const test = TESTS.find(({ name }) => name === "500 m row");
  const own = TESTS.find(({ name }) => name === `${kilometres} km row` || name === `${1000 * Number(kilometres)} m row`);
  if (test === undefined || (own !== undefined && bestOfTest(own, diary).values.length > 0)) return undefined;
  const best = bestOfTest(test, diary);
  const [first, last] = [best.values[0], best.values.at(-1)];
  const say = sayIn(tongue);
  const name = thingIn(tongue, test.name);
  const km = `${kilometres} km`;
  const step =
    first === undefined || last === undefined
      ? ""
      : first === last
        ? `**${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)})`
        : `${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}) → **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)}): ${gap(tongue, first.value, last.value, best, view)}`;
  return {
    isDecided: true,
    text: [
      say(
        `**No ${km} row is stored**, so I cannot say how it changed.`,
        `**Es sind keine ${km} Rudern gespeichert**, wie es sich verändert hat, kann ich also nicht sagen.`,
        `**Aucun ${km} au rameur n’est enregistré** : je ne peux pas dire comment il a évolué.`,
        `**No hay guardado ningún ${km} de remo**, así que no puedo decir cómo ha cambiado.`,
        `**Nessun ${km} al vogatore è salvato**, quindi non posso dire come è cambiato.`,
      ),
      ...(step === ""
        ? []
        : [
            say(
              `Stored is the ${name}: ${step}.`,
              `Gespeichert sind ${name}: ${step}.`,
              `Ce qui est enregistré, c’est le ${name} : ${step}.`,
              `Lo guardado son los ${name}: ${step}.`,
              `Salvati sono i ${name}: ${step}.`,
            ),
          ]),
      say(
        `Row ${km} as a test and enter the time under **Personal Bests**: then there is something to compare.`,
        `Ruder ${km} als Test und trag die Zeit unter **Bestleistungen** ein: dann gibt es etwas zu vergleichen.`,
        `Fais un test sur ${km} et entre le temps dans **Records** : il y aura alors de quoi comparer.`,
        `Haz un test de ${km} y anota el tiempo en **Mejores marcas**: así habrá con qué comparar.`,
        `Fai un test sui ${km} e inserisci il tempo in **Record personali**: così ci sarà qualcosa da confrontare.`,
      ),
    ],
  };
}

function gap(tongue: Tongue, from: number, to: number, best: Parameters<typeof gapText>[3], view: CoachView): string {
  return gapText(tongue, from, to, best, view);
}
