import type { HealthLimits } from "../limits.ts";
import { isUpperBound } from "./limit-numbers.ts";

/** Running in the languages of the intake, after `normalise`. */
const RUN = String.raw`(?:run\w*|jog\w*|lauf\w*|gelaufen|lope?n|loop\w*|hardlo\w*|corr\w*|cour\w*|carreras?|corsa|corsi)`;
const WEEK = String.raw`(?:weeks?|wk|woche|semana|semaine|settimana)`;
const A_WEEK = String.raw`(?:(?:a|per|each|every|any|pro|in der|die|por|a la|par|alla|/) ?${WEEK}|weekly|wochentlich)`;
const COUNT = String.raw`(?<count>one|two|three|four|five|six|ein\w*|zwei|drei|vier|funf|dos|tres|cuatro|deux|trois|quatre|[1-6])`;
const COUNTS: { readonly [word in string]?: number } = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
};
const MOST = String.raw`(?:max\w*|at most|(?:no|not) more than|only|just|up to|want|tops|hochstens|maximal|nur|maximo|solo|massimo|hoogstens)`;
const RUNS_A_WEEK = [
  new RegExp(String.raw`\b${MOST}(?: of)? ${COUNT} ?(?:x|times|mal)? ?(?:${RUN}|(?:running )?days?)\b`, "u"),
  new RegExp(String.raw`\b${COUNT} ?(?:x|times|mal)? ?${RUN} ${A_WEEK}.*\b(?:max\w*|tops|limit|most|hochstens)\b`, "u"),
  new RegExp(String.raw`\b${MOST} ${COUNT} ?(?:x|times|mal) ?${A_WEEK}`, "u"),
  new RegExp(String.raw`\b${COUNT} ?(?:x|times|mal) ?${A_WEEK} (?:max\w*|tops|at most|hochstens)\b`, "u"),
  new RegExp(String.raw`\b${RUN}\b.*\b${MOST} ${COUNT} ?(?:x|times|days?|mal|tage) ${A_WEEK}`, "u"),
];
const APART =
  /\b(?:consecutive|back (?:to|2) back|in a row|(?:two|2) days running|day after day|hintereinander|nacheinander|aufeinanderfolgend\w*|in folge|dias seguidos|(?:dias )?consecutivos|jours de suite|consecutifs|achter elkaar|giorni (?:di fila|consecutivi))\b/u;
const EVERY_OTHER =
  /\b(?:every (?:other|second)|alternate|jeden (?:zweiten|2\.?)|om de|un jour sur deux|cada dos dias|un giorno si) ?(?:days?|tag|dag)?\b/u;
const DAILY =
  /\b(?:not|never|no|nicht|nie|kein\w*|avoid|dont|cant|cannot|pas|niet) (?:\w+ ){0,3}(?:every day|daily|taglich|jeden tag|tous les jours|cada dia)\b/u;
const HARD = /\b(?:hard|fast|intense|interval\w*|quality|schnell\w*|hart\w*|duros?|dures?)\b/u;
const OTHER_WORK =
  /\b(?:legs?|beine?|jambes?|piernas|lift\w*|squat\w*|deadlift\w*|strength|kraft\w*|swim\w*|schwimm\w*|bike|ride\w*|cycl\w*|rad\w*|gym|press\w*|bench|jump\w*|kip\w*|muscle ?ups?|snatch\w*|cleans?|jerks?|handstands?|ring\w*|ropes?|burpees?|wall ?balls?|sand ?bags?|sleds?|overhead|weights?|spr[iu]ng\w*|salt\w*|saut\w*|plyo\w*|pull ?ups?|carries|carry|greif\w*|grip\w*|kg)\b/u;

