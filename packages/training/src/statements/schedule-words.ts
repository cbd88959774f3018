/** What a sentence about days and counts is about. */
export type SportKind = "run" | "swim" | "bike" | "strength" | "legs" | "fast-run" | "cardio" | "metcon" | "trainer" | "training";

/** Words after `normalise` in the seven languages of the intake; narrower kinds stand first. */
const KINDS: readonly (readonly [SportKind, RegExp])[] = [
  [
    "trainer",
    /\b(?:turbo|(?:indoor|home|smart) ?trainer|trainer|rolle(?:ntrainer)?|rollo|rodillos?|zwift\w*|rulli|rolo|tacx|wahoo|kickr|indoor (?:bike|biking|cycling|rid(?:e|es|ing)))\b/gu,
  ],
  ["metcon", /\b(?:metcons?|wods?|amraps?|emoms?|chippers?|circuits?|zirkel\w*|circuitos?)\b/gu],
  [
    "fast-run",
    /\b(?:intervals?|intervall\w*|speed ?work|track sessions?|tempolauf\w*|series|intervalos|fractionne\w*|ripetute|tiros|intervallen)\b/gu,
  ],
  [
    "legs",
    /\b(?:leg (?:days?|work|training|sessions?)|legs|lower body|beine|bein(?:tag|training)\w*|piernas?|jambes?|gamb[ae]|pernas?|benen|been(?:dag|training))\b/gu,
  ],
  [
    "swim",
    /\b(?:swim\w*|pool|masters(?! (?:thesis|degree|dissertation|exams?|students?|programme?|course|in)\b)|schwimm\w*|hallenbad|nad(?:ar|o|amos)|natacion|piscina|piscine|nag(?:er|e)|natation|nuot\w*|natacao|zwem\w*|zwembad)\b/gu,
  ],
  [
    "bike",
    /\b(?:bik(?:e|es|ing)|cycl\w*|rid(?:e|es|ing)|rad(?:fahren|fahre|fahrt|ausfahrt\w*|tour\w*|training|eln|el|l)?|fahrrad\w*|rennrad\w*|ausfahrt\w*|velo|cyclisme|roul(?:er|e)|ciclismo|bici\w*|grupeta|rod(?:ar|o) en bici|pedal\w*|rij(?:d|den)?|fahr(?:e|en)|salgo con|rit(?:ten|je)?|toertocht|fiets\w*|wielren\w*|spinning)\b/gu,
  ],
  [
    "run",
    /\b(?:run(?:s|ning)?|park ?run|track(?: night)?|piste|pista|bahntraining|laufgruppe|lauftreff|atletiek\w*|jog(?:s|ging)?|lauf(?:en|e|s|training)?|laufrunde\w*|gelaufen|joggen|jogge|lauftreff|corr(?:er|o|ere|iamo|eremos)|carreras?|rodajes?|tiradas?|cour(?:ir|s|se|ses)|footing|corsa|corse|corridas?|(?:o |il |el )?(?:longao|longo|lungo)|hardlopen|hardloop\w*|loop ik|ik loop|lopen|duurlo(?:op|pen))\b/gu,
  ],
  [
    "strength",
    /\b(?:gym|weights|weight ?training|lift(?:s|ing)?|strength(?: work| training)?|kraft\w*|studio|fitnessstudio|muckibude|hanteltraining|fuerza|pesas|gimnasio|gym|muscu\w*|renfo\w*|salle|palestra|pesi|forza|academia|ginasio|musculacao|forca|kracht\w*|sportschool)\b/gu,
  ],
  ["cardio", /\b(?:cardio\w*|conditioning|endurance|ausdauer\w*|resistencia|resistance training)\b/gu],
  [
    "training",
    /\b(?:train(?:ing|ings|s)?|sessions?|workouts?|exercis\w*|einheit(?:en)?|training\w*|trainier\w*|sport|entren\w*|sesion(?:es)?|seances?|entrain\w*|sorties?|allen\w*|sedut[ae]|treino?s?|trein\w*|sporten)\b/gu,
  ],
];

/** Kinds that the words name, without those inside a longer name; what is left of the words is `rest`. */
export function kindsIn(said: string): { readonly kinds: readonly SportKind[]; readonly rest: string } {
  const kinds: SportKind[] = [];
  let rest = said;
  for (const [kind, words] of KINDS) {
    const without = rest.replace(words, "·");
    if (without !== rest) kinds.push(kind);
    rest = without;
  }
  return { kinds, rest };
}

