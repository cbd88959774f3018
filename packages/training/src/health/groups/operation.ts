import type { Region, Stress } from "../../catalogue/exercise.ts";
import { type HealthFinding, healthGroup, type Mention } from "../group.ts";
import type { HealthLimits } from "../limits.ts";
import { regionName } from "../../injuries/region-name.ts";
import { formatList } from "../../model/words.ts";
import { diagnosisIn } from "./diagnosis.ts";
import { weeksLater } from "../time.ts";
import { shortDay } from "../../calendar/day.ts";

/** Weeks after which each column begins: light work elsewhere, the part at 40-60 %, the part at 80 % with impact, everything. */
interface Course {
  readonly name: string;
  readonly words: RegExp;
  readonly regions: readonly Region[];
  readonly weeks: readonly [others: number, light: number, most: number, full: number];
  /** Weeks before which nobody runs, whatever the columns say. */
  readonly noRunBefore?: number;
  readonly headDown?: true;
  /** What stays out when everything else is allowed again, unless the surgeon said so. */
  readonly leavesOut?: { readonly words: string; readonly limits: Partial<HealthLimits> };
}

/** A new joint of the leg: no deep bend, no rebound; the surgeon may allow more (practice; AAHKS surgeon surveys). */
const NEW_HIP: Course["leavesOut"] = {
  words: "jumps, deep squats, deep lunges and pulls from the floor (from blocks or as a Romanian deadlift instead)",
  limits: { contacts: 0, closed: ["squat-deep", "deep-lunge", "floor"] },
};
const NEW_KNEE: Course["leavesOut"] = {
  words: "jumps, kneeling, steps above 20 cm, deep squats and deep lunges",
  limits: { contacts: 0, highSteps: false, closed: ["squat-deep", "deep-lunge", "kneeling"] },
};

/** "New left knee (total replacement)", "Knie-TEP links", "prótesis total de rodilla": the joint beside a word for its replacement. */
function jointWords(joint: string, short: string): RegExp {
  const made =
    "replace\\w*|reemplaz\\w*|remplac\\w*|sostituzion\\w*|prosthes\\w*|protes\\w*|prothes\\w*|tep|artificial|kunstlich\\w*|kunstmatig\\w*|titanium|metal";
  return new RegExp(
    String.raw`\b(?:${short})\b|\b(?:${made})\b.*\b(?:${joint})\b|\b(?:${joint})\b.*\b(?:${made})\b|\b(?:new|neue\w*|nueva|nouvelle|nouveau|nuovo|nuova|novo|nova|nieuwe) (?:left |right |linke\w* |rechte\w* )?(?:${joint})\b`,
    "u",
  );
}

