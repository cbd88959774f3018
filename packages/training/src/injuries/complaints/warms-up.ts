import { readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { isFeltAtStart, STAYS_BAD } from "../../health/stated-limits/no-limit.ts";
import { getLanguage, toEnglish } from "../../language/translate.ts";
import type { RegionFinding } from "../injury.ts";

const GOOD = String.raw`(?:ok|okay|fine|good|great|gone|nothing|normal|eases?|quiet|no pain|gut|weg|vorbei|nichts|gehts|besser|bien|nada|pasa|quita|mejor|va|rien|mieux|bene|passa|niente|meglio|bem|melhor|goed|beter|niets)`;
const THEN = String.raw`(?:then|after(?:wards| that)?|dann|danach|luego|despues|puis|apres|ensuite|poi|dopo|depois|daarna|dan)`;
const WARM = String.raw`(?:once|when|as soon as|sobald|wenn|cuando|quand|une fois|quando|una volta|als|eenmaal) (?:\w+ ){0,2}?(?:warm\w*|caliente|calient\w*|chaud\w*|cald[oa]|quente|aufgewarmt|opgewarmd)`;
const GOOD_AFTERWARDS = new RegExp(
  String.raw`\b${THEN}(?: \w+){0,3}? ${GOOD}\b|\b${GOOD}(?: \w+)? ${WARM}\b|\b${WARM}(?: \w+){0,2} ${GOOD}\b`,
  "u",
);
const NOT_GOOD = /\b(?:not|never|isnt|nt|nicht|nie|no|pas|non|nao|niet|mostly|sometimes|meist\w*|manchmal|parfois|a veces)\b/u;

/**
 * Lowers a complaint that is felt only until it is warm: "grumbles for the first 10 minutes of a run, then it's fine". Running itself is tolerated,
 * and the rule of pain decides the rest.
 */
export function asWarmedUp(finding: RegionFinding, written: string): RegionFinding {
  const { grade, pain, score, kind, phrase, hurts = [] } = finding;
  if (grade === 0 || grade > 2 || kind !== undefined || Math.max(pain ?? 0, score) > WORST_AT_START) return finding;
  const said = normalise(toEnglish(phrase, getLanguage(written)));
  if (!isFeltAtStart(said) && !isFeltAtStart(normalise(phrase))) return finding;
  const clauses = readClauses(written);
  const own = clauses.find(({ quote }) => quote.includes(phrase));
  if (own === undefined) return finding;
  const index = clauses.indexOf(own);
  const behind = [
    normalise(own.quote.slice(own.quote.indexOf(phrase) + phrase.length)),
    ...clauses.filter(({ sentence }, at) => at > index && sentence === own.sentence).map(({ quote }) => normalise(quote)),
    ...clauses
      .filter(({ sentence }) => sentence === own.sentence + 1)
      .slice(0, 1)
      .map(({ quote }) => normalise(quote)),
  ];
  const at = behind.findIndex((words) => GOOD_AFTERWARDS.test(words));
  if (at < 0 || NOT_GOOD.test(behind[at] ?? "") || behind.some((words) => STAYS_BAD.test(words))) return finding;
  const { hurts: _hurts, ...rest } = finding;
  const others = hurts.filter((one) => one !== "run" && one !== "run-easy");
  return { ...rest, grade: 1, score: Math.min(score, SLIGHT), closesNothing: true, ...(others.length > 0 ? { hurts: others } : {}) };
}

const WORST_AT_START = 4;
const SLIGHT = 2;
