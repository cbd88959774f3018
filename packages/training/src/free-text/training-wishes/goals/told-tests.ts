import { getMonth } from "#training/health/time.ts";
import { normalise } from "#training/health/normalise.ts";
import type { Clause } from "#training/health/clause.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { isOfABody } from "../of-a-body.ts";

/** A test that somebody else sets: a federation, the police, a school. */
const TEST =
  /\b(?:(?:fitness|physical|fit|entry|entrance|admission|selection|referees?|police|army|fire ?fighter|military|bleep|beep|cooper|swim|sports?) ?(?:test|exam|assessment|trial)s?|pft|(?:fitness|sport|leistungs|eignungs|aufnahme|cooper)\w*(?:test|prufung)|prueba(?:s)? (?:fisica|de aptitud|de acceso)\w*|test(?:s)? (?:physique|de cooper|d aptitude)|epreuves? physiques?|(?:prova|test) (?:fisic[oa]|atletic[oa]|di cooper)|prova(?:s)? fisica\w*|teste(?:s)? fisico\w*|(?:conditie|fitheids|cooper)test)\b/u;
/** Repeated short runs. */
const SPEED =
  /\b(?:repeated|sprints?|shuttles?|short)\b.*|\b\d+ ?(?:x|times|mal) ?\d+ ?(?:m|metres?|meters?)\b|\b\d{2,3} ?(?:m|metres?|meters?) (?:runs?|sprints?|laufe?|shuttles?)\b|\b(?:sprints?|pendellauf\w*|carreras de \d|sprint(?:s)? de \d)\b/u;
const NOT = /\b(?:blood|allergy|stress test|eye|driving|urine|covid|pregnancy|blut|sangre|sang|sangue|bloed)\b/u;
const PASSED =
  /\b(?:last year|last time|in the past|used to|letztes jahr|el ano pasado|l an dernier|l anno scorso|no ano passado|vorig jaar)\b/u;

/** "In March the federation has the fitness test again (repeated 75 m runs)": asked for with its date, as the calendar holds it. */
export function toldTests({ clauses, whole = clauses }: WeekSentence): readonly WeekWish[] {
  const isTest = ({ quote, isOther }: Clause): boolean => {
    const said = normalise(quote);
    return !isOther && TEST.test(said) && !NOT.test(said) && !PASSED.test(said) && !isOfABody(said);
  };
  const at = clauses.findIndex(isTest);
  const told = clauses[at];
  const isDated = whole.some(({ words }) => words.some((word) => getMonth(word) >= 0 || /^\d{1,2}[./]\d{1,2}/u.test(word)));
  if (told === undefined || !isDated) return [];
  const speed = clauses.slice(at + 1, at + 3).find(({ quote }) => SPEED.test(normalise(quote)));
  const isFast = speed !== undefined || SPEED.test(normalise(told.quote));
  const quotes = [told.quote, ...(speed === undefined ? [] : [speed.quote])];
  const speedText = isFast ? ". Until it stands there, add four to six relaxed build-ups of 60 to 80 m to one easy run a week" : "";
  const effect = `a test with a date: enter it as a competition with its day and distances, so that the plan builds towards it${speedText}`;
  return [{ quotes, days: [], effect }];
}