/** special-populations.md section 4.19; the first that fits. Weeks are practice, and the surgeon's limits replace them. */
const COURSES: readonly Course[] = [
  {
    name: "ACL reconstruction",
    words: /\bacl\b|cruciate|kreuzband|kruisband|\bvkb\b|\blca\b|ligamento cruzado|ligament croise|croises/u,
    regions: ["knee"],
    weeks: [2, 8, 14, 39],
    noRunBefore: 14,
  },
  { name: "meniscus repair", words: /meniscus repair|meniscal repair|meniskusnaht/u, regions: ["knee"], weeks: [4, 8, 16, 24] },
  {
    name: "knee replacement",
    words: jointWords("knees?|knie\\w*|rodillas?|genoux?|ginocchi\\w*|joelhos?", "tkr|tka|knietep|knieprothese|kunstkniegelenk"),
    regions: ["knee"],
    weeks: [6, 10, 16, 26],
    noRunBefore: 520,
    leavesOut: NEW_KNEE,
  },
  {
    name: "hip replacement",
    words: jointWords(
      "hips?|huft\\w*|hueft\\w*|caderas?|hanches?|anca|anche|quadril|heup\\w*",
      "thr|tha|hufttep|huftprothese|heupprothese",
    ),
    regions: ["hip_groin"],
    weeks: [6, 10, 16, 26],
    noRunBefore: 520,
    leavesOut: NEW_HIP,
  },
  {
    name: "shoulder replacement",
    words: jointWords(
      "shoulders?|schulter\\w*|hombros?|epaules?|spall\\w*|ombros?|schouder\\w*",
      "schulterprothese|schultertep|schouderprothese",
    ),
    regions: ["shoulder"],
    weeks: [6, 12, 20, 26],
    noRunBefore: 12,
    leavesOut: {
      words: "work overhead, hanging, dips and kipping",
      limits: { overhead: false, kipping: false, closed: ["bar-hang", "dip"] },
    },
  },
  {
    name: "weight-loss operation",
    words:
      /gastric|bariatric|sleeve|schlauchmagen|magenbypass|magenverkleiner\w*|bypass gastrico|manga gastrica|sleeve gastrectomy|anneau gastrique|maagverkleining/u,
    regions: ["abdomen"],
    weeks: [2, 6, 8, 12],
    noRunBefore: 8,
  },
  {
    name: "neck fusion",
    words:
      /acdf|(?:cervical|neck|hws|halswirbel\w*|c[3-7])\b.*(?:fusion|versteif\w*|artrodesis|arthrodese)|(?:fusion|versteif\w*|artrodesis|arthrodese)\b.*(?:cervical|neck|hws|halswirbel\w*|\bc[3-7])/u,
    regions: ["neck"],
    weeks: [6, 12, 20, 39],
    noRunBefore: 12,
    leavesOut: { words: "handstands and kipping", limits: { headDown: false, kipping: false } },
  },
  {
    name: "pec repair",
    words: /\bpec\b|pectoral\w*|brustmuskel\w*|pettorale/u,
    regions: ["chest_ribs", "shoulder"],
    weeks: [2, 12, 20, 26],
    noRunBefore: 8,
  },
  {
    name: "hamstring or quadriceps tendon repair",
    words: /(?:hamstring|quad\w*|biceps femoris|isquio\w*|ischio\w*)\b(?!.*(?:graft|acl|kreuzband))/u,
    regions: ["thigh"],
    weeks: [4, 12, 20, 39],
    noRunBefore: 16,
  },
  {
    name: "biceps tendon repair",
    words: /\bbiceps?\b(?!.*femoris)|bizeps\w*|bicipite|bicipital/u,
    regions: ["elbow", "shoulder"],
    weeks: [2, 12, 20, 26],
    noRunBefore: 6,
  },
  {
    name: "thyroid operation",
    words: /thyroid\w*|schilddrus\w*|tiroid\w*|thyroidectom\w*|parathyroid\w*/u,
    regions: ["neck"],
    weeks: [2, 3, 4, 6],
  },
  {
    name: "prostate operation",
    words: /prostat\w*/u,
    regions: ["abdomen"],
    weeks: [4, 6, 12, 16],
    noRunBefore: 8,
  },
  {
    name: "knee keyhole operation",
    words: /mpfl|kniescheibe|patella|knee|knie|rodilla|genou|ginocchi|joelho|menis|scope/u,
    regions: ["knee"],
    weeks: [1, 3, 6, 10],
  },
  {
    name: "hip keyhole operation",
    words: /\bhip\b|hufte|\banca\b|quadril|\bheup\b|labr(?:um|al).*hip|cadera|hanche/u,
    regions: ["hip_groin"],
    weeks: [4, 8, 16, 24],
    noRunBefore: 12,
  },
  {
    name: "shoulder repair",
    words: /rotator|cuff|shoulder|labrum|bankart|slap|schulter|hombro|epaule|manguito|coiffe|spalla|ombro|schouder|cuffia/u,
    regions: ["shoulder"],
    weeks: [2, 12, 20, 26],
    noRunBefore: 10,
  },
  {
    name: "spinal fusion",
    words: /fusion|versteif\w*|artrodesis|arthrodese/u,
    regions: ["lower_back"],
    weeks: [12, 20, 30, 52],
    noRunBefore: 26,
    leavesOut: { words: "sit-ups and weights lifted with a round back", limits: { spineFlexion: false } },
  },
  {
    name: "disc operation",
    // "Build back up" and "hace dos meses" name no back.
    words:
      /\bdis[ck]s?\b|slipped dis[ck]|bandscheib|discectom|diskektom|hernia discal|discale|\b(?:my|the|low|lower|upper|bad|on|of|a) back\b(?! (?:up|to|in|at|on|since|then)\b)|\bback (?:op|ops|operation|operations|surgery|surgeries|fusion|problem)\b|rucken|espalda|\b(?:du|au|le|mon|de) dos\b(?! (?:meses|semanas|anos|dias))|schiena|costas|\brug\b/u,
    regions: ["lower_back"],
    weeks: [4, 8, 12, 16],
    noRunBefore: 12,
  },
  {
    name: "keyhole hernia repair",
    words:
      /(?:hernia|leistenbruch|nabelbruch|hernie|\bernia\b|liesbreuk|navelbreuk)\b.*(?:keyhole|laparoscop\w*|laparoskop\w*|minimalinvasiv\w*|\btapp\b|\btep\b)|(?:keyhole|laparoscop\w*|laparoskop\w*|minimalinvasiv\w*)\b.*(?:hernia|leistenbruch|nabelbruch|hernie|liesbreuk|navelbreuk)/u,
    regions: ["abdomen"],
    weeks: [2, 4, 6, 8],
    noRunBefore: 4,
  },
  {
    name: "hernia repair",
    words: /hernia|leistenbruch|nabelbruch|hernie|\bernia\b|liesbreuk|navelbreuk/u,
    regions: ["abdomen"],
    weeks: [3, 6, 8, 12],
    noRunBefore: 6,
  },
  {
    name: "open abdominal operation",
    words: /hysterectom|open abdom|laparotom|gebarmutter|myom/u,
    regions: ["abdomen"],
    weeks: [6, 8, 12, 16],
    noRunBefore: 8,
  },
  {
    name: "keyhole abdominal operation",
    words: /gall|append|blinddarm|apend|laparoscop|vesicula|abdom/u,
    regions: ["abdomen"],
    weeks: [2, 4, 6, 8],
  },
  { name: "bypass operation", words: /bypass|open heart/u, regions: ["chest_ribs", "shoulder"], weeks: [6, 12, 26, 52], noRunBefore: 12 },
  { name: "retina operation", words: /retina|netzhaut/u, regions: [], weeks: [6, 8, 12, 16], headDown: true },
  {
    name: "cataract operation",
    words: /cataract|katarakt|grauer star|grauen? star|catarata|cataratt|staar/u,
    regions: [],
    weeks: [2, 4, 6, 8],
    headDown: true,
  },
  { name: "eye laser", words: /lasik|eye|auge|\bojo|oeil/u, regions: [], weeks: [1, 2, 3, 4], headDown: true },
  {
    name: "breast operation",
    words: /breast|lumpectom|brust|mastect|implant|pecho|sein/u,
    regions: ["chest_ribs", "shoulder"],
    weeks: [3, 6, 10, 14],
  },
  { name: "vasectomy", words: /vasect|vasekt/u, regions: ["hip_groin"], weeks: [1, 2, 3, 4] },
  { name: "stitches", words: /stitch|sutur|dental|tooth|wisdom|zahn|naht|muela|dent/u, regions: [], weeks: [1, 2, 2, 3] },
  {
    name: "Achilles repair",
    words: /achilles|achillessehne|aquiles|achillespees|tendine d? ?achille/u,
    regions: ["lower_leg"],
    weeks: [4, 12, 20, 39],
    noRunBefore: 16,
  },
  {
    name: "ankle operation",
    words: /ankle|knochel|sprunggelenk|tobillo|cheville|caviglia|tornozelo|enkel/u,
    regions: ["ankle"],
    weeks: [2, 8, 14, 20],
    noRunBefore: 14,
  },
  {
    name: "foot operation",
    words: /foot|fuss|\bpie\b|pied|bunion|hallux|\bpiede\b|\bvoet\b/u,
    regions: ["foot"],
    weeks: [2, 8, 14, 20],
    noRunBefore: 14,
  },
  {
    name: "wrist or hand operation",
    words: /wrist|hand|carp(?:al|ien|iano|ale|o\b)|finger|karpal|muneca|mano|poignet|\bmain\b|polso|punho|\bmao\b|\bpols\b/u,
    regions: ["wrist_hand"],
    weeks: [2, 6, 12, 16],
  },
  { name: "elbow operation", words: /elbow|ellbogen|ellenbogen|codo|coude/u, regions: ["elbow"], weeks: [2, 8, 14, 20] },
  {
    name: "collarbone plate",
    words: /collar ?bone|clavic\w*|schlusselbein|clavicola/u,
    regions: ["shoulder"],
    weeks: [2, 8, 14, 20],
    noRunBefore: 6,
  },
  {
    name: "arm plate",
    words: /humer\w*|upper arm|oberarm|forearm|unterarm|radius|\bulna\b|speiche|antebrazo|avant bras/u,
    regions: ["shoulder", "elbow", "wrist_hand"],
    weeks: [2, 8, 14, 20],
    noRunBefore: 4,
  },
  {
    name: "plated fracture",
    // A "Bruch" is a bone or, in Zwerchfellbruch and Leistenbruch, a hernia.
    words:
      /\b(?:plated?|plates and screws|plate and screws|pinned|screws?|verplattet)\b|fractur|(?<!zwerchfell|leisten|nabel|narben|ein|ab|zu)bruch|fractura/u,
    regions: ["hip_groin", "knee", "lower_leg"],
    weeks: [2, 8, 14, 20],
    noRunBefore: 14,
  },
];

