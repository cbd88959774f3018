import { openDashboard } from "../support/accounts.ts";
import type { Page } from "@playwright/test";
import { getPieces, wording } from "../../conformance/functions/support/worded-sessions.ts";
import { begin, complete, type ModelBehaviour } from "../../support/services/model-server.ts";
import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

// One after the other: a second worker would start a second server for them.
test.describe.configure({ mode: "default" });
test.use({ baseURL: ({ modelledServer }, use) => use(modelledServer.url) });

const WORDED = "Written by a language model";

/** What a model can do wrong, and what each of them would have shown. */
const BADLY: readonly (readonly [name: string, behaviour: ModelBehaviour])[] = [
  ["is out of order", (response) => response.writeHead(500).end("oops")],
  ["has too many requests", (response) => response.writeHead(429, { "retry-after": "3600" }).end("{}")],
  ["says nothing at all", () => undefined],
  ["stops in the middle", (response) => begin(response, ["Your easy"])],
  ["hangs up", (response) => response.destroy()],
  ["sends a page instead", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>login</html>")],
  ["makes a number up", ["Squat 500 kg today."]],
  ["refuses", ["I'm sorry, but I can't help with that."]],
];

test(
  "the coach with a language model: asked first, said whose words they are, and answered by the built-in one whenever the model fails",
  ONCE,
  async ({ quietPage: page, modelledServer: { model } }) => {
    await page.goto("/terms");
    const { device } = await signInAthlete(page);
    await openDashboard(page);
    await device.rpc("record_benchmarks", { kind: "conditioning", changes: { run_5k: "22:30" } }).throwOnError();
    await page.getByRole("button", { name: "Ask AI Coach" }).click();
    const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
    const log = dialog.getByRole("log");
    const ask = async (question: string) => {
      await dialog.getByLabel("Message to coach").fill(question);
      await dialog.getByLabel("Message to coach").press("Enter");
      await expect(log.getByText(question)).toBeVisible();
      await expect(log).toHaveAttribute("aria-busy", "false", { timeout: 30_000 });
    };

    await test.step("nothing leaves the server before the athlete agrees", async () => {
      const earlier = model.requests.length;
      await expect(dialog.getByText("Let a language model write the coach's answers?")).toBeVisible();
      await expectAccessible(page);
      await ask("What is my easy pace, please?");
      expect(model.requests.slice(earlier)).toEqual([]);
      await dialog.getByRole("button", { name: "I agree" }).click();
      await expect(dialog.getByText("Let a language model write the coach's answers?")).toBeHidden();
    });

    await test.step("a good answer says that a model worded it", async () => {
      model.behave(["Run so that ", "you could talk in whole sentences."]);
      await ask("How should an easy run feel?");
      await expect(log).toContainText("you could talk in whole sentences.");
      await expect(log.getByText("by a language model")).toHaveCount(1);
      await expectAccessible(page);
    });

    for (const [name, behaviour] of BADLY) {
      await test.step(`a model that ${name}`, async () => {
        model.behave(behaviour);
        await ask(`What is my easy pace, when it ${name}?`);
        await expect(log.getByText("by a language model")).toHaveCount(1);
        await expect(log).not.toContainText(/500 kg|oops|I'm sorry|<html>/);
      });
    }
    await expect(log.getByText(/\d:\d\d–\d:\d\d/).first()).toBeVisible();
  },
);

test(
  "a plan with a language model: its words where they hold, the engine's where they do not",
  ONCE,
  async ({ quietPage: page, modelledServer: { model } }) => {
    await page.goto("/terms");
    const { device, userId } = await signInAthlete(page, { ai_consent: true });
    await device.rpc("record_benchmarks", { kind: "strength", changes: { back_squat: 140, deadlift: 170 } }).throwOnError();

    await test.step("worded, and the overlay says how far", async () => {
      const good = wording();
      // After the first sessions the model waits until the line has been read.
      const read = Promise.withResolvers<void>();
      let sessions = 0;
      model.behave((response) => void (++sessions <= 4 ? good(response) : read.promise.then(() => good(response))));
      await generate(page);
      await expect(page.getByText(/Sessions written: \d+ of \d+\./)).toBeVisible();
      read.resolve();
      await openFirstSession(page);
      await expect(page.getByRole("main")).toContainText("Steady work that you finish with something left.");
      await expect(page.getByText(WORDED)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("made-up loads: the session is the engine's, and nothing claims otherwise", async () => {
      await device.from("training_plans").update({ status: "completed" }).eq("creator_id", userId).throwOnError();
      model.behave((response) => complete(response, getPieces({ title: "Max out", strategy: "Squat 500 kg today." })));
      await generate(page);
      await openFirstSession(page);
      await expect(page.getByRole("main")).not.toContainText(/500 kg|Max out/);
      await expect(page.getByText(WORDED)).toBeHidden();
    });
  },
);

async function generate(page: Page): Promise<void> {
  await page.goto("/training-plans");
  await page.getByRole("button", { name: "Generate New Plan" }).click();
  await page.getByRole("button", { name: /^Generate/ }).click();
}

async function openFirstSession(page: Page): Promise<void> {
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible({ timeout: 60_000 });
  const week = page.getByRole("region", { name: /^Week \d/ });
  await week.getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page.getByText("Back to Plan")).toBeVisible();
}