/** Another sport of the athlete's own, which the plan does not hold. */
export const OTHER_SPORT =
  /\b(?:football|soccer|five ?a ?side|5 ?a ?side|rugby|hockey|tennis|padel|paddle|squash|badminton|basketball|volleyball|netball|handball|climb\w*|bouldern?|bouldering|judo|karate|bjj|jiu ?jitsu|mma|boxing|boxen|fussball|kicken|klettern|futbol|futebol|calcio|calcetto|foot|voetbal\w*|tenis|baloncesto|escalada|escalade|arrampicata|klimmen|pilates|danc\w+(?: class\w*)?|ballet|rowing club|lacrosse|cricket|golf)\b/u;

const NUMBERS =
  "one|two|three|four|five|six|ein\\w*|zwei|drei|vier|funf|sechs|una?|dos|tres|cuatro|cinco|seis|une?|deux|trois|quatre|cinq|due|tre|quattro|cinque|sei|uma?|duas|dois|quatro|een|twee|drie|vijf|zes|[1-7]";
const VALUES: readonly (readonly [RegExp, number])[] = [
  [/^(?:1|once|one|single|einmal|ein\w*|una?|une?|uma?|un|een)$/u, 1],
  [/^(?:2|twice|two|zweimal|zwei|dos|deux|due|duas|dois|twee)$/u, 2],
  [/^(?:3|thrice|three|dreimal|drei|tres|trois|tre|drie)$/u, 3],
  [/^(?:4|four|viermal|vier|cuatro|quatre|quattro|quatro)$/u, 4],
  [/^(?:5|five|funfmal|funf|cinco|cinq|cinque|vijf)$/u, 5],
  [/^(?:6|six|sechs|seis|sei|zes)$/u, 6],
  [/^7$/u, 7],
];
const TIMES_WORD = "x|times|mal|vez|veces|fois|volta|volte|vezes|keer";
const DAYS_WORD = "(?:trainings)?tage?n?|days?|dias?|jours?|giorni|dagen|nights?|evenings?";
const SPORT_WORD =
  "sessions?|workouts?|trainings?|einheit\\w*|entrenamientos?|entrenos?|sesion(?:es)?|seances?|sorties?|sessao|sessoes|allenamenti?|sedut[ae]|treinos?|trainingen|runs?|swims?|rides?|lifts?|gym|strength|hard|easy|laufe?n?|laufeinheit\\w*|krafteinheit\\w*|carreras?|courses?|corse|corridas?|footings?|loopjes";
const COUNT = new RegExp(
  String.raw`\b(?:(?<count>${NUMBERS}) ?(?:(?<fold>${TIMES_WORD})|(?<days>(?:(?:full|body|training|short|hard|strength|lifting) ){0,2}(?:${DAYS_WORD}))|(?=(?:(?!h\b|hrs?\b|hours?|min|stund|hora|heure|ora\b|ore\b|uur)\w+ ){0,2}?(?:${SPORT_WORD})\b))|(?<once>once|twice|thrice|einmal|zweimal|dreimal|viermal))\b(?! running)(?! (?:\w+ ){0,3}?(?:in a row|back to back|hintereinander|seguidos|de suite|di fila))`,
  "u",
);
const A_WEEK =
  /\b(?:(?:a|per|each|every|any|pro|in der|die|por|a la|na|par|alla|in the|de|p|al?|cada|chaque|ogni) (?:weeks?|wk|woche|semana|semaine|settimana)|weekly|wochentlich\w*|semanales|hebdo\w*|settimanali|semanais)\b/u;
const AT_LEAST = /\b(?:at least|min(?:imum|destens)?|mindestens|wenigstens|al menos|minimo|au moins|almeno|pelo menos|minstens)\b/u;

/** "no more than", "is plenty", "reicht", "me basta", "suffisent", "chegam", "genoeg" */
export const LIMIT_WORDS =
  /\b(?:at most|max\w*|tops|plenty|enough|no more|not more|never more|more than|limit\w*|up to|only|just|hochstens|nicht mehr|mehr als|reich(?:t|en)|genug|genugt|nur|como (?:mucho|maximo)|maximo|bast(?:a|an|ano)|suficiente|no mas|mas de|mas no|solo|suffi\w*|pas plus|plus de|seulement|al massimo|massimo|non piu|piu di|sufficien\w*|cheg(?:a|am)|mais de|apenas|genoeg|hooguit|hoogstens|niet meer|meer dan|alleen|voldoende|me va bien|me vale|all i (?:want|need)|alles was ich|c est tout|es todo)\b/u;

