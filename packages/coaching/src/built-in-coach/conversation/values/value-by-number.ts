import { bullet } from "../../say.ts";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import type { Best } from "../../asking/best.ts";
import type { Draft } from "../../topic.ts";
import { bestsOf, gapText, valueText } from "../../turn/results/bests.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const WHEN =
  / (?:when(?: was| did i)?|wann(?: war| bin ich| hab ich)?|quand(?: ai je| est ce que j ai| etait)?|cuando(?: fue| corri| hice)?|quando(?: ho)?)(?= )/;
const CLOCK = / (\d{1,2}):(\d{2})(?= )/;
const VERB =
  / (?:run|ran|do|did|hit|row|lift|was|the|my|a|i|gelaufen|lief|ich|hatte|die|couru|fait|j ai|le|corri|hice|el|corso|fatto|fare|il|of|time|zeit|temps|tiempo|tempo)(?= )/;
interface Found {
  readonly best: Best;
  readonly at: number;
}

/** "when did I run 22:48": the best value, now or earlier, that is this number. */
export function valueByNumber(turn: Followed): Draft | undefined {
  const { words, frame } = turn;
  const clause = readClause(words);
  if (clause.take(WHEN) === undefined) return undefined;
  const clock = clause.take(CLOCK);
  takeTokens(clause, frame, /^(?:sport|test|topic:when|reply:also)/);
  takeEvery(clause, VERB);
  if (clock === undefined || !clause.isRead()) return undefined;
  const seconds = 60 * Number(clock[1]) + Number(clock[2]);
  const found = allBests(turn).flatMap((best): readonly Found[] => {
    const at = best.kind === "time" ? best.values.findIndex(({ value }) => Math.round(value) === seconds) : -1;
    return at < 0 ? [] : [{ best, at }];
  })[0];
  return found === undefined ? undefined : shown(found, turn);
}

function shown({ best, at }: Found, { tongue, view, say }: Followed): Draft | undefined {
  const [own, now, earlier] = [best.values[at], best.values.at(-1), best.values[at - 1]];
  if (own === undefined || now === undefined) return undefined;
  return {
    isDecided: true,
    text: [
      `**${valueText(tongue, own.value, best, view)}**, ${thingIn(tongue, best.name)}: **${dayIn(tongue, own.on)}**.`,
      bullet([
        ...(own === now
          ? []
          : [
              `${say("Now", "Jetzt", "Maintenant", "Ahora", "Ora")}: ${valueText(tongue, now.value, best, view)} (${dayIn(tongue, now.on)}), ${gapText(tongue, own.value, now.value, best, view)}`,
            ]),
        ...(earlier === undefined
          ? [
              say(
                "It is the first that is stored",
                "Es ist der erste gespeicherte Wert",
                "C’est la première valeur enregistrée",
                "Es el primer valor guardado",
                "È il primo valore salvato",
              ),
            ]
          : [
              `${say("Before", "Davor", "Avant", "Antes", "Prima")}: ${valueText(tongue, earlier.value, best, view)} (${dayIn(tongue, earlier.on)})`,
            ]),
      ]),
    ],
  };
}

function allBests({ diary }: Followed): readonly Best[] {
  return [
    ...TESTS.flatMap((test) => bestsOf({ name: test.name, test }, diary)),
    ...LIFTS_WITH_BENCHMARK.flatMap((lift) => bestsOf({ name: lift.name, lift }, diary)),
  ];
}