/** Parts of the body that an operation named in a clause keeps weak for months; none where it is a small one or none is named. */
export function operatedRegions(words: readonly string[]): readonly Region[] {
  if (!operation.names.has(words) || NEW_COMPLAINT.test(words.join(" "))) return [];
  const course = COURSES.find((one) => one.words.test(words.join(" ")));
  return course !== undefined && course.weeks[3] >= MONTHS ? course.regions : [];
}

/** Weeks after which strength from before says nothing any more. */
const MONTHS = 16;

const UNKNOWN: Course = {
  name: "operation",
  words: /./u,
  regions: ["hip_groin", "knee", "lower_back", "shoulder", "abdomen"],
  weeks: [6, 10, 16, 26],
};

/** "Hip hinge anything": exercises called after a part are allowed or not, and no operated part. */
const NAMED_AFTER_A_PART =
  /\b(?:hip (?:hinges?|hinging|thrusts?|bridges?|abductions?)|knee (?:raises?|extensions?|push ?ups?)|(?:shoulder|chest|leg) press(?:es)?|leg (?:extensions?|curls?)|calf raises?|back (?:squats?|extensions?)|wrist curls?|kniebeug\w*|kniestreck\w*|kniehebe\w*|schulterdruck\w*|ruckenstreck\w*|huftstreck\w*)\b/gu;

const DUTCH_ON =
  /\bop (?:de|het|een|m ?n|mijn|z ?n|zijn|haar|die|dat|elke|school|kantoor|werk|vakantie|reis|pad|tempo|gevoel|(?:maan|dins|woens|donder|vrij|zater|zon)dag\w*)\b/gu;
const OPERATES =
  /\bops?\b|operat|oper[eé]|geopereerd|surg|chirurg|repair|reconstr|replac|artificial|scope|art(?:h)?rosc|ectom|plast|prothes|protes|stitch|plate|pinned|graft/u;

const SURELY =
  /\bops?\b|op\b|oper[aeiuo]|geopereerd|surg|chir|cirug|cirurg|interven|eingriff|ingreep|repair|reconstr|replac|remplac|reempl|artificial|kunstl|scop|skop|ectom|plast|prothes|protes|stitch|plate|pinned|graft|trim|clean|versteif|fusion|replacement|detach|ablos|desprend|decoll|entfern|raus|\bout\b|lasik|catar|kat[ao]r/u;

