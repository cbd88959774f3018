import type { Draft } from "../../topic.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { dayAhead, goalInTime, LIKELY, targetSaid, valueBy, whenAtRate } from "./best-forecast.ts";
import { factor, GAINS, gains, inBodyWeights, paceOf, perKilometre, ratePer, valueNow } from "./best-gains.ts";
import { AT_WEIGHT, GAP } from "./best-words.ts";
import { isExplained, type Standing } from "./standing.ts";
import { bestsSpoken } from "./subject-spoken.ts";

const BODY_WEIGHT = bareUnit(
  "body ?weights?|bw|times (?:my )?(?:own )?weight|x (?:my )?weight|watts? (?:per|a) kilo|w ?/? ?kg|(?:per|pro|par|por|al?) (?:kg|kilo|chilo)|(?:weight|strength|squat|deadlift|bench|press) ratio|(?:veces|fois|volte|mal) (?:mi|mon|il mio|mein) (?:peso|poids|gewicht)|korpergewicht\\p{L}*|poids (?:de|du) corps|peso corporal|peso corporeo|mal mein gewicht",
);
const PER_KILO = bareUnit("(?:per|pro|par|por|al?) (?:kg|kilo|chilo)");
const OF_HOUR = /\b95 ?%?|\bftp\b/;
const PER_TIME: readonly (readonly [said: RegExp, unit: "week" | "month" | "year"])[] = [
  [bareUnit("(?:per|a|each|every|pro|im|je|par|por|al|al?l?a|a la|cada) (?:month|monat|mois|mes|mese)|monthly|monatlich"), "month"],
  [bareUnit("(?:per|a|each|every|pro|in der|je|par|por|a|a la|cada) (?:week|woche|semaine|semana|settimana)|weekly|wochentlich"), "week"],
  [bareUnit("(?:per|a|each|every|pro|im|je|par|por|al|all|cada) (?:year|jahr|an|ano|anno)|yearly|jahrlich"), "year"],
];
const AT_RATE = bareUnit(
  "(?:at|with|on) (?:that|this|the same) (?:pace|rate|speed)|(?:that|this) (?:pace|rate)|keeps? (?:going|on|up)|(?:going )?like (?:this|that)|bei (?:dem|diesem) tempo|wenns? so weiter\\p{L}*|so weiter\\p{L}*|a ce rythme|comme ca|a ese ritmo|asi|di questo passo|cosi",
);
const WHEN = bareUnit("when|by when|how long|wann|bis wann|wie lange|quand|cuando|quando");
const IN_TIME = bareUnit(
  "too early|too soon|too late|in time|doable|realistic|possible|achievable|too (?:much|ambitious)|zu fruh|realistisch|machbar|rechtzeitig|trop tot|realiste|faisable|demasiado pronto|realista|factible|troppo presto|realistico|fattibile",
);
const PERCENT = /\b(?:percent\w*|per cent|pct|prozent|pour ?cent|por ?ciento|per ?cento)\b|%/;
const TIMES = bareUnit(
  "(?:its |it |is )?(?:what|how many|wie ?viel) (?:times|mal)|factor|doubled|tripled|times|wievielfache|faktor|verdoppelt|combien de fois|double|cuantas veces|doblado|quante volte|raddoppiat\\p{L}*",
);
const OLD = bareUnit(
  "old|previous|last|before|stored|current|former|alte\\p{L}*|vorher\\p{L}*|davor|ancien\\p{L}*|d avant|anterior|viej[oa]|precedente|vecchi[oa]",
);
const PER_KM = bareUnit("per (?:km|k|kilomet\\p{L}*)|a km|(?:pro|je|par|por|al?) (?:km|kilomet\\p{L}*|chilometr\\p{L}*)");
const NOW = bareUnit("now|today|currently|jetzt|heute|inzwischen|maintenant|aujourd hui|ahora|hoy|ora|adesso|oggi");
const MORE = bareUnit("more|less|better|mehr|weniger|besser|plus|moins|mieux|mas|menos|mejor|piu|meno|meglio");
const GOAL = bareUnit("goals?|target|deadline|date|due|ziel\\p{L}*|termin|objectif|objetivo|meta|obiettivo");
const FILLER = bareUnit(
  "hit|reach|pace|rate|early|late|squat|kilos?|kg|reps?|since|gained?|so|far|weight|anything|watts?|thing|fehlen|dran|erreiche|termin|notizen|steht|put|on|moved?|go|gone|went",
);

