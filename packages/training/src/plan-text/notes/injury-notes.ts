import { saysMistrust } from "#training/language/healed-history.ts";
import { strengthTriggers, TRIGGER_DAYS } from "#training/injuries/limits/trigger-dose.ts";
import { addDays, shortDay } from "../../calendar/day.ts";
import { getRunReturn } from "../../injuries/return-ladder/run-rows.ts";
import { DISC, statedOn } from "../../injuries/return-ladder/next-step.ts";
import { climbsFrom } from "../../session/run/long-run-notes.ts";
import { returnText } from "./return-notes.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { InjuryReading, RegionFinding } from "../../injuries/injury.ts";
import { WISH_LABEL } from "../../statements/wishes/wishes.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { healthCheck } from "../../health/exercise-limits.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { type Activity, activityNames, getNames } from "../../injuries/activities.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { normalise } from "../../health/normalise.ts";
import { hasFragileSpine } from "../../health/groups/bones.ts";
import { isBicepsTendon } from "../../injuries/limits/stress-limits.ts";
import { BACK } from "../../injuries/impact.ts";
import { painRule } from "../../injuries/referral.ts";
import { statedPainLimit } from "../../injuries/words/pain-limit.ts";
import { regionName } from "../../injuries/region-name.ts";
import type { PlanNote, PlanWeek } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import { runSeconds } from "../../week/run/run-history.ts";

/** A deadlift with one palm turned forward is where a biceps tears. */
const PULLS_WITHOUT_BICEPS =
  " A biceps tendon works in every pull: chin-ups, pull-ups and curls wait unless you wrote that they are fine, and you pull with both palms facing you (hook grip or straps), never with a mixed grip.";

const GRADES = ["resolved", "mild", "moderate", "severe"] as const;

function isOfDiagnosis({ health }: InjuryReading, { phrase, hurts = [] }: RegionFinding): boolean {
  return hurts.length === 0 && health.findings.some(({ group, phrase: named }) => group === "diagnosis" && named === phrase);
}

export function injuryNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { reading } = context;
  // What has healed is worth a word once, in the first block.
  const isOperated = ({ region }: RegionFinding): boolean => reading.health.limits.regions[region] !== undefined;
  /** Nobody told of pain: its operation is what limits it. */
  const isRebuilt = (finding: RegionFinding): boolean => isOperated(finding) && finding.pain === undefined;
  // A clearance allows, it does not heal: the note of the operation says what is open.
  const hasOperation = reading.health.findings.some(({ group }) => group === "operation" || group === "bone-stress");
  const isAllowed = ({ phrase }: RegionFinding): boolean =>
    hasOperation && /stress|estr[eé]s|fatigue|ermüdung|clear|freig|alta\b|op[eé]r|surg|repair|reconstruct|\bop\b/iu.test(phrase);
  const worthSaying = reading.regions.filter(
    (finding) => finding.grade > 0 || (weeks[0]?.macroWeek === 1 && !isOperated(finding) && !isAllowed(finding)),
  );
  const isRunner =
    weeks.some(({ sessions }) => sessions.some((session) => runSeconds(session) > 0)) || FOCUS_TRAITS[context.athlete.focus].isRunner;
  const isLimited = reading.health.findings.some(
    ({ group, label, phrase }) => group === "doctors-limit" && label !== WISH_LABEL && !saysMistrust(normalise(phrase)),
  );
  const from = climbsFrom(context);
  const climbing = from === undefined ? {} : { climbsFrom: from };
  const notes = worthSaying.flatMap((finding, index): PlanNote[] => {
    const { region, grade, phrase, score, pain } = finding;
    // A number that nobody told is not the athlete's.
    const told = pain === undefined ? "" : `, ${score}/10`;
    // With a single complaint the whole text is about it.
    const about = worthSaying.length === 1 ? (context.athlete.injuries ?? phrase) : phrase;
    // A diagnosis with rules of its own says what its part does.
    if (grade === 1 && pain === undefined && isOfDiagnosis(reading, finding)) return [];
    const isSaid = worthSaying.slice(0, index).some((other) => other.phrase === phrase);
    if (isSaid && grade === 0) return [];
    // A limit says what its own words leave out.
    if (
      finding.closesNothing === true &&
      reading.health.findings.some((limit) => limit.group === "doctors-limit" && limit.phrase === phrase)
    )
      return [];
    if (grade === 0)
      return [
        { kind: "injury", text: finding.comesBack === true ? quietText(phrase) : isLimited ? limitedText(phrase) : healedText(phrase) },
      ];
    if (finding.closesNothing === true && score === 1)
      return isSaid
        ? []
        : [
            {
              kind: "injury",
              text: `"${phrase}" gives no trouble now, so you train it as usual.${toleranceText(finding, about, reading.health.limits)}`,
            },
          ];
    const place = regionName(region);
    const effect = [
      "",
      "the movements that load it most are left out for now, the rest is a little lighter",
      "only exercises that load it lightly",
      "nothing that loads it at all",
    ][grade];
    if (isSaid && grade < 2 && getRunReturn(finding)?.kind !== "run-walk") return [];
    if (isSaid && grade < 2)
      return [
        {
          kind: "injury",
          text: `This also limits the ${place}${told}.${returnText(finding, statedOn(context.start, context.athlete.easings), { isRunner, focus: context.athlete.focus, isOperated: false, ...climbing })}${questionText(finding, context.athlete.injuries ?? phrase)}`,
        },
      ];
    if (isSaid) return [{ kind: "injury", text: `This also limits the ${place}${told}: ${effect}.` }];
    return [
      {
        kind: "injury",
        text: `“${phrase}” ${isRebuilt(finding) ? `limits the ${place} while you build it back up` : `is treated as a ${GRADES[grade]} ${place} problem${told}`}${effectText(finding, effect)}.${grade > 0 && isBicepsTendon(finding) ? PULLS_WITHOUT_BICEPS : ""}${toleranceText(finding, about, reading.health.limits)}${returnText(finding, statedOn(context.start, context.athlete.easings), { isRunner: isRunner && reading.health.limits.running, focus: context.athlete.focus, isOperated: isRebuilt(finding), ...climbing })}${questionText(finding, context.athlete.injuries ?? phrase)}`,
      },
    ];
  });
  const isFragile = hasFragileSpine(reading.health);
  if (reading.regions.some(({ grade, region }) => grade > 0 && !(isFragile && BACK.has(region))))
    notes.push({ kind: "injury", text: painRule(statedPainLimit(context.athlete.injuries ?? "")) });
  const seen = reading.regions.filter(({ grade, phrase }) => grade === 3 || (grade > 0 && DISC.test(phrase)));
  // Whoever speaks of their physiotherapist has been seen.
  if (reading.professionalAdvice && seen.length > 0 && !namesProfessional(normalise(context.athlete.injuries ?? "")))
    notes.push({
      kind: "injury",
      text: `Let a doctor or physiotherapist see your ${formatList([...new Set(seen.map(({ region }) => regionName(region)))])}.`,
    });
  return notes;
}

