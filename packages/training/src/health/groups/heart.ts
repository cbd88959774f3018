import { getLanguage } from "../../language/translate.ts";
import { healthGroup, type Mention } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

const DISEASE =
  /infarct|infarkt|infarto|angina|stent|bypass|heart failure|herzinsuffizienz|hartfalen|hartinfarct|boezemfibrill|enfarte|insuficiencia cardiaca|insuffisance cardiaque|scompenso|cardiomyopath|kardiomyopath|cardiomiopat|miocardiopat|\b(?:hcm|hocm|arvc|dcm)\b|myocardit|myokarditis|miocardit|herzmuskelentzundung|valve|herzklappe|\w*klappe\b|hartklep|valvola|valvula|congenital|aort|marfan|fibrillat|vorhofflimmern|afib|\baf\b|long qt|heart attack|herzinfarkt|arritmia|arrhythm|heart (?:condition|disease|problem|defect)|herzkrank|herzfehler|cardiopat|angioplast|crise cardiaque|murmur|herzgerausch|soplo|souffle au coeur|heart r[hy]+thm|irregular heart|herzrhythm|rhythmusstor|ritmo (?:cardiaco|del corazon)|rythme cardiaque|trouble du rythme|hartritme|\b(?:flecainid|amiodaron|sotalol|digoxin|digitoxin|propafenon|dronedaron)\w*/u;
const RHYTHM_BLOCKERS =
  /\b(?:bisoprolol|metoprolol|atenolol|propranolol|carvedilol|nebivolol|\w+ololo?|beta ?blo[ck]\w*|betabloc\w*|betabloqu\w*|beta bloqu\w*|ivabradin\w*|verapamil\w*|diltiazem|flecainid\w*|amiodaron\w*|sotalol|digoxin\w*|digitoxin)\b/u;

/** What ends a session at once, wherever the heart or its medicine is told (ESC 2020; special-populations.md sections 4.7 and 4.18). */
const STOP_SIGNS =
  "Pressure in the chest, pain into arm or jaw, unusual breathlessness, dizziness, or a racing or irregular heartbeat: stop, sit down and call your emergency number.";
/** What a heart that has been ill asks for besides; nitro belongs to narrowed vessels. */
export const HEART_STOP_SIGNS = `${STOP_SIGNS} Do not train alone in the cold.`;
const NARROWED = /stent|infarct|infarkt|infarto|angina|bypass|heart attack|herzinfarkt|angioplast|crise cardiaque/u;
const NITRO = " Carry nitro if it is prescribed.";