/** Computes on the values of the lift or test that is spoken of: its gain, per month, in body weights, when a value comes at that rate. */
export function bestSums(standing: Standing): Draft | undefined {
  const { words, earlier, frame } = standing;
  const spoken = bestsSpoken(standing);
  const [first] = spoken;
  if (first === undefined || spoken.length > 2 || frame.days.length > 1) return undefined;
  if (
    !isExplained(
      standing,
      BODY_WEIGHT,
      AT_RATE,
      WHEN,
      IN_TIME,
      PERCENT,
      TIMES,
      GAP,
      OLD,
      PER_KM,
      NOW,
      GOAL,
      FILLER,
      LIKELY,
      ...PER_TIME.map(([said]) => said),
    )
  )
    return undefined;
  const before = earlier
    .slice(0, 2)
    .map((each) => each.frame.words)
    .join(" ");
  const isLonger = words.split(" ").length > MOST_WORDS;
  if (isLonger) return undefined;
  const weight = AT_WEIGHT.exec(words);
  const isWeightOnly = weight !== null && BODY_WEIGHT.test(before) && frame.subjects.length === 0;
  // A card for the weight has its own reader of that.
  if (PER_KILO.test(words) && first.best.kind === "load") return undefined;
  if (BODY_WEIGHT.test(words) || isWeightOnly || (OF_HOUR.test(words) && BODY_WEIGHT.test(before) && first.best.kind === "watts"))
    return inBodyWeights(spoken, standing);
  const isOfGoalCard = standing.cards.some(({ request }) => request.reason === "record" && request.record.kind === "goal-change");
  if (isOfGoalCard && PER_KM.test(words)) return undefined;
  const per = PER_TIME.find(([said]) => said.test(words))?.[1];
  const isTargetAsked = WHEN.test(words) && targetSaid(first.best, words) !== undefined && words.split(" ").length <= FEW_WORDS;
  if (isTargetAsked || (AT_RATE.test(words) && (WHEN.test(words) || targetSaid(first.best, words) !== undefined)))
    return whenAtRate(first, standing);
  if (IN_TIME.test(words) && earlier.some((each) => AT_RATE.test(each.frame.words) || GAP.test(each.frame.words)) && !BODY.test(words))
    return goalInTime(first, standing);
  if (per !== undefined && gainSpoken(standing)) return ratePer(per, spoken, standing);
  if (PER_KM.test(words) && first.best.kind === "time" && first.best.metres !== undefined && !GAINS.test(words))
    return paceOf(first, standing);
  if (PER_KM.test(words) && first.best.kind === "time" && first.best.metres !== undefined) return perKilometre(first, standing);
  if (TIMES.test(words) && first.best.kind !== "time" && spoken.length === 1) return factor(first, standing);
  if (PERCENT.test(words) && frame.percent === undefined && gainSpoken(standing)) return gains(spoken, standing, true);
  if (first.offered !== undefined && (GAP.test(words) || OLD.test(words)) && !GOAL.test(words)) return gains(spoken, standing, false);
  const day = dayAhead(standing);
  if (day !== undefined && LIKELY.test(words)) return valueBy(first, day, standing);
  if (frame.subjects.length === 0 && NOW.test(words) && !MORE.test(words) && words.split(" ").length <= 4) return valueNow(first, standing);
  return undefined;
}

const MOST_WORDS = 16;
/** "so 55 when" */
const FEW_WORDS = 6;
const BODY = bareUnit("normal|overtrained|bad|dangerous|ok|okay|too much weight");

function gainSpoken({ earlier }: Standing): boolean {
  return earlier.slice(0, 2).some(({ answer }) => GAINED.test(answer));
}

/** An answer that has an earlier value beside a later one. */
const GAINED = /→|\b(?:Before|Davor|Avant|Antes|Prima)\b/u;
