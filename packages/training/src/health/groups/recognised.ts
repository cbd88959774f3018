import { healthGroup, type Mention } from "../group.ts";
import type { HealthLimits } from "../limits.ts";
import { EVERYDAY_CONDITIONS, EVERYDAY_NAMES } from "./everyday-conditions.ts";
import { isDizzyOnTreadmill } from "./treadmill-dizziness.ts";
import { posturalDizziness } from "./postural-dizziness.ts";

/**
 * special-populations.md section 5: known words without rules of their own keep a plan gentle until a clearance, or until they are told as
 * treated and stable. Common conditions that the section does not list close nothing.
 */
export const recognised = healthGroup(
  "recognised",
  `sickle cell, anaemi*, anemi*, blutarmut, graves disease, =basedow, carbimazol*, thiamazol*, hormone injection*, androgen deprivation, prostap, zoladex, leuprorelin*, immunosuppress*, immunsuppress*, spiriva, tiotropium, thyroid, hypothyroid*, hyperthyroid*, hashimoto*, levothyrox*, l thyrox*, thyroxin*, eutirox, euthyrox, schilddrus*, tiroid*, hipotiroid*, hypothyroidie, thyroide, kidney, nierenkrank*, niereninsuffizienz, insuficiencia renal, enfermedad renal, insuffisance renale, maladie renale, liver disease, hepatitis, leberkrank*, cirrhosis, cancer, krebs, chemo*, tumor, tumour, leukaemia, leukemia, lymphoma, tamoxifen, letrozol*, anastrozol*, radiation therapy, radiotherapy, strahlentherapie, bestrahlung*, lymphedema, lymphoedema, lymphodem*, linfedema, lymphœdeme, =stroke, =tia, schlaganfall, =avc, ictus, multiple sclerosis, relapsing remitting, =rrms, =ms, multiple sklerose, esclerosis, sclerose en plaques, parkinson*, levodopa, madopar, sinemet, =copd, emphysema, bronchitis chronic, autoimmun*, prednis*, cortison*, cortico*, transplant*, glaucom*, glaukom, gruner star, meniere, vertigo, wheelchair, rollstuhl, =blind, steroids, =trt, testosterone, alcoholi*, drug recovery, addiction, =sober, fibromyalg*, =ckd, cystic fibrosis, muscular dystrophy, myasthenia, dizzy, dizziness, light headed*, lightheaded, schwindel*, mareos, gira la testa, giramenti di testa, capogir*, tete qui tourne, tete me tourne, tete tourne, cabeza me da vueltas, duizelig*, ${EVERYDAY_NAMES}`,
  (mention, finding) => {
    const { said, words } = mention;
    const own = words.join(" ");
    if (/\bstroke\b/u.test(own) && SWIM_STROKE.test(own)) return undefined;
    if (CHANGES_NOTHING.test(own) || NO_GOUT.test(own) || isDizzyOnTreadmill(mention.sentence)) return undefined;
    const listed = LISTED.find(({ test }) => test.test(own)) ?? LISTED.find(({ test }) => test.test(said));
    const everyday = EVERYDAY_CONDITIONS.find(({ test }) => test.test(own));
    if (everyday !== undefined && (listed === undefined || !listed.test.test(own) || everyday.isInstead === true))
      return finding({ label: everyday.label, limits: { clearance: "advise" }, note: everyday.note });
    const posture = posturalDizziness(own, said);
    if (posture !== undefined && listed?.untilCleared === DIZZY_FIRST)
      return finding({
        label: "light-headedness on standing up",
        limits: { falls: false, headDown: false, ...(posture === "floor" ? ON_A_CHAIR : {}), clearance: "advise" },
        note: `Light-headed on standing up${posture === "floor" ? ": nothing on the floor, and" : ":"} after every set that ends sitting or lying, sit for half a minute, then stand, a hand on something firm; step up beside a rail. Tell your doctor, who measures your blood pressure lying and standing and, if you take medicine, looks at its dose. If it comes more often, or if you faint, see your doctor before the next session.`,
      });
    const word = listed?.test.exec(said)?.[0] ?? mention.phrase;
    const label = listed?.label ?? word;
    if (listed === undefined || isOpen(listed, mention))
      return finding({
        label,
        limits: { ...listed?.always, clearance: "advise" },
        note:
          listed?.quiet ??
          `${capital(label)}, treated and stable: it sets no limits. With a new symptom, a bad phase or a new medicine, train easy until you have spoken to your doctor.`,
      });
    if (listed.untilCleared === DIZZY_FIRST && isSlightAndRare(own))
      return finding({
        label,
        limits: { rpe: 6, tests: false, scoredMinutes: 0, falls: false, headDown: false, clearance: "advise" },
        note: DIZZY_AT_TIMES,
      });
    return finding({
      label,
      limits: { rpe: 6, tests: false, scoredMinutes: 0, ...listed.always, clearance: "required" },
      note:
        listed?.untilCleared ??
        `I know this word (${label}) but have no rules for it: I only make the plan gentle until you tell me your doctor's limits${listed.isSerious === true ? "" : ", or that it is treated and stable"}.`,
      race: "do-not-start",
    });
  },
);

