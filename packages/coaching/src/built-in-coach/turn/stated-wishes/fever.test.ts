import { assessCapacities, type Athlete, generatePlan, readInjuries } from "@ironpace/training";
import { expect, test } from "vitest";
import { answerQuestion } from "../../answer/answer.ts";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Turn } from "../../dialogue/turn.ts";
import { emptyDiary } from "../../own-data/diary.ts";
import type { CoachView } from "../../view.ts";
import { tellsFever } from "./fever.ts";

const TODAY = "2026-11-26";
const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  strength: { oneRepMax: { backSquat: 120 } },
  gymnastics: {},
  conditioning: { run5k: 1335 },
  availability: { daysPerWeek: 6 },
};

function viewOf(): CoachView {
  const made = generatePlan(ATHLETE, { startDate: "2026-11-23", weeks: 2 });
  if (made.kind !== "plan") throw new Error("no plan");
  const sessions = made.plan.weeks.flatMap(({ sessions: each }) => each);
  return {
    today: TODAY,
    athlete: ATHLETE,
    assumed: [],
    distances: "km",
    capacities: assessCapacities(ATHLETE, TODAY),
    injuries: readInjuries("", TODAY),
    plan: { id: "plan", plan: made.plan, outcomes: [], rows: new Map(sessions.map(({ id }) => [id, id])) },
    competitions: [],
    performed: [],
    goals: {},
  };
}

const VIEW = viewOf();

async function askAll(...messages: readonly string[]): Promise<readonly CoachAnswer[]> {
  const answers: CoachAnswer[] = [];
  for (const content of messages) {
    const turns = answers.map(({ text, proposals }, at) => ({ question: messages[at] ?? "", answer: text, proposals, decision: null }));
    answers.push(await ask(content, turns));
  }
  return answers;
}

function ask(content: string, turns: readonly Turn[] = []): Promise<CoachAnswer> {
  return answerQuestion({ action: "coaching_question", content, turns, introduces: false }, VIEW, {
    library: { bySlug: () => Promise.resolve([]), search: () => Promise.resolve([]) },
    diary: () => Promise.resolve(emptyDiary({ athlete: ATHLETE })),
  });
}

test.each([
  "sore throat and a slight fever since this morning, long run anyway?",
  "sore throat, 37.9, run today?",
  "bin seit heut früh krank, hals + bissl fieber. longrun trotzdem?",
  "desde esta mañana dolor de garganta y un poco de fiebre, hago la tirada?",
  "mal de gorge et un peu de fièvre depuis hier, je fais la sortie longue ?",
  "gola e due linee di febbre da ieri, faccio il lungo?",
  "koorts en keelpijn, toch hardlopen?",
])("with a fever nothing is trained, not even easily: %s", async (content) => {
  const { text, proposals } = await ask(content);
  expect(text).toMatch(
    /No training|you do not train|kein Training|Kein Training|Pas d’entraînement|Nada de entrenar con fiebre|Niente allenamento con la febbre/u,
  );
  expect(text).not.toMatch(/20–30/u);
  expect(proposals.map(({ request }) => request.reason)).toEqual(["illness"]);
});

test.each([["fever since this morning 38.4"], ["i have a fever"], ["habe fieber seit heute"]])(
  "a fever is kept in mind: %s",
  async (told) => {
    const [first, after, over] = await askAll(
      told,
      "can i do the run tomorrow",
      "the fever is gone since sunday, can i do the run tomorrow",
    );
    expect(first?.proposals.map(({ request }) => request.reason)).toEqual(["illness"]);
    expect(after?.text).toMatch(/^\*\*(?:No training|Kein Training)/u);
    expect(over?.text).not.toMatch(/^\*\*No training with a fever/u);
  },
);

test.each([
  "bench 37.5 kg x 5 felt easy",
  "sin fiebre desde el lunes, solo mocos",
  "keine fieber mehr seit 3 tagen",
  "my son has a fever",
  "ran 37.8 km this week",
  "mi hijo tiene fiebre",
])("no fever of the athlete: %s", (words) => expect(tellsFever(words)).toBe(false));
