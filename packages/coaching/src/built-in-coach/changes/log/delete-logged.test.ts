import { expect, test } from "vitest";
import { askIn, DIARY } from "../../self-contained/dialogue-fixture.ts";

/* Today is Saturday 28 November 2026. */

const WORK = { minutes: 40, rpe: 4, load: 160, isDistanceLogged: true, sets: [] } as const;
const DIARY_OF_WEEK = {
  ...DIARY,
  work: [
    { ...WORK, id: "run", title: "Easy run", on: "2026-11-23", metres: { run: 7000 } },
    { ...WORK, id: "murph", title: "Murph", on: "2026-11-25", metres: {} },
    { ...WORK, id: "ride", title: "Ride", on: "2026-11-26", metres: { ride: 20_000 } },
    { ...WORK, id: "row", title: "Row", on: "2026-11-26", metres: { row: 5000 } },
  ],
};

async function deletedBy(content: string): Promise<string | undefined> {
  const { proposals } = await askIn({ diary: DIARY_OF_WEEK }, content);
  const records = (proposals ?? []).flatMap(({ request }) => (request.reason === "record" ? [request.record] : []));
  return records.flatMap((record) => (record.kind === "log-delete" ? [record.sessionId] : []))[0];
}

test.each([
  ["delete the run I logged on Monday", "run"],
  ["remove my logged session of Wednesday", "murph"],
  ["delete the row I logged on Thursday", "row"],
])("%s", async (content, id) => expect(await deletedBy(content)).toBe(id));

test.each([
  "delete the session I logged on Thursday",
  "delete the swim I logged on Monday",
  "delete Monday's session",
  "delete a logged session",
])("%s: no card, since it names no one entry of the log", async (content) => expect(await deletedBy(content)).toBeUndefined());
