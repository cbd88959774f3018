import type { RaceDay, JudgedRace } from "./race-verdict.ts";
import { addDays, type Day, daysBetween, shortDay } from "#training/calendar/day.ts";
import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";
import type { HealthFinding } from "#training/health/group.ts";
import { limitsAfter } from "#training/health/stated-limits/after-limit.ts";
import { LOWER_LIMB } from "#training/injuries/impact.ts";
import type { InjuryReading, RegionFinding } from "#training/injuries/injury.ts";
import { regionName } from "#training/injuries/region-name.ts";
import type { Race } from "./race.ts";
import { INSTEAD_OF_RACE, underBan } from "./race-under-ban.ts";
import { RACE_WITH_PAIN, TRIATHLON_WITH_AN_ARM, type RaceKind, type RacePlace } from "./race-with-pain.ts";

const GO_WITH_PAIN = "You can start. ";
const STOP_AT = "At 5/10 pain";
const STATE_ORDER = ["go", "adapt", "do-not-start"] as const;
const GO_STATE: RaceDay = { state: "go", advice: "", isTested: false };

/** The most careful of what the regions, a pregnancy and conditions to be cleared say. */
export function raceDay(race: JudgedRace, reading: InjuryReading): RaceDay {
  const all = [
    ...reading.health.findings.flatMap((finding) => withHealth(race, finding, reading)),
    ...reading.regions.map((finding) => withPain(race, finding, isFarAhead(race, reading))),
    ...belowMaxima(race, reading),
    ...withoutOverhead(race, reading),
    ...underBan(race, reading),
  ];
  const [first = GO_STATE, second] = all.toSorted(
    (a, b) => STATE_ORDER.indexOf(b.state) - STATE_ORDER.indexOf(a.state) || b.advice.length - a.advice.length,
  );
  return first.state === "go" && second !== undefined && second.advice.startsWith(GO_WITH_PAIN) && second.advice !== first.advice
    ? { ...first, advice: `${first.advice} ${second.advice.slice(GO_WITH_PAIN.length, second.advice.indexOf(STOP_AT))}`.trim() }
    : first;
}

/** What a condition leaves of every lift at a meet. */
export interface MeetLimit {
  /** Percent of the maximum. */
  readonly percent: number;
  readonly label: string;
}

/** Age has its own limits, an illness passes, and a pregnancy has its own answer. */
const NO_MEET_LIMIT: ReadonlySet<string> = new Set(["illness", "youth", "masters", "pregnancy"]);
const MOST_LIMITED = 90;
/** Below this three attempts are no meet any more. */
const LEAST_FOR_A_MEET = 60;

/** The strictest limit of the lifts that a condition sets; undefined where none does. */
export function meetLimit({ health }: InjuryReading, date: Day | undefined): MeetLimit | undefined {
  return health.findings
    .flatMap((finding) => {
      const { group, label } = finding;
      const percent = percentOn(finding, date);
      return NO_MEET_LIMIT.has(group) || percent >= MOST_LIMITED ? [] : [{ percent, label }];
    })
    .toSorted((a, b) => a.percent - b.percent)[0];
}

/** Both Olympic lifts end overhead: who may hold nothing there on the day of the meet has no lift to make. */
function withoutOverhead({ format, date }: JudgedRace, { health }: InjuryReading): readonly RaceDay[] {
  if (format.kind !== "weightlifting") return [];
  const limit = health.findings.find(
    ({ group, limits, until }) =>
      group === "doctors-limit" && limits.overhead === false && (until === undefined || date === undefined || until >= date),
  );
  if (limit === undefined) return [];
  const advice = `Do not start: “${limit.phrase}” holds on that day, and both lifts end overhead. ${INSTEAD_OF_RACE}`;
  return [{ state: "do-not-start", advice, isTested: false }];
}

/** A limit that ends before the day leaves what its way back leaves. */
function percentOn({ limits, until }: HealthFinding, date: Day | undefined): number {
  const isOver = until !== undefined && date !== undefined && until < date;
  return (isOver ? limitsAfter(limits, daysBetween(until, date))?.percent : limits.percent) ?? 100;
}

/** A meet asks for maxima: where a condition keeps every lift below them in training, the day keeps to it too, or is left out. */
function belowMaxima({ format, date }: JudgedRace, reading: InjuryReading): readonly RaceDay[] {
  const limit = getKind(format) === "lifting" ? meetLimit(reading, date) : undefined;
  if (limit === undefined) return [];
  const { percent, label } = limit;
  if (percent < LEAST_FOR_A_MEET)
    return [
      {
        state: "do-not-start",
        advice: `Do not start: because of ${label} every lift stays at ${percent}% of your best at most, and a meet means maximum lifts. ${INSTEAD_OF_RACE}`,
        isTested: false,
      },
    ];
  return [
    {
      state: "adapt",
      advice: `A meet means maximum lifts, and because of ${label} every lift stays at or below ${percent}% of your best, in training and on the day: start for the experience with three attempts within that limit and no goal for the total, or do not start. A doctor who knows you can say that more is fine; write in your profile who said so, when, and up to what weight.`,
      isTested: false,
    },
  ];
}

