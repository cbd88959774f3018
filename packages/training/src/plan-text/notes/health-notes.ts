import { WISH_LABEL } from "../../statements/wishes/wishes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { namesHealth } from "../../health/names-health.ts";
import type { GroupKey, HealthFinding } from "../../health/group.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { describeDayLimit } from "../../free-text/availability.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { clauseTexts } from "../../free-text/clause-texts.ts";
import { looksLikeWish } from "../../free-text/matters.ts";
import type { ClauseReading } from "../../free-text/everyday.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import type { PlanNote } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";

/** What was read about health and what the plan does about it, the clearance first; then what nobody understood, word for word. */
export function healthNotes(
  { health, unread, clauses, days }: InjuryReading,
  athlete: Pick<Athlete, "focus" | "competitions" | "injuries" | "dislikes"> & Partial<Pick<Athlete, "availability">>,
  hasRuns: boolean,
): PlanNote[] {
  const { focus, competitions = [] } = athlete;
  const { limits } = health;
  // What a heavy body asks of running says nothing to who only lifts.
  const findings = health.findings.filter(
    ({ group, limits: { clearance } }) => !(group === "weight" && clearance === "none" && isLifter({ focus })),
  );
  // Whoever may not run, or never does, reads nothing of how to begin.
  const isWithoutRuns = !hasRuns || findings.some(({ group, limits: { running } }) => running === false && group !== "weight");
  const hasMeet = competitions.some(({ type, name }) => LIFTING_MEET.has(competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind ?? ""));
  const isSeenByDoctor = findings.some(({ isCleared }) => isCleared === true);
  const needed = findings.filter((finding) => finding.limits.clearance === "required");
  const advised = findings.filter(
    ({ limits: { clearance }, isCleared, group, note }) =>
      clearance === "advise" && isCleared !== true && !isSeenByDoctor && !QUIET.has(group) && !SENDS_TO_DOCTOR.test(note),
  );
  const taken = new Set(findings.filter(({ group }) => group === "unread" || group === "unread-medical").map(({ phrase }) => phrase));
  // What a condition was read from is adapted to.
  const isOfCondition = ({ effect, quote }: ClauseReading): boolean => effect === undefined && findings.length > 0 && namesHealth(quote);
  // Days, places and numbers that were wished for are no injuries.
  const isWish = ({ label }: HealthFinding): boolean => label === WISH_LABEL;
  const isOfWeek = ({ kind }: ClauseReading): boolean => kind === "availability";
  const wished = [
    ...findings.filter(isWish).map(({ note }) => note),
    ...clauseTexts(clauses.filter(isOfWeek).map((clause) => asEntered(clause, days, athlete.availability?.minutes))),
  ];
  // What is trained for them has its own note.
  const texts = [
    ...(limits.clearance === "required" && needed.length > 0
      ? [
          clearanceText(
            needed.map(({ label }) => label),
            needed.map(({ group }) => group),
          ),
        ]
      : []),
    ...findings
      .filter((finding) => !isWish(finding))
      .map(({ group, note, ask }) =>
        [
          limits.clearance === "required"
            ? withoutTraining(note)
            : isWithoutRuns
              ? withoutRuns(oneCeiling(note, limits))
              : group === "short-sleep" && days.some(({ isEasy, from }) => isEasy === true && from !== undefined)
                ? note.replace(ASKS_WHICH_NIGHTS, "")
                : group === "youth" && hasMeet
                  ? note.replace("no maximum tests", OPENERS_ONLY)
                  : oneCeiling(note, limits),
          ask,
        ]
          .filter((part) => part !== undefined && part !== "")
          .join(" "),
      ),
    ...(advised.length > 0 && limits.clearance !== "required"
      ? [
          `Because of ${formatList([...new Set(advised.map(({ label }) => label))])}, show this plan to your doctor before the first session.`,
        ]
      : []),
    ...(limits.heat < USUAL_HEAT ? [`Above ${limits.heat} °C, train indoors, or at RPE 3 at most.`] : []),
    ...unread
      .filter((words) => !taken.has(words) && !(findings.length > 0 && /\b(?:well )?controlled\b/iu.test(words)))
      .map((words) =>
        looksLikeWish(words)
          ? `I did not understand: '${words}'. It changes nothing in the plan; say it in other words.`
          : `I did not understand: '${words}'. The plan does not adapt to it; if it is a health problem, describe it in other words.`,
      ),
    ...clauseTexts(clauses.filter((clause) => !isOfCondition(clause) && !isOfWeek(clause))),
  ];
  const notesOf = (kind: "injury" | "wish", all: readonly string[]): PlanNote[] =>
    [...new Set(all)].filter((text) => text !== "").map((text) => ({ kind, text }));
  return [...notesOf("injury", texts), ...notesOf("wish", wished)];
}