/** "Foge uma gota quando espirro" leaks, "le goût du café" is a taste: neither is gout. */
const NO_GOUT =
  /\b(?:uma|una|une|foge|escapa|perco|pierdo) (?:gota|goutte)\b|\bgota gorda\b|\b(?:le|du|au|un|de|mon|ce|bon|mauvais|sans|meme|plus de|drole de) gout\b|\bgout (?:du|de|des|pour|d|amer\w*|metallique|sucre)\b/u;

interface Listed {
  /** What is said until somebody who looks after it opens the plan. */
  readonly untilCleared?: string;
  readonly test: RegExp;
  /** How it is called; without it as it was written. */
  readonly label?: string;
  /** Only somebody who looks after it opens the plan. */
  readonly isSerious?: true;
  /** Goes on without being a reason to wait. */
  readonly isOften?: true;
  /** Holds after a clearance too. */
  readonly always?: Partial<HealthLimits>;
  /** What is said of it once it is cleared or quiet. */
  readonly quiet?: string;
}

/** Getting up from the floor is what makes the dizzy fall. */
const ON_A_CHAIR = { floor: false } as const;
const DIZZY =
  "Dizziness: nothing on the floor and nothing you could fall from. After each exercise on a bench or chair sit for half a minute, then stand, a hand on something firm. If it comes more often, or if you faint, see your doctor before the next session.";

const DIZZY_FIRST =
  "The dizziness comes first: ask your doctor about it and about the dose of your medicine. After lying or sitting, sit up for a minute, then stand, a hand on something firm.";

const DIZZY_AT_TIMES =
  "A little dizziness now and then: the plan stays easy, without tests, until you write that a doctor has looked at it. Have your blood pressure taken and ask about the dose of your medicine before the first session. If it comes while you train, stop, sit down and walk home with somebody; if it comes more often, or if you faint, no training before your doctor has seen you.";

/** "Un poco de vértigo a veces": little of it, and not often, at rest: no reason to wait with easy training (a coach's practice). */
function isSlightAndRare(own: string): boolean {
  return A_LITTLE.test(own) && AT_TIMES.test(own) && !OF_EFFORT.test(own);
}

const A_LITTLE =
  /\b(?:(?:a )?(?:bit|little|touch)|slight\w*|mild\w*|(?:ein )?(?:bisschen|wenig)|leicht\w*|(?:un )?poco|lev[ei]\w*|liger\w*|(?:un )?peu|leger\w*|(?:un )?po|legger\w*|(?:um )?pouco|(?:een )?beetje|licht\w*)\b/u;
