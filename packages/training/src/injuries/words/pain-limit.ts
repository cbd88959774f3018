import { normalise } from "../../health/normalise.ts";
import { memoized } from "../../language/memoized.ts";

/** Pain of 0 to 10 up to which the plan lets everybody train on (`PAIN_RULE`); a told limit above it is not used. */
const USUAL_LIMIT = 5;

/**
 * The pain of 0 to 10 above which somebody has to stop, as told by whoever treats them: "stop if it's over a 3 out of 10", "ok solange es unter 3/10
 * bleibt". Undefined without such a sentence, and where it would allow more than the usual rule.
 */
export const statedPainLimit = memoized((text: string): number | undefined => {
  const limits = text
    .split(SENTENCE)
    .map((sentence) => normalise(sentence))
    .flatMap((sentence) => {
      const found = OF_TEN.exec(sentence);
      const before = found === null ? "" : sentence.slice(0, found.index);
      const after = found === null ? "" : sentence.slice(found.index + found[0].length);
      const limit = Number(found?.groups?.limit ?? Number.NaN);
      const stops = STOP.test(`${before} ${after}`) && ABOVE.test(before);
      const allows = ALLOWED.test(`${before} ${after}`) && BELOW.test(before);
      return limit >= 1 && limit < USUAL_LIMIT && (stops || allows) ? [limit] : [];
    });
  return limits.length === 0 ? undefined : Math.min(...limits);
});

const SENTENCE = /[.;!?\n]+(?!\d)/u;
const OF_TEN = /\b(?<limit>\d)\s*(?:\/\s*10\b|(?:out of|of|von|de|sur|su|em|van|op)\s+(?:a |the )?(?:10|ten|zehn)\b)/u;

/** The words right before the number: "over a", "mas de", "uber". */
const ABOVE =
  /(?:\b(?:over|above|beyond|past|exceeds?|more than|higher than|hits?|reaches|goes to|uber|mehr als|hoher als|mas de|por encima de|supera|supere|pasa de|plus de|au dessus de|au-dela de|depasse|piu di|sopra|oltre|supera il|mais de|mais que|acima de|passar de|passa de|meer dan|boven|hoger dan)(?: (?:a|an|the|eine?[rn]?|un|una|une|um|uma|il|el|le|de|than|level|pain|score|schmerz|dolor|douleur|dolore|dor|pijn))*|>)\s*$/u;
const BELOW =
  /(?:\b(?:under|below|beneath|less than|lower than|no more than|not more than|at most|max(?:imum)?|up to|within|unter|hochstens|maximal|bis(?: zu)?|weniger als|menos de|por debajo de|hasta|como mucho|maximo|moins de|sous|jusqu a|au maximum|maximum|meno di|sotto|fino a|al massimo|massimo|abaixo de|ate|no maximo|minder dan|onder|tot|hoogstens)(?: (?:a|an|the|eine?[rnm]?|un|una|une|um|uma|il|el|le|de|level|pain|score|schmerz|dolor|douleur|dolore|dor|pijn))*|[<≤])\s*$/u;

const STOP =
  /\b(?:stop\w*|quit|leave (?:it|off)|back off|not (?:go|over)|never|don t|do not|nicht|aufhor\w*|abbrech\w*|schluss|stopp\w*|pausier\w*|par[ae]\w*|dej[ae]\w*|no (?:pasar|superar)|arret\w*|ne (?:pas|doit)|ferm\w*|smett\w*|interromp\w*|non (?:deve|superare|oltre)|nao (?:deve|passar)|stoppen|ophouden|niet)\b/u;
const ALLOWED =
  /\b(?:ok|okay|fine|allowed|as long as|if|provided|keep\w*|stays?|stay|remain\w*|only|solange|wenn|bleib\w*|darf|erlaubt|in ordnung|mientras|si|siempre que|mantener\w*|tant que|reste\w*|autoris\w*|finche|purche|se|resta\w*|va bene|desde que|enquanto|fi(?:car|que)|zolang|als|mits|blijft|mag)\b/u;