/** special-populations.md section 4.7. */
export const heart = healthGroup(
  "heart",
  "=hcm, =hocm, =arvc, =dcm, cardiomiopat*, miocardiopat*, myocardite, miocardit*, aortenklappe*, mitralklappe*, herzklappen*, hartklep*, aortic valve, mitral valve, mechanical valve, valvula aortica, valvula mitral, valve aortique, valvola aortica, betablok*, heart rhythm*, heart rythm*, rhythm problem*, rhythm disorder*, irregular heart*, herzrhythm*, rhythmusstorung*, ritmo cardiaco, ritmo del corazon, rythme cardiaque, trouble du rythme, hartritme*, hypertonie, =hypertonus, hochdruck, hartfalen, hartinfarct, boezemfibrilleren, hartklachten, enfarte, insuficiencia cardiaca, insuffisance cardiaque, scompenso cardiaco, cholesterol*, colesterol, cholesterin*, hypertension, hypertensive, hypertention, high bp, =bp, high blood pressure, blood pressure, bloodpresure, bluthochdruck, blutdruck, =rr, hipertension, tension alta, por la tension, presion alta, hypertendu, tension arterielle, tension elevee, ipertensione, pressione alta, hipertensao, hoge bloeddruk, heart condition, heart disease, heart problem, heart defect, heart murmur, heart failure, heart attack, cardiac rehab, herzreha, angina pectoris, stable angina, =stent, =stents, bypass, afib, atrial fibrillation, =af, cardiomyopath*, myocarditis, long qt, marfan, aortic, heart valve, =murmur, angioplasty, herzinfarkt, vorhofflimmern, herzinsuffizienz, herzfehler, herzklappe*, herzkrank*, herzmuskelentzundung, kardiomyopathie, myokarditis, infarto, arritmia, arrhythmi*, soplo, cardiopatia, infarctus, fibrillation, crise cardiaque, souffle au coeur, beta blocker, beta block*, betablocker, beta bloque*, betabloqu*, beta bloqu*, betablocc*, sudden cardiac death, =diuretic, =diuretics, entwasserung*, water tablets",
  (mention, finding) => {
    const { said } = mention;
    if (isDutchDown(mention)) return undefined;
    const drug = RHYTHM_BLOCKERS.exec(said)?.[0];
    const pulse: Partial<HealthLimits> = drug === undefined ? {} : { heartRate: false, warmupMinutes: 15, heat: 28 };
    const off =
      drug === undefined
        ? ""
        : ` Your heart-rate zones are switched off (${drug}): go by feel (RPE) and the talk test, and start every session slowly.`;
    const drink = /thiazid|furosemid|indapamid|torasemid|diuretic|entwasser|water tablet/u.test(said)
      ? " Drink by the clock; tell your doctor about cramps or dizziness."
      : "";
    const statin = /statin/u.test(said) ? MUSCLES : "";
    if (/statin|cholesterol/u.test(mention.words.join(" ")) && !OTHER_THAN_STATIN.test(said))
      return finding({ label: "a statin", limits: { clearance: "advise" }, note: `A statin limits nothing.${MUSCLES}` });
    if (MYOCARDITIS.test(said) && mention.isCleared && HEALED.test(mention.whole))
      return finding({
        label: "a healed heart-muscle inflammation",
        limits: { ...pulse, warmupMinutes: 15, clearance: "none" },
        note: `Healed and cleared, so nothing is off limits; start every session slowly. With a new infection, do not train until it is gone, then start easy. ${HEART_STOP_SIGNS}`,
      });
    if (DISEASE.test(said)) {
      const isAorta = /aort(?!\w*klappe|\w* valve)|marfan/u.test(said);
      // What a cardiologist allowed in so many words replaces the usual ceiling.
      const isToThreshold = mention.isCleared && !isAorta && TO_THRESHOLD.test(mention.whole);
      const rpe = isToThreshold ? 7 : 6;
      const cleared = isToThreshold
        ? ": up to threshold, as you were cleared."
        : ": easy and moderate. A number from your cardiologist replaces it.";
      return finding({
        label: "your heart",
        limits: { ...pulse, ...AFTER_CLEARANCE, rpe, ...(isAorta ? { percent: 50 } : {}), warmupMinutes: 15, clearance: "required" },
        note: `Effort stays at RPE ${rpe} and loads at ${isAorta ? 50 : 60}%${mention.isCleared ? cleared : " until your cardiologist's own limits are in your profile: they replace mine."} Start slowly, breathe out on every effort, and never stop suddenly: walk or pedal easily for five minutes straight after the work, and do not lie down afterwards. ${HEART_STOP_SIGNS}${NARROWED.test(said) ? NITRO : ""}${off}${statin}`,
        ...(mention.isCleared ? {} : { ask: "Who cleared you, when, and what heart rate, effort or load did they allow?" }),
        race: "do-not-start",
      });
    }
    const row = pressureRow(findPressure(mention), mention);
    return finding({
      label: drug === undefined ? "blood pressure" : drug,
      limits: { ...pulse, ...row.limits },
      note: `${row.text} Breathe out on every effort, end with easy minutes and stand up slowly. ${STOP_SIGNS}${off}${drink}${statin}`,
      ...(row.ask === undefined ? {} : { ask: row.ask }),
      ...(row.limits.clearance === "stop"
        ? { race: "do-not-start" as const }
        : row.limits.scoredMinutes === 0
          ? { race: "do-not-start" as const }
          : {}),
    });
  },
  /(?:ololo?|(?<!^a)prile?|sartano?|dipin[eo]?|statin[ae]?s?|thiazide?|semide?|apamide?)$|^(?:candesartan|ramipril|verapamil|diltiazem|ivabradine?|flecainide?|amiodarone?|digoxine?|losartan|valsartan|amlodipine?)$/u,
);

/** "Trap af" goes down the stairs in Dutch; the heart's AF is written in capitals there. */
function isDutchDown({ phrase, words }: Mention): boolean {
  return (
    words.includes("af") &&
    !/\bAF\b/u.test(phrase) &&
    getLanguage(phrase) === "nl" &&
    words.filter((word) => HEART_WORD.test(word)).length === 0
  );
}

const HEART_WORD = /hart|boezem|ritme|bloeddruk|stent|infarct|cardio|blocker|blokker|olol$/u;

/** What is over once it has healed and somebody with the right to say so allowed sport: their word replaces the limits. */
const MYOCARDITIS = /myocarditis|myokarditis|herzmuskelentzundung|miocardit|myocardite/u;
const HEALED =
  /\b(?:healed|recovered|resolved|no symptoms|ausgeheilt|geheilt|verheilt|auskuriert|beschwerdefrei|curad[oa]|recuperad[oa]|gueri\w*|guarit[oa]|genezen|hersteld)\b/u;
const MUSCLES = " New muscle pain all over or weakness: ask your doctor; dark urine is an emergency.";
/** Beside these a statin says nothing more. */
const OTHER_THAN_STATIN = /pressure|hypert|hipert|blutdruck|bluthochdruck|tension|olol|pril\b|sartan|dipin|\bbp\b|thiazid|semid/u;

const TO_THRESHOLD =
  /\b(?:up to|until|to|below|under|bis(?: zur| zu)?|unter(?: der)?|hasta(?: el)?|jusqu ?(?:au|a)(?: la| le)?) (?:the |my |lactate |anaerobic |anaerobe?n? )*(?:threshold|schwelle|umbral|seuil)\b/u;