/** "Seeing the consultant about surgery", "maybe an operation": nobody has decided on it. */
const ONLY_TALKED_OF =
  /\b(?:(?:about|discuss\w*|talk\w* about|regarding|considering|maybe|possibl[ey]|whether|if i need|uber|wegen|evtl|vielleicht|sobre|quizas|posible|a propos d|peut etre|eventuell\w*|per|forse|talvez|misschien|over) (?:an? |the |eine? |una? |une |l |um |een )?(?:possible |mogliche |posible )?(?:surgery|operation|op|operacion|cirugia|chirurgie|intervention|operazione|intervento|operacao|operatie))\b(?!.*\b(?:ago|since|post|after|weeks|months|seit|vor|hace|il y a|fa|ha)\b)/u;

export const operation = healthGroup(
  "operation",
  "hips are both artificial, hips are artificial, hip is artificial, knee is artificial, knees are artificial, artificial hips, artificial knees, hips replaced, knees replaced, reemplazo de rodilla, reemplazo de cadera, remplacement de genou, remplacement de hanche, detached retina, retinal detachment, netzhautablosung, desprendimiento de retina, decollement de retine, prostate out, prostate removed, prostata entfernt, prostata raus, teilentfernung*, surgery, operation, operated, repaired, reconstructed, =acdf, =fusion, spinal fusion, versteifung, versteift, trimmed, meniscus trim*, =trim, cleaned out, gastric sleeve, gastric bypass, schlauchmagen, magenbypass, total replacement, knee replaced, hip replaced, joint replacement, shoulder replacement, replacement knee, replacement hip, artificial knee, artificial hip, =tkr, =tka, =thr, =tep, knietep, hufttep, schultertep, *prothese, new left knee, new right knee, new left hip, new right hip, kunstliche* knie*, kunstliche* huft*, neues knie*, neue hufte, nieuwe heup, nieuwe knie, nouvelle hanche, nouveau genou, anca nuova, ginocchio nuovo, neues huftgelenk, neue linke hufte, neue rechte hufte, neues linkes knie, neues rechtes knie, rodilla nueva, cadera nueva, protesi, protese, =op, =ops, post op, postop, keyhole, arthroscop*, =scope, =scoped, acl repair, meniscus repair, acl reconstruction, reconstruction, cuff repair, labrum repair, labral repair, hernia repair, =repair, tunnel release, trigger finger release, tendon release, hip replacement, knee replacement, new hip, new knee, stitches, *ectomy, vasectomy, cataract, lasik, operiert, *operation, =plated, =pinned, plate and screws, verplattet, kreuzband op, meniskus op, knie op, schulter op, arthroskopie, prothese, operacion, cirugia, =operada, =operado, me operaron, protesis, =chirurgie, =opere, =operee, kreuzbandriss operiert, kreuzbandplastik, kreuzbandersatz, vkb plastik, plastia, ligamentoplastie, ligamentoplastia, acl graft, operatie, *operatie, geopereerd, operazione, =operato, =operata, intervento chirurgico, cirurgia, operacao, operado ao, operada ao, cataratta",
  (mention, finding) => {
    const { said } = mention;
    if (
      /(?:waiting for|awaiting) (?:an? |my |the )?(?:\w+ )?(?:surgery|operation|op\b|arthroscop|replacement|repair|reconstruction)|scheduled|planned|need(?:s)? (?:an? )?(?:surgery|operation|op)|avoid surgery|geplant|avant (?:l |mon |ma |une |la )?(?:op|intervention|chirurgie)|without surgery|no surgery|no operat/u.test(
        said,
      )
    )
      return undefined;
    if (ONLY_TALKED_OF.test(said)) return undefined;
    if (/as a (?:kid|child|teen)|teenager|in my teens|high school|als kind|jugend|de nino|de nina|adolescen|enfance/u.test(said))
      return undefined;
    // Dutch "op" is also an "on": "op de kazerne", "op zondag".
    const withoutOn = said.replaceAll(DUTCH_ON, " ");
    if (withoutOn !== said && !OPERATES.test(withoutOn)) return undefined;
    // "Stitches in my hand until 3 December" are a wound of these days, and the date is no operation's.
    if (/stitch|sutur|faden|puntos|points de suture/u.test(said) && /\b(?:until|till?|bis|hasta|jusqu\w*|out|raus)\b/u.test(said))
      return undefined;
    // "Old ACL graft is solid, full sport"
    if (/\b(?:old|former|alte[rs]?|viej[ao]|ancien\w*|vecchi[ao])\b/u.test(said) && OLD_AND_FINE.test(said)) return undefined;
    if (/not operat|nicht operiert|sin operar|non opere/u.test(said)) return undefined;
    // A caesarean has the weeks of a birth.
    if (/caesar|c ?section|cesar|kaiserschnitt|keizersnede/u.test(mention.words.join(" "))) return undefined;
    // A prosthesis of a limb is no joint; a new pain in a knee is no new knee.
    if (diagnosisIn(mention.words) !== undefined || NEW_COMPLAINT.test(mention.words.join(" "))) return undefined;
    const own = mention.words.join(" ").replaceAll(NAMED_AFTER_A_PART, " ");
    const course =
      COURSES.find(({ name, words }) => name !== "plated fracture" && words.test(own)) ??
      COURSES.find(({ words }) => words.test(said.replaceAll(NAMED_AFTER_A_PART, " "))) ??
      COURSES.find(({ words }) => words.test(mention.sentence)) ??
      UNKNOWN;
    // A misspelt word that only looks like an operation, of no part and at no time, is none.
    if (course === UNKNOWN && mention.weeks === undefined && !SURELY.test(said)) return undefined;
    const weeks = mention.weeks;
    if (weeks !== undefined && course.leavesOut === undefined && weeks >= Math.max(WEEKS_A_YEAR, LONG_DONE * course.weeks[3]))
      return undefined;
    // "Old cuff repair, healed": without a date it is history, and what the athlete leaves out stays out by itself.
    if (weeks === undefined && course.leavesOut === undefined && isHistory(mention)) return undefined;
    const [others, light, most, full] = course.weeks;
    // Weeks pass in the plan too; without a date nothing is known to have passed.
    const at = weeks === undefined ? 0 : weeks + mention.elapsed;
    const isFull = mention.isCleared && FOR_ALL.test(said) && (course.noRunBefore ?? 0) < 500;
    const isPulling = course.name.endsWith("hernia repair") && STRAIN.test(mention.whole);
    if ((isFull && !isPulling) || (at >= full && mention.isCleared && (course.noRunBefore ?? 0) < 500))
      return finding({ label: `your ${course.name}`, ...backToAll(mention, course, at) });
    const column = at < others ? 0 : at < light ? 1 : at < most ? 2 : at < full ? 3 : 4;
    // Cleared for something light, the part is loaded lightly and no more.
    const isLight = LIGHT.test(said) || LIGHT_ALLOWED.test(mention.whole);
    const stress = Math.min(STRESS[column] ?? 3, isLight ? 1 : 3) as Stress;
    // The end of an arm rests until its surgeon has spoken, and legs, trunk and heart train on.
    if (isEndOfArm(course) && weeks !== undefined && column > 0 && column < 4 && !mention.isCleared)
      return finding({ label: `your ${course.name}`, ...atRest(course, column, at) });
    const limits = limitsAt(mention, course, column, isLight, stress);
    const strain = course.name.endsWith("hernia repair") && column < 4 ? STRAIN.exec(mention.whole) : null;
    const name = weeks === undefined ? `After your ${course.name}` : `${sinceText(at)} after your ${course.name}`;
    const next =
      column < 4 && weeks !== undefined && !isLight
        ? ` From ${shortDay(weeksLater(mention.today, Math.max(0, [others, light, most, full][column] ?? 0) - at))} at the earliest: ${columnText(course, column + 1)}.`
        : "";
    return finding({
      label: `your ${course.name}`,
      limits: {
        ...limits,
        ...(course.name.endsWith("hernia repair") && column < 4 ? NO_STRAINING : {}),
        ...(strain === null ? {} : STILL_PULLS),
        clearance: column === 4 || (column > 0 && isWithLimits(course, mention)) ? "advise" : "required",
      },
      note: `${strain === null ? "" : STRAIN_NOTE}${name}: ${isLight && column >= 2 ? `${getPart(course)} is loaded lightly, as you were allowed: up to ${SHARES.light}%` : columnText(course, column)}${column === 0 && BIKE_ALLOWED.test(mention.whole) ? " and easy cycling, as you were allowed" : ""}.${next} ${FOR_ALL.test(mention.whole) ? "You were told that nothing is restricted any more; these steps are for what that part has not done for months. Go" : "Your surgeon's limits come before mine: tell me what they are, and go"} back a step if anything swells or hurts.${(course.noRunBefore ?? 0) > at ? ((course.noRunBefore ?? 0) > 500 ? (mayRunAgain(mention) ? "" : " Running only if your surgeon agreed.") : " No running yet.") : limits.runRung === undefined ? "" : " If you run, put walking breaks between the runs, and make the runs a step longer each week."}${course.name.endsWith("hernia repair") && column < 4 && strain === null ? HERNIA_STOP : ""}${course.name === "knee replacement" ? " On a bike, set the saddle high: a full turn of the pedals bends the knee to about 105 degrees." : ""}`,
      ...(weeks === undefined ? { ask: "When was the operation?" } : {}),
      ...(column < 4 ? { race: "do-not-start" as const } : {}),
    });
  },
);

