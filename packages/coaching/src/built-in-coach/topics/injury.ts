import {
  addDays,
  type Exercise,
  findExercise,
  type InjuryReading,
  PAIN_RULE,
  PROFESSIONAL_ADVICE,
  readInjuries,
  regionName,
  shortDay,
  stressLimits,
  substituteExercise,
  isWithinLimits,
} from "@ironpace/training";
import type { Question } from "../question.ts";
import { bullet, list } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { allSessions, isOpen } from "./sessions.ts";
import { statedMovements } from "./stated-movements.ts";

const COMPLAINT =
  /\b(pain|pains|painful|hurt|hurts|hurting|sore|ache|aches|aching|achy|injur\w*|tweak\w*|strain\w*|sprain\w*|pulled|niggl\w*|tight|tightness|stiff|swollen|swelling|tend[io]n\w*|\w+itis|twinge|torn|tore|tear|numb|tingl\w*|impinge\w*|bad|dodgy|cranky|grumpy|acting up|playing up|flar\w+|kill\w* me|wonky|click\w*|crunch\w*|pinch\w*|busted|messed|buggered|knackered|tired|niggly|pops?|popping|popped|wrecked|shot|dead|gave out|gives out|weird|funny|off|burns?|burning|stab\w*|zap|shooting|rolled|twisted|irritated|angry|angers|moaning|complain\w*|unhappy|not happy|arent happy|isnt happy|screaming|throb\w*|splints?|sciatica|hernia\w*|meniscus|acl|labrum|plantar|tennis elbow|golfers elbow|runners knee|jumpers knee)\b/;

/** What "legs", "grip" or "tight hips" need beside them to be a complaint: by themselves they are about training. */
const CLEARLY =
  /\b(pain|pains|painful|hurt|hurts|hurting|ache|aches|aching|injur\w*|tweak\w*|strain\w*|sprain\w*|pulled|niggl\w*|swollen|tend[io]n\w*|\w+itis|twinge|torn|tore|tear|numb|tingl\w*|sharp|stab\w*|burn\w*|pinch\w*|in the mornings?|cant (turn|move|lift|bend|straighten|raise|rotate))\b/;

const TRAINING_WORDS = /\b(legs?|grip|arms?|core|abs|quads|glutes|forearms)\b/gi;

/** "Is running bad for knees" tells of nobody's knee. */
const IN_GENERAL = /^(?:so |and |but )?(?:is|are|does|do|can|will) .*\b(?:bad|good|ruin|wreck|damage|destroy|harmful)\b/;

/** What to do about something that hurts. Never a diagnosis. */
export const injury: Topic = {
  name: "injury",
  cues: [
    [/\b(injury|injured|injuries)\b/, 2],
    // "improve my squat with a torn meniscus" is about the meniscus first.
    [
      /\b(torn|ruptured?|fractured?|tear in|tore)\b.{0,25}\b(meniscus|acl|mcl|pcl|ligaments?|tendon|cuff|labrum|hamstring|calf|achilles|quad|pec|biceps|disc)\b/,
      7,
    ],
    [/\b(?:im|i am|got|am) injured\b|\bcant (?:run|train|lift|walk) for \d+ (?:days|weeks)\b/, 4],
    [/\b(hurts|hurting|painful|in pain|pain)\b/, 2],
    [/\b(train|run|lift|squat|work) (through|around|with) (the |this |my |an? )?(pain|injury|niggle)/, 3],
  ],
  also: (question, view) => {
    const { regions, health } = read(question, view);
    const action = question.action === "injury_adaptation" ? 2 : 0;
    if (health.findings.some(({ group }) => group === "pregnancy" || group === "postpartum")) return 0;
    if (regions.length === 0) return action;
    if (IN_GENERAL.test(question.words) && !/\b(?:i|im|ive|my|me|mine|since|today|yesterday)\b/.test(question.words)) return action;
    // "Wall ball tips, my shoulders burn out by rep 40" asks for technique.
    if (
      /\b(tips?|technique|burns? out|gives? out|by rep \d+|after \d+ reps)\b/.test(question.words) &&
      !CLEARLY.test(plain(question).replaceAll(/burns? out/g, ""))
    )
      return action;
    const said = plain(question);
    const isVague = isAboutTraining(question, view) || (/\b(tight|stiff)\b/.test(said) && !/\d ?(?:\/|of|out of) ?10\b/.test(said));
    const isGraded = /\d ?(?:\/|of|out of) ?10\b/.test(said);
    const isTight =
      /\bmy (?:\w+ )?(?:calf|calves|hamstrings?|quads?|achilles|hip|knee|ankle|shoulder|neck|back|groin|glute)\b.*\b(?:is|are|feels?|gets?) (?:\w+ ){0,2}(?:tight|stiff)\b/.test(
        said,
      ) && !/\b(?:stretch\w*|mobility|squat depth|help|exercises?|overhead|reach)\b/.test(said);
    return action + (isGraded || isTight || (isVague ? CLEARLY : COMPLAINT).test(said) ? 4 : isVague ? 0 : 1);
  },
  answer: (question, view) => {
    const reading = read(question, view);
    const regions = reading.regions.filter(({ grade }) => grade > 0);
    if (regions.length > 0) return aroundIt(question, view, reading);
    if (view.injuries.regions.some(({ grade }) => grade > 0)) return known(view);
    return {
      text: [
        "Where does it hurt, which movement brings it on, and how bad is it from 0 to 10? With the place and the number I can say which exercises to leave out and what to do instead.",
        PAIN_RULE,
      ],
      articles: ["training-around-pain"],
      followUps: ["My left knee hurts when I squat, 4/10", "My shoulder hurts when I press"],
    };
  },
};

