import { parse } from "hono/utils/cookie";
import { queryAsCaller, type RequestInDatabase } from "#database/as-caller.ts";
import type { Database, Row } from "#database/database.ts";
import { SqlError } from "#database/sql-error.ts";
import type { OwnAnswer } from "#http/answer-headers.ts";
import type { Caller } from "#identity/caller.ts";
import { answerTooLarge, patternTookTooLong, notOneRow, tooManyAffected } from "./errors.ts";
import type { Plan } from "./plan/plan.ts";
import type { HttpRequest } from "./request/read-request.ts";
import { renderAnswer, renderPlan } from "./response/render.ts";
import { asWanted } from "./response/wanted.ts";
import { TOO_LARGE } from "./sql/build-statement.ts";
import { readGuess, readRows, type Rows } from "./sql/rows.ts";
import { qualified } from "./sql/sql-query.ts";
import type { PlannedRequest } from "./create-planner.ts";

export interface AnswerOptions {
  /** Signal that the client has hung up, so many milliseconds later; undefined for a request of this process to itself. */
  readonly hangUp: ((delay: number) => AbortSignal) | undefined;
  /** Milliseconds a statement with a regular expression of an athlete's may take. */
  readonly patternLimitMs: number;
  /** Bytes the body of an answer may have. */
  readonly maxBytes: number;
}

const CANCELLED = "57014";

/** Milliseconds: whoever saves something and closes the page at once wants it saved. */
const FINISH_WRITES_MS = 1000;
/** Milliseconds: PostgreSQL starts a process for every cancellation, which costs more than most reads. */
const FINISH_READS_MS = 250;

/**
 * One request, stage by stage: RestRequest → Plan → SqlQuery → Rows → OwnAnswer.
 * @throws RestError or SqlError
 */
export async function answer(
  database: Database,
  understand: (asked: HttpRequest) => Promise<PlannedRequest>,
  asked: HttpRequest,
  caller: Caller,
  { hangUp, maxBytes, patternLimitMs }: AnswerOptions,
): Promise<OwnAnswer> {
  const { explain, guess, plan, schema, statement } = await understand(asked);
  // A program with the secret key is the operator's.
  const { preRequest, timeouts } = schema.settings;
  const own = [timeouts.get(caller.role), plan.kind === "call" ? plan.routine.timeout : undefined].filter((limit) => limit !== undefined);
  const isLimited = statement.hasPattern && caller.role !== "service_role";
  const limit = isLimited || own.length > 0 ? Math.min(...(isLimited ? [patternLimitMs] : []), ...own) : undefined;
  const request = inDatabase(asked, schema.name);
  const [guessed] = guess
    ? await queryAsCaller(database, caller, guess, { readOnly: true, request, limit, signal: hangUp?.(FINISH_READS_MS) })
    : [];
  const found = await queryAsCaller(database, caller, statement, {
    readOnly: plan.readOnly,
    request,
    limit,
    first: preRequest && { text: `select ${qualified(preRequest)}()`, parameters: [] },
    signal: hangUp?.(plan.readOnly ? FINISH_READS_MS : FINISH_WRITES_MS),
    accept: !explain && mayBeUndone(plan) ? ([changed]) => acceptOrUndo(plan, changed) : undefined,
  })
    .catch(rowsOfUndone)
    .catch((error: unknown) => {
      if (!(error instanceof SqlError)) throw error;
      if (isLimited && error.code === CANCELLED) throw patternTookTooLong(error.code, patternLimitMs);
      throw error.message.includes(`"${TOO_LARGE}"`) ? answerTooLarge(maxBytes) : error;
    });
  if (explain) return renderPlan(explain, found);
  const read = readRows(found[0]);
  const rows = guess ? { ...read, total: readGuess(guessed) } : read;
  enforceExpectations(plan, rows);
  return asWanted(renderAnswer(plan, rows), rows.wanted);
}

function inDatabase({ request, path, sent }: HttpRequest, schema: string): RequestInDatabase {
  const { cookie } = sent;
  const cookies = typeof cookie === "string" ? JSON.stringify(parse(cookie)) : "{}";
  return { method: request.method, path: `/${path.join("/")}`, headers: JSON.stringify(sent), cookies, schema };
}

/** Thrown to have a request undone that asked for it, and whose answer is known. */
class Undone extends Error {
  readonly row: Row | undefined;

  constructor(row: Row | undefined) {
    super("undone as asked");
    this.row = row;
  }
}

function acceptOrUndo(plan: Plan, changed: Row | undefined): void {
  enforceExpectations(plan, readRows(changed));
  if (plan.rollback) throw new Undone(changed);
}

function rowsOfUndone(error: unknown): (Row | undefined)[] {
  if (error instanceof Undone) return [error.row];
  throw error;
}

/** Refuses a result the client said it would not accept. Thrown before a mutation is committed, it undoes it. */
function enforceExpectations(plan: Plan, rows: Rows): void {
  const most = mostAffected(plan);
  if (most !== undefined && rows.affected > most) throw tooManyAffected(rows.affected);
  if (expectsOne(plan) && rows.page !== 1) throw notOneRow(rows.page);
}

/** Whether what the statement found decides if it may stay. What only reads has nothing to undo. */
const mayBeUndone = (plan: Plan): boolean => !plan.readOnly && (plan.rollback || mostAffected(plan) !== undefined || expectsOne(plan));

const mostAffected = (plan: Plan): number | undefined => ("maxAffected" in plan ? plan.maxAffected : undefined);

const expectsOne = (plan: Plan): boolean => plan.format.kind === "object" && !(plan.kind === "call" && plan.routine.result.kind === "void");
