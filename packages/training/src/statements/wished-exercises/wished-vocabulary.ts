import { isOnTheFloor } from "../../health/exercise-limits.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { Activity } from "../../injuries/activities.ts";

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

export type Find = RegExp | ((name: string) => boolean);

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
export const MACHINES: Find = (name) =>
  (findExercise(name)?.equipment ?? []).some((need) => MACHINE_TOOLS.test(equipmentKey(need.split(" or ")[0] ?? need)));
const MACHINE_TOOLS = /^(?:cable|machine)$|machine|leg press|pulldown/iu;

/** Ways and places, first: what stands with them in one clause is no object of its own ("swim drills", "intervals on the track"). */
export const SETTINGS: readonly (readonly [Setting, string, RegExp, Find?])[] = [
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
    /\b(?:strength(?: training| work| sessions?)?|gym (?:work|sessions?|training|stuff|days?)|(?:la |el |il |o |a )?(?:palestra|gimnasio|gin[aá]sio|academia)|(?:la )?salle de (?:sport|muscu\w*)|(?:das )?fitnessstudio|(?:de )?sportschool|(?<!free |light |heavy )weights|weight ?training|(?<!olympic |oly |overhead )lifting|kraft(?:training)?|fuerza|musculation|muscu|forza|musculacao|kracht\w*)\b/u,
  ],
  [
    "untrained",
    "",
    /\b(?:battle ?ropes?|corda naval|battling ropes?|trx|sling\w*|suspension\w*|bosu\w*|wobbl\w*|balance ?boards?|tyre flips?|tire flips?|zumba|touch (?:and|n) go|(?:cadence|running|run) drills|lauf ?abc|lauf abc|skippings|spinning class|jumping lunges?|jump lunges?|lunge jumps?|split jumps?|fentes sautees?|zancadas? con salto|wechselsprung\w*|jumping jacks?|hampelmann\w*|mountain ?climbers?|bear crawls?|devil s? ?press\w*|devils? press\w*|man ?makers?|step aerobics?|aerobics|skull ?crushers?|french press\w*|leg raises? machine|hack squats?|smith machine\w*|pec decks?|fartlek\w*|shrugs?|upright rows?|lateral raises?|(?:overhead )?(?:press\w*|pulldowns?|pull ?downs?|lat pulldowns?) behind (?:the |my )?neck|behind (?:the )?neck (?:press\w*|jerks?)|nackendrucken|stair ?master\w*|stepper)\b/u,
  ],
];

/** Movements whose words are no part of the names, or whose everyday name is narrower than the activity of the injuries. */
export const MOVEMENTS: readonly (readonly [label: string, words: RegExp, names: Find, activity?: Activity])[] = [
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
  [
    "ring muscle-ups",
    /\brings? (?:muscle ?ups?|mus?)\b|\b(?:muscle ?ups?|mus?) (?:on (?:the )?rings|aux anneaux|en (?:las )?anillas|agli anelli|nas argolas|an (?:den )?ringen|(?:in|aan) de ringen)\b/u,
    // The drill over low rings leads nowhere else.
    /^ring muscle-up|^muscle-up transition/iu,
  ],
  ["bar muscle-ups", /\bbar (?:muscle ?ups?|mus?)\b/u, /^bar muscle-up/iu],
  ["hang cleans", /\bhang (?:power )?cleans?\b/u, /hang (?:power )?clean/iu],
  ["muscle-ups", /\b(?:ring |bar )?muscle ?ups?\b/u, /muscle-up/iu, "muscle-up"],
  ["handstand push-ups", /\b(?:handstand (?:push|press) ?ups?|hspus?)\b/u, /handstand push-up/iu],
  [
    "double-unders",
    /\b(?:double ?unders?|dubs)\b|(?<= )dus$|^dus(?= (?:are|is|suck|kill|can|please|and|make|every|once|twice)\b|$)/u,
    /^double-under/iu,
  ],
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
  [
    "farmers carries",
    /\bfarmer(?: ?s)? (?:carry|carries|walks?|holds?)\b|(?<!\b(?:dairy|sheep|pig|cattle|local|the|arable) )\bfarmers\b(?! (?:market|union|ball))/u,
    /farmers carry/iu,
  ],
  [
    "exercises on the floor",
    /\b(?:(?:up|down) off (?:the )?floor|(?:exercises? )?(?:lying )?(?:down )?on (?:the )?(?:floor|ground)|floor (?:work|exercises?)|(?:auf (?:dem |den )?|am )boden|au sol|en (?:el )?suelo|al suelo|par terre|per terra|a terra|no chao|op de (?:vloer|grond))\b|^(?:the |el |le |il |o |de |der |den )?(?:floor|suelo|sol|pavimento|chao|vloer|grond|boden)$|\b(?:cuesta\w*(?: mucho)? levantar\w*|(?:hard|difficult|struggle|a pain) to get (?:back |myself )?up|get up from (?:the )?(?:floor|ground)|komme (?:schlecht|kaum|schwer) (?:wieder )?hoch|mal a me relever|fatica ad alzarmi|custa\w*(?: muito)? levantar\w*|(?:moeilijk|lastig) overeind)\b/u,
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
  ["planks", /\b(?:planks?|planken|unterarmstutz\w*|planchas?|gainage|planche|prancha)\b/u, /plank|^body saw$/iu, "plank"],
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
  ["cardio", /\b(?:cardio(?!log)\w*|conditioning|ausdauertraining|aerobic (?:work|training|sessions?|stuff))\b/u, CARDIO],
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
export const EQUIPMENT: readonly (readonly [string, RegExp, Find])[] = [
  ["kettlebells", /\b(?:kettlebells?|kbs?|kugelhanteln?|pesas rusas)\b/u, withOnly("kettlebell")],
  ["dumbbells", /\b(?:dumbbells?|dbs?|kurzhanteln?|mancuernas?|halteres?|manubri|dumbells?)\b/u, withOnly("dumbbell")],
  ["barbell", /\b(?:barbells?|langhanteln?|barra|barre|bilanciere)\b/u, withOnly("barbell")],
  ["rings", /\b(?:gymnastics? )?rings?(?: (?:stuff|work|things?|exercises?|gymnastics))?\b/u, /^ring\b|\(rings?\)/iu],
  ["bands", /\b(?:(?:resistance )?bands|bander|gummibander|gomas|elastiques|elastici|elasticos|elastieken)\b/u, withOnly("band")],
  ["sandbags", /\bsand ?bags?\b/u, withOnly("sandbag")],
];
