import type { Followed } from "../../conversation/follow-up-of.ts";
import { TESTS } from "../../own-data/subject.ts";
import type { Draft } from "../../topic.ts";
import type { Subject } from "../../query/query.ts";
import { valueIn, percentSign } from "../../turn/languages.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { bestsOf, gapText, valueText } from "../../turn/results/bests.ts";
import { amountsNamed } from "../asked/measures.ts";
import { aYearEarlier, bareUnit, WHY } from "../asked/words.ts";

const BESIDE = bareUnit(
  "compar\\p{L}*|vs|versus|against|than|since|better|faster|slower|stronger|improv\\p{L}*|vergl\\p{L}*|gegenuber|als|seit|besser|schneller|starker|par rapport|depuis|mieux|plus vite|compara\\p{L}*|respecto|desde|mejor|confront\\p{L}*|rispetto|da|meglio",
);
/** How often or how much something was done is no best. */
const DONE = bareUnit("sessions?|often|times|did|volume|einheiten|oft|gemacht|seances?|souvent|sesiones|veces|sedute|volte|plan\\p{L}*");

/** "compare my row now with last december": the best of a lift or test now beside that of a period. */
export function bestThenNow(turn: Followed): Draft | undefined {
  const { words, frame, diary, tongue, view, say } = turn;
  const [named, ...others] = frame.periods;
  const [subject, ...more] = frame.subjects;
  if (named === undefined || others.length > 0 || subject === undefined || more.length > 0 || frame.days.length > 0) return undefined;
  if (!BESIDE.test(words) || WHY.test(words) || DONE.test(words) || amountsNamed(words).length > 0 || frame.verbs.length > 0)
    return undefined;
  const period = named.from > view.today ? aYearEarlier(named) : named;
  const tested = subject.lift !== undefined || subject.test !== undefined ? subject : testOf(subject, turn);
  const [best] = tested === undefined ? [] : bestsOf(tested, diary);
  const now = best?.values.at(-1);
  const until = period.kind === "since" || period.to >= view.today ? period.from : period.to;
  const then = best?.values.findLast(({ on }) => on <= until) ?? best?.values[0];
  if (tested === undefined || best === undefined || now === undefined) return undefined;
  const name = thingIn(tongue, tested.name);
  if (then === undefined) return undefined;
  const shown = (value: number): string => valueText(tongue, value, best, view);
  const isSame = then.on === now.on;
  const percent = valueIn(tongue, ((100 * Math.abs(now.value - then.value)) / then.value).toFixed(1));
  return {
    reader: "best then and now",
    text: [
      isSame
        ? say(
            `**${name}: ${shown(now.value)}**, unchanged since ${dayIn(tongue, now.on)}.`,
            `**${name}: ${shown(now.value)}**, unverändert seit ${dayIn(tongue, now.on)}.`,
            `**${name} : ${shown(now.value)}**, inchangé depuis le ${dayIn(tongue, now.on)}.`,
            `**${name}: ${shown(now.value)}**, sin cambios desde el ${dayIn(tongue, now.on)}.`,
            `**${name}: ${shown(now.value)}**, invariato da ${dayIn(tongue, now.on)}.`,
          )
        : `**${name}: ${gapText(tongue, then.value, now.value, best, view)}** (${percent}${percentSign(tongue)}): ${shown(then.value)} (${dayIn(tongue, then.on)}) → **${shown(now.value)}** (${dayIn(tongue, now.on)}).`,
    ],
  };
}

/** "my row": the one test of a machine or sport that has values. */
function testOf({ sport, kind, line, name }: Subject, { diary }: Followed): Subject | undefined {
  const word = sport ?? line?.name ?? (kind === undefined ? name : kind.name);
  const root = /^(row|ski|run|bike|ride)/.exec(word)?.[1];
  if (root === undefined) return undefined;
  const found = TESTS.filter((test) => test.name.includes(root) && test.kind === "time")
    .map((test): Subject => ({ name: test.name, test }))
    .filter((each) => bestsOf(each, diary).length > 0);
  return found.length === 1 ? found[0] : undefined;
}
