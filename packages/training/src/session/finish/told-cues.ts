import type { Athlete } from "../../athlete/athlete.ts";
import { statedClimbGoal } from "../../athlete/stated/stated-climb-goal.ts";
import { pullsSumo } from "../../athlete/stated/stated-stance.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import { type Clause, readClauses } from "../../health/clause.ts";

/** How the athlete does an exercise, or has to, in a line of its own. */
interface ToldCue {
  readonly exercises: RegExp;
  readonly cue: string;
}

/** What is added to the lines of a session because of what the athlete told: a stance, a grip, a way around a jump, a depth. */
export function withToldCues(context: PlanContext, items: readonly DraftItem[]): readonly DraftItem[] {
  const cues = getCues(context);
  if (cues.length === 0) return items;
  return items.map((item) => {
    const all = cues.filter(({ exercises, cue }) => exercises.test(item.name) && item.notes?.includes(cue) !== true);
    // What the athlete does anyway says it better.
    const told = all.filter(({ cue }) => !(cue.startsWith("Stepped for now") && all.some((other) => other.cue.startsWith("Stepped, as"))));
    const isUp = told.some(({ cue }) => cue.startsWith("Up your hill"));
    const own = isUp ? item.notes?.replace(", on flat ground", "") : item.notes;
    return told.length === 0
      ? item
      : { ...item, notes: [own, ...told.map(({ cue }) => cue)].filter((part) => part !== undefined).join(" ") };
  });
}

/** A plan asks for every session; what was told stays the same. */
const CUES_BY_READING = new WeakMap<PlanContext["reading"], readonly ToldCue[]>();

function getCues({ athlete, reading }: PlanContext): readonly ToldCue[] {
  const known = CUES_BY_READING.get(reading);
  if (known !== undefined) return known;
  const labels = reading.health.findings.map(({ label, note }) => `${label ?? ""} ${note}`).join(" ");
  const found = [
    ...ownWays(athlete),
    ...upHill(athlete),
    ...(reading.regions.some(
      ({ region, isBarPosition, phrase }) => isBarPosition === true || (ARM_REGIONS.has(region) && LOW_BAR.test(phrase)),
    )
      ? BAR_POSITION
      : []),
    ...(WIDER_STANCE.test(`${athlete.injuries ?? ""} ${athlete.dislikes ?? ""}`) ? STANCE_CUES : []),
    ...(reading.regions.some(({ grade, phrase }) => grade > 0 && TENDON_WORDS.test(phrase)) ? STEPPED_CUES : []),
    ...(reading.regions.some(({ fine = [], hurts = [] }) => fine.includes("bench-close") && !hurts.includes("bench-wide"))
      ? GRIP_CUES
      : []),
    ...(/De Quervain/u.test(labels) ? STRAP_CUES : []),
    ...(/hip replacement|new hip/iu.test(labels) ? SHALLOW_HIP : []),
  ];
  CUES_BY_READING.set(reading, found);
  return found;
}

const ARM_REGIONS: ReadonlySet<string> = new Set(["elbow", "wrist_hand", "shoulder"]);
/** "I widened my stance and it settled" */
const WIDER_STANCE =
  /\b(?:widen\w*|wider|broader) (?:\w+ ){0,2}(?:squat )?stance|\bstance (?:\w+ ){0,2}wider|\bbreiter(?:er|en)? stand|\b(?:stand|fu(?:ß|ss)stellung) (?:\w+ ){0,2}breiter|\bpies m[aá]s (?:abiertos|separados)|\bpieds plus [eé]cart[eé]s|\bstance pi[uù] larga|\bpiedi pi[uù] larghi/iu;
const STANCE_CUES: readonly ToldCue[] = [
  {
    exercises: /^(?:Back|Pause|Box|Front|Tempo) squat$/u,
    cue: "In the wider stance that suits your hips; stop the set if it pinches at the bottom.",
  },
];
const LOW_BAR = /\blow.?bar\b/iu;
const BAR_POSITION: readonly ToldCue[] = [
  { exercises: /^(?:Pause squat|Tempo squat)$/u, cue: "Bar on the traps (high bar), kinder to the elbow." },
  { exercises: /^Back squat$/u, cue: "Hands a hand's width wider, thumbs over the bar, elbows under it." },
];
/** A tendon or sole that takes every landing. */
const TENDON_WORDS = /achill|plantar|fersen|talon|tal[oó]n|tallone|calcanhar|hiel/iu;
const STEPPED_CUES: readonly ToldCue[] = [
  {
    exercises: /^Burpee broad jump$/u,
    cue: "Stepped for now: one foot after the other, back and forward; jump again when the mornings after are pain-free.",
  },
];
const GRIP_CUES: readonly ToldCue[] = [
  { exercises: /^(?:Bench press|Pause bench press|Tempo bench press)$/u, cue: "With the closer grip that you wrote is fine." },
];
const STRAP_CUES: readonly ToldCue[] = [
  { exercises: /deadlift|row$|shrug|pull-up|pulldown/iu, cue: "With straps or a thick handle, the thumb beside the fingers." },
  { exercises: /^Front squat$/u, cue: "Arms crossed over the bar, wrists straight." },
];
const SHALLOW_HIP: readonly ToldCue[] = [
  { exercises: /^Leg press$/u, cue: "Seat far back: stop with the thighs short of 90° to the body, knees over the feet, never inwards." },
  { exercises: /squat/iu, cue: "Knees over the feet, never inwards." },
  { exercises: /^Row erg/u, cue: "Short slide: stop before the thighs touch the belly." },
];

