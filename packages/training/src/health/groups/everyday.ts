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
        ...getStep(weeksTrained),
        tests: false,
        kipping: false,
        impact: 2,
        hardDays: 2,
        clearance: "advise",
      },
      note: "The first two weeks should feel too easy: RPE 5 to 6, 35 minutes, nothing against the clock. Soreness above 5/10 after two days: repeat, do not add. Dark urine or swelling after training is an emergency.",
    }),
);

/** Weeks 1 and 2, 3 and 4, and those after them. */
function getStep(weeks: number): Partial<HealthLimits> {
  if (weeks < 2) return { rpe: 5, scoredMinutes: 0, sessionMinutes: 35 };
  return weeks < 4 ? { rpe: 6, scoredMinutes: 8 } : { rpe: 7, scoredMinutes: 12 };
}

/** special-populations.md section 4.21. */
export const lowTime = healthGroup(
  "low-time",
  "only 20 min*, only 25 min*, only 30 min*, just 20 min*, just 30 min*, lunch break, no time, little time, two small kids, 3x25 min, 25 min, 20 min, 30 min, nur 20 min*, nur 30 min*, nur 25 min*, mittagspause, wenig zeit, keine zeit, solo 20 min*, solo 30 min*, poco tiempo, que 20 min*, que 30 min*, pause midi, peu de temps, poco tempo, weinig tijd",
  (mention, finding) => {
    const said = mention.words.join(" ");
    // "I cycle 20 min to work", "stretching 20 min": an amount of something else.
    if (OF_SOMETHING_ELSE.test(said) ? !SAYS_ONLY.test(said) : !SAYS_TIME.test(said)) return undefined;
    const told = /\b(\d{2})\s?(?:min|minut)/u.exec(mention.said)?.[1];
    const minutes = told === undefined ? undefined : Number(told);
    if (minutes === undefined || minutes < 15 || minutes > 35) return undefined;
    return finding({
      label: `${minutes} minutes`,
      limits: { sessionMinutes: Math.max(20, minutes), hardDays: 2 },
      note: `Built for ${minutes} minutes including warm-up; nothing is squeezed in, and you do not train harder to make up for it.`,
    });
  },
);

/** What says that an amount is the time there is. */
const SAYS_TIME =
  /\b(?:only|just|max\w*|at most|have|ve got|got|get|gets|per (?:session|workout|day)|(?:a|each|every) (?:session|workout|day)|sessions?|workouts?|train\w*|time|lunch|naps?|kids?|available|free|nur|hab\w*|hochstens|zeit|pro|einheit\w*|mittag\w*|kinder|solo|tengo|tiempo|maximo|sesion\w*|entren\w*|que|ai|temps|seances?|par|pause|ho|tempo|allenament\w*|tenho|treinos?|heb|tijd|\dx\d+)\b/u;
const SAYS_ONLY = /\b(?:only|just|max\w*|at most|nur|hochstens|solo|maximo|no more|nicht mehr|que|slechts|alleen)\b/u;
const OF_SOMETHING_ELSE =
  /\b(?:walk\w*|dogs?|commut\w*|(?:to|from) work|each way|cycl\w+|bike|ride|swim\w*|stretch\w*|mobility|yoga|warm ?up|cool ?down|drive|nap|sauna|arbeit|hund\w*|rad|gassi|spazier\w*|dehn\w*|hin|perro|paseo|camin\w*|bici|trabajo|chien|marche|velo|cane|cammin\w*|lavoro|cachorro|caminh\w*|trabalho|hond|wandel\w*|fiets\w*|werk)\b/u;

const OF_A_BAR =
  /\b(?:squat\w*|deadlift\w*|bench\w*|press\w*|clean\w*|snatch\w*|lift\w*|kniebeuge\w*|kreuzheben|sentadilla\w*|peso muerto|max\w*|1 ?rm|pr|pb|nothing|no more|not more|over|up to|allow\w*|hochstens|nicht mehr)\b/u;
const OF_A_BODY =
  /weigh|wiege|\bpeso \d|pese|\bbmi\b|obes|overweight|ubergew|adipos|sobrepeso|surpoids|big guy|ozempic|wegovy|mounjaro|glutid|tirzepatid|saxenda|abnehm|sovrapp|overgew/u;

/** special-populations.md section 4.11, when it is told in words; the numbers are judged from the profile. */
export const weight = healthGroup(
  "weight",
  "obese, obesity, overweight, =bmi, big guy, ozempic, wegovy, mounjaro, semaglutid*, tirzepatid*, saxenda, ubergewicht*, adipos*, abnehmspritze, obeso, obesa, sobrepeso, obesidad, surpoids, obesite, sovrappeso, obeso, excesso de peso, overgewicht, i weigh, ich wiege, peso 1*, je pese, 120 kg, 130 kg, 140 kg, 150 kg, 160 kg, 1*kilos",
  (mention, finding) => {
    const { said, person } = mention;
    // "Max squat 120 kg" and "nothing over 130 kg" weigh no body.
    if (OF_A_BAR.test(mention.words.join(" ")) && !OF_A_BODY.test(said)) return undefined;
    // "Lost 14 kg" is no weight.
    const weighed = said.replace(
      /\b(?:lost|down|minus|dropped|abgenommen|perdi|perdu)\s(?:\w+\s){0,2}?\d{1,3}(?:\.\d)?\s?(?:kg|kilo\w*)/gu,
      "",
    );
    const told = /\b(\d{2,3}(?:\.\d)?)\s?(?:kg|kilo)/u.exec(weighed)?.[1];
    const bmi = /\bbmi\s(?:of |is |von )?(\d{2}(?:\.\d)?)/u.exec(said)?.[1];
    const found = bodyMassFinding(
      { ...person, bodyWeight: told === undefined ? person.bodyWeight : Number(told) },
      bmi === undefined ? undefined : Number(bmi),
    );
    const isMedicine = /ozempic|wegovy|mounjaro|glutid|tirzepatid|saxenda|abnehmspritze/u.test(said);
    const medicine = isMedicine
      ? " With this medicine: keep up strength training two or three times a week, do no hard work fasted, and walk on a nauseous day. Dizziness or strong belly pain: see a doctor."
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