/** "Walking and the bike are fine": easy pedalling is open before a clearance as well (special-populations.md section 3). */
const BIKE_ALLOWED =
  /\b(?:bike|biking|cycling|cycle|spinning|\w*rad\w*|velo|bici\w*|cyclette|ciclismo|pedal\w*|fiets\w*|hometrainer|ergometer)\b(?: (?!(?:no|not|never|nicht|kein\w*|pas|non|nao|niet)\b)\w+){0,3}? (?:fine|ok|okay|good|allowed|erlaubt|geht|gehen|gut|bien|si|permitid\w*|permis\w*|autoris\w*|bene|permess\w*|bem|pode|mag|prima|goed|no problem|kein problem)\b|\b(?:allow\w*|may|can|lets me|darf|erlaubt|puedo|peux|posso|mag)\b(?: \w+){0,3}? (?:bike|cycle|cycling|radfahren|radeln|bici\w*|velo|pedal\w*|fietsen)\b/u;

/** After an operation of no part that trains, a limit with its end is what the surgeon said: "no straining for a month". */
function isWithLimits({ regions, weeks: [others] }: Course, { whole }: Mention): boolean {
  return regions.length === 0 && others <= SMALL_OPERATION_WEEKS && LIMIT_WITH_END.test(whole);
}

