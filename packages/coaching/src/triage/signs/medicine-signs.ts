import { plain } from "./stated-signs.ts";

/*
 * Slow signs that a medicine or a nerve explains, and what is over but has to be looked into (triage.md section 1, level W), in English, German, Spanish,
 * French, Italian, Portuguese and Dutch.
 */

const FLUOROQUINOLONE =
  /\b(?:cipro\w*|\w*floxacin\w*|\w*floxacil\w*|\w*floxacine|\w*floxacino|levaquin|tavanic|avelox|avalox|tarivid|fluoroqu?inolon\w*|fluorchinolon\w*|fluoroquinolon\w*|fluorochinolon\w*|quinolon\w*|chinolon\w*)\b/u;
const TENDON =
  /\b(?:l?d?achill\w*|l?d?aquil\w*|tendons?|tendin\w*|tendon\w*|\w*sehnen?|tendini|tendine|tendao|tendoes|\w*pees|pezen|heel (?:cord|tendon)|calcanh\w*|(?:back of (?:my|the)|my|both) heels?)\b/u;
const SORE =
  /\b(?:ach(?:e|es|ing|y)|pain\w*|sore\w*|hurts?|hurting|tender|stiff\w*|swollen|burn\w*|tut\w* weh|weh|schmerz\w*|zwick\w*|zieh\w*|steif\w*|geschwollen|duel\w*|dolor\w*|molest\w*|rigid\w*|mal|douleur\w*|douloureu\w*|tire\w*|raid\w*|fa(?:nno)? male|dolent\w*|dolore|dolori|doi|doem|doendo|dor|dores|doloridos?|doloridas?|pijn\w*|zeer|stijf|stijve|gevoelig)\b/u;

/** A tendon that hurts during or after a fluoroquinolone: it may tear (EMA/EMEA/H/A-31/1452, 2018). */
export function mentionsTendonAfterAntibiotic(content: string): boolean {
  const said = plain(content);
  return FLUOROQUINOLONE.test(said) && TENDON.test(said) && SORE.test(said);
}

const BETA_BLOCKER =
  /\b(?:beta ?-?block\w*|betablock\w*|betabloq\w*|beta ?bloc\w*|betabloccant\w*|betablokker\w*|(?:propran|bisopr|metopr|aten|nad|carved|nebiv|labet|timol|sotal)olol\w*|\w+(?:prolol|pranolol|tenolol|vedilol|bivolol|betalol)\w*)\b/u;
const PULSE =
  /\b(?:hr|fc|hf|heart ?rate|pulse|zones?|bpm|max|\w*puls\w*|herzfrequenz|zonen|frecuencia|pulsaciones|pulso|zonas|frequence|pouls|cardio|frequenza|battiti|polso|zone|frequencia|batimentos|hartslag|hartslagzones?)\b/u;
const LIMITED =
  /\b(?:(?:cant|cannot|wont|doesnt|dont|never|not|barely) (?:\w+ )?(?:get|go|goes|rise|climb|reach|exceed|above|over|past)|stuck|capped|lower|low|slow|flat|adjust|(?:my )?zones?|komm\w*|nicht (?:mehr )?(?:uber|hoher|hoch)|niedrig\w*|zonen|anpassen|no (?:\w+ )?(?:sube|pasa|supera|llega)|baj[oa]|ajust\w*|zonas|(?:ne )?(?:monte|depasse|passe) (?:pas|plus)|bas|basse|adapter|non (?:sale|supera|va|arriva)|bass[oa]|adatt\w*|nao (?:\w+ )?(?:passa|sobe|chega)|baix[oa]|niet (?:meer )?(?:boven|hoger|omhoog)|lager?|laag|aanpassen)\b/u;

/** A pulse below 45 is for a doctor, however it came. */
const VERY_LOW = /\b(?:[23]\d|4[0-4])\b(?! ?(?:min\w*|km|m|s|sec\w*|kg|mg|wochen|weeks?|jahre?|years?|%))/u;

/** Heart rates under a beta blocker: zones do not hold, effort does. */
export function mentionsPulseOnBetaBlocker(content: string): boolean {
  const said = plain(content);
  return BETA_BLOCKER.test(said) && PULSE.test(said) && LIMITED.test(said) && !VERY_LOW.test(said);
}