const AFTER_CLEARANCE: Partial<HealthLimits> = {
  rpe: 6,
  percent: 60,
  fewestReps: 8,
  scoredMinutes: 0,
  breathHolding: false,
  tests: false,
  cooldownMinutes: 10,
  headDown: false,
};

interface Pressure {
  readonly upper: number;
  readonly lower: number;
}

/** "150/95", "148 over 92", and in French, Spanish and Italian "15/9". */
function findPressure({ said, whole }: Mention): Pressure | undefined {
  const beside = pressureIn(whole);
  // Elsewhere in a text "10/10" is a pain and "12/11" a date.
  const found = pressureIn(said) ?? ((beside?.[0] ?? 0) >= LOWEST_UPPER ? beside : undefined);
  if (found === undefined) return undefined;
  const [upper, lower] = found;
  return upper < 30 ? { upper: upper * 10, lower: lower * 10 } : { upper, lower };
}

const LOWEST_UPPER = 90;

function pressureIn(words: string): readonly [number, number] | undefined {
  const found = /\b(\d{2,3})\s?(?:\/|over|zu|sobre|sur)\s?(\d{1,3})\b/u.exec(words);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

const CONTROLLED =
  /well controlled|under control|(?:is|all) (?:fine|good|normal)|fine now|good now|gut eingestellt|controlad|bien controle|normal/u;
/** "… for blood pressure, which is well controlled": the words stand behind another clause. */
const CONTROLLED_BESIDE =
  /\b(?:blood pressure|bp|hypertension|blutdruck|tension|presion)\b.{0,40}\b(?:well controlled|under control|controlled|fine now|gut eingestellt|stable|normal)\b/u;
const TREATED =
  /\w(?:pril|prile|sartan|sartano|dipine?|dipino|olol|ololo|thiazide?|apamide?)\b|\b(?:tablets?|pills?|medicat\w*|meds|treat\w*|tablette\w*|medikament\w*|behand\w*|pastillas?|tratamiento|traitement|comprimes?|terapia|pastiglie|comprimidos?|tratamento|medicij\w*|pillen)\b/u;
const LOW = /\blow (?:bp|blood pressure)\b|\bhypotension\b|\bniedrig\w* blutdruck\b/u;

function pressureRow(
  pressure: Pressure | undefined,
  { said, whole, isClearedForAll }: Mention,
): { limits: Partial<HealthLimits>; text: string; ask?: string } {
  const second: Partial<HealthLimits> = {
    rpe: 8,
    percent: 80,
    breathHolding: false,
    tests: false,
    headDown: false,
    cooldownMinutes: 10,
    fewestReps: 3,
    clearance: "advise",
  };
  const third: Partial<HealthLimits> = { ...second, rpe: 6, percent: 60, fewestReps: 10, scoredMinutes: 0, headDown: false };
  if (
    /not (?:well )?controlled|uncontrolled|nicht eingestellt|schlecht eingestellt|no controlad|mal controle/u.test(said) &&
    pressure === undefined
  )
    return {
      limits: third,
      text: "Until your blood pressure is controlled, effort stays at or below RPE 6 and loads at or below 60%; see your doctor this week.",
    };
  if (pressure === undefined) {
    if (LOW.test(said))
      return {
        limits: { clearance: "none" },
        text: "Low blood pressure sets no limits: stand up slowly, and from the floor in two steps.",
      };
    if (CONTROLLED.test(said) || CONTROLLED_BESIDE.test(whole))
      return { limits: { cooldownMinutes: 10, clearance: "none" }, text: "Controlled blood pressure sets no limits." };
    if (isClearedForAll && TREATED.test(whole))
      return {
        limits: { cooldownMinutes: 10, clearance: "none" },
        text: "Treated and cleared for everything, so your blood pressure sets no limits.",
        ask: "Enter your resting blood pressure in your profile to lift these limits.",
      };
    return {
      limits: second,
      text: "Your blood pressure is not known, so effort stays at RPE 8 or below and loads at 80% or below, with no maximum tests.",
      ask: "Enter your resting blood pressure in your profile to lift these limits.",
    };
  }
  const { upper, lower } = pressure;
  if (upper >= 180 || lower >= 110)
    return {
      limits: { ...third, clearance: "stop" },
      text: `At ${upper}/${lower}, do not train: see a doctor today. With headache, chest pain or changed vision, call your emergency number.`,
    };
  if (upper >= 160 || lower >= 100)
    return {
      limits: third,
      text: `At ${upper}/${lower}, effort stays at or below RPE 6 and loads at or below 60%, with nothing against the clock; see your doctor this week.`,
    };
  if (upper >= 140 || lower >= 90)
    return {
      limits: second,
      text: `At ${upper}/${lower}, effort stays at or below RPE 8 and loads at or below 80%, with no maximum tests; show the numbers to your doctor in the next few weeks.`,
    };
  return { limits: { cooldownMinutes: 10, clearance: "none" }, text: `Blood pressure ${upper}/${lower}: no limits.` };
}
