import type { Word } from "../words/word.ts";

const BODY_WORDS_BEFORE = 4;

/** Whether the word at a place names a part of the body without complaining of it. */
export function isNotThePart(words: readonly Word[], at: number): boolean {
  return (
    isUnderLoad(words, at) ||
    isWayBack(words, at) ||
    isRegained(words, at) ||
    isPointing(words, at) ||
    isOnlyStrong(words, at) ||
    isWidth(words, at) ||
    isEachHand(words, at) ||
    isToBeTrained(words, at) ||
    isHeight(words, at) ||
    isNursed(words, at) ||
    isCrossed(words, at) ||
    isPulse(words, at) ||
    isPool(words, at)
  );
}

/** "Sandbag on the shoulder", "bar on my back": where a load lies, and no part that hurts. */
function isUnderLoad(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - BODY_WORDS_BEFORE), at).map(({ text }) => text);
  return before.some((text) => LOADS.test(text)) && before.slice(-2).some((text) => ON.test(text));
}

const LOADS =
  /^(?:sand ?bags?|sandsack\w*|bag|bar|barbell|stange|langhantel|log|stone|yoke|keg|vest|back ?pack|rucksack|barra|saco|barre|sac|bilanciere|sacco|zandzak|stang)$/u;
const ON = /^(?:on|auf|sobre|en|sur|sulla|sulle|em|op|over)$/u;

/** "Hobbled back", "carried me back to the car": the way home, and no spine; "my back went" and "walking back pain" are one. */
function isWayBack(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "back" || HURTS.test(words[at + 1]?.text ?? "")) return false;
  const before = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const last = before.at(-1) ?? "";
  // "Jog round the back with her": where in the field.
  if (last === "the" && /^(?:round|around|out|off)$/u.test(before.at(-2) ?? "")) return true;
  return MOVED.test(last) || (BETWEEN.test(last) && MOVED.test(before.at(-2) ?? ""));
}

/** "Full strength back", "got my speed back": what has returned. */
function isRegained(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "back" || HURTS.test(words[at + 1]?.text ?? "")) return false;
  const before = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return before.some((text, index) => REGAINED.test(text) && before.slice(index + 1).every((one) => IS.test(one)));
}

const REGAINED =
  /^(?:strength|power|speed|fitness|form|range|mobility|motion|feeling|sensation|confidence|function|endurance|muscle|everything)$/u;
const IS = /^(?:is|are|all|now|fully|came|completely)$/u;

const MOVED =
  /^(?:hobbl(?:e|ed|ing)|limp(?:ed|ing)?|walk(?:ed)?|jog(?:ged)?|ran|shuffl(?:e|ed)|trott(?:ed)?|crawl(?:ed)?|drove|driven|rode|cycled|swam|came|headed|carried|brought|turned|made it)$/u;
const BETWEEN = /^(?:me|it|straight|slowly|right|home|all|just)$/u;
const HURTS = /^(?:pain\w*|hurt\w*|ach\w*|sore\w*|spasm\w*|tight\w*|stiff\w*|problem\w*|injur\w*)$/u;

/** "I can put my finger on it", "point to it with one finger": the finger shows where it hurts. */
function isPointing(words: readonly Word[], at: number): boolean {
  if (words[at]?.stem !== "finger") return false;
  const before = words
    .slice(Math.max(0, at - BODY_WORDS_BEFORE), at)
    .map(({ text }) => text)
    .join(" ");
  const after = words[at + 1]?.text ?? "";
  const isPut = /\b(?:put|puts|place|lay|press)(?: \w+)?$/u.test(before) && /^(?:on|onto|there|exactly|right)$/u.test(after);
  return isPut || /\b(?:point|points|show|shows)\b.* (?:with|my|a|one)$/u.test(before);
}

/** "Told me to work on my glutes", "de bosser le moyen fessier": a muscle to be trained, where nothing is said to hurt. */
function isToBeTrained(words: readonly Word[], at: number): boolean {
  if (!words.slice(at, at + 2).some(({ text }) => MUSCLE.test(text))) return false;
  const from = words.slice(0, at).findLastIndex(({ text }) => TRAINS.test(text));
  return from >= 0 && at - from <= BODY_WORDS_BEFORE && !words.some(({ text }) => HURTS.test(text) || SORE.test(text));
}

