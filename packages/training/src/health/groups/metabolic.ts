import { bodyMassIndex } from "../body-mass.ts";
import { healthGroup } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

/** special-populations.md section 4.9. */
export const diabetes = healthGroup(
  "diabetes",
  "diabetes, diabetic, diabetiker*, diebetes, diabet*, type 1, type 2, =t1d, =t2d, =t1, insulin*, freestyle libre, libre sensor, libre 2, libre 3, sensor libre, capteur libre, dexcom*, =cgm, insulinpen*, omnipod, insulin pump, insulinpumpe, bomba de insulina, pompe a insuline, closed loop, stylo a insuline, gliclazid*, glimepirid*, glibenclamid*, glyburid*, glipizid*, tolbutamid*, repaglinid*, nateglinid*, amaryl, diamicron, sulfonylurea*, sulphonylurea*, sulfonylharnstoff*, glicemia, glycemie, blutzucker*,  hypos, metformin*, empagliflozin, zucker, typ 1, typ 2, unterzucker*, azucar, bajones de azucar, =hypo, prediabet*, suiker, suikerziekte, suikerpatient*, zuckerkrank*",
  (mention, finding) => {
    const { said } = mention;
    if (/gestational|schwangerschaftsdiabetes|gestacional|gestationnel/u.test(said) && mention.isPast) return undefined;
    if (/\bpre ?diabet|\bborderline diabet/u.test(mention.words.join(" ")))
      return finding({
        label: "prediabetes",
        limits: { clearance: "advise" },
        note: "Ten minutes of walking after meals help as much as a session.",
      });
    const isTypeTwo = /\b(?:type|typ|tipo)\s?(?:2|ii)\b|t2d|metformin|gliptin|gliflozin|glutid/u.test(said) || LOWERS.test(said);
    const takesInsulin = /insulin/u.test(said) && !NO_INSULIN.test(said);
    const needsGate = !isTypeTwo || takesInsulin;
    const lowers = LOWERS.exec(mention.whole)?.[0];
    const special = complications(said);
    const glucose = glucoseNow(said);
    if (!needsGate)
      return finding({
        label: "type 2 diabetes",
        limits: { clearance: "advise", ...special.limits },
        note: `${lowers === undefined ? "Diabetes sets no limits; ten minutes of walking after meals help." : lowSugarText(lowers, mention.whole)} Look at your feet after every run and long walk.${/gliflozin/u.test(said) ? " With this medicine: no fasted sessions. If you feel ill and are breathless or nauseous, see a doctor the same day." : ""}${special.note}`,
      });
    const isType = isTypeTwo
      ? "type 2 diabetes on insulin"
      : /\b(?:type|typ|tipo)\s?(?:1|i)\b|t1d?\b/u.test(said)
        ? "type 1 diabetes"
        : "diabetes";
    // Required only for a plan above RPE 6: below it there is a plan without it.
    const held: Partial<HealthLimits> = mention.isCleared ? {} : { rpe: 6, tests: false, scoredMinutes: 0 };
    const opens = mention.isCleared
      ? ""
      : "You keep training as you do, up to RPE 6, with no tests and nothing against the clock: harder work needs your diabetes team's or doctor's agreement. To unlock it, write in your profile who agreed, when, and with what limits: “cleared for hard training by my diabetologist on 12 Nov”. ";
    return finding({
      label: isType,
      limits: { clearance: "advise", ...held, ...special.limits, ...glucose?.limits },
      note: `${glucose?.note ?? ""}${opens}${GATE}${hiddenSigns(mention.whole)} Carry 15–20 g of fast sugar, never swim or run trails alone, check every 30 minutes in the first four weeks and after anything new; after a hard evening check again at bedtime.${SENSOR.test(mention.whole) ? " A sensor lags 5 to 15 minutes: trust its arrow, set the low alarm higher for training, and check with a finger when it does not match how you feel." : ""} The plan never sets your insulin: your diabetes team does.${special.note}`,
      ...(mention.isCleared ? {} : { race: "do-not-start" as const, raceAdvice: RACE_WITH_DIABETES }),
      ...(isType === "diabetes" ? { ask: "Is it type 1 or type 2, and do you take insulin or gliclazide?" } : {}),
    });
  },
  /(?:gliptin|gliflozin|glutide?|glinide?|glimepiride?|gliclazide?|glibenclamide?|glipizide?)$/u,
);

