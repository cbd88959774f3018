import { equipmentKey } from "../catalogue/equipment.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { EXERCISES } from "../catalogue/exercises.ts";
import { phraseBook } from "./words/phrases.ts";
import type { Word } from "./words/word.ts";

/** Movements that athletes name when they say what hurts and what does not. */
export type Activity = keyof typeof COVERS;

type Covers = (exercise: Exercise) => boolean;

const pattern =
  (...patterns: readonly string[]): Covers =>
  ({ movementPattern }) =>
    patterns.includes(movementPattern);
const named =
  (name: RegExp): Covers =>
  (exercise) =>
    name.test(exercise.name);

const FROM_FLOOR =
  /^(?:deadlift|sumo deadlift|trap-bar deadlift|power clean|squat clean|clean and jerk|snatch|power snatch|clean pull|snatch pull|sumo deadlift high pull|suitcase deadlift|kettlebell deadlift)$|sandbag to shoulder|stone/iu;
const OVERHEAD =
  /overhead|push press|jerk|^(?:power |hang power |dumbbell )?snatch$|snatch balance|thruster|wall ball|squat throw|american|handstand|wall walk|pike push-up|seated dumbbell press|standing dumbbell press|kettlebell press|dumbbell push press|turkish/iu;
/** What lies in the hands, on the shoulders or hangs from them. */
const HELD: ReadonlySet<string> = new Set([
  "barbell",
  "trap bar",
  "dumbbell",
  "kettlebell",
  "sandbag",
  "plate",
  "medicine ball",
  "backpack",
]);
const TO_A_BOX = /box squat|squat to box|sit-to-stand|leg press|wall sit|short range/iu;