const MUSCLE =
  /^(?:hips?|glut(?:e|es|eus|eal)|medius|core|quads?|hamstrings?|gesass\w*|gluteus|po|rumpf|fessiers?|gluteos?|gluteo|glutei|cuadriceps|quadriceps|quadricipite|bilspieren|bilspier)$/u;
const TRAINS =
  /^(?:strengthen\w*|work|build|train|activate|bosser|travailler|renforcer|muscler|kraftigen|starken|trainieren|aufbauen|fortalecer|trabajar|reforzar|rinforzare|lavorare|allenare|trabalhar|reforcar|versterken|trainen|opbouwen)$/u;
const SORE =
  /^(?:schmerz\w*|weh|zwick\w*|duele\w*|dolor\w*|molest\w*|mal|douleur\w*|male|dolore|doi|dor|pijn\w*|pull\w*|strain\w*|torn|tear)$/u;

/** "10 kg in each hand", "10 kg cada mão": how a weight is held, and no hand that hurts. */
function isEachHand(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - BODY_WORDS_BEFORE), at).map(({ text }) => text);
  return (
    HAND.test(words[at]?.text ?? "") && before.slice(-2).some((text) => EACH.test(text)) && before.some((text) => KILOGRAMS.test(text))
  );
}

const HAND = /^(?:hands?|arms?|hand|arm|mano|brazo|main|bras|braccio|mao|mão|braco|braço)$/u;
const EACH = /^(?:each|per|a|both|je|pro|jede[rm]?|cada|por|chaque|par|ogni|elke)$/u;
const KILOGRAMS = /^(?:\d+(?:\.\d+)?)?(?:kgs?|kilos?|lbs?|pounds?|quilos?|chili)$/u;

/** "Diástase 2 dedos e meio", "a gap of two fingers": how wide the belly is apart, and no hand. */
function isWidth(words: readonly Word[], at: number): boolean {
  const isCounted = /^(?:\d|\d\.5|one|two|three|zwei|drei|dos|tres|deux|trois|due|tre|dois|twee|drie)$/u.test(words[at - 1]?.text ?? "");
  if (!isCounted || !FINGER.test(words[at]?.text ?? "")) return false;
  return words.some(({ text }) => GAP.test(text));
}

/** Plain words call a finger by its hand. */
const FINGER = /^(?:wrist|hands?|fingers?|finger\w*|dedos?|doigts?|dita|dito|vingers?|querfinger)$/u;
const GAP = /^(?:diastas\w*|rektus\w*|rectus\w*|gap|separation|spalt\w*|separac\w*|ecart\w*)$/u;

/** "Can't get the arm past chest height", "blocks at knee height": how high, and no part. */
function isHeight(words: readonly Word[], at: number): boolean {
  if (!HEIGHTS.test(words[at]?.text ?? "")) return false;
  const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return (
    HEIGHT_BEHIND.test(words[at + 1]?.text ?? "") || (HEIGHT_BEFORE.test(before.join(" ")) && !HURTS_THERE.test(words[at + 1]?.text ?? ""))
  );
}

const HEIGHTS =
  /^(?:chest|ribs?|knees?|hips?|waist|head|brust\w*|knie\w*|huft\w*|kopf\w*|pecho|rodillas?|cadera|cabeza|poitrine|genoux?|hanches?|tete|petto|ginocchi[oa]?|anca|testa|peito|joelhos?|anca|cabeca|borst\w*|heup\w*|hoofd\w*)$/u;
const HEIGHT_BEHIND = /^(?:height|level|high|hohe|hoogte)$/u;
const HEIGHT_BEFORE =
  /(?:^|\s)(?:altura|altezza|hauteur|hohe|height|hoogte)(?: (?:de|del|do|da|des|du|della|dei|of|van|the|la|las|les|el|los|os|het|der|des))*$/u;

