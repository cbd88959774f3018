// What people tell of their lives in a sign-up: how they came to their sport, what a race was like, who they are. Patterns match normalised words.

const I = String.raw`(?:(?:and|but|so|also|because|und|aber|weil|y|pero|et|mais|e|ma|mas|en|maar|honestly|basically) )*(?:i|we|ive|i have|weve|ich|wir|yo|je|j|nous|io|eu|ik|wij)`;
/** "I took up lifting at 44 after my divorce", "ich habe mit 40 angefangen" */
const BEGAN = new RegExp(
  String.raw`^${I} (?:only |first |just |originally )?(?:took up|got into|started|began|discovered|fell in love with|came to|learned|grew up|found)\b|^(?:ich )?(?:habe? )?(?:ich )?.*\b(?:angefangen|entdeckt)$|^(?:empece|descubri|j ai (?:commence|decouvert|debute)|ho (?:iniziato|cominciato|scoperto)|comecei|descobri|ik ben begonnen)\b`,
  "u",
);
/** "My last marathon went wrong at 32 km", "mein letzter Marathon war …" */
const LAST_RACE =
  /\b(?:my|our|the|mein\w*|unser\w*|mi|nuestr[oa]|mon|ma|notre|il mio|la mia|o meu|a minha|mijn) (?:(?:last|first|previous|only|second|third|letzt\w*|erst\w*|ultim[oa]|primer[oa]?|dernier\w*|premier\w*|ultim[oa]|prim[oa]|laatste|eerste) )+(?:marathon|maraton|half|halbmarathon|media|semi|mezza|race|rennen|carrera|course|gara|corrida|hyrox|meet|wettkampf|open|triathlon|triatlon|ironman|10k|ultra|wedstrijd)\b.*\b(?:went|was|ended|fell|broke|hit|ging|war|lief|endete|fue|salio|acabo|etait|s est|a (?:ete|fini)|e (?:stat[oa]|andat[oa])|foi|correu|was)\b/u;
/** "I've run two halves since", "ich bin seitdem zwei Halbmarathons gelaufen": what went well since. */
const DONE_SINCE = new RegExp(
  String.raw`^${I} (?:have |ve )?(?:run|ran|done|raced|finished|completed|ridden|lifted|trained|squatted)\b.*\bsince$|\b(?:seitdem|seither|desde entonces|depuis|da allora|desde entao|sindsdien)\b.*\b(?:gelaufen|gemacht|corrid[oa]|hecho|couru|fait|corso|fatto|feito|gelopen|gedaan)\b`,
  "u",
);
/** "Squatting pain free since 2022" */
const PAINLESS_SINCE =
  /^(?:\w+ ){0,3}(?:pain ?free|without (?:any )?(?:pain|problems?|trouble)|no (?:pain|problems?|trouble)|fine|schmerzfrei|ohne (?:schmerzen|probleme)|sin (?:dolor|problemas)|sans (?:douleur|probleme)|senza (?:dolore|problemi)|sem (?:dor|problemas)|pijnvrij|zonder pijn) (?:(?:ever )?since|for|seit|desde|depuis|da|sinds)\b/u;
/** "My doctor would like me to do strength training", "my GP told me to go for it": training is welcome, and nothing is limited. */
const RECOMMENDED =
  /\b(?:doctors?|doc|gp|physios?|cardiologist|consultant|surgeon|arzt|arztin|hausarzt|physio\w*|medic[oa]|fisio\w*|medecin|kine|medico|huisarts|fysio\w*)\b.*\b(?:would like|wants?|told|says?|said|recommends?|advise[sd]|encourage[sd]|thinks|mochte|sagt|empfiehlt|ratet|rat|quiere|dice|recomienda|veut|dit|conseille|vuole|consiglia|quer|recomenda|wil|raadt)\b.*\b(?:to (?:do|go for|keep|carry on|exercise|train|lift|move|start)|strength|exercise|training|sport|krafttraining|bewegung|fuerza|ejercicio|renforcement|forza|esercizio|forca|kracht\w*)\b/u;
const RESTRICTED =
  /\b(?:not|no|never|dont|only|until|max\w*|light|gentle|easy|avoid|careful\w*|under|below|less|but|except|nicht|kein\w*|nur|leicht|bis|no|solo|sin|hasta|ne|pas|seulement|sans|non|senza|nao|apenas|niet|geen|alleen)\b/u;

/** "It's the best thing I ever did", "I'm proud of it" */
const FEELING =
  /^(?:(?:and|but|so|und|aber|y|et|e|en) )*(?:(?:its|it is|it was|that was|das (?:ist|war)|es (?:lo|la)|c est|e stat[oa]|foi) (?:\w+ ){0,2}(?:best|worst|proudest|happiest|beste|schlimmste|mejor|peor|meilleure?|pire|miglior\w*|peggior\w*|melhor|pior) (?:\w+ )?(?:thing|decision|day|year|sache|entscheidung|dia|decision|chose|cosa|coisa)|im (?:so |really |very )?(?:proud|happy|excited|nervous|grateful)\b)/u;

/** Whether a clause tells of a life and asks for nothing. `said` is normalised. */
export function tellsOfLife(said: string): boolean {
  if (RECOMMENDED.test(said)) return !RESTRICTED.test(said);
  return !ASKS.test(said) && [BEGAN, LAST_RACE, DONE_SINCE, PAINLESS_SINCE, FEELING].some((pattern) => pattern.test(said));
}

/** A wish, a limit or something felt makes more of it. */
const ASKS =
  /\b(?:please|pls|bitte|por favor|svp|want|need|would like|dont|cant|cannot|only|never|no more|max\w*|hurts?|hurting|sore|swollen|numb|until|again|mochte|nicht|kein\w*|nur|schmerz\w*|quiero|solo|duele|veux|seulement|fait mal|voglio|fa male|quero|doi|wil|niet|alleen)\b/u;
