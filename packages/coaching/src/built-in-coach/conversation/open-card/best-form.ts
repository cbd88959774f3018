import type { CoachRecord } from "@ironpace/contract";
import { fromPounds, oneRepMaxFromSet } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { type Tongue, valueIn } from "../../turn/languages.ts";
import { amountIn, SMALL_NUMBERS } from "../../turn/names.ts";
import { logCard } from "../cards/log-card.ts";
import { replaceCard } from "./replace-card.ts";

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
const NUMBER = String.raw`(\d{1,2}|${Object.keys(SMALL_NUMBERS).join("|")})`;
const REPS: { readonly [tongue in Tongue]: RegExp } = {
  en: new RegExp(
    String.raw`\b(?:a|was|for) (double|triple)\b|\b(?:for |it was |was )+${NUMBER}(?: reps?)?$|\b${NUMBER} reps?\b|^x ?(\d{1,2})$`,
  ),
  de: new RegExp(String.raw`\b(zweier|dreier|funfer|triple|double)\b|\b${NUMBER} (?:wdh|wiederholungen|reps|mal)\b`),
  fr: new RegExp(String.raw`\b(doublette|triplette|triple|double)\b|\b${NUMBER} (?:reps?|repetitions?|fois)\b`),
  es: new RegExp(String.raw`\b(doble|triple)\b|\b${NUMBER} (?:reps?|repeticiones|veces)\b`),
  it: new RegExp(String.raw`\b(doppia|tripla)\b|\b${NUMBER} (?:reps?|ripetizioni|volte)\b`),
};
const MAX_REPS = 12;
const MAX_WORDS = 9;

/** "Oh and it was a triple" beside a card for a new best: a best is one repetition, so it becomes a set for the log, with what it promises. */
export function fillBestForm(focus: TurnContext): Draft | undefined {
  const { cards, words, tongue, view, say, frame } = focus;
  const card = cards.find(({ request }) => request.reason === "record" && request.record.kind === "best");
  const request = card?.request;
  if (card === undefined || request?.reason !== "record" || request.record.kind !== "best" || request.record.metric !== "weight")
    return undefined;
  const said = REPS[tongue]
    .exec(words)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (said === undefined || frame.content.includes("?") || words.split(" ").length > MAX_WORDS || frame.days.length > 0) return undefined;
  const reps = SINGLE_NAMES[said] ?? SMALL_NUMBERS[said] ?? Number(said);
  if (!(reps >= 2 && reps <= MAX_REPS)) return undefined;
  const { name, value, unit, date }: Extract<CoachRecord, { readonly kind: "best" }> = request.record;
  const inPounds = unit === "lb";
  const kilograms = inPounds ? fromPounds(Number(value)) : Number(value);
  const maximum = oneRepMaxFromSet(kilograms, reps);
  const log = logCard({ kind: "log", title: name, date, sets: [{ exercise: name, kilograms, reps }] }, tongue, [], inPounds ? "lb" : "kg");
  const weight = valueIn(tongue, `${value} ${unit}`);
  const promise = maximum === undefined ? "" : amountIn(tongue, Math.round(2 * maximum) / 2, "weight", view);
  const draft: Draft = {
    ...log,
    text: [
      say(
        `**${weight} × ${reps} is no one-rep best**, so I log it as a set instead.${promise === "" ? "" : ` It suggests a one-rep max of about **${promise}**.`}`,
        `**${weight} × ${reps} ist keine Bestleistung für eine Wiederholung**, also trage ich es als Satz ein.${promise === "" ? "" : ` Nach der Formel sind das etwa **${promise}** für eine.`}`,
        `**${weight} × ${reps} n’est pas un record sur une répétition**, je le note donc comme série.${promise === "" ? "" : ` D’après la formule, cela promet environ **${promise}** sur une.`}`,
        `**${weight} × ${reps} no es una marca de una repetición**, así que lo anoto como serie.${promise === "" ? "" : ` Según la fórmula promete unos **${promise}** para una.`}`,
        `**${weight} × ${reps} non è un record da una ripetizione**, quindi lo registro come serie.${promise === "" ? "" : ` Secondo la formula promette circa **${promise}** per una.`}`,
      ),
      ...log.text,
    ],
  };
  // The card that logs the one repetition beside the best goes with it.
  const kept = cards.filter(
    ({ request: other }) => other.reason !== "record" || other.record.kind !== "log" || other.record.title !== name,
  );
  return replaceCard(draft, card, { cards: kept, say });
}