/** "Estoy dando el pecho": a child is nursed. */
function isNursed(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return (
    /^(?:pecho|chest|seno|sein)$/u.test(words[at]?.text ?? "") &&
    before.some((text) => /^(?:dar|dando|doy|daba|dandole|donne|donner|allatto|allattare|allattando)$/u.test(text))
  );
}

/** "I do crossed arms", "mit gekreuzten Armen": how a bar is held. */
function isCrossed(words: readonly Word[], at: number): boolean {
  if (!/^(?:arms?|armen?|brazos|bras|braccia|bracos|elbow)$/u.test(words[at]?.text ?? "")) return false;
  return [...words.slice(Math.max(0, at - 2), at), ...words.slice(at + 1, at + 2)].some(({ text }) => CROSSED.test(text));
}

const CROSSED = /^(?:cross(?:ed|ing)?|gekreuzt\w*|verschrankt\w*|uberkreuz\w*|cruzad\w*|croises?|incrociat\w*|gekruist\w*)$/u;

/** "El pulso no me pasa de 150", "il polso a riposo è 48": a pulse in a word that is a wrist too. */
function isPulse(words: readonly Word[], at: number): boolean {
  if (!PULSE.test(words[at]?.text ?? "") || words.some(({ text }) => HURTS_THERE.test(text))) return false;
  const isBeats = words.some(
    ({ text }, index) => /^(?:[4-9]\d|1\d\d|2[01]\d)$/u.test(text) && !OF_A_WEIGHT.test(words[index + 1]?.text ?? ""),
  );
  return words.some(({ text }) => OF_A_HEART.test(text)) || (isBeats && !words.some(({ text }) => OF_A_GRIP.test(text)));
}

const HURTS_THERE = /^(?:pain\w*|hurt\w*|ach\w*|sore\w*|stiff\w*|sprain\w*|swollen|mal|duele\w*|dolor\w*|dor|doi)$/u;
const PULSE = /^(?:wrist|pulso|polso)$/u;
const OF_A_WEIGHT = /^(?:kgs?|kilos?|lbs?|km|m|min|mins|reps?|grad|grados|degrees?)$/u;
const OF_A_HEART =
  /^(?:bpm|lpm|ppm|latidos?|battit\w+|batimentos?|heart|corazon|cuore|coracao|herz|\w{3,}olol|tension|tensione|pressione|pressao|presion|reposo|riposo|repouso|resting|zonas?|zone|frecuencia|frequenza|frequencia|pulsometro|cardio\w*)$/u;
const OF_A_GRIP = /^(?:press\w*|push\w*|grip\w*|plank\w*|clean\w*|snatch\w*|front|rack|handstand\w*|curl\w*|brace|cast|tape)$/u;

/** "Ohne Rad und Becken", "kein 25-m-Becken": a pool that is not there, and no pelvis. */
function isPool(words: readonly Word[], at: number): boolean {
  if (!WORDS_FOR_POOL.test(words[at]?.text ?? "") || words.some(({ text }) => HURTS_THERE.test(text) || SORE.test(text))) return false;
  return words.slice(Math.max(0, at - BODY_WORDS_BEFORE), at).some(({ text }) => NOT_THERE.test(text));
}

const WORDS_FOR_POOL = /^(?:becken|bassin|bekken|pelvis)$/u;
const NOT_THERE = /^(?:ohne|kein|keine|keinen|weder|sans|pas|zonder|geen|25|50|freibad|hallenbad|schwimm\w*|zwem\w*)$/u;

/** "Legs strong", "both arms are strong": a sign that is not there; "feels strong again" behind an injury is told by its own words. */
function isOnlyStrong(words: readonly Word[], at: number): boolean {
  const others = words.filter((_, index) => index !== at);
  return words.length <= LONGEST_SIGN && others.some(({ text }) => text === "strong") && others.every(({ text }) => AROUND.test(text));
}

const LONGEST_SIGN = 5;
const AROUND = /^(?:my|the|both|left|right|is|are|feel|feels|still|all|strong|full|normal|strength)$/u;
