import { openDashboard } from "../support/accounts.ts";
import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test("the dialog opens with today, keeps what was begun, rewords, judges, finds, renames, and undoes later", async ({
  quietPage: page,
}) => {
  const athlete = await signInAthlete(page, { gender: "male" });
  await record(athlete, "strength", { back_squat: 140, deadlift: 170 });
  await record(athlete, "conditioning", { run_5k: "22:30" });
  await makePlan(athlete);
  await openDashboard(page);
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  const log = dialog.getByRole("log");
  const field = dialog.getByLabel("Message to coach");
  await expect(log.getByText(/^Hi Robin\. (Today: |Nothing is planned for today)/)).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Questions to begin with" }).getByRole("button")).toHaveCount(4);
  await expectAccessible(page);
  await field.fill("What could I run over 5 km?");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  await expect(field).toHaveValue("What could I run over 5 km?");
  await field.press("Enter");
  await expect(log).toContainText("22:30");

  await dialog.getByRole("button", { name: "Edit your message" }).click();
  await log.getByLabel("Your message").fill(" ");
  await log.getByRole("button", { name: "Send" }).click();
  await expect(log.getByLabel("Your message")).toHaveAccessibleDescription("Message cannot be empty");
  await log.getByLabel("Your message").fill("What could I run over 10 km?");
  await expectAccessible(page);
  await log.getByRole("button", { name: "Send" }).click();
  await expect(log).toContainText("10 km?");
  await expect(log).toHaveAttribute("aria-busy", "false");
  await expect(log).not.toContainText("over 5 km?");
  expect((await athlete.device.from("coach_messages").select("id")).data).toHaveLength(2);

  await dialog.getByRole("button", { name: "This did not help" }).click();
  const complaint = dialog.getByRole("region", { name: "What was wrong with this answer?" });
  await complaint.getByRole("button", { name: "Send" }).click();
  await expect(complaint.getByRole("alert")).toHaveText("Choose what was wrong");
  await complaint.getByRole("radio", { name: "Too long" }).click();
  await complaint.getByLabel(/What should it have said/).fill("Just the time.");
  await expectAccessible(page);
  await complaint.getByRole("button", { name: "Send" }).click();
  await expect(complaint).toBeHidden();
  await expect(dialog.getByRole("button", { name: "This did not help" })).toHaveAttribute("aria-pressed", "true");
  const feedback = await athlete.device.from("coach_feedback").select("question,reason,comment");
  expect(feedback.data).toEqual([{ question: "What could I run over 10 km?", reason: "too_long", comment: "Just the time." }]);

  await field.fill("My weight is 81.5 kg now");
  await field.press("Enter");
  const card = dialog.getByRole("region", { name: /^Proposal: / });
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByText("Saved.")).toBeVisible();
  const weight = async () => (await athlete.device.from("athlete_profiles").select("body_weight_kg").single()).data?.body_weight_kg;
  expect(await weight()).toBe(81.5);

  await dialog.getByRole("button", { name: "New conversation" }).click();
  await dialog.getByRole("button", { name: "Earlier conversations" }).click();
  await dialog.getByRole("searchbox", { name: "Search conversations" }).fill("100 %");
  await expect(dialog.getByText("Nothing found")).toBeVisible();
  await dialog.getByRole("searchbox", { name: "Search conversations" }).fill("81.5 KG");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: /^Rename “/ }).click();
  await dialog.getByLabel("Title").fill("Race times and weight");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: /^Race times and weight/ }).click();
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByText("Undone. Everything is as it was.")).toBeVisible();
  expect(await weight()).not.toBe(81.5);
  await expect
    .poll(async () => (await athlete.device.from("coach_messages").select("outcomes").neq("outcomes", "[]")).data)
    .toEqual([{ outcomes: [expect.objectContaining({ decision: "accepted", undone_at: expect.any(String) })] }]);
});

test("the coach is asked about a goal from its card, and a limit says when it answers again", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await athlete.device.from("goals").insert({
    user_id: athlete.userId,
    title: "Deadlift 200 kg",
    category: "strength",
    current_value: 170,
    target_value: 200,
    unit: "kg",
    due_date: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  });
  await page.route("**/functions/v1/ai-coach", async (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    if (action === "what_the_coach_sees") return route.continue();
    return route.fulfill({ status: 429, headers: { "Retry-After": "2" }, json: { error: "Too many questions", status: 429 } });
  });
  await page.goto("/goals");
  await page.getByRole("button", { name: "Actions for Deadlift 200 kg" }).click();
  await page.getByRole("menuitem", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  await expect(dialog.getByRole("log")).toContainText("How am I getting on with my goal “Deadlift 200 kg”?");
  await expect(dialog.getByRole("button", { name: /^Try again in [12] s$/ })).toBeDisabled();
  await page.unroute("**/functions/v1/ai-coach");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("log")).toContainText("200 kg");
});

test("a message is spoken where the browser writes it down", ONCE, async ({ quietPage: page }) => {
  await page.addInitScript(writeDownSpeech);
  await signInAthlete(page);
  await openDashboard(page);
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  const field = dialog.getByLabel("Message to coach");
  await field.fill("Tomorrow:");
  await dialog.getByRole("button", { name: "Speak your message" }).click();
  await expect(dialog.getByText(/^Listening\./)).toBeVisible();
  await expectAccessible(page);
  await expect(field).toHaveValue("Tomorrow: what is on");
  await dialog.getByRole("button", { name: "Stop listening" }).click();
  await expect(dialog.getByRole("button", { name: "Speak your message" })).toBeVisible();
  // The server's headers let the page use the microphone at all.
  expect(await page.evaluate("document.featurePolicy.allowsFeature('microphone')")).toBe(true);
});

/** In the place of a browser's speech service: it hears three words, and listens until it is stopped. */
function writeDownSpeech(): void {
  class Speech extends EventTarget {
    start(): void {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript: "what is on" }]] })), 300);
    }
    stop(): void {
      this.dispatchEvent(new Event("end"));
    }
    abort(): void {
      this.stop();
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Speech, webkitSpeechRecognition: Speech });
}