/** What each covers in the catalogue; what is not trained by itself covers nothing. */
const COVERS = {
  "run-easy": named(/^(?:easy run|long run|run-walk intervals)$/iu),
  "run-fast": named(/^(?:tempo run|interval run|strides|hill sprint|shuttle run)$/iu),
  run: pattern("run", "run_sprint", "run_change_direction"),
  hills: named(/^hill sprint$|incline treadmill|uphill/iu),
  "hill-sprints": named(/^hill sprint$/iu),
  turns: pattern("run_change_direction"),
  jump: (exercise) => pattern("jump", "jump_rope")(exercise) || named(/burpee (?:broad|box)/iu)(exercise),
  impact: (exercise) => pattern("jump", "jump_rope")(exercise) || named(/burpee (?:broad|box)/iu)(exercise),
  skipping: pattern("jump_rope"),
  "squat-deep": (exercise) =>
    (pattern("squat", "squat_throw", "squat_press")(exercise) && !TO_A_BOX.test(exercise.name)) ||
    named(/^(?:squat clean|snatch|clean and jerk|snatch balance|overhead squat)$/iu)(exercise),
  "squat-box": named(TO_A_BOX),
  squat: pattern("squat"),
  lunge: pattern("lunge"),
  "one-leg": named(/single-leg|copenhagen|pistol|skater|bulgarian|step-up|step-down|lunge|split squat/iu),
  wide: named(/sumo|lateral|copenhagen|shuttle|side/iu),
  floor: named(FROM_FLOOR),
  deadlift: named(/deadlift|block pull/iu),
  swing: pattern("hinge_ballistic"),
  clean: named(/clean/iu),
  snatch: named(/snatch/iu),
  jerk: named(/jerk/iu),
  bench: named(/bench press/iu),
  "bench-close": named(/^close-grip bench press$/iu),
  "bench-wide": named(/^bench press$|pause bench/iu),
  overhead: named(OVERHEAD),
  press: (exercise) =>
    pattern("horizontal_push", "isolation_push")(exercise) || named(/^(?:seated|standing) dumbbell press|landmine/iu)(exercise),
  pushup: named(/push-up|burpee/iu),
  dip: named(/dip\b/iu),
  pullup: (exercise) => pattern("vertical_pull")(exercise) || named(/pull-up|muscle-up/iu)(exercise),
  kipping: (exercise) => pattern("gymnastics_kip")(exercise) || named(/kip|butterfly/iu)(exercise),
  handstand: pattern("inversion"),
  row: (exercise) => pattern("horizontal_pull")(exercise),
  rower: pattern("row_erg"),
  ski: pattern("ski_erg"),
  bike: pattern("bike"),
  swim: pattern("swim"),
  walk: pattern("walk"),
  stairs: named(/stair|step-up intervals/iu),
  carry: pattern("carry"),
  "front-rack": (exercise) =>
    exercise.equipment.includes("barbell") && named(/front squat|thruster|clean(?! pull)|front-rack|push press|jerk/iu)(exercise),
  situp: pattern("core_flexion"),
  wallball: pattern("squat_throw"),
  burpee: pattern("burpee"),
  sled: pattern("sled_push", "sled_pull"),
  rope: named(/rope climb|legless/iu),
  "muscle-up": named(/muscle-up/iu),
  // Who sprints up a hill comes down it.
  downhill: named(/^hill sprint$/iu),
  "deep-lunge": named(
    /^split squat$|walking lunge|reverse lunge|bulgarian|sandbag lunge|front-rack lunge|overhead lunge|lateral lunge|pistol|skater|greatest|couch stretch|hip flexor stretch/iu,
  ),
  "good-morning": named(/^good morning$|^jefferson/iu),
  kneeling: named(
    /kneel|floor-to-stand|ab-wheel|body saw|bird dog|cat-cow|hip flexor stretch|couch stretch|pigeon|nordic|copenhagen|lunge|push-up \(knees\)|tall-kneeling|greatest|thoracic rotation|turkish/iu,
  ),
  "box-jump": named(/box jump/iu),
  "broad-jump": named(/broad jump/iu),
  "step-up": named(/step-up/iu),
  "step-down": named(/step-down/iu),
  "reverse-lunge": named(/^reverse lunge/iu),
  "walking-lunge": named(/walking lunge|sandbag lunge|front-rack lunge|overhead lunge/iu),
  "side-lunge": named(/lateral lunge/iu),
  "split-squat": named(/split squat/iu),
  pistol: named(/pistol|skater/iu),
  "back-squat": named(/^(?:back|pause|box) squat$/iu),
  "overhead-squat": named(/overhead squat|snatch balance/iu),
  "leg-press": named(/leg press/iu),
  "leg-extension": named(/leg extension/iu),
  "leg-curl": named(/hamstring curl/iu),
  nordic: named(/nordic/iu),
  "hip-thrust": named(/hip thrust|glute bridge/iu),
  "calf-raise": named(/calf raise|calf hold/iu),
  "trap-bar": named(/trap-bar/iu),
  rdl: named(/romanian|good morning/iu),
  "hamstring-stretch": named(/hamstring stretch|leg swings/iu),
  "one-arm-row": named(/single-arm dumbbell row/iu),
  "bent-row": named(/^barbell row|pendlay|dumbbell bent-over row|gorilla/iu),
  thruster: named(/thruster/iu),
  "push-press": named(/push press/iu),
  "floor-press": named(/floor press/iu),
  incline: named(/incline dumbbell press/iu),
  "strict-pullup": named(/pull-up \(strict\)|chin-up \(strict\)|weighted pull-up|negative pull-up|band-assisted pull-up/iu),
  hang: named(/dead hang|kip swing|hanging knee raise|toes-to-bar/iu),
  "bar-hang": named(/pull-up|chin-up|muscle-up|toes-to-bar|dead hang|kip swing|hanging knee|rope climb|legless|inverted row/iu),
  "toes-to-bar": named(/toes-to-bar/iu),
  plank: named(/plank|^body saw$/iu),
  "get-up": named(/get-up/iu),
  hinge: (exercise) =>
    (pattern("hinge", "hinge_ballistic", "olympic_pull")(exercise) &&
      !/hip thrust|glute bridge|back extension|pull-through|trap-bar|block pull|drill/iu.test(exercise.name)) ||
    named(/^barbell row|pendlay|bent-over row|gorilla|sandbag to shoulder/iu)(exercise),
  "arms-overhead": named(
    /overhead|pulldown|pull-up|chin-up|muscle-up|toes-to-bar|hang\b|hanging|wall slide|dislocate|rope climb|pullover|push press|jerk|^snatch|^power snatch|thruster|wall ball|squat throw|handstand|wall walk|swim|american|^ski erg|slam|turkish|pike push-up|(?:standing|seated) dumbbell press|kettlebell press|straight-arm|greatest/iu,
  ),
  "standing-overhead": named(
    /^(?:overhead (?:press|carry|lunge|squat)|push press|push jerk|split jerk|clean and jerk|snatch(?! pull)|power snatch|hang power snatch|thruster|standing dumbbell press|dumbbell (?:push press|thruster|snatch)|kettlebell press|wall ball)/iu,
  ),
  "bar-overhead": (exercise) => exercise.equipment.includes("barbell") && named(OVERHEAD)(exercise),
  "chin-up": named(/chin-up/iu),
  curl: named(/biceps curl/iu),
  triceps: named(/triceps (?:pressdown|extension)/iu),
  sumo: named(/sumo/iu),
  conventional: named(/^deadlift$/iu),
  "block-pull": named(/^block pull$/iu),
  "front-squat": named(/front squat/iu),
  "goblet-squat": named(/goblet squat/iu),
  "wall-sit": named(/^wall sit$/iu),
  "split-jerk": named(/^split jerk$/iu),
  "power-clean": named(/power clean/iu),
  "squat-clean": named(/^squat clean$|^clean and jerk$/iu),
  "sled-push": pattern("sled_push"),
  "sled-pull": pattern("sled_pull"),
  "ghd-situp": named(/^ghd/iu),
  "kettlebell-swing": named(/kettlebell swing/iu),
  "lat-pulldown": named(/pulldown/iu),
  "ring-work": named(/^ring /iu),
  elliptical: pattern("elliptical"),
  "rower-long": named(/^row erg/iu),
  // Deadlifts, rows and pulldowns stay: straps hold the weight.
  grip: (exercise) =>
    !/pulldown/iu.test(exercise.name) &&
    (pattern("carry", "hinge_ballistic", "olympic", "olympic_pull", "row_erg", "ski_erg", "vertical_pull")(exercise) ||
      named(
        /hand-over-hand|sled pull|towel row|^inverted row|table row|get-up|pull-up|chin-up|muscle-up|toes-to-bar|hang|rope|kettlebell|hold$/iu,
      )(exercise)),
  "rower-hard": named(/^row erg (?:intervals|30\/30|threshold)/iu),
  ergs: pattern("row_erg", "ski_erg", "bike"),
  freestyle: named(/^swim (?:technique|intervals)$/iu),
  "kick-sets": named(/^kickboard/iu),
  "upper-body": (exercise) =>
    pattern(
      "horizontal_push",
      "isolation_push",
      "vertical_push",
      "horizontal_pull",
      "vertical_pull",
      "isolation_pull",
      "inversion",
    )(exercise),
  "leg-strength": pattern("squat", "hinge", "lunge", "knee_extension", "knee_flexion", "ankle"),
  lifting: ({ category }) => category === "strength",
  core: pattern("core_flexion", "core_rotation", "core_antiextension", "core_antirotation", "core_lateral"),
  held: ({ equipment, movementPattern }) =>
    equipment.some((item) => item.split(" or ").every((tool) => HELD.has(equipmentKey(tool)))) &&
    !pattern("ankle")({ movementPattern } as Exercise),
  // Named, and nothing in the catalogue: a way of doing what is in it.
  "low-bar": () => false,
  "high-bar": () => false,
  "safety-bar": () => false,
  "aero-bars": () => false,
  drops: () => false,
  butterfly: () => false,
  backstroke: () => false,
  breaststroke: () => false,
  "neutral-grip": () => false,
  "supinated-grip": named(/chin-up|biceps curl/iu),
  barefoot: () => false,
  treadmill: () => false,
  contact: () => false,
  trails: () => false,
  "hard-ground": () => false,
  paddles: () => false,
  sitting: () => false,
  "side-lying": named(/side-lying|clamshell|side plank|copenhagen/iu),
  "open-water": () => false,
  barbell: ({ equipment }) => equipment.includes("barbell"),
  paused: named(/\bpause\b/iu),
  /** A bar, a grip or a helper that the catalogue does not know: the movement itself stays. */
  "other-way": () => false,
  "bar-on-back": named(/^(?:back|pause|box) squat$|^good morning$|^snatch balance$/iu),
  "head-low": named(
    /deadlift|good morning|block pull|bent-over row|barbell row|pendlay|gorilla row|kettlebell swing|burpee|power clean|squat clean|clean and jerk|snatch(?! balance)|down(?:ward)? dog|toe touch|jefferson|sandbag (?:to shoulder|pick)|floor-to-stand|world's greatest/iu,
  ),
  "on-belly": named(
    /bear.hug|^hip thrust|^single-leg hip thrust|back extension|chest-supported|sliding floor|burpee|wall walk|sandbag to shoulder|stone/iu,
  ),
  // The weight lies on a palm or a bar that bends the wrist back; fists, dumbbells and rings keep it straight.
  "hand-bent-back": (exercise) =>
    named(
      /(?<!ring )push-up|handstand|wall walk|shoulder tap|bird dog|cat-cow|burpee|get-up|greatest|bar muscle-up|front-rack|^front squat|^(?:power|squat|hang power) clean|clean and jerk|push press|jerk|^(?:power )?snatch$|snatch balance|overhead squat|overhead press|^thruster|wall ball|isometric push/iu,
    )(exercise) && !/^dumbbell/iu.test(exercise.name),
  "elbows-behind": named(/dip\b|(?:ring|deficit) push-up|muscle-up|dumbbell bench press|pullover/iu),
  "toe-off": (exercise) =>
    pattern("jump", "jump_rope", "run_sprint", "sled_push")(exercise) ||
    named(/calf raise|burpee (?:broad|box)|stair intervals|uphill|incline treadmill/iu)(exercise),
  "planted-turn": named(/greatest|get-up|russian twist|shuttle/iu),
} satisfies { readonly [activity: string]: Covers };

