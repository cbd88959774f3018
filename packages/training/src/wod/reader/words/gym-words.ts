/* What gyms call their exercises in German, Spanish, French, Italian, Portuguese and Dutch, in English. Words stand without accents. */

type Words = readonly (readonly [pattern: RegExp, english: string])[];

export const GYM_WORDS: Words = [
  // Clocks and headings
  [
    /\b(?:pas de chrono|sans chrono|ohne (?:uhr|zeit)|sin (?:crono\w*|reloj)|senza (?:crono\w*|tempo)|sem (?:crono\w*|relogio)|zonder klok|untimed)\b/gi,
    "not for time",
  ],
  [/\b(?:tempo|tiempo|temps) limite\b|\blimite de (?:tempo|tiempo|temps)\b|\btempo massimo\b|\btiempo maximo\b/gi, "time cap"],
  [/\bhauptteil\b|\bparte (?:principal|central)\b|\bcorps de seance\b|\bparte centrale\b|\bhoofddeel\b/gi, "main"],
  [/\bnoch (?=\d)|,? ?\b(?:nach gefuhl|por sensaciones|au feeling|a sensazione|op gevoel|a vontade)\b/gi, ""],
  [/\b(?:schulter|arm)kreisen\b|\bcirculos (?:de|com|con) (?:los |os )?(?:hombros|brazos|ombros|bracos)\b|\bmoulinets\b/gi, "arm circles"],
  [
    /(?<=\b(?:corsa|camminata|bici|pedalata|nuoto|vogatore) )(?:molto )?(?:leggera|leggero|lenta|lento|facile|blanda|sciolta|tranquilla)\b/gi,
    "easy",
  ],
  [/\blange (?=duurloop\b)/gi, "long "],
  [/\bduurloop\b/gi, "run"],
  [/\bdribbelen\b|\bdribbelpauze\b/gi, "jog rest"],
  [/\bloopscholing\b/gi, "drills"],
  [/\brustig(?:e)?\b/gi, "easy"],
  [/\b(?:op )?marathontempo\b/gi, "@ marathon pace"],
  [/\b(?:uberkopfkniebeugen?|sentadillas? (?:overhead|por encima de la cabeza))\b/gi, "overhead squat"],
  [/^(\s*)(\d{2,4})( m)? ein\s*$/gi, "$1$2$3 warm-up"],
  [/^(\s*)(\d{2,4})( m)? aus\s*$/gi, "$1$2$3 cool-down"],
  [/\brucken\b(?=[^\n]*\b(?:kraul|kick|beine|free|locker|easy)\b)|(?<=\b(?:kraul|free)\b[^\n]*)\brucken\b/gi, "back"],
  // Legs
  [
    /\bbeinpresse\b|\bprensa(?: de piernas?)?\b|\bpresse (?:a cuisses|(?:a )?jambes|inclinee|horizontale|45)\b|\bpresse\b(?= ?[:,]? ?\d)|\bpressa(?: gambe)?\b|\bbeenpers\b/gi,
    "leg press",
  ],
  [/\bbeinstrecker\b|\bextension(?:es)? de (?:cuadriceps|piernas?)\b|\bcadeira extensora\b|\bbeenstrekken\b/gi, "leg extension"],
  [/\bbeinbeuger\b|\bbeincurls?\b|\bcurl femoral\b|\b(?:mesa|cadeira) flexora\b|\bbeencurls?\b/gi, "leg curl"],
  [
    /\bwadenheben\b|\belevacion(?:es)? de (?:talones|gemelos)\b|\bgemelos(?: de pie| sentado)?\b(?= ?\d)|\bmollets(?: debout| assis)?\b(?= ?\d)|\b(?:alzate )?polpacci(?: in piedi)?\b|\bpanturrilhas?(?: em pe| sentado)?\b|\bkuitheffen\b/gi,
    "calf raise",
  ],
  [
    /\bhuftheben\b|\bbeckenheben\b|\bpuentes? de gluteos?\b|\bpont(?:s)? fessiers?\b|\bponte glutei\b|\belevacao pelvica\b/gi,
    "glute bridge",
  ],
  [
    /\bstrecksprunge?\b|\bhocksprunge?\b|\bagachamentos? (?:com salto|saltados?)\b|\bsentadillas? (?:con salto|saltadas?)\b|\bsquats? saltati?\b|\bsquats? saut[ee]e?s?\b|\bsprongsquats?\b/gi,
    "squat jumps",
  ],
  [
    /\bskippings?\b|\bkniehebelauf\b|\bmontees? de genoux\b|\bginocchia alte\b|\brodillas (?:altas|al pecho)\b|\bjoelhos altos\b|\bknieheffen\b/gi,
    "high knees",
  ],
  // Trunk
  [
    /\bseitstutz(?:e)?\b|\bplancha lateral\b|\bgainage lateral\b|\bplank laterale\b|\bprancha lateral\b|\bzijplank\b|\bzijwaartse plank\b/gi,
    "side plank",
  ],
  [
    /\bbeinheben\b|\belevacion(?:es)? de piernas?\b|\breleves? de jambes\b|\bsollevament[oi] gambe\b|\belevac(?:ao|oes) de pernas?\b|\bbenen heffen\b|\bbeenheffen\b/gi,
    "leg raise",
  ],
  [/\bbergsteiger\b|\bescalador(?:es)?\b|\bgrimpeurs?\b|\bscalator[ei]\b|\balpinistas?\b|\bbergbeklimmers?\b/gi, "mountain climbers"],
  [/\bklappmesser\b/gi, "v-ups"],
  // Upper body
  [
    /\bdips? an (?:der |einer )?bank\b|\bfondos? en (?:el )?banco\b|\bdips? (?:sur|au) (?:le )?banc\b|\bdips? (?:su|alla) panca\b|\bmergulhos? no banco\b|\bdips? op (?:de |een )?bank(?:je)?\b/gi,
    "bench dips",
  ],
  [
    /\bseitheben\b|\belevacion(?:es)? laterales\b|\belevations? laterales?\b|\balzate laterali\b|\belevac(?:ao|oes) laterai?s?\b|\bzijwaarts heffen\b/gi,
    "lateral raise",
  ],
  [
    /\blat(?:issimus)?[- ]?(?:zug|ziehen)\b|\bjalon(?:es)?(?: al pecho)?\b|\btirage (?:vertical|poitrine)\b|\blat machine\b|\bpuxada(?: alta)?\b/gi,
    "lat pulldown",
  ],
  [
    /\bschulterdrucken\b|\bpress militar\b|\bdeveloppe militaire\b|\blento avanti\b|\bdesenvolvimento\b(?= ?(?:com|\d))/gi,
    "shoulder press",
  ],
  [/\btrizepsdrucken\b|\b(?:extension(?:es)? de triceps|triceps en polea)\b|\btriceps (?:corda|pulley)\b/gi, "triceps pushdown"],
  [/\bbizeps[- ]?curls?\b|\bcurls? de biceps\b|\brosca direta\b/gi, "biceps curl"],
  [/\brudern am trx\b|\btrx[- ]?rudern\b|\bremo (?:en|con) trx\b|\btirage trx\b/gi, "ring row"],
  [
    /\bremo con (?:goma|banda)s?\b|\brudern mit (?:band|theraband)\b|\btirage elastique\b|\bremada com elastico\b|\brematore con elastico\b/gi,
    "band row",
  ],
  [/\bflexao\b(?= ?(?:$|[,;(/+\n]| de bracos?\b))(?: de bracos?)?/gi, "push-ups"],
  [
    /\b(?:pular |salto (?:de|com) )?cordas?\b(?= ?(?:$|[,;(/+\n]))(?<=\b(?:min\w*|s|seg\w*|['"]) ?(?:de |di |a )?(?:pular |salto (?:de|com) )?cordas?)/gi,
    "jump rope",
  ],
  [
    /\brematore (?:con |col )?bilanciere\b|\bremo con barra\b|\bremada (?:curvada|com barra)\b|\browing barre\b|\blanghantelrudern\b/gi,
    "barbell row",
  ],
  // Before and after
  [/(?<=\bcool[- ]?down\b[^\n]*)\bausrudern\b/gi, "row"],
  [/(?<=\bcool[- ]?down\b[^\n]*)\bausfahren\b/gi, "bike"],
  [/(?<=\bcool[- ]?down\b[^\n]*)\bauslaufen\b/gi, "run"],
  [/\b(?:dehnen|estir(?:ar|amientos?)|etirements?|s'etirer|allungamento|alongamentos?|rekken)\b/gi, "stretching"],
  [
    /\bafsluiten (?:met|with)\b|\beindig(?:en)? (?:met|with)\b|\b(?:terminar|acabar) (?:con|com|with)\b|\b(?:finire|chiudere) (?:con|with)\b|\babschliessend\b/gi,
    "finish with",
  ],
  [/\bdazwischen\b|\bin mezzo\b|\bertussen(?:in)?\b/gi, "between"],
  [
    /\b(?:nach|apres|despues de|dopo|depois de|na) (?:jede[rmn]?|chaque|cada|ogni|elke) (?:durchgang|runde|tour|ronda|vuelta|giro|rodada|volta|ronde)\b/gi,
    "after each round",
  ],
  [
    /\bentre (?:las |les |as |os )?(?:vueltas|tours|voltas|rodadas)\b|\b(?:tra|fra) i giri\b|\bzwischen den (?:durchgangen|runden)\b/gi,
    "between rounds",
  ],
  [/\b(?:lastrad[oa]s?|lest[ee]es?|zavorrat[eio]|com lastro|con lastre)\b/gi, "weighted"],
  [/\b(?:sobre|encima de|por cima d[ae]|par-?dessus|uber) (?:la |el |die |a )?(?:barra|barre|stange)\b/gi, "over the bar"],
  [/\b(?:opwarmen|opwarming|inwarmen)\b/gi, "warm-up"],
  [/\bafsluiten?(?:ing)?(?=\s*:)/gi, "finish"],
  [/\bsincronizad[oa]s?\b|\bsynchronises?\b|\bsincronizzat[oi]\b/gi, "synchro"],
  [/\bbeliebig\b/gi, "choice"],
  [/\btechnik\b(?! ?:)|\btecnica\b(?=\s*(?:$|,))/gi, "drill"],
];
