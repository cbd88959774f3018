/* What boards write in German, French, Spanish, Italian and Portuguese, in the words of the reader. Words stand without accents. */

type Words = readonly (readonly [pattern: RegExp, english: string])[];

const SIDE = "(?:seite|bein|arm|jambe|cote|bras|pierna|lado|brazo|gamba|lato|braccio|perna|braco)";

/** Longer expressions stand before the words they contain. */
export const BOARD_WORDS: Words = [
  [new RegExp(String.raw`\b(?:je|pro|par|por|per|x|a|cada|chaque|cad[ao]) ${SIDE}\b`, "gi"), "each side"],
  [/\brest[- ]?pause\b/gi, "restpause"],
  [/(?<![\d.:])([1-9]) *-?(?:ct|count|sec|s) *[ -]pauses?\b/g, "$1ct paused"],
  [/\b(?:with|w\/) (?:a )?pause\b|\bpause(?= (?:squat|bench|front|back|dead|snatch|clean|press|at|in|below|above)\b)/gi, "paused"],
  [/\bback[- ]offs?\b/gi, "backoff"],
  [/\b(?:a scelta|a eleccion|nach wahl|au choix|a escolha)\b/gi, "choice"],
  [/\baddominali (?=v-?up)/gi, ""],
  [/\b(?:juntos|juntas|ensemble|insieme|zusammen|gemeinsam)\b/gi, "together"],
  [/\b(?:a testa|pro person|je person|por persona|par personne|per person|each person)\b/gi, "each partner"],
  // Roles
  [/\b(?:aufwarmen|erwarmung|warmup|einlaufen|einfahren|einrudern|einschwimmen|riscaldamento|echauffement|calentamiento|aquecimento|warm[ -]ups?)\b/gi, "warm-up"],
  [/\b(?:auslaufen|ausfahren|ausrudern|ausschwimmen|abwarmen|cooldown|defaticamento|retour au calme|vuelta a la calma|enfriamiento|volta a calma|desaquecimento|cool[ -]downs?|warm[ -]downs?)\b/gi, "cool-down"],
  [/\b(?:finalizador|finisseur|finale)\b(?=\s*:)/gi, "finisher"],
  [/\b(?:kraft|fuerza|forza|forca|musculation)\b(?=\s*[:(\d]|\s*$)/gi, "strength"],
  [/\b(?:danach|anschliessend|luego|despues|ensuite|puis|depois|dopo|poi|em seguida)\b/gi, "then"],
  // Loads and how often
  [/\bbei (?=\d)|\bal (?=\d+(?:\.\d+)?(?:-\d+)?%)/gi, "@ "],
  [/\b(?:recup(?:eration|ero)?|rec(?:upero)?|descanso|pausa|pause|repos|riposo|gehpause|trabpause|rest)\.?(?= ?(?:de )?\d)/gi, "rest"],
  [/\btrabpause\b|\btrab(?:en)?\b|\btrot(?:e|tando|ando)?\b|\btrote\b/gi, "jog"],
  [/\bgehpause\b|\bgehen\b|\bmarche\b(?! \d)|\bcaminando\b/gi, "walk"],
  [/\b(?:por|no|para|a|per|pour le) (?:tempo|tiempo|temps)\b(?! \d)/gi, "for time"],
  [/\b(?:so viele runden wie moglich|so viele wie moglich)\b/gi, "amrap"],
  [/\b(?:rodadas?|voltas|tours?|rondas?|giri|runden|durchgange)\b(?! a)/gi, "rounds"],
  [/\blimite?:? (?=\d)|\btope:? (?=\d)|\bzeitlimit:? (?=\d)/gi, "cap "],
  [/\ballure semi\b|\bhalbmarathontempo\b|\bhm[- ]tempo\b|\britmo (?:mezza|media)\b/gi, "@ half marathon pace"],
  [/\ballure marathon\b|\bmarathontempo\b|\bmrt\b/gi, "@ marathon pace"],
  [/\b(?:im )?(\d+)er[- ]tempo\b|\ballure (\d+) ?k\b|\britmo (\d+) ?k\b/gi, "@ $1$2$3k pace"],
  [/\b(?:a |@ ?)?vma\b/gi, "@ VMA"],
  [/\b(?:seuil|schwelle|umbral|soglia)\b/gi, "threshold"],
  // Movements
  [/\bstrapp[oi] di potenza\b|\barranc[oa]s? de potencia\b/gi, "power snatches"],
  [/\bgirat[ae] di potenza\b/gi, "power cleans"],
  [/\b(?:salti alla corda doppi|doppi salti(?: alla corda)?|dobles? (?:de )?comba|saltos? duplos?|doubles? sauts?)\b/gi, "double-unders"],
  [/\bagachamentos? (?:com barra|costas)\b|\bsentadillas? con barra\b/gi, "back squats"],
  [/\bagachamentos? frontal(?:is)?\b/gi, "front squats"],
  [/\bagachamentos?\b/gi, "air squats"],
  [/\bprancha\b/gi, "plank"],
  [/\babdominais\b/gi, "sit-ups"],
  [/\bflexoes\b/gi, "push-ups"],
  [/\bbarras? fixas?\b/gi, "pull-ups"],
  [/\blevantamento terra\b/gi, "deadlift"],
  [/\bsupino\b/gi, "bench press"],
  [/\b(?:corrida|correndo|carrera continua|footing|dauerlauf|lauftraining)\b/gi, "run"],
  [/\b(?:remada|remo ergometro)\b/gi, "row"],
  [/\bafundos?\b|\bavancos?\b/gi, "lunges"],
  [/\bsaltos? (?:na|a) caixa\b/gi, "box jumps"],
  [/\bsubidas? (?:na|de) corda\b/gi, "rope climbs"],
  [/\b(?:kurzhantel|kh)[ -]ausfallschritte?\b/gi, "db lunges"],
  [/\b(?:kurzhantel|kh)[ -]?/gi, "db "],
  [/\b(?:langhantel|lh)[ -](?=[a-z])/gi, "barbell "],
  [/\bkniebeugen?\b(?= ?\d+ ?x ?\d)/gi, "back squat"],
  [/\bsteigerungs(?:laufe|lauf)\b|\bsteigerungen\b|\ballunghi\b|\bgammes\b/gi, "strides"],
  [/\b(?:lungenschonend|gemutlich|tranquillo|soave|leve)\b/gi, "easy"],
  [/\bzwischen (?:den )?(?:satzen|sets|runden|ubungen)\b|\bentre (?:las |les |as )?(?:series|rondas|rounds|sets)\b|\btra le serie\b/gi, "between sets"],
  [/\bjede (?:zweite|2\.) minute\b/gi, "every 2 min"],
];
