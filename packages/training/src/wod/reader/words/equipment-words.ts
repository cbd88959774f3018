/*
 * With what and how a movement is done, in German, Spanish, French, Italian, Portuguese and Dutch, in the words of the reader. Words stand
 * without accents.
 */

type Words = readonly (readonly [pattern: RegExp, english: string])[];

const WITH = String.raw`(?:mit|con|col|avec|com|met|a la|with|w\/)(?: (?:a|an|the|dem|den|der|die|einem|einer|la|las|los|el|un[ao]?|il|lo|une?|les?|des|o|os|as|um|uma|een|de))?`;
const DUMBBELLS = String.raw`(?:kurzhanteln?|hanteln?|mancuernas?|halteres?|manubri[o]?|halters?|dumbbells?)`;
const BANDS = String.raw`(?:band|bands|theraband|gummiband|widerstandsband|goma|gomas|banda|bandas|elastiques?|elastic[oi]|elastique|weerstandsband|elastiek)`;
const RINGS = String.raw`(?:(?:en|an|aux?|agli|nas|aan|auf)(?: (?:las|den|die|os|as|de|les))? (?:anillas|ringen?|anneaux|anelli|argolas))`;
const INCLINE = String.raw`(?:inclinad[oa]|inclinata|incline|inclinee)`;
const BENCH = String.raw`(?:press(?: (?:de )?banca)?|panca|developpe(?: couche)?|supino|bench(?: press)?)`;
const LAST = String.raw`(?:(?:en|na|no|in der|in de|auf dem|a la|all'|nell')? ?(?:la |le |il |o |a )?(?:ultim[ao]|letzte[rnm]?|derniere|laatste))`;
const SET = String.raw`(?:serie|satz|set|sets)`;
const FAILURE = String.raw`(?:(?:al|hasta el) fallo|(?:a|fino al?) cedimento|(?:a|jusqu'a) l'echec|ate (?:a )?falha|(?:bis )?(?:zum )?(?:muskel)?versagen|tot (?:spier)?falen)`;

