import type { HealthFinding } from "../../health/group.ts";
import type { RegionFinding } from "../injury.ts";
import { saysAirTrigger } from "../words/everyday-words.ts";
import { isLongPast } from "../../health/cleared/long-past.ts";
import { normalise } from "../../health/normalise.ts";

export function tellsLongPast(sentence: string): boolean {
  return sentence.length <= LONGEST_STORY && isLongPast(normalise(sentence));
}

const LONGEST_STORY = 400;

/** The floor of the pelvis has rules of its own, and is no hip. */
export const PELVIC_FLOOR =
  /pelvic floor|beckenboden|suelo p[eé]lvico|pavimento p[eé]lvico|plancher pelvien|p[eé]rin[eé]e|assoalho p[eé]lvico|bekkenbodem/iu;

export const GETS_BETTER = /\b(?:better|improv\w*|besser|mejor\w*|mieux|amelior\w*|meglio|miglior\w*|melhor\w*|beter)\b/u;

export const GONE = "is over, so nothing is limited; if it comes back, say so in your profile";

export function asGone({ region, phrase, side }: RegionFinding): RegionFinding {
  return { region, phrase, grade: 0, score: 0, ...(side === undefined ? {} : { side }) };
}

/** "Comes on at about 6k every time": the onset that was read from it. */
export function tellsOnset(words: string, regions: readonly RegionFinding[]): boolean {
  const told = regions.flatMap(({ onset }) => (onset === undefined ? [] : [onset.minutes, onset.metres ?? 0, (onset.metres ?? 0) / 1000]));
  return (
    words.split(" ").length <= MOST_WORDS_OF_AN_ONSET &&
    (words.match(/\d+(?:[.,]\d+)?/gu) ?? []).some((one) => told.includes(Number(one.replace(",", "."))))
  );
}

const MOST_WORDS_OF_AN_ONSET = 8;

export const ORDERED = "is an order to load it, so it is trained in steps and not spared";

export const LOOKED_INTO = "was looked into, so it limits nothing; if it comes back, stop and see a doctor";

/** A foot that drops when it is tired is part of an illness of the nerves that somebody looks after. */
export const FOOT_DROP = /\bfoot (?:drops?|drags?)\b|\bdrop(?:ped)? foot\b|\bfu(?:ß|ss)heber/iu;

export function isUnderNeurologist(text: string): boolean {
  return (
    /multiple sclerosis|multiple sklerose|\bms\b|parkinson|cerebral palsy|charcot|\bpolio\b|\bstroke\b/iu.test(text) &&
    /\bstable\b|\bstabil\b|neurolog/iu.test(text)
  );
}

export const THIN_BONES = /\b(?:thin|weak|brittle|porous) bones?\b|\bosteop|bone density|t-? ?score/iu;

export const NARROW_CANAL = /stenosis|stenose|narrow (?:spinal )?canal|claudicat/iu;

export const AFTER_A_WALK = /\b(?:tingl|numb|heavy|weak|prickl)/iu;

export const OSGOOD = /osgood|schlatter/iu;

export const QUIET = /\b(?:quiet|silent|no longer|symptom.?free|no (?:more )?(?:pain|trouble|problems?))\b/iu;

export const SORE_BONES = /pain|hurt|ache|sore|fractur|broke|stiff/iu;