/** Medicines that lower the sugar whether or not there is enough of it: sulfonylureas and glinides. */
const LOWERS =
  /\b(?:gliclazid|glimepirid|glibenclamid|glyburid|glipizid|tolbutamid|repaglinid|nateglinid|amaryl|diamicron|sul(?:f|ph)onylurea|sulfonylharnstoff)\w*/u;
const NO_INSULIN = /\b(?:no|not|without|never|kein|ohne|sin|pas d|sans) (?:on |taking |need )?insulin/u;

/** What a coach says to who may fall low without insulin (special-populations.md section 4.9). */
function lowSugarText(medicine: string, whole: string): string {
  return `${medicine.slice(0, 1).toUpperCase()}${medicine.slice(1)} can drop your blood sugar during training and for hours after it. Measure before and after every session; below 5.0 mmol/L (90 mg/dL) eat 10–20 g of carbohydrate first. Carry 15–20 g of fast sugar, take it when in doubt, and never start a long session without it.${hiddenSigns(whole)} Ask your doctor or nurse about the dose on training days.`;
}

const BETA_BLOCKER = /\b(?:\w+olol|beta ?bloc\w*|betabloc\w*|betabloqu\w*)\b/u;

/** A beta blocker takes the pounding and the shaking from a low. */
function hiddenSigns(whole: string): string {
  const drug = BETA_BLOCKER.exec(whole)?.[0];
  return drug === undefined
    ? ""
    : ` ${drug.slice(0, 1).toUpperCase()}${drug.slice(1)} hides the shaking and the pounding heart of a low; sweating and confusion still show.`;
}

const SENSOR = /\blibre\b|\bcgm\b|dexcom|sensor|capteur/u;

const RACE_WITH_DIABETES =
  "Do not start before your diabetes team or doctor has agreed to race effort; write in your profile who agreed, when, and with what limits. Ask them for a race-day plan: insulin overnight and with the meal before, a start between 7 and 10 mmol/L (126–180 mg/dL) with a steady arrow, carbohydrate during the race, and what to do if nerves raise your blood sugar at the start, if you go low in the race, and in the night after. Carry fast sugar, tape the sensor, and tell somebody at the venue.";

const GATE =
  "Check before each session. Below 5.0 mmol/L (90 mg/dL): 10–20 g of carbohydrate and wait until it is above 5. 5.0–6.9 (90–124): 10 g before easy work. 7–10 (126–180): go. 10.1–15 (182–270): go and check later. Above 15 (270): check ketones; below 0.6 go easy, 0.6–1.4 no hard work, from 1.5 no training and your care team today. After a severe low in the last 24 hours: no training today.";

function complications(said: string): { limits: Partial<HealthLimits>; note: string } {
  if (/retinopath|laser/u.test(said))
    return {
      limits: { breathHolding: false, headDown: false, percent: 50, impact: 1, clearance: "required" },
      note: " Because of your eyes: no straining, no positions with your head below your heart, loads up to 50%.",
    };
  if (/neuropath|numb feet|taube fusse|pies dormidos|pieds engourdis/u.test(said))
    return { limits: { impact: 1 }, note: " Look at your feet every day and never train barefoot." };
  return { limits: {}, note: "" };
}

function glucoseNow(said: string): { limits: Partial<HealthLimits>; note: string } | undefined {
  const told = /\b(?:sugar|glucose|bg|zucker|glucosa|glycemie)\s(?:is |at |of |now |de |a )*(\d{1,3}(?:\.\d)?)\b/u.exec(said)?.[1];
  if (told === undefined) return undefined;
  const value = Number(told) > 30 ? Number(told) / 18 : Number(told);
  if (value < 5) return { limits: {}, note: `At ${told}: 10–20 g of carbohydrate first, and wait until it is above 5 mmol/L (90 mg/dL). ` };
  if (value > 15) return { limits: {}, note: `At ${told}: check ketones before anything. ` };
  return undefined;
}