/** What nobody can plan by: a part of the body, and neither a movement nor a number. It is asked for what is missing. */
function questionText(finding: RegionFinding, about: string): string {
  const { region, grade, pain, kind, side, hurts = [], fine = [], after, onset, closesNothing } = finding;
  const isExact =
    pain !== undefined || hurts.length + fine.length > 0 || after !== undefined || onset !== undefined || closesNothing === true;
  if (grade === 0 || grade === 3 || isExact || kind !== undefined) return "";
  const asked = [
    ...(side === undefined && PAIRED.has(region) ? ["which side"] : []),
    "which movements hurt and which are fine",
    ...(DATED.test(about) ? [] : ["since when"]),
    "how bad from 0 to 10",
  ];
  return ` Add to your profile ${formatList(asked)}. The plan then leaves out only what hurts.`;
}

const PAIRED: ReadonlySet<string> = new Set([
  "shoulder",
  "elbow",
  "wrist_hand",
  "hip_groin",
  "thigh",
  "knee",
  "lower_leg",
  "ankle",
  "foot",
]);

const DATED = /\b(?:since|ago|weeks?|months?|years?|yesterday|seit|vor|wochen?|monat\w*|jahr\w*|desde|hace|depuis|20\d\d)\b/iu;

/** What is only left out where it hurts needs no more words: the rest stays. */
function effectText(finding: RegionFinding, effect: string | undefined): string {
  const triggers = strengthTriggers(finding);
  if (triggers.length > 0)
    return `: you train it, with a limit for what brings it on: ${formatList(triggers.map(triggerText))}. Stop before it starts to hurt`;
  return plainEffectText(finding, effect);
}

/** The dose that a trigger is planned with (trigger-dose.ts). */
function triggerText(trigger: Activity): string {
  if (trigger === "deadlift")
    return "deadlifts begin with fewer sets, no heavy squat follows on the day after them, and rows are done with support";
  const [name = trigger] = activityNames([trigger]);
  const often = `${name} on ${TRIGGER_DAYS} days a week at most, never on two days in a row`;
  return trigger === "overhead" ? `${often}, and no kipping or long sets overhead in a workout at RPE 8 or more` : often;
}