/** As the athlete reads them. */
const IN_WORDS: { readonly [activity in Activity]: string } = {
  "run-easy": "easy running",
  "run-fast": "fast running",
  run: "running",
  hills: "hills",
  "hill-sprints": "hill sprints",
  turns: "changes of direction",
  jump: "jumps",
  impact: "impact",
  skipping: "skipping",
  "squat-deep": "deep squats",
  "squat-box": "squats to a box or parallel",
  squat: "squats",
  lunge: "lunges",
  "one-leg": "work on one leg",
  wide: "wide steps",
  floor: "pulls from the floor",
  deadlift: "deadlifts",
  swing: "swings",
  clean: "cleans",
  snatch: "snatches",
  jerk: "jerks",
  bench: "bench press",
  "bench-close": "bench press with a close grip",
  "bench-wide": "bench press with a wide grip",
  overhead: "work overhead",
  press: "presses",
  pushup: "push-ups",
  dip: "dips",
  pullup: "pull-ups",
  "muscle-up": "muscle-ups",
  kipping: "kipping",
  handstand: "handstands",
  row: "rows",
  rower: "rowing machine",
  ski: "SkiErg",
  bike: "cycling",
  swim: "swimming",
  walk: "walking",
  stairs: "stairs",
  carry: "carries",
  "front-rack": "bar in front of the shoulders",
  situp: "sit-ups",
  wallball: "wall balls",
  burpee: "burpees",
  sled: "sleds",
  rope: "rope climbs",
  downhill: "downhill",
  "deep-lunge": "deep lunges",
  "good-morning": "good mornings",
  "trap-bar": "trap-bar deadlifts",
  kneeling: "kneeling",
  "box-jump": "box jumps",
  "broad-jump": "broad jumps",
  "step-up": "step-ups",
  "step-down": "step-downs",
  "reverse-lunge": "reverse lunges",
  "walking-lunge": "walking lunges",
  "side-lunge": "side lunges",
  "split-squat": "split squats",
  pistol: "single-leg squats",
  "back-squat": "back squats",
  "overhead-squat": "overhead squats",
  "leg-press": "leg press",
  "leg-extension": "leg extensions",
  "leg-curl": "leg curls",
  nordic: "Nordic curls",
  "hip-thrust": "hip thrusts and bridges",
  "calf-raise": "calf raises",
  rdl: "Romanian deadlifts",
  "hamstring-stretch": "stretches of the back of the thigh",
  "one-arm-row": "one-arm rows over a bench",
  "bent-row": "bent-over rows",
  thruster: "thrusters",
  "push-press": "push press",
  "floor-press": "floor press",
  incline: "incline press",
  "strict-pullup": "strict pull-ups",
  hang: "passive hangs",
  "bar-hang": "hanging from a bar or a rope",
  "toes-to-bar": "toes-to-bar",
  plank: "planks",
  "get-up": "get-ups",
  hinge: "hinges with a weight",
  "arms-overhead": "arms above the shoulders",
  "standing-overhead": "standing work overhead",
  "bar-overhead": "barbell overhead",
  "chin-up": "chin-ups",
  curl: "curls",
  triceps: "triceps extensions",
  sumo: "sumo",
  conventional: "conventional deadlifts",
  "block-pull": "block pulls",
  "front-squat": "front squats",
  "goblet-squat": "goblet squats",
  "wall-sit": "wall sits",
  "split-jerk": "split jerks",
  "power-clean": "power cleans",
  "squat-clean": "squat cleans",
  "sled-push": "sled push",
  "sled-pull": "sled pull",
  "ghd-situp": "GHD sit-ups",
  "kettlebell-swing": "kettlebell swings",
  "lat-pulldown": "pulldowns",
  "ring-work": "work on rings",
  elliptical: "cross-trainer",
  "rower-hard": "hard rowing",
  "rower-long": "long rowing",
  grip: "a firm grip under load (use straps for deadlifts, rows and pulldowns)",
  ergs: "ergs",
  freestyle: "freestyle",
  "kick-sets": "kick sets",
  "upper-body": "upper-body work",
  "leg-strength": "leg strength",
  lifting: "lifting",
  core: "abdominal work",
  held: "weights in the hands",
  "low-bar": "low-bar squats",
  "high-bar": "high-bar squats",
  "safety-bar": "safety-bar squats",
  "aero-bars": "aero position",
  drops: "riding in the drops",
  butterfly: "butterfly",
  backstroke: "backstroke",
  breaststroke: "breaststroke",
  "neutral-grip": "neutral grip",
  "supinated-grip": "underhand grip",
  barefoot: "barefoot work",
  treadmill: "treadmill",
  contact: "contact",
  trails: "uneven ground",
  "hard-ground": "hard ground",
  paddles: "paddles",
  sitting: "long sitting",
  "side-lying": "lying on the side",
  "open-water": "open water",
  barbell: "barbell",
  paused: "paused reps",
  "other-way": "that way of doing it",
  "bar-on-back": "bar across the back",
  "head-low": "lifts that lower the head",
  "on-belly": "pressure on the belly",
  "hand-bent-back": "weight on a hand that is bent back",
  "elbows-behind": "elbows behind the body under load",
  "toe-off": "hard push-offs from the toes",
  "planted-turn": "turns over a planted foot",
};

