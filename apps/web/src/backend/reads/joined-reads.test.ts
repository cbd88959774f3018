import { expect, test, vi } from "vitest";
import { joinReads } from "./joined-reads.ts";
import { dropLateParts } from "./late-parts.ts";

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

test("a common request that brings everything serves reads that begin while it is under way, and the first one soon after", async () => {
  const readAll = vi.fn(() => Promise.resolve({ ...parts, c: 3, d: 4 }));
  const join = joinReads<typeof parts & { c: number; d: number }>(readAll, { isWhole: true });
  const both = Promise.all([join("a", alone(10)), join("b", alone(20))]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await join("c", alone(30))).toBe(3);
  await both;
  expect(await join("d", alone(40))).toBe(4);
  expect(await join("d", alone(40))).toBe(40);
  expect(readAll).toHaveBeenCalledTimes(1);
});

test("what was brought ahead is forgotten once something was written", async () => {
  const join = joinReads<typeof parts & { c: number }>(() => Promise.resolve({ ...parts, c: 3 }), { isWhole: true });
  await Promise.all([join("a", alone(10)), join("b", alone(20))]);
  dropLateParts();
  expect(await join("c", alone(30))).toBe(30);
});

test("parts that are expected come with the reads that begin, and alone make no request", async () => {
  const readAll = vi.fn((names: ReadonlySet<string>) => Promise.resolve(names.has("b") ? parts : { a: 1 }));
  const join = joinReads<typeof parts>(readAll);
  join.ahead(["b"]);
  expect(await join("a", alone(10))).toBe(1);
  expect(await join("b", alone(20))).toBe(2);
  expect(readAll).toHaveBeenCalledTimes(1);
  join.ahead(["b"]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await join("a", alone(10))).toBe(10);
  expect(readAll).toHaveBeenCalledTimes(1);
});
