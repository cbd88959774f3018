// How seven languages tell that a part which was hurt once is whole today. Patterns match normalised words.

/** What is said of the part today. */
const DENIED_TODAY: readonly string[] = [
  "(?:is|s|are|been|feels?|works?) (?:now )?(?:completely|totally|perfectly|absolutely|entirely|fully|100 ?(?:percent|%)?|all) (?:fine|good|ok|okay|sound|solid|normal|healed)",
  "(?:completely|totally|perfectly|absolutely) fine (?:now|again|today|these days)",
  "(?:no|not had|havent had|never had) (?:any )?(?:trouble|problems?|issues?|complaints?) (?:with it )?(?:now|any ?more|at all|today|these days|again)",
  "(?:ist|sind|funktioniert) (?:jetzt |heute |wieder |inzwischen )*(?:vollig|komplett|ganz|absolut) (?:ok|okay|in ordnung|gut|gesund|verheilt|beschwerdefrei)",
  "(?:esta|estan) (?:ahora )?(?:perfectamente|totalmente|completamente|del todo) (?:bien|curad[oa]|recuperad[oa])",
  "(?:est|va) (?:maintenant )?(?:parfaitement|totalement|completement|tout a fait) (?:bien|gueri\\w*|remis\\w*|retabli\\w*)",
  "(?:e|sta|va) (?:ora |adesso )?(?:perfettamente|completamente|del tutto|totalmente) (?:a posto|bene|guarit[oa])",
  "(?:esta) (?:agora )?(?:perfeitamente|totalmente|completamente) (?:bem|curad[oa]|recuperad[oa])",
  "(?:is|zijn) (?:nu |weer )*(?:helemaal|volledig|compleet) (?:in orde|goed|hersteld|genezen|ok)",
];

/** What is done with it today, as only a sound part allows. */
const FULL_USE: readonly string[] = [
  "(?:squat|lift|run|sprint|jump|train|press|pull|swim|ride|go|play|climb|throw)\\w* (?:\\w+ )?as (?:deep|heavy|hard|far|fast|long|high|much|often) as (?:i|id) (?:like|want|please|can)",
  "(?:do|train|play|lift|run) (?:everything|anything|all of it) (?:again|with it|on it|as before|like before|without)",
  "(?:played|refereed|ran|raced|trained|lifted|squatted|sprinted|swam|rode|competed|hiked|danced|climbed|worked|skied|did)\\b(?: \\w+){0,6} without (?:even )?(?:feeling|noticing|thinking about|(?:a )?(?:twinge|trace|hint|any (?:pain|trouble|problems?))|pain|trouble|problems?)(?: (?:it|anything|a thing|of it))?",
  "so (?:tief|schwer|schnell|weit|hart|lang|oft) (?:\\w+ )?wie ich (?:will|mag|mochte)",
  "(?:gespielt|gepfiffen|gelaufen|trainiert|gehoben|gefahren|geschwommen|gesprintet)\\b(?: \\w+){0,2} ohne (?:es |sie |ihn |etwas |was )?(?:zu (?:spuren|merken)|probleme|schmerzen|beschwerden)",
  "ohne (?:es |sie |ihn |etwas |was )?zu (?:spuren|merken) (?:gespielt|gepfiffen|gelaufen|trainiert)",
  "tan (?:profundo|pesado|rapido|lejos) como quiero",
  "(?:jugado|arbitrado|corrido|entrenado|levantado)\\b(?: \\w+){0,5} sin (?:notarl[oa]|sentirl[oa]|notar nada|sentir nada|molestias|dolor)",
  "aussi (?:profond|lourd|vite|loin) que je (?:veux|peux)",
  "(?:joue|arbitre|couru|entraine|souleve)\\b(?: \\w+){0,5} sans (?:la |le |rien )?(?:sentir|ressentir|douleur|gene)",
  "(?:profondo|pesante|veloce|lontano) quanto voglio",
  "(?:giocato|arbitrato|corso|allenato|sollevato)\\b(?: \\w+){0,5} senza (?:sentirl[oa]|sentire nulla|sentire niente|dolore|fastidio|problemi)",
  "tao (?:fundo|pesado|rapido|longe) (?:quanto|como) quero",
  "(?:joguei|jogado|apitei|corri|treinei|levantei)\\b(?: \\w+){0,5} sem (?:o |a |nada )?(?:sentir|dor|problemas)",
  "zo (?:diep|zwaar|snel|ver) als ik wil",
  "(?:gespeeld|gefloten|gelopen|getraind)\\b(?: \\w+){0,3} zonder (?:het |iets )?(?:te (?:voelen|merken)|pijn|last)",
];

/** It holds only in part. */
const IN_PART =
  /\b(?:almost|nearly|mostly|as long as|unless|if|except|only|with tape|taped|brace|hopefully|should|fast|solange|wenn|ausser|nur|casi|mientras|si|excepto|solo|presque|tant que|sauf|seulement|quasi|finche|se|tranne|quase|enquanto|exceto|apenas|bijna|zolang|als|behalve|alleen|much|not)\b/u;

/** What is feared of a part that does nothing any more. */
const MISTRUSTED: readonly string[] = [
  "(?:dont|do not|cant|cannot) (?:quite |fully |really |completely |yet |entirely )*trust (?:it|them|the leg|that leg|the \\w+)",
  "(?:trau|traue|vertraue)\\w* (?:ich )?(?:ihm|ihr|dem \\w+|der \\w+|es) (?:noch |aber )*nicht",
  "no (?:acabo de fiarme|me fio|confio)",
  "(?:ai|fais) (?:pas|pas encore)(?: \\w+)? confiance",
  "non mi fido",
  "nao confio",
  "vertrouw (?:ik )?(?:het|hem) (?:nog )?niet",
];

const toPattern = (phrases: readonly string[]): RegExp => new RegExp(String.raw`(?<!\bnot )\b(?:${phrases.join("|")})(?!\p{L})`, "u");
const WHOLE = toPattern([...DENIED_TODAY, ...FULL_USE]);
const USED = toPattern(FULL_USE);
const MISTRUST = toPattern(MISTRUSTED);

/** Whether normalised words say that what was hurt is whole today, or tell of full use of it. */
export function saysWhole(said: string): boolean {
  const found = WHOLE.exec(said);
  return found !== null && !IN_PART.test(said.replace(found[0], " "));
}

/** Whether normalised words tell of full use: nobody needs to say which part it is of. */
export function provesUse(said: string): boolean {
  return USED.test(said) && saysWhole(said);
}

/** "I still don't quite trust it at full speed": it is held back, and feels nothing. */
export function saysMistrust(said: string): boolean {
  return MISTRUST.test(said);
}
