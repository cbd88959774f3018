import { NOTHING_WRONG, BESIDE_THE_POINT, BUT_WORDS } from "../language/good-news-words.ts";
import { normalise } from "../health/normalise.ts";
import { looksMedical } from "../health/unread-medical.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";

/**
 * Whether words that nobody understood could change a plan: they name the body, an illness, something that is felt, a day or an amount that
 * limits, or they forbid something that is trained. Good news, motives, jokes and the rest of a life change nothing and are not asked about.
 */
export function couldMatter(words: string): boolean {
  const english = toEnglish(words, getLanguage(words));
  const said = normalise(english);
  const written = normalise(words);
  const is = (pattern: RegExp): boolean => pattern.test(said) || pattern.test(written);
  if ((is(NOTHING_WRONG) && !is(BUT_WORDS)) || is(BESIDE_THE_POINT)) return false;
  if (is(FELT) || is(ILL) || looksMedical(english) || looksMedical(words)) return true;
  if (namesRegion(english) && !is(REMARK_ON_KIT)) return true;
  if ((is(LIMITS) && (is(TRAINED) || is(WHEN))) || is(ANOTHER_DAY)) return true;
  return is(WHEN) && is(ASKS);
}

/**
 * Whether words that nobody understood look like a wish about training, time or gear: they name one of them, and no part of the body, nothing
 * that is felt, no illness and no medicine.
 */
export function looksLikeWish(words: string): boolean {
  const english = toEnglish(words, getLanguage(words));
  const said = normalise(english);
  const written = normalise(words);
  const is = (pattern: RegExp): boolean => pattern.test(said) || pattern.test(written);
  if (is(FELT) || is(ILL) || looksMedical(english) || looksMedical(words) || namesRegion(english)) return false;
  return is(TRAINED) || is(TIME);
}

/** Whether words name what is trained, or with what. */
export function namesTrained(words: string): boolean {
  return [toEnglish(words, getLanguage(words)), words].some((said) => TRAINED.test(normalise(said)));
}

/** Whether words name what is trained, a day or an amount. */
export function namesTraining(words: string): boolean {
  return (
    namesTrained(words) ||
    [toEnglish(words, getLanguage(words)), words].some((said) => WHEN.test(normalise(said)) || ANOTHER_DAY.test(normalise(said)))
  );
}

const TIME =
  /\b(?:time|minutes?|mins?|exams?|busy|shifts?|work|job|zeit|minuten|stunden?|arbeit|klausur\w*|schicht\w*|tiempo|minutos|trabajo|turnos?|temps|travail|boulot|tempo|minuti|lavoro|turni|trabalho|tijd|werk|wall ?balls?|stations?|relay|staffel|relevos|relais|staffetta|club|verein|coach|trainer)\b/u;

/** Whether words are ordinary talk: every third of them only holds a sentence together. A name alone may be an illness that nobody knows. */
export function isPlainTalk(text: string): boolean {
  const words = normalise(text).split(" ");
  return words.length > 1 && words.filter((word) => FUNCTION_WORDS.test(word)).length * 3 >= words.length;
}

const FUNCTION_WORDS =
  /^(?:i|im|ive|id|my|me|we|our|you|he|she|it|its|this|that|they|the|a|an|and|or|but|so|to|of|in|on|at|for|with|from|by|as|is|am|are|was|be|been|have|has|had|do|did|can|will|just|now|very|really|all|not|no|nah|nope|yes|yeah|good|great|fine|ok|thanks|happy|ready|motivated|excited)$/u;

/** What a body reports. */
const FELT =
  /\b(?:pain\w*|hurts?|hurting|sore\w*|\w*aches?|ach(?:ing|y)|heart|corazon|coeur|cuore|coracao|stiff\w*|swell\w*|swollen|numb\w*|tingl\w*|pins and needles|dizz\w*|faint\w*|light ?headed|blackout|breath|breathless\w*|out of breath|short of breath|shortness|puffed|wheez\w*|cough\w*|fever\w*|palpitat\w*|racing heart|chest|beats?|heart rate|hr|pulse|tired|fatigue\w*|exhaust\w*|zero battery|no energy|flat|weak\w*|leak\w*|heaviness|bleed\w*|blood|cramps?|cramping|spasm\w*|twinge\w*|tight\w*|niggl\w*|grumpy|grumbl\w*|moan\w*|unstable|gives? way|giving way|locks?|catch(?:es|ing)|limp\w*|burn(?:s|ing)|sting\w*|sharp|throb\w*|pinch\w*|vomit\w*|nause\w*|sleep(?:ing)? on it|worst|worse|bother\w*|flare\w*|set(?:s|ting)? (?:it|them|me) off|\w*schmerz\w*|weh|geschwollen|taub|schwindel\w*|husten|fieber|mude|atemnot|herz\w*|puls|duel\w*|dolor\w*|hinchad\w*|mare\w*|tos|fiebre|cansad\w*|pulso|mal|douleur\w*|gonfl\w*|vertige\w*|toux|fievre|fatigue\w*|essouffl\w*|fa male|gonfi\w*|vertigin\w*|tosse|febbre|stanch\w*|affann\w*|doi|inchad\w*|tontur\w*|febre|pijn\w*|gezwollen|duizelig\w*|hoest\w*|koorts|moe|kortademig)\b/u;

