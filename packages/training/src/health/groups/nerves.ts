import { healthGroup } from "../group.ts";

/** special-populations.md section 4.17. */
export const epilepsy = healthGroup(
  "epilepsy",
  "epileps*, epilepti*, epilipsy, seizures, seizure, had a fit, have fits, had fits, get fits, epileptic fits, keppra, lamotrig*, levetirac*, valproat*, carbamazepin*, epilepsie, anfalle, epileptiker*, convulsiones, crises d epilepsie, crises depilepsie, epilepsia, epiletti*",
  (mention, finding) => {
    const { said } = mention;
    const isFree =
      (mention.weeks ?? 0) >= 52 ||
      /seizure free for (?:\d\d|[2-9]) ?y|anfallsfrei seit (?:\d+|vielen) jahr|sin crisis desde|seizure free since/u.test(said);
    if ((mention.weeks ?? 9) < 1)
      return finding({
        label: "a seizure",
        limits: { clearance: "stop" },
        note: "After a seizure this week there is rest until your doctor says otherwise.",
        race: "do-not-start",
      });
    return finding({
      label: "epilepsy",
      limits: isFree
        ? { clearance: "none" }
        : { falls: false, headDown: false, kipping: false, barbellOverhead: false, sessionMinutes: 60, heat: 28, clearance: "required" },
      note: `${isFree ? "Seizure-free for a year: nothing is closed." : "No rope, handstand, high boxes, or barbell over face or head; treadmill with the clip; ride indoors; sessions up to 60 minutes, never short of sleep or fasted."} Someone nearby should know what to do. Never alone in water.`,
      ...(isFree || mention.weeks !== undefined ? {} : { ask: "When was the last seizure?" }),
    });
  },
);

/** special-populations.md section 4.18. */
export const device = healthGroup(
  "device",
  "pacemaker, =icd, defibrillator, device in my chest, herzschrittmacher, schrittmacher, =defi, marcapasos, desfibrilador, defibrillateur, pacemakers, stimulateur cardiaque",
  (mention, finding) => {
    const isIcd = /\bicd\b|defi|desfib/u.test(mention.said);
    const isNew = (mention.weeks ?? 0) < 6;
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
        ...(isIcd ? { rpe: 5 } : { rpe: 8 }),
        ...(isNew ? { overhead: false, regions: { shoulder: 1 as const } } : {}),
        clearance: "required",
      },
      note: `Heart-rate zones are off; keep bars and straps off the device: no barbell bench press or front rack, dumbbells instead, half the usual hanging and overhead work. Warm up 15 and cool down 10 minutes, and do not train alone.${isIcd ? " Stay at RPE 5 until I know the detection rate: the pulse stays ten beats below it. One shock and well: doctor today. Two, or unwell: emergency number." : ""}`,
      ask: isIcd ? "What is the detection rate of the ICD, and when was it implanted?" : "When was it implanted?",
      race: "do-not-start",
    });
  },
);
