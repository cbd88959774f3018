import { type Activity, activitiesIn } from "../../injuries/activities.ts";
import { positions, phraseBook } from "../../injuries/words/phrases.ts";
import { isOwnWay, namedIn } from "../../statements/named-movements.ts";
import { namesOneWay } from "../../statements/one-way.ts";
import { readStatements } from "../../injuries/words/statements.ts";
import type { Word } from "../../injuries/words/word.ts";
import { type HealthLimits, LIGHTEST_LINE } from "../limits.ts";

/** Words that forbid what follows, in the English of the injury reader ("kein" is "no" there). */
const FORBIDS = phraseBook([
  [
    "no",
    "hed rather i didnt, shed rather i didnt, theyd rather i didnt, would rather i didnt, would prefer i didnt, prefers i dont, me off, im off, been off, stay off, no, not, never, none, avoid, avoiding, without, nothing, dont, cant, cannot, mustnt, wont, may not, not allowed, forbidden, stop, skip, leave out, stay off, stay away, stay out, staying off, staying away, staying out, keep out, keep off, keep away, keeping off, keeping away, steer clear, steering clear, off anything, off all, week off from, weeks off from, days off from, banned, verboten, vermeide*, meide*, darf not, soll not, evit*, prohibid*, interdit*, defendu, ne, vietat*, evitar*, proibid*, verboden, vermijd*, refrain, doesnt want, does not want, didnt want, doesnt allow, doesnt let, wont let, wants no, will not dass, no quiere, not quiere, not veut, ne veut pas, not vuole, not quer, wil not, pause of, pause from, break from, break of, rest from, parar of, parar de, deje of, deje de, dejar of, dejar de, deixar of, deixar de, smettere of, smettere di, stop of, arrete*, verbied*, verbiet*, untersag*, prohib*, proib*, vieta, ha vietato, interdi*",
  ],
]);
/** The same behind what it forbids: "running is forbidden", "Laufen verboten". */
const FORBIDDEN = phraseBook([
  [
    "forbidden",
    "forbidden, not allowed, not permitted, off limits, out for now, banned, verboten, not erlaubt, aufhoren, aufzuhoren, ni hablar, ni pensarlo, neanche per sogno, hors de question, out of the question, auf keinen fall, geen sprake van, prohibido, prohibida, not permitido, interdit, interdite, not autorise, vietato, vietata, proibido, proibida, verboden, not toegestaan, is out, are out",
  ],
]);
/** What follows a "no" and makes it no order: "no pain when running", "no running experience". */
const NO_ORDER =
  /^(?:limp|swell|tingl|numb|click|weak|lock|giving|gives|dizz|bruis|flare|bother|drama|stiff|driv|show|mention|display|calorie|kcal|food|protein|alcohol|prob|bother|thema|ding|sorge|against|gegen|safe|alone|putting off|pain|hurt|problem|issue|trouble|complaint|discomfort|niggle|injur|restrict|limit|difficult|swell|symptom|worse|more|longer|only|history|experience|background|idea|clue|access|equipment|room|gym|barbell|time|sure|schmerz|beschwerde|dolor|problema|molestia|douleur|gene|dolore|fastidio|dor|pijn|klacht|probleme|yet diagnosed|known|other|current(?!ly)|previous|major|serious|real)/u;
const HISTORY =
  /\b(?:experience|background|history|shoes|injury|injuries|pain|issues?|problems?|for years|in years|in the last|last \w+ because|lately|recently|before this|partner|watch|club|coach)\b/u;

/** "no running experience" forbids nothing. */
export function isHistory(said: string): boolean {
  return HISTORY.test(said);
}

/** "No pressing above 90 degrees": of the arm, and of no knee. */
const ABOVE_SHOULDER =
  /\b(?:press\w*|push\w*|arms?|rais\w*|lift\w*|abduct\w*|flex\w*)\b.*\b(?:above|over|past|beyond|uber|higher than) (?:90|80|100|120) ?(?:degrees|grad|°)?/u;

