import { isOnTheFloor } from "../health/exercise-limits.ts";
import { equipmentKey } from "../catalogue/equipment.ts";
import { EXERCISES, findExercise } from "../catalogue/exercises.ts";
import { type Activity, activityNames, namesOf } from "../injuries/activities.ts";
import { readStatements } from "../injuries/statements.ts";
import { lengthOfNames, namedIn, WAYS_OF } from "../statements/named-movements.ts";
import { IN_A_ROW, readWishClauses, type WishClause } from "../statements/wish-clauses.ts";
import { type Qualifier, readQualifier } from "../statements/wish-qualifiers.ts";
import { translateExercises } from "./exercise-translations.ts";
import { isBareCount } from "../statements/wish-amounts.ts";
import { scheduledQuotes } from "../statements/wish-schedule.ts";
import { weekdaysIn } from "../free-text/weekdays.ts";
import { normalise } from "../health/normalise.ts";

/** A way or a place of training that is no exercise: what is said of it says nothing of the exercise itself. */
export type Setting =
  | "treadmill"
  | "track"
  | "open-water"
  | "swim-drills"
  | "trainer"
  | "group"
  | "hour"
  | "place"
  | "long"
  | "format"
  | "whole"
  | "untrained";

/** What a clause is about, at its own size. */
export interface WishedObject {
  /** As the head of the plan names it. */
  readonly label: string;
  /** Names of the catalogue. */
  readonly names: readonly string[];
  readonly activity?: Activity;
  readonly setting?: Setting;
}

/** A clause and what it is about. */
export interface Wish extends WishClause {
  readonly objects: readonly WishedObject[];
  /** The clause begins with what it is about: "burpees", "heavy deadlifts", "sled pull because the rope shreds my hands". */
  readonly isBare: boolean;
  /** Only a part of it is meant. */
  readonly qualifier: Qualifier;
}

type Find = RegExp | ((name: string) => boolean);

