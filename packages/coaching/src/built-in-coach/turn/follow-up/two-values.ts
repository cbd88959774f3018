import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn, percentSign } from "../languages.ts";
import { quantityText } from "../quantities/quantity-text.ts";
import { countWords, type LastAnswer, namesNothing } from "./record.ts";

const MOST_WORDS = 11;
const SUM =
  /\b(?:together|totals?|altogether|add(?:ed|ing)?(?: \w+)? (?:up|together)|added|sum|combined|in all|zusammen\w*|insgesamt|summe|addiert|au total|ensemble|en tout|somme|additionn\w+|en total|juntos|sumad\w+|suman?|la suma|in totale|insieme|la somma|sommat\w+|tutto insieme)\b/;
const DIFFERENCE =
  /\b(?:difference|gap|diff|apart|unterschied|differenz|abstand|ecart|diferencia|differenza|divario|scarto)\b|\bhow (?:much|many)(?: percent)? (?:more|less|fewer|better|heavier|faster)\b|\bwie ?viele?(?: prozent)? (?:mehr|weniger|besser|schwerer)\b|\b(?:de )?combien (?:de |en )?(?:plus|moins)\b|\bcuanto (?:mas|menos)\b|\bquanto (?:in )?(?:piu|meno)\b|\b(?:mehr|more|plus|mas|piu) in (?:prozent|percent)\b/;

/** "so what's the difference", "zusammen?", "quanto fa la somma?": the numbers of the last answers added up or against each other. */
export function sumOrDifference(frame: Frame, { series, turn }: LastAnswer): Draft | undefined {
  const [newer, older] = series;
  if (turn.proposals.length > 0) return undefined;
  if (newer === undefined || older === undefined || newer.unit !== older.unit) return undefined;
  if (!namesNothing(frame) || countWords(frame) > MOST_WORDS || frame.minutes !== undefined) return undefined;
  const { tongue, words } = frame;
  const say = sayIn(tongue);
  if (DIFFERENCE.test(words)) {
    const [more, less] = newer.value > older.value ? [newer, older] : [older, newer];
    const gap = more.value - less.value;
    if (gap === 0)
      return {
        text: [say("No difference.", "Kein Unterschied.", "Aucune différence.", "Ninguna diferencia.", "Nessuna differenza.")],
        isDecided: true,
      };
    const value = `**${quantityText(tongue, gap, newer)}**${less.value > 0 ? ` (${Math.round((100 * gap) / less.value)}${percentSign(tongue)})` : ""}`;
    return {
      text: [
        say(
          `${value}: ${more.text} against ${less.text}.`,
          `${value}: ${more.text} gegenüber ${less.text}.`,
          `${value} : ${more.text} contre ${less.text}.`,
          `${value}: ${more.text} frente a ${less.text}.`,
          `${value}: ${more.text} contro ${less.text}.`,
        ),
      ],
      isDecided: true,
    };
  }
  if (!SUM.test(words) || newer.unit.endsWith("pace") || newer.unit === "split") return undefined;
  const added = series
    .slice(0, series.findIndex(({ unit }) => unit !== newer.unit) + 1 || series.length)
    .filter(({ unit }) => unit === newer.unit);
  const total = quantityText(
    tongue,
    added.reduce((sum, { value }) => sum + value, 0),
    newer,
  );
  const parts = listIn(
    tongue,
    added.toReversed().map(({ text }) => text),
  );
  return {
    text: [
      say(
        `**${total}** together: ${parts}.`,
        `Zusammen **${total}**: ${parts}.`,
        `**${total}** en tout : ${parts}.`,
        `**${total}** en total: ${parts}.`,
        `**${total}** in tutto: ${parts}.`,
      ),
    ],
    isDecided: true,
  };
}
