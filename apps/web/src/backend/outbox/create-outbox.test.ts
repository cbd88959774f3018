import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWriteOutbox, mayPassLater, type Outcome } from "./create-outbox.ts";
import type { OutboxRecord } from "./outbox-record.ts";
import { memoryOutbox } from "./outbox-store.ts";

const SENT: Outcome = { kind: "sent" };
const UNREACHABLE: Outcome = { kind: "unreachable" };

let answers: Outcome[];
let calls: OutboxRecord[];
let stored: string[];
let user: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  [answers, calls, stored, user] = [[], [], [], "robin"];
});
afterEach(() => vi.useRealTimers());

function start(store = memoryOutbox(), during = () => Promise.resolve()) {
  let count = 0;
  return createWriteOutbox({
    store,
    send: async (record) => {
      calls.push(record);
      await during();
      return answers.shift() ?? SENT;
    },
    userId: () => user,
    onSent: ({ key }) => stored.push(key),
    newVersion: () => String(++count),
    now: () => ++count,
  });
}

const write = (key: string, session_id = key) => ({ key, name: "remove_performed_session" as const, args: { session_id }, refreshes: [] });
const sent = () => calls.map(({ args }) => (args as { session_id: string }).session_id);
const settle = () => vi.advanceTimersByTimeAsync(0);

test("what is enqueued is sent in order and then gone", async () => {
  const outbox = start();
  await outbox.enqueue(write("a"));
  await outbox.enqueue(write("b"));
  expect(outbox.state().waiting.length).toBeGreaterThan(0);
  await settle();
  expect([sent(), stored, outbox.state()]).toEqual([["a", "b"], ["a", "b"], { waiting: [], failed: [] }]);
});

test("a server that is down is asked again, an account without room is told", () => {
  expect([0, 401, 408, 429, 500, 502, 503].map(mayPassLater)).toEqual(Array(7).fill(true));
  expect([400, 403, 409, 413, 507].map(mayPassLater)).toEqual(Array(5).fill(false));
});

test("without a connection it waits, tries again after 1, 2, 4 seconds and keeps the order", async () => {
  const outbox = start();
  answers = [UNREACHABLE, UNREACHABLE, UNREACHABLE];
  await outbox.enqueue(write("a"));
  await settle();
  expect(outbox.state().waiting).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1 + 2000);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3999);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect([stored, outbox.state().waiting]).toEqual([["a"], []]);
});

test("a connection that is back is used at once", async () => {
  const outbox = start();
  answers = [UNREACHABLE];
  await outbox.enqueue(write("a"));
  await settle();
  await outbox.wake();
  expect(stored).toEqual(["a"]);
});

test("a later write takes the place of one that waits", async () => {
  const outbox = start();
  answers = [UNREACHABLE];
  await outbox.enqueue(write("a", "first"));
  await settle();
  await outbox.enqueue(write("a", "second"));
  await settle();
  expect(sent()).toEqual(["first", "second"]);
  expect(outbox.state().waiting).toEqual([]);
});

test("a write that is changed while it is sent is sent again", async () => {
  let change: (() => Promise<void>) | undefined = () => outbox.enqueue(write("a", "second"));
  const outbox = start(memoryOutbox(), async () => {
    const once = change;
    change = undefined;
    await once?.();
  });
  await outbox.enqueue(write("a", "first"));
  await settle();
  expect(sent()).toEqual(["first", "second"]);
  expect(outbox.state().waiting).toEqual([]);
});

test("what the server refuses is told and holds nothing up; retry sends it again, discard gives it up", async () => {
  const outbox = start();
  answers = [{ kind: "refused", reason: "Too heavy" }];
  await outbox.enqueue(write("a"));
  await outbox.enqueue(write("b"));
  await settle();
  expect(stored).toEqual(["b"]);
  expect(outbox.state().failed.map(({ key, refusal }) => [key, refusal])).toEqual([["a", "Too heavy"]]);
  answers = [{ kind: "refused", reason: "Still too heavy" }];
  await outbox.retry();
  expect(outbox.state().failed.map(({ refusal }) => refusal)).toEqual(["Still too heavy"]);
  await outbox.retry();
  expect([stored, outbox.state().failed]).toEqual([["b", "a"], []]);
  answers = [{ kind: "refused", reason: "No" }];
  await outbox.enqueue(write("c"));
  await settle();
  await outbox.discard("c");
  expect(outbox.state().failed).toEqual([]);
});

test("it is there again on the next page, for the same athlete only", async () => {
  const store = memoryOutbox();
  answers = [UNREACHABLE];
  await start(store).enqueue(write("a"));
  await settle();
  vi.clearAllTimers();
  user = "somebody else";
  const next = start(store);
  await next.wake();
  expect([next.state().waiting, stored]).toEqual([[], []]);
  user = "robin";
  await next.wake();
  expect(stored).toEqual(["a"]);
});

test("nobody's writes are not taken", async () => {
  user = undefined;
  await expect(start().enqueue(write("a"))).rejects.toThrow("Please sign in again.");
});