const CORE: Find = (name) => (findExercise(name)?.movementPattern ?? "").startsWith("core");
const OLYMPIC: Find = (name) => (findExercise(name)?.movementPattern ?? "").startsWith("olympic");
const CARDIO: Find = (name) => {
  const exercise = findExercise(name);
  // A walk is what those do who want none of it.
  return exercise?.category === "cardio" && exercise.movementPattern !== "walk";
};
const isRow: Find = (name) => findExercise(name)?.movementPattern === "horizontal_pull" && /row/iu.test(name);
const isPress: Find = (name) => (findExercise(name)?.movementPattern ?? "").endsWith("_push") && /press$|press \(/iu.test(name);
const withOnly =
  (item: string): Find =>
  (name) =>
    (findExercise(name)?.equipment ?? []).some((need) => need.replace(/s$/u, "") === item);
/** What is first of all done on a machine or a cable. */
const MACHINES: Find = (name) =>
  (findExercise(name)?.equipment ?? []).some((need) => MACHINE_TOOLS.test(equipmentKey(need.split(" or ")[0] ?? need)));
const MACHINE_TOOLS = /^(?:cable|machine)$|machine|leg press|pulldown/iu;
/** "Nur freie Gewichte": no machines. */
const ONLY_FREE_WEIGHTS =
  /\b(?:only|just|nur|bloss|solo|solamente|seulement|que des|uniquement|soltanto|apenas|alleen) (?:\w+ )?(?:free weights?|freie\w* gewichte\w*|freihanteln?|pesos? libres?|poids libres?|pesi liberi|pesos livres|losse gewichten|vrije gewichten)\b/u;

/** Ways and places, first: what stands with them in one clause is no object of its own ("swim drills", "intervals on the track"). */
const SETTINGS: readonly (readonly [Setting, string, RegExp, Find?])[] = [
  [
    "treadmill",
    "treadmill",
    /\b(?:treadmills?|dreadmills?|laufb[a]nd\w*|cinta(?: de correr)?|caminadora|tapis(?: roulant| de course)?(?! de sol)|esteira|passadeira|loopband\w*)\b/u,
    /treadmill/iu,
  ],
  [
    "open-water",
    "open water",
    /\b(?:open water|freiwasser|aguas? abiertas?|eau libre|acque libere|aguas? abertas?|open ?water\w*|sea swim\w*|lake swim\w*|im see|in the (?:sea|lake))\b/u,
  ],
  [
    "swim-drills",
    "swim drills",
    /\b(?:(?:swim(?:ming)? |kick ?board |pull ?buoy |technique |kick )*drills?|kick ?boards?|pull ?buoys?|technik ?ubung\w*|ejercicios de tecnica|tecnica (?:en el agua|de natacion)|educatifs?|esercizi di tecnica|educativos?|techniek ?oefening\w*|paddles?)\b/u,
    /^Kickboard swim$/u,
  ],
  [
    "trainer",
    "indoor trainer",
    /\b(?:turbo(?: trainer)?s?|(?:indoor |home |smart )?trainer(?! says| said| told)s?|rolle(?:ntrainer)?|rollo|rodillos?|zwift\w*|home ?trainer|rulli|rolo|tacx|wahoo|kickr|indoor (?:bike|cycling|ride|riding)s?)\b/u,
  ],
  ["track", "track", /\b(?:tracks?|tartan\w*|laufbahn|bahn(?:training|laufe)?|pista|piste|atletiekbaan|baan)\b/u],
  [
    "group",
    "groups and classes",
    /\b(?:groups?|gruppen?|gruppi?|grupos?|groupes?|groep\w*|class(?:es)?|kurse?n?|clases?|cours collectifs?|lessen|squads?|crowd\w*|partner (?:wods?|workouts?)|people)\b/u,
  ],
  [
    "hour",
    "hours of the day",
    /\b(?:(?:early |in the )?(?<!good )mornings?|evenings?|nights?|late|before (?:work|breakfast|\d)|vor (?:der arbeit|dem fruhstuck|\d)|avant (?:le travail|le petit dejeuner|\d)|antes de(?: las?)? (?:trabajar|desayunar|\d)|prima (?:del lavoro|di colazione|delle \d)|antes d[aeo]s? (?:trabalho|\d)|voor (?:het werk|het ontbijt|\d)|after (?:work|\d)|dawn|6 ?am|\d{1,2} ?(?:am|pm|uhr)|fasted|morgens|fruh\w*|abends|nachts|madrugar|temprano|por la (?:manana|noche)|le (?:matin|soir)|tot le matin|mattina|sera|presto|de manha|a noite|cedo|s (?:ochtends|avonds)|ochtend|avond)\b/u,
  ],
  [
    "place",
    "places and weather",
    /\b(?:downhills?|bergab\w*|cuesta abajo|descentes?|en descente|discesa|descidas?|bergaf|outdoors?|outside|indoors?|inside|trails?|roads?|rain\w*|cold|heat|wind\w*|ice|icy|snow|dark|alone|music|mirrors?|loud|drauss\w*|draussen|wald\w*|regen|kalte|dunkeln|aire libre|exterior|dehors|exterieur|foret|all aperto|fuori|ao ar livre|buiten|bos|gyms|gym person|pavements?|asphalt\w*|tarmac|concrete|cobble\w*|hard (?:ground|surfaces?)|beton|asfalto|asfalt|goudron|bitume|beach|grass)\b/u,
  ],
  [
    "long",
    "long workouts",
    /\b(?:long|longer|endless|lange[nrs]?|larg[oa]s?|longues?|longs?|lung[hoia]\w*|longo?s?|steady)\b(?=.*\b(?:stuff|cardio|workouts?|sessions?|conditioning|amraps?|metcons?|wods?|emoms?|einheiten|ausdauer\w*|entrenamientos|seances|allenamenti|treinos|trainingen)\b)/u,
  ],
  [
    "long",
    "long easy work",
    /\b(?:long|slow|steady|endless|lange[nrs]?|largas?|longues?)\b(?! (?:runs?|rides?|laufe?)\b)(?=.*\b(?:bike|biking|cycling|rid(?:e|es|ing)|row\w*|ski\w*|run(?:s|ning)?|swim\w*|jog\w*)\b)/u,
  ],
  [
    "format",
    "workout formats",
    /\b(?:amraps?|emoms?|metcons?|wods?|tabatas?|circuits?|zirkel\w*|hiit|for time|against the clock|supersets?|chippers?|ladders?|leg days?|beintag|(?:heavy|max|schwere) singles|einzelwiederholung\w*|benchmark\w*|tests?|testing|race pace|max(?:ing)? out|1 ?rms?)\b/u,
  ],
  [
    "whole",
    "strength training",
    /\b(?:strength(?: training| work| sessions?)?|gym (?:work|sessions?|training|stuff|days?)|(?<!free |light |heavy )weights|weight ?training|(?<!olympic |oly |overhead )lifting|kraft(?:training)?|fuerza|musculation|muscu|forza|musculacao|kracht\w*)\b/u,
  ],
  [
    "untrained",
    "",
    /\b(?:battle ?ropes?|corda naval|battling ropes?|trx|sling\w*|suspension\w*|bosu\w*|wobbl\w*|balance ?boards?|tyre flips?|tire flips?|zumba|touch (?:and|n) go|(?:cadence|running|run) drills|lauf ?abc|lauf abc|skippings|spinning class|jumping lunges?|jump lunges?|lunge jumps?|split jumps?|fentes sautees?|zancadas? con salto|wechselsprung\w*|jumping jacks?|hampelmann\w*|mountain ?climbers?|bear crawls?|devil s? ?press\w*|devils? press\w*|man ?makers?|step aerobics?|aerobics|skull ?crushers?|french press\w*|leg raises? machine|hack squats?|smith machine\w*|pec decks?|fartlek\w*|shrugs?|upright rows?|lateral raises?|(?:overhead )?(?:press\w*|pulldowns?|pull ?downs?|lat pulldowns?) behind (?:the |my )?neck|behind (?:the )?neck (?:press\w*|jerks?)|nackendrucken|stair ?master\w*|stepper)\b/u,
  ],
];

/** Movements whose words are no part of the names, or whose everyday name is narrower than the activity of the injuries. */
const MOVEMENTS: readonly (readonly [label: string, words: RegExp, names: Find, activity?: Activity])[] = [
  ["burpee broad jumps", /\bburpee broad ?jumps?\b/u, /^burpee broad jump$/iu],
  ["burpee box jump-overs", /\b(?:burpee )?box jump ?overs?\b/u, /jump-over/iu],
  ["kipping pull-ups", /\bkipping(?: pull ?ups?| chest to bars?)?\b/u, /\((?:kipping)\)|chest-to-bar|butterfly/iu],
  ["handstand walks", /\bhandstand walk(?:s|ing)?\b/u, /^handstand walk/iu],
  ["wall walks", /\bwall ?walks?\b/u, /^wall walk/iu],
  ["good mornings", /\bgood ?mornings?\b/u, /^good morning|^jefferson/iu, "good-morning"],
  [
    "stationary bikes",
    /\b(?:gym bikes?|bike ergs?|stationary bikes?|exercise bikes?|heimtrainer|ergometer ?rad|bicicleta estatica|velo d appartement|cyclette|hometrainers?)\b/u,
    /^bike erg/iu,
  ],
  ["rides outside", /\b(?:real bikes?|road bikes?|mountain ?bik\w*|mtb|outdoor (?:bike|rides?|cycling)|rennrad\w*)\b/u, /^long ride/iu],
  [
    "runs off the bike",
    /\b(?:lauf\w* nach dem rad\w*|run(?:s|ning)? (?:straight )?(?:off|after) (?:the |a )?(?:bike|ride|cycling)|correr (?:despues de|tras) (?:la )?bici\w*|courir apres (?:le )?velo|correre dopo (?:la )?bici\w*|correr depois da bici\w*|lopen na (?:het )?fietsen)\b/u,
    /^brick run/iu,
  ],
  ["skipping", /\b(?:touwtje ?\w*|touw ?springen)\b/u, /under$|jump rope/iu, "skipping"],
  ["air squats", /\bair ?squats?\b/u, /air squat/iu],
  ["barbell rows", /\b(?:barbell|pendlay|bent ?over) rows?\b/u, /^(?:barbell|pendlay) row/iu],
  ["dumbbell rows", /\b(?:dumbbell|db) rows?\b/u, /dumbbell.*row|^chest-supported row/iu],
  ["strides", /\bstrides\b/u, /^strides/iu],
  ["ring muscle-ups", /\bring muscle ?ups?\b/u, /^ring muscle-up/iu],
  ["bar muscle-ups", /\bbar muscle ?ups?\b/u, /^bar muscle-up/iu],
  ["hang cleans", /\bhang (?:power )?cleans?\b/u, /hang (?:power )?clean/iu],
  ["muscle-ups", /\b(?:ring |bar )?muscle ?ups?\b/u, /muscle-up/iu, "muscle-up"],
  ["handstand push-ups", /\b(?:handstand (?:push|press) ?ups?|hspus?)\b/u, /handstand push-up/iu],
  ["double-unders", /\b(?:double ?unders?|dubs|dus)\b/u, /^double-under/iu],
  ["single-unders", /\b(?:single ?unders?|(?<!heavy |max |schwere )singles)\b/u, /^single-under/iu],
  ["assault bike", /\b(?:assault|echo|air|fan) ?(?:bikes?|rad)\b/u, /^assault bike/iu],
  [
    "cross-trainer",
    /\b(?:ellipticals?|cross ?trainers?|ellipsen\w*|eliptic[oa]s?|elliptiques?|ellittic[ao])\b/u,
    /^elliptical/iu,
    "elliptical",
  ],
  ["stairs", /\bstair(?:s| climbers?| machines?)?\b/u, /^stair/iu],
  ["boxing", /\b(?:shadow )?box(?:ing|en|eo)\b/u, /^shadow boxing/iu],
  ["ring rows", /\bring ?rows?\b/u, /ring row/iu],
  ["hanging leg raises", /\bhanging (?:leg|knee) raises?\b/u, /^hanging knee raise/iu],
  ["dead bugs", /\bdead ?bugs?\b/u, /^dead bug/iu],
  ["sandbag lunges", /\bsand ?bag lunges?\b/u, /^sandbag lunge/iu],
  ["exercises on all fours", /\b(?:on )?(?:all fours|(?:my )?hands and knees)|vierf\w*/u, /cat-cow|bird[- ]dog|quadruped|bear crawl/iu],
  ["walking lunges", /\bwalking lunges?\b/u, /^walking lunge/iu],
  [
    "Bulgarian split squats",
    /\b(?:(?:split )?squats? bulgar\w+|agachamentos? bulgar\w+|kniebeugen? bulgar\w+|sentadillas? bulgar\w+|bulgar\w*(?: split)?(?: squats?)?|bulgarische\w*)\b/u,
    /^bulgarian/iu,
  ],
  ["back extensions", /\b(?:back|hyper) ?extensions?\b/u, /^back extension/iu],
  [
    "isolation exercises",
    /\bisolation(?: (?:stuff|work|exercises?|movements?))?\b|\bisolations\w*/u,
    /^(?:biceps curl|hammer curl|triceps pressdown|leg extension|seated leg extension)/iu,
  ],
  ["pause squats", /\bpaused? squats?\b/u, /^pause squat/iu],
  ["kettlebell swings", /\b(?:kettlebell |kb )?swings?\b/u, /(?:kettlebell|backpack) swing/iu, "swing"],
  ["farmers carries", /\bfarmers?(?: carry| carries| walks?)?\b/u, /farmers carry/iu],
  [
    "exercises on the floor",
    /\b(?:(?:up|down) off (?:the )?floor|(?:exercises? )?(?:lying )?(?:down )?on (?:the )?(?:floor|ground)|floor (?:work|exercises?)|(?:auf (?:dem |den )?|am )boden|au sol|en (?:el )?suelo|al suelo)\b/u,
    isOnTheFloor,
  ],
  [
    "pulls from the floor",
    /\b(?:dead ?lift\w*|pull(?:s|ing)?)\b.*\b(?:from|off) (?:the )?(?:floor|ground)|kreuzheben vom boden|\b(?:dead ?lift\w*|peso muerto|souleve\w*|kreuzheben|levantamento)\b.*\b(?:vanaf de (?:vloer|grond)|desde el suelo|du sol|do chao)\b/u,
    /^(?:(?:conventional|sumo|trap-bar|deficit|stiff-leg|suitcase|kettlebell) )?deadlift$/iu,
  ],
  ["sumo deadlifts", /\b(?:sumo(?: deadlifts?)?|stacco sumo|kreuzheben sumo|sumo ?kreuzheben)\b/u, /^sumo deadlift$/iu],
  [
    "conventional deadlifts",
    /\b(?:(?:conventional|regular|normal) (?:deadlifts?|deads)|stacc\w+ (?:classic\w|convenzional\w|da terra)|konventionell\w* kreuzheben)\b/u,
    /^deadlift$/iu,
  ],
  ["conventional deadlifts", /\bconventional\b/u, /^deadlift$/iu],
  [
    "incline presses",
    /\b(?:incline (?:bench(?: press\w*)?|press\w*|dumbbell press\w*)|schragbank\w*|press inclinado|developpe incline|panca inclinata|supino inclinado)\b/u,
    /^incline dumbbell press/iu,
  ],
  [
    "olympic lifts",
    /\b(?:olympic (?:lift\w*|weightlifting)|oly(?:mpics?)?(?: lift\w*)?|weightlifting|(?:olympisches? )?gewichtheben|halterofilia|halterophilie)\b/u,
    OLYMPIC,
  ],
  [
    "machines",
    /\b(?<!\b(?:cardio|conditioning|rowing|ski|endurance|running|stair) )(?:(?:gym |weight |cable )?machines?|(?:kraft)?maschinen?|geraten?|m[a]quinas?|macchin[ae]|macchinari|toestellen|apparaten)\b(?! (?:row|rower))/u,
    MACHINES,
  ],
  [
    "abdominal work",
    /\b(?:core(?: work| training| exercises?| stuff)?|abs?(?: work| exercises?)?|bauch(?:training|ubungen)?|abdominales|abdos|abdominaux|addominali|abdominais|buikspier\w*)\b/u,
    CORE,
  ],
  [
    "work overhead",
    /\b(?:anything )?overhead(?: work| lift(?:s|ing)?| stuff| anything)?\b(?! (?:squat|lunge|carr|walk|press))|\buber kopf\b/u,
    /overhead|push press|jerk|snatch|thruster|(?:standing|seated) dumbbell press|kettlebell press|handstand|pike push-up|landmine press/iu,
  ],
  [
    "overhead presses",
    /\b(?:overhead press\w*|ohps?|press(?:ing)? overhead|press por encima de (?:la )?cabeza|uberkopfdrucken|military press\w*|shoulder press\w*|strict press\w*)\b/u,
    /(?:overhead|push|standing dumbbell|seated dumbbell|backpack overhead) press|kettlebell press|handstand push-up|pike push-up/iu,
  ],
  [
    "box jumps",
    /\b(?:box ?jumps?|kastensprung\w*|sauts? (?:sur|a la) (?:la )?box|saltos? (?:al|a) caj(?:on|ao)|saltos? na caixa|box ?sprongen)\b/u,
    /box jump/iu,
  ],
  ["broad jumps", /\bbroad ?jumps?\b/u, /broad jump/iu],
  [
    "jumps",
    /\b(?:jump(?:ing|s)?|springen|sprunge|hupfen|plyo\w*|hop(?:s|ping)?|hupft|hupf\w*|hups\w*|springt|spring(?=\b)|salta|saltano|saute|springen|jumps around|sauts?|saltos?|saltar|salti|sprongen|pulos?|pliometr\w*)\b(?! rope)/u,
    /(?<!no-)\bjump|\bhops\b|double-under|single-under|^burpee/iu,
  ],
  [
    "stretching",
    /\b(?:(?:static )?stretch(?:ing|es)?|mobility(?: work| drills?| stuff)?|dehnen|dehnung\w*|etirements?|estiramientos?|estirar|allungament\w*|alongament\w*|stretchen|rekken)\b/u,
    /stretch|pigeon|cat-cow/iu,
  ],
  ["yoga", /\byoga(?: poses?| flows?)?\b/u, /pigeon|cat-cow|world's greatest|couch stretch|thoracic rotation/iu],
  ["sit-ups", /\b(?:crunch(?:es)?|sit ?ups?)\b/u, /^sit-up|v-up|crunch/iu],
  ["planks", /\b(?:planks?|planken|unterarmstutz\w*|planchas?|gainage|planche|prancha)\b/u, /plank/iu, "plank"],
  [
    "lying on the back",
    /\b(?:lying on my back|on my back|auf dem rucken(?: liegen)?|sur le dos|boca arriba|tumbad[ao])\b/u,
    /\(supine\)|dead bug|glute bridge|hip thrust|hamstring bridge|bench press|floor press|sit-up|hollow|get-up|straight-leg raise|slider hamstring|towel hamstring/iu,
  ],
  ["being upside down", /\b(?:(?:being )?upside down|handstands?|kopfuber|tete en bas|boca abajo)\b/u, /handstand|wall walk/iu],
  [
    "tempo runs",
    /\b(?:tempos?(?! (?:air |back |front )?(?:squats?|bench|reps?))$|tempo ?(?:runs?|laufe?n?|dauerlaufe?)|tempo ?laufe?|threshold runs?)\b/u,
    /^tempo run$/iu,
  ],
  [
    "intervals",
    /\b(?:intervals?|intervalle\w*|intervall(?:training|laufe)|intervalos|series|fractionne\w*|ripetute|intervallen|tiros|speed ?work|speed sessions?)\b/u,
    /^(?:interval run|shuttle run)$/iu,
  ],
  [
    "long runs",
    /\b(?:long runs?|lange laufe?|lange lauf|tiradas largas|sorties? longues?|longues? sorties?|lunghi|longoes|duurlopen)\b/u,
    /^long run$/iu,
  ],
  ["long rides", /\b(?:long rides?|lange (?:ausfahrten|radausfahrten|touren))\b/u, /^long ride$/iu],
  ["bricks", /\bbricks?(?: (?:sessions?|runs?))?\b|\bkoppel\w*/u, /^brick run/iu],
  [
    "hills",
    /\b(?:hills?(?: (?:sprints?|repeats?|sessions?|runs?))?|berg(?:sprints?|laufe?|auf)|hugel\w*|cuestas|cotes|salit[ae]|ladeiras|subidas|heuvels?)\b/u,
    /^hill sprint|^uphill|^incline treadmill/iu,
    "hills",
  ],
  [
    "running",
    /\b(?:run|runs|running|jog|jogs|jogging|joggen|laufen|lauf|laufe|rennen|correr|carrera(?: a pie)?|courir|course(?: a pied)?|corsa|correre|corrida|hardlopen|hollen)\b/u,
    /\brun\b|strides|sprint|run-walk/iu,
    "run",
  ],
  [
    "cycling",
    /\b(?:bik(?:e|es|ing)|cycl(?:e|es|ing)|rid(?:e|es|ing)|rad(?:eln|fahren|fahrt|ausfahrten)?|fahrrad\w*|velo|cyclisme|ciclismo|bici(?:cleta)?|bicicletta|pedal(?:ar|ear)|fiets(?:en)?|wielrennen|spinning|ergometer)\b/u,
    /^(?:bike erg|assault bike|long ride)/iu,
    "bike",
  ],
  [
    "swimming",
    /\b(?:swim(?:s|ming)?|pool|schwimm\w*|hallenbad|natation|nager|nadar|natacion|nuoto|nuotare|natacao|zwemmen)\b/u,
    /^(?:swim|kickboard)/iu,
    "swim",
  ],
  [
    "rowing machine",
    /\b(?:(?<=· )rows|(?<!in a |a )row(?:er|ing|ers)?(?: (?:machine|erg|ergs))?|row ?ergs?|concept ?2|c2|rudern|ruder\w*|remo|remar|rameur|ramer|aviron|roei\w*|canottaggio|vogatore|remo ?ergometro)\b/u,
    /^row erg/iu,
    "rower",
  ],
  ["ski erg", /\b(?:ski ?ergs?|ski(?:ing|en)?)\b(?! (?:trip|holiday|season|tour|week|resort))/u, /^ski erg/iu, "ski"],
  [
    "walking",
    /\b(?:walk(?:s|ing)?|spazieren\w*|caminar|marcher|camminare|caminhar|wandelen|hiking|hikes?|rucking)\b/u,
    /^(?:brisk walk|incline treadmill march|ruck march|uphill power march)$/iu,
    "walk",
  ],
  ["cardio", /\b(?:cardio\w*|conditioning|ausdauertraining|aerobic (?:work|training|sessions?|stuff))\b/u, CARDIO],
  [
    "lunges",
    /\b(?:lunges?|lunging|ausfallschritt\w*|zancadas?|desplantes?|fentes?|affond\w*|afundos?|uitvalspas\w*)\b/u,
    /lunge|greatest stretch|split squat/iu,
  ],
  [
    "squats",
    /(?<!\b(?:split|front|back|goblet|box|paused?|overhead|pistol|jump|wall|air|hack|barbell|frontal\w*) )\b(?:squats?|squatting|squating|kniebeuge\w*|sentadillas?|agachamentos?|kniebuiging\w*)\b(?! (?:avant|frontal\w*|bulgar\w*))/u,
    /^(?!.*(?:split|clean)).*squat/iu,
  ],
  [
    "back squats",
    /\b(?:(?:barbell )?back squats?|barbell squats?|langhantelkniebeuge\w*)\b/u,
    /^(?:back|pause|box) squat$/iu,
    "back-squat",
  ],
  ["sled push", /\b(?:sled push\w*|push(?:ing)? (?:the )?sleds?|schlitten ?schieben)\b/u, /^sled push/iu, "sled-push"],
  [
    "sled pull",
    /\b(?:sled pull\w*|pull(?:ing)? (?:the )?sleds?|schlitten ?ziehen|sled drags?)\b/u,
    /^(?:sled pull|backward sled)/iu,
    "sled-pull",
  ],
  ["sleds", /\b(?:sleds?|prowler|schlitten|trineos?|traineau|slitta|treno|slee|slede)\b/u, /^sled|sled drag/iu, "sled"],
  [
    "strict pull-ups",
    /\bstrict (?:pull|chin) ?ups?\b/u,
    /(?:pull|chin)-up \(strict\)|^weighted pull-up|^negative pull-up|^band-assisted/iu,
  ],
  [
    "pull-ups",
    /\b(?:pull ?ups?|chin ?ups?|klimmzug\w*|dominadas?|tractions?|trazioni|barras? fixas?|optrekken)\b/u,
    /(?:pull|chin)-up|chest-to-bar/iu,
    "pullup",
  ],
  [
    "push-ups",
    /\b(?:push ?ups?|press ?ups?|liegestutz\w*|flexiones|pompes|piegamenti|flexoes|opdrukken)\b/u,
    /^(?!.*(?:handstand|pike)).*push-up/iu,
    "pushup",
  ],
  [
    "biceps curls",
    /\b(?:bi(?:cep|ceps|zeps)? (?:fluff|stuff|work|curls?|isolation|exercises?|training)|bizeps\w*|(?<!hamstring |leg |nordic )curls)\b/u,
    /^(?:biceps|hammer|barbell|dumbbell) curl/iu,
  ],
  ["arm isolation", /\barms? (?:stuff|work|isolation|fluff|days?|exercises?)\b|\barmtraining\b/u, /^(?:biceps curl|hammer curl|triceps)/iu],
  ["hip thrusts", /\bhip ?thrusts?\b/u, /hip thrust/iu],
  ["sprints", /(?<!hill |berg)\bsprints?\b/u, /^hill sprint|^shuttle run/iu],
  ["rows", /\b(?<!· )(?:(?:barbell|dumbbell|bent over|pendlay|cable|seated|ring|inverted|band) )?rows\b/u, isRow],
  ["presses", /(?<=^|(?:no|any|all|hate|heavy|the|my) )press(?:es|ing)?\b(?! ups?)/u, isPress],
];

/** Bare equipment: what needs it. */
const EQUIPMENT: readonly (readonly [string, RegExp, Find])[] = [
  ["kettlebells", /\b(?:kettlebells?|kbs?|kugelhanteln?|pesas rusas)\b/u, withOnly("kettlebell")],
  ["dumbbells", /\b(?:dumbbells?|dbs?|kurzhanteln?|mancuernas?|halteres?|manubri|dumbells?)\b/u, withOnly("dumbbell")],
  ["barbell", /\b(?:barbells?|langhanteln?|barra|barre|bilanciere)\b/u, withOnly("barbell")],
  ["rings", /\b(?:gymnastics? )?rings?(?: (?:stuff|work|things?|exercises?|gymnastics))?\b/u, /^ring\b|\(rings?\)/iu],
  ["bands", /\b(?:(?:resistance )?bands|bander|gummibander|gomas|elastiques|elastici|elasticos|elastieken)\b/u, withOnly("band")],
  ["sandbags", /\bsand ?bags?\b/u, withOnly("sandbag")],
];

/** What of the whole is trained in every plan: nobody leaves it out for a dislike. */
const WHOLES: ReadonlySet<Activity> = new Set<Activity>(["lifting", "upper-body", "leg-strength", "hinge", "held", "sitting", "contact"]);
/** A place or a way narrows these to itself. */
const NARROWED =
  /^(?:running|cycling|swimming|intervals|long runs|long rides|hills|walking|cardio|lifting|jumps|workouts?|rowing machine|ski erg|easy running)$/u;
const NARROWING: ReadonlySet<Setting> = new Set<Setting>([
  "treadmill",
  "track",
  "open-water",
  "swim-drills",
  "trainer",
  "group",
  "hour",
  "place",
  "long",
]);

const NAMES = EXERCISES.map(({ name }) => ({ name, words: plain(name) }));
const NAMES_OF_FIND = new Map<Find, readonly string[]>();

function namesWhere(find: Find): readonly string[] {
  const known = NAMES_OF_FIND.get(find);
  if (known !== undefined) return known;
  const found = EXERCISES.map(({ name }) => name).filter((name) => (find instanceof RegExp ? find.test(name) : find(name)));
  NAMES_OF_FIND.set(find, found);
  return found;
}

/** Words without plurals and hyphens, so that "Wall balls" and "wallball" meet. */
function plain(words: string): string {
  return normalise(words)
    .split(" ")
    .map((word) => (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word))
    .join(" ");
}

/** What the clause names, the longest name first; each word counts once. */
function objectsIn({ said }: Pick<WishClause, "said">): Pick<Wish, "objects" | "isBare" | "qualifier"> {
  const found: WishedObject[] = [];
  let rest = translateExercises(said);
  const take = (words: RegExp): boolean => {
    if (!words.test(rest)) return false;
    rest = rest.replace(words, (all) => "·".repeat(all.length));
    return true;
  };
  for (const [setting, label, words, names] of SETTINGS) {
    const match = words.exec(rest)?.[0];
    if (match === undefined || !take(words)) continue;
    found.push({ label: label === "" ? match : label, names: names === undefined ? [] : namesWhere(names), setting });
  }
  for (const [label, words, names, activity] of MOVEMENTS) {
    if (!take(words)) continue;
    found.push({ label, names: namesWhere(names), ...(activity === undefined ? {} : { activity }) });
  }
  const left = rest.replaceAll("·", "").replace(/\s+/gu, " ").trim();
  const wordsLeft = left === "" ? [] : readStatements(left).flatMap(({ words }) => words);
  const named = namedIn(wordsLeft);
  const way = named.find((activity) => namesOf(activity).length === 0 && activity in WAYS_OF);
  for (const activity of named) {
    if (WHOLES.has(activity) || found.some((other) => other.activity === activity)) continue;
    if (activity === "other-way" || activity === "barbell" || activity === "press" || activity === "row") continue;
    // "Paused bench": the paused squat is another lift.
    const names = activity === "paused" && OTHER_LIFT.test(said) ? [] : namesOf(activity);
    if (names.length === 0 && activity === "paused") found.push({ label: "paused repetitions", names: [], setting: "untrained" });
    if (names.length > 0) found.push({ label: activityNames([activity])[0] ?? activity, names, activity });
  }
  // "strides barefoot", "high-bar squats": only that way of it.
  if (way !== undefined || named.includes("other-way"))
    return {
      objects: [{ label: way === undefined ? "that way of doing it" : (activityNames([way])[0] ?? way), names: [], setting: "untrained" }],
      isBare: true,
      qualifier: WHOLE,
    };
  if (named.length === 0) found.push(...byName(left));
  if (!found.some(({ setting, names }) => setting === undefined && names.length > 0))
    for (const [label, words, names] of EQUIPMENT) if (take(words)) found.push({ label, names: namesWhere(names) });
  withVariant(found, rest, said);
  const counts = found.map(({ names }) => names.length);
  for (const [at, object] of found.entries()) found[at] = withTheirKit(object, rest);
  const isNarrowed = found.some(({ setting }) => setting !== undefined && NARROWING.has(setting));
  // "No tempo before nine", "no intervals in the evening": when, and not whether.
  const isOfHour = found.some(({ setting }) => setting === "hour");
  const objects = isOfHour
    ? found.filter(({ setting }) => setting !== undefined)
    : isNarrowed
      ? found.filter(({ label, setting }) => setting !== undefined || !NARROWED.test(label))
      : found;
  const unknown = left.split(" ").filter((word) => word !== "" && !BEFORE_A_NAME.test(word)).length - lengthOfNames(wordsLeft);
  const isOfKit = found.some((object, at) => object.names.length < (counts[at] ?? 0));
  const qualifier =
    isOfKit ||
    (isNarrowed && !objects.some(({ setting, names }) => setting === undefined && names.length > 0)) ||
    objects.every(({ names }) => names.length === 0)
      ? WHOLE
      : readQualifier(withoutNames(rest, objects));
  return { objects, isBare: unknown <= MOST_UNKNOWN || REASON.test(left) || qualifier.isPartly, qualifier };
}

/** "Lunges with a sandbag", "weighted pull-ups": those of them that need it, where there are any. */
function withTheirKit(object: WishedObject, rest: string): WishedObject {
  const finds = [
    ...EQUIPMENT.filter(([, words]) => words.test(rest)).map(([, , find]) => find),
    ...(WEIGHTED.test(rest) ? [/^weighted/iu] : []),
  ];
  const names = finds.flatMap((find) => {
    const needing = new Set(namesWhere(find));
    return object.names.filter((name) => needing.has(name));
  });
  return names.length === 0 ? object : { ...object, names };
}

const WEIGHTED = /\bweighted\b/u;
/** "Pin squats", "smith machine bench": the variant alone is meant, and often no plan uses it. */
function withVariant(found: WishedObject[], rest: string, said: string): void {
  const other = found.find(({ setting }) => setting === "untrained");
  if (other !== undefined) {
    found.splice(0, found.length, ...found.filter(({ setting }) => setting !== undefined));
    return;
  }
  const variant = VARIANT.exec(rest)?.[0];
  if (variant === undefined) return;
  for (const [at, object] of found.entries()) {
    if (object.setting !== undefined || object.names.length === 0) continue;
    const names = object.names.filter((name) => plain(name).includes(plain(variant)));
    found[at] = names.length > 0 ? { ...object, names } : { label: said, names: [], setting: "untrained" };
  }
}

const VARIANT =
  /\b(?:pin|zercher|hack|sissy|cossack|belt|anderson|cyclist|spoto|larsen|board|jm|arnold|jefferson|curtsy|snatch grip|stiff leg(?:ged)?|close grip|wide grip|banded|archer|diamond|deficit|block|landmine|tempo)(?= (?:\p{L}+ )?·)/u;
const OTHER_LIFT = /\b(?:bench\w*|press\w*|dead ?lifts?|bank\w*|kreuz\w*|banca|souleve|panca|stacco|supino)\b/u;
const WHOLE: Qualifier = { isPartly: false };

/** The words with a dot for what they name, where no list of words has taken it yet. */
function withoutNames(rest: string, objects: readonly WishedObject[]): string {
  if (rest.includes("·")) return rest;
  const words = rest.split(" ");
  const labels = objects.map(({ activity, label }) => activity ?? label);
  const end = words.findIndex(
    (_, at) => namedIn(readStatements(words.slice(0, at + 1).join(" ")).flatMap(({ words: own }) => own)).length > 0,
  );
  return end < 0 ? rest.replace(labels[0] ?? "·", "·") : [...words.slice(0, end), "·", ...words.slice(end + 1)].join(" ");
}

const BEFORE_A_NAME =
  /^(?:the|a|an|my|your|those|these|any|anything|all|really|very|heavy|light|high|rep|reps|lots?|of|many|much|endless|boring|stupid|dreaded|doing|on|in|with|mit|con|avec|com|met|alles|todo|toda|tout|tutto|tudo|involving|where|i|have|to|mostly|especially|getting|get|going|go|every|each|single|exercises?|for|die|der|das|den|schwere[ns]?|viele?|alle|el|la|los|las|muchos?|muchas?|le|les|des|du|de|un|une|una|lo|il|gli|i|o|os|as|het|veel|down|up|or|and)$/u;
const MOST_UNKNOWN = 1;
/** What a name is followed by where the reason stands with it. */
const REASON = /\b(?:because|since|cos|cause|weil|da|porque|parce|perche|omdat|pois|where i)\b/u;

const FILLER =
  /\b(?:i|im|hate|dislike|dont|do not|like|no|not|any|anything|with|all|doing|the|please|avoid|right now|now|lately|anymore|really|too|very|so|heavy|those|these|my|your|in|workout|wod|work|training|exercise|lot|of|many|a|love|prefer|ich|hasse|mag|nicht|kein\w*|odio|odeio|me|gustan?|je|deteste|detesto|pas|de|n aime|ik|haat|geen|niente|non|mi|piac\w+|nao|gosto|sem|sin|los|las|les|le|die|der|das|gli|i|os|as)\b/gu;

/** A name of the catalogue, written out. */
function byName(left: string): readonly WishedObject[] {
  const words = plain(left).replace(FILLER, " ").replace(/\s+/gu, " ").trim();
  if (words.length < 4 || ADJECTIVE.test(words)) return [];
  const names = NAMES.filter(
    ({ words: name }) => name === words || name.startsWith(`${words} `) || (words.includes(" ") && ` ${name} `.includes(` ${words} `)),
  );
  return names.length === 0 || names.length > MOST_OF_A_NAME ? [] : [{ label: words, names: names.map(({ name }) => name) }];
}

const ADJECTIVE =
  /^(?:seated|standing|single|double|incline|decline|reverse|lateral|side|strict|weighted|band|ring|wall|easy|long|assisted|loaded|barbell|dumbbell|backpack|isometric|hollow|world|technique)$/u;
const MOST_OF_A_NAME = 8;

/** The clauses of a text with what they are about; a verdict without an object is about the one before. */
export function readWishObjects(text: string | undefined): readonly Wish[] {
  if (text === undefined || text.trim() === "") return [];
  const known = RECENT.get(text);
  if (known !== undefined) return known;
  const found = wishesIn(text);
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(text, found);
  return found;
}

/** A text is read for every session of a plan. */
const RECENT = new Map<string, readonly Wish[]>();
const MOST_RECENT = 8;

function wishesIn(text: string): readonly Wish[] {
  const clauses = readWishClauses(text);
  const scheduled = scheduledQuotes(text);
  const wishes: Wish[] = clauses.map((clause) => {
    // "3 days a week is enough" is about the week.
    // "Swimming on Thursdays is my thing" is liked all the same.
    if (scheduled.has(clause.quote) && !(clause.polarity === "positive" && /\p{L}/u.test(clause.said) && WEEKDAY.test(clause.said)))
      return { ...clause, polarity: "none", objects: [], isBare: false, qualifier: WHOLE };
    if (ONLY_FREE_WEIGHTS.test(clause.said))
      return {
        ...clause,
        polarity: "negative",
        objects: [{ label: "machines", names: namesWhere(MACHINES) }],
        isBare: true,
        qualifier: WHOLE,
      };
    // "No ring stuff (too far from the ground)": why, and nothing of its own.
    if (clause.link === "comma" && WHY_NOT.test(clause.said))
      return { ...clause, polarity: "none", objects: [], isBare: false, qualifier: WHOLE };
    const found = { ...clause, ...objectsIn(clause) };
    // "Rack, barbell and rings in the garage" is what there is.
    const isKit =
      clause.polarity === "none" &&
      clauses.some(
        ({ sentence, said, quote }) =>
          sentence === clause.sentence && (TRAINS_AT.test(said) || (scheduled.has(quote) && weekdaysIn(quote).length === 0)),
      );
    return isKit ? { ...found, isBare: false } : found;
  });
  wishes.forEach((wish, index) => {
    // "Planks. So boring."
    const after = wishes[index + 1];
    const isAlone = wish.isBare && wishes.filter(({ sentence }) => sentence === wish.sentence).length === 1;
    if (wish.polarity === "none" && wish.objects.length > 0 && isAlone && after?.link === "start" && after.objects.length === 0) {
      const isVerdict =
        after.polarity !== "none" &&
        after.said.split(" ").length <= MOST_SAID_ALL_THE_SAME &&
        (after.polarity !== "positive" || REFERS.test(after.said));
      if (isVerdict) wishes[index] = { ...wish, polarity: after.polarity === "cap" ? "negative" : after.polarity };
    }
  });
  wishes.forEach((wish, index) => {
    const isAllTheSame = wish.polarity === "positive" && wish.link === "contrast" && wish.said.split(" ").length <= MOST_SAID_ALL_THE_SAME;
    if (wish.objects.length > 0 || (wish.polarity !== "cap" && wish.polarity !== "keep" && !isAllTheSame)) return;
    const { sentence } = wish;
    const polarity = isAllTheSame ? "keep" : wish.polarity;
    const before = wishes.slice(0, index).findLast((other) => other.objects.length > 0 && other.sentence >= sentence - 1);
    if (before === undefined) return;
    // "Once a week the leg press": what it is about was not understood, and is nothing of the sentence before.
    if (polarity === "cap" && before.sentence < sentence && !isBareCount(wish.said) && !POINTS_BACK.test(wish.said)) return;
    wishes[index] = { ...wish, polarity, objects: before.objects };
    // "Burpees make me miserable, once a week is plenty": what is done seldom is done.
    for (let at = index - 1; at >= 0 && (wishes[at]?.sentence ?? -1) >= before.sentence; at--) {
      const other = wishes[at];
      if (
        (other?.polarity === "negative" || other?.polarity === "none") &&
        (other === before || other.objects.length === 0 || (other.sentence === before.sentence && wishes[at + 1]?.link === "and"))
      )
        wishes[at] = { ...other, polarity };
    }
  });
  return wishes.map((wish, index): Wish => {
    // "No swimming in January, the pool is too packed": the reason holds as long as the wish.
    const isReason = wishes.some(
      (other) =>
        other !== wish &&
        other.sentence === wish.sentence &&
        isDated(other.said) &&
        other.objects.some(({ label }) => wish.objects.some((own) => own.label === label)),
    );
    if (isReason || SHUT_PLACE.test(wish.said)) return { ...wish, polarity: "none", isBare: false };
    const isSeldom = wishes.some(
      (other, at) =>
        at > index &&
        (other.polarity === "cap" || other.polarity === "keep") &&
        other.sentence <= wish.sentence + 1 &&
        other.objects.some(({ label, names }) => names.length > 0 && wish.objects.some((own) => own.label === label)),
    );
    return wish.polarity === "negative" && isSeldom ? { ...wish, polarity: "cap" } : wish;
  });
}

/** "No swimming on Sundays, pool closed": about the place, and no taste. */
const SHUT_PLACE =
  /\b(?:pool|gym|studio|hall|track|hallenbad|schwimmbad|piscina|piscine|zwembad|gimnasio|palestra|salle)\b(?: \w+){0,3} (?:closed|shut|closes|full|busy|packed|crowded|booked|taken|reserved|zu|voll|geschlossen|cerrad\w*|llen[ao]|ferme\w*|plein\w*|chius\w*|pien[ao]|fechad\w*|chei[ao]|dicht|vol|gesloten)\b/u;

/** "I know I need them, so once every two weeks" */
const POINTS_BACK = /\b(?:them|it|em|those|sie|ihn|los|las|lo|les|li|le|ze|deze|eles|elas)\b/u;
const WHY_NOT =
  /^(?:too|way too|because|cos|cause|since|its|they|makes?|zu|weil|da|viel zu|trop|car|demasiado|muy|troppo|perche|demais|muito|te|omdat) (?!much\b|many\b|viele?\b|beaucoup\b|mucho|muchas|molt|veel\b)\p{L}/u;

/** "Wall balls. Love them!": praise without a name of its own. */
const REFERS =
  /\b(?:it|em|them|those|these|that|they|theyre|sie|ihn|es|das|die|mag ich|les|ca|los|las|lo|li|le|ze|die)\b|^(?:\p{L}+ ){0,1}\p{L}+$/u;
const MOST_SAID_ALL_THE_SAME = 5;
/** So many names are those of an implement. */
const MOST_OF_ONE = 12;
const TRAINS_AT =
  /\b(?:home gym|(?:in|at) (?:my |the |our )?(?:garage|basement|home)|garage gym|zu ?hause|daheim|im keller|en casa|a la maison|chez moi|in casa|thuis)\b/u;

/** Names of the catalogue that the athlete would rather not do: of clauses against them, at their own size, without what is liked of them. */
export function unwantedNames(text: string | undefined): ReadonlySet<string> {
  const wishes = readWishObjects(text);
  const welcome = wishes
    .filter(({ polarity }) => polarity === "positive" || polarity === "cap" || polarity === "keep")
    .flatMap(({ objects }) => objects);
  const unwanted = wishes.filter(isAgainst).flatMap(({ objects }) => objects);
  return new Set(
    unwanted.flatMap(({ names }) => {
      const spared = welcome.filter((other) => other.names.length < names.length);
      return names.filter((name) => !spared.some((other) => other.names.includes(name)));
    }),
  );
}

/** Whether the clause is against its objects; a bare name among the dislikes is. */
export function isAgainst(wish: Wish): boolean {
  const { polarity, quote, said, objects, isBare, link } = wish;
  // "no swimming in January" is about some weeks, "never deadlift on Mondays" about a day.
  // "no running two days in a row" about days beside each other.
  if (isDated(said) || WEEKDAY.test(said) || IN_A_ROW.test(said)) return false;
  if (wish.qualifier.isPartly) return false;
  // "Dumbbells rather than a barbell" prefers one and bans no lift.
  if (link === "instead" && objects.some(({ names }) => names.length > MOST_OF_ONE)) return false;
  // "long runs over two hours" and "nothing above 90 minutes" are about an amount.
  if (polarity === "negative") return !OVER_AN_AMOUNT.test(said);
  if (polarity !== "none" || objects.length === 0 || !isBare || /[<>=]/u.test(quote)) return false;
  return (
    !/\d/u.test(said) &&
    !NO_NAME.test(said) &&
    !/\b(?:only|nur|just|solo|seulement|alleen|so|when|if|wenn|si|quand|in a row|max\w*)\b/u.test(said)
  );
}

/** "High rep squats", "squats after deadlifts": against a part of what it names. */
export function isAgainstPart(wish: Wish): boolean {
  return wish.qualifier.isPartly && isAgainst({ ...wish, qualifier: WHOLE });
}

/** How a set of an exercise is wished: of so many repetitions at most, or not heavy. */
export interface WishedSets {
  readonly most?: number;
  readonly isLight?: true;
}

/** "High rep squats", "heavy deadlifts": by the names of the catalogue. */
export function wishedSets(text: string | undefined): ReadonlyMap<string, WishedSets> {
  return new Map(
    readWishObjects(text)
      .filter(isAgainstPart)
      .flatMap(({ objects, qualifier: { sets } }) =>
        sets === undefined
          ? []
          : objects.flatMap(({ names }) =>
              names.map((name): [string, WishedSets] => [name, sets === "long" ? { most: FEW_REPS } : { isLight: true }]),
            ),
      ),
  );
}

const FEW_REPS = 8;

/** How often, or what for: no name of something to leave out. */
const NO_NAME =
  /^(?:on|auf|en|sur|op|for|fur|furs|fur den|beim|im|para|pour|per|pelo|pela|voor|with|mit|con|avec|com|met|more|less|mehr|weniger|ofter|mas|menos|plus|moins|piu|meno|mais|meer|minder|vaker)\b|\b(?:once|twice|einmal|zweimal|dreimal|times|veces|vez|fois|volte?|vezes|keer)\b/u;

const WEEKDAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segundas?|tercas?|quartas?|quintas?|sextas?)\b/u;

/** "in January", "until March", "bis Ende Februar" */
export function isDated(said: string): boolean {
  return DATED.test(said);
}

const MONTH = String.raw`(?:jan|feb|fev|mar|maer|apr|avr|abr|mai|may|maggio|mei|mayo|jun|juin|giugno|jul|juil|luglio|aug|aou|ago|sep|oct|okt|ott|out|nov|dec|dez|dic)\w*`;
const DATED = new RegExp(
  String.raw`\b(?:in|im|en|em|a) (?:the |early |late |ganzen )?${MONTH}$|\b(?:in|im|en) (?:${MONTH}) |\b(?:until|till?|bis|hasta|jusqu\w*|fino|ate|tot|before|from|ab|since) (?:a |au |en |the |zum |mid |end of |ende |eind |fin |finales de |fine )*(?:${MONTH}|\d|christmas|weihnachten|navidad|noel|natale|natal|kerst|new year|spring|fruhjahr|summer)`,
  "u",
);

const OVER_AN_AMOUNT =
  /\b(?:over|above|beyond|(?:longer|more|heavier|further|farther|faster) than|uber|langer als|mehr als|schwerer als|mas de|plus de?|piu di|mais de|meer dan|langer dan|max\w*) (?:about |an? |one |two |\d)/u;

/** Names that the athlete likes. */
export function likedNames(text: string | undefined): ReadonlySet<string> {
  return new Set(
    readWishObjects(text)
      .filter(({ polarity, isNeutral }) => polarity === "positive" && isNeutral !== true)
      .flatMap(({ objects }) => objects.flatMap(({ names }) => names)),
  );
}

/** A movement that is wished seldom. */
export interface WishedCap {
  readonly label: string;
  readonly names: readonly string[];
  /** Sessions a week at most; a half is one in two weeks. */
  readonly times: number;
  readonly quote: string;
}

/** "Burpees once a week is plenty"; how often somebody runs is a limit of its own. */
export function wishedCaps(text: string | undefined): readonly WishedCap[] {
  return readWishObjects(text).flatMap(({ times, objects, quote }) =>
    times === undefined
      ? []
      : objects.flatMap(({ label, names: all }) => {
          // A Romanian deadlift is none of those that "deadlifts once a week" counts.
          const names = label === "deadlifts" ? all.filter((name) => FROM_FLOOR.test(name)) : all;
          return names.length === 0 || label === "running" ? [] : [{ label, names, times, quote }];
        }),
  );
}

const FROM_FLOOR = /^(?:(?:sumo|trap-bar|deficit) )?deadlift$/iu;