const AT_TIMES =
  /\b(?:sometimes|at times|now and then|once in a while|occasional\w*|rarely|manchmal|ab und zu|hin und wieder|selten|gelegentlich|a veces|de vez en cuando|alguna vez|parfois|de temps en temps|rarement|a volte|ogni tanto|qualche volta|as vezes|de vez em quando|soms|af en toe|zelden)\b/u;
/** What comes with effort, a fall, a blow or a medicine is never slight. */
const OF_EFFORT =
  /\b(?:run\w*|train\w*|exercis\w*|effort|lift\w*|faint\w*|black\w*|fall\w*|fell|hit|head|pills?|tablets?|blood|heart|chest|lauf\w*|sport|anstreng\w*|sturz\w*|ohnmacht\w*|herz|corr\w*|entren\w*|esfuerzo|desmay\w*|corazon|caid\w*|cour\w*|entrain\w*|evanou\w*|coeur|chute|allen\w*|sforzo|sven\w*|cuore|cadut\w*|trein\w*|esforco|desmai\w*|coracao|hardlop\w*|flauw\w*|hart|gevallen)\b/u;

/** The list of special-populations.md section 5, the gravest first. */
const LISTED: readonly Listed[] = [
  { test: /sickle cell(?: trait)?/u, isSerious: true, always: { heat: 26 } },
  {
    test: /lymph(?:o?e)dema|lymphodem\w*|linfedema|lymphœdeme/u,
    label: "the lymphoedema",
    isOften: true,
    quiet:
      "Lymphoedema: keep the sleeve on while you lift, and add weight for that arm in small steps. If the arm is fuller, heavier or tighter the next day, go back a step and see your therapist.",
  },
  {
    untilCleared:
      "During and after cancer treatment, exercise helps, and your cancer team says when and how hard: until their limits are in your profile the plan stays gentle. Fever, new bone pain or bleeding: call them first.",
    test: /cancer|krebs|chemo\w*|tumou?r|leuka?emia|lymphoma|hormone injection\w*|androgen deprivation|prostap|zoladex|leuprorelin\w*|tamoxifen|letrozol\w*|anastrozol\w*|radiation therapy|radiotherapy|strahlentherapie|bestrahlung\w*/u,
    label: "the cancer treatment",
    isSerious: true,
    quiet:
      "Your cancer team has cleared you: lifting is allowed, and it helps against tiredness and bone loss. A bad night or a heavy day: half the sets. Fever, a new lump, bone pain that stays at night, or tiredness that grows from week to week: call your team before the next session.",
  },
  {
    test: /\bstroke\b|\btia\b|schlaganfall|\bavc\b|\bictus\b/u,
    label: "a stroke",
    isSerious: true,
    always: { breathHolding: false, tests: false, falls: false },
    quiet:
      "After a stroke: breathe out on every effort, no maximum tests and nothing you could fall from. A change in face, arm or speech is an emergency, even if it passes.",
    untilCleared:
      "After a stroke, your doctor or stroke team decides how hard you may train and up to which blood pressure; until then the plan stays gentle.",
  },
  {
    test: /transplant\w*|immunosuppress\w*|immunsuppress\w*/u,
    label: "your transplant",
    isSerious: true,
    quiet:
      "With a transplant, strength and endurance both help; avoid anything that could hit the organ. Your medicine hides infections: with a fever, a swelling or a wound that does not heal, do not train, and call your team the same day.",
  },
  {
    test: /\bcopd\b|emphysema|bronchitis chronic|spiriva|tiotropium/u,
    label: "COPD",
    isSerious: true,
    always: { warmupMinutes: 15 },
    quiet:
      "COPD: take every pause your breathing needs. Breathe out through pursed lips on the effort, reliever within reach, nothing in cold or dusty air. More phlegm, a fever, or shortness of breath at rest: no training, and see your doctor the same day.",
  },
  { test: /cystic fibrosis|muscular dystrophy|myasthenia/u, isSerious: true },
  {
    test: /kidney|nierenkrank\w*|niereninsuffizienz|insuficiencia renal|enfermedad renal|insuffisance renale|maladie renale|\bckd\b/u,
    isSerious: true,
    label: "kidney disease",
    always: { heat: 26 },
    quiet:
      "Kidney disease: strength and easy endurance both help. Drink as your kidney team told you, no training with fever or vomiting, and no ibuprofen-type painkillers.",
    untilCleared:
      "With kidney disease, your kidney team says how hard you may train; until their limits are in your profile the plan stays gentle. No ibuprofen-type painkillers.",
  },
  { test: /liver disease|hepatitis|leberkrank\w*|cirrhosis/u, isSerious: true },
  {
    test: /multiple sclerosis|multiple sklerose|relapsing remitting|\brrms\b|esclerosis|sclerose en plaques|\bms\b/u,
    label: "MS",
    always: { falls: false, highSteps: false, heat: 24 },
    quiet:
      "MS: strength and easy endurance both help. Train in the cool hours with a fan and breaks; symptoms brought on by heat or effort fade within the hour. A new symptom that stays for a day: call your neurologist before the next session.",
    untilCleared:
      "With MS, exercise is safe and helps; write what your neurologist agreed to, or that it is stable, and the plan opens up. Train in the cool hours.",
  },
  {
    test: /parkinson\w*|levodopa|madopar|sinemet/u,
    label: "Parkinson's",
    always: { falls: false, oneLegStrength: false, scoredMinutes: 0 },
    quiet:
      "Parkinson's: train in the hours when your medicine works, with big movements, and a hand near something steady in every balance drill. Left out: anything you could fall from, one-legged lifts and anything against the clock. A fall, freezing or dizziness when you stand up: call your neurologist before the next session.",
  },
  { test: /(?:gluco|corti)?co?steroids?|prednis\w*|cortison\w*|cortico\w*/u, label: "steroids", isSerious: true, always: { contacts: 20 } },
  { test: /\btrt\b|testosterone/u, label: "testosterone", isSerious: true },
  { test: /anaemi\w*|anemi\w*|blutarmut/u, label: "anaemia" },
  {
    test: /graves disease|basedow|carbimazol\w*|thiamazol\w*|(?:l )?(?:levo)?thyrox\w*|eutirox|euthyrox|schilddrus\w*|hyp[oe]r?thyroid\w*|hipotiroid\w*|thyroid\w*|tiroid\w*|hashimoto\w*/u,
    label: "the thyroid",
  },
  { test: /glaucom\w*|glaukom|gruner star/u, label: "glaucoma", always: { headDown: false, breathHolding: false } },
  {
    test: /dizz\w*|light ?headed\w*|lighthead\w*|schwindel\w*|schwindlig|mareos|gira la testa|giramenti|capogir\w*|tete (?:qui |me )?tourne|da vueltas|duizelig\w*/u,
    label: "dizziness",
    always: { falls: false, headDown: false, ...ON_A_CHAIR },
    quiet: DIZZY,
    untilCleared: DIZZY_FIRST,
  },
  {
    test: /vertig\w*|lagerungsschwindel|meniere/u,
    always: { falls: false, headDown: false, ...ON_A_CHAIR },
    quiet: DIZZY,
    untilCleared: DIZZY_FIRST,
  },
  { test: /wheelchair|rollstuhl/u },
  { test: /\bblind\b/u },
  { test: /alcoholi\w*|drug recovery|addiction|\bsober\b/u },
  { test: /fibromyalg\w*/u },
  { test: /autoimmun\w*/u },
];