const METRES = String.raw`(?<amount>\d+(?:\.\d+)?) ?(?<unit>k|km|kms|kilometers?|kilometres?|kilometer\w*|kilometros?|miles?|mi)\b`;
const KILOMETRES = new RegExp(METRES, "u");
const FINE_UP_TO = new RegExp(
  String.raw`\b(?:up to|until|till|to|under|below|within|bis(?: zu)?|unter|hasta|jusqu a|tot|fino a|max\w*|at most|(?:no|not|nothing) (?:\w+ )?(?:more|longer|over|above|beyond|further|past)(?: than)?|none (?:longer|more|over|further|above)(?: than)?|hochstens|maximal|nicht (?:mehr|langer|weiter) als|kein\w* (?:\w+ )?(?:langer als|weiter als|uber|mehr als)|(?:pas|jamais) plus (?:long )?(?:de|que)|(?:no|ninguna?|nunca) (?:\w+ )?mas (?:larg\w+ )?(?:de|que)|niet (?:langer|verder|meer) dan) (?:about |ca\.? |around |etwa |circa )?${METRES}`,
  "u",
);
/** "I can run 5k without pain" */
const PAINLESS = new RegExp(String.raw`\bcan (?:run|jog) (?:about |up to )?${METRES} (?:without|pain ?free|with no)`, "u");
const METRES_A_MILE = 1609;

const SLOWLY =
  /\b(?:increas\w*|build\w*|ramp\w*|progress\w*|grow\w*|steiger\w*|aufbau\w*|augment\w*|aument\w*|opbouwen)\b.*\b(?:slow\w*|gradual\w*|careful\w*|gently|gentle|langsam\w*|behutsam\w*|bit by bit|step by step|poco a poco|despacio|doucement|petit a petit|rustig)\b|\b(?:slow\w*|gradual\w*|careful\w*|langsam\w*|behutsam\w*) (?:increas\w*|build\w*|progress\w*|return|steiger\w*|aufbau\w*)|\b(?:dont|do not|not|never|please dont) (?:\w+ ){0,3}?(?:ramp|rush|increase|push|go up|build|step up|do too much|overdo)\b.*\b(?:quick\w*|fast|up|me|it)\b|^bitte langsam$|^(?:take it|go) (?:slow\w*|steady)$/u;
const ADDED = new RegExp(String.raw`\b(?:add\w*|increas\w*|plus|steiger\w*|mehr)\b(?: \w+){0,4} ${METRES}(?: \w+){0,2} ${A_WEEK}`, "u");

const PERCENT_MORE = new RegExp(String.raw`\b\d{1,2} ?(?:%|percent|prozent)(?: \w+){0,3}? (?:${A_WEEK}|a wk)`, "u");

function metresIn(match: RegExpExecArray | null): number | undefined {
  const amount = Number(match?.groups?.["amount"]);
  if (match === null || !Number.isFinite(amount)) return undefined;
  return amount * (match.groups?.["unit"]?.startsWith("mi") === true ? METRES_A_MILE : 1000);
}

/** How often, how far and how fast running may grow: in numbers, or in words ("not on two days in a row", "increase slowly"). */
export function runningLimits(said: string, sentence: string, isOrder: boolean): Partial<HealthLimits> {
  return {
    ...walkRunLimit(said, isOrder),
    ...apartLimit(said, sentence),
    ...countLimit(said, sentence),
    ...distanceLimit(said, sentence, isOrder),
    ...growthLimit(said, sentence),
  };
}

const WALK_RUN = String.raw`(?:walk(?:ing)? (?:and |or )?(?:run|jog)\w*|(?:run|jog)(?:ning|ging)? (?:and |or |(?:im wechsel |alternating |alternando |en alternance )?with (?:the )?)?walk\w*|geh ?lauf\w*|lauf ?geh\w*|caminar y correr|marche course)`;
const ONLY_WALK_RUN = new RegExp(
  String.raw`\b(?:only|just|nur|solo|seulement)\b.*\b${WALK_RUN}|\b${WALK_RUN} (?:only|intervals? only|nur|solo|seulement)\b`,
  "u",
);
/** RW4 of return-ladders.md section 4: no run of minutes without a walk. */
const WALK_RUN_RUNG = 4;

/** "Jogging 10 mins on, 2 mins off", "3 min laufen 1 min gehen": how long a run between two walks is. */
const ON_OFF =
  /\b(?<run>\d{1,2}) ?min\w*(?: (?:on|an|jog\w*|run\w*|lauf\w*|cour\w*|corr\w*|lopen|hardlo\w*))?,? (?:and |then |und |y |et |e |en )?\d{1,2} ?min\w* (?:off|aus|walk\w*|geh\w*|march\w*|camin\w*|cammin\w*|wandel\w*|pause|rest)\b/u;
/** Seconds of the runs of the rungs RW1 to RW8 (return-ladders.md section 4). */
const RUNG_SECONDS = [60, 90, 120, 180, 240, 360, 480, 780] as const;

