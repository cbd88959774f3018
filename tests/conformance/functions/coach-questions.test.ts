import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adjustTrainingPlanRequest, type AiCoachResponse } from "@ironpace/contract";
import { type Athlete as Trained, raceReadiness } from "@ironpace/training";
import { askCoach, type AskCoach } from "#support/ask-coach.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import type { Athlete } from "./support/athletes.ts";
import { QUESTIONS } from "./coach-questions/index.ts";
import type { Asked } from "./coach-questions/question.ts";
import { referenceAthletes } from "./coach-questions/reference-athletes.ts";

/** Share of the questions that must get all their facts; of the red flags it is all of them. */
const GOOD_ENOUGH = 0.95;

describe("the built-in coach and the written questions", () => {
  let server: TestServer;
  let athletes: Readonly<Record<"reference" | "empty" | "imperial", Athlete>>;
  let ask: Readonly<Record<keyof typeof athletes, AskCoach>>;
  const failures = new Map<string, string[]>();
  let today = "2026-11-18";

  beforeAll(async () => {
    server = await startServer({
      environment: { RATE_LIMIT_CALLS: "0", RATE_LIMIT_WRITES: "0" },
      clock: () => new Date(`${today}T09:00:00Z`),
    });
    athletes = await referenceAthletes(server);
    today = "2026-12-02";
    const { reference, empty, imperial } = athletes;
    const asking = (athlete: Athlete) => askCoach(server, athlete, () => today);
    ask = { reference: await asking(reference), empty: await asking(empty), imperial: await asking(imperial) };
  }, 120_000);
  afterAll(() => server.close());

  test.each(Object.entries(QUESTIONS))(
    "%s",
    async (topic, questions) => {
      const missed: string[] = [];
      for (const asked of questions) {
        const problems = await problemsOf(asked);
        if (problems.length > 0) missed.push(`${asked.asks}\n    ${problems.join("\n    ")}`);
      }
      failures.set(topic, missed);
      if (topic === "red flags") expect(missed).toEqual([]);
    },
    300_000,
  );

  test("at least 95 % are met", () => {
    const all = Object.values(QUESTIONS).flat().length;
    const missed = [...failures.values()].flat().length;
    const table = Object.entries(QUESTIONS).map(
      ([topic, { length }]) => `${topic}: ${length - (failures.get(topic)?.length ?? 0)} of ${length}`,
    );
    const score = `${all - missed} of ${all} questions met (${((100 * (all - missed)) / all).toFixed(1)} %)\n  ${table.join("\n  ")}`;
    const details = [...failures].flatMap(([topic, list]) => list.map((each) => `  ${topic}: ${each}`)).join("\n");
    process.stdout.write(`${score}\n${details}\n`);
    // For reading all answers at once.
    if (process.env["COACH_ANSWERS"] !== undefined) writeFileSync(process.env["COACH_ANSWERS"], answers.join("\n\n"));
    expect(all).toBeGreaterThanOrEqual(200);
    expect((all - missed) / all, details).toBeGreaterThanOrEqual(GOOD_ENOUGH);
  });

  test.each([
    ["What time could I race in a half marathon?", "half marathon"],
    ["What time could I run a 10k in?", "10 km"],
    ["What Hyrox time could I race in Vienna?", "hyrox"],
  ])("%s gets the time of the competition's card, to the second", async (content, type) => {
    const race = { name: "Race", type, date: "2027-02-06", priority: "A", goals: [] } as const;
    const [card] = raceReadiness(REFERENCE, race, "2026-12-02");
    expect(card?.have).toMatch(/^\d+:\d\d/);
    await server.database.query("delete from public.coach_conversations");
    const { data } = await athletes.reference.client.functions.invoke<AiCoachResponse>("ai-coach", {
      body: { content, action: "coaching_question" },
    });
    expect(data?.response).toContain(card?.have);
  });

  test.each(["How did I sleep this week?", "What was my resting heart rate last week?", "Wie habe ich diese Woche geschlafen?"])(
    "%s: the check-ins have it, and the coach does not read them",
    async (content) => {
      await server.database.query("delete from public.coach_conversations");
      const { data } = await athletes.reference.client.functions.invoke<AiCoachResponse>("ai-coach", {
        body: { content, action: "coaching_question" },
      });
      expect(data?.response).toContain("**Check-in**");
    },
  );

  const answers: string[] = [];

  async function problemsOf({ asks, expects, never = [], action, as = "reference", proposes }: Asked): Promise<string[]> {
    // Each is the first of its athlete: a sign of danger before it would be all that is talked about.
    await server.database.query("delete from public.safety_stops");
    await server.database.query("delete from public.coach_conversations");
    const data = await ask[as]({ content: asks, action: action ?? "coaching_question" });
    const { proposals } = data;
    // Who answers and what it rests on say nothing about the answer.
    const response = data.response.replace(/\n\n_I am the built-in coach[\s\S]*_$/, "");
    answers.push(`## ${asks}\n${response}\n${JSON.stringify(proposals)}`);
    const reasons = proposals.map(({ request }) => request.reason);
    const broken = proposals.filter(
      ({ request }) =>
        request.reason !== "record" && !adjustTrainingPlanRequest.safeParse({ ...request, planId: athletes[as].userId }).success,
    );
    const wanted = proposes === undefined || (proposes === "none" ? reasons.length === 0 : reasons.includes(proposes));
    return [
      ...expects.filter((fact) => !new RegExp(fact, "iu").test(response)).map((fact) => `lacks ${String(fact)}`),
      ...[...never, /undefined|NaN|\[object/].filter((fact) => fact.test(response)).map((fact) => `says ${String(fact)}`),
      ...(wanted ? [] : [`proposes ${reasons.join(", ") || "nothing"}`]),
      ...broken.map(({ request }) => `adjust-training-plan does not take ${JSON.stringify(request)}`),
      ...(response.length > 3000 ? ["too long"] : []),
    ];
  }
});

/** The engine's view of the athlete of `referenceAthletes`. */
const REFERENCE: Trained = {
  level: "intermediate",
  focus: "hyrox",
  age: 36,
  sex: "male",
  bodyWeight: 80,
  trainingYears: 5,
  strength: { oneRepMax: { backSquat: 140, deadlift: 140, cleanAndJerk: 95, snatch: 75, overheadPress: 65 }, recordedOn: "2026-11-10" },
  gymnastics: { strictPullUps: 8, handstandPushUps: 2, recordedOn: "2026-11-10" },
  conditioning: { run5k: 1310, run10k: 2716, row500m: 98, ftp20min: 260, recordedOn: "2026-11-10" },
  availability: { daysPerWeek: 4 },
};
