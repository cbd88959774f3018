import { openDashboard } from "../support/accounts.ts";
import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test("the coach is asked, answers from the athlete's numbers, and its conversations are kept and deleted", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await openDashboard(page);
  await record(athlete, "conditioning", { run_5k: "22:30" });
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  await expect(dialog.getByRole("tab")).toHaveText(["General Questions", "Training Plan", "Injury Adaptations", "Competition Prep"]);
  await expect(dialog.getByText(/^Hi Robin\. /)).toBeVisible();
  await expect(dialog.getByText("Built-in coach")).toBeVisible();
  const field = dialog.getByLabel("Message to coach");
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Send message" })).toBeDisabled();
  await field.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Message cannot be empty");
  await expectAccessible(page);

  await field.fill("How fast should I run");
  await field.press("Shift+Enter");
  await field.pressSequentially("my easy runs?");
  await expect(field).toHaveValue("How fast should I run\nmy easy runs?");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  const log = dialog.getByRole("log");
  await expect(log).toContainText(/\d:\d\d ?\/km/);
  await expect(log).toHaveAttribute("aria-busy", "false");
  await dialog.getByRole("tab", { name: "Injury Adaptations" }).click();
  await expect(log).toContainText("my easy runs?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "What the coach sees" }).click();
  await expect(dialog.getByText("5 km: 22:30")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Back to the conversation" }).click();

  await field.fill("I have chest pain when I run");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("Your health comes first")).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "No training until a professional has seen you" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have seen a professional" }).click();
  const clearance = page.getByRole("dialog", { name: "Who did you see?" });
  await clearance.getByRole("button", { name: "Resume training" }).click();
  await expect(clearance.getByText("Choose who you saw")).toBeVisible();
  await expectAccessible(page);
  await clearance.getByRole("button", { name: "Cancel" }).click();
  // Closed, the dialog keeps the conversation.
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  await expect(log).toContainText("my easy runs?");
  await dialog.getByRole("button", { name: "New conversation" }).click();
  await expect(log).not.toContainText("my easy runs?");
  await expect(dialog.getByText(/^Hi Robin\. /)).toBeVisible();
  await dialog.getByRole("button", { name: "Earlier conversations" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^How fast should I run/ }).click();
  await expect(log).toContainText("my easy runs?");
  await expect(dialog.getByText("Your health comes first")).toBeVisible();
  await dialog.getByRole("button", { name: "Earlier conversations" }).click();
  await dialog.getByRole("button", { name: /^Delete “How fast/ }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("No conversations yet")).toBeVisible();
  await expect.poll(async () => (await athlete.device.from("coach_messages").select("id")).data).toEqual([]);
});