/** How often a week, and of what: days where nothing is named. */
export function countIn(said: string): { readonly times: number; readonly isOfDays: boolean; readonly isWeekly: boolean } | undefined {
  if (AT_LEAST.test(said)) return undefined;
  const found = COUNT.exec(said)?.groups;
  const word = found?.["count"] ?? found?.["once"];
  if (found === undefined || word === undefined) return undefined;
  const times = VALUES.find(([pattern]) => pattern.test(word))?.[1];
  const isWeekly = A_WEEK.test(said);
  // "Four days is fine"
  const isFine = found["days"] !== undefined && (COPULA.test(said) || said.split(" ").filter((word) => !IDEALLY.test(word)).length <= 2);
  if (times === undefined || !(isWeekly || isFine || LIMIT_WORDS.test(said))) return undefined;
  return { times, isOfDays: found["days"] !== undefined, isWeekly };
}

/** "Three times a week is enough": nothing else is named. */
export function isBareCount(said: string): boolean {
  return said
    .replace(MORE_THAN, "")
    .trim()
    .split(/ +/u)
    .every((word) => COUNT_FILL.test(word) || LIMIT_WORDS.test(word));
}

/** "No more than 3x a week", "nicht öfter als", "non più di" */
const MORE_THAN =
  /\b(?:(?:no|not|never|nicht|nie|pas|jamais|non|nao|niet|nooit|nunca) )?(?:more|mehr|ofter|haufiger|mas|plus|piu|mais|meer|vaker)(?: often)? (?:than|als|de|d|di|do que|que|dan)\b/gu;

const COUNT_FILL =
  /^(?:\d|\dx|x|a|an|per|in|der|die|pro|por|par|al?|la|na|week|wk|woche|semana|semaine|settimana|times?|mal|vez|veces|fois|volt[ae]|vez|vezes|keer|once|twice|thrice|\w*mal|one|two|three|four|five|six|ein\w*|zwei|drei|vier|funf|sechs|un[ae]?|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|uma?|duas|dois|quatro|een|twee|drie|vijf|is|are|ist|sind|es|son|est|sont|e|sono|sao|zijn|me|mir|mi|fur|for|mich|ok|okay|fine|vollig|please|bitte|would|be|great|and|und|y|et|en)$/u;

/** "Liefst 4 dagen" */
const IDEALLY =
  /^(?:ideally|preferably|only|liefst|graag|liebsten|am|idealerweise|gerne?|idealmente|preferiblemente|idealement|plutot|preferibilmente|so|please|bitte|training|train)$/u;
const COPULA = /\b(?:is|are|ist|sind|es|son|est|sont|sono|sao|zijn|suits?|works?|passt|passen)\b/u;
/** "of those numbers a week": whatever else the words say. */
export function isWeekly(said: string): boolean {
  return A_WEEK.test(said);
}

const MINUTE_NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:forty five|funfundvierzig|cuarenta y cinco|quarante cinq|quarantacinque|quarenta e cinco|vijfenveertig)\b/u, 45],
  [/\b(?:seventy five|funfundsiebzig|setenta y cinco|soixante quinze|settantacinque|setenta e cinco|vijfenzeventig)\b/u, 75],
  [/\b(?:ninety|neunzig|noventa|quatre vingt dix|novanta|negentig)\b/u, 90],
  [/\b(?:sixty|sechzig|sesenta|soixante|sessanta|sessenta|zestig)\b/u, 60],
  [/\b(?:fifty|funfzig|cincuenta|cinquante|cinquanta|cinquenta|vijftig)\b/u, 50],
  [/\b(?:forty|vierzig|cuarenta|quarante|quaranta|quarenta|veertig)\b/u, 40],
  [/\b(?:thirty|dreissig|treinta|trente|trenta|trinta|dertig)\b/u, 30],
  [/\b(?:twenty|zwanzig|veinte|vingt|venti|vinte|twintig)\b/u, 20],
];

const HOURS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half an? hour|halbe[n]? stunde|media hora|demi heure|mezz\w* ?ora|mezzora|meia hora|half uur)\b/u, 30],
  [
    /\b(?:(?:an|one|1) (?:and a half|1\/2) hours?|an hour and a half|anderthalb stunden|eineinhalb stunden|hora y media|heure et demie|un ora e mezz\w*|uma hora e meia|anderhalf uur)\b/u,
    90,
  ],
  [/\b(?:an|one|eine[r]?|una|une|un|uma|een|1) (?:full )?(?:h|hr|hour|stunde|hora|heure|ora|uur)\b/u, 60],
  [/\b(?:two|zwei|dos|deux|due|duas|twee) (?:h|hrs?|hours|stunden|horas|heures|ore|uur)\b/u, 120],
];