export const NOT_HEALED = /\b(?:not|never|n['’]t|nicht|nie|almost|nearly|partly)\b[^.,;]{0,20}\b(?:healed|verheilt|ausgeheilt)\b/iu;

export const HEALED = /(?<!not |n['’]t |nicht )\b(?:healed|x-?ray (?:is |was )?clear|ausgeheilt|verheilt)\b/iu;

/** Bones and wounds that somebody who looks after them has cleared. */
export const HEALS: ReadonlySet<string> = new Set(["bone-stress", "trauma", "post-op"]);

const SMALL_BONE = /\b(?:toes?|fingers?|thumb|pinky|zehe?n?|daumen)\b/iu;

/** "Finger (ring, left) dislocated on Sunday": the part may stand beside the words, where the sentence names no larger bone. */
export function namesSmallBone(phrase: string, sentence: string): boolean {
  const isLarger = LIMB_BONE.test(sentence) || AXIAL_BONE.test(sentence) || LARGE_JOINT.test(sentence);
  return SMALL_BONE.test(phrase) || (SMALL_BONE.test(sentence) && !isLarger);
}

const LARGE_JOINT =
  /\b(?:shoulders?|knees?|knee ?caps?|patella\w*|schulter\w*|kniescheibe\w*|hombros?|rodillas?|rotula|epaules?|genoux?|rotule|spalla|ginocchio|ombro|joelho|schouder)\b/iu;

export const LIMB_BONE =
  /\b(?:wrists?|scaphoid|hands?|metacarp\w*|fore ?arms?|arms?|radius|ulna|elbows?|humerus|collar ?bones?|clavicles?|ankles?|f(?:oo|ee)t|metatars\w*|tibia|fibula|shins?|legs?|handgelenk\w*|unterarm|arm|schlusselbein|schlüsselbein)\b/iu;

export const AXIAL_BONE = /\b(?:skull|neck|vertebra\w*|spine|back|pelvis|hips?|femur|thigh|ribs?|sternum|jaw|face|open)\b/iu;

export const SEEN_TO =
  /\b(?:(?:in|wearing) (?:a|the|my) (?:\w+ )?boot|x-?ray\w*|fracture clinic|follow-?up|plated|plates?|pinned|pins|screws?|surgeon|orthop\w*|consultant|hospital|kontrolle|roentgen|röntgen\w*|verplattet|operat\w*)\b/iu;

export const HEART_MEDICINE = /\w{3,}olol\b|beta ?blocker|beta ?bloqu|flecain|amiodaron|verapamil|diltiazem/iu;

/** A bone that rests in a boot or a cast until its review. */
export const IN_BOOT = /\b(?:in|wear(?:ing)?|have|got) (?:a|the|my) (?:\w+ )?(?:boot|cast|walker|brace)\b|\b(?:on|with) crutches\b/iu;

export const SET_AND_HELD = /\b(?:splint\w*|cast|taped|buddy|x-?ray\w*|set)\b/iu;

export const FRACTURE = /fract|broke|\bbruch\b|\w+bruch\b|gebrochen|\brot[oa]\b|rompi|cass[ée]|frattur|gebroken|breuk/iu;

export const YEAR_DAYS = 365;
/** Twelve weeks: a fracture that heals without trouble has healed. */
export const KNITTED_DAYS = 84;

/** "Danach wieder laufen": what the end of a limit means anyway. */
export const COMES_AGAIN =
  /^(?:and |und |y |et |e )?(?:then|after that|afterwards|danach|dann|despu[eé]s|luego|ensuite|apr[eè]s|poi|dopo|daarna) (?:\p{L}+ ){0,3}?(?:again|normal|wieder|otra vez|de nuevo|di nuovo|weer)(?: \p{L}+){0,2}$/iu;

/** "Broke my collarbone at 12" */
export const AT_AN_AGE =
  /\b(?:at (?:the )?(?:age (?:of )?)?(?:[3-9]|1\d|2[0-5])|aged? (?:[3-9]|1\d|2[0-5])|when i was (?:[3-9]|1\d|2[0-5]|a (?:kid|child|teen\w*))|mit (?:[3-9]|1\d|2[0-5])(?: jahren)?|a los (?:[3-9]|1\d|2[0-5])(?: a[nñ]os)?|à (?:[3-9]|1\d|2[0-5]) ans|a (?:[3-9]|1\d|2[0-5]) anni|aos (?:[3-9]|1\d|2[0-5])(?: anos)?|as a (?:kid|child|teen\w*)|als kind|de niñ[oa]|enfant|da bambin[oa]|em criança)\s*$/iu;

/** "… as a kid, still sore now" */
export const IS_THERE_AGAIN =
  /(?<!\p{L})(?:still|again|nowadays|noch|wieder|todav[ií]a|a[uú]n|sigue|encore|toujours|ancora|ainda|nog|weer)(?!\p{L})/iu;

export const DISLOCATED = /disloc|luxi|luxat|ausgekugelt/iu;

export const MONTHS_OLD =
  /\b(?:last (?:time )?(?:in )?(?:spring|summer|year)|in (?:the )?spring|(?:[3-9]|1\d) months ago|years? ago|20[01]\d|202[0-5]|im fr[üu]hjahr|letztes jahr|vor (?:\d+ |einem |zwei )jahren?|hace (?:un|\d+) a[nñ]os?|il y a (?:un|\d+) ans?)\b/iu;

/** A reading of the blood pressure, and the air that sets an asthma off: the notes of the conditions say them. */
export function isReadByCondition(words: string, findings: readonly HealthFinding[]): boolean {
  // "Ferritin 9, so on tablets": the medicine of the condition that was read.
  if (ON_ITS_TABLETS.test(words)) return findings.some(({ group }) => group === "recognised" || group === "diagnosis");
  if (/\b\d{2,3}\s?\/\s?\d{2,3}\b/u.test(words)) return findings.some(({ group }) => group === "heart");
  return saysAirTrigger(words) && findings.some(({ group }) => group === "asthma");
}

const ON_ITS_TABLETS =
  /^(?:(?:so|and|but|now|also|i[’']?m|i am|am|ich|daher|deshalb|asi que|así que|donc|quindi|por isso|dus) )*(?:on|taking|take|nehme|bekomme|tomo|prends|prendo|assumo|slik|gebruik) (?:\p{L}+ ){0,2}?(?:tablets?|pills?|supplements?|meds|medication|tabletten|pastillas|comprim[ée]s?|cachets|pastiglie|compresse|comprimidos|pillen)$/iu;

/** A limb that was lost is no sore one. */
export const PROSTHESIS = /amputa|amput[ée]|amputier|running blade|running leg|prosthetic|beinprothese|armprothese/iu;

export const LYMPH = /lymph|linfedema/iu;