/** A pulse below 45 under a beta blocker. */
export function mentionsVeryLowPulse(content: string): boolean {
  const said = plain(content);
  return BETA_BLOCKER.test(said) && PULSE.test(said) && LIMITED.test(said) && VERY_LOW.test(said);
}

const FINGERS =
  /\b(?:fingers?|fingertips?|pinky|pinkie|little finger|ring finger|hands?|\w*finger|fingern|hande?|dedos?|menique|anular|manos?|doigts?|auriculaire|annulaire|mains?|dita|mignolo|anulare|mani|mano|mindinho|anelar|maos?|vingers?|pink|ringvinger|handen)\b/u;
const ASLEEP =
  /\b(?:numb\w*|asleep|tingl\w*|pins and needles|taub\w*|kribbel\w*|schlafen .{0,20}ein|eingeschlafen|dormid\w*|duermen|entumec\w*|hormigue\w*|engourdi\w*|endorm\w*|fourmi\w*|addormenta\w*|intorpid\w*|formicol\w*|dormente\w*|adormec\w*|formig\w*|doof|dove|tintel\w*|slapen|slapend\w*)\b/u;
const DROPS =
  /\b(?:drop(?:s|ping|ped)? (?:\w+ ){0,2}?(?:things|stuff|cups?|keys|mugs?|phone|pen|bottles?|glass\w*|plates|it|everything|toothbrush|caps?|lids?)|(?:cant|cannot|trouble|hard to|struggl\w* to) (?:button|do up|open|hold|grip|write|type|pinch)|fall\w* mir .{0,25}(?:aus der hand|runter|hin)|lasse? .{0,25}fallen|knopfe?|se me (?:caen?|cae|resbalan?)|(?:me |je )?(?:lache|fais tomber|laisse tomber|laisse echapper)|mechappe\w*|(?:faccio|fa|mi fa) cadere|mi (?:cade|cadono|scivola\w*)|deixo cair|caem da mao|(?:me )?caem? (?:as coisas|tudo|o copo)|laat .{0,25}vallen|valt? .{0,20}uit mijn (?:hand|handen|vingers))\b/u;
const AT_ONCE =
  /\b(?:sudden\w*|face|speech|slur\w*|plotzlich|gesicht|sprach\w*|sprech\w*|de repente|cara|hablar|soudain\w*|dun coup|visage|parler|allimprovviso|improvvis\w*|faccia|parlare|rosto|falar|plots\w*|ineens|gezicht|praten)\b/u;

/** Numb fingers that let things drop: a nerve that loses strength, without a sign of a stroke. */
export function mentionsNumbFingersThatDrop(content: string): boolean {
  const said = plain(content);
  return FINGERS.test(said) && ASLEEP.test(said) && DROPS.test(said) && !AT_ONCE.test(said);
}

const URINE = /\b(?:pee|peed|wee|urine|piss|pinkel\w*|urin|pipi|pis|orina|orine|meado|urina|pisciato|xixi|mijo|plas|geplast|plasje)\b/u;
const REDDISH =
  /\b(?:pink\w*|ros[ey]\w*|rosa\w*|rosad\w*|rosat\w*|red\w*|rot\w*|rotlich\w*|roj[oa]\w*|rojiz\w*|rouge\w*|rougeatre|ross[oa]\w*|rossastr\w*|vermelh\w*|avermelhad\w*|rood\w*|roze\w*|rozerood|blood\w*|blut\w*|sang\w*|bloed\w*)\b/u;
const LONG_EFFORT =
  /\b(?:\w*marath?on\w*|maraton\w*|ultra\w*|long run|race|ironman|trail|wettkampf|lauf|langer lauf|carrera|tirada larga|course|sortie longue|gara|lungo|corrida|prova|longao|wedstrijd|duurloop|triathlon|triatlon)\b/u;

/** Reddish urine after a long race, even if it is clear again: how long, how much, and a test of it. */
export function mentionsRedUrineAfterRace(content: string): boolean {
  const said = plain(content);
  return URINE.test(said) && REDDISH.test(said) && LONG_EFFORT.test(said) && !OTHER_CAUSE.test(said);
}

const OTHER_CAUSE =
  /\b(?:beets?|beetroots?|rote bete|remolacha\w*|betterave\w*|barbabietol\w*|beterraba\w*|biet\w*|period|periode|regla|regles|ciclo|menstru\w*|ongesteld)\b/u;
