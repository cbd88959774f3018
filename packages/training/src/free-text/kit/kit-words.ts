import { normalise } from "../../health/normalise.ts";

/** An implement that a clause names, with the most that it weighs. */
export interface KitItem {
  readonly key: string;
  readonly kilograms?: number;
  /** The lighter of two sizes. */
  readonly lighter?: number;
  /** Its weights end there; otherwise it weighs exactly so. */
  readonly isRange: boolean;
  readonly isPair: boolean;
}

/** "Tengo un bar", "I run a bar", "trabalho no bar": where drinks are sold; only English calls a barbell a bar. */
const NO_PUB = String.raw`(?<!\b(?:un|el|mi|su|al|del|le|mon|au|du|notre|il|mio|nel|um|o|do|meu|een|mijn|eine[rn]?|ner?|der|die|meine[rn]?|(?:own|run|owns|runs|work\w* (?:in|at|behind)|tend\w*) (?:a|the|my|our)(?= bar\b(?!\w| ?(?:and|with|plus|,|for)))) )`;

/** What the languages of the intake call the equipment of the catalogue; longer names first, so that "assault bike" is no bicycle. */
const NAMES: readonly (readonly [key: string, pattern: RegExp])[] = [
  ["air bike", /\b(?:assault|air|echo) ?bikes?\b|\bairdyne\b/gu],
  [
    "bike",
    /\b(?:bike ergs?|spin(?:ning)? bikes?|exercise bikes?|stationary bikes?|watt ?bikes?|turbo(?: trainer)?|indoor trainer|ergometer|heimtrainer|bici estatica|velo d appartement|cyclette|hometrainer|spinningrad)\b/gu,
  ],
  ["bicycle", /\b(?:road bikes?|gravel bikes?|mountain bikes?|mtb|bicycles?|bikes?|fahrrad|rennrad|bicicleta|bici|velo|fiets)\b/gu],
  [
    "pull-up bar",
    /\b(?:park (?:\w+ ){0,3}?with (?:an? )?(?:\w+ )?bars?|(?:outdoor|street workout|calisthenics?) (?:gym|park|bars?|spot)|park bars?|bars? (?:in|at) (?:the|a|my) park|klimmzugstangen? im park|calisthenics? ?park|barras? en (?:el|un) parque|parque de (?:barras|calistenia)|barres? (?:de traction )?(?:au|dans (?:le|un)) parc|sbarr\w* al parco|barras? no parque|pull ?up ?bars?|chin ?up ?bars?|door(?:way|frame)? ?bars?|bar (?:in|on) (?:the|a|my) door(?:way|frame)?|turreck|turstange|barra (?:de|en la) puerta|barre (?:de|a la) porte|sbarra (?:da|alla) porta|barra (?:de|na) porta|deurstang|klimmzugstange|barra de dominadas|barre de traction|sbarra(?: per trazioni)?|optrekstang)\b/gu,
  ],
  ["dip bars", /\b(?:dip (?:bars?|station)|barren)\b/gu],
  [
    "trap bar",
    /\b(?:(?:trap|hex) ?bars?|special(?:i?ty|ist)? bars?|(?:safety squat|safety|cambered|swiss|football) bars?|spezial(?:hantel)?stangen?|barras? especia(?:l|les|is)|barres? specia(?:le|les|lisees?)|bilancier[ei] special[ei]|speciale (?:halter)?stangen)\b/gu,
  ],
  ["landmine", /\blandmine\b/gu],
  ["barbell", new RegExp(String.raw`\b(?:barbells?|langhantel\w*|olympic bar|${NO_PUB}bars?|barra|barre|bilanciere|halterstang)\b`, "gu")],
  ["dumbbell", /\b(?:dumb ?bells?|dbs?|kurzhanteln?|hanteln?|mancuernas?|halteres?|manubri[o]?|dumbells?)\b/gu],
  ["kettlebell", /\b(?:kettle ?bells?|(?<=kg )bells?|kbs?|kugelhanteln?|pesas? rusas?)\b/gu],
  ["rack", /\b(?:squat |power |half )?(?:racks?|rek)\b/gu],
  [
    "bench",
    /\b(?:(?:weight |flat |adjustable |incline )?bench(?:es)?(?! press)|hantelbank|trainingsbank|bank|banco|banc|panca|bankje)\b/gu,
  ],
  [
    "band",
    /\b(?:(?:resistance |mini |loop )?bands?|widerstandsb\w+|thera ?bands?|gummiband|bander|gomas?|bandas?(?: elasticas?)?|elasticos?|elastico|elastiques?|elastici|elastieken?)\b/gu,
  ],
  [
    "rower",
    /\b(?:rowers?|rowing machines?|row ?ergs?|concept ?2|rudergerat|rudermaschine|ruderer|maquina de remo|rameur|vogatore|roeitrainer|roeimachine|roeier|remo ergometro|maquina de remar)\b/gu,
  ],
  ["ski erg", /\bski ?ergs?\b/gu],
  ["treadmill", /\b(?:treadmills?|laufband|cinta de correr|tapis(?: roulant| de course)?|loopband|passadeira|esteira|tapete rolante)\b/gu],
  ["sled", /\b(?:sleds?|schlitten|trineo|traineau|slitta|treno|slee)\b/gu],
  ["sandbag", /\bsand ?bags?\b|\bsandsack\b/gu],
  ["wall ball", /\bwall ?balls?\b/gu],
  ["medicine ball", /\b(?:med(?:icine)? ?balls?|medizinball)\b/gu],
  ["rings", /\b(?:gymnastic )?rings\b|\bringe\b/gu],
  [
    "box",
    /\b(?:plyo |(?<!\b(?:my|our|the|her|his|their|at a|at another|crossfit|meine|meiner|unserer|im|mi|mio|nuestro|nostro|nel|mon|ma|notre|meu|nosso|mijn|onze|el|il|o|de) ))box(?:es)?(?! ?(?:jumps?|squats?|step ?ups?|jump ?overs?|dips?|pistols?|sprung\w*))\b/gu,
  ],
  ["jump rope", /\b(?:skipping|jump|speed) ropes?\b|\bspringseil\b|\bcomba\b|\bcorde a sauter\b|\bcorda per saltare\b|\bspringtouw\b/gu],
  ["cable", /\b(?:cables?(?: machines?| station)?|kabelzug|polea|poulie)\b/gu],
  ["machine", /\b(?:machines?|maschinen|maquinas?|macchine|machines)\b/gu],
  ["ab wheel", /\bab (?:wheel|roller)\b/gu],
  ["roller", /\bfoam rollers?\b|\bfaszienrolle\b/gu],
  ["mat", /\b(?:yoga ?)?mat(?:s|te|t)?\b|\besterilla\b|\bgymnastikmatte\b|\btapis de sol\b|\btappetino\b|\btapete\b|\bmatje\b/gu],
  ["pool", /\b(?:(?:swimming )?pool|schwimmbad|hallenbad|piscina|piscine|zwembad)\b/gu],
  ["trx", /\btrx\b|\bsuspension trainer\b|\bschlingentrainer\b/gu],
];