/** Positions and ways of moving that are no activity of the catalogue. */
const WAYS: readonly (readonly [words: RegExp, limits: Partial<HealthLimits>])[] = [
  [
    /\b(?:above|over|higher than|past|beyond|uber|por encima del?|au dessus|sopra|acima|boven) (?:the |my |der |die |del? |les? |la )?(?:shoulders?|schulter\w*|hombros?|epaules?|spall\w*|ombros?|chest height|head height)\b|\bschulterhohe\b|\bkopfhohe\b|\b(?:raise|lift)\w* (?:the |my )?arms? (?:above|over|past)\b|\bover ?head\b|\babove (?:my |the )?head\b|\buber ?kopf\b|\bencima de la cabeza\b|\bau dessus de la tete\b|\bsopra la testa\b|\bacima da cabeca\b|\bboven (?:mijn |het )?(?:hoofd|schouder\w*)\b/u,
    { overhead: false, kipping: false },
  ],
  [
    /\b(?:above|over|higher than|past|beyond|uber) (?:the |my )?(?:shoulders?|schulter\w*|shoulder height|chest height)\b|\bschulterhohe\b|\barms? (?:\w+ )?(?:above|over)/u,
    { closed: ["arms-overhead"] },
  ],
  [ABOVE_SHOULDER, { overhead: false, kipping: false }],
  [
    /\b(?:impact|high impact|stossbelastung\w*|sprungbelastung\w*|impacto|impact|impatto|landings?|pounding)\b/u,
    { impact: 1, running: false, contacts: 0 },
  ],
  // Bending forward under a load is every hinge whose trunk goes down; rounding the spine is not: a flat back may hinge. A wrist that "won't bend" is a
  // joint's range.
  [
    /\b(?:(?<!knee |toe |wrist |elbow |(?:it|they|wrist|knee|elbow|ankle|finger|thumb|toe|arm|leg)s? (?:(?:just|still|now|really) )?(?:wont|doesnt|dont|cant|cannot|does not|will not|do not|no longer|never) (?:(?:fully|quite|really|even|properly) )?)bend\w*|forward bend\w*|bucken|vorbeugen|vorneigen|agacharme|agacharse|inclinar\w*|me pencher|se pencher|chinar\w*|bukken)\b/u,
    { spineFlexion: false, liftFromFloor: false, rowing: false, closed: ["hinge", "one-arm-row", "floor", "situp"] },
  ],
  [
    /\b(?:spinal flexion|flexion of the spine|(?<!hip |knee |elbow |deep )flexion(?! past)|flex\w* (?:my |the )?(?:spine|back)|flexao|rounding|round\w* (?:my |the )?back|rundrucken|runder rucken|doblar (?:la )?espalda|piegar\w*|dobrar)\b/u,
    { spineFlexion: false, closed: ["situp"] },
  ],
  [
    /\b(?:twist\w*|rotat\w*|drehbewegung\w*|verdrehen|drehen|girar|giros|torsion\w*|rotazion\w*|torcer|draaien)\b/u,
    { spineFlexion: false },
  ],
  [
    /\b(?:lying|lie|flat|laying) (?:\w+ ){0,3}?(?:back|flat)\b|\bon my back\b|\bflat on (?:the|my) back\b|\blying on my back\b|\b(?:auf dem rucken|supino|schiena per terra|de costas|op mijn rug)\b|\bboca arriba\b|\bsur le dos\b|\bsupin(?!at(?:ed|or|o|a|e)\b)\w*/u,
    { supine: false },
  ],
  [/\bon my (?:stomach|belly|front)\b|\bauf dem bauch\b|\bboca abajo\b|\bsur le ventre\b|\bprone\b/u, { prone: false }],
  [
    /\bfloor (?:work|exercises?)\b|\bget\w* (?:up |down )?(?:and (?:up|down) )?(?:from|off|onto|to|on) the (?:floor|ground)\b|\bon the floor\b|\bauf (?:dem|den) boden\b|\ben el suelo\b|\bau sol\b|\ba terra\b|\bno chao\b|\bop de grond\b/u,
    { floor: false },
  ],
  [
    /\bkneel\w*|\bknien\b|\bhinknien\b|\barrodill\w*|\bde rodillas\b|\ba genoux\b|\bm agenouiller\b|\binginocchi\w*|\bajoelh\w*|\bknielen\b/u,
    { closed: ["kneeling"] },
  ],
  [/\bhang(?:ing)?\b(?! (?:clean|power|snatch))|\baushangen\b|\bcolgar\w*|\bsuspension\b/u, { closed: ["bar-hang"] }],
  [/\bhead (?:down|below)|\bupside down\b|\binver(?:sion|sions|ted)\b|\bkopfuber\b|\bcabeza abajo\b|\btete en bas\b/u, { headDown: false }],
  [
    /\bvalsalva\b|\b(?:hold\w*|held) (?:my |your |the )?breath\b|\bbreath ?hold\w*|\bstrain(?:ing)?\b|\bbear\w* down\b|\bpress(?:en|atmung)\b|\b(?:go|goes|going|get|gets|getting|turn|turns|turning|im|am|is) (?:all )?(?:red|purple|blue)\b|\b(?:roter?|rotem|hochroter?) kopf\b|\bgrunt\w*|\bempujar como\b|\bluft anhalten\b|\baguantar la respiracion\b|\bapnea\b|\bapnee\b|\bretenir (?:la|ma) respiration\b|\btrattenere il (?:fiato|respiro)\b/u,
    { breathHolding: false, tests: false, fewestReps: 5, repsInReserve: 2 },
  ],
  [
    /(?<!rope |legless )\bclimb\w*|\bladders?\b|\bfalls\b|\bheights\b|\bfall risk\b|\bsturzgefahr\b|\bcaidas?\b|\bchutes?\b/u,
    { falls: false },
  ],
  [
    /\b(?:pivot\w*|cutting|change of direction|changes of direction|richtungswechsel|cambios de direccion)\b/u,
    { impact: 2, closed: ["turns"] },
  ],
  [
    /\b(?:high steps?|high box\w*|steps? (?:above|over|higher)|stairs?|treppen?\w*|escaleras?|escaliers?|scale)\b/u,
    { highSteps: false, closed: ["stairs"] },
  ],
  [/\b(?:grip\w*|greifen|agarrar|agarre fuerte|serrer)\b/u, { closed: ["carry", "pullup", "rope", "rower", "swing"], heavyCarries: false }],
  [/\b(?:compet\w*|rac(?:e|es|ing)|wettkampf\w*|rennen fahren|competi\w*|gara|gare|wedstrijd\w*)\b/u, { tests: false }],
  [/\bunder ?water\b|\bkeep (?:me|it|them) dry\b|\bget (?:\w+ )?wet\b|\bunter wasser\b/u, { closed: ["swim"] }],
  [
    /\b(?:past|below|beyond|deeper than|unter|tiefer als) (?:\d{2,3} ?(?:degrees|grad|°)|90|parallel)|\b(?:hip|knee|deep) flexion\b|(?<!(?:above|over|past|beyond|uber|higher than) )\b90 (?:degrees|grad)\b|^(?:but |and )?(?:not|no|never|nicht|nie) (?:any )?(?:lower|deeper|tiefer)$/u,
    { closed: ["squat-deep", "deep-lunge"] },
  ],
  [/\b(?:contact|kontaktsport|contacto)\b/u, {}],
];