export function tellsRunsAndWalks(said: string): boolean {
  return ON_OFF.test(said);
}

/** "Physio now allows run-walk": that, and no run without walks. */
const ALLOWED =
  /\b(?:allow\w*|ok|okay|okd|fine|cleared|can|may|start\w*|lets me|happy|signed (?:me )?off|permit\w*|erlaub\w*|darf|puedo|deja|peux|autoris\w*|posso|permett\w*|mag)\b/u;
const DENIES =
  /\b(?:no|not|never|dont|cant|cannot|isnt|arent|wont|yet|nicht|kein\w*|nie|nunca|jamais|pas|non|nao|niet|geen|aun|todavia|ancora|ainda|nog)\b/u;
const WALK_RUNS = new RegExp(String.raw`\b${WALK_RUN}\b`, "u");

function walkRunLimit(said: string, isOrder: boolean): Partial<HealthLimits> {
  const minutes = Number(ON_OFF.exec(said)?.groups?.["run"] ?? Number.NaN);
  if (minutes > 0) return { runRung: Math.max(1, RUNG_SECONDS.filter((seconds) => seconds <= 60 * minutes).length), impact: 2 };
  const isAllowed = isOrder && ALLOWED.test(said) && !DENIES.test(said) && WALK_RUNS.test(said) && !FREELY.test(said);
  return ONLY_WALK_RUN.test(said) || isAllowed ? { runRung: WALK_RUN_RUNG, impact: 2 } : {};
}

/** "Running and walking are fine again, as I like" */
const FREELY = /\b(?:all|everything|again|normal\w*|free\w*|as (?:much|long|far|usual)|unlimited|both|are fine|are ok|is fine)\b/u;

/** "Two days running" names no run. */
const DAYS_RUNNING = /\b(?:days?|nights?|weeks?|sessions?|times) running\b/gu;
const ONLY_HILLS = /\b(?:hills?|uphills?|bergauf|berglaufe?|cuestas?|cotes|salite|subidas|heuvels?)\b/u;

const DO_IT =
  /\b(?:do|doing|did|mache|machen|hago|hacerlo|fais|faccio|faco|doe) (?:it|that|them|es|das|lo|ca|cela|dat)\b|\b(?:es|das|lo|le) (?:mache|hago|fais|faccio|faco|doe)\b/u;
const OF_ARMS =
  /\b(?:wrists?|hands?|handstands?|elbows?|shoulders?|grip|pull ?ups?|handgelenk\w*|ellbogen|schulter\w*|munecas?|codos?|hombros?|poignets?|coudes?|epaules?|pols[oi]|gomit[oi]|spall[ae]|punhos?|cotovelos?|ombros?|pols|elleboog|schouder\w*)\b/u;

function isAboutRunning(told: string, whole: string): boolean {
  const [said, sentence] = [told.replace(DAYS_RUNNING, " "), whole.replace(DAYS_RUNNING, " ")];
  const run = new RegExp(String.raw`\b${RUN}\b`, "u");
  // "The wrist is fine as long as I don't do it two days in a row" is about what the arms do.
  if ((OF_ARMS.test(sentence) || DO_IT.test(said)) && !run.test(sentence)) return false;
  // "as long as I do not pull two days in a row"
  if (PULLS_OR_PRESSES.test(said) && !run.test(said)) return false;
  return run.test(said) || (!OTHER_WORK.test(said) && (run.test(sentence) || !OTHER_WORK.test(sentence)));
}

const PULLS_OR_PRESSES =
  /\b(?:pull(?:s|ing)?|press(?:es|ing)?|lift(?:s|ing)?|squat\w*|deadlift\w*|bench\w*|row(?:s|ing)?|zieh\w*|druck\w*|heb\w*|kniebeug\w*|tirar|tiron\w*|empuj\w*|tirer|tirage\w*|pousser|soulev\w*|tirare|trazion\w*|spinger\w*)\b/u;