/** Names nothing but what is trained anyway: "legs", "grip". */
function isAboutTraining({ content }: Question, { today }: CoachView): boolean {
  return readInjuries(content.replaceAll(TRAINING_WORDS, "it"), today).regions.length === 0;
}

/** As it was typed, in lower case: mended spelling may have changed a complaint. */
function plain({ content }: Question): string {
  return content.toLowerCase().replaceAll(/[’'`]/g, "");
}

function read({ content, words }: Question, { today }: CoachView): InjuryReading {
  const reading = readInjuries(content.replaceAll(/\b(?:is |are )?(?:playing|acting) up\b/gi, "hurts"), today);
  return reading.regions.length > 0 ? reading : readInjuries(words, today);
}

function known(view: CoachView): Draft {
  const names = view.injuries.regions.filter(({ grade }) => grade > 0).map(({ region }) => regionName(region));
  return {
    text: [
      `Your profile names the ${list(names)}, and your plan already keeps load away from it. Is it better, worse or the same? Tell me how bad it is from 0 to 10, and I can say what may come back and what has to go.`,
      PAIN_RULE,
    ],
    articles: ["training-around-pain"],
  };
}

const ACHILLES =
  "For the Achilles tendon, load helps more than rest: slow heel raises, 3 × 15 with three seconds down, or 5 × 45 s held, once a day at 3/10 or less. How stiff it is the next morning tells you whether it was too much.";

const GRADE_WORDS = ["as resolved", "as mild (1–3/10)", "as moderate (4–5/10)", "as severe (6/10 or more)"] as const;

function aroundIt(question: Question, view: CoachView, reading: InjuryReading): Draft {
  const { regions } = reading;
  const named = regions.map(({ region, side }) => `${side === undefined || side === "both" ? "" : `${side} `}${regionName(region)}`);
  const worst = Math.max(...regions.map(({ grade }) => grade)) as 0 | 1 | 2 | 3;
  const saysHowBad =
    /\d ?(\/|of|out of) ?10|\b(mild|slight|slightly|niggle|severe|sharp|bad|moderate|swollen|cant|cannot|tight|stiff)\b/.test(
      plain(question),
    );
  const limited = swapsAround(view, reading);
  const told = statedMovements(
    question.words,
    view,
    limited,
    regions.map(({ region }) => region),
  );
  const changes = [...limited, ...told.lines];
  return {
    text: [
      `I am treating the pain in your **${list(named)}** ${GRADE_WORDS[worst]}. It is not a diagnosis; it sets how much load I keep off.`,
      worst === 3
        ? `Do nothing that loads it until a professional has looked at it. ${PROFESSIONAL_ADVICE}`
        : "Keep training everything that does not hurt, and take the load off what does: relative rest, not a full stop.",
      changes.length === 0
        ? "I see nothing in the coming week that loads it too much."
        : `${view.plan === undefined ? "Instead of" : "In the coming week"}:\n${bullet(changes)}`,
      ...(/\bachilles\b/.test(question.words) ? [ACHILLES] : []),
      PAIN_RULE,
      saysHowBad
        ? "If it is not clearly better after a week, or two sessions in a row go above 5, have a doctor or physiotherapist look at it."
        : "How bad is it from 0 to 10, and does it settle overnight? A number lets me be more exact. If it is not clearly better after a week, have a professional look at it.",
    ],
    articles: ["training-around-pain", ...articlesFor(reading)].slice(0, 3),
    ...(view.plan === undefined
      ? {}
      : {
          proposals: [
            {
              title: `Work around your ${list(named)}`,
              why: `You said it hurts; I am treating it ${GRADE_WORDS[worst]}. The card shows every session before and after.`,
              request: { reason: "injury" as const, details: question.content.slice(0, 2000) },
            },
            ...told.proposals,
          ],
        }),
    followUps: ["When can I go back to full load?", "What is today's session, and why?"],
  };
}

/** "Thu 19 Nov: Back squat → Leg press", from the plan of the next eight days; without a plan, for usual lifts. */
export function swapsAround(view: CoachView, reading: InjuryReading): readonly string[] {
  const limits = stressLimits(reading);
  const instead = (exercise: Exercise): string | undefined => {
    if (isWithinLimits(exercise, limits)) return undefined;
    const found = substituteExercise(exercise, limits, view.athlete.equipment);
    return found === undefined ? "leave it out" : found.exercise.name;
  };
  if (view.plan === undefined) {
    return USUAL[view.athlete.focus]
      .flatMap((name) => {
        const exercise = findExercise(name);
        const other = exercise === undefined ? undefined : instead(exercise);
        return other === undefined ? [] : [`${name} → ${other}`];
      })
      .slice(0, 6);
  }
  const { plan, today } = view;
  const lines = new Map<string, string>();
  for (const session of allSessions(plan)) {
    if (session.date < today || session.date > addDays(today, 7) || !isOpen(plan, session)) continue;
    for (const { name } of [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout]) {
      const exercise = findExercise(name);
      const other = exercise === undefined ? undefined : instead(exercise);
      if (other !== undefined && !lines.has(name)) lines.set(name, `${shortDay(session.date)}: ${name} → ${other}`);
    }
  }
  return [...lines.values()].slice(0, 8);
}

const USUAL: { readonly [focus in CoachView["athlete"]["focus"]]: readonly string[] } = {
  hyrox: [
    "Interval run",
    "Sled push",
    "Sandbag lunge",
    "Wall ball",
    "Burpee broad jump",
    "Farmers carry",
    "Back squat",
    "Row erg",
    "Ski erg",
  ],
  crossfit: [
    "Pull-up (kipping)",
    "Overhead press",
    "Push press",
    "Thruster",
    "Snatch",
    "Toes-to-bar",
    "Handstand push-up (strict)",
    "Back squat",
    "Deadlift",
    "Box jump",
    "Double-under",
  ],
  running: ["Interval run", "Long run", "Easy run", "Strides", "Back squat", "Walking lunge", "Deadlift"],
  triathlon: ["Interval run", "Long ride", "Swim intervals", "Brick run off the bike", "Back squat", "Deadlift"],
  strength: ["Back squat", "Deadlift", "Overhead press", "Bench press", "Pull-up (strict)", "Barbell row", "Walking lunge"],
  powerlifting: ["Back squat", "Deadlift", "Bench press", "Overhead press", "Barbell row"],
  general: ["Back squat", "Deadlift", "Overhead press", "Pull-up (strict)", "Easy run", "Burpee", "Row erg"],
};

function articlesFor({ regions }: InjuryReading): string[] {
  const has = (...names: string[]): boolean => regions.some(({ region }) => names.includes(region));
  return [
    ...(has("knee", "lower_leg", "foot", "ankle", "thigh", "hip_groin") ? ["running-injuries"] : []),
    ...(has("shoulder", "elbow", "wrist_hand", "neck") ? ["shoulders-and-pressing"] : []),
    ...(has("lower_back", "upper_back") ? ["lower-back"] : []),
  ];
}

/** How load comes back after an injury. */
export const comeback: Topic = {
  name: "comeback",
  cues: [
    [
      /\b(return|returning|come|coming|get|getting|go|going|start|starting) back\b.{0,30}\b(injury|running|run|squat|lifting|training|full load|sprain|tear|surgery)/,
      4,
    ],
    [/\bback to (running|full|normal|lifting|squatting|training)\b/, 3.5],
    [/\bwhen can i (run|squat|lift|train|press|deadlift|jump|go back|start)\b/, 4],
    [/\b(rehab|comeback|full load again)\b/, 3],
  ],
  answer: () => ({
    text: [
      "Go by pain, not by the calendar: after seven days at 2/10 or less, I ease the limit by one step. Weights restart at 60% of what they were after a moderate complaint, at 40–50% after a severe one and only once a professional has cleared it, and grow by about 10% a week.",
      "Running comes back in this order: 30 minutes of walking without pain, then 8 × (1 min run, 2 min walk), then blocks of 10 minutes, then continuous, every other day. A stress fracture or surgery needs clearance first.",
      PAIN_RULE,
    ],
    articles: ["return-to-running", "training-around-pain"],
  }),
};
