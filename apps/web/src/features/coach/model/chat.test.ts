import type { AiCoachResponse } from "@ironpace/contract";
import { expect, test } from "vitest";
import { type Chat, type ChatEvent, EMPTY_CHAT, isReplaceable, nextChat, withOutcome } from "./chat.ts";

const at = "2026-04-16T10:00:00Z";
const asked: ChatEvent = { type: "asked", message: { id: "q", role: "user", content: "How fast?", timestamp: at } };
const delta = (text: string): ChatEvent => ({ type: "delta", id: "a", text, at });
const answer: AiCoachResponse = {
  response: "Easy: 5:40 /km.",
  coach: "built-in",
  proposals: [],
  sources: [],
  followUps: [],
  redFlag: false,
  safety: { level: "none" },
  tokenCount: { total: 0 },
  conversationId: "c",
  messageId: 7,
};
const after = (...events: readonly ChatEvent[]): Chat => events.reduce(nextChat, EMPTY_CHAT);
const texts = (chat: Chat) => chat.messages.map(({ content }) => content);

test("an answer grows, then is whole", () => {
  const growing = after(asked, delta("Easy: "), delta("5:40"));
  expect(texts(growing)).toEqual(["How fast?", "Easy: 5:40"]);
  expect(growing.loading).toBe(true);
  const done = nextChat(growing, { type: "done", id: "a", answer, at });
  expect(texts(done)).toEqual(["How fast?", "Easy: 5:40 /km."]);
  expect(done).toMatchObject({ loading: false, conversationId: "c" });
});

test("what a language model looks up is told until it has words", () => {
  const looking = after(asked, { type: "progress", text: "Reading your data" });
  expect(looking).toMatchObject({ progress: "Reading your data", loading: true });
  expect(nextChat(looking, delta("Easy"))).not.toHaveProperty("progress");
});

test("a language model that gives up leaves nothing of its answer", () => {
  expect(texts(after(asked, delta("As a large"), { type: "restart" }, delta("Easy")))).toEqual(["How fast?", "Easy"]);
});

test("a failure keeps the question, and asking again drops what had come of the answer", () => {
  const failed = after(asked, delta("Eas"), {
    type: "failed",
    failure: { content: "How fast?", action: "coaching_question", replacesLast: false, error: new Error() },
  });
  expect(failed).toMatchObject({ loading: false, failure: { content: "How fast?" } });
  expect(texts(failed)).toEqual(["How fast?", "Eas"]);
  const again = nextChat(failed, { type: "asked again" });
  expect(texts(again)).toEqual(["How fast?"]);
  expect(again).toMatchObject({ loading: true, failure: undefined });
});

test("a stopped answer keeps what had come", () => {
  const { messages, loading } = after(asked, delta("Easy"), { type: "stopped", id: "a", at });
  expect(loading).toBe(false);
  expect(messages[1]).toMatchObject({ content: "Easy", facts: { interrupted: true, proposals: [] } });
});

test("each card of an answer has its own outcome", () => {
  const card = { title: "Rest on Fri 27 Nov", why: "", request: { reason: "missed" } } as const;
  const chat = after(asked, { type: "done", id: "a", answer: { ...answer, proposals: [card, card] }, at });
  const facts = chat.messages[1]!.facts!;
  const second = nextChat(chat, { type: "changed", id: "a", facts: { outcomes: withOutcome(facts, 1, { decision: "accepted" }) } });
  expect(second.messages[1]?.facts?.outcomes).toEqual([undefined, { decision: "accepted" }]);
  const both = withOutcome(second.messages[1]!.facts!, 0, { decision: "rejected" });
  expect(both).toEqual([{ decision: "rejected" }, { decision: "accepted" }]);
});

test("a question that is reworded takes the place of the last one, unless health or a decision hangs on it", () => {
  const chat = after(asked, { type: "done", id: "a", answer, at });
  expect(isReplaceable(chat)).toBe(true);
  const replaced = nextChat(chat, { type: "replaced", message: { id: "q2", role: "user", content: "How slow?", timestamp: at } });
  expect(texts(replaced)).toEqual(["How slow?"]);
  expect(replaced).toMatchObject({ loading: true, conversationId: "c" });
  expect(isReplaceable(replaced)).toBe(false);
  expect(isReplaceable(nextChat(chat, { type: "changed", id: "a", facts: { outcomes: [{ decision: "accepted" }] } }))).toBe(false);
  const asksAboutHealth = { ...answer, safety: { level: "check", category: "heart" } } as const;
  expect(isReplaceable(after(asked, { type: "done", id: "a", answer: asksAboutHealth, at }))).toBe(false);
});
