import { conceptsFor } from "../evidence.ts";

/*
 * Signs that the message itself explains (triage.md section 4): sleep told as a faint, a fall among apples, beets in the toilet bowl, the tingle of
 * beta alanine, a relative's healthy pregnancy, a hunger flat. In English, German, Spanish, French, Italian, Portuguese and Dutch, and only while nothing else is told.
 */

const OF_SLEEP =
  /\b(?:(?:(?:me )?desmay\w+|svenut[oa]|apaguei|desmaiei|knock ?-?out|morto|muert[oa]|passed out|collapsed) (?:\w+ ){0,4}?(?:de|di|del|dal|van|from|of|vor) (?:\w+ )?(?:sueno|sonno|sono|sommeil|slaap|tiredness|mudigkeit|cansaco)|passed out (?:fast )?asleep|fainted asleep)\b/gu;
/** A child that sleeps on somebody, who therefore could not train. */
const CHILD_SLEEPS =
  /\b(?:niece|nephew|son|daughter|baby|toddler|kid|kids|little one|little man|grandson|granddaughter|dog|cat|puppy)\b (?:\w+ ){0,2}?(?:passed out|conked out|fell asleep|zonked out|crashed out) (?:\w+ ){0,2}?on (?:my |top of )?(?:shoulder|lap|arms?|chest|knee|me|mat|yoga mat)(?: and i (?:passed|conked) out too)?/gu;
const SO_NO_TRAINING = /\b(?:film|movie|story|cartoon|couldnt move|stuck|snor\w*|missed|skipped)\b/u;
const AMONG_APPLES = /\btombee? (?:\w+ )?dans les pommes\b/gu;
const OF_APPLES = /\b(?:verger|paniers?|cueillette|caisses?|pommiers?|les vraies|au sens propre|litteralement)\b/u;
const MORE_THAN_SLEEP =
  "pain pressure breathless faint dizzy numb weak swollen blood confused vomit fever seizure heart headache drug sugar urine collapse gap blow head pregnant diabetes".split(
    " ",
  );
const UNWELL =
  /\b(?:wake|respon\w*|pale|blue|limp|floor|hot|sick|ill|reveill\w*|despert\w*|sveglia\w*|acorda\w*|wakker|suelo|terra|sol|chao|vloer)\b/u;

function isOnlySleep(said: string): boolean {
  const isOfApples = said.search(AMONG_APPLES) >= 0 && OF_APPLES.test(said);
  const isOfChild = said.search(CHILD_SLEEPS) >= 0 && SO_NO_TRAINING.test(said);
  if (!isOfApples && !isOfChild && said.search(OF_SLEEP) < 0) return false;
  const cut = isOfApples ? [AMONG_APPLES, OF_SLEEP] : [CHILD_SLEEPS, OF_SLEEP];
  const rest = cut.reduce((text, pattern) => text.replaceAll(pattern, " "), said);
  return !UNWELL.test(rest) && hasNoneOf(rest, MORE_THAN_SLEEP);
}

const BEET = /\b(?:beet\w*|rote[nr]? bete|remolachas?|betteraves?|barbabietol\w*|beterrabas?|biete\w*)\b/u;
const IN_THE_BOWL = /\b(?:red|pink|rot\w*|rosa|roj[oa]|rouges?|roses?|ross[oa]|vermelh[oa]|cor de rosa|rood|roze)\b/u;
const IT_WAS =
  /\b(?:remembered|turned? out|turns out|it was|was the|mystery|had (?:a |the |\w+ )?(?:beet|jar)|fiel mir|war (?:der|die|nur)|era|eran|c ?etait|cetait|pense aux?|bleek|was de|(?:after|nach|tras|despues de(?: la)?|apres|dopo(?: la)?|depois da?|na de?) (?:\w+ )?(?:beet\w*|rote[nr]? bete|remolachas?|(?:la |les )?betteraves?|barbabietol\w*|beterrabas?|bietjes?))\b/u;
