import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustTrainingPlanRequest, type AiCoachResponse, type CoachProposal, type Database } from "@ironpace/contract";
import { addDays, getMonday } from "@ironpace/training";
import { enterNextRace, keepDiary } from "#server/cli/demo/diary.ts";
import { demoPeople, signUp } from "#server/cli/demo/people.ts";
import { fillProfile } from "#server/cli/demo/profile.ts";
import { liveTheYear, WEEKS_BACK } from "#server/cli/demo/year.ts";
import { askCoach, type AskCoach } from "#support/ask-coach.ts";
import { startServer, type TestServer } from "#support/start-server.ts";

/** A conversation with the athlete of the demo, and what the answer to its last turn has to say. */
interface Dialogue {
  readonly id: string;
  readonly group: string;
  readonly turns: readonly string[];
  /** Regular expressions, regardless of case; all are found in the last answer. */
  readonly says: readonly string[];
  readonly never?: readonly string[];
  /** The card beside the last answer: its reason, of a record its kind; "none". */
  readonly card?: string;
  /** "any": a referral is no false alarm here. */
  readonly safety?: "any";
}

const FOLDER = join(import.meta.dirname, "sets");
const TODAY = "2026-11-25";

/**
 * Tests that the built-in coach meets at least a share of the dialogues of each group, with a year of training behind them. A file of its own
 * for every few hundred dialogues: they take minutes, one after the other.
 */
export function testDialogues(goodEnough: Readonly<Record<string, number>>): void {
  let server: TestServer;
  let ask: AskCoach;

  beforeAll(async () => {
    server = await startServer({
      environment: { RATE_LIMIT_CALLS: "0", RATE_LIMIT_REFRESHES: "0", RATE_LIMIT_WRITES: "0" },
      clock: () => new Date(`${TODAY}T18:00:00Z`),
    });
    const firstMonday = addDays(getMonday(TODAY), -7 * WEEKS_BACK);
    const person = demoPeople().athlete;
    const athlete = await signUp(person, server.url, server.anonKey);
    await fillProfile(athlete, firstMonday);
    await liveTheYear(athlete, server.database, firstMonday, TODAY);
    // After the plans: the numbers of the questions are of blocks that lead to no race.
    await enterNextRace(athlete, TODAY);
    await keepDiary(athlete, firstMonday, TODAY);
    const client = createClient<Database>(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    await client.auth.signInWithPassword(person);
    ask = await askCoach(server, { userId: athlete.userId, client }, () => TODAY);
  }, 240_000);
  afterAll(() => server.close());

  test.each(Object.entries(goodEnough))(
    "%s: at least a share of %d",
    async (group, share) => {
      const dialogues = allDialogues().filter((dialogue) => dialogue.group === group);
      const missed: string[] = [];
      for (const dialogue of dialogues) {
        const problems = problemsOf(dialogue, await talk(dialogue));
        if (problems.length > 0) missed.push(`${dialogue.id} ${dialogue.turns.join(" >> ")}\n    ${problems.join("\n    ")}`);
      }
      process.stdout.write(`${group}: ${dialogues.length - missed.length} of ${dialogues.length}\n${missed.join("\n")}\n`);
      expect(dialogues.length).toBeGreaterThan(0);
      expect((dialogues.length - missed.length) / dialogues.length, missed.join("\n")).toBeGreaterThanOrEqual(share);
    },
    // Only what hangs should run out of time.
    600_000,
  );

  async function talk({ turns }: Dialogue): Promise<AiCoachResponse> {
    await server.database.query("delete from public.safety_stops");
    await server.database.query("delete from public.coach_conversations");
    let last: AiCoachResponse | undefined;
    for (const content of turns) {
      last = await ask({ content, ...(last?.conversationId && { conversationId: last.conversationId }) });
    }
    if (last === undefined) throw new Error("No turns");
    return last;
  }
}

function allDialogues(): readonly Dialogue[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Dialogue),
  );
}

function problemsOf(
  { says, never = [], card, safety: expected }: Dialogue,
  { response, proposals, safety }: AiCoachResponse,
): readonly string[] {
  const answer = response.replace(/\n\n_I am the built-in coach[\s\S]*_$/, "");
  const cards = proposals.map(kindOf);
  const isWanted = card === undefined || (card === "none" ? cards.length === 0 : cards.includes(card));
  return [
    ...(safety.level === "none" || expected === "any" ? [] : [`is taken for ${safety.category ?? safety.level}`]),
    ...says.filter((fact) => !new RegExp(fact, "iu").test(answer)).map((fact) => `lacks ${fact}`),
    ...[...never, "undefined", "NaN", "\\[object"].filter((fact) => new RegExp(fact, "u").test(answer)).map((fact) => `says ${fact}`),
    ...(isWanted ? [] : [`offers ${cards.join(", ") || "no card"} instead of ${card ?? ""}`]),
    ...proposals.filter((proposal) => !isAccepted(proposal)).map(({ request }) => `nobody takes ${JSON.stringify(request)}`),
  ];
}

function kindOf({ request }: CoachProposal): string {
  return request.reason === "record" ? request.record.kind : request.reason;
}

/** Changes of the plan are requests that adjust-training-plan takes. */
function isAccepted({ request }: CoachProposal): boolean {
  return request.reason === "record" || adjustTrainingPlanRequest.safeParse({ ...request, planId: crypto.randomUUID() }).success;
}
