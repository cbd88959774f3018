import { memoized } from "../../language/memoized.ts";
/** What an athlete asks of the form of every session, in numbers. */
export interface WishedShape {
  /** Exercises of a session at most, warm-up and cooldown apart. */
  readonly exercises: number;
  /** Minutes of warm-up at most. */
  readonly warmupMinutes: number;
  /** Minutes of a session at most. */
  readonly sessionMinutes: number;
  /** Minutes of a workout at most. */
  readonly workoutMinutes: number;
  /** Repetitions of a set at most. */
  readonly reps: number;
  /** No workout for time. */
  readonly noClock: boolean;
  /** The words that say so, as they were written. */
  readonly phrases: readonly string[];
}

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|zwei|dos|deux|due|dois|twee)\b/giu, 2],
  [/\b(?:three|drei|tres|trois|tre|três|drie)\b/giu, 3],
  [/\b(?:four|vier|cuatro|quatre|quattro|quatro)\b/giu, 4],
  [/\b(?:five|f[üu]nf|cinco|cinq|cinque|vijf)\b/giu, 5],
  [/\b(?:six|sechs|seis|sei|zes)\b/giu, 6],
  [/\b(?:eight|acht|ocho|huit|otto|oito)\b/giu, 8],
  [/\b(?:ten|zehn|diez|dix|dieci|dez|tien)\b/giu, 10],
  [/\b(?:twelve|zw[öo]lf|doce|douze|dodici|twaalf)\b/giu, 12],
  [/\b(?:fifteen|f[üu]nfzehn|quince|quinze|quindici|vijftien)\b/giu, 15],
];

const MORE = String.raw`(?:no more than|not more than|more than|longer than|over|above|beyond|max(?:imum|imal)?\.?(?: of)?|at most|up to|only|h[öo]chstens|nicht mehr als|mehr als|l[äa]nger als|[üu]ber|nur|no m[áa]s de|m[áa]s de|m[áa]ximo(?: de)?|solo|pas plus de|plus de|maximum|au plus|non pi[ùu] di|pi[ùu] di|massimo|n[ãa]o mais de|mais de|no m[áa]ximo|niet meer dan|meer dan|langer dan|maximaal|hoogstens|>)`;
const EXERCISE = String.raw`(?:exercises?|movements?|lifts per|[üu]bungen|ejercicios|exercices|esercizi|exerc[ií]cios|oefeningen)`;
const REPS = String.raw`(?:reps?|repetitions?|wiederholungen|wdh|repeticiones|r[ée]p[ée]titions|ripetizioni|repeti[çc][õo]es|herhalingen)`;
const MINUTES = String.raw`(?:min(?:s|utes?|uten|utos|uti)?|')`;
const WARM_UP = String.raw`(?:warm[ -]?(?:ing )?ups?|warmups?|aufw[äa]rmen|calentamientos?|[ée]chauffements?|riscaldament[oi]|aquecimentos?|opwarming|warming-up)`;
const SESSION = String.raw`(?<!\p{L})(?:sessions?|workouts? in all|einheit(?:en)?|training(?:s|seinheit)?|sesi[oó]n(?:es)?|entrenamientos?|s[ée]ances?|allenament[oi]|treinos?|trainingen)`;
const WORKOUT = String.raw`(?:wods?|metcons?|amraps?|emoms?|chippers?|circuits?)`;

const EXERCISES_MOST = new RegExp(
  String.raw`${MORE}\s*(\d)\s+(?:different )?${EXERCISE}|(\d)\s+${EXERCISE}\s+(?:max\w*|at most|tops|h[öo]chstens)`,
  "iu",
);
const REPS_MOST = new RegExp(
  String.raw`${MORE}\s*(\d{1,2})\s*${REPS}|${REPS}\s+(?:over|above|[üu]ber|m[áa]s de|plus de)\s+(\d{1,2})|(?:keep|stay|stick|leave)\s+(?:it|them|sets|reps)?\s*(?:at|to|on)\s+(\d{1,2})(?:\s*${REPS})?\s+(?:or\s+(?:below|less|fewer|under)|max)`,
  "iu",
);
const WARM_UP_MOST = new RegExp(
  String.raw`${WARM_UP}[^.;,]*?${MORE}\s*(\d{1,2})\s*${MINUTES}|${MORE}\s*(\d{1,2})\s*${MINUTES}[^.;,]{0,12}${WARM_UP}|start within\s*(\d{1,2})\s*${MINUTES}`,
  "iu",
);
const SESSION_MOST = new RegExp(
  String.raw`${MORE}\s*(\d{2,3})\s*${MINUTES}\s*(?:(?:a|per|each|por|par|pro|per)\s+(?:${SESSION})|$)|${SESSION}[^.;,]{0,12}${MORE}\s*(\d{2,3})\s*${MINUTES}|(\d{2,3})\s*${MINUTES}\s*(?:max\w*|tops|at most)\s*$`,
  "iu",
);
const SHORTER = String.raw`(?:${MORE}|under|below|less than|shorter than|unter|weniger als|k[üu]rzer als|menos de|moins de|sous|meno di|sotto|minder dan|onder)`;
const WORKOUT_MOST = new RegExp(String.raw`${WORKOUT}[^.;]{0,24}?${SHORTER}\s*(\d{1,2})\s*${MINUTES}`, "iu");
const CLOCK =
  /\bfor[- ]time\b|\bagainst the clock\b|\bauf zeit\b|\bgegen die (?:uhr|zeit)\b|\bcontra ?(?:el )?rel(?:oj|ó)|\bcontre la montre\b|\ba tempo\b(?! runs?)|\bcontra o rel[oó]gio\b|\btegen de klok\b/iu;