function apartLimit(said: string, sentence: string): Partial<HealthLimits> {
  const isApart =
    APART.test(said) &&
    /\b(?:no|not|never|nie\w*|nicht|kein\w*|avoid\w*|dont|cant|cannot|without|pas|niet|geen|sin|nunca|mai|non|veut)\b/u.test(said);
  const isOther =
    EVERY_OTHER.test(said) &&
    /\b(?:then|dann|danach|only|can|may|allow\w*|max\w*|at most|tops|nur|darf|kann|hochstens|mag|solo|que)\b/u.test(said);
  if (
    !isApart &&
    !isOther &&
    !DAILY.test(said) &&
    !(EVERY_OTHER.test(said) && said.split(" ").length <= SHORTEST_CLAUSE) &&
    !(EVERY_OTHER.test(said) && new RegExp(String.raw`\b${RUN}\b`, "u").test(said))
  )
    return {};
  if (OF_A_MEDICINE.test(said)) return {};
  if (/\bevery other (?:week|month|year|time|set)\b/u.test(said) || !isAboutRunning(said, sentence)) return {};
  return HARD.test(said) || ONLY_HILLS.test(said) ? { fastRunsInARow: false } : { consecutiveRuns: false };
}

/** "Iron every other day", "ferro a giorni alterni": what is swallowed, and no run. */
const OF_A_MEDICINE =
  /\b(?:iron|ferritin\w*|tablets?|tabs?|pills?|capsules?|supplements?|vitamin\w*|b ?12|antibiotic\w*|medic\w+|injections?|drops?|mg|eisen\w*|tablette\w*|kapsel\w*|hierro|pastillas?|comprimid\w*|capsulas?|fer|cachets?|gelules?|comprimes?|ferro|compress\w+|pastigli\w+|capsul\w*|ijzer\w*|pillen|tabletten)\b/u;

/** "every other day" between commas. */
const SHORTEST_CLAUSE = 4;

function countLimit(said: string, sentence: string): Partial<HealthLimits> {
  if (!isAboutRunning(said, sentence) || /\b(?:hard|fast|quality|interval\w*|long)\b/u.test(said)) return {};
  const word = RUNS_A_WEEK.map((pattern) => pattern.exec(said)?.groups?.["count"]).find((found) => found !== undefined);
  if (word === undefined || /\bdays? (?:off|rest|in a row|without|on)\b/u.test(said)) return {};
  const runsPerWeek = COUNTS[word] ?? Number(word);
  return Number.isFinite(runsPerWeek) && runsPerWeek >= 1 ? { runsPerWeek } : {};
}

function distanceLimit(said: string, sentence: string, isOrder: boolean): Partial<HealthLimits> {
  const metres = metresIn(KILOMETRES.exec(said));
  if (metres === undefined || ADDED.test(said)) return {};
  const isOfEach = new RegExp(
    String.raw`\b${COUNT} ?(?:x|times|mal|veces|fois)? ?${RUN}|\b[1-6] ?(?:x|times|mal|veces|fois|volte|keer) ?${A_WEEK}`,
    "u",
  ).test(said);
  if (!isOfEach && new RegExp(A_WEEK, "u").test(said))
    return isUpperBound(said) && isAboutRunning(said, sentence) && metres >= 3000 ? { weeklyRunMetres: metres } : {};
  const bound = metresIn(FINE_UP_TO.exec(said) ?? PAINLESS.exec(said));
  const saysRun = new RegExp(String.raw`\b${RUN}\b|\bper (?:keer|lauf|run|go)\b`, "u").test(said);
  const isPain = /\b(?:hurt\w*|pain\w*|ache\w*|sore|schmerz\w*|after|from|nach|ab|used to|ran|race|pb|best)\b/u.test(
    said.replace(/pain ?free|no pain|without (?:any )?pain|schmerzfrei/gu, ""),
  );
  if (bound === undefined || isPain || !(saysRun || (isOrder && isAboutRunning(said, sentence)))) return {};
  return bound >= 1000 && bound <= 60_000 ? { runMetres: bound } : {};
}

function growthLimit(said: string, sentence: string): Partial<HealthLimits> {
  const metres = metresIn(ADDED.exec(said));
  if (metres !== undefined && metres <= 10_000) return { weeklyRunGrowth: metres, growsFreely: false };
  // "Deadlift ramp slow" is no matter of the running.
  const isOfLift = OTHER_WORK.test(said) && !new RegExp(String.raw`\b${RUN}\b`, "u").test(said);
  return !isOfLift &&
    !(sentence !== said && /\bkg\b/u.test(sentence) && !new RegExp(String.raw`\b${RUN}\b`, "u").test(sentence)) &&
    (SLOWLY.test(said) || PERCENT_MORE.test(said))
    ? { growsFreely: false }
    : {};
}
