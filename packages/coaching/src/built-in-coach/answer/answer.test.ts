import { assessCapacities, type Athlete, generatePlan, raceReadiness, readInjuries } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "./answer.ts";
import type { CoachAnswer } from "./coach-answer.ts";
import type { Turn } from "../dialogue/turn.ts";
import { type Diary, emptyDiary } from "../own-data/diary.ts";
import type { CoachView } from "../view.ts";

/** A Thursday. */
const TODAY = "2026-11-26";

const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  strength: { oneRepMax: { backSquat: 120 } },
  gymnastics: { strictPullUps: 6 },
  conditioning: { run5k: 1335 },
  availability: { daysPerWeek: 6 },
};

function viewOf(): CoachView {
  const made = generatePlan(ATHLETE, { startDate: "2026-11-23", weeks: 4 });
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
const DIARY: Diary = {
  ...emptyDiary({ athlete: ATHLETE }),
  benchmarks: [
    { field: "back_squat", value: 100, on: "2025-11-20" },
    { field: "back_squat", value: 107.5, on: "2026-05-20" },
    { field: "back_squat", value: 112.5, on: "2026-11-10" },
  ],
  planned: [
    { on: "2026-11-18", title: "Threshold run", code: "RT", status: "completed" },
    { on: "2026-11-20", title: "Long run", code: "RL", status: "skipped", skipReason: "Travel" },
  ],
  work: [
    { on: "2026-10-01", title: "Easy run", code: "RE", minutes: 40, metres: { run: 7000 }, isDistanceLogged: true, sets: [] },
    { on: "2026-11-24", title: "Threshold run", code: "RT", minutes: 50, metres: { run: 9000 }, isDistanceLogged: true, sets: [] },
  ],
};

/** The answers of a conversation, the last one. */
async function askAll(...messages: readonly string[]): Promise<CoachAnswer> {
  const turns: Turn[] = [];
  let answer: CoachAnswer | undefined;
  for (const content of messages) {
    answer = await answerQuestion({ action: "coaching_question", content, turns: [...turns], introduces: false }, VIEW, {
      library: { bySlug: () => Promise.resolve([]), search: () => Promise.resolve([]) },
      diary: () => Promise.resolve(DIARY),
    });
    turns.push({ question: content, answer: answer.text, proposals: answer.proposals, decision: null });
  }
  if (answer === undefined) throw new Error("nothing asked");
  return answer;
}

describe("“ill” that means “I'll”", () => {
  test("is no illness", async () => {
    const undone = await askAll("make tomorrow a rest day", "nah undo that, ill do it");
    expect(undone.topic).toBe("dialogue: undo");
    const kept = await askAll("ok ill train tomorrow");
    expect(kept.proposals).toEqual([]);
    expect(kept.text).toContain("nothing has changed");
    expect((await askAll("ill be away next week")).proposals.map(({ request }) => request.reason)).toEqual(["travel"]);
  });

  test.each(["im ill", "ill until monday", "i think im getting ill"])("is one in “%s”", async (content) => {
    expect((await askAll(content)).topic).toBe("illness");
  });
});

describe("doping", () => {
  test.each(["is clen banned", "clenbuterol side effects", "is clenbuterol dangerous"])(
    "“%s” names the danger to the heart",
    async (content) => {
      expect((await askAll(content)).text).toMatch(/dangerous for the heart[\s\S]*no dose/);
    },
  );
});

describe("health that was told before", () => {
  test.each([{ said: ["i've got a cold", "so can i still train tomorrow"], from: "2026-11-27" }])(
    "is part of the question: $said",
    async ({ said, from }) => {
      const { topic, text, proposals } = await askAll(...said);
      expect(topic).toBe("illness");
      expect(text).toContain("20–30 easy minutes at most");
      expect(proposals.map(({ request }) => request)).toEqual([{ reason: "illness", from, to: from }]);
    },
  );

  test("makes today easy where there is no fever", async () => {
    const { text, proposals } = await askAll("i've got a cold", "just runny nose no fever", "can i still train today");
    expect(text).toContain("Easy is fine, hard is not");
    expect(proposals[0]?.request).toMatchObject({ reason: "ease", from: TODAY, onlyEasy: true });
  });

  test("is over when the athlete says so", async () => {
    expect((await askAll("i've got a cold", "im fine again", "can i train tomorrow")).proposals).toEqual([]);
  });
});

describe("a rest day that is asked for", () => {
  test.each([
    ["rest day on saturday please"],
    ["can saturday be a rest day"],
    ["how heavy do I squat next time?", "make it a rest day saturday"],
  ])("is the day that is named: %s", async (...said) => {
    const { proposals } = await askAll(...said.filter((turn) => turn !== undefined));
    expect(proposals.map(({ request }) => request)).toEqual([{ reason: "missed", sessionIds: ["w1d6"] }]);
  });

  test("is no change where it is a question", async () => {
    expect((await askAll("is saturday a rest day")).proposals).toEqual([]);
  });
});

describe("another person", () => {
  test.each([
    "what did anna train this week",
    "what did anna do this week",
    "show me what anna trained this week",
    "how fast is anna over 5k",
    "whats jonas' 5k time",
    "whats jonas' 5k time and did he train this week?",
  ])("“%s” shows nothing of the athlete's own", async (content) => {
    const { topic, text } = await askAll(content);
    expect(topic).toBe("other people");
    expect(text).toContain("I only see your own data");
  });

  test.each([
    "what did i train this week",
    "how fast was fran in june",
    "when did hyrox training start",
    "what does rhabdo do",
    "what's tomorrow's 5k pace",
    "does fartlek training help me run faster",
  ])("is not seen in “%s”", async (content) => {
    expect((await askAll(content)).topic).not.toBe("other people");
  });
});

describe("a weekday of next week", () => {
  test.each([
    { said: ["move tomorrows session to thursday next week"] },
    { said: ["move tomorrows session to saturday", "make that thursday next week"] },
    { said: ["verschiebe morgen auf donnerstag nächster woche"] },
  ])("keeps its week: $said", async ({ said }) => {
    const { text, proposals } = await askAll(...said);
    // The card is for the nearest day of the week that the session is in.
    expect(proposals.map(({ request }) => request.reason === "move" && request.to)).toEqual(["2026-11-29"]);
    expect(text).toMatch(/Thu 3 Dec|Do 3\. Dez/);
    expect(text).toMatch(/A session can only move within its week|Eine Einheit/);
  });
});

describe("looser wordings", () => {
  test("of a question about training", async () => {
    expect((await askAll("what even is a deload")).text).toBe((await askAll("what is a deload")).text);
  });

  test.each([
    "how has my squat gone over the last year",
    "squat progress last 12 months",
    "how did my squat 1rm change since last november",
  ])("of how a lift has changed: “%s”", async (content) => {
    expect((await askAll(content)).text).toMatch(/(?=[\s\S]*100 kg)(?=[\s\S]*\*\*112\.5 kg\*\*)[\s\S]*\+12\.5 kg/);
  });
});

describe("since the start of the plan", () => {
  test.each([
    "how many sessions have i done since plan start",
    "how often did i run since plan start",
    "wie oft bin ich seit planstart gelaufen",
  ])("is no other period: “%s”", async (content) => {
    const { text } = await askAll(content);
    expect(text).toMatch(/ince the start of the plan|eit dem Start des Plans/);
    expect(text).toMatch(/\*\*1 (?:session|run|Einheit)\*\*/);
  });
});

describe("questions about days without training", () => {
  test("are answered from the plan and the log, each with its days", async () => {
    const next = await askAll("when is my next rest day");
    expect(next.text).toMatch(/next one is \*\*\w+day \d/);
    expect((await askAll("is sunday a rest day?")).text).toMatch(/^\*\*(?:Yes|No)\*\*/);
    expect((await askAll("how many rest days did i take in october", "and in september?")).text).toContain("September 2026");
    expect((await askAll("rest day on saturday please")).proposals.map(({ request }) => request.reason)).toEqual(["missed"]);
  });
});

describe("questions about missed sessions", () => {
  test("keep their subject over turns and name the last one", async () => {
    expect((await askAll("which weekday do i skip most", "how many were in november")).text).toContain("You missed **1 session**");
    expect((await askAll("when did i last miss a session")).text).toContain("Fri 20 Nov 2026: Long run");
    expect((await askAll("how many sessions did i miss this month", "why")).text).toContain("“Travel”");
    expect((await askAll("i missed yesterdays session what now")).topic).toBe("missed");
  });
});

describe("comparisons and periods", () => {
  test("“better since summer” compares the tests of the sport", async () => {
    expect((await askAll("is my squat or my deadlift better")).text).not.toContain("Knees");
    expect((await askAll("how far did i run over the last year")).text).toContain("last 12 months");
  });

  test("“20 min shorter” takes 20 minutes away", async () => {
    const [card] = (await askAll("make saturday 20 min shorter")).proposals;
    const session = VIEW.plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === "2026-11-28");
    expect(card?.request).toMatchObject({ reason: "ease", mostMinutes: (session?.duration ?? 0) - 20 });
  });

  test("a race keeps its own name and its distance", async () => {
    const [card] = (await askAll("add a race: silvesterlauf leipzig 10k on dec 31")).proposals;
    expect(card?.title).toBe("Add Silvesterlauf Leipzig, 10 km");
  });
});

