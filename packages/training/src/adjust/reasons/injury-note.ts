import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import { limitsWithReports } from "../../injuries/check-in/apply-check-ins.ts";
import { saysOnlyCleared } from "../../injuries/cleared.ts";
import { findingText } from "../../injuries/finding-text.ts";
import type { InjuryReading, RegionFinding } from "../../injuries/injury.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { PAIN_RULE, PROFESSIONAL_ADVICE, severePainRule } from "../../injuries/referral.ts";
import { nextStep } from "../../injuries/return-ladder/next-step.ts";
import { wayBack } from "../../injuries/return-ladder/way-back.ts";
import { SEEN_FIRST } from "../../injuries/return-ladder/exits.ts";
import type { HealthFinding } from "../../health/group.ts";
import { capital, formatList } from "../../model/words.ts";
import type { SessionChange } from "../adjustment.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { checkInNotes, openedByYes } from "./check-in-words.ts";
import { healthName } from "./circumstance-words.ts";
import { isEasy, isNoDayLonger, nextDays, sessionsFrom, weekMinutesNote } from "./plan-facts.ts";
import { inDoubt } from "./race-notes.ts";
import { ownWork } from "./own-work.ts";
import { askAbout, warningSigns } from "./warning-signs.ts";
import { loadsRegion, workLines, workList } from "./work-words.ts";

/** What a report about the body means, in the order in which an athlete needs it (return-ladders.md section 10). */
export function injuryNotes(facts: LayerFacts, details: string, changes: readonly SessionChange[]): string[] {
  const { before, after, reading, isYes, progress } = facts;
  const { today } = progress;
  if (isYes && limitsWithReports(after.athlete, readOf(after), after.plan.startDate).length > 0)
    return [...checkInNotes(after, today), ...liftedNote(before, after)];
  const lifted = liftedNote(before, after);
  const isOfNothing = reading === undefined || (reading.regions.length === 0 && understood(reading).length === 0);
  if (reading !== undefined && isOfNothing && saysOnlyCleared(details, today)) return [...lifted, yesNote(reading), ...unreadNote(reading)];
  if (isOfNothing)
    return [
      ...lifted,
      ...(reading === undefined ? [] : unreadNote(reading)),
      "I found no injury in your text. Name the body part and how bad it is, for example “left knee, 4/10”.",
    ];
  if (before.athlete === after.athlete) return [...lifted, "The plan already takes this into account."];
  if (isYes && reading.regions.length > 0) return [...lifted, yesNote(reading), ...unreadNote(reading)];
  const sore = reading.regions.filter(({ grade }) => grade > 0);
  const shape =
    changes.length === 0 ? [] : [...(isNoDayLonger(facts, today) ? ["No day gets longer."] : []), ...weekMinutesNote(facts, today)];
  const notes = [...new Set(reading.health.findings.filter(({ group }) => HAS_SIGNS.has(group)).map(({ note }) => note))];
  // A pregnancy or an operation has no pain to go by.
  if (sore.length === 0)
    return [
      // Who is sent to a professional reads that first.
      ...lifted,
      ...(reading.professionalAdvice ? [PROFESSIONAL_ADVICE] : []),
      ...raceNote(changes),
      ...readNote(reading),
      ...shape,
      ...notes,
      ...unreadNote(reading),
    ];
  return [
    ...lifted,
    ...(reading.professionalAdvice ? [PROFESSIONAL_ADVICE] : []),
    ...raceNote(changes),
    ...readNote(reading),
    ...(changes.length === 0 ? [] : weekAheadNote(facts, sore)),
    ...firstDays(facts, sore),
    ...shape,
    ...notes,
    ...inDoubt(facts),
    ...warningSigns(reading),
    ...sore.flatMap((finding) => [...untilNote(finding, today), ...ownWork(after.plan, finding, today)]),
    sore.some(({ score }) => score >= SEEN_FIRST) ? severePainRule(sore) : PAIN_RULE,
    ...unreadNote(reading),
    ...soundArmNote(facts),
    ...benchNote(facts, sore),
    ...askAbout(reading),
    `After each session that loads the sore part, and again the next morning, report how it felt under “Something changed”: the plan steps up after good reports and down after bad ones. Review everything on ${shortDay(addDays(today, REVIEW_DAYS))}.`,
  ];
}

