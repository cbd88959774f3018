/* How movements are spelled on whiteboards. */

/** Name → spellings beside the name itself, without hyphens and plurals. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  "Air squat": ["squat", "airsquat", "bodyweight squat"],
  "Assault bike": ["assault", "echo", "airbike", "echo bike", "air bike", "airdyne", "fan bike", "aab", "ab"],
  "Back extension (bodyweight)": ["back extension", "hip extension", "ghd hip extension", "ghd back extension"],
  "Back squat": ["bs"],
  "Bar muscle-up": ["bmu", "bar mu"],
  "Barbell row": ["bent over row", "bb row"],
  "Bench press": ["bench", "bp"],
  "Bike erg": ["bike", "c2 bike"],
  "Box jump": ["box jump over", "bj", "bjo", "boxjump"],
  Burpee: [
    "burpee over bar",
    "bar facing burpee",
    "lateral burpee",
    "dumbbell burpee",
    "db burpee",
    "burpee over the bar",
    "bfb",
    "burpee to plate",
    "burpee to target",
    "burpee over the rower",
    "burpee over rower",
    "burpee over db",
    "burpee over dumbbell",
    "lateral burpee over bar",
    "lateral burpee over db",
  ],
  "Burpee box jump-over": ["burpee box jump over", "bbjo", "burpee box jump"],
  "Burpee broad jump": ["bbj"],
  "Chest-to-bar pull-up": ["chest to bar", "c2b", "ctb", "chest to bar pull up", "chest 2 bar", "c2b pull up", "ctb pull up"],
  "Chin-up (strict)": ["chin up", "chinup"],
  "Clean and jerk": [
    "clean jerk",
    "c j",
    "cj",
    "ground to overhead",
    "g2o",
    "gto",
    "c and j",
    "ground to oh",
    "squat clean and jerk",
    "squat clean jerk",
    "power clean and jerk",
    "power clean jerk",
    "clean and push jerk",
    "clean and split jerk",
  ],
  "Copenhagen plank": [],
  Deadlift: ["dl", "dead lift", "dead", "deads"],
  "Devil press": ["devil press", "db devil press"],
  "Dip (parallel bar)": ["dip", "bar dip"],
  "Double-under": ["du", "dub", "dubs", "double", "doubleunder", "dbl under"],
  "Dumbbell bench press": ["db bench press", "db bench", "db floor bench"],
  "Dumbbell hang clean": [
    "db hang power clean",
    "db power clean",
    "db squat clean",
    "db hang clean",
    "db clean",
    "dumbbell clean",
    "single arm db hang clean",
  ],
  "Dumbbell snatch": [
    "db snatch",
    "hang db snatch",
    "db hang snatch",
    "dumbbell hang snatch",
    "alt db snatch",
    "alternating db snatch",
    "alternating dumbbell snatch",
    "db power snatch",
  ],
  "Dumbbell push press": ["db push press", "db stoh", "db sto", "db s2o", "db s2oh", "db shoulder to overhead", "db shoulder to oh"],
  "Dumbbell thruster": ["db thruster"],
  "Farmers carry": ["farmer", "farmer carry", "farmer walk", "farmers walk"],
  "Front squat": ["fs"],
  "GHD sit-up": ["ghd", "ghd situp", "ghdsu"],
  "Goblet squat": ["kb goblet squat", "kettlebell goblet squat"],
  "Handstand push-up (kipping)": ["hspu", "handstand push up", "handstand pushup", "kipping hspu"],
  "Handstand push-up (strict)": ["strict hspu", "strict handstand push up", "shspu"],
  "Handstand walk": ["hsw", "hs walk"],
  "Hang power clean": ["hang clean", "hpc"],
  "Kettlebell clean": ["kb clean"],
  "Kettlebell swing (American)": [
    "kb swing",
    "kbs",
    "kettlebell swing",
    "american kb swing",
    "american swing",
    "swing",
    "american kettlebell swing",
  ],
  "Kettlebell swing (Russian)": ["russian kb swing", "russian swing", "russian kettlebell swing", "rkbs"],
  "Knees-to-elbow": ["k2e", "kte", "knee to elbow"],
  "Medicine ball slam": ["med ball slam", "slam ball", "ball slam", "medball slam"],
  "Overhead lunge": ["oh lunge", "ohl", "overhead walking lunge", "oh walking lunge", "oh plate lunge", "plate overhead lunge"],
  "Overhead press": ["strict press", "shoulder press", "press", "ohp"],
  "Overhead squat": ["ohs", "oh squat"],
  "Pistol squat": ["pistol", "single leg squat"],
  "Power clean": ["pc"],
  "Power snatch": ["ps", "hang power snatch", "hang snatch"],
  "Pull-up (kipping)": ["pull up", "pullup", "pu", "kipping pull up"],
  "Pull-up (strict)": ["strict pull up", "strict pullup"],
  "Push jerk": ["pj"],
  "Push press": ["pp", "shoulder to overhead", "s2o", "s2oh", "sto", "stoh", "shoulder to oh"],
  "Push-up": ["pushup", "press up", "hand release push up", "hrpu", "hr push up"],
  "Ring muscle-up": ["muscle up", "mu", "rmu", "ring mu", "muscleup"],
  "Ring row": [],
  "Romanian deadlift": ["rdl"],
  "Rope climb": ["rc", "legless rope climb", "legless"],
  "Row erg": ["row", "rower", "rowing"],
  Run: ["sprint", "running", "jog"],
  "Russian twist": [],
  "Sandbag lunge": ["sb lunge"],
  "Single-arm dumbbell row": ["db row", "dumbbell row", "single arm db row"],
  "Single-leg Romanian deadlift": ["single leg rdl", "sl rdl"],
  "Single-under": ["single", "skip", "rope jump", "su"],
  "Sit-up": ["situp", "abmat sit up", "ab mat sit up"],
  "Ski erg": ["ski", "skierg"],
  "Sled pull (rope)": ["sled pull"],
  "Split jerk": ["jerk", "sj"],
  "Squat clean": ["clean", "full clean", "sc"],
  "Step-up": ["box step up", "db box step up", "db step up", "box step over", "step over"],
  "Sumo deadlift high pull": ["sdhp", "sdlhp"],
  "Toes-to-bar": ["t2b", "ttb", "toe to bar", "toe 2 bar"],
  "Walking lunge": ["lunge", "walking lunge step", "lunge step", "wl"],
  "Wall ball": ["wallball", "wb", "wall ball shot", "wallball shot", "wbs"],
  "Biceps curl": ["curl", "db curl", "bicep curl", "bb curl", "dumbbell curl", "db bicep curl"],
  "Hamstring curl": ["leg curl", "lying leg curl", "seated leg curl"],
  "Standing dumbbell press": ["db strict press", "db shoulder press", "db overhead press", "db oh press"],
  "Sandbag squat (bear hug)": ["sb squat"],
  "Sandbag bear-hug carry": ["sb carry"],
  "Ring dip": ["strict ring dip"],
  "Band pull-apart": ["pull apart", "banded pull apart"],
  "Glute bridge": ["glute bridge hold"],
  Plank: ["plank hold", "front plank", "elbow plank", "forearm plank"],
  "Bulgarian split squat": ["bss"],
  "Bulgarian split squat (bodyweight)": [],
  "Dumbbell front squat": ["db front squat", "double db front squat"],
  Snatch: ["squat snatch", "full snatch"],
  "Weighted pull-up": ["weighted pull up"],
  // Beside the catalogue
  "Battle rope": ["battling rope", "battle rope slam"],
  "Goblet lunge": ["kb goblet lunge", "db goblet lunge"],
  "Kettlebell clean and press": ["kb clean and press", "kb clean press", "clean and press kb"],
  "Seal row": ["db seal row"],
  "Arch rock": [],
  "Hollow rock": [],
  "Jumping jack": [],
  "Jumping pull-up": ["jumping pullup", "jpu"],
  "Man maker": ["manmaker"],
  "Mountain climber": [],
  "Back-rack lunge": ["back rack lunge", "bb lunge", "barbell lunge"],
  "Bear crawl": [],
  "Bench dip": ["box dip"],
  "Burpee pull-up": ["burpee pull up", "burpee pullup"],
  Cluster: ["squat clean thruster"],
  "Dumbbell clean and jerk": ["db clean and jerk", "db hang clean and jerk", "hang db clean and jerk", "dumbbell hang clean and jerk"],
  "Dumbbell deadlift": ["db deadlift"],
  "Double kettlebell front squat": ["kb front squat", "double kb front squat"],
  "Kettlebell push press": ["kb push press"],
  "Dumbbell push jerk": ["db push jerk", "db jerk"],
  "Flutter kick": [],
  "Hang squat clean": ["hsc"],
  "Hang squat snatch": [],
  Inchworm: ["inch worm"],
  "Incline dumbbell press": [
    "db incline",
    "db incline press",
    "db incline bench",
    "incline db press",
    "incline db bench",
    "incline db bench press",
  ],
  "Dumbbell bent-over row": ["db bent over row"],
  "Dumbbell Romanian deadlift": ["db rdl"],
  "Sandbag to shoulder": ["sb over shoulder", "d ball over shoulder", "sb to shoulder"],
  "Weighted sit-up": [],
  "Jumping lunge": ["jump lunge", "split jump"],
  "Kettlebell snatch": ["kb snatch"],
  "L-sit": [],
  "Plate ground-to-overhead": ["plate ground to overhead", "plate g2oh", "plate g2o"],
  "Sandbag clean": ["sb clean"],
  Superman: ["superman hold"],
  Swim: ["swimming"],
  Rest: [],
};

/** Each spelling with its name. `catalogue` are the names of exercises. */
export function getSpellings(catalogue: readonly string[]): ReadonlyMap<string, string> {
  const names = [...catalogue, ...Object.keys(SPELLINGS)];
  return new Map([
    ...names.map((name) => [spelled(name), name] as const),
    ...Object.entries(SPELLINGS).flatMap(([name, others]) => others.map((other) => [spelled(other), name] as const)),
  ]);
}

/** Words without hyphens, brackets and plurals. */
export function spelled(text: string): string {
  return getWords(text).join(" ");
}

export function getWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .map(singular)
    .map((word) => SHORT[word] ?? word);
}

/** Words that are written in full or in short. */
const SHORT: Readonly<Record<string, string>> = {
  dumbbell: "db",
  dumbell: "db",
  kettlebell: "kb",
  barbell: "bb",
  sandbag: "sb",
  overhead: "oh",
};

function singular(word: string): string {
  if (word === "ups" || word === "dus") return word.slice(0, -1);
  if (word.length < 4) return word;
  if (/(ss|us)$/.test(word)) return word;
  if (/(ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