/** One kidney since a donation, a kidney of which a stone was: no illness. */
const CHANGES_NOTHING =
  /colou?r ?blind|blind to colou?rs?|farbenblind|(?:red|green) ?blind|blind (?:in|on|auf) (?:my |the |dem |einem )?(?:one|left|right|linken|rechten|einem)|(?:one|1|single|second) kidney|kidney (?:donor|donat)|donated a kidney|contracept|birth control|antibabypille|anticoncept|pilule|mirena|spirale|finasterid|minoxidil|tinnitus|restless legs|(?:lost|lose|losing|shift\w*) (?:the |my |some )?(?:baby|pregnancy) (?:weight|fat|belly|bump|kilos?)/u;
const SWIM_STROKE =
  /swim|crawl|freestyle|butterfly|breast|backstroke|row|erg|stroke (?:rate|technique|length|of|mechanic)|(?:each|every|per|the|my|full|pull) stroke|catch/u;
const TREATED =
  /\bharmless\b|\bchecked\b|\balways had (?:it|this)\b|\b(?:gp|doctor|doc) knows\b|\bbppv\b|\bharmlos\b|\babgeklart\b|\btreated\b|\bunder treatment\b|\bstable\b|\bwell (?:controlled|managed|adjusted|treated|medicated)\b|\bunder control\b|\bcontrolled\b|\bmanaged\b|\bin remission\b|\b(?:no|without|free of) (?:symptoms|flares?|complaints)\b|\bsymptom free\b|\beingestellt\w*|\bbehandelt\b|\bstabil\b|\bunter kontrolle\b|\bim griff\b|\b(?:symptom|beschwerde)frei\b|\btratad[oa]\b|\bcontrolad[oa]\b|\bestable\b|\bsin sintomas\b|\btraitee?\b|\bstabilisee?\b|\bequilibree?\b|\bsous (?:controle|traitement)\b|\bbien suivie?\b|\b(?:labs?|levels?|values|blood ?work|bloods|tsh) (?:are |is |all )?(?:fine|good|normal|ok|stable)\b|\b(?:werte|blutwerte|schilddrusenwerte) (?:sind |alle )?(?:gut|ok|normal|stabil)\b|\ben tratamiento\b|\b(?:jaren|jahren?|years|anos|anni|ans) (?:rustig|ruhig|quiet|stabiel|tranquil[oae]|calme)\b|\brustig met\b|\b(?:no|without|sans|pas de|aucune|sin|ohne|keine?n?|senza|nessuna|sem|geen|zonder) (?:new )?(?:relapses?|flares?|poussees?|brotes?|schube?|ricadut[ae]|riacutizzazion[ei]|surtos?|opvlamming(?:en)?|aanvallen|schubs?)(?: (?:since|for|in|depuis|desde|seit|da|sinds|al))\b|\bstabiel\b|\bin remissie\b|\bgoed ingesteld\b|\bstabile\b|\bin remissione\b|\bestavel\b|\bem remissao\b|\ben remision\b|\ben remission\b|\banalitica (?:bien|normal|ok|perfecta)\b|\bbien reglee?\b|\bbilans? (?:bons?|ok|normal\w*)\b/u;
