import { healthGroup } from "../group.ts";
import { HEART_STOP_SIGNS } from "./heart.ts";
import type { HealthLimits } from "../limits.ts";

/** special-populations.md section 4.17. */
export const epilepsy = healthGroup(
  "epilepsy",
  "epileps*, epilepti*, epilipsy, seizures, seizure, had a fit, have fits, had fits, get fits, epileptic fits, keppra, lamotrig*, levetirac*, valproat*, carbamazepin*, epilepsie, anfalle, epileptiker*, convulsiones, crises d epilepsie, crises depilepsie, epilepsia, epiletti*",
  (mention, finding) => {
    const { said } = mention;
    const isFree =
      (mention.isPast &&
        /as a (?:kid|child|baby|toddler|teen\w*)|in childhood|als kind|de nin[oa]|enfant|da bambin[oa]|em crianca|als kind/u.test(said)) ||
      (mention.weeks ?? 0) >= 52 ||
      /seizure free for (?:\d\d|[2-9]) ?y|anfallsfrei seit (?:\d+|vielen) jahr|sin crisis desde|seizure free since/u.test(said) ||
      (FREE.test(mention.whole) && YEARS.test(mention.whole) && !LAST.test(mention.whole));
    if ((mention.weeks ?? 9) < 1)
      return finding({
        label: "a seizure",
        limits: { clearance: "stop" },
        note: "After a seizure this week, rest until your doctor says otherwise.",
        race: "do-not-start",
      });
    return finding({
      label: "epilepsy",
      limits: isFree
        ? { clearance: "none" }
        : { falls: false, headDown: false, kipping: false, barbellOverhead: false, sessionMinutes: 60, heat: 28, clearance: "required" },
      note: `${isFree ? "Seizure-free for a year: nothing is off limits." : "No rope, handstand, high boxes, or barbell over face or head; treadmill only with the safety clip; ride indoors; sessions up to 60 minutes, never short of sleep or fasted."} Someone nearby should know what to do. Never alone in water.`,
      ...(isFree || mention.weeks !== undefined ? {} : { ask: "When was the last seizure?" }),
    });
  },
);

/** "Al jaren aanvalsvrij", "nine years without a fit" */
const FREE =
  /seizure free|(?:no|without|free of) (?:an? |any )?(?:seizures?|fits?)|anfallsfrei|(?:keine|ohne) anfalle|aanvals?vrij|(?:geen|zonder) aanval\w*|sin (?:crisis|convulsiones|ataques)|sans crises?|(?:senza|nessuna) crisi|sem (?:crises?|convulsoes)/u;
const LAST = /\b(?:last|latest|letzter|laatste|ultim[ao]|derniere) (?:fit|seizure|attack|anfall|aanval|crisis|crise|crisi)\b/u;
const YEARS = /\b(?:\d+|many|several|two|three|four|five|six|seven|eight|nine|ten|[a-z]+)? ?(?:years|yrs|jahre?n?|jaren|anos|ans|anni)\b/u;

/** Weeks in which the leads grow in: the arm of the device stays low and light. */
const HEALED_IN = 6;
const NEW_LEADS = {
  overhead: false,
  kilograms: 5,
  heavyCarries: false,
  rowing: false,
  regions: { shoulder: 1 },
  closed: ["press", "bench", "pushup", "dip", "pullup", "row", "swim", "burpee", "swing"],
} satisfies Partial<HealthLimits>;
const RATE =
  /\b(?:detect\w*|therapy|zone|threshold|shocks?|fires?|set to|rate|schwelle|frequenz|zona|seuil|umbral)\b(?: \w+){0,4}? (\d{3})\b/u;
const BELOW_RATE = 10;

/** special-populations.md section 4.18. */
export const device = healthGroup(
  "device",
  "pacemaker, =icd, defibrillator, device in my chest, herzschrittmacher, schrittmacher, =defi, marcapasos, desfibrilador, defibrillateur, pacemakers, stimulateur cardiaque, detection rate, detection zone, pace maker, pacemakertrager, hartimplantaat",
  (mention, finding) => {
    const isIcd = /\bicd\b|defi|desfib/u.test(mention.said);
    // Without a date the first weeks count.
    const isNew = mention.weeks === undefined || mention.weeks + mention.elapsed < HEALED_IN;
    const rate = Number(RATE.exec(mention.said)?.[1] ?? Number.NaN);
    const isKnown = rate >= 120 && rate <= 250;
    return finding({
      label: isIcd ? "an ICD" : "a pacemaker",
      limits: {
        heartRate: false,
        warmupMinutes: 15,
        cooldownMinutes: 10,
        tests: false,
        barbellOverhead: false,
        frontRack: false,
        kipping: false,
        ...(isIcd ? (isKnown ? { rpe: 7, pulse: rate - BELOW_RATE, scoredMinutes: 0 } : { rpe: 5, scoredMinutes: 0 }) : { rpe: 8 }),
        ...(isNew ? NEW_LEADS : {}),
        clearance: "required",
      },
      note: `${isNew ? `For six weeks after the implant, keep that arm below shoulder height and lift no more than 5 kg with it: no pressing, pulling, rowing or swimming${mention.weeks === undefined ? "; I do not know the day, so this holds until you tell me" : ""}. ` : ""}Heart-rate zones are off; keep bars and straps off the device: no barbell bench press or front rack, dumbbells instead, half the usual hanging and overhead work. Start slowly, end with five easy minutes, and do not train alone. ${HEART_STOP_SIGNS}${isIcd ? ` ${isKnown ? `Keep your heart rate at ${rate - BELOW_RATE} or below, ten beats under the detection rate.` : "Stay at RPE 5 until I know the detection rate: then keep your heart rate ten beats below it."} One shock and you feel well: see a doctor today. Two, or you feel unwell: call your emergency number.` : ""}`,
      ...(isIcd && !isKnown
        ? { ask: `What is the detection rate of the ICD${mention.weeks === undefined ? ", and when was it implanted" : ""}?` }
        : mention.weeks === undefined
          ? { ask: "When was it implanted?" }
          : {}),
      race: "do-not-start",
    });
  },
);