/** "I can't bend forward": a way of moving that no movement of the catalogue stands for. */
export function namesWay(said: string): boolean {
  return WAYS.some(([way]) => way.test(said));
}

const LIFTING =
  /\b(?:weights?|lift(?:ing|s)?|weight ?lifting|weight ?training|strength (?:training|work)|heben|krafttraining|gewichte?|levantar|cargar|pesas|soulever|porter|musculation|sollevare|pesi|levantar|peso|tillen|krachttraining|gewichten)\b/u;
const HEAVY = /\b(?:heavy|heavily|schwer\w*|pesad\w*|lourd\w*|pesant\w*|zwaar\w*|zware)\b/u;

const ARM =
  /\b(?:arms?|hands?|shoulders?|wrists?|elbows?|arm|schulter|brazo|mano|hombro|bras|main|epaule|braccio|spalla|braco|ombro|hand|schouder)\b/u;
const PUSH: readonly Activity[] = ["press", "bench", "pushup", "dip", "overhead", "handstand", "jerk", "burpee", "muscle-up", "wallball"];
const PULL: readonly Activity[] = ["row", "pullup", "rower", "ski", "rope", "kipping", "muscle-up", "swim"];
const CARRIED: readonly Activity[] = ["carry", "swing", "clean", "snatch", "front-rack", "deadlift", "sled"];