const MORE_THAN_A_COLOUR = MORE_THAN_SLEEP.filter((concept) => concept !== "urine" && concept !== "blood" && concept !== "pain");
const DENIED_BEET =
  /\b(?:no|not|without|kein\w*|nicht|ohne|sin|ni|pas|sans|non|senza|sem|nao|geen|niet|zonder) (?:\w+ ){0,3}(?:beet\w*|rote|remolacha\w*|betterave\w*|barbabietol\w*|beterraba\w*|biete\w*)/u;
const BESIDE_A_COLOUR = /\b(?:stiff|swollen|hard|hart\w*|weak|clots?|klumpen|dur[oa]s?|hurts to|brennt|burns)\b/u;

function isOfBeets(said: string): boolean {
  const isTold = BEET.test(said) && IN_THE_BOWL.test(said) && IT_WAS.test(said) && !DENIED_BEET.test(said);
  return isTold && !BESIDE_A_COLOUR.test(said) && hasNoneOf(said, MORE_THAN_A_COLOUR);
}

const BETA_ALANINE = /\bb(?:e|ê)ta[ -]?alanin\w*/u;
const TINGLES =
  /\b(?:tingl\w*|prickl\w*|itch\w*|pins and needles|(?:ge)?kribbel\w*|prickel\w*|juck\w*|pica\w*|pico|hormigue\w*|picot\w*|pique\w*|fourmi\w*|formicol\w*|pizzic\w*|formig\w*|tintel\w*|prik\w*)\b/u;
const WENT =
  /\b(?:gone|went|then nothing|fine|stopped|passed|weg|vorbei|dann nichts?|y ya|se (?:quita|fue|paso)|nada|partis?|passe|plus rien|puis rien|passat[oi]|niente|passou|voorbij|niks)\b/u;
const MORE_THAN_A_TINGLE =
  "breathless throat swollen faint dizzy pressure chest heart vomit speech halfface weak confused headache collapse eye".split(" ");
const ONE_SIDE =
  /\b(?:hives|welts|rash|quaddel\w*|ronchas|plaques|pomfi|bulten|one side|left|right|seite|links|rechts|lado|izquierd\w*|derech\w*|cote|gauche|droite?|lato|sinistr\w*|destr\w*|esquerd\w*|direit\w*|kant)\b/u;

function isBetaAlanine(said: string): boolean {
  const isTold = BETA_ALANINE.test(said) && TINGLES.test(said) && WENT.test(said);
  return isTold && !ONE_SIDE.test(said) && hasNoneOf(said, MORE_THAN_A_TINGLE);
}

const RELATIVE =
  /\b(?:sister(?: in law)?|wife|friend|mate|cousin|daughter|colleague|schwester|schwagerin|frau|freundin|kollegin|cousine|hermana|cunada|mujer|amiga|prima|soeur|belle[- ]soeur|femme|copine|collegue|sorella|cognata|moglie|collega|irma|cunhada|mulher|zus|schoonzus|vrouw|vriendin)\b/u;
const OF_WEEKS =
  /\b(?:pregnan\w*|schwanger\w*|embarazad\w*|enceinte|incinta|gravida|zwanger|(?:[1-3]\d|4[0-2])\.? ?(?:wks?|weeks?|woche|ssw|semanas|semaines|settimane|settimana|esima settimana|weken))\b/u;
const MAY_TRAIN =
  /\b(?:midwife|doctor|doc|gp|hebamme|arzt|frauenarzt|matrona|medic[oa]|sage[- ]femme|medecin|ostetrica|dottor\w*|parteira|verloskundige|arts)\b.{0,40}\b(?:says?|said|fine|happy|thrilled|allowed|lets|perfect|sagt|zufrieden|ok|darf|happy|dijo|dice|deja|puede|contenta|dit|peut|autorise|pode|disse|deixou|zegt|mag|goed|puo|contenta)\b|\b(?:darf|may|puede|peut|puo|pode|mag)\b.{0,50}\b(?:hebamme|midwife|matrona|sage[- ]femme|ostetrica|parteira|verloskundige)\b/u;