/** Days before a race in which what was told decides; before that it is told again (return-ladders.md section 9: set at D-14 first). */
const DECIDED_FROM = 14;

function isFarAhead({ date }: JudgedRace, { readOn }: InjuryReading): boolean {
  return date !== undefined && readOn !== undefined && daysBetween(readOn, date) > DECIDED_FROM;
}

/** What a number of today would mean on a day that is weeks away: nothing is decided by it yet, and the day is planned whole. */
function ifStillThere(finding: RegionFinding, words: string, stop: string): RaceDay {
  const { region, phrase, score, pain } = finding;
  const what = `${regionName(region)} ("${phrase}", ${pain === undefined ? `read as ${score}` : score}/10 now)`;
  const ask = pain === undefined ? " Enter your pain from 0 to 10, and this advice adapts to it." : "";
  return {
    state: "go",
    advice: `Whether the ${what} lets you start is decided in the last two weeks, by the number you have then: 0 or 1/10, start as planned; as it is today, ${words}.${stop}${ask}`,
    isTested: true,
  };
}

/** From here on it is looked at by somebody first. */
const MIN_UNUSUAL_PAIN = 6;

function withPain(race: Pick<Race, "format" | "priority" | "entry">, finding: RegionFinding, isAhead: boolean): RaceDay {
  const { score } = finding;
  if (score < 2) return GO_STATE;
  const kind = getKind(race.format);
  const place = getPlace(finding);
  const limit = place === "arm" && race.format.kind === "triathlon" ? TRIATHLON_WITH_AN_ARM : RACE_WITH_PAIN[place][kind];
  const isTrunk = TRUNK_REGIONS.has(finding.region);
  // Slight, and it takes nothing off the lifts of a sport.
  const isTrainedWith = finding.closesNothing === true && score <= MAX_SLIGHT_PAIN;
  const isStrength = kind !== "short" && kind !== "long";
  const stays =
    score >= 6 ||
    score >= (limit.notFrom ?? Infinity) ||
    (limit.onlyDoubles === true && !isDoubles(race)) ||
    (score >= 4 && ((race.priority === "C" && limit.how !== undefined) || (isTrunk && isStrength)));
  const what = `${regionName(finding.region)} ("${finding.phrase}", ${finding.pain === undefined ? `read as ${score}` : score}/10)`;
  const ask = finding.pain === undefined ? " Enter your pain from 0 to 10, and this advice adapts to it." : "";
  const isOpen = isAhead && score < MIN_UNUSUAL_PAIN && (finding.kind === undefined || finding.kind === "strain");
  if (stays && isOpen) return ifStillThere(finding, "do not start, and defer or transfer the entry", "");
  if (stays) return { state: "do-not-start", advice: `Do not start with the ${what} as it is. ${INSTEAD_OF_RACE}${ask}`, isTested: true };
  if (limit.how === undefined) return GO_STATE;
  const how = (race.format.kind === "weightlifting" ? IN_BOTH_LIFTS[place] : undefined) ?? limit.how;
  const stop = stopAt(kind, finding.region);
  const isLimited = score >= 4 || (isTrunk && !isTrainedWith);
  if (isLimited && isOpen) return ifStillThere(finding, `start with limits: ${how}`, ` ${stop}`);
  if (isLimited)
    return {
      ...(place === "arm" && kind === "hyrox" ? { isForArms: true as const } : {}),
      state: "adapt",
      advice: `Start only with limits for the ${what}: ${how}. ${stop}${ask}`,
      isTested: true,
    };
  return { state: "go", advice: `${GO_WITH_PAIN}If the ${what} hurts: ${how}. ${stop}${ask}`, isTested: true };
}

/** Pain (0-10) that counts as slight. */
const MAX_SLIGHT_PAIN = 2;

/** No squat and no bench press are lifted at a weightlifting meet. */
const IN_BOTH_LIFTS: { readonly [place in RacePlace]?: string } = {
  knee: "first attempts at no more than 90% of plan, and catch only as deep as is pain-free",
  arm: "open lower in the snatch and the clean and jerk, and stop after the first attempt of the lift that hurts",
};

/** How the race ends before its end: there are aid stations on a road and judges in a hall. */
const STOP_TEXTS: { readonly [kind in RaceKind]: string } = {
  short: "walk to the next aid station",
  long: "walk to the next aid station",
  hyrox: "step off the course and tell a judge",
  crossfit: "tell the judge and leave the rest of that event",
  lifting: "pass the rest of that lift",
};

function stopAt(kind: RaceKind, region: RegionFinding["region"]): string {
  const limp = LOWER_LIMB.has(region) && kind !== "lifting" ? ", with a limp" : "";
  return `${STOP_AT}${limp} or with a new symptom, ${kind === "lifting" ? "" : "your race is over: "}${STOP_TEXTS[kind]}.`;
}

