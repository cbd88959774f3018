import { normalise } from "../../health/normalise.ts";
import type { Seconds } from "../../units/units.ts";
import type { Athlete } from "../athlete.ts";

const HYROX = /\b(?:hyrox|hirox)\b/u;
/** "1h34", "1:34:20", "1 h 34", "94 min" */
const TIME =
  /(?<![\d:.,])(?<hours>[12]) ?(?:h|:|std|stunden?|hours?|hrs?|horas?|heures?|ore|uur) ?(?<minutes>[0-5]\d)(?::(?<seconds>[0-5]\d))?(?! ?(?:km|k\b|am|pm|\/))|(?<![\d:])(?<only>[6-9]\d|1[0-5]\d) ?(?:min\w*)\b/iu;
const DONE =
  /\b(?:did|ran|finished|finish time|done|time was|my time|was|pb|pr|best|got|last (?:time|year|race|season|one|spring|autumn|winter|summer)|first one|in \d{4}|bin|habe|hab|war|gelaufen|gemacht|geschafft|brauchte|bestzeit|letztes jahr|letztes mal|hice|termine|tarde|fue|mi marca|ultimo|el ano pasado|ai fait|j ai|termine|mon temps|record|chrono|l an dernier|ho fatto|ho chiuso|chiuso|tempo|l anno scorso|fiz|terminei|ano passado|liep|deed|vorig jaar|tijd)\b/u;
const AIMED =
  /\b(?:want|goal|aim\w*|target|dream\w*|hope|hoping|would|like to|under|below|sub|ziel|will|mochte|traum|unter|quiero|objetivo|meta|bajar|menos de|veux|voudrais|objectif|moins de|voglio|vorrei|obiettivo|sotto|meno di|quero|abaixo|wil|doel|onder)\b/u;
const OTHER =
  /\b(?:doubles?|pairs?|relay|mixed|partner|doppel|staffel|dobles|relevo|relevos|duo|relais|coppia|staffetta|dupla|marathon|maraton|maratona|semi|triathl\w*|ironman|10 ?k\w*|5 ?k\w*|ride|bike|sunday|week|session|sesion|einheit|seance)\b/u;

const FASTEST: Seconds = 3000;
const SLOWEST: Seconds = 9000;

/** The time of a Hyrox that somebody has finished alone, as the notes tell it; undefined where they tell a goal, another race or none. */
export function statedHyroxTime({
  injuries = "",
  dislikes = "",
  competitions = [],
}: Pick<Athlete, "injuries" | "dislikes" | "competitions">): Seconds | undefined {
  const isOfHyrox = competitions.some(({ name = "", type = "" }) => HYROX.test(normalise(`${type} ${name}`)));
  const times = `${dislikes}. ${injuries}`.split(/[.;!?\n]+(?!\d)/u).flatMap((sentence) =>
    sentence.split(/,(?!\d)|\s(?:and|but|und|aber|y|pero|et|mais|e|ma|en|maar)\s(?!(?:open|pro|mi|my)\b)/iu).flatMap((clause) => {
      const said = normalise(clause);
      const found = TIME.exec(clause)?.groups;
      const names = HYROX.test(normalise(sentence)) || (isOfHyrox && /\b(?:open|pro)\b/u.test(said));
      if (found === undefined || !names || !DONE.test(said) || AIMED.test(said) || OTHER.test(said)) return [];
      const seconds =
        found["only"] === undefined
          ? 3600 * Number(found["hours"]) + 60 * Number(found["minutes"]) + Number(found["seconds"] ?? 0)
          : 60 * Number(found["only"]);
      return seconds >= FASTEST && seconds <= SLOWEST ? [seconds] : [];
    }),
  );
  return times.length === 0 ? undefined : Math.min(...times);
}
