import { readdirSync, readFileSync } from "node:fs";
import { readInjuries, referralFor } from "@ironpace/training";
import { beforeAll, describe, expect, test } from "vitest";
import { readTurn } from "./conversation.ts";
import { referralInProfile } from "./profile-text.ts";
import type { DangerSign } from "./say.ts";

const RISKS = ["none", "check", "doctor", "emergency"] as const;
type Risk = (typeof RISKS)[number];

/** A message, or the turns of a conversation, with the level that its writer judged right. None of them is in the training corpus as it is. */
interface Judged {
  readonly id: string;
  readonly where: "chat" | "profile";
  readonly turns: readonly string[];
  readonly level: Risk;
  /** Which first aid fits: categories of triage.md, or what is needed whichever category it is. */
  readonly aids?: readonly string[];
}

const FOLDER = new URL("../../triage-evaluation/", import.meta.url);
const TODAY = "2026-11-25";
/** First aid within a category. */
const PART_OF: { readonly [aid: string]: string } = {
  torsion: "belly",
  flutter: "heart",
  overdrinking: "heat",
  "high-sugar": "sugar",
  "slow-warning": "eating",
  seizure: "faint",
  "low-energy": "eating",
  nerve: "spine",
  burn: "infection",
  wound: "limb",
  bite: "infection",
  snake: "limb",
  "tight-cast": "limb",
  fasting: "belly",
  fluids: "belly",
};
/** Processor time for a message: how long a test takes depends on what else runs. */
const MOST_MILLISECONDS = 30;
const MOST_SECONDS = 120;

const messages: readonly Judged[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((name) => readFileSync(new URL(name, FOLDER), "utf8").split("\n").filter(Boolean))
  .map((line) => JSON.parse(line) as Judged);
const found = new Map<Judged, Risk>();
const aids = new Map<Judged, string>();
let milliseconds = 0;

beforeAll(async () => {
  await readTurn("hello", { earlier: [] }, TODAY);
  const before = process.cpuUsage();
  for (const message of messages) found.set(message, message.where === "profile" ? await profileRisk(message) : await chatRisk(message));
  const { user, system } = process.cpuUsage(before);
  milliseconds = (user + system) / 1000 / messages.reduce((sum, { turns }) => sum + turns.length, 0);
}, MOST_SECONDS * 1000);

/** As the coach goes through it: a sign stays, a question is answered by the next turn. */
async function chatRisk(message: Judged): Promise<Risk> {
  const { turns } = message;
  let risk: Risk = "none";
  let asked: DangerSign | undefined;
  for (const [at, content] of turns.entries()) {
    const turn = await readTurn(content, { earlier: turns.slice(0, at), asked }, TODAY);
    asked = turn.kind === "ask" ? turn : undefined;
    if (turn.kind === "sign") aids.set(message, turn.aid ?? turn.category);
    const now: Risk = turn.kind === "none" ? "none" : turn.kind === "ask" ? "check" : turn.level === "emergency" ? "emergency" : "doctor";
    risk = isAlarm(risk) && RISKS.indexOf(now) < RISKS.indexOf(risk) ? risk : now;
  }
  return risk;
}

async function profileRisk({ turns }: Judged): Promise<Risk> {
  const text = turns.join("\n");
  const isRefused = referralFor(readInjuries(text, TODAY)) !== undefined || (await referralInProfile([text], TODAY)) !== undefined;
  return isRefused ? "emergency" : "none";
}

/** Every fifth message written with the last part of the corpus, short and in seven languages; nothing was changed to suit them. */
function isUntuned({ id }: Judged): boolean {
  return /^[dh]2-/u.test(id);
}

function isAlarm(risk: Risk): boolean {
  return risk === "doctor" || risk === "emergency";
}

/** Share of the messages of a level that are found to be something, and those that are not. */
function share(
  level: Risk,
  where: Judged["where"],
  isFound: (risk: Risk) => boolean,
  isInSet: (message: Judged) => boolean = (message) => !isUntuned(message),
): { readonly share: number; readonly others: readonly string[] } {
  const all = messages.filter((message) => message.level === level && message.where === where && isInSet(message));
  const others = all.filter((message) => !isFound(found.get(message) ?? "none"));
  return { share: (all.length - others.length) / all.length, others: others.map(({ id, turns }) => `${id} ${turns.join(" >> ")}`) };
}

describe("judged messages that the classifier has not learned from", () => {
  test("there are enough of them", () => expect(messages.length).toBeGreaterThanOrEqual(800));

  test.each([
    ["emergency", 0.99],
    ["doctor", 0.97],
  ] as const)("%s: at least %d are alarms", (level, least) => {
    const { share: alarms, others } = share(level, "chat", isAlarm);
    expect(alarms, others.join("\n")).toBeGreaterThanOrEqual(least);
  });

  test("emergencies are called emergencies", () =>
    expect(share("emergency", "chat", (risk) => risk === "emergency").share).toBeGreaterThanOrEqual(0.98));

  test("doctor's matters are called no emergencies", () => {
    const { share: calm, others } = share("doctor", "chat", (risk) => risk !== "emergency");
    expect(calm, others.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  test("first aid is that of what was said, or of no category", () => {
    const answered = messages.filter((message) => message.aids !== undefined && aids.has(message) && !isUntuned(message));
    const fits = (message: Judged, aid: string): boolean =>
      message.aids?.includes(aid) === true || message.aids?.includes(PART_OF[aid] ?? "") === true;
    const general = answered.filter((message) => aids.get(message) === "unclear");
    const others = answered.filter((message) => aids.get(message) !== "unclear" && !fits(message, aids.get(message) ?? ""));
    expect(
      others.length / answered.length,
      others.map((message) => `${aids.get(message)}: ${message.turns.join(" >> ")}`).join("\n"),
    ).toBeLessThanOrEqual(0.03);
    expect(general.length / answered.length).toBeLessThanOrEqual(0.1);
  });

  test("harmless messages raise no alarm", () => {
    const { share: quiet, others } = share("none", "chat", (risk) => !isAlarm(risk));
    expect(quiet, others.join("\n")).toBeGreaterThanOrEqual(0.985);
  });

  test("weak signs are asked about or left alone, and no emergency", () =>
    expect(share("check", "chat", (risk) => risk !== "emergency").share).toBeGreaterThanOrEqual(0.93));

  test("hardly a plan is refused for an honest history in a profile", () => {
    const { share: plans, others } = share("none", "profile", (risk) => !isAlarm(risk));
    expect(plans, others.join("\n")).toBeGreaterThanOrEqual(0.96);
  });

  test("an emergency of now in a profile refuses the plan", () =>
    expect(share("emergency", "profile", isAlarm)).toEqual({ share: 1, others: [] }));

  test("a message takes little time", () => expect(milliseconds).toBeLessThan(MOST_MILLISECONDS));
});

describe("messages that nothing was tuned to", () => {
  test.each([
    ["emergency", "alarms", isAlarm, 0.85],
    ["doctor", "alarms", isAlarm, 0.84],
    ["doctor", "no emergencies", (risk: Risk) => risk !== "emergency", 0.72],
    ["none", "no alarms", (risk: Risk) => !isAlarm(risk), 0.9],
  ] as const)("%s: %s", (level, _, isFound, least) => expect(share(level, "chat", isFound, isUntuned).share).toBeGreaterThanOrEqual(least));
});
