import type { CoachRecord } from "@ironpace/contract";
import { oneRepMaxFromSet } from "@ironpace/training";
import type { Focus } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn } from "../../turn/names.ts";
import { SMALL_NUMBERS } from "../../turn/names.ts";
import { logCard } from "../cards/log-card.ts";

const SINGLE_NAMES: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  doublette: 2,
  triplette: 3,
  doble: 2,
  doppia: 2,
  tripla: 3,
  zweier: 2,
  dreier: 3,
  funfer: 5,
};
const N = String.raw`(\d{1,2}|two|three|four|five|six|eight|ten|zwei|drei|vier|funf|sechs|trois|quatre|cinq|tres|cuatro|cinco|tre|quattro|cinque)`;
const REPS: { readonly [tongue in Tongue]: RegExp } = {
  en: new RegExp(String.raw`\b(?:a|was|for) (double|triple)\b|\b(?:for |it was |was )+${N}(?: reps?)?$|\b${N} reps?\b|^x ?(\d{1,2})$`),
  de: new RegExp(String.raw`\b(zweier|dreier|funfer|triple|double)\b|\b${N} (?:wdh|wiederholungen|reps|mal)\b`),
  fr: new RegExp(String.raw`\b(doublette|triplette|triple|double)\b|\b${N} (?:reps?|repetitions?|fois)\b`),
  es: new RegExp(String.raw`\b(doble|triple)\b|\b${N} (?:reps?|repeticiones|veces)\b`),
  it: new RegExp(String.raw`\b(doppia|tripla)\b|\b${N} (?:reps?|ripetizioni|volte)\b`),
};
const MOST_REPS = 12;
const MOST_WORDS = 9;

/** "Oh and it was a triple" beside a card for a new best: a best is one repetition, so it becomes a set for the log, with what it promises. */
export function fillBestForm(focus: Focus): Draft | undefined {
  const { cards, words, tongue, view, say, frame } = focus;
  const request = cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "best" || request.record.metric !== "weight") return undefined;
  const said = REPS[tongue]
    .exec(words)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (said === undefined || frame.content.includes("?") || words.split(" ").length > MOST_WORDS || frame.days.length > 0) return undefined;
  const reps = SINGLE_NAMES[said] ?? SMALL_NUMBERS[said] ?? Number(said);
  if (!(reps >= 2 && reps <= MOST_REPS)) return undefined;
  const { name, value, date }: Extract<CoachRecord, { readonly kind: "best" }> = request.record;
  const kilograms = Number(value);
  const maximum = oneRepMaxFromSet(kilograms, reps);
  const card = logCard({ kind: "log", title: name, date, sets: [{ exercise: name, kilograms, reps }] }, tongue);
  const weight = amountIn(tongue, kilograms, "weight", view);
  const promise = maximum === undefined ? "" : amountIn(tongue, Math.round(2 * maximum) / 2, "weight", view);
  return {
    ...card,
    text: [
      say(
        `**${weight} × ${reps} is no one-rep best**, so I log it as a set instead.${promise === "" ? "" : ` By its formula it promises about **${promise}** for one.`}`,
        `**${weight} × ${reps} ist keine Bestleistung für eine Wiederholung**, also trage ich es als Satz ein.${promise === "" ? "" : ` Nach der Formel sind das etwa **${promise}** für eine.`}`,
        `**${weight} × ${reps} n’est pas un record sur une répétition**, je le note donc comme série.${promise === "" ? "" : ` D’après la formule, cela promet environ **${promise}** sur une.`}`,
        `**${weight} × ${reps} no es una marca de una repetición**, así que lo anoto como serie.${promise === "" ? "" : ` Según la fórmula promete unos **${promise}** para una.`}`,
        `**${weight} × ${reps} non è un record da una ripetizione**, quindi lo registro come serie.${promise === "" ? "" : ` Secondo la formula promette circa **${promise}** per una.`}`,
      ),
      ...card.text,
    ],
  };
}
