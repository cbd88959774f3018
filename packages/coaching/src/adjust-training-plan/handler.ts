import {
  adjustTrainingPlanRequest,
  type AdjustTrainingPlanResponse,
  type PlanAdjustmentRequest,
  type PlannedChange,
  type SessionAmount,
  type WeekDifference,
} from "@ironpace/contract";
import { adjust, explain, type Plan, readInjuries, referralFor, type Session, validatePlan } from "@ironpace/training";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { failureBody, PlanFailure } from "../plan/plan-failure.ts";
import { readJson } from "../http/read-json.ts";
import { languageOfMessages } from "../triage/languages/language-of.ts";
import { referralInProfile } from "../triage/profile-text.ts";
import { answerTo } from "../triage/say.ts";
import { raiseStop } from "../triage/stops.ts";
import { triage } from "../triage/triage.ts";
import { getAdjustment } from "./build-adjustment.ts";
import { type ChangedRow, changedRows } from "./changed-rows.ts";
import { currentPlan } from "./current-plan.ts";
import { changedMeanwhile, type Proposal, saveAdjustment } from "./save-adjustment.ts";
import { skippedRows } from "./skipped-rows.ts";
import { knownAnswer } from "./stored-layer.ts";
import { undoAdjustment } from "./undo.ts";

/** `POST /functions/v1/adjust-training-plan`: what would change, with `preview: false` the change itself, or its undoing. */
export const adjustTrainingPlan: FunctionHandler = async (request, context) => {
  try {
    const input = await readJson(request, adjustTrainingPlanRequest);
    return Response.json(await (input.reason === "undo" ? undoAdjustment(input, context) : adjusted(input, context)));
  } catch (thrown) {
    if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "adjust-training-plan failed");
    const body = failureBody(thrown, "We could not change your plan. Please try again.");
    return Response.json(body, { status: body.status });
  }
};

async function adjusted(input: PlanAdjustmentRequest, context: FunctionContext): Promise<AdjustTrainingPlanResponse> {
  const known = await knownAnswer(input, context);
  if (known !== undefined) return known;
  const current = await currentPlan(input.planId, context);
  // The same request, sent twice at once, may have changed the plan before it was read here.
  const meanwhile = await knownAnswer(input, context);
  if (meanwhile !== undefined) return meanwhile;
  // The plan may be older than what hurts now.
  const profile = current.records.context;
  const inProfile = await referralInProfile([profile?.injuries, profile?.coach_notes], context.today);
  if (inProfile !== undefined) throw new PlanFailure(422, "MEDICAL_REFERRAL", inProfile);
  const referral = referralFor(readInjuries(profile?.injuries ?? "", context.today));
  if (referral !== undefined) throw new PlanFailure(422, "MEDICAL_REFERRAL", referral.text);
  if (input.reason === "injury") await refuseDanger(input.details, context);
  const { adjustment, competitionId } = await getAdjustment(input, current, context);
  const result = adjust(current.block.plan, current.athlete, adjustment, { today: context.today, outcomes: current.outcomes });
  if (result.kind === "referral") throw new PlanFailure(422, "MEDICAL_REFERRAL", result.referral.text);
  const violations = validatePlan(result.plan, result.athlete);
  if (violations.length > 0) context.log.error({ violations }, "The engine broke its own rules");
  const warnings = (result.layer.warnings ?? []).map(({ message }) => message);
  const skipped = skippedRows(input, current, context.today);
  const rows = [...skipped, ...changedRows(result.layer, current.row)];
  const proposal: Proposal = {
    request: input,
    competitionId,
    fingerprint: await getFingerprint(rows),
    reasons: [...result.layer.reasons.filter((reason) => !warnings.includes(reason)), ...noted(skipped)],
    warnings,
    changes: inWords(rows, explain(result.layer)),
  };
  if (input.preview || rows.length === 0) {
    const changed = new Set(rows.map(({ id }) => id));
    return { ...preview(input.planId, proposal), weeks: weekDifferences(current.block.plan, result.plan, changed) };
  }
  if (input.fingerprint !== undefined && input.fingerprint !== proposal.fingerprint) throw changedMeanwhile();
  return saveAdjustment(current, result, rows, proposal, context);
}

function preview(planId: string, { fingerprint, reasons, warnings, changes }: Proposal): AdjustTrainingPlanResponse {
  return { planId, fingerprint, reasons, warnings, changes, adjustmentId: null, undoneAt: null };
}

function inWords(rows: readonly ChangedRow[], explanations: ReturnType<typeof explain>): PlannedChange[] {
  const changes = rows.map(({ id, session_id, session, told: own }) => {
    const told = own ?? explanations.find(({ sessionId }) => sessionId === id);
    const { title, week, date } = session;
    return { sessionId: session_id, title, week, date, before: told?.before ?? "", after: told?.after ?? "", reason: told?.reason ?? "" };
  });
  // A session is shown on its new day, and those that were skipped come first otherwise.
  return changes.toSorted((a, b) => a.date.localeCompare(b.date));
}

/**
 * What is told as "Something hurts" is news: a sure sign of danger in it stops training, as it does in a message to the coach. What a professional has
 * looked at already is planned around.
 */
async function refuseDanger(details: string, context: FunctionContext): Promise<void> {
  const found = await triage(details, [], context.today);
  if (found.kind !== "sign" || !found.isSure || readInjuries(details, context.today).professionalAdvice) return;
  if (await raiseStop(found, { isWeak: false, source: "session" }, context))
    throw new PlanFailure(422, "MEDICAL_REFERRAL", answerTo(found, languageOfMessages([details])));
}

/** The same changes have the same fingerprint, on whatever day they are looked at: 32 hexadecimal digits. */
async function getFingerprint(rows: readonly ChangedRow[]): Promise<string> {
  const text = JSON.stringify(rows.map(({ id, after }) => [id, after]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The weeks with one of the changed sessions, each session before and after. `changed`: ids of the engine. */
function weekDifferences(before: Plan, after: Plan, changed: ReadonlySet<string>): readonly WeekDifference[] {
  return before.weeks.flatMap(({ week, startDate, sessions: were }) => {
    const are = after.weeks.find((other) => other.week === week)?.sessions ?? [];
    const ids = [...new Set([...were, ...are].map(({ id }) => id))];
    if (!ids.some((id) => changed.has(id))) return [];
    const sessions = ids.flatMap((id) => {
      const [was, is] = [were.find((session) => session.id === id), are.find((session) => session.id === id)];
      const title = (is ?? was)?.title;
      return title === undefined ? [] : [{ title, before: toAmount(was), after: toAmount(is), isChanged: changed.has(id) }];
    });
    const dayOf = ({ before: was, after: is }: (typeof sessions)[number]) => (is ?? was)?.date ?? "";
    return [{ week, startDate, sessions: sessions.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) }];
  });
}

function toAmount(session: Session | undefined): SessionAmount | null {
  return session === undefined ? null : { date: session.date, load: Math.round(session.load), ironLoad: Math.round(session.ironLoad) };
}

/** The sentence about what was noted. */
function noted(rows: readonly ChangedRow[]): string[] {
  if (rows.length === 0) return [];
  return [`${rows.length} ${rows.length === 1 ? "session is" : "sessions are"} marked as skipped.`];
}
