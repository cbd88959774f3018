// How seven languages tell of work or another sport that tires a part of the body: tiredness with a date or a day, and no injury.

/** The part that a kind of work loads. */
export type LoadedPart = "back" | "legs";

/** Work by what it loads, each phrase in normalised words. */
const WORK: { readonly [part in LoadedPart]: readonly string[] } = {
  back: [
    "bent over(?! rows?)",
    "bending (?:over|down)",
    "stoop(?:ed|ing)",
    "shovel(?:l?ing)?",
    "digging",
    "shear(?:ing)?(?! stress)",
    "harvest(?:ing)?",
    "(?:fruit |grape )?picking",
    "stacking (?:hay|shelves|wood)",
    "(?:lifting|carrying|hauling) (?:\\w+ )?(?:boxes|bales|crates|sacks|furniture|patients|bricks|pallets)",
    "gebuckt\\w*",
    "(?:kisten|kartons|sacke|mobel) (?:schleppen|tragen|heben)",
    "schaufeln",
    "ernte\\w*|weinlese",
    "agachad[oa]s?|doblad[oa]s?|encorvad[oa]s?",
    "cosecha|vendimia|cargando (?:cajas|sacos|muebles)",
    "penche[es]?|courbe[es]?",
    "vendanges?|recolte|porter (?:des )?(?:caisses|sacs|meubles)",
    "chinat[oaie]|piegat[oaie]",
    "vendemmia|raccolto|raccolta (?:delle|della|dei)",
    "curvad[oa]s?|dobrad[oa]s?",
    "colheita|vindima",
    "gebukt|voorovergebogen",
    "oogst\\w*",
  ],
  legs: [
    "on (?:my|our) feet",
    "standing (?:all day|for|up)",
    "walking (?:all day|the (?:floor|rounds))",
    "up and down (?:ladders|stairs)",
    "kneeling",
    "auf den beinen|im stehen|leitern",
    "de pie",
    "debout",
    "in piedi",
    "(?:de|em) pe",
    "op de been|staand",
  ],
};
/** That it is a day's work. */
const HOURS =
  /\b(?:(?:[6-9]|1[0-6]|six|seven|eight|nine|ten|eleven|twelve) ?(?:h|hrs?|hours?|hour)(?: (?:a |per )?days?| shifts?)?|all day|long days?|every day|(?:[6-9]|1[0-6]|acht|neun|zehn|zwolf) ?(?:std|stunden)|den ganzen tag|(?:[6-9]|1[0-6]|ocho|nueve|diez|doce) horas|todo el dia|(?:[6-9]|1[0-6]|huit|neuf|dix|douze) ?(?:h|heures)|toute la journee|(?:[6-9]|1[0-6]|otto|nove|dieci|dodici) ore|tutto il giorno|(?:[6-9]|1[0-6]|oito|nove|dez|doze) horas|o dia (?:todo|inteiro)|(?:[6-9]|1[0-6]|acht|negen|tien|twaalf) uur|de hele dag)\b/u;
/** It was so, or is so only now and then. */
const NOT_SO =
  /\b(?:used to|no longer|not any ?more|never|if|unless|fruher|nicht mehr|antes|ya no|avant|plus (?:jamais|maintenant)|prima|non piu|ja nao|niet meer|vroeger)\b/u;