export function activityNames(activities: readonly Activity[]): readonly string[] {
  return activities.map((activity) => IN_WORDS[activity]);
}

/** How low somebody sits or squats: a limit of depth, and no ban of the squat. */
const BELOW_A_SEAT = [
  ...["below", "under", "lower than", "deeper than", "past", "beneath"].flatMap((below) =>
    ["chair", "bench", "box", "seat", "stool", "toilet", "sofa"].flatMap((seat) =>
      ["a ", "the ", "my ", ""].map((article) => `${below} ${article}${seat}`),
    ),
  ),
  ...["below", "under", "lower than", "deeper than", "past", "beyond"].flatMap((below) =>
    [
      "chair height",
      "seat height",
      "bench height",
      "knee height",
      "hip height",
      "knee level",
      "a right angle",
      "horizontal",
      "the horizontal",
    ].map((depth) => `${below} ${depth}`),
  ),
  "under parallel, lower than parallel, deeper than parallel, past parallel, beyond parallel",
  "below the height of a chair, below the height of a seat",
  "low chair*, low seat*, low stool*, low sofa*, low bench*, low couch*",
  "unter stuhlhohe, tiefer als ein stuhl, unter sitzhohe, tiefer als sitzhohe, unter kniehohe",
].join(", ");

const none = undefined;