/** The long run of whoever wants to run up a hill. */
function upHill({ injuries = "", dislikes = "" }: Athlete): readonly ToldCue[] {
  const climb = statedClimbGoal(`${dislikes}. ${injuries}`);
  if (climb === undefined) return [];
  const high = climb === 0 ? "" : `, towards all ${climb} m of it`;
  return [
    {
      exercises: /^(?:Long run|Trail run)$/u,
      cue: `Up your hill: run slowly enough to talk, walk before you have to, and run on; each time fewer walks${high}. Walk or jog down, softly; the rest on the flat. On the climb the effort counts and not the pace.`,
    },
  ];
}

/** Clauses in the athlete's own words. */
function ownWays({ injuries = "", dislikes = "" }: Athlete): readonly ToldCue[] {
  const clauses = [...readClauses(injuries), ...readClauses(dislikes)].filter(({ isOther }) => !isOther);
  const all = STATED_WAYS.flatMap(({ isTold, ...cue }) => (clauses.some((clause) => isTold(clause, clauses)) ? [cue] : []));
  return [...all, ...getStance(clauses), ...(pullsSumo({ injuries, dislikes }) ? [SUMO_CUE] : [])];
}

const SUMO_CUE: ToldCue = { exercises: /^Deadlift$/u, cue: "Sumo, as you pull it; the percentages are of that lift." };

function saidIn({ words }: Clause): string {
  return words.join(" ");
}

const STEPS_THEM =
  /\b(?:i (?:just |always |can |do )?(?:step|walk)(?:ing)? (?:them|it|out|back|in)?|stepp(?:ed|ing)|step(?:ping)? (?:them|out|back)|(?:steige|gehe) ich|mit schritt\w*|paso a paso|sin salt\w*|en marchant|sans sauter|senza salt\w*|sem salt\w*|zonder (?:te )?spring\w*)\b/u;
const BROAD_JUMPS = /\b(?:burpees?(?: broad ?jumps?)?|broad ?jumps?|bbjs?)\b/u;
const SLED_WORDS = /\b(?:sleds?|schlitten|trineos?|traineaux?|slitta|trenos?|slee)\b/u;
const SLOW_FLOOR =
  /\b(?:carpet|teppich|moqueta|moquette|alcatifa|tapijt|rubber floor|schwerer als im (?:wettkampf|rennen)|heavier than (?:in )?(?:the )?(?:race|comp\w*)|plus lourd qu\w* (?:en )?course|mas pesado que en (?:la )?carrera|piu pesante che in gara)\b/u;

const STATED_WAYS: readonly (ToldCue & { readonly isTold: (clause: Clause, all: readonly Clause[]) => boolean })[] = [
  {
    exercises: /^Burpee broad jump$/u,
    cue: "Stepped, as you do them: feet back and forward one after the other, no jump.",
    isTold: (clause, all) => BROAD_JUMPS.test(saidIn(clause)) && STEPS_THEM.test(besides(clause, all)),
  },
  {
    exercises: /^Sled (?:push|pull)/u,
    cue: "On your floor about two thirds of the printed weight moves like race weight: what counts is the time, not the plates.",
    isTold: (clause, all) => SLOW_FLOOR.test(saidIn(clause)) && SLED_WORDS.test(getSentence(clause, all)),
  },
];

/** The clause with the one behind it: "burpee broad jumps, i step them". */
function besides(clause: Clause, all: readonly Clause[]): string {
  const next = all[all.indexOf(clause) + 1];
  return `${saidIn(clause)}${next?.sentence === clause.sentence ? ` ${saidIn(next)}` : ""}`;
}

function getSentence({ sentence }: Clause, all: readonly Clause[]): string {
  return all
    .filter((other) => other.sentence === sentence)
    .map(saidIn)
    .join(" ");
}

const NARROW_WORDS =
  /\b(?:narrow\w*|closer|schmal\w*|enger\w*|estrech\w*|etroit\w*|serree?s?|strett\w*|estreit\w*|smal\w*) (?:stance|stand\w*|squat\w*|postura|base|posicion|position|appui|posizione|stand)\b|\b(?:stand|stance|postura|posizione) (?:narrow\w*|schmal\w*|enger|estrech\w*|strett\w*)\b/u;
const RAISED_HEEL_WORDS =
  /\b(?:heels?(?! hurts?| pain)(?: raised| elevated| up)?|weightlifting shoes|lifters|fersen (?:erhoht|hoch)|fersenkeil\w*|talones elevados|talons sureleves|talloni rialzati|hakken)\b/u;
const WORKS_WORDS =
  /\b(?:works?|helps?|fine|ok|okay|better|good|geht|hilft|besser|gut|va bien|ayuda|mejor|ca va|aide|mieux|va bene|aiuta|meglio|ajuda|melhor|gaat|helpt|beter)\b/u;

/** "Narrower stance + heels works" is how every squat is done. */
function getStance(clauses: readonly Clause[]): readonly ToldCue[] {
  const told = clauses.find(
    (clause) => NARROW_WORDS.test(saidIn(clause)) && WORKS_WORDS.test(saidIn(clause)) && !DENIES_STANCE.test(saidIn(clause)),
  );
  if (told === undefined) return [];
  const heels = RAISED_HEEL_WORDS.test(saidIn(told)) ? " and raised heels" : "";
  return [{ exercises: /squat/iu, cue: `Narrow stance${heels}, as you wrote; only as deep as is pain-free.` }];
}

const DENIES_STANCE = /\b(?:not|never|hurts?|worse|nicht|schlechter|peor|pire|peggio|pior|niet)\b/u;