const UNTREATED =
  /\b(?:not|un|nicht|no|non|pas|mal|schlecht|badly|poorly|never|bien) ?(?:yet |well |gut |bien |encore )?(?:treated|stable|controlled|managed|eingestellt|behandelt|stabil|tratad[oa]|controlad[oa]|estable|traitee?|stabilisee?)\b(?<!bien \w+)|untreated|uncontrolled|unbehandelt|getting worse|worse\b/u;
const REPLACED =
  /thyrox|eutirox|euthyrox|thyroid (?:tablets?|pills?|medic\w*|meds|hormones?)|schilddrusen(?:tablette\w*|hormon\w*|medikament\w*)|pastillas? (?:para|de) (?:la )?tiroides/u;
const ALL_FINE =
  /\ball (?:is )?(?:fine|good|ok|okay|well)\b|\balles (?:gut|okay|in ordnung)\b|\btodo bien\b|\btout va bien\b|\btutto bene\b/u;
const NEW = /\b(?:new|newly|just|recently|neu|gerade|recien|nouveau|changed|changing|geandert)\b/u;

/** Treated, stable or gone; of what is grave only years of it being gone, never a word about how it feels. */
const HARMLESS = /\bharmless\b|\bharmlos\b|\balways had (?:it|this)\b|\b(?:gp|doctor|doc) knows\b/u;

