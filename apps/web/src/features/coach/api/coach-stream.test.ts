import { expect, test } from "vitest";
import { readCoachStream } from "./coach-stream.ts";

const stream = (text: string) => new Blob([text]).stream();
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test("deltas come one by one, the last event is the answer", async () => {
  const seen: unknown[] = [];
  const silent = ": silent\n\n";
  const body = stream(
    silent + event("delta", { text: "Easy " }) + silent + event("restart", { coach: "built-in" }) + event("done", { response: "Easy" }),
  );
  await expect(readCoachStream(body, (each) => seen.push(each))).resolves.toEqual({ response: "Easy" });
  expect(seen).toEqual([
    { event: "delta", data: { text: "Easy " } },
    { event: "restart", data: { coach: "built-in" } },
  ]);
});

test("a refusal in the stream, and one that breaks off, are told", async () => {
  const refused = stream(event("error", { error: "Conversation not found", errorType: "CONVERSATION_NOT_FOUND", status: 404 }));
  await expect(readCoachStream(refused, () => {})).rejects.toMatchObject({ errorType: "CONVERSATION_NOT_FOUND" });
  await expect(readCoachStream(stream(event("delta", { text: "Ea" })), () => {})).rejects.toThrow("The connection was lost");
});