/** How athletes call them. A phrase without a meaning keeps a longer one from being misread. */
export const ACTIVITIES = phraseBook<Activity | undefined>([
  [
    "run-easy",
    "easy run*, easy jog*, slow run*, slow jog*, run easy, run slow*, running easy, running slow*, jog slow*, jogging slow*, jog*, lockeres laufen, lockere laufe, locker laufen, langsames laufen, langsam laufen, langsame laufe, ruhige laufe, trab*, footing, trote, trotar, rodar, rodajes, correr suave, correr despacio, correr lento, courir doucement, courir lentement, running straight, straight line, geradeaus, on the flat, on flat, flat ground, flat run*, running flat, run flat, in der ebene, im flachen, auf der ebene, en llano, terreno llano, a plat, sur le plat, sur plat",
  ],
  [
    "run-fast",
    "speed, fast, faster, sprint*, speed work, speedwork, interval*, tempo, tempo run*, strides, schnell, schnelle, schnelles, schneller, tempolauf, tempolaufe, intervalle, steigerungen, rapido, velocidad, vite, rapide, fractionne, anything faster, fast running, hard running",
  ],
  [
    none,
    "too many fast, too many fast sessions, many fast sessions, fast sessions, too fast, zu schnell, trop vite, demasiado rapido, so fast, as fast, recover* fast, heal* fast, interval of",
  ],
  [
    "run",
    "run, runs, running, la course, course, laufen, laufe, lauf, correr, corro, courir, cours, course a pied, carrera a pie, rennen, corsa, correre, corrida, hardlopen, hardloop, joggen, loopt, jogging, jog",
  ],
  [
    "hill-sprints",
    "sprint uphill, sprints uphill, uphill sprint*, hill sprint*, hill repeat*, hill interval*, bergsprint*, bergintervall*",
  ],
  ["hills", "hill*, uphill, bergauf, subidas, subida, salite, salita, hugel, cuestas, cuesta arriba, montee, montees, en cote"],
  [
    "downhill",
    "hills down, hill down, down hills, down the hill, downhills, downhill*, downhil, stairs down, treppe runter, treppen runter, treppab, bergrunter, descent*, descend*, going down, coming down, bergab*, abwarts, bajada*, cuesta abajo, descente*, en descente",
  ],
  [
    "turns",
    "change direction, changing direction, change of direction, changes of direction, cutting, pivot*, richtungswechsel*, cambios de direccion, cambiar de direccion, changements de direction, changement de direction, sideways, lateral movement*",
  ],
  [
    "jump",
    "jump*, hop, hops, hopping, plyo*, springen, sprunge, sprungen, huepfen, hupfen, saltar, salto, saltos, sauter, saut, sauts, bondir, saltare, salti, pular, pulo, pulos, sprongen, sprong",
  ],
  ["impact", "impact*, landing*, pounding, aufprall, impacto*, choc, chocs"],
  ["skipping", "double under*, single under*, skipping, jump rope, jumping rope, seilspringen, comba, corde a sauter"],
  [
    "squat-deep",
    `${BELOW_A_SEAT}, past parallel, deep squat*, squat deep, squatting deep, full depth, below parallel, bottom of the squat, bottom of squats, bottom of my squat, bottom of my squats, bottom of a squat, bottom of the squats, deep knee bend*, deep knee, knee bends, deep bend*, deep squatting, tiefe kniebeuge*, tiefen kniebeuge*, tief hocke*, sentadilla profunda, sentadillas profundas, bajar profundo, bajo profundo, bajo muy profundo, squat profond, squats profonds`,
  ],
  [
    "squat-box",
    "to parallel, above parallel, until parallel, bis parallel, bis zur parallelen, hasta paralelo, hasta paralela, ate a paralela, jusqu a la parallele, box squat*, to a box, to a chair, to a seat, to chair height, to seat height, to bench height, to knee height, to 90 degrees, down to 90, auf einen stuhl, bis stuhlhohe, half squat*, down to a bench",
  ],
  ["box-jump", "box jump*, boxjump*, kastensprung*, saltos al cajon"],
  ["broad-jump", "burpee broad jump*, broad jump*"],
  ["step-up", "step up*, stepup*, box step*, aufsteiger"],
  ["step-down", "step down*, stepdown*"],
  [
    "reverse-lunge",
    "ausfallschritt* nur ruckwarts, ausfallschritt* only ruckwarts, lunges only backward*, lunges backward*, reverse lunge*, backward lunge*, backwards lunge*, rear lunge*, lunges backwards, ausfallschritt* ruckwarts",
  ],
  [
    "walking-lunge",
    "walking lunge*, forward lunge*, front lunge*, sandbag lunge*, weighted lunge*, barbell lunge*, lunges with the bag, lunges with the sandbag, sandbag ones",
  ],
  ["side-lunge", "side lunge*, lateral lunge*"],
  ["deep-lunge", "deep lunge*, low lunge*, lunge deep, lunging deep, deep split squat*, tiefe ausfallschritt*, tiefen ausfallschritt*"],
  ["split-squat", "split squat*, bulgarian*, rear foot elevated*, rfess"],
  ["pistol", "pistol*, single leg squat*, one leg squat*, one legged squat*"],
  ["back-squat", "back squat*, barbell squat*, barbell back squat*, langhantelkniebeuge*"],
  ["overhead-squat", "overhead squat*, ohs"],
  ["leg-press", "leg press*, beinpresse"],
  ["leg-extension", "leg extension*, beinstrecker"],
  ["leg-curl", "leg curl*, hamstring curl*, beinbeuger"],
  ["nordic", "nordic*"],
  ["hip-thrust", "hip thrust*, glute bridge*"],
  ["calf-raise", "calf raise*, heel raise*, wadenheben"],
  ["trap-bar", "trap bar deadlift*, trap bar*, trapbar*, hex bar deadlift*, hex bar*, hexbar*"],
  ["rdl", "rdl, rdls, romanian*, stiff leg*, stiff legged*, straight leg deadlift*, rumanische*"],
  ["bent-row", "bent over row*, bent row*, barbell row*, pendlay*, vorgebeugtes rudern"],
  ["thruster", "thruster*"],
  ["push-press", "push press*"],
  ["floor-press", "floor press*, board press*"],
  ["incline", "incline press*, incline bench*, incline dumbbell press*"],
  ["strict-pullup", "strict pull up*, strict pullup*, strict chin*, strict, strict ones"],
  ["hang", "dead hang*, passive hang*, hang passive*, hanging passive*, passive hanging, hang loose"],
  ["toes-to-bar", "toes to bar, ttb, t2b"],
  ["plank", "plank*"],
  ["get-up", "turkish*, tgu, get ups"],
  [
    "hinge",
    "hinge, hinges, hinging, hip hinge*, bending forward*, bend forward*, bending over, bend over, leaning forward*, lean forward*",
  ],
  ["paddles", "paddle*, plaquettes, palette, paletas"],
  [
    "trails",
    "trail, trails, uneven ground, uneven surface*, uneven terrain, camber*, beach, sand, grass, running on grass, wiese, trailrunning, waldweg*",
  ],
  ["hard-ground", "concrete, asphalt, asphalt*, hard ground, hard surface*"],
  ["jump", "jumps on one leg, jump on one leg, jumping on one leg, single leg jump*, single leg hop*, one leg jump*, springen einem bein"],
  [
    "arms-overhead",
    "arm overhead, arms overhead, arm fully overhead, arm all the way up, arm up, lift my arm, lift the arm, raise my arm, raise the arm, raising my arm, arm above, arms above, above shoulder height, above my shoulder*, above the shoulder*, over shoulder height, arm uber kopf, arm heben, schulterhohe",
  ],
  [
    "bar-hang",
    "hang from a bar, hang from the bar, hang on a bar, hanging from a bar, hanging from the bar, hanging on a bar, hanging from bars",
  ],
  ["chin-up", "chin up*, chinup*, chins"],
  ["triceps", "triceps extension*, tricep extension*, triceps pressdown*, pressdown*, skull crusher*, skullcrusher*, french press*"],
  ["curl", "curl, curls, biceps curl*, bicep curl*"],
  ["rdl", "deadlift stretch*, deep deadlift*, deep hinge*"],
  ["jerk", "jerk dip*"],
  [none, "dip and drive, heel drop*"],
  ["sumo", "sumo, sumo deadlift*, kreuzheben sumo, deadlift sumo"],
  ["conventional", "conventional*, conventional deadlift*, konventionell*, kreuzheben konventionell, deadlift conventional"],
  ["handstand", "handstand push up*, handstand pushup*, kipping handstand push up*, kipping handstand pushup*, hspu, headstand*"],
  [
    none,
    "pressing till i go*, pressing until i go*, pressing till red, pressing until red, pressing my face red, press till i go*, press until i go*, pressing to redness, pressing on the breath, pressing against my breath, press and hold my breath, below shoulder*, under shoulder height, good at squats, bike fit*, bike shop*, from the hang, hang catch, run down, running late",
  ],
  ["clean", "hang clean*, cleans from the hang, hang power clean*"],
  ["low-bar", "low bar squat*, low bar back squat*, low bar"],
  ["high-bar", "high bar squat*, high bar back squat*, high bar"],
  ["safety-bar", "safety bar squat*, safety bar*, safety squat bar, ssb"],
  ["conventional", "conventional deadlift*, conventional dead*"],
  ["block-pull", "block pull*, rack pull*, deadlift* from blocks, pulls from blocks, pull from blocks, kreuzheben von blocken"],
  ["front-squat", "front squat*, frontkniebeuge*, sentadilla frontal, sentadillas frontales, squat avant"],
  ["goblet-squat", "goblet*"],
  ["kneeling", "kneeling, kneels"],
  ["wall-sit", "wall sit*, wandsitz*"],
  ["split-jerk", "split jerk*"],
  ["power-clean", "power clean*"],
  ["squat-clean", "squat clean*, full clean*"],
  [
    "sled-push",
    "sled push*, push sled, push the sled, pushing the sled, pushing sled*, prowler push*, schlitten schieben, schlittenschieben",
  ],
  ["sled-pull", "sled pull*, pull sled, pull the sled, pulling the sled, sled drag*, schlitten ziehen, schlittenziehen"],
  ["ghd-situp", "ghd, ghds, ghd sit up*, ghd situp*"],
  ["lat-pulldown", "lat pull down*, lat pulldown*, pulldown*, latzug, latziehen"],
  ["ring-work", "ring work, ringe, anything on rings"],
  ["elliptical", "elliptical*, cross trainer*, crosstrainer*, crosstrainern, eliptica, elliptique"],
  ["ergs", "erg, ergs, ergometer"],
  ["kick-sets", "kick set*, kick drill*, kicking drill*, kickboard*, beinschlag*"],
  ["butterfly", "butterfly stroke, swim butterfly, butterfly swim*, delfin*, delphin*, butterfly"],
  [
    "kipping",
    "swinging on the bar, swinging on a bar, swinging on bars, swing on the bar, swinging from the bar, bar swings, butterfly pull up*, butterfly pullup*",
  ],
  ["backstroke", "backstroke*, back stroke*, rucken schwimmen, ruckenschwimmen"],
  ["breaststroke", "rana, nage a la rana, breaststroke*, breast stroke*, brustschwimmen, brust schwimmen, braza, brasse"],
  [none, "pull buoy*, pulling buoy*, pullbuoy*"],
  ["freestyle", "freestyle, front crawl, kraul*, crawl, crol, freistil"],
  ["aero-bars", "aero bar*, aerobars, aero position, aero, tt position, tri bars, auflieger, aeroposition"],
  ["drops", "in the drops, on the drops, in drops, unterlenker, beugels, in de beugels, deep handlebar*"],
  [
    "neutral-grip",
    "neutral grip*, neutral pull up*, neutral grip pull up*, hammer grip*, neutraler griff, neutralem griff, neutralen griff, agarre neutro, agarres neutros, con neutro, neutro, prise neutre, en neutre, presa neutra, impugnatura neutra, pegada neutra, neutrale greep, hammer curl*",
  ],
  ["supinated-grip", "supinated, supinated grip, anything supinated, underhand grip*, underhand, untergriff"],
  ["barefoot", "barefoot*, bare feet, barfuss*, descalzo, pieds nus"],
  ["treadmill", "treadmill*, laufband*, cinta de correr, tapis roulant"],
  ["hip-thrust", "bridging, bridges, bridge, brucken"],
  ["contact", "contact sport*, contact stuff, contact, kontaktsport"],
  ["squat", "squat*, kniebeuge*, beugen, beuge, sentadilla*, accroupi*, accosciat*, agachamento*, kniebuiging*"],
  ["lunge", "lunge*, ausfallschritt*, zancada*, desplante*, fente*, affond*, afundo*, uitvalspas*"],
  ["one-leg", "one leg, single leg, one legged, einem bein, einbeinig*, una pierna, una sola pierna, une jambe, une seule jambe"],
  [
    "wide",
    "wide step*, wide stance, squat wide*, wide squat*, wide stance squat*, big step*, long stride*, side step*, spread my legs, legs apart, grossen schritt*, zancadas largas, grands pas",
  ],
  [
    "floor",
    "deadlift* from the floor, deadlift* off the floor, from the floor, off the floor, from the ground, off the ground, kreuzheben vom boden, vom boden, peso muerto desde el suelo, desde el suelo, del suelo, souleve de terre depuis le sol, depuis le sol, since le sol, since el suelo, du sol",
  ],
  [none, "get up from the floor, get off the floor, getting up from the floor, getting up off the floor, get up off the floor"],
  ["good-morning", "good morning*, goodmorning*"],
  ["deadlift", "deadlift*, deads, kreuzheben, peso muerto, souleve de terre, souleves de terre, stacc*, levantamento terra"],
  ["swing", "kettlebell swing*, swing, swings, kettlebell swing*, kb swing*"],
  ["clean", "clean*, umsetzen"],
  ["snatch", "snatch*, reissen, arrancada*, arrache*"],
  ["jerk", "jerk*, stossen, epaule jete"],
  ["bench", "bench*, bench press*, bankdrucken, press de banca, press banca, developpe couche"],
  [
    "bench-close",
    "bench close grip*, bench press close grip*, benching close grip*, bench with close grip*, close grip bench*, narrow grip bench*, grip narrow*, grip close*, bench narrow*, close grip*, narrow grip*, closer grip*, narrower grip*, hands narrower, narrower hands, little narrower, bit narrower, when narrower, tighter grip*, enger griff, engem griff, bankdrucken eng, enges bankdrucken, agarre estrecho, agarre cerrado, prise serree",
  ],
  [
    "bench-wide",
    "wide bench grip*, wide grip bench*, wide grip benching, benching wide, bench wide, bench with a wide grip, wide grip*, weiter griff, weitem griff, agarre ancho, prise large",
  ],
  [
    "overhead",
    "overhead, above my head, over my head, above head, above the head, over the head, over head, pressing above my head, overhead press*, overhead work, pressing overhead, shoulder press*, military press*, strict press*, uberkopf*, uber kopf, uber dem kopf, schulterdrucken, press militar, por encima de la cabeza, encima de la cabeza, developpe militaire, au dessus de la tete, bras en l air, sopra la testa, acima da cabeca, boven het hoofd, boven mijn hoofd",
  ],
  ["press", "press, presses, pressing, pushing, drucken, empujar, pousser"],
  ["pushup", "push up*, pushup*, press up*, liegestutz*, flexiones, pompes"],
  ["dip", "dip, dips, fondos"],
  ["pullup", "pull up*, pullup*, klimmzug*, klimmzuge*, dominadas, tractions, hanging, hang"],
  [
    "muscle-up",
    "muscle up*, muscleup*, ring muscle up*, bar muscle up*, kipping muscle up*, kipping ring muscle up*, kipping bar muscle up*",
  ],
  ["kipping", "kip, kipping, kipping pull up*"],
  ["handstand", "handstand*, inversions, pino, equilibre sur les mains"],
  ["row", "rows, pulling, dumbbell row*, ring row*"],
  [
    "rower",
    "rower, rowing, row erg, rowing machine, concept2, rudern, ruderergometer, rudergerat, remo, rameur, ramer, roeien, canottaggio, vogatore",
  ],
  ["ski", "ski erg*, skierg*, ski"],
  [none, "ski trip*, ski holiday*, ski season, ski tour*, ski week*, ski resort*"],
  ["hills", "incline treadmill*, treadmill incline*, treadmill on incline, incline walk*, incline run*"],
  [
    "side-lying",
    "side lying, lying on my side, lie on my side, lying on the side, lying on that side, auf der seite liegen, seitlage, seitlich liegen",
  ],
  ["paused", "pause rep*, paused rep*, pause work, paused work, pause set*, pausenwiederholung*"],
  ["open-water", "open water, freiwasser, aguas abiertas, eau libre, acque libere, aguas abertas, open water swim*"],
  [
    "bike",
    "bike, biking, cycling, cycle, ride, rides, riding, on the bars, rad, rades, radfahren, fahrrad, rennrad, bici, bicicleta, velo, spinning, assault bike, bicicletta, cyclette, bicicleta, pedalar, fietsen, fiets, radeln, velofahren, pedalear, faire du velo",
  ],
  [
    "swim",
    "in the pool, of the pool, the pool, of the water, nuoto, nuotare, nado, natacao, zwemmen, swim*, swum, schwimm*, nadar, nado, natacion, nager, nage, natation",
  ],
  [
    "walk",
    "walk, walks, walking, gehen, spazieren, caminar, andar, marcher, marche, camminare, camminata, cammino, caminhar, caminhada, wandelen, spazierengehen",
  ],
  [
    none,
    "hanging leg, muito tempo, tanto tempo, molto tempo, pouco tempo, poco tempo, tempo todo, il tempo, o tempo, tempo fa, bar sits, sits badly, sits well, sits on, gehen nicht, geht nicht, wall walk*, ca marche, in a row, im lauf, en cours, clean bill, clean up, long run goal, run down, in the long run",
  ],
  ["stairs", "stair*, treppe*, treppen*, escalera*, escalier*"],
  ["carry", "portare pesi, carregar, dragen, carry, carries, carrying, farmers carr*, tragen"],
  ["grip", "gripping, grip hard, grip work, gripping hard, heavy grip, firm grip"],
  ["front-rack", "front rack*, frontrack*, rack position, barre devant, barra delante"],
  ["situp", "sit up*, situp*, crunch*, leg raise*, leg lift*"],
  ["wallball", "wall ball*, wallball*, wandball*"],
  ["burpee", "burpee*"],
  ["sled", "sled*, prowler, schlitten, trineo, traineau, treno"],
  ["rope", "rope climb*, climbing rope*, legless, seilklettern, tauklettern, cuerda, corde lisse, a la corde"],
  ["sitting", "sitting, sit,  desk, driving, car ride*, long drive*, sitzen, autofahr*, sentado, sentada, assis, conducir, conduire"],
]);