const SMALL_OPERATION_WEEKS = 2;
const LIMIT_WITH_END =
  /\b(?:no|not|nothing|never|kein\w*|nicht|nichts|nada|pas|rien|niente|non|nao|geen|niet|niets)\b(?: [\w.]+){0,6}? (?:for|until|till?|before|fur|bis|hasta|durante|por|pendant|jusqu a|avant|per|fino a|ate|voor|tot)(?: \w+){1,3}?\b/u;

function isEndOfArm({ regions }: Course): boolean {
  return regions.length > 0 && regions.every((region) => region === "wrist_hand" || region === "elbow");
}

/** Recent and not cleared: nothing on the part itself. */
function atRest(course: Course, column: number, weeks: number): Omit<HealthFinding, "group" | "phrase" | "label"> {
  const regions = Object.fromEntries(course.regions.map((region) => [region, 0]));
  return {
    limits: {
      regions,
      closed: ["barbell", "pushup", "dip", "bar-hang", "rower", "ski"],
      tests: false,
      kipping: false,
      heavyCarries: false,
      falls: false,
      rpe: column === 1 ? 6 : 7,
      clearance: "advise",
    },
    note: `${sinceText(weeks)} after your ${course.name}: that arm holds, pushes and carries nothing until your surgeon has said what it may do. Where an exercise needs a hand, use only the other one. Ask about gripping and leaning, and write the answer with its date in your profile. A wound that is red, hot or leaks, fever, or fingers that turn numb or white: see a doctor today.`,
    ask: "What may the operated arm hold, and since when?",
    race: "do-not-start",
  };
}

/** A new pain in a knee is no new knee. */
export const NEW_COMPLAINT =
  /\bnew (?:left |right )?(?:knee|hip) (?:pain\w*|ache\w*|problem\w*|trouble|complaint\w*|soreness|issue\w*|injur\w*|niggle\w*|brace|sleeves?|support|hurts?|is sore)\b|\b(?:neue\w*) (?:knie|h[üu]ft)(?:schmerz\w*|problem\w*|beschwerde\w*)/iu;

/** Told as old or as healed, and nothing about it is open. */
function isHistory({ said, isCleared, whole }: Mention): boolean {
  return !isCleared && (OLD.test(said) || HEALED.test(said)) && !RECENT.test(whole);
}
const OLD = /\b(?:old|former|previous|alte[rs]?|fruhere\w*|viej[ao]|antigu[ao]|ancien\w*|vecchi[ao]|antig[ao]|oude)\b(?! (?:shoe|bike))/u;
const HEALED =
  /(?<!\b(?:not|not yet|nearly|almost|partly|half|nicht|noch nicht|fast|no|pas|non|nao|niet) )\b(?:(?:(?:all|fully|completely|well|long|totally|vollstandig|gut|ganz) )?(?:healed|recovered|verheilt|ausgeheilt|curad[ao]|gueri\w*|guarit\w*|genezen))\b/u;
const RECENT =
  /\b(?:last (?:week|month)|weeks? ago|days? ago|recent\w*|just (?:had|got)|still|not (?:yet )?cleared|stitches|scab|letzte\w* (?:woche|monat)|noch|neulich|reciente|todavia|recemment|encore)\b/u;

const OLD_AND_FINE =
  /\b(?:solid|stable|strong|bombproof|full sport|all sports?|no (?:issues?|problems?|trouble|limits?|restrictions?)|never an issue|fine|stabil|belastbar|problemlos|beschwerdefrei|estable|fuerte|solide|stabile)\b/u;

/** The surgeon set no limit. */
const FOR_ALL =
  /\b(?:freigabe|frei|freigegeben|cleared|clearance|alta|feu vert) (?:fur|for|para|pour) (?:alles|everything|all|todo|tout)\b|\b(?:full|all|any|normal|complete|unrestricted|unlimited)\b(?: \w+)? (?:training|activit\w*|sports?|exercis\w*|load\w*|return|lifting|contact|duties)\b|\bfully (?:cleared|healed)\b|\b(?:voll|ganz|komplett) (?:ausgeheilt|verheilt)\b|\beverything\b|\bunrestricted\b|\b(?:no|without) (?:any |more |further )?(?:restrictions?|limits?|limitations?)\b|\bvoll belast\w*|\bvolle\w* (?:belastung|training)|\balles (?:wieder )?erlaubt\b|\bohne einschrankung\w*|\btodo (?:permitido|tipo)\b|\bsin (?:restricci\w+|limit\w+)|\bsans (?:aucune )?(?:restriction|limite)|\bsenza (?:limit\w+|restrizioni)|\bsem restric\w+|\bzonder beperking\w*/u;

/** Training is allowed, and the part still answers to some of it. */
const STILL_REACTS = /\b(?:swell\w*|swollen|hurts?|aches?|sore|stiff|pinch\w*|no (?:jump|kneel|squat|lung|deep)\w*)\b/u;

/** Contacts of a session in the weeks back, on the rungs JJ3 and JJ4 (return-ladders.md section 4), two weeks each. */
const CONTACTS = [60, 80] as const;