function plainEffectText(
  { closesNothing, grade, hurts = [], fine = [], isTrainedThrough, isBarPosition }: RegionFinding,
  effect: string | undefined,
): string {
  if (closesNothing === true) return ": you train it, and stop before it starts to hurt";
  if (grade === 1 && (isTrainedThrough === true || isBarPosition === true || hurts.length + fine.length > 0)) return "";
  return effect === undefined ? "" : `: ${effect}`;
}

function healedText(phrase: string): string {
  return `"${phrase}" counts as healed, so nothing is limited. If it comes back, say so in your profile.`;
}

function limitedText(phrase: string): string {
  return `"${phrase}" no longer limits you; what you were told to leave out stays out. If it comes back, say so in your profile.`;
}

function quietText(phrase: string): string {
  return `"${phrase}" gives no trouble now, so nothing is left out. At the first sign of it, leave out for two days whatever causes it; if it has not gone by then, say so in your profile.`;
}

/** What the athlete told is fine stays, what they told hurts is left out. */
function toleranceText(
  { region, fine = [], hurts: told = [], hurtsUntil = {}, isBarPosition }: RegionFinding,
  about: string,
  limits: HealthLimits,
): string {
  // What a limit closes is said there.
  const closes = healthCheck(limits, () => "");
  const isOpen = (name: string): boolean => EXERCISES.some((exercise) => exercise.name === name && closes(exercise) === undefined);
  const hurts = told.filter((one) => getNames(one).length === 0 || getNames(one).some(isOpen));
  // What is named as the cause is not said to be fine as well.
  // What a limit closes is not kept.
  const isFine = (one: Activity): boolean =>
    !(one === "front-rack" && RACK.test(about)) && (getNames(one).length === 0 || getNames(one).some(isOpen));
  const stays = !fine.some(isFine)
    ? ""
    : ` Kept because you wrote that it is fine: ${formatList(activityNames(fine.filter(isFine)).map((name) => (name === "easy running" && FLAT.test(about) ? "running on the flat" : name)))}.`;
  const kept = hurts.includes("clean") && fine.includes("jerk") ? CLEAN_AND_JERK : "";
  const lasts = hurts.flatMap((one) => hurtsUntil[one] ?? []).toSorted()[0];
  const until = lasts === undefined ? "" : ` until ${shortDay(addDays(lasts, 1))}; then it comes back lighter, a step a week`;
  const out = hurts.length === 0 ? "" : ` Left out: ${formatList(activityNames(hurts))}${kept}${until}.`;
  return stays + out + (isBarPosition === true ? BAR_ON_THE_BACK : causeText(region, about, activityNames(fine)));
}

/** What is fine on the flat says nothing of its pace. */
const FLAT = /^(?!.*\b(?:easy|slow\w*|jog\w*|locker|langsam)\b).*\b(?:flat|straight|eben\w*|flach\w*|llano|plat)\b/isu;

/** Where the clean and jerk is the lift of the meet, the jerk stays without its clean. */
const CLEAN_AND_JERK = ", also of the clean and jerk: take the jerk from the rack until the catch hurts no more than 2/10";

const BAR_ON_THE_BACK =
  " You keep squatting: hands a hand's width wider, thumbs over the bar, elbows under it and not behind; carry it a little higher, and one day a week squat with the bar on the traps.";

const RACK = /front.?rack|front squat|clean|umsetzen/iu;

/** What a coach changes first about the cause that the athlete names (practice). */
const CAUSES: readonly (readonly [regions: ReadonlySet<Region>, words: RegExp, advice: string])[] = [
  [new Set<Region>(["elbow", "shoulder", "wrist_hand"]), /low.?bar|back squat|kniebeuge|sentadilla/iu, BAR_ON_THE_BACK],
  [
    new Set<Region>(["elbow"]),
    /pull.?up|chin.?up|muscle.?up|klimmzug|klimmzüge|dominada|traction/iu,
    " Pulling loads it most: use neutral or rotating grips, a straight wrist, no false grip and no maximal hangs until it stops hurting.",
  ],
  [
    new Set<Region>(["wrist_hand"]),
    RACK,
    " You wrote that the rack position causes it: use straps or crossed arms for front squats, three fingers under the bar, and the elbows high before the bar is heavy.",
  ],
  [
    new Set<Region>(["elbow", "wrist_hand", "shoulder"]),
    /bench|bankdr|press de banca|développé couché/iu,
    " You wrote that the bench press causes it: keep forearms upright, elbows at 45 to 60 degrees, and the bar in the heel of the hand.",
  ],
];

/** Nothing that the athlete told is fine is a cause. */
function causeText(region: Region, phrase: string, fine: readonly string[]): string {
  return CAUSES.find(([regions, words]) => regions.has(region) && words.test(phrase) && !fine.some((name) => words.test(name)))?.[2] ?? "";
}