/** Pregnancy, age and conditions (special-populations.md section 4); before a clearance nobody is told to start. */
function withHealth({ format, date }: JudgedRace, finding: HealthFinding, reading: InjuryReading): readonly RaceDay[] {
  if (finding.group === "illness" && finding.race === "adapt")
    return finding.told === undefined || date === undefined ? [] : afterIllness(date, finding.told, finding.label);
  if (finding.group === "youth") return youthAtRace(format, finding);
  if (finding.group === "pregnancy" && finding.race === "adapt") return [inPregnancy(format)];
  if (finding.race === "do-not-start")
    return [
      {
        state: "do-not-start",
        advice: finding.raceAdvice ?? `Do not start because of ${finding.label}. ${INSTEAD_OF_RACE}`,
        isTested: false,
      },
    ];
  const { clearance } = reading.health.limits;
  if (clearance === "required" && finding.limits.clearance === "required") return [untilCleared(finding.label)];
  return finding.race === "adapt"
    ? [{ state: "adapt", advice: `Start only within the limits that ${finding.label} needs, without a time goal.`, isTested: false }]
    : [];
}

/** Go or no-go after an illness (return-ladders.md section 9): not in the first week, and in the two after it only with every sign gone. */
function afterIllness(date: Day, illUntil: Day, label: string): readonly RaceDay[] {
  const days = daysBetween(illUntil, date);
  if (days > ILLNESS_DAYS) return [];
  const signs =
    "no cough, no fever and no chest symptoms for seven days, a normal resting heart rate, and two easy runs or sessions that felt normal";
  if (days <= 7) return [{ state: "do-not-start", advice: `Do not start so soon after ${label}. ${INSTEAD_OF_RACE}`, isTested: false }];
  return [
    {
      state: "adapt",
      advice: `Decide on ${shortDay(addDays(date, -3))} whether to start, because of ${label}: start only with ${signs}. If any of these is missing, do not start. If you start, ${days > CONTROLLED_FROM ? "keep the first half controlled and go by feel after it" : "keep it easy"}, without a time goal, and stop if you have chest pain, breathlessness or dizziness.`,
      isTested: false,
      ...(days > CONTROLLED_FROM ? { rpe: CONTROLLED_RPE } : {}),
    },
  ];
}

const ILLNESS_DAYS = 21;
/** Days after an illness from which whoever has no sign left may work in a race, under control (practice). */
const CONTROLLED_FROM = 14;
const CONTROLLED_RPE = 7;

const LONGEST_AT: readonly (readonly [below: number, metres: number, name: string])[] = [
  [16, 10_100, "10 km"],
  [18, 21_200, "a half marathon"],
];

/** Races of the young: 10 km up to 15 years, a half marathon up to 17 (special-populations.md section 4.3). */
function youthAtRace(format: CompetitionFormat, { label }: HealthFinding): readonly RaceDay[] {
  const age = Number(label.replace(/\D/gu, ""));
  const metres = format.kind === "running" ? (format.distance ?? 0) : format.kind === "triathlon" ? format.format.run : 0;
  const limit = LONGEST_AT.find(([below]) => age < below);
  if (limit === undefined || metres <= limit[1]) return [];
  return [
    {
      state: "do-not-start",
      advice: `At ${age}, ${limit[2]} is the longest race for you: enter that one, and leave the longer ones for later years.`,
      isTested: false,
    },
  ];
}

function inPregnancy(format: CompetitionFormat): RaceDay {
  return format.kind === "running"
    ? {
        state: "adapt",
        advice: "Walk or jog it at an effort you can talk at, without a time goal, and only if your midwife or doctor agrees.",
        isTested: false,
      }
    : { state: "do-not-start", advice: `Do not race this while pregnant. ${INSTEAD_OF_RACE}`, isTested: false };
}

function untilCleared(label: string): RaceDay {
  return {
    state: "do-not-start",
    advice: `Do not start before a doctor has cleared you (${label}); write in your profile who cleared you, when, and with what limits.`,
    isTested: false,
  };
}

function isDoubles({ format, entry }: Pick<Race, "format" | "entry">): boolean {
  if (entry !== undefined) return entry.kind === "doubles";
  return format.kind === "hyrox" && (format.doubles || format.division?.startsWith("doubles") === true);
}

const TRUNK_REGIONS: ReadonlySet<string> = new Set(["neck", "lower_back", "upper_back", "abdomen"]);
const LONG_RUN = 21_600;

function getKind(format: CompetitionFormat): RaceKind {
  switch (format.kind) {
    case "running":
      return (format.distance ?? 0) > LONG_RUN ? "long" : "short";
    case "triathlon":
      return format.format.run > 15_000 ? "long" : "short";
    case "hyrox":
    case "crossfit":
      return format.kind;
    case "powerlifting":
    case "weightlifting":
      return "lifting";
  }
}

function getPlace({ region, phrase }: RegionFinding): RacePlace {
  switch (region) {
    case "lower_leg":
      return /\b(?:shins?|tibia)/iu.test(phrase) ? "shin" : "lowerLeg";
    case "ankle":
    case "foot":
      return "lowerLeg";
    case "hip_groin":
    case "thigh":
      return "thigh";
    case "shoulder":
    case "elbow":
    case "wrist_hand":
      return "arm";
    case "neck":
      return "neck";
    case "chest_ribs":
      return "ribs";
    case "knee":
      return "knee";
    default:
      return "back";
  }
}