const WEIGHT = /(\d+(?:\.\d+)?)(?: ?(?:-|to|bis|and|und|y|et|\/) ?(\d+(?:\.\d+)?))? ?(kgs?|kilos?|lbs?|pounds?|pfund|libras)\b/u;
const RANGE =
  /\b(?:up to|to|bis|hasta|jusqu|a un maximo|tot|fino|max\w*|heaviest|go(?:es)? (?:up )?to|adjustable|verstellbar\w*|ajustables?|schwerste\w*|most|hochstens|limit)\b|\d ?- ?\d/u;
const PAIR =
  /\b(?:pair|paar|par|paire|paio|two|2 ?x|2 (?=dumb|db|kurzh|hantel|mancuerna|halter|manubri|kettle|kb)|zwei|dos|deux|due|twee|both|each|set)(?!\s(?:days?|weeks?|months?|tagen?|wochen?|monate?n?|dias?|semanas?|meses|jours?|semaines?|mois|giorni|settimane|mesi|dagen|weken|maanden)\b)(?:\b|(?<= ))/u;
/** Dumbbells in the plural with one weight are a pair. */
const PLURAL = /\b(?:dumb ?bells|dbs|kurzhanteln|hanteln|mancuernas|halteres|manubri|dumbbells)\b/u;
const POUND = 0.453_592;

/** The implements of a clause, and its normalised words without their names. */
export function kitIn(quote: string): { readonly items: readonly KitItem[]; readonly rest: string } {
  let rest = normalise(quote);
  const whole = rest;
  const keys: string[] = [];
  for (const [key, pattern] of NAMES) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) keys.push(key);
    rest = without;
  }
  const weight = WEIGHT.exec(whole);
  const pounds = /^(?:lb|pound|pfund|libra)/u.test(weight?.[3] ?? "") ? POUND : 1;
  const kilograms = weight === null ? undefined : Math.round(Number(weight[2] ?? weight[1]) * pounds * 10) / 10;
  const weighed = keys.filter((key) => WEIGHED.has(key));
  const items = keys.map((key) => ({
    key,
    isRange: RANGE.test(whole),
    isPair: PAIR.test(whole) || PLURAL.test(whole),
    // "dumbbells up to 16 kg and a mat": of several the one that has weights.
    ...(kilograms !== undefined && key === weighed.at(-1) ? { kilograms } : {}),
    ...(weight?.[2] !== undefined && AND_SIZES.test(whole) ? { lighter: Math.round(Number(weight[1]) * pounds * 10) / 10 } : {}),
  }));
  return { items, rest: rest.replace(new RegExp(WEIGHT.source, "gu"), " ").replace(/\s+/gu, " ").trim() };
}

const AND_SIZES = /\d ?(?:and|und|y|et|e|en|\/) ?\d/u;
const WEIGHED: ReadonlySet<string> = new Set(["dumbbell", "kettlebell", "sandbag", "wall ball", "medicine ball", "barbell"]);

/** As the equipment of a profile says it: "dumbbell up to 16 kg", "2 dumbbell 12 kg". */
export function equipmentName({ key, kilograms, lighter, isRange, isPair }: KitItem): string {
  if (kilograms === undefined || (key !== "dumbbell" && key !== "kettlebell")) return key;
  const plural = `${key}s`;
  if (lighter !== undefined) return `${plural} ${lighter} and ${kilograms} kg`;
  return isRange ? `${plural} up to ${kilograms} kg` : isPair ? `2 ${plural} ${kilograms} kg` : `one ${key} ${kilograms} kg`;
}