/** Activities of which forbidding leaves no more than their own field. */
export const FIELD: { readonly [activity in Activity]?: Partial<HealthLimits> } = {
  run: { running: false, impact: 1 },
  "run-easy": { running: false, impact: 1 },
  jump: { contacts: 0, impact: 2 },
  impact: { impact: 1, running: false, contacts: 0 },
  overhead: { overhead: false, kipping: false },
  "one-leg": { oneLeg: false, closed: ["one-leg"] },
  carry: { heavyCarries: false },
  kipping: { kipping: false },
  situp: { spineFlexion: false },
  "run-fast": { closed: ["run-fast"], impact: 2 },
  turns: { impact: 2, closed: ["turns"] },
  "squat-deep": { closed: ["squat-deep", "deep-lunge"] },
  handstand: { headDown: false, closed: ["handstand"] },
};
/** What a "no" reaches that stands for a wider group. */
const NOTHING_BY_ITSELF: ReadonlySet<Activity> = new Set<Activity>(["sitting", "walk", "squat-box", "wide"]);

/** Whether the clause, or the list it goes on with, forbids something; a list goes on when the clause names nothing but movements. */
export function forbids(quote: string): boolean {
  const words = getWords(quote.replace(SIGNED_OFF, "allowed me"));
  return orderAt(words) !== undefined || positions(FORBIDDEN, words).length > 0;
}

/** "Cleared for everything, build kipping up gradually": how it comes back, and no exception. */
export const BUILDS_UP =
  /\b(?:build\w*|rebuild\w*|gradual\w*|slow\w*|step by step|start\w*|begin\w*|ease|increas\w*|steiger\w*|aufbau\w*|langsam\w*|anfang\w*|poco a poco|progres\w*|empez\w*|doucement|commenc\w*|piano|gradualmente|inizia\w*|rustig|opbouw\w*)\b/iu;

/** "Signed me off for running" clears, "signed me off running" bans. */
const SIGNED_OFF = /\bsigned me off\b(?! (?:all )?(?:run|train|jog|lift|sport|exercis|gym|jump|swim|cycl|rid|work|sick)\w*)/giu;

export function getWords(quote: string): readonly Word[] {
  return readStatements(quote).flatMap(({ words }) => words);
}

function orderAt(words: readonly Word[]): number | undefined {
  return positions(FORBIDS, words).find((at) => {
    const next = words.slice(at + 1, at + 4).map(({ text }) => text);
    // "No barbell" is what a gym lacks, "no overhead barbell" what a shoulder may not do.
    const isBarOverhead = BAR.test(next.join(" ")) && OVERHEAD.test(next.join(" "));
    return isBarOverhead || !next.some((text) => NO_ORDER.test(text));
  });
}

