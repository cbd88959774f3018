import { describe, expect, test } from "vitest";
import { PlanError } from "./plan-error.ts";
import { readPlanStream, readResult, StreamBrokenError } from "./plan-stream.ts";

const result = {
  plan: { id: "p", title: "Block" },
  sessionInfo: { totalSessions: 20, allSessions: [] },
  adaptiveInfo: { adaptations: [] },
};

/** The text in pieces of `size` bytes, as a network may cut it. */
function bodyOf(text: string, size = 7): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size));
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** After a silence, which the server fills with a comment. */
const event = (name: string, data: unknown) => `: silent\n\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

describe("readPlanStream", () => {
  test("reports each progress in order, then returns the result", async () => {
    const seen: number[] = [];
    const text = event("progress", { progress: 5 }) + ": still there\n\n" + event("progress", { progress: 61 }) + event("result", result);
    await expect(readPlanStream(bodyOf(text), ({ progress }) => seen.push(progress))).resolves.toEqual(result);
    expect(seen).toEqual([5, 61]);
  });

  test("an error event becomes a PlanError with its type", async () => {
    const body = { error: "You already have an active training plan", errorType: "ACTIVE_PLAN_EXISTS", status: 409, activePlanId: "q" };
    const failure = await readPlanStream(bodyOf(event("error", body)), () => {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PlanError);
    expect(failure).toMatchObject({ message: body.error, errorType: "ACTIVE_PLAN_EXISTS", activePlanId: "q" });
  });

  test.each([
    ["ends early", event("progress", { progress: 5 })],
    ["is cut within an event", event("result", result).slice(0, 40)],
    ["is empty", ""],
  ])("a stream that %s is broken", async (_what, text) => {
    await expect(readPlanStream(bodyOf(text), () => {})).rejects.toBeInstanceOf(StreamBrokenError);
  });

  test("a stream that fails is broken", async () => {
    const failing = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.error(new TypeError("network error")),
    });
    await expect(readPlanStream(failing, () => {})).rejects.toBeInstanceOf(StreamBrokenError);
  });
});

test.each([
  [null, "EMPTY_RESPONSE"],
  ["<html>", "INVALID_RESPONSE_FORMAT"],
  [{ plan: null, sessionInfo: {} }, "INVALID_RESPONSE_FORMAT"],
  [{ ...result, sessionInfo: { totalSessions: 0, allSessions: [] } }, "GENERATION_ERROR"],
])("the answer %o is refused as %s", (data, errorType) => {
  expect(() => readResult(data)).toThrow(expect.objectContaining({ errorType }));
});