/** Longer expressions stand before the words they contain. */
export const EQUIPMENT_WORDS: Words = [
  // Bench, cable and machine
  [new RegExp(String.raw`\bschragbankdrucken(?: ${WITH})?(?: (?:kh|db|${DUMBBELLS}))\b`, "gi"), "incline dumbbell press"],
  [
    new RegExp(String.raw`\b${BENCH} ${INCLINE}(?: ${WITH})? ${DUMBBELLS}\b|\b${BENCH}(?: ${WITH})? ${DUMBBELLS} ${INCLINE}\b`, "gi"),
    "incline dumbbell press",
  ],
  [new RegExp(String.raw`\bschragbankdrucken\b|\b${BENCH} ${INCLINE}\b|\bschuine bankdruk(?:ken)?\b`, "gi"), "incline bench press"],
  [/\bsupino reto\b|\bpanca orizzontale\b|\bflachbankdrucken\b|\bbanc plat\b/gi, "bench press"],
  [
    /\brudern am kabel(?:zug)?\b|\bkabel(?:zug)?rudern\b|\bremo en polea(?: baja)?\b|\btirage horizontal\b|\b(?:pulley|rematore) basso\b|\bremada (?:baixa|sentada)\b|\bkabelroeien\b/gi,
    "seated cable row",
  ],
  [/\bcroci (?:ai|con i) cavi\b|\bcrucifixos? (?:na polia|no cabo)\b|\bcruces? (?:en|de) poleas?\b|\bkabelkreuzen\b/gi, "cable fly"],
  [
    /\bcrucifixos?\b|\bcroci(?! (?:ai|con i) cavi)(?: (?:con|coi|ai) manubri)?\b|\bfliegende\b|\becartes?(?: couche)?\b(?= ?\d)/gi,
    "dumbbell fly",
  ],
  [/\bcurls? (?:marteaux?|(?:de )?martillo|a martello)\b|\brosca martelo\b|\bhammercurls?\b/gi, "hammer curl"],
  [/\blevantamentos? terra\b/gi, "deadlift"],
  [/\bpuxadas? (?:frente|frontal|frontais|alta|aberta)\b/gi, "lat pulldown"],
  [new RegExp(String.raw`,? ?\b${LAST} ${SET}:? (?:bis )?${FAILURE}`, "gi"), " last set to failure"],
  [/(?<=\d ?x ?)(?:fallo|falha|cedimento|echec|versagen|falen)\b/gi, "max"],
  [new RegExp(String.raw`\b${FAILURE}(?: ${LAST} ${SET})?`, "gi"), "to failure"],
  // Jumped, alternating, to one side
  [/\bsquats? (?:con salto|met sprong|mit sprung|avec saut|com salto)\b|\bspringende squats?\b/gi, "squat jumps"],
  [/\b(?:alternat[ei]|alternad[oa]s|alternees?|afwisselend)\b/gi, "alternating"],
  [/\b(?:dx|destr[ao])\b/gi, "right"],
  [/\b(?:sx|sinistr[ao])\b/gi, "left"],
  [
    /(?<=\b(?:seitstutz|liegestutze?|plank\w*|plancha|gainage|prancha|zijplank)\b[^\n]*) (?:rechts|derech[ao]|droite?|direit[ao])\b/gi,
    " right",
  ],
  [
    /(?<=\b(?:seitstutz|liegestutze?|plank\w*|plancha|gainage|prancha|zijplank)\b[^\n]*) (?:links|izquierd[ao]|gauche|esquerd[ao])\b/gi,
    " left",
  ],
  [
    /(?<=\b(?:liegestutze?|push-?ups|flexiones|pompes|piegamenti|flexoes)\b ?)(?:eng[e]?|serrees?|strett[ie]|cerradas|fechadas|smal)\b/gi,
    "close grip",
  ],
  // Implements
  [
    new RegExp(String.raw`\b(dips?|fondos?|push-?ups?|liegestutze?|flexiones|pompes|rows?|remo|pull-?ups?|muscle-?ups?) ${RINGS}`, "gi"),
    "ring $1",
  ],
  [new RegExp(String.raw`\b(?:mit|con|avec|com|met) ${BANDS}\b`, "gi"), "banded"],
  [new RegExp(String.raw`\b(?:mit|con|com|met|avec) ${DUMBBELLS} (?:de|di|da|von|van|a|zu) (?=\d)`, "gi"), "with dumbbells @ "],
  [new RegExp(String.raw`\b(?:mit|con|com|met|avec) ${DUMBBELLS}\b(?! ?[x/]? ?rudern)`, "gi"), "with dumbbells"],
  // In the water
  [
    new RegExp(
      String.raw`(?<=\b(?:kick|beine?|beinschlag|gambe|jambes|battements?|pies|piernas|patada|pernas|benen)\b[^,;\n\d]{0,10})\b${WITH} ?(?:board|brett|tabla|tavoletta|planche|prancha|plank(?:je)?)\b`,
      "gi",
    ),
    "board",
  ],
  [/\blopen\b/gi, "run"],
  [/\bover de (?:stang|barbell|halter)\b/gi, "over the bar"],
  // Wheels
  [
    /\b(?:aufs?|auf dem|auf der|aufm|op de|sur le|en la|sulla|in|na|on the) (?:rad|rolle|fiets|velo|bici(?:cleta|cletta)?|bike|ergometer)\b/gi,
    "bike",
  ],
  [/\b(?:fahrrad)?ergometer\b|\bhometrainer\b/gi, "bike"],
  [
    /\b(?:on|auf|op|en|sur|sul|sulla|na|no) (?:the|a|dem|de|la|le|el|un|il|o)? ?(?:treadmill|laufband|loopband|cinta|tapis(?: (?:de course|roulant))?|esteira)\b/gi,
    "run",
  ],
  // Before and after, in verbs
  [/\b(?:calentar|riscaldarsi|aquecer|s'echauffer|inzwemmen|infietsen|inroeien)\b/gi, "warm-up"],
  [/\b(?:uitzwemmen|uitfietsen|uitroeien|enfriar|relajar)\b/gi, "cool-down"],
  [/\bzwemmen\b/gi, "swim"],
  [/\bborstcrawl\b/gi, "free"],
  [/\b4 ?nages\b/gi, "im"],
  [
    /\b(?:a |al |en |no |au |im )?(?:ritmo (?:de )?(?:mezza|media)(?: maraton\w*)?|ritmo (?:de )?meia(?: maratona)?|halvemarathontempo)\b/gi,
    "@ half marathon pace",
  ],
  // Rests
  [/\b(?:recuperi|riposi|pausen|descansos|pauses)\b(?=:? ?\d)/gi, "rest"],
  [/\b(descanso|pausa|pause|repos|riposo|recupero|rust|rest) (?:de|di|von|van|of) (?=\d)/gi, "rest "],
  [
    /(?<=\d *(?:s|se[ckg]\w*|min\w*|'|") *)(?:(?:zum )?trinken|trinkpause|wasserpause|zum durchatmen|para beber|beber(?: agua)?|boire|pour boire|per bere|bere|beber agua|drinken|om te drinken|water break|drink(?: break)?|to drink)\b/gi,
    "rest",
  ],
  [
    /\btra un giro e l'altro\b|\bentre un tour et l'autre\b|\bentre vuelta y vuelta\b|\bentre una (?:vuelta|ronda) y otra\b|\bentre uma (?:rodada|volta) e outra\b|\btussen de rondes\b/gi,
    "between rounds",
  ],
  [
    /\b(?:saliendo|saindo|partendo|en partant|ripartendo|starten?|vertrek|vertrekken)(?: (?:a cada|cada|ogni|toutes les|alle|om de|elke))? ?(?=\d+(?::|'))/gi,
    "on ",
  ],
  [
    /\b(?:a |al |en |im |no |in |op )?(?:ritmo (?:de )?(?:gara|carrera|competicion|prova|competicao)|allure (?:de )?(?:course|competition)|(?:renn|wettkampf)tempo|wedstrijdtempo)\b(?! de \d)/gi,
    "@ race pace",
  ],
];