const REVIEW_DAYS = 7;

/** A sore back lies flat under the bar. */
function benchNote({ after, progress: { today } }: LayerFacts, sore: readonly RegionFinding[]): string[] {
  const isBack = sore.some(({ region, score }) => region === "lower_back" && score >= ARCH_FROM);
  const benches = sessionsFrom(after.plan, today, LAST).some((session) =>
    workLines(session).some(({ name }) => /bench press$/iu.test(name)),
  );
  return isBack && benches
    ? ["On the bench: back flat, no bridge and no leg drive, feet on the floor or on plates; have the bar or the dumbbells handed to you."]
    : [];
}

/** Pain, 0 to 10, from which a bridge is no position for a back. */
const ARCH_FROM = 3;
const LAST: Day = "9999-12-31";

/** One arm that rests leaves the other one: what it does is in the lines of the next week. */
function soundArmNote({ after, progress: { today } }: LayerFacts): string[] {
  const lines = sessionsFrom(after.plan, today, addDays(today, REVIEW_DAYS - 1)).flatMap(workLines);
  const alone = lines.filter(({ reps = "" }) => reps.endsWith("arm only"));
  const arm = alone[0]?.reps?.split(" ").at(-3);
  if (arm === undefined) return [];
  return [`Your ${arm} arm trains on alone, which keeps some of the strength of both: ${workList(alone, MOST_NAMED)}.`];
}

function readOf({ athlete, plan }: LayerFacts["after"]): InjuryReading {
  return readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1);
}

function understood({ health }: InjuryReading): readonly HealthFinding[] {
  return health.findings.filter(({ group }) => group !== "unread" && group !== "unread-medical");
}

/** "I read: left ankle, 5/10 (moderate)." */
function readNote(reading: InjuryReading): string[] {
  const regions = reading.regions.map(regionText);
  const names = [...new Set(understood(reading).map(healthName))];
  const { clearance, rpe } = reading.health.limits;
  const limit =
    names.length === 0
      ? []
      : clearance === "required"
        ? [
            `${capital(formatList(names))} needs a yes from a doctor or midwife first: until then the plan has only walks, easy pedalling and mobility.`,
          ]
        : rpe < 10
          ? [`${capital(formatList(names))} keeps every effort at RPE ${rpe} or below.`]
          : [`${capital(formatList(names))} is taken into account.`];
  return [...(regions.length === 0 ? [] : [`I read: ${formatList(regions)}.`]), ...limit];
}

function regionText(finding: RegionFinding): string {
  const { region, severity } = findingText(finding);
  const { grade, pain, score } = finding;
  if (grade === 0) return `${region}, fine again`;
  if (pain === undefined) return `${region}, ${severity} by your words`;
  return score > pain ? `${region}, ${pain}/10, and ${severity} by your words` : `${region}, ${pain}/10 (${severity})`;
}

/** Names of exercises in one sentence. */
const MOST_NAMED = 5;

/** What the next seven days leave out, make less, put in its place and keep. */
function weekAheadNote(facts: LayerFacts, sore: readonly RegionFinding[]): string[] {
  const { out, less, littleLess, stays, instead } = nextDays(facts, facts.progress.today, REVIEW_DAYS);
  const isOfRegion = (item: (typeof out)[number]): boolean => sore.some(({ region }) => loadsRegion(item, region));
  const parts = [
    // What is out is named whole: nobody guesses what else is.
    ["Out in the next seven days", out.filter(isOfRegion), Infinity],
    ["Less", less.filter(isOfRegion), MOST_NAMED],
    ["A little less", littleLess, MOST_NAMED],
    ["Instead", instead, MOST_NAMED],
    ["As before", stays, MOST_NAMED],
  ] as const;
  const told = parts.filter(([, items]) => items.length > 0).map(([what, items, most]) => `${what}: ${workList(items, most)}.`);
  return told.length === 0 ? [] : [told.join(" ")];
}