/** What is named in the words, in order. */
export function activitiesIn(words: readonly Word[]): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const match = ACTIVITIES.match(words, at);
    // "Tweaked it pulling 190", "pulling from the floor": a pull of kilograms is one from the floor, and no row.
    if (isFloorPull(words, at)) {
      found.push({ activity: "floor", at, length: 1 });
      at += 1;
      continue;
    }
    if (match?.meaning !== undefined) found.push({ activity: wayIn(words, at, match) ?? match.meaning, at, length: match.length });
    // "No pulling", "pulling is fine": from above too.
    if (match?.meaning === "row" && words[at]?.text === "pulling") found.push({ activity: "pullup", at, length: match.length });
    at += match?.length ?? 1;
  }
  // "When I catch a snatch overhead": the snatch, and no strict press.
  const catches = found.findIndex(({ activity, at }, index) => activity === "overhead" && endsIn(found[index - 1], "snatch", at));
  if (catches >= 0) found.splice(catches, 1);
  // "push-ups on the flat hand", "flat on my back"
  const isLying = words.some(({ text }) => LIES_FLAT.test(text));
  if (isLying) return found.filter(({ at, length }) => !words.slice(at, at + length).some(({ text }) => text === "flat"));
  // "press por encima de la cabeza" is no bench press.
  return found.some(({ activity }) => activity === "overhead") ? found.filter(({ activity }) => activity !== "press") : found;
}