const LIKED =
  /\b(?:love|like|live for|my jam|fine|ok|good|great|prefer|gern\w*|liebe|mag|gusta|aime|(?:give me|just|rather|instead|lieber|gib mir|dame|prefiero|donne[- ]moi|pr[ée]f[èe]re|plut[oô]t|dammi|piuttosto|preferisco|prefiro|geef me|liever)(?= (?!no\b|not\b|nothing\b|kein|nicht|pas\b|sin\b|niente|geen)))\b/iu;

const ANY: WishedShape = {
  exercises: Infinity,
  warmupMinutes: Infinity,
  sessionMinutes: Infinity,
  workoutMinutes: Infinity,
  reps: Infinity,
  noClock: false,
  phrases: [],
};

/** Reads the wishes about the form of a session, clause by clause. */
export function wishedShape(text: string | undefined): WishedShape {
  return text === undefined || text.trim() === "" ? ANY : readShape(text);
}

const readShape = memoized((text: string): WishedShape =>
  text
    .split(/[.;,\n!]|\s(?:and|und|et|y|e|en)\s/u)
    .map((part) => part.trim())
    // "no long AMRAPs, anything under 15 min": the number is about the workouts.
    .map((part, index, all) => (UNDER.test(part) && IS_WORKOUT.test(all[index - 1] ?? "") ? `${all[index - 1] ?? ""}, ${part}` : part))
    .reduce<WishedShape>((shape, part) => merged(shape, read(part), part), ANY),
);

const UNDER = new RegExp(String.raw`^(?:anything|everything|all|alles|todo|tout|tutto|tudo)?\s*${SHORTER}\s*\d`, "iu");
/** "under 12 min": eleven. */
const IS_BELOW =
  /\b(?:under|below|less than|shorter than|unter|weniger als|k[üu]rzer als|menos de|moins de|sous|meno di|sotto|minder dan|onder)\s*\d/iu;
const IS_WORKOUT = new RegExp(String.raw`\b${WORKOUT}`, "iu");

function read(part: string): Partial<WishedShape> {
  const said = COUNTS.reduce((words, [word, value]) => words.replace(word, String(value)), part).replace(
    /['’](?:for time)['’]/giu,
    "for time",
  );
  const exercises = within(EXERCISES_MOST, said, [1, 9]);
  const warmupMinutes = within(WARM_UP_MOST, said, [2, 30]);
  const reps = within(REPS_MOST, said, [3, 15]);
  const longest = within(WORKOUT_MOST, said, [4, 60]);
  const workoutMinutes = longest === undefined || !IS_BELOW.test(said) ? longest : longest - 1;
  const isOther = warmupMinutes !== undefined || workoutMinutes !== undefined || OF_A_SPORT.test(said);
  const sessionMinutes = isOther ? undefined : within(SESSION_MOST, said, [15, 180]);
  return {
    ...(exercises === undefined ? {} : { exercises }),
    ...(warmupMinutes === undefined ? {} : { warmupMinutes }),
    ...(reps === undefined ? {} : { reps }),
    ...(workoutMinutes === undefined ? {} : { workoutMinutes }),
    ...(sessionMinutes === undefined ? {} : { sessionMinutes }),
    ...(CLOCK.test(said) && !LIKED.test(said) ? { noClock: true } : {}),
  };
}

/** Minutes of a run, a ride or of a day are theirs. */
const OF_A_SPORT =
  /\b(?:rollen?(?:training|fahren)?|rulli|rodillo|home ?trainer|turbo|zwift|run\w*|jog\w*|lauf\w*|treadmill|bike|biking|rid\w*|cycl\w*|rad\w*|swim\w*|schwimm\w*|row\w*|ruder\w*|ski|turbo|trainer|rolle|rollo|rodillo|rulli|rolo|zwift|walk\w*|correr|carrera|cinta|bici\w*|nadar|course|courir|tapis|v[ée]lo|natation|corsa|nuoto|fiets\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\w+tags?)\b/iu;

function within(pattern: RegExp, said: string, [least, most]: readonly [number, number]): number | undefined {
  const told = pattern
    .exec(said)
    ?.slice(1)
    .find((group) => group !== undefined);
  const value = Number(told);
  return told !== undefined && value >= least && value <= most ? value : undefined;
}

function merged(shape: WishedShape, found: Partial<WishedShape>, phrase: string): WishedShape {
  if (Object.keys(found).length === 0) return shape;
  return {
    exercises: Math.min(shape.exercises, found.exercises ?? Infinity),
    warmupMinutes: Math.min(shape.warmupMinutes, found.warmupMinutes ?? Infinity),
    sessionMinutes: Math.min(shape.sessionMinutes, found.sessionMinutes ?? Infinity),
    workoutMinutes: Math.min(shape.workoutMinutes, found.workoutMinutes ?? Infinity),
    reps: Math.min(shape.reps, found.reps ?? Infinity),
    noClock: shape.noClock || found.noClock === true,
    phrases: [...shape.phrases, phrase],
  };
}
