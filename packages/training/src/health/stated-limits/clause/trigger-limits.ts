import { activitiesIn, type Activity } from "#training/injuries/activities.ts";
import { readStatements } from "#training/injuries/words/statements.ts";
import { normalise } from "../../normalise.ts";
import type { StatedLimit } from "../stated-limit.ts";

/** "Tight the morning after hills, never during the run itself": when a complaint is not felt bans nothing. */
export function deniesSymptom({ phrase }: StatedLimit): boolean {
  const said = normalise(phrase);
  return NOT_THEN.test(said) || ONLY_FELT.test(said);
}

/** "Only bothers me on very long descents": where a complaint is felt, and not the only thing that is allowed. */
const ONLY_FELT =
  /^(?:(?:but|and|it|that|aber|und|es|pero|y|mais|et|ca|ma|e|mas|maar|het) )*(?:only|just|nur|solo|seulement|so|apenas|alleen) (?:(?:really|ever|me|mi|m|te|slightly|a bit) )*(?:hurts?|bothers?|aches?|twinges?|niggles?|nags?|feel it|notice it|weh|stort|zwickt|schmerzt|molestan?|duelen?|tira|gene|fait mal|tire|fastidio|fa male|tira|incomoda|doi|doet pijn|steekt)\b(?!.*\b(?:doctor|physio|surgeon|arzt|medico|medecin|kine|fisio\w*|arts)\b)|^(?:(?:but|and|it|that|aber|es|pero|mais|ca|ma|mas|maar|het) )*(?:hurts?|bothers? me|stort mich|zwickt|me molesta|me duele|me gene|me fait mal|mi da fastidio|mi fa male|doi|me incomoda) (?:only|nur|solo|seulement|so|apenas|alleen)\b/u;

/** A denial with a time and no verb: who wants no running says "no running" or "not to run". */
const NOT_THEN =
  /^(?:(?:but|and|though|just|aber|und|pero|y|mais|et|ma|e|mas|maar|en) )*(?:(?:never|not|nothing|none|no pain)(?: at all| ever| really)? (?:during|while|whilst|in the middle of)|(?:nie|niemals|nicht|nichts) (?:wahrend|beim|mitten)|(?:nunca|no|nada) (?:durante|mientras|al (?:correr|nadar|entrenar))|(?:jamais|pas|rien) (?:pendant|durant|au cours)|(?:mai|non|niente) (?:durante|mentre)|(?:nunca|nao|nada) (?:durante|enquanto|ao (?:correr|nadar|treinar))|(?:nooit|niet|niets) (?:tijdens|terwijl))\b/u;

/**
 * "It settles overnight if I don't bench close grip the same day": what brings a complaint on beside another movement is limited by its name, and
 * no sport and no family of movements is left out for it.
 */
export function onTrigger(limit: StatedLimit): StatedLimit | undefined {
  const said = normalise(limit.phrase);
  if (limit.isByProfessional || !EASES.test(said) || !CONDITION.test(said) || !BESIDE_ANOTHER.test(said)) return limit;
  const named = new Set(readStatements(limit.phrase).flatMap(({ words }) => activitiesIn(words).map(({ activity }) => activity)));
  const closed = (limit.limits.closed ?? []).filter((activity) => named.has(activity) && !WHOLE.has(activity));
  return closed.length === 0 ? undefined : { ...limit, limits: { closed } };
}

const WHOLE: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "bike",
  "swim",
  "walk",
  "lifting",
  "squat",
  "deadlift",
  "bench",
  "press",
  "jump",
  "impact",
]);
const EASES =
  /\b(?:settles?|calms? down|goes? away|gone|fine|ok|okay|quiet|no (?:problem|trouble|issue)|nothing|beruhigt|weg|gut|ruhe|bien|se (?:va|pasa|calma)|passe|disparait|passa|bene|bem|gaat (?:weg|over)|rustig)\b/u;
const CONDITION =
  /\b(?:if|as long as|provided|unless|when|wenn|solange|sofern|si|mientras|tant que|se|finche|desde que|als|zolang) (?:\w+ ){0,3}?(?:dont|do not|not|never|skip|avoid|leave|nicht|kein\w*|nie|no|ne|n|pas|evit\w*|non|nao|niet|geen|vermeid\w*)\b|\bunless\b/u;
/** Beside which other day or movement. */
const BESIDE_ANOTHER =
  /\b(?:(?:on )?the same (?:day|session|workout)|same day|(?:the )?(?:day|morning) (?:after|before)|next day|straight after|right after|(?:two|2) days (?:running|in a row)|back to back|am (?:selben|gleichen|nachsten) tag|am tag (?:danach|davor|nach)|direkt (?:danach|nach)|(?:el )?mismo dia|al dia siguiente|(?:le )?meme jour|le lendemain|(?:lo )?stesso giorno|il giorno dopo|(?:no )?mesmo dia|no dia seguinte|(?:op )?dezelfde dag|de dag (?:erna|na))\b/u;
