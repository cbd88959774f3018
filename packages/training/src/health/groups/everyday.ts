import { healthGroup } from "../group.ts";
import { bodyMassFinding } from "../body-mass.ts";
import type { HealthLimits } from "../limits.ts";

/** special-populations.md section 4.20. */
export const novice = healthGroup(
  "novice",
  "never trained, never worked out, couch potato, out of shape, first time in a gym, absolute beginner, absolute beginer, total beginner, complete beginner, totaler anfanger, unsportlich, nie trainiert, noch nie trainiert, principiante total, sedentario, sedentaria, nunca entreno, nunca he entrenado, debutant complet, jamais fait de sport, sedentaire, principiante assoluto, mai allenato, nunca treinei, nooit gesport",
  ({ person: { weeksTrained = 0 } }, finding) =>
    finding({
      label: "a first start",
      limits: {
        ...stepOf(weeksTrained),
        tests: false,
        kipping: false,
        impact: 2,
        hardDays: 2,
        clearance: "advise",
      },
      note: "Two weeks of too easy is the plan: RPE 5 to 6 at first, 35 minutes, nothing against the clock. Soreness above 5 of 10 after two days: repeat, do not add. Dark urine or swelling after training is an emergency.",
    }),
);

/** Weeks 1 and 2, 3 and 4, and those after them. */
function stepOf(weeks: number): Partial<HealthLimits> {
  if (weeks < 2) return { rpe: 5, scoredMinutes: 0, sessionMinutes: 35 };
  return weeks < 4 ? { rpe: 6, scoredMinutes: 8 } : { rpe: 7, scoredMinutes: 12 };
}

/** special-populations.md section 4.21. */
export const lowTime = healthGroup(
  "low-time",
  "only 20 min*, only 25 min*, only 30 min*, just 20 min*, just 30 min*, lunch break, no time, little time, two small kids, 3x25 min, 25 min, 20 min, 30 min, nur 20 min*, nur 30 min*, nur 25 min*, mittagspause, wenig zeit, keine zeit, solo 20 min*, solo 30 min*, poco tiempo, que 20 min*, que 30 min*, pause midi, peu de temps, poco tempo, weinig tijd",
  (mention, finding) => {
    const told = /\b(\d{2})\s?(?:min|minut)/u.exec(mention.said)?.[1];
    const minutes = told === undefined ? undefined : Number(told);
    if (minutes === undefined || minutes < 15 || minutes > 35) return undefined;
    return finding({
      label: `${minutes} minutes`,
      limits: { sessionMinutes: Math.max(20, minutes), hardDays: 2 },
      note: `Built for ${minutes} minutes including warm-up; nothing is squeezed in and no effort is raised to pay for them.`,
    });
  },
);

/** special-populations.md section 4.11, when it is told in words; the numbers are judged from the profile. */
export const weight = healthGroup(
  "weight",
  "obese, obesity, overweight, =bmi, big guy, ozempic, wegovy, mounjaro, semaglutid*, tirzepatid*, saxenda, ubergewicht*, adipos*, abnehmspritze, obeso, obesa, sobrepeso, obesidad, surpoids, obesite, sovrappeso, obeso, excesso de peso, overgewicht, i weigh, ich wiege, peso 1*, je pese, 120 kg, 130 kg, 140 kg, 150 kg, 160 kg, 1*kilos",
  (mention, finding) => {
    const { said, person } = mention;
    const told = /\b(\d{2,3}(?:\.\d)?)\s?(?:kg|kilo)/u.exec(said)?.[1];
    const bmi = /\bbmi\s(?:of |is |von )?(\d{2}(?:\.\d)?)/u.exec(said)?.[1];
    const found = bodyMassFinding(
      { ...person, bodyWeight: told === undefined ? person.bodyWeight : Number(told) },
      bmi === undefined ? undefined : Number(bmi),
    );
    const isMedicine = /ozempic|wegovy|mounjaro|glutid|tirzepatid|saxenda|abnehmspritze/u.test(said);
    const medicine = isMedicine
      ? " With this medicine: strength two or three times a week stays, no hard work fasted; on a nauseous day a walk; dizzy or strong belly pain belongs to a doctor."
      : "";
    if (found !== undefined)
      return finding({
        label: found.label,
        limits: found.limits,
        note: `${found.note}${medicine}`,
        ...(found.ask === undefined ? {} : { ask: found.ask }),
      });
    if (isMedicine) return finding({ label: "your medicine", limits: { clearance: "advise" }, note: medicine.trim() });
    if (!/obes|overweight|ubergewicht|adipos|sobrepeso|surpoids|sovrappeso|overgewicht|excesso/u.test(said)) return undefined;
    const unknown = bodyMassFinding({ ...person, bodyWeight: 125, height: undefined }, undefined);
    return unknown === undefined
      ? undefined
      : finding({
          label: unknown.label,
          limits: { ...unknown.limits, clearance: "advise" },
          note: unknown.note,
          ask: "How tall are you, and what do you weigh?",
        });
  },
  /glutide?$/u,
);

