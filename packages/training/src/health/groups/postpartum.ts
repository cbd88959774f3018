import { healthGroup } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

const OPERATIVE =
  /forceps|zangengeburt|ventouse|saugglocke|c ?section|caesar|cesar|kaiserschnit|cesarea|cesarienne|taglio cesareo|cesariana|keizersnede|tear|dammriss/u;

/** special-populations.md section 4.2. */
export const postpartum = healthGroup(
  "postpartum",
  "postpartum, post partum, postnatal, gave birth, given birth, had a baby, had my baby, had our baby, had my son, had my daughter, c section, csection, caesarean, cesarean, cesarian, new mum, new mom, breastfeed*, forceps, ventouse, episiotom*, saugglocke, zangengeburt, dammschnitt, nursing my, diastasis, nach der geburt, geburt vor, entbunden, kaiserschnitt, wochenbett, ruckbildung, =stille, ich stille, posparto, postparto, di a luz, cesarea, dando pecho, dando el pecho, accouche, cesarienne, jallaite, =allaite, post accouchement, ho partorito, partorito, parto ha, tive um bebe, tive bebe, dei a luz, nato mio,  bevallen, keizersnede",
  (mention, finding) => {
    if (/gestational/u.test(mention.said)) return undefined;
    const isOperative = OPERATIVE.test(mention.said);
    const told = mention.weeks;
    if (told !== undefined && told > 52) return undefined;
    const now = (told ?? 0) + mention.elapsed;
    // A caesarean or a severe tear: two weeks later than the left column.
    const weeks = Math.max(0, now - (isOperative ? 2 : 0));
    const row = rowOf(weeks);
    const hasGap = /diastas/u.test(mention.whole);
    const feeds = /breast|nursing|stille|pecho|allait/u.test(mention.said);
    return finding({
      label: isOperative ? "a caesarean birth" : "a birth",
      limits: {
        ...row.limits,
        tests: weeks > 26,
        breathHolding: weeks > 26,
        ...(isOperative && weeks < 10 ? { spineFlexion: false, percent: Math.min(row.limits.percent ?? 100, 50) } : {}),
        ...(hasGap ? { spineFlexion: false, kipping: false } : {}),
        ...(feeds ? { volume: 0.8 } : {}),
        clearance: (told ?? 0) < 6 ? "required" : weeks < 26 ? "advise" : "none",
      },
      note: `${told === undefined ? "After birth" : `Week ${Math.floor(told)} after birth`}: ${row.text}. Pelvic-floor exercises every day. Leaking, heaviness, a little more bleeding or pain at the scar means one step back for a week, not weakness. Heavy bleeding: stop and call your midwife or a doctor today; a pad soaked within an hour is an emergency.${weeks >= 6 && weeks < 16 ? ` ${READINESS}` : ""}${hasGap ? " The gap: no sit-ups and leg raises; if your belly domes in a set, use less weight." : ""}`,
      ...(told === undefined ? { ask: "How many weeks ago was the birth?" } : {}),
      ...(weeks < 16 ? { race: "do-not-start" as const } : weeks < 26 ? { race: "adapt" as const } : {}),
    });
  },
);

const READINESS =
  "Before your first run, do all of this without pain or leaks: 30 minutes of walking, ten seconds on one leg, ten single-leg squats, a minute of jogging on the spot, ten hops on each leg, and twenty single-leg calf raises, bridges and sit-to-stands.";

interface Row {
  readonly limits: Partial<HealthLimits>;
  readonly text: string;
}

function rowOf(weeks: number): Row {
  const early: Partial<HealthLimits> = {
    spineFlexion: false,
    kipping: false,
    headDown: false,
    heavyCarries: false,
    running: false,
    scoredMinutes: 0,
    impact: 1,
  };
  if (weeks < 2)
    return { limits: { ...early, rpe: 2, percent: 0, sessionMinutes: 20 }, text: "walking up to 20 minutes and breathing, nothing else" };
  if (weeks < 6)
    return { limits: { ...early, rpe: 4, percent: 30, sessionMinutes: 30 }, text: "walking up to 30 minutes, body weight and light bands" };
  if (weeks < 8)
    return {
      limits: { ...early, rpe: 5, percent: 45, fewestReps: 10 },
      text: "light strength in sets of ten and more, easy bike, no running and no sit-ups",
    };
  if (weeks < 12)
    return {
      limits: { ...early, rpe: 6, percent: 60, fewestReps: 8 },
      text: "strength up to 60 %, incline walking, row and bike; running waits for the readiness test",
    };
  if (weeks < 16)
    return {
      limits: {
        rpe: 7,
        percent: 70,
        fewestReps: 6,
        impact: 2,
        scoredMinutes: 10,
        kipping: false,
        spineFlexion: false,
        runMinutes: 30,
        // RW1 in the first of these weeks, a rung more each week.
        runRung: 1 + Math.floor(weeks - 12),
        contacts: 30,
      },
      text: "strength up to 70 %, run-walk once the readiness test is passed, workouts of ten minutes at most",
    };
  if (weeks < 26)
    return {
      limits: {
        rpe: 8,
        percent: 85,
        kipping: false,
        contacts: 60,
        impact: 2,
        ...(weeks < 21 ? { runRung: 1 + Math.floor(weeks - 12) } : {}),
      },
      text: "strength up to 85 %; kipping and double-unders come last",
    };
  return { limits: {}, text: "the normal plan" };
}
