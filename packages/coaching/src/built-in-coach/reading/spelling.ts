import { memoized } from "@ironpace/training";

/**
 * Mends single slips in the words that matter here: "tresshold", "hyorx", "achilies". A word is changed only when it is no common word,
 * begins with the same letter and is one slip away from one word of the vocabulary, or two from a long one.
 */
export function correctSpelling(words: string): string {
  return withoutHesitation(words)
    .split(" ")
    .map((word) => SLANG.get(word) ?? (isCandidate(word) ? (nearest(word) ?? word) : word))
    .join(" ");
}

/** "Or hm, later": a sound, and no half marathon, unless it stands as a distance does. */
function withoutHesitation(words: string): string {
  return words.replaceAll(HESITATION, "$1").trim();
}

const HESITATION =
  /(^|\b(?:or|and|but|so|ok|okay|yeah|yes|no|well|oh|then|not) )hm(?: |$)(?!(?:time|pace|pb|pr|race|goal|target|training|plan|prediction|distance|best|split|in|under|sub|on|is|or|and|at)\b)/g;

/** How athletes write it → how the cues do. */
const SLANG: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tomorow: "tomorrow",
    tomoro: "tomorrow",
    wats: "whats",
    wat: "what",
    wots: "whats",
    wot: "what",
    wk: "week",
    wks: "weeks",
    sesh: "session",
    wrkout: "workout",
    u: "you",
    ur: "your",
    r: "are",
    mara: "marathon",
    hm: "half marathon",
    hammy: "hamstring",
    hammies: "hamstrings",
    bb: "barbell",
    db: "dumbbell",
    kb: "kettlebell",
    dl: "deadlift",
    dls: "deadlifts",
    bs: "back squat",
    fs: "front squat",
    ohp: "overhead press",
    ohs: "overhead squat",
    cj: "clean and jerk",
    "c&j": "clean and jerk",
    rdl: "romanian deadlift",
    rdls: "romanian deadlift",
    pullups: "pull ups",
    pullup: "pull up",
    chinups: "chin ups",
    n: "and",
    hspu: "handstand push up",
    hspus: "handstand push ups",
    mu: "muscle up",
    mus: "muscle ups",
    bmu: "bar muscle up",
    rmu: "ring muscle up",
    t2b: "toes to bar",
    ttb: "toes to bar",
    c2b: "chest to bar",
    ctb: "chest to bar",
    du: "double under",
    dus: "double unders",
    dubs: "double unders",
    bbj: "burpee broad jump",
    wb: "wall ball",
    wbs: "wall balls",
    ez: "easy",
    hr: "heart rate",
    doms: "soreness",
    comp: "competition",
    knackered: "tired",
    shattered: "tired",
    carbs: "carbohydrate",
    carb: "carbohydrate",
    carbo: "carbohydrate",
    protien: "protein",
    tho: "though",
    thru: "through",
    pls: "please",
    plz: "please",
    abt: "about",
    bc: "because",
  }),
);

const VOCABULARY = [
  ..."pace paces easy threshold interval intervals marathon repetition tempo zone zones heart running runner prediction predict predicted".split(
    " ",
  ),
  ..."hyrox station stations sled sleds burpee burpees broad jump rowing rower skierg farmers carry sandbag lunge lunges wall ball balls roxzone doubles".split(
    " ",
  ),
  ..."squat squats deadlift deadlifts press bench snatch clean jerk thruster thrusters strength barbell dumbbell kettlebell weight weights plates attempt attempts opener".split(
    " ",
  ),
  ..."recovery recover soreness deload taper tapering sleep sleeping overtraining fatigue tired rest".split(" "),
  ..."nutrition fuelling fueling carbohydrate protein hydration caffeine creatine breakfast electrolytes supplements alcohol calories".split(
    " ",
  ),
  ..."injury injured shoulder shoulders knee knees ankle achilles hamstring calf groin wrist elbow plantar hurts hurting painful stretching mobility".split(
    " ",
  ),
  ..."competition competitions travel travelling holiday vacation missed skipped illness altitude humidity".split(" "),
  ..."triathlon transition brick cycling swimming kipping muscle handstand double unders toes rope pregnant pregnancy postpartum menopause periodization periodisation interference".split(
    " ",
  ),
  ..."benchmark benchmarks tomorrow today session sessions workout workouts week weeks plan weakness strongest warmup cooldown strategy pacing beginner technique treadmill".split(
    " ",
  ),
];
const KNOWN: ReadonlySet<string> = new Set(VOCABULARY);

