import { daysBetween } from "#training/calendar/day.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import type { Day } from "#training/calendar/day.ts";
import type { Region } from "#training/catalogue/exercise.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { trainsToday } from "#training/injuries/present-training.ts";
import { type InjuryPhrase, getPhrases } from "../injury-phrases.ts";
import { at, catalogued, getLines, type Property } from "./plan-facts.ts";

/** Highest stress by grade: resolved, mild, moderate, severe (injuries.md section 1). */
const LIMIT_OF_GRADE = [3, 2, 1, 0] as const;

/** Runs that a sore leg keeps, by the limit of its region: all but the fast ones when mild, runs with walks when moderate (return-ladders.md section 5). */
const KEPT: { readonly [limit in number]?: readonly string[] } = {
  2: ["Easy run", "Long run", "Tempo run", "Brick run off the bike", "Run-walk intervals"],
  1: ["Run-walk intervals"],
};
/** "Kept: squats, hinges" of a back at 1-2, "squats" of a knee, "press" of a shoulder, and so on (return-ladders.md sections 5.4 to 5.9). */
const KEPT_LIFTS: { readonly [region in Region]?: RegExp } = {
  lower_back: /^(?:(?:back|front|pause|box) squat|deadlift|romanian deadlift)$|clean|snatch|jerk/iu,
  knee: /^(?:back|front|pause|box|overhead) squat$|squat clean|clean and jerk|^snatch$/iu,
  thigh: /^(?:deadlift|romanian deadlift)$/iu,
  shoulder: /^(?:overhead press|push press)$|clean|snatch|jerk/iu,
  elbow: /^(?:pull-up \(strict\)|chin-up \(strict\)|weighted pull-up)$|squat clean|clean and jerk|^snatch$/iu,
  wrist_hand: /^(?:pull-up \(strict\)|chin-up \(strict\)|weighted pull-up)$|squat clean|clean and jerk|^snatch$/iu,
};
/** The graded work of a sore tissue itself (return-ladders.md section 5, "modified", and LL0 to LL3 of section 4). */
const REHABILITATION: { readonly [region in Region]?: RegExp } = {
  lower_leg: /calf|tibialis/iu,
  foot: /calf|single-leg stand/iu,
  ankle: /calf raise|single-leg stand|ankle mobility/iu,
  knee: /wall sit|straight-leg raise|step-down|step-up \(low|split squat \(short|abduction|clamshell/iu,
  thigh: /hamstring (?:bridge|curl)|nordic|single-leg glute bridge|wall sit|step-down|straight-leg raise|abduction|clamshell/iu,
  hip_groin: /abduction|clamshell|glute bridge|adductor squeeze|copenhagen plank \(short/iu,
  lower_back: /bird dog|hinge drill|side plank/iu,
  shoulder: /isometric|external rotation|wall slide|face pull|pull-apart/iu,
  elbow: /wrist/iu,
  wrist_hand: /wrist/iu,
  neck: /neck mobility|chin tuck|pull-apart|wall slide/iu,
  chest_ribs: /breathing|wall slide/iu,
  upper_back: /chin tuck|thoracic|pull-apart|wall slide/iu,
  abdomen: /breathing|dead bug/iu,
};

function isKept(region: Region, limit: number, name: string): boolean {
  return (
    KEPT_RUNS[region]?.[limit]?.includes(name) === true ||
    REHABILITATION[region]?.test(name) === true ||
    // A flat walk is everyday life for a bad knee.
    (region === "knee" && name === "Brisk walk") ||
    (limit === 2 && KEPT_LIFTS[region]?.test(name) === true)
  );
}

const KEPT_RUNS: { readonly [region in Region]?: typeof KEPT } = { lower_leg: KEPT, foot: KEPT, knee: KEPT, thigh: KEPT, hip_groin: KEPT };

/**
 * Rule 9: no exercise above the stress limit of an injured region, in any block or list of substitutions; no plan at all for red flags. The
 * parts of a race are the event's.
 */
export const stress: Property = ({ athlete, plan, sessions }) => {
  const phrases = getPhrases(athlete.injuries);
  if (phrases.some((phrase) => phrase.isRed)) return ["a plan in spite of red flags"];
  const lines = (session: Session) =>
    session.code === "RACE" ? [...session.blocks.warmup, ...session.blocks.cooldown] : getLines(session);
  const triggers = phrases.flatMap(({ closes }) => closes ?? []);
  const found = sessions.flatMap((session) => {
    const limits = limitsOf(gradesOn(athlete, plan, session.date));
    return lines(session)
      .flatMap((item) => (item.notes?.startsWith("Test for the start") === true ? [] : [item.name, ...(item.substitutions ?? [])]))
      .flatMap((name) => {
        const exercise = catalogued(name);
        if (exercise === undefined) return [];
        // It ends with the ladder of what is slight.
        if (daysBetween(plan.startDate, session.date) < 14 && triggers.some((trigger) => trigger.test(name)))
          return [`${name} brings the pain on`];
        return limits
          .filter(([region, limit]) => exercise.stress[region] > limit && !isKept(region, limit, name))
          .map(([region, limit]) => `${name} stresses the ${region} by ${exercise.stress[region]}, ${limit} is allowed`);
      });
  });
  return [...new Set(found)];
};

/**
 * What the phrases say of each region on a day. A slight complaint, 3 of 10 at most, ends after two weeks of its sessions, one of 3 of 10 after
 * four (return-ladders.md sections 2 and 3b). Worse ones take a step every two weeks at the earliest, each with its sign, and never the last one;
 * from 8 of 10, and a back or neck from 6 of 10, all of it waits until it is told anew.
 */
function gradesOn(athlete: Athlete, plan: Plan, date: Day): (readonly [Region, 0 | 1 | 2 | 3])[] {
  const told = (athlete.easings ?? []).reduce((last, { from }) => (from > last ? from : last), plan.startDate);
  const days = daysBetween(told, date);
  return getPhrases(athlete.injuries)
    .filter((phrase) => days < (isLighter(athlete, phrase) ? 28 : lastingDays(phrase)))
    .flatMap((phrase) =>
      (Object.entries(phrase.closes === undefined ? phrase.grades : {}) as [Region, 0 | 1 | 2 | 3][]).map(
        ([region, grade]) => [region, gradeLater(phrase, region, lighter(athlete, phrase, grade), days)] as const,
      ),
    );
}

/** Without a number, whoever trains with it has 3 of 10 at most (practice). */
function lighter(athlete: Athlete, phrase: InjuryPhrase, grade: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  return grade === 2 && isLighter(athlete, phrase) ? 1 : grade;
}

function isLighter(athlete: Athlete, { text, score = 4, grades }: InjuryPhrase): boolean {
  return score === 4 && Object.values(grades).includes(2) && !text.includes("/10") && !/disc/u.test(text) && trainsToday(athlete);
}

function gradeLater({ text, score = 0 }: InjuryPhrase, region: Region, grade: 0 | 1 | 2 | 3, days: number): 0 | 1 | 2 | 3 {
  const isSpine = region === "lower_back" || region === "neck";
  if (grade < 2 || score >= 8 || (isSpine && grade === 3) || /disc/u.test(text)) return grade;
  const steps = Math.floor(days / (/shin|rib/u.test(text) ? 21 : 14));
  return Math.max(1, grade - steps) as 1 | 2 | 3;
}

function lastingDays({ text, grades }: InjuryPhrase): number {
  if (Object.values(grades).some((grade) => grade > 1)) return Infinity;
  if (text.startsWith("shin")) return 35;
  return /3\/10|sore/u.test(text) ? 28 : 14;
}

const LEGS: readonly Region[] = ["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"];
const IMPACT: ReadonlySet<string> = new Set(["jump", "jump_rope", "run_sprint"]);
const BURPEES: ReadonlySet<string> = new Set(["Burpee", "Burpee broad jump", "Burpee box jump-over"]);
/** What a Hyrox or obstacle race has, and so its athletes' training: not new. */
const OWN_STATION = "Burpee broad jump";

/** Rule 9: an injured leg gets no new impact (injuries.md section 1): no jumps, skipping, strides or hill sprints, in runs or workouts. */
export const noNewImpact: Property = ({ athlete, plan, training: all }) => {
  const training = all.filter(({ date }) => gradesOn(athlete, plan, date).some(([region, grade]) => LEGS.includes(region) && grade > 0));
  const races = athlete.focus === "hyrox" || (athlete.competitions ?? []).some(({ type = "" }) => /hyrox|spartan/.test(type));
  const names = new Set(training.flatMap(getLines).flatMap((item) => [item.name, ...(item.substitutions ?? [])]));
  return [...names]
    .filter((name) => {
      const isImpact = BURPEES.has(name) || IMPACT.has(catalogued(name)?.movementPattern ?? "");
      return isImpact && !(races && name === OWN_STATION);
    })
    .map((name) => `${name} is new impact for an injured leg`);
};

/** Rule 9: in pregnancy and with a condition that no doctor has cleared, no session is harder than RPE 7. */
export const effortLimit: Property = ({ athlete, sessions }) => {
  const highest = Math.min(10, ...getPhrases(athlete.injuries).map((phrase) => phrase.highestRpe ?? 10));
  return sessions.filter((session) => session.intensityLevel > highest).map((session) => at(session, `RPE ${session.intensityLevel}`));
};

/** The worst grade of a region decides. */
function limitsOf(grades: readonly (readonly [Region, 0 | 1 | 2 | 3])[]): readonly (readonly [Region, number])[] {
  const worst = new Map<Region, 0 | 1 | 2 | 3>();
  for (const [region, grade] of grades) worst.set(region, Math.max(grade, worst.get(region) ?? 0) as 0 | 1 | 2 | 3);
  return [...worst].map(([region, grade]) => [region, LIMIT_OF_GRADE[grade]]);
}

/** Rule 9: from 8 of 10 three days of RPE 4 and 40 minutes at most; a back or neck from 7 of 10 has a week without scored work (return-ladders.md section 2). */
export const firstDays: Property = ({ athlete, plan, training }) => {
  const phrases = getPhrases(athlete.injuries);
  const isAgony = phrases.some(({ score }) => (score ?? 0) >= 8);
  const isSpine = phrases.some(({ grades }) => grades.lower_back === 3 || grades.neck === 3);
  return training.flatMap((session) => {
    const day = daysBetween(plan.startDate, session.date);
    if (isAgony && day < 3 && (session.intensityLevel > 4 || session.duration > 40)) return [at(session, "not gentle")];
    return isSpine && day < 7 && /for time|AMRAP|EMOM/u.test(session.title) ? [at(session, "scored with a bad back or neck")] : [];
  });
};