/** What a clause that forbids closes; `goesOn` when the "no" stands in the clause before. */
export function movementLimits(said: string, quote: string, goesOn: boolean): readonly Partial<HealthLimits>[] {
  const words = getWords(quote);
  const order = orderAt(words);
  const isBehind = positions(FORBIDDEN, words).length > 0;
  if (order === undefined && !isBehind && !goesOn) return [];
  if (UNLOADED.test(said) || SEEN.test(said)) return [];
  // "Without weight it is fine", "no max single on bench": neither closes the movement.
  if (WITHOUT.test(said) && FINE.test(said)) return [];
  if (MAXIMUM.test(said)) return [];
  if (/\bhook ?grip\b|\bhakengriff\b/u.test(said)) return [];
  if (OUTDOORS.test(said)) return [AT_TIMES.test(said) ? { closed: ["other-way"] } : { outdoors: false }];
  if (namesOneWay(said)) {
    const ways = namedIn(words).filter(isOwnWay);
    return [{ closed: ways.length > 0 ? ways : ["other-way"] }];
  }
  // "No pressing till I go red", "nicht pressen": a press of the breath, and of no bar.
  const strain = WAYS.filter(([way, { breathHolding }]) => breathHolding === false && way.test(said)).map(([, limits]) => limits);
  if (strain.length > 0 && activitiesIn(words).every(({ activity }) => activity === "press")) return strain;
  if (HISTORY.test(said) && !isBehind) return [];
  // "Heavy deadlifts I do not do any more": the no ends what it forbids.
  const first = goesOn || isBehind || TRAILING.test(said) || (HEAVY.test(said) && ENDS_IN_NO.test(said)) ? -1 : (order ?? -1);
  // "no squatting below 60 degrees" leaves what stays above.
  const isDepth = DEPTH.test(said);
  const named = activitiesIn(words).filter(
    ({ at, activity }) =>
      at > first &&
      !NOTHING_BY_ITSELF.has(activity) &&
      !(isDepth && (activity === "squat" || activity === "lunge")) &&
      !(activity === "press" && ABOVE_SHOULDER.test(said)),
  );
  // "no deadlifts over 60 kg" limits the weight, "no sets of squats under 5 reps" the sets.
  const isNumber = /\b\d+(?:\.\d+)? ?(?:kg|kilos?|lbs?|pounds?|reps?|repetitions?|min\w*|bpm|km)\b|\b\d+ ?(?:%|percent|prozent)/u.test(
    said,
  );
  if (isNumber) return [];
  if (BAR.test(said) && OVERHEAD.test(said)) return [{ closed: ["bar-overhead"] }];
  // "sit-ups on the GHD" are those on the GHD.
  const narrow = namedIn(words);
  const found = (narrow.length === 0 ? named : named.filter(({ activity }) => narrow.includes(activity))).map(
    ({ activity }) => FIELD[activity] ?? { closed: [activity] },
  );
  const ways = WAYS.filter(([way]) => way.test(said)).map(([, limits]) => limits);
  const arm =
    ARM.test(said) &&
    !/\bover ?head\b|\b(?:over|above|higher than|uber) (?:my |the |der |den )?(?:shoulder|schulter|head|kopf)|\bschulterhohe\b/u.test(said)
      ? armLimits(said)
      : [];
  const part = PART_OF_LIFTING.exec(isBehind ? said : said.slice(Math.max(0, said.search(NO_BEFORE))))?.groups;
  if (found.every((one) => one.closed?.includes("lifting") ?? false) && part !== undefined)
    return [{ closed: [(part["upper"] ?? part["upper2"]) === undefined ? "leg-strength" : "upper-body"], tests: false }];
  const lifting =
    found.every(({ closed }) => closed?.[0] === "contact") &&
    arm.length + ways.length === 0 &&
    LIFTING.test(said) &&
    !/\blifting (?:the |my )?arms?\b/u.test(said)
      ? [liftingLimits(said)]
      : [];
  // "stop if it feels heavy" is a sign and no order.
  const isSign = /\b(?:if|when|wenn|falls|sobald|si|quand|se|als)\b/u.test(said);
  const heavy = found.length + lifting.length + arm.length + ways.length === 0 && HEAVY.test(said) && !isSign ? [NOT_HEAVY] : [];
  return [...found, ...ways, ...arm, ...lifting, ...heavy].filter((limits) => Object.keys(limits).length > 0);
}

/** "Heavy deads no" */
const ENDS_IN_NO = /\b(?:no|not|nope|nein|nao|niet|nemmeno|neanche|tampoco|neither)$/u;
const TRAILING = /\b(?:not|dont|never)(?: (?:do|doing))?(?: (?:mehr|any ?more|any longer))$|\b(?:please|bitte) (?:avoid|skip|leave out)$/u;
/** "Don't show me calories or weight" is about what is read. */
const SEEN =
  /\b(?:calories?|kcal|kalorien|calorias?|weight (?:loss|goals?|talk|numbers?|targets?)|on the scales?|uberkreuz\w*|ubereinander\w*|cross\w* (?:my |the )?legs|cruzar las piernas|croiser les jambes|abnehm\w*)\b/u;
const NO_BEFORE = /\b(?:no|not|never|nothing|avoid\w*|without|skip|stop|cannot|cant|kein\w*|ohne|sin|sans|senza|sem|geen|zonder)\b/u;
/** "no strength training for the upper body" */
const PART_OF_LIFTING =
  /\b(?:strength|lifting|weights?|training|work|exercises?)\b.*\b(?:(?<upper>upper body|oberkorper)|(?<lower>lower body|legs?|unterkorper))\b|\b(?:(?<upper2>upper body)|(?<lower2>lower body|legs?)) (?:strength|lifting|weights?|training|work|exercises?)\b/u;