/** Not asked where they have dates. */
const ASKS_WHICH_NIGHTS = " Say which nights you work, and the plan keeps the hard days away from them.";

/** The lower one of two ceilings of effort counts, and is the only one in the note. */
function oneCeiling(note: string, { rpe }: HealthLimits): string {
  return note.replace(/effort up to RPE ([\d.]+)/u, (text, most: string) => (Number(most) > rpe ? `effort up to RPE ${rpe}` : text));
}

/** Before a clearance there is no training yet: what the plan will do later contradicts the walks of today. */
function withoutTraining(note: string): string {
  return withoutRuns(note)
    .replaceAll(
      /(?:^| )(?:Effort stays at|A number from your cardiologist|Strength work is the treatment|Do balance work|Practise standing on one leg|From age \d\d: at most)[^.]*\./gu,
      "",
    )
    .trim();
}

function withoutRuns(note: string): string {
  return note
    .replace("Joints first: walk, cycle and row for the first two weeks; if you run", "If you run")
    .replace("every run and long walk", "every long walk")
    .replace("running grows by 10% a week at most", "weights and minutes grow in small steps")
    .replace(/(?:^| )(?:If you run|Running waits)[^.]*\./gu, "")
    .replace(/[;,]? (?:and )?if you run,[^.]*/u, "")
    .replace(/ Jumps wait[^.]*\./gu, "");
}

const LIFTING_MEET: ReadonlySet<string> = new Set(["powerlifting", "weightlifting"]);
const OPENERS_ONLY = "singles only as openers before a meet";

const SENDS_TO_DOCTOR = /your doctor/iu;

const USUAL_HEAT = 40;

/** Groups whose own note says enough. */
const QUIET: ReadonlySet<string> = new Set([
  "youth",
  "low-time",
  "novice",
  "unread-medical",
  "doctors-limit",
  "operation",
  "illness",
  "diabetes",
  "tired-day",
  "pregnancy",
  "recognised",
]);

/** An example in the words that fit: a midwife only where there is one. */
function openingWords(groups: readonly GroupKey[]): string {
  if (groups.some((group) => group === "pregnancy" || group === "postpartum"))
    return "my midwife agreed on 12 Nov, up to RPE 7, no running";
  if (groups.includes("operation")) return "my surgeon cleared me on 12 Nov, up to half of my weights, no jumping";
  if (groups.some((group) => group === "heart" || group === "device")) return "cleared by my cardiologist on 12 Nov, up to RPE 7";
  return "cleared by my doctor on 12 Nov, up to RPE 7";
}

function clearanceText(labels: readonly string[], groups: readonly GroupKey[]): string {
  return `Because of ${formatList([...new Set(labels)])} this plan is only walking, easy pedalling, mobility and technique without a load, 30 minutes at RPE 3 at most, until you are cleared. To start training again, write in your profile who cleared you, when, and with what limits: “${openingWords(groups)}”. Feeling fine or a coach's approval is not enough. The plan is rebuilt on the day you write it.`;
}

/** "Wednesdays short" beside thirty minutes of a Wednesday in the profile: the smaller number is the one that is kept. */
function asEntered(clause: ClauseReading, days: readonly DayLimit[], minutes: Athlete["availability"]["minutes"] = {}): ClauseReading {
  const limit = days.find((day) => day.minutes !== undefined && describeDayLimit(day) === clause.effect);
  if (limit?.minutes === undefined || limit.weekdays.length === 0) return clause;
  const most = Math.max(...limit.weekdays.map((weekday) => minutes[weekday] ?? Number.POSITIVE_INFINITY));
  return most >= limit.minutes ? clause : { ...clause, effect: describeDayLimit({ ...limit, minutes: most }) };
}