const LEAST_PULLED = 60;

function isFloorPull(words: readonly Word[], at: number): boolean {
  if (!/^pull(?:ing|ed)$/u.test(words[at]?.text ?? "")) return false;
  const [next = "", after = "", last = ""] = words.slice(at + 1, at + 4).map(({ text }) => text);
  return (
    (Number.parseFloat(next) >= LEAST_PULLED && !OTHER_UNIT.test(after)) ||
    [`${next} ${after}`, `${next} ${after} ${last}`].some((said) => FROM_FLOOR_SAID.test(said))
  );
}

/** Minutes and metres are rowed, repetitions pulled up. */
const OTHER_UNIT = /^(?:min\w*|mins?|sec\w*|s|m|km|k|met\w*|miles?|strokes?|reps?|cals?|x|%)$/u;
const FROM_FLOOR_SAID = /^(?:from|off) (?:the )?(?:floor|blocks?)$/u;

interface Found {
  readonly activity: Activity;
  readonly at: number;
  readonly length: number;
}

function endsIn(found: Found | undefined, activity: Activity, at: number): boolean {
  return found?.activity === activity && found.at + found.length === at;
}

/** "pin squats", "straight bar curls", "bench without a spotter", "bike arms": only this way of the movement is meant. */
function wayIn(
  words: readonly Word[],
  at: number,
  { meaning, length }: { readonly meaning: Activity | undefined; readonly length: number },
): Activity | undefined {
  const before = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const after = words.slice(at + length, at + length + 4).map(({ text }) => text);
  if ((meaning === "conventional" || meaning === "deadlift") && FROM_BLOCKS.test(after.join(" "))) return "block-pull";
  if (PAUSED.test(before.at(-1) ?? "") || PAUSED.test(after[0] ?? "")) return "paused";
  const isWay = OTHER_WAY.test(before.at(-1) ?? "") || TWO_WORDS.test(before.join(" ")) || WAY_BEHIND.test(after.join(" "));
  return isWay ? "other-way" : undefined;
}