const toPattern = (phrases: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${phrases.join("|")})(?!\p{L})`, "u");
const PARTS = [
  ["back", toPattern(WORK.back)],
  ["legs", toPattern(WORK.legs)],
] as const;

/** The part that a long day of work loads. */
export function workLoadIn(said: string): LoadedPart | undefined {
  if (!HOURS.test(said) || NOT_SO.test(said)) return undefined;
  return PARTS.find(([, pattern]) => pattern.test(said))?.[0];
}

/** What is felt of a load, by part; "legs" also where only "it" is felt. */
const FELT: { readonly [part in LoadedPart]: RegExp } = {
  legs: /\b(?:(?:my |the )?legs? (?:do |always |really |still |usually )?(?:feel|know|notice)s? (?:it|that|about it)|(?:feel|notice) (?:it|that) in (?:my|the) legs|(?:my |the )?legs (?:are|get) (?:\w+ )?(?:tired|heavy|dead|cooked|fried|done|spent|toast)|(?:die |meine )?beine (?:merken|spuren) (?:es|das)|(?:merke|spure) (?:ich )?(?:es |das )?in den beinen|(?:lo )?(?:noto|siento) en las piernas|las piernas lo notan|(?:je )?le sens dans les jambes|les jambes le sentent|(?:lo )?sento nelle gambe|le gambe lo sentono|sinto(?: o)? nas pernas|as pernas sentem|voel (?:ik )?(?:het |dat )?in mijn benen)\b/u,
  back: /\b(?:(?:my |the )?(?:lower )?back (?:does |always |really |usually )?(?:feel|know|notice)s? (?:it|that|about it)|(?:feel|notice) (?:it|that) in (?:my|the) (?:lower )?back|merke (?:ich )?(?:es |das )?im rucken|(?:lo )?(?:noto|siento) en la espalda|le sens dans le dos|(?:lo )?sento nella schiena|sinto(?: o)? nas costas|voel (?:ik )?(?:het |dat )?in mijn rug)\b/u,
};

/** Who is on the field without playing, and how much of it is run. */
const OFFICIATES =
  /\b(?:i |ich |yo |je |io |eu |ik )?(?:referee(?:ing)?|ref|officiate|officiating|umpire|umpiring|pfeife|schiedsrichter\w*|arbitro|arbitre|arbitrage|arbitrar|apito|fluit|fluiten|scheidsrechter)\b/u;
const RUN_THERE =
  /\b(?:[5-9]|1\d) ?(?:k|km|kilomet\w*)\b|\b(?:many|lots of|short|repeated|viele|kurze|muchos|courts|molti|muitos|veel) (?:\w+ )?sprints?\b/u;

/** Whether a clause tells of a game that somebody runs through as its referee. */
export function officiatesIn(said: string): boolean {
  return OFFICIATES.test(said);
}

/** How far or how fast it is run. */
export function runsThere(said: string): boolean {
  return RUN_THERE.test(said);
}

/** The part that feels what was told before it, and does not hurt. */
export function feltLoadIn(said: string): LoadedPart | undefined {
  return FELT.legs.test(said) ? "legs" : FELT.back.test(said) ? "back" : undefined;
}

const TIRED =
  "(?:cooked|fried|toast|toasted|smoked|spent|tired|knackered|wrecked|shattered|done|done in|heavy|mude|platt|fertig|cansad[oa]|molid[oa]|fatigue|cuit|mort|stanc[oa]|cott[oa]|distrutt[oa]|moid[oa]|moe|kapot)";
const TRUNK =
  "(?:(?:lower |upper )?back|lumbar|shoulders|hips|neck|(?:unterer? )?rucken|espalda|lumbares|dos|lombaires|schiena|costas|rug)";
const WHEN =
  "(?:by (?:the )?(?:friday|thursday|end|evening|night)|at the end of|after (?:work|a (?:long )?(?:day|shift|week))|in the evenings?|(?:am|gegen) (?:freitag|ende|abend)\\w*|nach (?:der )?(?:arbeit|schicht)|(?:el|al) (?:viernes|final)|despues (?:del? )?(?:trabajo|turno)|le (?:vendredi|soir)|apres le (?:travail|boulot)|(?:il )?venerdi|a fine|dopo (?:il )?lavoro|(?:a|na) sexta|depois do trabalho|(?:op )?vrijdag|na (?:het )?werk)";
const SPENT = new RegExp(
  String.raw`\b${TRUNK}\b(?: \S+){0,3} ${TIRED}\b(?: \S+){0,2} ${WHEN}\b|\b${TRUNK}\b(?: \S+){0,2} ${WHEN}(?: \S+){0,2} ${TIRED}\b|\b${WHEN}\b(?: \S+){0,4} ${TRUNK}\b(?: \S+){0,3} ${TIRED}\b`,
  "u",
);

/** "Lower back is just cooked by Friday": what a week of work leaves of a part. */
export function saysSpentByWork(said: string): boolean {
  return SPENT.test(said);
}

const STIFF =
  "(?:stiff|tight|tense|steif|fest|verspannt|rigid[oa]|tens[oa]|carg?ad[oa]|raide|tendu\\w*|tes[oa]|contratt[oa]|pres[oa]|stijf|strak)";
const AFTER_WORK =
  "(?:(?:after|from) (?:\\w+ ){0,3}?(?:shifts?|work|working|sitting|driving|desk|drive|flight|day)|nach (?:\\w+ ){0,3}?(?:schicht|dienst|arbeit|sitzen|fahrt|fahren)|(?:despues de|tras) (?:\\w+ ){0,3}?(?:turno|trabajo|trabajar|sentad[oa]|conducir)|apres (?:\\w+ ){0,3}?(?:travail|garde|service|assis\\w*|route|conduite)|dopo (?:\\w+ ){0,3}?(?:turno|lavoro|sedut[oa]|guida|guidare)|depois de (?:\\w+ ){0,3}?(?:turno|trabalho|sentad[oa]|conduzir)|na (?:\\w+ ){0,3}?(?:dienst|werk|zitten|rijden))";
const STIFF_FROM_WORK = new RegExp(String.raw`\b${STIFF}\b(?: \S+){0,3}? ${AFTER_WORK}\b|\b${AFTER_WORK}\b(?: \S+){0,6}? ${STIFF}\b`, "u");
const LOOSENS =
  /\b(?:loosens?(?: up| off)?|eases?(?: off| up)?|goes away|is gone|wears off|frees up|is fine) (?:\w+ )?(?:once|when|as soon as|after|with) (?:\w+ )?(?:i |a |some |the )?(?:move|moving|walk|walking|warm|few|minutes|movement|get going|stretch)\w*|\b(?:lockert sich|wird besser|ist weg|geht weg) (?:\w+ )?(?:sobald|wenn|mit|nach)\b|\bse (?:suelta|pasa|quita|afloja) (?:\w+ )?(?:cuando|al|en cuanto)\b|\b(?:passe|part|se detend) (?:\w+ )?(?:des que|quand|en)\b|\b(?:si scioglie|passa) (?:\w+ )?(?:appena|quando|con)\b|\b(?:solta|passa) (?:\w+ )?(?:quando|assim que|ao)\b|\b(?:gaat weg|wordt los\w*|trekt weg) (?:\w+ )?(?:zodra|als|met)\b/u;

/** "Stiff after a long shift" */
export function saysStiffFromWork(said: string): boolean {
  return STIFF_FROM_WORK.test(said);
}

/** "… and loosens up once I move" */
export function saysLoosens(said: string): boolean {
  return LOOSENS.test(said);
}