/** special-populations.md section 4.12. */
export const lowEnergy = healthGroup(
  "low-energy",
  "red s, =reds, =red-s, low energy availability, underfuel*, under fuel*, no period*, missed period*, missed my period, lost my period, no cycle, irregular period*, amenorrh*, amenorr*, ex anorexi*, anorexi*, anorexa, bulimi*, eating disorder, ed recovery, recovery from ed, magersucht, essstorung, periode bleibt aus, keine periode, periode weg, ausbleibende periode, =tca, sin regla, sin menstruacion, plus de regles, disturbo alimentare, anorexie, anorexia, orthorexi*, binge eating",
  (mention, finding) => {
    const { said } = mention;
    const isPast = mention.isPast || /\bex\b|history|recovered|recovery|fruher|used to|antes|ancien|guerie/u.test(said);
    const isDisorder = /anorex|bulimi|magersucht|essstor|eating disorder|\btca\b|orthorex|binge|\bed\b/u.test(said);
    const isAway = /period|regla|regles|amenorr|menstru|cycle/u.test(said);
    const content = "Rest days and enough food are part of this plan; I do not give weight advice, and there is no weight to make.";
    const isBack = PERIOD_IS_BACK.test(mention.whole);
    // Below 17.5 nothing is past (IOC 2023).
    const isLight = (bodyMassIndex(mention.person) ?? Infinity) < LIGHTEST_INDEX;
    if (((isPast && isDisorder && !isAway) || isBack) && !isLight)
      return finding({
        label: isDisorder ? "an eating disorder in the past" : "too little energy in the past",
        limits: { clearance: "advise" },
        note: content,
      });
    if (isAway && !isDisorder && EXPLAINED.test(said) && !NOT_ON_IT.test(said)) return undefined;
    const isShort = isAway && /irregular/u.test(said);
    if (isShort || (!isAway && !isDisorder && /tired|frequent ill/u.test(said)))
      return finding({
        label: "signs of too little energy",
        limits: { volume: 0.8, hardDays: 2, clearance: "advise" },
        note: `A fifth less training and two hard days a week; see your doctor in the next few weeks. ${content}`,
      });
    return finding({
      label: isDisorder ? "an eating disorder" : "too little energy for training",
      limits: { rpe: 5, volume: 0.5, impact: 1, scoredMinutes: 0, hardDays: 0, tests: false, clearance: "required" },
      note: `Half the minutes, easy and without impact, until a doctor and a dietitian have seen you. ${content}`,
      race: "do-not-start",
    });
  },
);

const PERIOD_IS_BACK =
  /\bperiods? (?:is |are |was |were |has |have |came )?(?:been )?(?:back|returned|regular|normal)\b|\bperiode (?:ist |kommt )?(?:wieder|regelmassig|normal)|\bregla (?:ha vuelto|volvio|normal|regular)|\bregles (?:sont )?(?:revenues|normales|regulieres)/u;
const LIGHTEST_INDEX = 17.5;

/** Why a period stays away without too little food. */
const EXPLAINED =
  /\bpill\b|\bcoil\b|\biud\b|mirena|implant|contracept|menopaus|breastfe|nursing|pregnan|hysterect|\bpille\b|spirale|wechseljahr|schwanger|\bstille\b|pildora|anticoncept|\bdiu\b|embaraz|pilule|sterilet|enceinte|allait|period (?:pain|cramp)/u;
const NOT_ON_IT =
  /\b(?:not|no|never|off|stopped|stopping|without|nicht|keine?|abgesetzt|sin|dejado|deje|sans|pas|arrete)\b(?: \w+){0,4} (?:pill|coil|iud|mirena|implant|contracept\w*|pille|spirale|pildora|anticoncept\w*|diu|pilule|sterilet)|(?:pille|spirale|pildora|pilule) (?:abgesetzt|dejad\w*|arrete\w*)/u;