/** Cleared for all of it is allowed, not healed: what the part has not done for long comes back in steps (return-ladders.md section 8). */
function backToAll(
  mention: Mention,
  { name, regions, weeks: [, , , full] }: Course,
  at: number,
): Omit<HealthFinding, "group" | "phrase" | "label"> {
  const week = (mention.person.weeksTrained ?? 0) + (at < full ? 0 : Math.max(mention.elapsed, Math.floor(at - full)));
  const contacts = CONTACTS[Math.floor(week / 2)];
  const isLeg = regions.some((region) => LEG.has(region));
  const rung = FIRST_RUNG + mention.elapsed;
  // "Running is allowed again from 1 December" says nothing of deep squats.
  const isToRun =
    isLeg &&
    mention.elapsed < PARALLEL_WEEKS &&
    RUNS_AGAIN.test(mention.whole) &&
    !FOR_ALL.test(mention.whole) &&
    !TRAINS.test(mention.whole);
  const cleared = isToRun
    ? "ou are cleared to run, and the rest comes back in steps: squats and lunges to parallel for four weeks"
    : "ou are cleared for all of it, so nothing is off limits for good. What that part has not done for a long time still comes back in steps: no maximum tests in the first four weeks";
  const isEarly = at < full && isLeg && !/run\w* again|back (?:to )?running|already run/u.test(mention.said);
  return {
    limits: {
      ...(contacts === undefined ? {} : { tests: false, ...(isLeg ? { contacts } : { kipping: false }) }),
      ...(isToRun ? { closed: ["squat-deep", "deep-lunge"] as const } : {}),
      ...(isEarly && rung <= LAST_RUNG ? { runRung: rung } : {}),
      clearance: "advise",
    },
    note:
      contacts === undefined && !isEarly && !isToRun
        ? FOR_ALL.test(mention.whole) && !STILL_REACTS.test(mention.whole)
          ? `${mention.weeks === undefined ? "Y" : `${sinceText(at)} after your ${name} y`}ou are cleared for all of it: nothing is off limits.`
          : `${mention.weeks === undefined ? "After" : `${sinceText(at)} after`} your ${name} only what you name yourself is left out.`
        : `${mention.weeks === undefined ? "Y" : `${sinceText(at)} after your ${name} y`}${cleared}${isLeg ? ", 60 and then 80 jumps a session" : ", kipping last"}${isEarly ? ", running as short run-walks, one step a week" : ""}. Swelling, giving way or pain above 3/10: one step back, and ask your surgeon.`,
  };
}

const PARALLEL_WEEKS = 4;
const RUNS_AGAIN =
  /\b(?:allow\w*|cleared?|may|can|let\w*|erlaubt|darf|freigegeben|autoris\w*|permet|permite|deja|permette|libero\w*|liberou|mag)\b.*\b(?:run\w*|jog\w*|lauf\w*|corr\w*|cour\w*|hardlop\w*|lopen)\b|\b(?:run\w*|jog\w*|lauf\w*|corr\w*|cour\w*|hardlop\w*|lopen)\b.*\b(?:allowed|cleared|erlaubt|autoris\w*|permis\w*|permitid\w*|permess\w*|liberad\w*|toegestaan)\b/u;
const TRAINS = /\b(?:train\w*|sports?|gym|lift\w*|krafttraining|entren\w*|muscu\w*|palestra|musculacao|krachttraining)\b/u;

/** RW3: allowed to run and not run yet. */
const FIRST_RUNG = 3;
const LAST_RUNG = 8;

const WEEKS_A_MONTH = 4.35;
/** So many times the weeks until everything is allowed, an operation is history. */
const LONG_DONE = 1.5;
const HALF_A_YEAR = 26;
const TWO_YEARS = 104;
const WEEKS_A_YEAR = 52;

/** Nothing is held against a closed breath before everything is allowed again. */
const NO_STRAINING: Partial<HealthLimits> = { breathHolding: false, fewestReps: 6, repsInReserve: 3 };
const STRAIN =
  /(?:pulls?|pulling|hurts?|aches?|pain\w*|twinge\w*|feel it|stings?|zieht|schmerz\w*|sticht|tut weh|tira|duele|molesta|tire|douleur|fait mal)\b[^,]*\b(?:cough\w*|strain\w*|sneez\w*|laugh\w*|husten|niesen|pressen|toser|tos|estornud\w*|esfuerzo|tousse|toux|eternu\w*|effort|force)/u;
const STILL_PULLS: Partial<HealthLimits> = {
  rpe: 6,
  percent: 60,
  fewestReps: 8,
  scoredMinutes: 0,
  spineFlexion: false,
  heavyCarries: false,
  kipping: false,
  impact: 2,
  contacts: 0,
};
const HERNIA_STOP = " Stop and call your surgeon if you notice a new bulge, pulling in the groin or a testicle, or pain when you cough.";
const STRAIN_NOTE =
  "It still pulls when you cough or strain: tell your surgeon at the next appointment, and say whether it eases from week to week. Until it has been pain-free for two weeks, keep effort at RPE 6 and loads at 60%, breathe out on every effort, and do no sit-ups, jumps, heavy carries or sets to failure. A hard, painful lump that does not go back, vomiting, fever, or strong pain in the groin or a testicle is an emergency. ";

/** "Week 9", and from half a year on "21 months". */
function sinceText(weeks: number): string {
  if (weeks < HALF_A_YEAR) return `Week ${Math.floor(weeks)}`;
  return weeks < TWO_YEARS ? `${Math.floor(weeks / WEEKS_A_MONTH)} months` : `${Math.floor(weeks / WEEKS_A_YEAR)} years`;
}

const LIGHT = /\blight\b|leicht|ligero|suave|leger/u;
const LIGHT_ALLOWED =
  /\b(?:cleared|clearance|allow\w*|okay|ok|fine|may|can)\b(?: \w+){0,3} light (?:leg|lower|upper|arm|weights?|lifting|training|strength|work|loads?)\b/u;