test("“what have i got” on a day asks for what is planned", async () => {
  expect((await askAll("what have i got on saturday")).text).toContain("Saturday 28 November");
});

test("a training day that is named as the reason does not stay", async () => {
  const { proposals } = await askAll("from now on only mon wed fri sat, tuesday doesnt work any more");
  expect(proposals.map(({ request }) => request)).toMatchObject([{ availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 6] } }]);
});

describe("a time that is typed in", () => {
  test("leaves training paces and logs alone", async () => {
    expect((await askAll("what are my training paces with a 45:30 10k")).text).toContain("VDOT");
    expect((await askAll("log 5k in 22:30")).proposals).toHaveLength(1);
  });
});

describe("questions about training", () => {
  test.each([
    ["whats a good cadence for easy running", "160–180"],
    ["how do i get better at sled pull", "6–8 × 12.5 m"],
    ["how often should i deload", "Every fourth week"],
    ["do i need lifting shoes", "flat, firm sole"],
    ["do i need proper shoes for lifting or can i squat in my runners", "flat, firm sole"],
    ["whats my weakest station", "no split times"],
    ["which station is costing me most?", "no split times"],
    ["what rpe should a threshold run be", "RPE 7"],
    ["how long before bed should i stop caffeine", "8 hours"],
    ["how many days before race last hard session", "5 days before"],
    ["wie oft soll ich deloaden", "jede vierte Woche"],
  ])("“%s” gets the number or step that is asked for", async (content, says) => {
    expect((await askAll(content)).text).toContain(says);
  });

  test("go on over turns", async () => {
    expect((await askAll("how much protein do i need a day", "and on rest days?")).text).toContain("On rest days");
    const station = await askAll("how should i pace wall balls", "how many is it in the race for me and what weight");
    expect(station.text).toMatch(/100 reps at \d/);
  });

  test("leave the athlete's own data and orders alone", async () => {
    for (const content of [
      "am i getting stronger on squat",
      "log a 45 min easy bike this morning rpe 3",
      "how many wall balls did i do last month",
    ])
      expect((await askAll(content)).topic).not.toBe("advice");
  });
});