/** Illnesses, operations and medicines that no ending gives away. */
const ILL =
  /\b(?:diabet\w*|asthma\w*|epilep\w*|cancer|tumou?r|lumps?|cysts?|hernia\w*|bunions?|spurs?|fracture\w*|broke|broken|sprain\w*|strain\w*|torn?|tear|rupture\w*|surger\w*|operat\w*|\w*op|pregnan\w*|postpartum|miscarr\w*|menopaus\w*|thyroid\w*|hashimoto\w*|pacemaker|stent|valve|stroke|heart attack|afib|arrhythm\w*|covid|mono|flu|virus|infection\w*|pneumonia|anaemi\w*|anemi\w*|ferritin|iron|depress\w*|anxiety|anorexi\w*|bulimi\w*|eating disorder|red s|migraine\w*|lupus|crohn\w*|colitis|coeliac|celiac|arthritis|gout|sciatica|disc|slipped|prolapse\w*|concuss\w*|sjogren|raynaud\w*|marfan|ehlers|pots|addison\w*|cushing\w*|graves|meniere\w*|perthes|scheuermann\w*|tietze|haglund\w*|dupuytren|tablets?|pills?|meds|medicine|medication|inhaler|insulin|antibiotic\w*|painkillers?|ibuprofen|steroids?|blood thinners?|beta blockers?|physio\w*|doctor|doc|surgeon|gp|consultant|specialist|midwife|cardiologist|hospital|\w*ziekte\w*|\w*krankheit\w*|krank|maladies?|malatti[ae]|enfermedad\w*|doencas?|arzt|arztin|krankenhaus|medico|medecin|arts)\b/u;

/** Words that take something away. */
const LIMITS =
  /\b(?:no|not|never|none|nothing|only|just|without|cant|cannot|unable|avoid\w*|stop\w*|skip\w*|must|mustnt|have to|has to|need to|max\w*|most|limit\w*|less|fewer|short\w*|easy|light\w*|careful\w*|up to|over|under|above|below|instead|rather|closed|taken|packed|kein\w*|nicht\w*|nie|nur|ohne|muss|weniger|kurz\w*|leicht\w*|sin|nunca|solo|menos|cort\w*|pas|jamais|seulement|sans|moins|court\w*|non|mai|senza|meno|breve|nao|sem|apenas|niet\w*|geen|nooit|alleen|zonder|minder|kort\w*|until|till?|bis|hasta|jusqu\w*|fino|ate|tot)\b/u;
const ASKS =
  /\b(?:keep|want|need|would like|prefer\w*|rather|please|pls|leave|plan|train\w*|sessions?|workouts?|runs?|running|ride|swim|lift\w*|gym|bitte|mochte|lieber|training|por favor|quiero|prefiero|entren\w*|svp|je veux|prefere|seance\w*|entrain\w*|per favore|vorrei|preferisco|allen\w*|quero|prefiro|trein\w*|graag|liever)\b/u;

/** What is trained, and with what. */
const TRAINED =
  /\b(?:train\w*|sessions?|workouts?|runs?|running|jog\w*|sprint\w*|intervals?|hills?|rid(?:e|es|ing)|bik(?:e|es|ing)|cycl\w*|swim\w*|pool|row\w*|ski ?erg|lift\w*|squat\w*|deadlift\w*|bench\w*|press\w*|pull ?ups?|push ?ups?|jump\w*|burpee\w*|lunge\w*|overhead|carr(?:y|ies)|grip\w*|weights?|heavy|barbell\w*|dumbbell\w*|kettlebell\w*|rack|sled|rope|machines?|treadmill|gym|equipment|kneel\w*|walk\w*|stairs?|get(?:ting)? up|sit(?:ting)?|stand(?:ing)?|hing(?:e|es|ing)|ground|floor|cold|heat|ice|water|hang\w*|climb\w*|impact|contact|lying|flat on)\b/u;

/** "Er mag een andere dag uit": which day is open, and a day all the same. */
const ANOTHER_DAY =
  /\b(?:(?:another|some other|one) day|(?:ein\w* )?(?:anderen?|anderer) tag|otro dia|un autre jour|un altro giorno|outro dia|(?:een )?andere dag)\b/u;

/** Days, hours, dates and counts. */
const WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek(?:s|ly|ends?|days?)?\b|\b(?:mornings?|afternoons?|evenings?|nights?)\b|\b(?:jan|febr)uary\b|\bmarch\b|\bapril\b|\bjune\b|\bjuly\b|\baugust\b|\b(?:septem|octo|novem|decem)ber\b|\b\d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b|\d ?(?:min\w*|hours?|h|km|k|miles?|kg|lbs?|%|x|times|days?)\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b|\b(?:segunda|terca|quarta|quinta|sexta)s?\b|\b(?:maan|dins|woens|donder|vrij|zater|zon)dag\w*\b|\bwoche|\bsemana|\bsemaine|\bsettimana/u;

/** "Narrow shoes are a nightmare": shoes and laces are changed by their owner. */
const REMARK_ON_KIT = /\b(?:shoes?|laces|socks|insoles?|orthotics|wide ones|schuhe?\w*|zapat\w*|chaussures?|scarpe|sapat\w*|schoenen)\b/u;