const DEPTH = /\b(?:past|below|beyond|deeper than|unter|tiefer als|under) (?:\d{2,3}\b|parallel)/u;
const BAR = /\b(?:barbell|bar|langhantel\w*|barra|barre|bilanciere)\b/u;
const OVERHEAD = /\bover ?head\b|\buber ?kopf\b|\bencima de la cabeza\b|\bau dessus de la tete\b|\bsopra la testa\b/u;
const WITHOUT = /^(?:\w+ ){0,2}?(?:without|ohne|sin|sans|senza|sem|zonder)\b/u;
const FINE = /\b(?:fine|ok|okay|geht\w*|gut|possible|works|no problem|bien|va|bene)\b/u;
/** "single-leg work" and "single-unders" are movements, and no heavy single. */
const MAXIMUM =
  /\b(?:max\w* (?:singles?|lifts?|attempts?|efforts?)|singles?(?![ -](?:legs?|legged|arms?|hand|unders?)\b)|1 ?rms?|maxes|maxing)\b/u;

/** "January mornings outside": not always. */
const AT_TIMES =
  /\b(?:mornings?|evenings?|nights?|at night|dark|cold|frost|ice|icy|snow|heat|hot|rain|winter|summer|january|february|december|morgens|abends|nachts|dunkeln|kalte|mananas?|noche|matin|soir|nuit|mattina|sera|notte|manha|noite|ochtend|avond|nacht)\b/u;

/** Where, and no movement. */
const OUTDOORS =
  /\b(?:turbo|trainer|rolle|indoor cycling|treadmill)\b.*\b(?:not|no|nicht|pas|non|nao|niet) (?:on )?(?:the )?(?:roads?|street|outside)\b|\bon (?:the |open )?(?:roads?|streets?|trails?)\b|\boutdoors?\b|\boutside\b|\bin traffic\b|\bim freien\b|\bdraussen\b|\bauf der strasse\b|\ben (?:la )?carretera\b|\bsur route\b|\ball aperto\b|\bbuiten\b/u;

function armLimits(spoken: string): readonly Partial<HealthLimits>[] {
  // "no push-ups on the flat hand" is about push-ups.
  const said = spoken.replace(
    /\b(?:push|pull|press|handstand push) ?ups?\b|\b(?:bench|leg|overhead|military|shoulder|floor|push|chest) press(?:es|ing)?\b/gu,
    " ",
  );
  const isPush = /\bpush\w*|\bpress\w*|\bdruck\w*|\bempuj\w*|\bpouss\w*|\bspinger\w*|\bduw\w*/u.test(said);
  const isPull = /\bpull\w*|\bzieh\w*|\btirar\b|\btraccion\w*|\btirer\b|\btirare\b|\btrekken\b/u.test(said);
  if (isPush || isPull) return [{ closed: [...(isPush ? PUSH : []), ...(isPull ? PULL : [])] }];
  if (!/\b(?:lift\w*|load\w*|weights?|use|using|carry\w*|heben|belast\w*|levantar|cargar|soulever|porter|sollevare|tillen)\b/u.test(said))
    return [];
  return [{ closed: [...PUSH, ...PULL, ...CARRIED], heavyCarries: false, overhead: false }];
}

/** Without a number a ban on lifting leaves the own body and what weighs next to nothing. */
function liftingLimits(said: string): Partial<HealthLimits> {
  return HEAVY.test(said) ? NOT_HEAVY : { percent: 40, kilograms: LIGHTEST_LINE, heavyCarries: false, tests: false };
}

const NOT_HEAVY: Partial<HealthLimits> = { percent: 60, heavyCarries: false, tests: false };

const SEATED =
  /\b(?:only|just|nur|solo|seulement|que|uniquement|soltanto|apenas|alleen|stick to|everything|all exercises)\b(?: \w+){0,3}? (?:seated|sitting|sit|chair|sitzend\w*|sitzen|sitz|sentad\w+|assis\w*|sedut\w+|zittend\w*)\b|\b(?:seated|sitting|chair) (?:exercises?|work|training|workouts?)? ?(?:only|for now|until)\b|\b(?:weights?|lifting|strength(?: training)?|exercises?) (?:only )?(?:sitting|seated|lying|sitting or lying|lying or sitting|seated or lying|sitting and lying) (?:down )?(?:is |are )?(?:ok|okay|fine|allowed|only)\b|\bnot? (?:allowed to )?stand(?:ing)?\b|\bwheelchair (?:bound|for now|until)\b/u;