/** Real words within a slip of the vocabulary. */
const COMMON: ReadonlySet<string> = new Set(
  "padel pilates tennis squash climbing dancing boxing judo skating surfing under place places pages paper space peace phase races erase lease please tease being sheep sleek asleep bleep plans deadline deadlines plane plant planet clear clears climb weak weeks speak string strong stronger strengths starting station static teams steam bread broken trace track trains train trail rests rested reset nest best test tests chest crest really ready reads heard hear heat heavy hours house weigh weighs eight weighted weighed height bears beard boards board hand hands handle tires tried trial sets slept sleepy stops steps stress stretch press pressed presser missing mission kissed miss jumper jumping jumps bumps lumps hurt hunts sports sport spots spot squad squads called balance ballet walls walk walking hall calls falls early earlier calm half call taped tape tapes paced packed racket rower power lower rowed towed grown brown groan toast along long lunch lunges bunch punch punched thread treads broke brick bricks trick tricks clean cleaning cleans cleaner benches beach branch reach teach peach planned planning double doubled trouble bubble stable table tables marathons intervals session possible position transition tradition injure injuries wrists twist ankles angle angles uncle knees knew need needs easily easier eating meals meal rolls role roles roped hope hopes ropes robe swing swings swim swims begin beginning begins beginners warmer warm warming warmed protest protect project proteins tension attend attends attention friend friends training trained trainer trainers gaining aiming slip slips slipped slipping doable feeling feelings plank planks lungs lung brisk plain cheating cheat composition creatinine grain sweep swinging slimming variation bells kettlebells opened stripped rounding calorie calorie tempt competitive travels sheds plated plateau plateaus running runners ruins turning turned burning strategies paces".split(
    " ",
  ),
);

/** Words of time in the languages that are read: who types in a hurry slips in them, and a day that is not read is the wrong session. */
const TIMES: readonly string[] =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow yesterday weekend montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag morgen gestern wochenende martes miercoles jueves viernes sabado domingo manana semana mercredi vendredi samedi dimanche aujourdhui demain semaine martedi mercoledi giovedi venerdi sabato domenica domani settimana january february september october november december januar februar oktober dezember septiembre octubre noviembre diciembre janvier fevrier septembre octobre novembre decembre gennaio febbraio settembre ottobre novembre dicembre".split(
    " ",
  );

/** Real words within a slip of those. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  "montage samstage sonntage seminar seman morgan morgens gestein demand demander domain domaine remain dominio dominion dominos sabati sabana saboten sabado sundae someday sonata mangan mandan".split(
    " ",
  ),
);
const SHORTEST_TIME = 6;

/** The words of a message in any language, with single slips in words of time mended: "juevs" is jueves, "Donerstag" Donnerstag. */
export function mendTimes(content: string): string {
  return content.replaceAll(/[\p{L}]+/gu, (word) => {
    const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    if (plain.length < SHORTEST_TIME - 1 || REAL_WORDS.has(plain) || TIMES.some((time) => plain.startsWith(time))) return word;
    const meant = TIMES.filter((time) => time.length >= SHORTEST_TIME && time[0] === plain[0] && isSlipOf(plain, time));
    return meant.length === 1 ? (meant[0] ?? word) : word;
  });
}

/** One slip, or two in a long word that ends as it should: "wensday". */
function isSlipOf(word: string, meant: string): boolean {
  const most = meant.length >= LONG_TIME && word.slice(-3) === meant.slice(-3) ? 2 : 1;
  return Math.abs(word.length - meant.length) <= most && distance(word, meant) <= most;
}

const LONG_TIME = 8;

function isCandidate(word: string): boolean {
  return word.length >= 5 && /^[a-z]+$/.test(word) && !KNOWN.has(word) && !COMMON.has(word);
}

/** The word of the vocabulary that is meant. The same few words are looked up for each reading of a message. */
const nearest = memoized((word: string): string | undefined => {
  const most = word.length >= 8 ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  for (const candidate of VOCABULARY) {
    if (candidate[0] !== word[0] || candidate.length < 4 || Math.abs(candidate.length - word.length) > most) continue;
    const slips = distance(word, candidate);
    if (slips <= most && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { word: candidate, slips };
  }
  return best?.word;
});

/** Slips between two words: a letter too many, too few, another one, or two in the wrong order (Damerau; optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swapped));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY;
}
