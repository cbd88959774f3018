import { expect, test, vi } from "vitest";
import { joinReads } from "./joined-reads.ts";

const parts = { a: 1, b: 2 };
const alone = (value: number) => vi.fn(() => Promise.resolve(value));

test("reads that begin together are one request", async () => {
  const readAll = vi.fn(() => Promise.resolve(parts));
  const join = joinReads(readAll);
  const [a, b] = [alone(10), alone(20)];
  expect(await Promise.all([join("a", a), join("b", b)])).toEqual([1, 2]);
  expect([readAll, a, b].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

test("a read of its own, also a later one, asks for its part alone", async () => {
  const readAll = vi.fn(() => Promise.resolve(parts));
  const join = joinReads(readAll);
  expect(await join("a", alone(10))).toBe(10);
  expect(await join("b", alone(20))).toBe(20);
  expect(readAll).not.toHaveBeenCalled();
});

test("when the common request fails, each part succeeds or fails for itself", async () => {
  const join = joinReads<typeof parts>(() => Promise.reject(new Error("down")));
  const answers = await Promise.allSettled([join("a", alone(10)), join("b", () => Promise.reject(new Error("b is down")))]);
  expect(answers).toEqual([
    { status: "fulfilled", value: 10 },
    { status: "rejected", reason: new Error("b is down") },
  ]);
});