const FROM_BLOCKS =
  /^(?:from|off|on|von|auf|desde|depuis) (?:the |rack |a |high |low |dem |den )*(?:pins?|blocks?|rack|mats|blocken|bloques|plots)\b/u;
const PAUSED = /^(?:pauses?|paused|pausing|pausiert\w*|pausen|pausa\w*)$/u;
const OTHER_WAY =
  /^(?:pins?|anderson|zercher|jefferson|cambered|mountain|downhill|banded|chains?|axle|spoto|larsen|deficit|board|slingshot|touch|fat|thick|complex|guillotine|hatfield|steinborn|duenner|dunnen|dunner|defizit)$/u;
const TWO_WORDS = /^(?:(?:straight|ez|fat|thick|duffalo|swiss|cambered) (?:bar|grip)|behind (?:the )?neck)$/u;
const WAY_BEHIND =
  /^(?:arms?$|arms? |complexes\b|alone\b|without (?:a |any )?(?:spotter|supervision|spot|rack|safeties)|(?:from|off|on|to) (?:the )?(?:pins?|boards?)\b|behind (?:the |my )?neck|(?:am|an der|with|on|mit) (?:the |a |den |der |dem )?(?:dunnen|thin|fat|thick|dicken|straight|hook)\b|hook ?grip\b)/u;
const LIES_FLAT = /^(?:hands?|wrists?|palms?|back|lying|lie|laying|feet|foot|bench)$/u;
const NAMES = new Map<Activity, readonly string[]>();

/** Names of the catalogue that the activity covers. */
export function getNames(activity: Activity): readonly string[] {
  const known = NAMES.get(activity) ?? EXERCISES.filter(COVERS[activity]).map(({ name }) => name);
  NAMES.set(activity, known);
  return known;
}