describe("what goes on from the question before", () => {
  test("is an order where something shall change, and advice where it is asked for", async () => {
    const eased = await askAll("whats on saturday", "too much can you make it easier");
    expect(eased.proposals.map(({ request }) => request.reason)).toEqual(["ease"]);
    expect((await askAll("how much protein a day", "is 20g enough")).topic).not.toBe("own data: log");
    expect((await askAll("whats my squat max", "whats 80 percent of it")).text).toContain("**90 kg**");
    expect((await askAll("whats a deload", "can i skip it")).text).toContain("Better not");
  });

  test("an injury in a question about training comes first", async () => {
    expect((await askAll("how do i improve my squat with a torn meniscus")).topic).toBe("injury");
  });
});

test("a Hyrox is predicted to the second that its card shows", async () => {
  const race = { name: "Hyrox Berlin", type: "hyrox", date: "2027-03-06", priority: "A", goals: [] } as const;
  const onCard = raceReadiness(ATHLETE, race, TODAY).find(({ name }) => name === "Finish")?.have;
  expect(onCard).toMatch(/^1:\d\d:\d\d$/u);
  const { text } = await askAll("what is my predicted hyrox finish time?");
  expect(text).toContain(`**${onCard ?? ""} to `);
});

describe("a turn after another", () => {
  test("a best is asked for as it was", async () => {
    expect((await askAll("quel est mon record au squat ?", "et il y a un an ?")).text).toContain("100 kg");
    expect((await askAll("what's my best back squat?", "y hace un año?")).text).toContain("100 kg");
  });

  test("the week of a date is that whole week", async () => {
    expect((await askAll("how many sessions do I have in the week of 7 December?")).text).toContain("in the week from Mon 7 Dec");
  });

  test("rows are shown where an answer is doubted", async () => {
    expect((await askAll("what's my best back squat?", "how sure are you?")).text).toMatch(/107\.5 kg[\s\S]*100 kg/);
  });

  test("what nothing understands is asked back with the names of what was talked about", async () => {
    expect((await askAll("what's my best back squat?", "total frobs?")).text).not.toContain("112.5");
  });
});