/** A limit that a doctor set, word for word (special-populations.md section 2.6). */
export const doctorsLimit = healthGroup(
  "doctors-limit",
  "no running, no jumping, no lifting, no impact, no cutting, no pivot*, no twisting, no landing*, no sprint*, no contact, not allowed to run, not allowed to lift, not allowed to jump, no overhead, nothing overhead, nothing heavy, no heavy lifting, max * kg, max *kg, maximum * kg, maximum of * kg, allow* * kg, allow* *kg, allow* only * kg, allow* up to * kg, allow* me * kg, allow* me up to * kg, allow* to lift * kg, allow* to lift *kg, allow* to lift up to * kg, not more than * kg, no more than * kg, no more than *kg, nothing over * kg, nothing above * kg, nothing heavier than * kg, not heavier than * kg, lift limit * kg, limit of * kg, hochstens * kg, maximal * kg, erlaub* * kg, erlaub* nur * kg, erlaub* mir * kg, erlaub* bis * kg, nicht mehr als * kg, nicht schwerer als * kg, nichts uber * kg, maximo * kg, maximo de * kg, permite * kg, permite hasta * kg, permite levantar * kg, no mas de * kg, maximum de * kg, pas plus de * kg, autorise * kg, kein laufen, kein springen, nicht laufen, nichts schweres, nicht uber kopf, no correr, no saltar, no levantar, pas courir, pas de course, pas de saut, pas soulever",
  (mention, finding) => {
    const { said } = mention;
    const own = mention.words.join(" ");
    const noRun = /\brun|impact|laufen|correr|courir|course/u.test(own);
    const noJump = /jump|landing|springen|saltar|saut/u.test(own);
    const noTurn = /cutting|pivot|twist|sprint|contact/u.test(own);
    const told = /\b(\d{1,3}(?:\.\d)?) ?(?:kg|kilos?)\b/u.exec(said)?.[1];
    const noLift = told === undefined && /lift|heavy|schwer|levantar|soulever/u.test(own);
    const noOverhead = /overhead|uber kopf/u.test(own);
    return finding({
      label: "a limit you were given",
      limits: {
        ...(noRun ? { running: false, impact: 1 as const } : {}),
        ...(noTurn && !noJump ? { impact: noRun ? (1 as const) : (2 as const) } : {}),
        ...(noJump ? { impact: noRun ? (1 as const) : (2 as const), contacts: 0 } : {}),
        ...(noLift ? { percent: 40, heavyCarries: false, tests: false } : {}),
        ...(told === undefined ? {} : { kilograms: Number(told), heavyCarries: false, tests: false }),
        ...(noOverhead ? { overhead: false } : {}),
        clearance: "advise",
      },
      note: `“${mention.phrase}” is kept as an upper limit until you change it.${told === undefined ? "" : ` No line of the plan weighs more than ${told} kg in both hands together; keep to it on machines and bands too.`}`,
      ...(/\b(?:yet|noch|encore|todavia|aun|week|woche|semana|semaine|month|monat|until|bis|hasta)\b/u.test(said)
        ? {}
        : { ask: "Until when does the limit hold, and who set it?" }),
    });
  },
);
