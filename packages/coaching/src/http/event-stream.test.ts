import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventStream, type ServerEvent } from "./event-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const delta: ServerEvent = { event: "delta", data: { text: "Go" } };
const DELTA = 'event: delta\ndata: {"text":"Go"}\n\n';
const BEAT = ": silent\n\n";

/** A stream that this test writes, and what has arrived of it. */
function opened() {
  let emit: (event: ServerEvent) => Promise<void> = async () => undefined;
  let end = () => {};
  const { body } = eventStream((give) => {
    emit = give;
    return new Promise((resolve) => (end = resolve));
  });
  if (!body) throw new Error("no stream");
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const arrived: string[] = [];
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      arrived.push(value);
    }
  })();
  return { arrived, reading, leave: () => reader.cancel(), emit: (event: ServerEvent) => emit(event), end: () => end() };
}

test("says every 15 seconds of silence that it goes on, until it ends", async () => {
  const { arrived, reading, emit, end } = opened();
  await emit(delta);
  await vi.advanceTimersByTimeAsync(14_000);
  await emit(delta);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(arrived).toEqual([DELTA, DELTA]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(arrived).toEqual([DELTA, DELTA, BEAT, BEAT, BEAT]);
  end();
  await reading;
  expect(vi.getTimerCount()).toBe(0);
});

test("no longer once its reader has left, who is told nothing more", async () => {
  const { arrived, reading, leave, emit } = opened();
  await vi.advanceTimersByTimeAsync(15_000);
  await leave();
  await reading;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(arrived).toEqual([BEAT]);
  expect(vi.getTimerCount()).toBe(0);
  await expect(emit(delta)).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});

test("not to a reader who takes nothing: what waits for it stays one line", async () => {
  const { body } = eventStream(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(600_000);
  const reader = body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe(BEAT);
  const second = reader?.read();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(new TextDecoder().decode((await second)?.value)).toBe(BEAT);
  await reader?.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