const IS_OVER =
  /\b(?:(?:fully|completely|long|totally|now|all) (?:back|here|recovered|over|gone|fit|fine|better)|(?:back|here) to (?:normal|full)|recovered (?:fully|completely|since)|vollig (?:gesund|fit|erholt)|wieder (?:ganz |voll |vollig )?(?:gesund|fit|normal)|uberstanden|recuperad[oa] del todo|totalmente recuperad[oa]|completement (?:gueri\w*|remis\w*)|completamente (?:guarit[oa]|recuperat[oa]|recuperad[oa])|helemaal (?:hersteld|genezen))\b/u;

/** special-populations.md section 4.13. */
export const postViral = healthGroup(
  "post-viral",
  "long covid, long hauler, post covid, post viral, postviral, crash after exercise, crash two days, crash the day, crashes, =cfs, =me/cfs, =pem, post exertional, chronic fatigue, never recovered from covid, had covid, covid in, fatigue syndrome, fatigue syndrom, covid persistente, fatiga cronica, covid long, syndrome post viral, malaise apres l effort, malaise apres leffort, covid largo, erschopfungssyndrom",
  (mention, finding) => {
    const { said } = mention;
    const isLong =
      /\blong ?(?:covid|haul\w*|kovid)|covid ?long|langzeit|post ?covid|post ?viral|persist|largo|cfs|\b(?:diagnosed with|suffer from|i have|ive got) me\b(?! \w)|chronic fatigue|fatiga cronica|pem|never recovered|hauler|syndrom|erschopf|malaise/u.test(
        said,
      );
    const crashes =
      /crash|worse (?:the )?(?:next|after|day)|wiped out|for days|pem|post exertional|cfs|malaise|einbruch|pacing|relapse|recai|rechute/u.test(
        said,
      );
    // "Post covid in 2022 was bad, now fully back"
    if (!crashes && IS_OVER.test(mention.whole)) return undefined;
    const denies = /no crash|without crash|crash free|no pem|kein(?:e)? crash|sin recaida|pas de crash/u.test(mention.whole);
    if (!isLong && !crashes)
      return (mention.weeks ?? 9) < 5
        ? finding({
            label: "covid",
            limits: { rpe: 5, scoredMinutes: 0, tests: false, clearance: "advise" },
            note: "First easy weeks after covid. Chest pain, breathlessness or palpitations during or after training: stop and see a doctor before you train again.",
          })
        : undefined;
    if (denies)
      return finding({
        label: "long covid without crashes",
        limits: withoutCrashes(mention.person.weeksTrained ?? 0),
        note: "Without crashes, training builds back: two weeks at RPE 5 and 70% of the minutes, two at RPE 6 and 85%, then as planned, at first with nothing against the clock. A heart or breathing symptom: stop and see a doctor first. A crash: write it here the same day.",
        race: "do-not-start",
      });
    return finding({
      label: "crashes after effort",
      limits: {
        rpe: 2,
        sessionMinutes: 15,
        impact: 1,
        running: false,
        scoredMinutes: 0,
        tests: false,
        hardDays: 0,
        percent: 0,
        clearance: "required",
      },
      note: "We stay under your limit: 10 to 15 minutes, sitting or lying if you like, half of what a good day allows, with no automatic increases. After seven days without a crash add one or two minutes; after a crash go back two steps and rest three days. Do not test yourself on a good day.",
      ...(crashes ? {} : { ask: "After an effort that used to be easy, do you feel worse 12 to 72 hours later, for a day or more?" }),
      race: "do-not-start",
    });
  },
);

/** Two weeks of RPE 5, two of RPE 6, then everything but the clock (special-populations.md section 4.13). */
function withoutCrashes(weeks: number): Partial<HealthLimits> {
  if (weeks < 2) return { rpe: 5, scoredMinutes: 0, tests: false, volume: 0.7, clearance: "advise" };
  if (weeks < 4) return { rpe: 6, scoredMinutes: 0, tests: false, volume: 0.85, clearance: "advise" };
  return { rpe: 8, scoredMinutes: 10, tests: false, clearance: "advise" };
}