/** Minutes that the words name: "45 min", "1h30", "eine Stunde", "hora y media". */
export function minutesIn(said: string): number | undefined {
  if (OF_THE_WAY.test(said)) return undefined;
  const clock = /\b(\d) ?(?:h|hr|std) ?(\d\d)\b/u.exec(said);
  if (clock !== null) return 60 * Number(clock[1]) + Number(clock[2]);
  const spoken = HOURS.find(([words]) => words.test(said))?.[1];
  if (spoken !== undefined) return spoken;
  const hours = /\b(\d(?:\.\d)?) ?(?:h|hrs?|hours?|std|stunden?|horas?|heures?|ore|uur)\b/u.exec(said);
  if (hours !== null) return 60 * Number(hours[1]);
  const minutes = /\b(\d{2,3}) ?(?:min|mins|mn|minut\w*|minuut)\b/u.exec(said);
  if (minutes !== null) return Number(minutes[1]);
  return /\bminut\w*|\bmins?\b/u.test(said) ? MINUTE_NUMBERS.find(([words]) => words.test(said))?.[1] : undefined;
}

/** "The hills are forty minutes away": how far it is, and no length of a session. */
const OF_THE_WAY =
  /\b(?:min|mins|mn|minut\w*|minuut|h|hrs?|hours?|stunden?|horas?|heures?|ore|uur) (?:(?:by|in|of|mit|dem|der|en|de|el|la|in|di|met|mijn|my|a|an|each|one|the) ){0,2}(?:away|drive|driving|car|train|bus|from (?:me|here|home|us|my|the)|to (?:get|drive|travel|reach|work)|way|there|entfernt|auto|autofahrt|fahrt|fahren|weg|bahn|lejos|distancia|coche|ida|casa|carro|route|voiture|trajet|distance|macchina|strada|distanza|distante|lontan\w*|rijden|reizen|huis|viagem)\b/u;

/** Words for a closed pool or gym. German "zu" also means "to": it closes behind a verb, at the end and before dates. */
export const CLOSED_WORDS =
  /\b(?:closed|closes|shut|(?:ist|hat|bleibt|macht|sind|haben) (?:\w+ ){0,3}?zu|zu(?=$| (?:vom|von|bis|ab|am|uber|zwischen)\b)|dicht|geschlossen|gesperrt|cerrad\w*|cierra|ferme\w*|vidange|chius\w*|chiude|fech\w*|sluit|gesloten)\b/u;

export const DENIED_WORDS =
  /\b(?:no|not|never|none|nothing|without|cant|cannot|can not|dont|do not|wont|doesnt|impossible|unable|avoid\w*|skip\w*|kein\w*|nicht|nie|niemals|nichts|nix|ohne|unmoglich|nunca|jamas|nada|sin|imposible|pas|jamais|rien|sans|niente|non|mai|senza|impossibile|nao|nem|sem|impossivel|geen|niet|nooit|niets|zonder|onmogelijk)\b/u;

/** "Los sábados podemos entrenar juntas", "Saturdays with the boys suit me": a day that is offered is none off. */
export function isOffered(said: string): boolean {
  return OFFERS.test(said) && !DENIED_WORDS.test(said);
}

const OFFERS =
  /\b(?:train|trains|trainier\w+|entrena\w*|entreno|s entraine\w*|alleniamo|allenarci|alleno|treinamos|treinar|treino|trainen we|we can|i can|podemos|puedo|konnen wir|kann ich|wir konnen|ich kann|on peut|je peux|possiamo|posso|podemos|we kunnen|ik kan|together|zusammen|gemeinsam|junt[ao]s|ensemble|insieme|samen)\b/u;

/** Words for a day that suits, on which there is time. */
export const SUITS_WORDS =
  /\b(?:best|suits?|good|great|ideal\w*|works?|available|can|could|time|longer|more|prefer\w*|like|love|happy|fine|ok|passt|passen|gut|am besten|zeit|lieber|gern\w*|konnen|kann|mehr|mejor|bien|puedo|tiempo|mas|prefier\w*|mieux|bien|peux|temps|prefer\w*|meglio|posso|tempo|bene|melhor|bom|beste?|goed|kan|tijd|graag|liever|train\w*|entren\w*|allen\w*|trein\w*|trainier\w*|easy|light|hard|heavy|long|locker\w*|schwer\w*|hart\w*|quality|whenever|any ?time|cuando sea|egal wann|n importe|quando|wanneer|instead|stattdessen|en su lugar|a la place|invece|em vez|in plaats|morgens|mornings?|early|early|fruh|mananas?|matin|mattina|manha|ochtends?)\b/u;
