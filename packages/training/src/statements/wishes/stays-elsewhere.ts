import type { DayLimit } from "../../free-text/day-limit.ts";
import { normalise } from "../../health/normalise.ts";

/** Beds of others and of holidays, where there is no gym unless one is told of. */
const STAY =
  /\b(?:in ?laws|parents|mums?|moms?|dads?|grandparents|family|relatives|cabin|cottage|hut|airbnb|caravan|camping|boat|schwiegereltern|eltern|verwandt\w*|ferienhaus|ferienwohnung|hutte|suegros|padres|familia|pueblo|cabana|beaux parents|parents|famille|chalet|gite|suoceri|genitori|famiglia|baita|sogros|pais|familia|casa de campo|schoonouders|ouders|familie|huisje)\b/u;
const HAS_GYM = /\b(?:gym|studio|fitness\w*|gimnasio|salle|palestra|ginasio|academia|sportschool|weights|barbell|dumbbells?|rack)\b/u;

/** "At my in-laws' from 27 December to 2 January, no bike": what is missing there stands for all that is not carried along. */
export function onStay(limit: DayLimit): DayLimit {
  const { from, until, without, only, phrase } = limit;
  if (from === undefined || until === undefined || only !== undefined || !without.some((item) => item === "bicycle" || item === "pool"))
    return limit;
  const said = normalise(phrase);
  if (!STAY.test(said) || HAS_GYM.test(said)) return limit;
  const sports = [...(without.includes("bicycle") ? (["bike"] as const) : []), ...(without.includes("pool") ? (["swim"] as const) : [])];
  return { ...limit, only: [], closed: [...new Set([...limit.closed, ...sports])] };
}