const MORE_THAN_WEEKS =
  "pain pressure breathless faint dizzy numb weak swollen hot red blood confused speech vomit fever seizure die selfharm worse leak headache collapse heart chest fell blow flashes".split(
    " ",
  );

/** The healthy pregnancy of somebody else, who may train. */
function isHealthyPregnancyOfAnother(said: string): boolean {
  return RELATIVE.test(said) && OF_WEEKS.test(said) && MAY_TRAIN.test(said) && hasNoneOf(said, MORE_THAN_WEEKS);
}

const BONKED =
  /\b(?:hit the wall|bonked?|(?:hunger|mann mit dem hammer)\w*|hungerast|pajara|el muro|fringale|(?:un |gros )?mur|crisi di fame|muro|hongerklop|man met de hamer)\b/u;
const FED = /\b(?:gels?|coke|cola|coca|bananas?|banane|platano|banana|sugar|zucker|azucar|sucre|zucchero|acucar|suiker)\b/u;
const CAME_BACK =
  /\b(?:came back|back to life|sorted|fine|again|wieder|half|revivi|resucite|a seguir|bien|reparti\w*|cetait bon|risorto|e via|voltei|segui|weer|door)\b/u;
const MORE_THAN_A_BONK =
  "pain pressure breathless faint dizzy numb blood confused speech vomit fever seizure heart chest headache collapse gap blow double".split(
    " ",
  );
/** Somebody who takes insulin and bonks is read elsewhere. */
const DIABETIC = /\b(?:insulin\w*|type (?:1|one)|typ 1|tipo 1|type 1|shak\w*|zitter\w*|tembl\w*|trembl\w*|trem\w*)\b/u;
const NOT_DIABETIC = /\b(?:not|no|kein\w*|sin|pas|non|nao|geen) (?:\w+ )?(?:diabet\w*|diabeet)\b/gu;

/** A hunger flat in a race that went with sugar. */
function isBonk(said: string): boolean {
  const rest = said.replaceAll(NOT_DIABETIC, " ");
  const isTold = BONKED.test(rest) && FED.test(rest) && CAME_BACK.test(rest) && !/diabet/u.test(rest);
  return isTold && !DIABETIC.test(rest) && hasNoneOf(rest.replace(BONKED, " "), MORE_THAN_A_BONK);
}

const PAINKILLER = /\b(?:paracetamol|acetaminophen|ibuprofen\w*|ibu|aspirin\w*|naproxen\w*|doliprane)\b/u;
const NOW_AND_THEN =
  /\b(?:now and (?:then|again)|sometimes|occasional\w*|once in a while|ab und zu|manchmal|hin und wieder|de vez en cuando|a veces|de temps en temps|parfois|ogni tanto|a volte|de vez em quando|as vezes|af en toe|soms)\b/u;
const TOO_MANY =
  /\b(?:all|whole|packs?|packets?|bottle|enough|many|lots|[1-9]\d|end|die|tonight|saved|hoard\w*|stash\w*|ganze|alle|packung|toda|caja|toute|boite|tutta|scatola|caixa|hele|doos)\b/u;
const MORE_THAN_A_PAINKILLER = MORE_THAN_A_BONK.filter((concept) => concept !== "pain" && concept !== "headache").concat("selfharm", "die");

/** "I take paracetamol now and then": the usual dose of what everybody takes. */
function isUsualPainkiller(said: string): boolean {
  return PAINKILLER.test(said) && NOW_AND_THEN.test(said) && !TOO_MANY.test(said) && hasNoneOf(said, MORE_THAN_A_PAINKILLER);
}

/** Whether all that looks like a sign in a conversation is explained by it. */
export function isExplainedSign(said: string): boolean {
  return (
    isOnlySleep(said) ||
    isOfBeets(said) ||
    isBetaAlanine(said) ||
    isHealthyPregnancyOfAnother(said) ||
    isBonk(said) ||
    isUsualPainkiller(said)
  );
}

function hasNoneOf(said: string, concepts: readonly string[]): boolean {
  const found = conceptsFor(said);
  return !concepts.some((concept) => found.has(concept));
}
