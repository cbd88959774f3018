import { normalise } from "../../question.ts";
import { barLoad } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { quantityText } from "../../turn/quantities/quantity-text.ts";
import { type Quantity } from "../../turn/quantities/quantities.ts";
import { valueIn } from "../../turn/languages.ts";
import { thingIn } from "../../turn/names.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { type Answered, answersWithNumbers } from "./answered.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const PERCENT = / (\d{1,3}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour ?cents?|por ?ciento|per ?cento)(?= )/;
const FIRST =
  / (?:first|1st|erste[nrsm]?|anfangliche\w*|premiere?|primer[oa]?|prim[oa])(?: (?:one|number|lift|thing|exercise|ubung|zahl|exercice|ejercicio|numero|esercizio))?(?= )/;
const OTHER =
  / (?:other|before|previous|one before|andere[nrsm]?|vorige[nrsm]?|davor|vorher|autre|precedente?|d avant|otr[oa]|anterior|altr[oa])(?: (?:one|number|lift|exercise|ubung|zahl|exercice|ejercicio|esercizio))?(?= )/;
const WORTH =
  / (?:what|whats|how much|is|are|would|calculate|wie ?viel|was|sind|waren|combien|quel|font|fait|cuanto|seria|son|quanto|sarebbe|sono|fa)(?= )/;

/** "80 % of the first one", "85 % of the squat": a share of a number of the conversation that is named by its place or its thing. */
export function shareOfNamed(turn: Followed): Draft | undefined {
  const { words, frame, tongue, say, view, diary } = turn;
  const clause = readClause(words);
  const percent = Number((clause.take(PERCENT)?.[1] ?? "").replace(",", "."));
  if (!(percent > 0 && percent <= 150) || turn.cards.length > 0) return undefined;
  while (clause.take(WORTH) !== undefined);
  const answers = answersWithNumbers(turn);
  const isFirst = clause.take(FIRST) !== undefined;
  const isOther = !isFirst && clause.take(OTHER) !== undefined;
  const [subject] = frame.subjects;
  const named = subject === undefined ? undefined : frame.tokens.find(({ concept }) => /^(?:lift|test|sport):/.test(concept));
  if (named !== undefined) clause.take(new RegExp(` ${named.text}(?= )`));
  if (!clause.isRead() || !(isFirst || isOther || named !== undefined)) return undefined;
  const own = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const value = own?.values.at(-1);
  if (named !== undefined && own !== undefined && value !== undefined && own.kind !== "load") return undefined;
  const found: { readonly kilograms: Quantity; readonly thing: string } | undefined =
    own !== undefined && value !== undefined
      ? { kilograms: { value: value.value, unit: "kg", text: `${valueIn(tongue, `${value.value}`)} kg` }, thing: thingIn(tongue, own.name) }
      : numberOf(isFirst ? answers[0] : answers.at(-2));
  if (found === undefined) return undefined;
  const { kilograms, thing } = found;
  const result = quantityText(tongue, (kilograms.value * percent) / 100, kilograms);
  const bar = kilograms.unit === "kg" ? valueIn(tongue, barLoad(view, kilograms.value, percent)) : "";
  const onBar = /^\d/.test(bar)
    ? say(
        `, on the bar **${bar}**`,
        `, auf der Stange **${bar}**`,
        ` ; sur la barre **${bar}**`,
        `; en la barra **${bar}**`,
        `; sul bilanciere **${bar}**`,
      )
    : "";
  return {
    isDecided: true,
    text: [
      say(
        `${percent}% of your ${thing} (${kilograms.text}) is **${result}**${onBar}.`,
        `${percent} % von ${thing} (${kilograms.text}) sind **${result}**${onBar}.`,
        `${percent} % de ${thing} (${kilograms.text}), c’est **${result}**${onBar}.`,
        `El ${percent} % de ${thing} (${kilograms.text}) son **${result}**${onBar}.`,
        `Il ${percent} % di ${thing} (${kilograms.text}) è **${result}**${onBar}.`,
      ),
    ],
  };
}

function numberOf(answered: Answered | undefined): { readonly kilograms: Quantity; readonly thing: string } | undefined {
  const first = answered?.quantities.find(({ unit }) => unit === "kg" || unit === "lb" || unit === "km" || unit === "W");
  return first === undefined ? undefined : { kilograms: first, thing: normalise(answered?.thing ?? "").trim() || first.text };
}
