import type { Clause } from "../health/clause.ts";

/** What somebody wants to reach, in the languages of the intake. */
const WANTS =
  /^(?:(?:and|but|so|also|basically|finally|really|still|mainly|just|honestly|ultimately|main|big|only|und|aber|y|pero|et|mais|e|ma|mas|en|maar|this|next|year|i|we|my|the|mein|meine|mi|mon|il|mio|o|meu|mijn|id|im|am|d|would) )*(?:want|wanna|would like|like to|love to|hoping|hope|aim|aiming|dream\w*|goal|target|chasing|(?:ich )?mochte|(?:ich will|will ich)|wurde gerne?|hoffe|ziel|traum\w*|quiero|me gustaria|objetivo|espero|sueno|je veux|on veut|je voudrais|j aimerais|objectif|voglio|vorrei|mi piacerebbe|obiettivo|quero|gostaria|ik wil|wil graag|doel)\b/u;

/** "I like to", "I love to" tell a taste; only "I'd like to" tells a goal. */
const TASTE = /^(?:(?:and|but|so|also|really|i|we) )*(?:like|love) (?!.*\bmy first\b)/u;

/** Words that make a limit, a complaint or a refusal of it. */
const LIMITS =
  /\b(?:keep\w*|stay|only|max\w*|at most|up to|no|not|never|none|nothing|avoid\w*|without|stop|skip|less|fewer|rather|protect|careful\w*|light\w*|gently|slow\w*|rest|recover\w*|rehab|heal\w*|hurt\w*|pain\w*|sore\w*|injur\w*|kein\w*|nicht\w*|nie|nur|ohne|weniger|vermeid\w*|schon\w*|schmerz\w*|sin|nunca|nada|solo|menos|dejar|evitar|dolor\w*|pas|plus de|jamais|sans|seulement|moins|eviter|arreter|douleur\w*|non|mai|senza|meno|evitare|dolore|nao|sem|apenas|evitar|dor|niet|geen|nooit|zonder|alleen|minder|pijn)\b/u;

/** Who wants to get up without the sofa wants to be able to: the help is not wanted, the movement is. */
const UNAIDED =
  /\b(?:without|ohne|sin|sans|senza|sem|zonder) (?:(?:any|the|a|an|my|using|holding(?: on to| onto)?|needing|pulling(?: on)?|leaning on|grabbing|das|die|den|der|dem|mein\w*|eine?n?|mich an|la|el|los|las|mi|une?|ma|mon|le|les|l|il|lo|gli|o|os|as|a minha|o meu|de|het|mijn) )*(?:sofa|couch|settee|chairs?|armchair|furniture|table|bed|wall|help|hands?|arms?|sticks?|cane|crutch\w*|frame|walker|railings?|rails?|banister|handrail|support|stopping|a break|walking|hilfe|stuhl|sessel|tisch|hande|arme|stock|gelander|kanape|anhalten|pause|ayuda|silla|manos|brazos|baston|barandilla|mesa|parar|aide|canape|chaise|mains|bras|canne|rampe|fauteuil|arret|aiuto|divano|sedia|mani|braccia|bastone|corrimano|fermarmi|ajuda|cadeira|maos|bracos|bengala|hulp|bank|stoel|handen|armen|leuning)\b/u;

/** A part of the body that is to grow or to show is no sore one. */
const LOOKS =
  /\b(?:big\w*|visible|six ?pack|abs|wide\w*|broad\w*|grow\w*|strong\w*|build\w*|muscles?|dick\w*|gross\w*|breit\w*|muskel\w*|mas grandes?|musculos?|fuertes?|plus gros\w*|muscles?|muscle\w*|piu grossi|muscol\w*|maior\w*|forte\w*|groter\w*|spier\w*)\b/u;

/** "I've benched twice a week since without a peep": what goes well today. */
const DONE =
  /^(?:(?:and|but) )?(?:i ve|ive|i have|we ve|have) (?:(?:now|already|been|happily|even|just) )*(?:\w+ed|\w+ing|run|ridden|swum|done|lifted|hit|made) .*\b(?:since|without (?:a |any )?(?:peep|problems?|issues?|trouble|pain|complaints?|it|bother)|again|no (?:problems?|issues?|trouble|pain))\b/u;
const TROUBLE = /\b(?:since (?:the|my|it|an?) |hurt\w*|sore\w*|ach\w*|worse|swollen|tight\w*|stiff\w*|but|until|only|max\w*)\b/u;

/** Whether a clause tells what somebody wants to reach, or what they do today without trouble: neither limits anything. */
export function isGoal({ words, englishWords, isOther }: Clause, namesBody: boolean): boolean {
  const written = words.join(" ");
  const said = written.replace(UNAIDED, "unaided");
  if (isOther) return false;
  if (DONE.test(said) && !TROUBLE.test(said)) return true;
  if (!WANTS.test(said) || TASTE.test(said) || LIMITS.test(said) || (said === written && LIMITS.test(englishWords.join(" ")))) return false;
  return !namesBody || LOOKS.test(said);
}

/** "… and get bigger arms by summer", behind a goal. */
export function goesOnAsGoal({ words, isJoined }: Clause): boolean {
  const said = words.join(" ");
  return isJoined && words.length <= MOST_WORDS && !LIMITS.test(said) && (LOOKS.test(said) || WANTED_VERB.test(said) || PART.test(said));
}

/** "… and shoulders" */
const PART =
  /^(?:(?:my|a|the|die|den|einen|los|las|les|un|i|le|gli|os|as|de) )?(?:arms?|shoulders?|chest|back|glutes|legs?|abs|core|calves|traps|biceps|triceps|schultern|brust|rucken|po|beine|arme|bauch|hombros|pecho|espalda|gluteos|piernas|brazos|epaules|pecs|dos|fessiers|jambes|bras|spalle|petto|schiena|glutei|gambe|braccia|ombros|peito|costas|bracos|schouders|borst|rug|billen|benen|armen)$/u;
const MOST_WORDS = 10;
const WANTED_VERB = /^(?:then )?(?:get|run|finish|lift|squat|bench|deadlift|qualify|beat|break|build|lose|have fun|enjoy|sub)\b/u;
