import type { Minutes } from "../../units/units.ts";
import type { CommitmentKind, CommitmentSport } from "./commitment.ts";

/** An activity that people have on a fixed day, by its words in the languages of the intake, after `normalise`. */
export interface NamedActivity {
  readonly label: string;
  readonly sport: CommitmentSport;
  readonly kind: CommitmentKind;
  /** Hard unless the text says otherwise. */
  readonly isHard: boolean;
  /** Usual length, where none is told. */
  readonly minutes: Minutes;
  /** A name that means a fixed date by itself: nobody "prefers" a five-a-side; a bare "ride" may be a wish. */
  readonly isDated: boolean;
}

interface Row extends NamedActivity {
  readonly words: RegExp;
}

/** The first row that fits names the activity, so that "aqua fit in the pool" is no swim and "Zwift race" no run. */
const ROWS: readonly Row[] = [
  row(
    "aqua class",
    "other",
    45,
    /\baqua ?(?:gym\w*|fit\w*|aerobic\w*|jogging|gymnastik|class)\b|\bwassergymnastik\b|\bhidrogimnasia\b|\bgimnasia acuatica\b|\bhidroginastica\b/u,
    { isDated: true },
  ),
  row("yoga", "other", 60, /\byoga\w*\b/u, { isDated: true }),
  row("Pilates", "other", 55, /\bpilates\w*\b/u, { isDated: true }),
  row("tai chi", "other", 60, /\btai ?chi\b|\bqi ?gong\b/u, { isDated: true }),
  row(
    "spin class",
    "ride",
    50,
    /\bspin(?:ning)?(?: ?(?:class(?:es)?|kurse?|clases?|cours|lezion[ei]|aulas?|les(?:sen)?))?\b(?! (?:bikes?|easily|erg))/u,
    {
      isHard: true,
      isDated: true,
    },
  ),
  row(
    "box class",
    "class",
    60,
    /\b(?:crossfit|box|cf) ?(?:class(?:es)?|kurse?|wods?|les(?:sen)?)\b|\bclass(?:es)? (?:at|in) (?:the |my |our )?(?:box|crossfit)\b|\bclass(?:es)? (?:\w+ ){0,3}?(?:at|in) (?:the |my )?box\b|\b(?:clases?|class[ei]|aulas?|lezion[ei]|corso|cours) (?:de |di |del |della |dell |d[oa] |au |a la |n[oa] |al |en (?:el|mi) )+(?:box|crossfit)\b|\bkurse? (?:in|im) (?:der |meiner )?box\b|\bles(?:sen)? (?:in|bij) (?:de |mijn )?box\b/u,
    { isHard: true, isDated: true },
  ),
  row(
    "partner workout",
    "class",
    60,
    /\b(?:partner|team|buddy|pairs?) ?(?:wods?|workouts?)\b|\b(?:wods?|entreno|entrenamiento) (?:en pareja|por parejas|en equipo)\b|\b(?:partner|team) ?(?:training)\b(?= (?:in|im|at))|\bwods? (?:im team|zu zweit|en (?:duo|binome|equipe)|a coppie|em dupla)\b/u,
    { isHard: true },
  ),
  row(
    "boxing",
    "other",
    60,
    /\b(?:kick)?box(?:ing|training|eo|en)\b|\bboxe\b|\bkick ?box\w*\b|\bmuay thai\b|\bpugilato\b|\bboks(?:en|les|training)\b/u,
    {
      isHard: true,
      isDated: true,
    },
  ),
  row(
    "football",
    "other",
    60,
    /\b(?:football|soccer|(?:five|5|six|6|seven|7) ?a ?side|fussball\w*|futbol\w*|foot(?:ball)?|calcetto|calcio|futebol|futsal|voetbal\w*)\b/u,
    { kind: "match", isHard: true, isDated: true },
  ),
  row("match", "other", 90, /\b(?:league|cup|club|friendly|pub) (?:match(?:es)?|games?)\b|\b(?:ligaspiel\w*|pokalspiel\w*)\b/u, {
    kind: "match",
    isHard: true,
    isDated: true,
  }),
  row(
    "gymnastics",
    "gymnastics",
    60,
    /\b(?:gymnastics|turntraining|gerateturnen|turnen|gimnasia(?: artistica)?|gymnastique|ginnastica(?: artistica)?|ginastica|turnles)\b/u,
    {},
  ),
  row("racket sport", "other", 60, /\b(?:tennis|badminton|squash|padel|paddle tennis|tenis)\b/u, {
    kind: "match",
    isHard: true,
    isDated: true,
  }),
  row(
    "climbing",
    "other",
    90,
    /\b(?:boulder\w*|climbing|kletter\w*|escalad[ae]|arrampicata|klim(?:men|hal))\b(?! (?:stairs|hills?|rope))/u,
    {
      isHard: true,
      isDated: true,
    },
  ),
  row(
    "martial arts",
    "other",
    75,
    /\b(?:judo|karate|ju ?jitsu|jiu ?jitsu|bjj|taekwondo|aikido|mma|krav maga|fencing|fechten|esgrima|escrime)\b/u,
    { isHard: true, isDated: true },
  ),
  row(
    "team sport",
    "other",
    75,
    /\b(?:rugby|(?:field |ice )?hockey|basketball|basquetbol|baloncesto|basket|netball|korfbal|volley(?:ball|bal)?|voleibol|pallavolo|handball\w*|balonmano|cricket|lacrosse|touch rugby|ultimate frisbee|roller ?derby)\b/u,
    { kind: "match", isHard: true, isDated: true },
  ),
  row(
    "dancing",
    "other",
    60,
    /\b(?:danc(?:e|ing)(?: class)?|zumba|salsa|tango|ballet|tanz(?:en|kurs|abend|stunde)?|baile|danse|ballo(?: liscio)?|danca|dansen|dansles)\b/u,
    { isDated: true },
  ),
  row(
    "horse riding",
    "other",
    60,
    /\bhorse ?(?:back )?riding\b|\briding (?:lesson|school)\b|\breit(?:en|stunde)\b|\bequitaci?on\b|\bequitazione\b|\bpaardrijden\b/u,
    {
      isDated: true,
    },
  ),
  row(
    "walk",
    "other",
    60,
    /\b(?:tail ?walk\w*|walking group|wandergruppe|nordic walking|grupo de senderismo|groupe de marche|gruppo di cammino|wandelgroep)\b/u,
    {
      isDated: true,
    },
  ),
  row("hike", "other", 180, /\b(?:hik(?:e|es|ing)|wandern|wanderung|senderismo|randonnee|escursione|caminhada)\b/u, {}),
  row("turbo ride", "ride", 60, /\b(?:zwift\w*|turbo(?: trainer)?|rolle|rodillo|home ?trainer|rulli)\b/u, {}),
  row("chain gang", "ride", 90, /\bchain ?gang\b/u, { isHard: true, isDated: true }),
  row(
    "ride",
    "ride",
    120,
    /\b(?:rides?|riding|bike|biking|cycl(?:e|es|ing)|ausfahrt\w*|radtreff|rad(?:fahren|gruppe|tour|runde|training|ausfahrt)\w*|rennrad\w*|fahre(?:n)? (?:ich |wir )?(?:\w+ )?rad|bici\w*|ciclis\w*|grupeta|velo|pedal(?:ata|ada|are|ar)?|pedalo|fiets(?:en|e|t|tocht|club)?|wielren\w*|toerclub|toertocht)\b/u,
    {},
  ),
  row("parkrun", "run", 30, /\bpark ?runs?\b/u, { isDated: true }),
  row(
    "track session",
    "run",
    60,
    /\b(?:track (?:session|night|club)|(?:the )?track(?= with| tue| wed| thu| mon| fri)|bahn(?:training|einheit)|tartan\w*|pista con|en pista|piste avec|la piste|in pista|pista com|baantraining|atletiekbaan|fractionne|hill reps)\b/u,
    { isHard: true },
  ),
  row(
    "run",
    "run",
    45,
    /\b(?:runs?|running|jog(?:ging)?|harriers|lauf(?:e|en|treff|gruppe|club|verein)?|laufe(?:n)? (?:ich|wir)|jogge[n]?|corr(?:o|er|emos|iamo|ere|ida)|corsa|carrera popular|tirada|sorties? (?:longue|trail|course)|cour(?:s (?:a pied|avec)|ons|ir)|footing|course a pied|frontale|hardlo(?:op|opgroep|opclub|pen)|loopgroep|ren(?:nen)?)\b/u,
    {},
  ),
  row(
    "swim",
    "swim",
    60,
    /\b(?:swim(?:s|ming)?|swam|geschwommen|nadaba|nageais|nuotavo|nadava|zwom|schwimm(?:e|en|training|gruppe|verein)?|vereinsschwimmen|nado|nadar|nadamos|natacion|natation|nage|nager|nageons|nuot[oa]\w*|natacao|schwimm(?:kurs|unterricht)|zwem(?:men|t|les)?|zwem(?:groep|training|club)|qualche vasca|piscina con|piscine avec|pool with|schwimmbad mit|zwembad met)\b/u,
    {},
  ),
  // What a runner calls the sessions are the hard runs; another sport, the gym and an easy run name themselves.
  row(
    "group session",
    "run",
    60,
    /^(?!.*\b(?:gym|box|crossfit|strength|lift\w*|class(?:es)?|pt|coach\w*|masters|kraft\w*|fuerza|muscu|pesi|forza|easy|locker\w*|social|suave|facile|rustig)\b).*\b(?:(?:my|our|the|hard|quality) (?:\p{L}+ )?(?:sessions?|workouts?)|quality|(?:meine|die|harten|unsere) einheiten|mis (?:entrenos|sesiones|series)|mes seances|(?:le mie|i miei) (?:sedute|allenamenti)|os meus treinos|mijn (?:trainingen|sessies))\b.* (?:with|mit|con|avec|com|met) (?:\p{L}+ ){0,2}?(?:group|club|squad|team|crew|harriers|gruppe|lauftreff|verein|grupo|club|equipo|groupe|equipe|gruppo|squadra|clube|equipa|groep|ploeg)\b/u,
    { isHard: true },
  ),
];

