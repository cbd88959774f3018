import { expect, test } from "vitest";
import { type DuePush, startDuePushes } from "#server/functions/push/send-due.ts";

const DUE: DuePush = {
  userId: "athlete",
  kind: "check-in",
  day: "2026-11-30",
  title: null,
  minutes: null,
  devices: [{ endpoint: "https://push.example/1", p256dh: "", auth: "" }],
};

test("a kind of notification that has no text is not sent, and does not keep the others back", async () => {
  const sent: string[] = [];
  const warnings: string[] = [];
  const stop = startDuePushes(
    {
      findDue: async () => [{ ...DUE, kind: "birthday" as DuePush["kind"] }, DUE],
      claim: async () => true,
      send: async (_user, _device, { title }) => void sent.push(title),
      clock: () => new Date(),
      log: { warn: (_fields, message) => void warnings.push(message) },
    },
    1,
  );
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await stop();
  expect(new Set(sent)).toEqual(new Set(["How did you sleep?"]));
  expect(warnings).toContain("a notification of an unknown kind was not sent");
});