/** Percent of the maximum that the part is loaded with, as the columns say. */
const SHARES = { light: 60, most: 80 } as const;

const STRESS: readonly Stress[] = [0, 0, 1, 2, 3];

function getPart({ regions, name }: Course): string {
  if (regions.length === 0) return "the eye or wound";
  return name === "operation" ? "the operated part" : `the ${formatList(regions.map((region) => regionName(region)))}`;
}

const COLUMNS = [
  "nothing but walking",
  "easy conditioning and light strength that leave {part} alone, RPE 4 at most",
  "{part} is trained at 40–60%, without impact on it",
  "{part} is loaded up to 80%, with impact only as far as your surgeon allowed",
  "everything{but}, built up in small steps",
];

const OK_TO_RUN =
  /\b(?:ok|okay|okd|fine|cleared|frei|gut) (?:to|pour|fur|for|para|per|voor) (?:run\w*|jog\w*|courir|la course|laufen|correr|correre|corsa|hardlopen)\b|\b(?:running|runs|jogging|laufen|courir|correr|correre|hardlopen) (?:\w+ ){0,3}(?:is |are |ist |va )?(?:ok|okay|fine|allowed|bien|gut|mag|bene)\b/u;
/** Who runs already goes on from there. */
const RUNS_ON =
  /\b(?:running again|back (?:to )?running|running (?:since|for)|already run\w*|run \d+ (?:min|km|k)|laufe (?:wieder|schon|seit)|vuelvo a correr|je recours|repris la course)\b/u;

function mayRunAgain({ whole }: Mention): boolean {
  return (OK_TO_RUN.test(whole) || RUNS_AGAIN.test(whole)) && !NO_RUNNING.test(whole);
}
const NO_RUNNING = /\b(?:no|not|never|nicht|kein\w*|sin|pas|senza|sem|geen|niet) (?:\w+ ){0,2}(?:run\w*|jog\w*|lauf\w*|corr\w*|cour\w*)\b/u;

function columnText(course: Course, column: number): string {
  const but = course.leavesOut === undefined ? "" : ` but ${course.leavesOut.words}`;
  return (COLUMNS[column] ?? "").replace("{part}", getPart(course)).replace("{but}", but);
}

function limitsAt(
  mention: Mention,
  { regions, noRunBefore, headDown, leavesOut }: Course,
  column: number,
  isLight: boolean,
  stress: Stress,
): Partial<HealthLimits> {
  const part = Object.fromEntries(regions.map((region) => [region, stress]));
  const share = column === 2 || isLight ? SHARES.light : SHARES.most;
  const percentOf = Object.fromEntries(regions.map((region) => [region, share]));
  const isLeg = regions.some((region) => LEG.has(region));
  const since = mention.weeks === undefined ? 0 : mention.weeks + mention.elapsed;
  const isTooEarly = since < (noRunBefore ?? 0);
  // Whoever runs every week with a new joint that is long healed goes on running.
  const runsWithIt = isTooEarly && column === 4 && mention.person.isRunner;
  const stays = column > 1 ? (leavesOut?.limits ?? {}) : {};
  const run: Partial<HealthLimits> = runsWithIt
    ? { ...stays, impact: 2, contacts: 0 }
    : isTooEarly || (isLeg && column < 3)
      ? { ...stays, running: false, impact: 1 }
      : stays;
  // Hanging and handstands load a belly that heals with the whole body, whatever the hands hold.
  const belly: Partial<HealthLimits> =
    regions.includes("abdomen") && column < 3 ? { headDown: false, closed: ["handstand", "strict-pullup", "hang", "toes-to-bar"] } : {};
  // Every lift braces a belly, whatever it trains.
  const braced: Partial<HealthLimits> = regions.includes("abdomen") && column > 1 && column < 4 ? { percent: share } : {};
  const head: Partial<HealthLimits> = headDown === true && column < 4 ? { headDown: false, breathHolding: false } : {};
  if (column === 0)
    return { ...run, ...head, ...belly, rpe: 3, percent: 0, sessionMinutes: 30, scoredMinutes: 0, tests: false, regions: part };
  if (column === 1) return { ...run, ...head, ...belly, rpe: 4, percent: 50, scoredMinutes: 0, tests: false, regions: part };
  // Back on the leg, runs have walks between them for the first weeks, a rung more each week.
  const mayRun = (mention.weeks ?? 0) >= HALF_A_YEAR && (RUNS_AGAIN.test(mention.whole) || OK_TO_RUN.test(mention.whole));
  const rung = mayRun || RUNS_ON.test(mention.whole) ? LAST_RUNG + 1 : FIRST_RUNG + mention.elapsed;
  if (column === 3 && isLeg && run.running !== false && rung <= LAST_RUNG) Object.assign(run, { runRung: rung });
  if (column < 4)
    return {
      ...run,
      ...head,
      ...belly,
      ...braced,
      tests: false,
      ...(column === 2 ? { scoredMinutes: 10, rpe: 7 } : { rpe: 8 }),
      kipping: false,
      percentOf,
      regions: part,
    };
  // A year later maximum tests are as open as before, but for a joint that is new.
  return since >= WEEKS_A_YEAR && noRunBefore === undefined ? run : { ...run, tests: false };
}

const LEG: ReadonlySet<Region> = new Set<Region>(["hip_groin", "knee", "lower_leg", "ankle", "foot"]);
