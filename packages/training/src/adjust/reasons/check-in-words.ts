import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import { type LimitWithReports, limitsWithReports, withoutPainReports } from "../../injuries/check-in/apply-check-ins.ts";
import { scoreOfStage } from "../../injuries/check-in/stage.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { findingText } from "../../injuries/finding-text.ts";
import { firstExit, getExit, SEEN_FIRST } from "../../injuries/return-ladder/exits.ts";
import { severePainRule } from "../../injuries/referral.ts";
import { isForToday } from "../../injuries/check-in/referral-reason.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { ownWork } from "./own-work.ts";
import { warningSigns } from "./warning-signs.ts";
import { capital } from "../../model/words.ts";
import type { Version } from "../version.ts";

/** What the stages S0 to S4 keep, in the words of a coach (return-ladders.md section 2). */
const STAGE_WORK: readonly string[] = [
  "protect it: nothing that loads it, a little movement several times a day",
  "settle it: movement that does not hurt, nothing heavy",
  "load it: lightly and slowly",
  "build: more of it, before heavier or faster",
  "the last step before all of it: what is fast, heavy or a jump comes back last",
  "back to everything, watched for two weeks",
];

/** What the check-ins mean for the athlete, one note for each limit. */
export function checkInNotes(after: Version, today: Day): string[] {
  return getLimits(after).flatMap((limit) => [...note(limit), ...workOfStep(after, limit, today)]);
}

/** A step that is new says what the region does now. */
function workOfStep(
  { plan }: Version,
  { finding, told, state: { since, lastOn, ended, refer } }: LimitWithReports,
  today: Day,
): readonly string[] {
  return since > told && since === lastOn && ended === undefined && refer === undefined ? ownWork(plan, finding, today) : [];
}

function note({ finding, told, state }: LimitWithReports): string[] {
  const region = findingText(finding).region;
  const { stage, since, reaction, lastOn, shownBy } = state;
  const exit =
    stage === 5
      ? undefined
      : stage === 0
        ? firstExit(finding)
        : getExit(finding, scoreOfStage(stage), undefined, state.isLocked || state.refer !== undefined);
  if (state.refer !== undefined)
    return [
      isForToday(state.refer)
        ? `${capital(region)}: ${state.refer}. Have a doctor look at it today; the plan adds no load until they agree.`
        : [
            `${capital(region)}: ${state.refer}. See a doctor or physiotherapist about this before I increase anything.`,
            `Next step when ${seenFirst(exit?.test)}. ${openedByYes(region)}`,
            ...signsOf(finding),
          ].join(" "),
    ];
  if (state.ended !== undefined) return [`Your ${region} limit has ended: ${state.ended.evidence}. Tell me if it comes back.`];
  const days = exit?.days ?? 0;
  const earliest = addDays(since, days);
  const from = earliest > lastOn ? `, ${shortDay(earliest)} at the earliest` : "";
  const next = exit === undefined ? "" : ` Next step when ${exit.test}${from}.`;
  const now = `${capital(region)}, ${STAGE_WORK[stage] ?? ""}.${next}`;
  const seen = state.isLocked
    ? ["Have a doctor or physiotherapist look at it now.", ...signsOf(finding), openedByYes(region)].join(" ")
    : "";
  if (reaction === "red")
    return [
      `That was too much for your ${region}: two days without that load, then one step lower. ${now}`,
      ...(seen === "" ? [] : [seen]),
      ...(stage <= 1 ? [severePainRule([{ ...finding, score: scoreOfStage(stage) }])] : []),
    ];
  if (reaction === "amber")
    return [
      `Your ${region} went over its limit: repeat this step${state.isEased ? " with a fifth less" : ""}. ${now}`,
      ...(seen === "" ? [] : [seen]),
    ];
  if (state.above !== undefined)
    return [
      `Your ${region} is better, but the next step comes only after a session and a morning with pain at ${state.above}/10 at most: repeat this step. ${now}`,
      ...(seen === "" ? [] : [seen]),
    ];
  const isNew = since > told && since === lastOn;
  const why =
    shownBy === "professional"
      ? "It was looked at and may be loaded"
      : shownBy === "test"
        ? "The test was passed with little pain"
        : "Two good sessions and the test";
  const missing = state.isPassed ? " The test is passed; only that yes is missing." : "";
  const yes = state.isLocked && stage > 0 ? `${missing} ${openedByYes(region)}` : "";
  return [`${isNew ? `${why}: next step. ` : ""}${now}${yes}`];
}

const SEEN = "a doctor or physiotherapist has looked at it";

function seenFirst(test: string = SEEN): string {
  return test.startsWith(SEEN) ? test : `${SEEN} and ${test}`;
}

/** What sends the athlete to a doctor today, as bad as it is now. */
function signsOf(finding: RegionFinding): readonly string[] {
  return warningSigns({ regions: [{ ...finding, grade: 3, score: Math.max(finding.score, SEEN_FIRST) }] });
}

/** What opens a region that waits for a professional: words that count as their yes. */
export function openedByYes(region: string): string {
  return `What loads it stays out until you write under “Something changed” what a professional allows, for example “My physio looked at my ${region} and allows easy loading.”`;
}

export function getLimits({ plan, athlete }: Version): readonly LimitWithReports[] {
  return limitsWithReports(athlete, readAthlete(withoutPainReports(athlete), plan.startDate, plan.firstMacroWeek - 1), plan.startDate);
}