const UNLOADED =
  /\b(?:non|no|not|zero|without) weight ?bear\w*|\bnwb\b|\bno weight on (?:the |my )?(?:\w+ )?(?:leg|foot|ankle|knee)\b|\bnicht belasten\b|\bentlast\w*|\bsin (?:apoyar|apoyo|cargar peso)\b|\bsans appui\b|\bsenza carico\b|\bniet belasten\b|\bon crutches\b|\bkrucken\b|\bmuletas\b|\bbequilles\b/u;
/** "only swimming and cycling": what a professional leaves. */
const ONLY = /^(?:\w+ ){0,6}?(?:only|nothing but|just|nur|ausschliesslich|solo|solamente|seulement|uniquement|que|soltanto|alleen)\b/u;
const CARDIO: ReadonlySet<Activity> = new Set<Activity>(["swim", "bike", "walk", "rower", "ski"]);

/** What a clause leaves by naming what is allowed. */
export function onlyLimits(said: string, quote: string, isOrder: boolean, dated = false): readonly Partial<HealthLimits>[] {
  // "Bike seated only" is how one rides.
  if (SEATED.test(said) && !activitiesIn(getWords(quote)).some(({ activity }) => activity !== "sitting" && activity !== "lifting"))
    return [
      { standing: false, impact: 0, running: false, contacts: 0, oneLeg: false, ...(/\blying\b/u.test(said) ? {} : { floor: false }) },
    ];
  if (UNLOADED.test(said)) return [{ standing: false, impact: 0, running: false, contacts: 0, oneLeg: false }];
  if (/\blow impact (?:\w+ )?only\b|\bonly low impact\b|\bnur gelenkschonend\w*|\bsolo bajo impacto\b/u.test(said))
    return [{ impact: 1, running: false, contacts: 0 }];
  if (
    /\b(?:only|just|nur|solo|seulement) (?:\w+ )?(?:light weights?|leichte\w* gewichte?|pesos? ligeros?|charges? legeres?)|\blight weights? only\b/u.test(
      said,
    )
  )
    return [{ percent: 50, heavyCarries: false, tests: false }];
  if (!isOrder) return dated ? onlySports(said, quote) : [];
  if (!ONLY.test(said)) return [];
  const named = activitiesIn(getWords(quote)).map(({ activity }) => activity);
  if (named.length === 0 || !named.every((one) => CARDIO.has(one)) || isOnlyAWay(said)) return [];
  const closed = (["bike", "rower", "ski", "swim"] as const).filter((one) => !named.includes(one));
  return [{ running: false, impact: named.includes("walk") ? 1 : 0, contacts: 0, percent: 0, scoredMinutes: 0, tests: false, closed }];
}

/** "Cycling only on the trainer", "swimming only with a snorkel": a way of that sport, which leaves the others as they are. */
function isOnlyAWay(said: string): boolean {
  const [, sport = "", way = ""] = A_WAY.exec(said) ?? [];
  return activitiesIn(getWords(sport)).length > 0 && (WITH.test(way) || activitiesIn(getWords(way)).length > 0);
}

const A_WAY = /^(.+?) (?:only|just|nur|ausschliesslich|solo|solamente|seulement|uniquement|soltanto|apenas|alleen) (.+)$/u;
const WITH =
  /^(?:(?:indoors?|outdoors?|inside|drinnen|seated|sitting|upright)\b|(?:with|on|in|at|mit|auf|im|in|am|an|con|en|sobre|avec|sur|dans|su|sul|sulla|nel|nella|com|na|no|em|met|op|bij) )/u;

/** "bis 20.12. nur radeln": until then nothing on foot; the lifting is said elsewhere. */
function onlySports(said: string, quote: string): readonly Partial<HealthLimits>[] {
  if (!/\b(?:only|just|nur|ausschliesslich|solo|solamente|seulement|uniquement|soltanto|alleen)\b/u.test(said)) return [];
  const named = activitiesIn(getWords(quote)).map(({ activity }) => activity);
  const isSport = named.length > 0 && named.every((one) => CARDIO.has(one)) && !isOnlyAWay(said);
  return isSport ? [{ running: false, impact: 1, contacts: 0 }] : [];
}
