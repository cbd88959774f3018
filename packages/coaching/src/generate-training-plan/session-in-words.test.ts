import { type Athlete, generatePlan } from "@ironpace/training";
import { expect, test } from "vitest";
import type { ModelPrompt } from "../language-model/model-prompt.ts";
import { getOffer } from "../language-model/session-choices.ts";
import { Asking } from "../language-model/session-model-client.ts";
import { type PlanCheck, sessionInWords, type WrittenSession } from "./session-in-words.ts";

const ATHLETE: Athlete = {
  level: "advanced",
  focus: "crossfit",
  strength: { oneRepMax: { backSquat: 140, deadlift: 170, overheadPress: 60 } },
  gymnastics: { strictPullUps: 10 },
  conditioning: { row500m: 95, run5k: 1380 },
  availability: { daysPerWeek: 5 },
};
const WORDS = { title: "Model session", description: "Steady work.", stimulus: "You stay calm.", strategy: "Begin easily.", cues: [] };
const LOG = { info: () => undefined, error: () => undefined };

const result = generatePlan(ATHLETE, { startDate: "2026-11-23", weeks: 5 });
if (result.kind !== "plan") throw new Error("no plan");
const { plan } = result;
const session = plan.weeks.flatMap(({ sessions }) => sessions).find((one) => sameTwice(one).length === 2)!;
const offer = getOffer(plan, ATHLETE, session);

test("two choices that are each offered and do not go together are sent back, and one of them is done", async () => {
  const both = sameTwice(session);
  const [one = ""] = both;
  const { written, prompts } = await asked([both, [one]], () => []);
  expect(prompts[1]?.messages.at(-1)?.content).toContain(`${both.join(" and ")} do not go together in one session.`);
  expect(written?.swaps).toMatchObject([{ by: offer.get(one)?.by, isSuggested: true }]);
  expect(written?.original.title).not.toBe("Model session");
});

test("what breaks a rule of the plan is sent back with the rule; broken twice the session is the engine's", async () => {
  const [id = "", other = ""] = offer.keys();
  const chosen = offer.get(id)?.by;
  const check: PlanCheck = ({ blocks }) =>
    Object.values(blocks).some((lines) => lines.some(({ name }) => name === chosen)) ? ["13 hard sets of pull, at most 12"] : [];
  const repaired = await asked([[id], [other]], check);
  expect(repaired.prompts[1]?.messages.at(-1)?.content).toContain("- 13 hard sets of pull, at most 12");
  expect(repaired.written?.swaps.map(({ by }) => by)).toEqual([offer.get(other)?.by]);
  const stubborn = await asked([[id], [id]], check);
  expect([stubborn.written, stubborn.prompts.length]).toEqual([undefined, 2]);
});

/** A model that answers with these choices, one after the other. */
async function asked(
  choices: readonly (readonly string[])[],
  check: PlanCheck,
): Promise<{ written: WrittenSession | undefined; prompts: ModelPrompt[] }> {
  const prompts: ModelPrompt[] = [];
  const model = {
    allSessionsMs: 1000,
    async *write(prompt: ModelPrompt) {
      prompts.push(prompt);
      yield { kind: "text" as const, text: JSON.stringify({ ...WORDS, exchanges: choices[prompts.length - 1] }) };
    },
  };
  const asking = new Asking(model, new AbortController().signal, LOG);
  const told = { level: ATHLETE.level, focus: ATHLETE.focus };
  return { written: await sessionInWords(session, { plan, athlete: ATHLETE, told, asking, check }), prompts };
}

/** Ids of two lines that offer the same exercise; empty where there are none. */
function sameTwice(one: (typeof plan.weeks)[number]["sessions"][number]): readonly string[] {
  const entries = [...getOffer(plan, ATHLETE, one)];
  const pair = entries.flatMap(([first, { by, line }]) =>
    entries.filter(([, next]) => next.by === by && next.line > line).map(([second]) => [first, second]),
  );
  return pair[0] ?? [];
}