test("a proposal shows before and after, is edited, accepted and undone; another is rejected", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, { gender: "male" });
  await record(athlete, "strength", { back_squat: 140, deadlift: 170, overhead_press: 60 });
  const planId = await makePlan(athlete);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.goto("/training-plans");
  await page.getByRole("button", { name: "More for this plan" }).click();
  await page.getByRole("menuitem", { name: "Personalize Training Plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Personalize Training Plan" });
  const log = dialog.getByRole("log");
  await expect(log).toContainText("Frequency: 4 sessions per week");
  await expect(log.getByText("Please personalize my training plan.")).toHaveCount(1);
  await expect(dialog.getByRole("tab", { name: "Training Plan" })).toHaveAttribute("aria-selected", "true");
  await expect(log).toHaveAttribute("aria-busy", "false");

  await dialog.getByRole("tab", { name: "Injury Adaptations" }).click();
  await dialog.getByLabel("Message to coach").fill("My right shoulder hurts, 4 out of 10, when I press overhead");
  await dialog.getByLabel("Message to coach").press("Enter");
  const card = dialog.getByRole("region", { name: /^Proposal: Work around your/ });
  await expect(card.getByRole("list", { name: "Changed sessions" })).toContainText("Because ");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Edit" }).click();
  await card.getByLabel("What hurts, and how much").fill("");
  await card.getByRole("button", { name: "See what changes" }).click();
  await expect(card.getByLabel("What hurts, and how much")).toHaveAccessibleDescription("details is required");
  await card.getByLabel("What hurts, and how much").fill("Right shoulder, 6 out of 10, when I press overhead");
  await expectAccessible(page);
  await card.getByRole("button", { name: "See what changes" }).click();
  await card.getByRole("button", { name: /^Accept \d+ change/ }).click();
  await expect(card.getByText(/^Edited and accepted\. \d+ sessions? changed\.$/)).toBeVisible();
  const layers = async () => (await athlete.device.from("plan_adjustments").select("reason,undone_at").order("created_at")).data;
  expect(await layers()).toEqual([{ reason: "injury", undone_at: null }]);
  const decisions = async () =>
    (await athlete.device.from("coach_messages").select("decision").not("decision", "is", null).order("id")).data?.map(
      (row) => row.decision,
    );
  await expect.poll(decisions).toEqual(["edited"]);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByText("Change undone. Your plan is as it was.")).toBeVisible();
  expect(await layers()).toEqual([{ reason: "injury", undone_at: expect.any(String) }]);

  await dialog.getByLabel("Message to coach").fill("My left knee hurts, 4 out of 10");
  await dialog.getByLabel("Message to coach").press("Enter");
  const other = dialog.getByRole("region", { name: /knee/ });
  const accept = other.getByRole("button", { name: /^Accept \d+ change/ });
  await expect(accept).toBeVisible();
  const elsewhere = { planId, reason: "travel", from: day(3), to: day(20) };
  await athlete.device.functions.invoke("adjust-training-plan", { body: elsewhere });
  await accept.click();
  await expect(page.getByText("Your plan or your numbers changed in the meantime. Check the preview again.").first()).toBeVisible();
  await expect(accept).toBeEnabled();
  await other.getByRole("button", { name: "Reject" }).click();
  await expect(other.getByText("Rejected. Your plan stays as it is.")).toBeVisible();
  await expect.poll(decisions).toEqual(["edited", "rejected"]);
  expect((await layers())?.map(({ reason }) => reason)).toEqual(["injury", "travel"]);
});

test(
  "an answer that fails keeps the question; Markdown is safe; consent is asked where a model is connected",
  ONCE,
  async ({ quietPage: page }) => {
    await signInAthlete(page);
    await openDashboard(page);
    const sight = {
      sections: [],
      coach: "built-in",
      leavesServer: false,
      model: "A model of OpenAI (gpt-x)",
      note: "Nothing leaves this server.",
    };
    const answer = {
      response:
        "**Easy** <img src=x onerror=alert(1)> [here](javascript:alert(1)) [there](https://example.com)\n\n- one at RPE 3\n- two at RPE 8",
      coach: "model",
      proposals: [],
      sources: [],
      followUps: ["And my long run?"],
      redFlag: false,
      safety: { level: "none" },
      tokenCount: { total: 3 },
      conversationId: null,
    };
    let down = true;
    await page.route("**/functions/v1/ai-coach", async (route) => {
      const body = route.request().postDataJSON() as { action: string };
      if (body.action === "what_the_coach_sees") return route.fulfill({ json: sight });
      if (down) return route.fulfill({ status: 500, json: { error: "I could not answer just now. Please try again.", status: 500 } });
      return route.fulfill({
        contentType: "text/event-stream",
        body: `event: delta\ndata: {"text":"Eas"}\n\nevent: done\ndata: ${JSON.stringify(answer)}\n\n`,
      });
    });
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search pages and actions").fill("coach");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
    await expect(dialog.getByText("Let a language model write the coach's answers?")).toBeVisible();
    await expect(dialog.getByText("A model of OpenAI (gpt-x) gets your message")).toBeVisible();
    await dialog.getByLabel("Message to coach").fill("How fast?");
    await dialog.getByLabel("Message to coach").press("Enter");
    await expect(dialog.getByRole("alert")).toContainText("I could not answer just now. Please try again.");
    await expectAccessible(page);
    down = false;
    await dialog.getByRole("button", { name: "Try Again" }).click();
    const log = dialog.getByRole("log");
    await expect(log.locator("strong")).toHaveText("Easy");
    await expect(log).toContainText("<img src=x onerror=alert(1)>");
    await expect(log.locator("img")).toHaveCount(0);
    const term = log.getByTitle("What is RPE?");
    await expect(term).toHaveCount(1);
    await term.click();
    const meaning = page.getByRole("dialog", { name: "RPE: rating of perceived exertion" });
    await expect(meaning).toContainText("from 1 to 10");
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(log.getByRole("link")).toHaveText(["there"]);
    await expect(log.getByText("How fast?")).toHaveCount(1);
    await expect(log.getByRole("button", { name: "And my long run?" })).toBeVisible();
    await dialog.getByRole("button", { name: "I agree" }).click();
    await expect.poll(async () => dialog.getByRole("button", { name: "I agree" }).getAttribute("aria-busy")).toBeNull();
  },
);