/** What the first days after a severe report are, where they are that. */
function firstDays({ before, after, progress: { today } }: LayerFacts, sore: readonly RegionFinding[]): string[] {
  const easing = after.athlete.easings?.find(({ from, onlyEasy, isStep }) => from === today && onlyEasy === true && isStep !== true);
  if (easing === undefined || before.athlete.easings?.includes(easing) === true) return [];
  const isAllEasy = sessionsFrom(after.plan, today, easing.to).every(isEasy);
  const names = formatList(sore.map((finding) => findingText(finding).region));
  return isAllEasy ? [`Every session until ${shortDay(easing.to)} is easy: RPE 5 at most. Leave out whatever hurts your ${names}.`] : [];
}

/** The next step of a region and what it asks for: there is a way back. */
function untilNote(finding: RegionFinding, today: Day): string[] {
  const next = nextStep(finding, today);
  const region = capital(findingText(finding).region);
  if (next === undefined) return [];
  const yes = finding.score >= SEEN_FIRST ? ` ${openedByYes(findingText(finding).region)}` : "";
  const way = finding.grade >= 2 ? ` ${wayBack(finding)}` : "";
  return [`${region}: the next step comes when ${next.test}, ${shortDay(next.soonest)} at the earliest.${way}${yes}`];
}

/** Conditions whose note names the signs that end training. */
const HAS_SIGNS: ReadonlySet<HealthFinding["group"]> = new Set<HealthFinding["group"]>([
  "pregnancy",
  "postpartum",
  "pelvic-girdle",
  "heart",
  "diabetes",
  "operation",
  "blood-thinner",
  "epilepsy",
]);

/** What of the report was not understood: shown back, with what it means for the plan. */
function unreadNote({ unread, health }: InjuryReading): string[] {
  const held = health.findings.find(({ group }) => group === "unread-medical" || group === "unread");
  const others = unread.filter((words) => held === undefined || (!held.phrase.includes(words) && !words.includes(held.phrase)));
  return [
    ...(held === undefined ? [] : [held.note]),
    ...(others.length === 0
      ? []
      : [`I did not understand ${formatList(others.map((words) => `“${words}”`))}: the plan has not been adapted to it.`]),
  ];
}

/** Bans that a yes to everything has ended. */
function liftedNote(before: LayerFacts["before"], after: LayerFacts["after"]): string[] {
  const bans = ({ plan, athlete }: LayerFacts["after"]): readonly string[] =>
    readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1).health.findings.flatMap(({ group, phrase }) =>
      group === "doctors-limit" ? phrase.split("” and “") : [],
    );
  const still = new Set(bans(after));
  const lifted = bans(before).filter((phrase) => !still.has(phrase));
  return lifted.length === 0
    ? []
    : [`${formatList(lifted.map((phrase) => `“${phrase}”`))} no longer ${lifted.length === 1 ? "holds" : "hold"}.`];
}

/** A professional's yes: what it opens. */
function yesNote({ regions }: InjuryReading): string {
  const names = [...new Set(regions.map((finding) => findingText(finding).region))];
  return names.length === 0
    ? "That counts as a professional's approval: what was out comes back, as listed below."
    : `Your ${formatList(names)} ${names.length === 1 ? "counts" : "count"} as cleared: what was out comes back, as listed below.`;
}

/** A race that is not to be started any more is said before everything else that changes. */
function raceNote(changes: readonly SessionChange[]): string[] {
  return changes.flatMap(({ before, after }) =>
    after?.code === "RACE" && after.title !== before?.title && NOT_STARTED.test(after.title)
      ? [`${shortDay(after.date)}, ${after.title}. ${after.description.split(/(?<=\.)\s/u)[0] ?? ""}`.trim()]
      : [],
  );
}

const NOT_STARTED = /do not start|only if you may start/u;