function row(
  label: string,
  sport: CommitmentSport,
  minutes: Minutes,
  words: RegExp,
  { kind, isHard = false, isDated = false }: Partial<Pick<Row, "kind" | "isHard" | "isDated">>,
): Row {
  const inCompany = sport === "run" || sport === "ride" || sport === "swim";
  return { label, sport, minutes, words, kind: kind ?? (inCompany && label !== "spin class" ? "company" : "class"), isHard, isDated };
}

/** The activity that normalised words name first; undefined where they name none. */
export function activityIn(said: string): NamedActivity | undefined {
  const found = ROWS.find(({ words }) => words.test(said));
  if (found === undefined) return undefined;
  const { words, ...activity } = found;
  return found.kind === "match" ? { ...activity, label: nameOfGame(said, words) ?? found.label } : activity;
}

/** "Netball", "five-a-side": a game goes by its own name, where it is told in English. */
function nameOfGame(said: string, words: RegExp): string | undefined {
  const name = (words.exec(said)?.[0] ?? "").replace(/^(five|six|seven|[5-7]) ?a ?side$/u, (_, count: string) => `${count}-a-side`);
  return ENGLISH_GAMES.has(name) ? name : undefined;
}

const ENGLISH_GAMES: ReadonlySet<string> = new Set(
  "five-a-side six-a-side seven-a-side 5-a-side 6-a-side 7-a-side tennis badminton squash padel rugby hockey basketball netball korfball volleyball handball cricket lacrosse".split(
    " ",
  ),
);
