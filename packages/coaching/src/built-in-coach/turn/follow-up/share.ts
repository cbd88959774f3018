import { barLoad } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue, valueIn } from "../languages.ts";
import { quantityText } from "../quantities/quantity-text.ts";
import type { Unit } from "../quantities/quantities.ts";
import { countWords, type LastAnswer, namesNothing } from "./record.ts";

const MOST_WORDS = 14;
const PERCENT = /(\d{1,3}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour ?cents?|por ?ciento|per ?cento)/;
const FRACTIONS: readonly (readonly [percent: number, name: RegExp])[] = [
  [50, /\bhalf(?: of)? (?:that|it|this)\b|\b(?:die halfte|la moitie|la mitad)\b|\bla meta\b/],
  [200, /\b(?:double|twice) (?:that|it|this)\b|\b(?:das doppelte|le double|el doble|il doppio)\b/],
];
const MORE = /\b(?:more|extra|plus|on top|higher|mehr|dazu|drauf|de plus|en plus|mas|in piu|piu)\b/;
const LESS = /\b(?:less|lower|fewer|off|weniger|de moins|moins|menos|in meno|meno)\b/;
/** Paces and times are no amounts: 80 % of a pace can mean two things. */
const AMOUNTS: ReadonlySet<Unit> = new Set(["kg", "lb", "km", "mi", "m", "W", "time"]);

/** "and 80 % of that", "und 10 % mehr", "la moitié": a share of the number that was given last; of a lift also the load on the bar. */
export function shareOfLast(frame: Frame, last: LastAnswer, view: CoachView): Draft | undefined {
  const { words, tongue } = frame;
  const [first] = last.quantities;
  // Beside a card a number is a wish for it.
  if (first === undefined || last.turn.proposals.length > 0 || !AMOUNTS.has(first.unit) || countWords(frame) > MOST_WORDS) return undefined;
  // "in più", "20 % less" stand for the share, unless a session was talked about that could change.
  const isOfSession = last.frame.topics.has("agenda") || last.frame.verbs.length > 0;
  if (!namesNothing(isOfSession ? frame : { ...frame, verbs: [] })) return undefined;
  const written = PERCENT.exec(words)?.[1];
  const percent = written === undefined ? FRACTIONS.find(([, name]) => name.test(words))?.[0] : Number(written.replace(",", "."));
  if (percent === undefined || percent === 0) return undefined;
  const say = sayIn(tongue);
  const sign = written === undefined ? 0 : MORE.test(words) ? 1 : LESS.test(words) ? -1 : 0;
  const share = sign === 0 ? percent : 100 + sign * percent;
  const value = quantityText(tongue, (first.value * share) / 100, first);
  const shown = tongue === "en" ? `${percent}` : `${percent}`.replace(".", ",");
  const head =
    sign === 0
      ? say(
          `${shown}% of ${first.text} is **${value}**`,
          `${shown} % von ${first.text} sind **${value}**`,
          `${shown} % de ${first.text}, c’est **${value}**`,
          `El ${shown} % de ${first.text} son **${value}**`,
          `${/^(?:8|11$)/.test(shown) ? "L’" : "Il "}${shown} % di ${first.text} è **${value}**`,
        )
      : sign > 0
        ? say(
            `${first.text} and ${shown}% more is **${value}**`,
            `${first.text} und ${shown} % mehr sind **${value}**`,
            `${first.text} et ${shown} % de plus, c’est **${value}**`,
            `${first.text} y un ${shown} % más son **${value}**`,
            `${first.text} più il ${shown} % fa **${value}**`,
          )
        : say(
            `${first.text} less ${shown}% is **${value}**`,
            `${first.text} weniger ${shown} % sind **${value}**`,
            `${first.text} moins ${shown} %, c’est **${value}**`,
            `${first.text} menos un ${shown} % son **${value}**`,
            `${first.text} meno il ${shown} % fa **${value}**`,
          );
  const isLift = first.unit === "kg" && last.frame.subjects.some(({ lift }) => lift !== undefined);
  return { text: [`${head}${isLift ? onTheBar(tongue, first.value, share, view) : ""}.`], isDecided: true };
}

function onTheBar(tongue: Tongue, kilograms: number, percent: number, view: CoachView): string {
  const load = valueIn(tongue, barLoad(view, kilograms, percent));
  if (!/^\d/.test(load)) return "";
  return sayIn(tongue)(
    `, on the bar **${load}**`,
    `, auf der Stange **${load}**`,
    ` ; sur la barre **${load}**`,
    `; en la barra **${load}**`,
    `; sul bilanciere **${load}**`,
  );
}