test(
  "an answer is stopped while it is written, begun anew by the built-in coach, and asked for again when it breaks off",
  ONCE,
  async ({ quietPage: page }) => {
    await page.addInitScript(answerInPieces);
    await signInAthlete(page);
    await openDashboard(page);
    await page.getByRole("button", { name: "Ask AI Coach" }).click();
    const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
    const log = dialog.getByRole("log");
    const ask = async (question: string) => {
      await dialog.getByLabel("Message to coach").fill(question);
      await dialog.getByLabel("Message to coach").press("Enter");
    };
    await ask("stop");
    await expect(log).toContainText("Half of an");
    await expect(log).toHaveAttribute("aria-busy", "true");
    await dialog.getByLabel("Message to coach").fill("restart");
    await dialog.getByLabel("Message to coach").press("Enter");
    await expect(dialog.getByLabel("Message to coach")).toHaveValue("restart");
    await dialog.getByRole("button", { name: "Stop the answer" }).click();
    await expect(log).toContainText("You stopped this answer.");
    await expect(log).toHaveAttribute("aria-busy", "false");
    await expectAccessible(page);

    await dialog.getByLabel("Message to coach").press("Enter");
    await expect(log).toContainText("The whole answer.");
    await expect(log).not.toContainText("As a large language model");
    await expect(log).toContainText("Half of an");

    await ask("break");
    await expect(log.getByRole("alert")).toContainText("The connection was lost before the answer was complete.");
    await log.getByRole("button", { name: "Try Again" }).click();
    await expect(log.getByRole("alert")).toHaveCount(0);
    await expect(log.getByText("The whole answer.")).toHaveCount(2);
    await expect(log.getByText(/break$/)).toHaveCount(1);
  },
);

/** In the page: a coach that writes piece by piece, as the question says: "stop" never ends, "restart" changes its mind, "break" breaks off once. */
function answerInPieces(): void {
  const real = window.fetch;
  let broken = false;
  const event = (name: string, data: object) => new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const rest = {
    coach: "built-in",
    proposals: [],
    sources: [],
    followUps: [],
    redFlag: false,
    safety: { level: "none" },
    tokenCount: { total: 0 },
    conversationId: null,
  };
  window.fetch = async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).endsWith("/functions/v1/ai-coach")) return real(input, init);
    const { action, content } = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as { action: string; content: string };
    if (action === "what_the_coach_sees") return real(input, init);
    const body = new ReadableStream({
      start(stream) {
        init?.signal?.addEventListener("abort", () => stream.error(init.signal?.reason));
        stream.enqueue(event("delta", { text: content === "restart" ? "As a large language model" : "Half of an" }));
        if (content === "stop") return;
        if (content === "break" && !broken) {
          broken = true;
          return stream.close();
        }
        stream.enqueue(event("restart", { coach: "built-in" }));
        stream.enqueue(event("done", { ...rest, response: "The whole answer." }));
        stream.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}