function isOpen(
  { test, isSerious, isOften }: Listed,
  mention: Pick<Mention, "said" | "sentence" | "whole" | "isPast" | "isCleared" | "beforeSettled">,
): boolean {
  const { said, sentence, whole, isPast, isCleared, beforeSettled } = mention;
  if (isCleared || isOften === true) return true;
  const isGone = isPast || /all clear|remission/u.test(said);
  if (isSerious === true)
    return (
      test.test("cancer krebs tumor") &&
      isGone &&
      !/chemo|tamoxifen|radiat|strahlen|treatment|therap|behandlung|tratamiento|traitement/u.test(said)
    );
  if (UNTREATED.test(said)) return false;
  if (test.test("anaemia") && isIronBack(sentence)) return true;
  // "Ferritin is back up, so that's sorted"; with a second illness before the news it may be about that one.
  if (beforeSettled !== undefined && !LISTED.some((other) => other.test.test(beforeSettled))) return true;
  if (HARMLESS.test(whole)) return true;
  return TREATED.test(said) || ALL_FINE.test(said) || isGone || (REPLACED.test(said) && !NEW.test(said));
}

/** "Anémiée, mais ferritine à 48 au dernier contrôle, ok d'après la sage-femme": the values that it is followed by are back. */
function isIronBack(sentence: string): boolean {
  const ferritin = [...sentence.matchAll(FERRITIN)].map(([, value]) => Number(value));
  const last = ferritin.at(-1);
  // The newest value counts, and a low haemoglobin stays one.
  if (last !== undefined && last < ENOUGH_FERRITIN) return false;
  return IRON_IS_BACK.test(sentence) && !IRON_IS_LOW.test(sentence) && !HAEMOGLOBIN_IS_LOW.test(sentence);
}

/** µg/l. */
const ENOUGH_FERRITIN = 40;
const FERRITIN = /\bferrit\w*(?:(?! (?:tabl|iron|eisen))[^\d.;])*?(\d+)(?:[^\d.;]{1,20}?\bto (\d+))?/gu;
/** g/dl below 12, g/l below 120. */
const HAEMOGLOBIN_IS_LOW =
  /\b(?:hb|ha?emoglob\w*|emoglobina|hemoglobin\w*)(?: \w+){0,3}? (?:[4-9]|1[01])(?:\.\d)?\b|\b(?:hb|ha?emoglob\w*|emoglobina)(?: \w+){0,3}? (?:[4-9]\d|1[01]\d)\b/u;

/** A ferritin of 40 µg/l and more, or values that are called good. */
const IRON_IS_BACK =
  /\bferrit\w*(?: \w+){0,4}? (?:[4-9]\d|[1-9]\d\d)\b|\b(?:ferrit\w*|iron|eisen\w*|fer|hierro|ferro|ijzer\w*|hb|ha?emoglob\w*|emoglobina|bloods?|blood tests?|blutwerte|blutbild|analitica|bilan|analisi|analises|bloedwaarden)\b(?:(?! (?:not|nicht|no|pas|non|nao|niet) )[^,]){0,40}? (?:normal\w*|ok|okay|fine|good|back up|wieder gut|bien|bons?|bonnes?|bene|bem|goed|in ordnung|remonte\w*|recuperad\w*|rientrat\w*|oben)\b/u;
const IRON_IS_LOW =
  /\b(?:low|still|yet|not|nearly|almost|soon|should|will|hopefully|bald|fast|casi|pronto|presque|bientot|quasi|presto|quase|bijna|waiting|infusions?|dropp\w*|fell|falling|tablets?|supplement\w*|niedrig\w*|tief|noch|nicht|baj[oa]s?|todavia|aun|bass[eoi]s?|toujours|encore|pas|ancora|non|baix[oa]s?|ainda|nao|laag|nog|niet|dizzy|breathless|tired)\b/u;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
