import { signInAdmin } from "../support/admin.ts";
import { choose } from "../support/choose.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";
import { expectKept } from "../support/discard-question.ts";

const COACH = "**/functions/v1/ai-coach";

test("an administrator creates, runs, edits, deletes and compares tests of the coach", ONCE, async ({ quietPage: page }) => {
  const { device } = await signInAdmin(page);
  const name = `Sled test ${crypto.randomUUID().slice(0, 8)}`;
  const card = page.getByRole("article", { name });
  const button = (text: string | RegExp) => page.getByRole("button", { name: text, exact: true });

  await test.step("create", async () => {
    await page.goto("/admin/ai-testing?tab=create");
    await button("Create Test Case").click();
    await expectToast(page, "Missing information");
    await expectToast(page, "Please provide a name and content for the test case.");
    await dismissToast(page);
    await expectAccessible(page);
    await page.getByLabel("Name").fill(name);
    await choose(page, "Action type", "Competition preparation");
    await choose(page, "Primary focus", "Hyrox");
    await page.getByLabel("Content", { exact: true }).fill("How do I get faster at the sled push?");
    await page.getByLabel("Expected keywords").fill("SLED, built-in coach");
    await button("Create Test Case").click();
    await expectToast(page, "Test case created");
    await dismissToast(page);
  });

  await test.step("run one: it passes, then with another keyword it does not", async () => {
    await expect(page.getByRole("article", { name: "CrossFit shoulder injury" })).toContainText(
      "Expected keywords: shoulder, pain, professional",
    );
    await button(`Run Test: ${name}`).click();
    await expectToast(page, "Test passed all expectations!");
    await expect(card).toContainText("Passed");
    await expect(card).toContainText(/Response time \d+/);
    await expectAccessible(page);
    await dismissToast(page);
    await button(`Actions for ${name}`).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("dialog").getByLabel("Expected keywords").fill("sled, unicorn");
    await expectKept(page, page.getByRole("dialog").getByLabel("Expected keywords"));
    await button("Save").click();
    await expectToast(page, "Test case updated");
    await dismissToast(page);
    await button(`Run Test: ${name}`).click();
    await expectToast(page, "Test completed with 1 missing expectations.");
    await expect(card).toContainText("Missing:unicorn");
    await dismissToast(page);
  });

  await test.step("a coach that fails is a failed test; running all shows how far it is and can be stopped", async () => {
    await page.route(COACH, (route) => route.fulfill({ status: 500, json: { error: "The coach is ill", errorType: "UNEXPECTED_ERROR" } }));
    await button(`Run Test: ${name}`).click();
    await expectToast(page, "Error running test: The coach is ill");
    await expect(card).toContainText("Error: The coach is ill");
    await expect(card).toContainText("Failed");
    await dismissToast(page);
    await page.unroute(COACH);
    const goOn = await holdBack(page, COACH);
    const asked = page.waitForRequest(COACH);
    await button("Run All Tests").click();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^0 of \d+$/);
    await asked;
    await button("Stop").click();
    await expectToast(page, "Tests stopped");
    await goOn().catch(() => undefined);
    await dismissToast(page);
  });

  await test.step("results are kept, refreshed and put side by side", async () => {
    await page.getByRole("tab", { name: "Results" }).click();
    await choose(page, "Test case", name);
    const rows = page.getByRole("tabpanel", { name: "Results" }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await page.route("**/rest/v1/ai_coach_test_results?**", (route) =>
      route.fulfill({ status: 400, json: { message: "The archive is closed" } }),
    );
    await button("Refresh").click();
    await expect(page.getByRole("alert")).toContainText("The archive is closed", { timeout: 20_000 });
    await page.unroute("**/rest/v1/ai_coach_test_results?**");
    await button("Refresh").click();
    await expect(page.getByRole("alert")).toBeHidden();
    await rows.nth(1).getByRole("checkbox").check();
    await rows.nth(2).getByRole("checkbox").check();
    await expectAccessible(page);
    await button("Compare (2 of 2 chosen)").click();
    const comparison = page.getByRole("dialog", { name: "Two runs compared" });
    await expect(comparison.getByRole("region", { name: "Earlier run" })).toContainText("Found:SLED");
    await expect(comparison.getByRole("region", { name: "Later run" })).toContainText("Missing:unicorn");
    await expect(comparison).toContainText("The answer is the same.");
    await expectAccessible(page);
    await comparison.getByRole("button", { name: "Close" }).last().click();
  });

  await test.step("an answer that did not help is read and ticked off", async () => {
    const content = `How far is a marathon, ${name}?`;
    const { data } = await device.functions.invoke<{ messageId: number }>("ai-coach", { body: { content } });
    await device
      .rpc("judge_coach_answer", { message_id: data!.messageId, helpful: false, reason: "off_topic", comment: "I asked for miles." })
      .throwOnError();
    await page.getByRole("tab", { name: "Feedback" }).click();
    const row = page.getByRole("listitem").filter({ hasText: content });
    await expect(row).toContainText("Off topic");
    await expect(row).toContainText("“I asked for miles.”");
    await expectAccessible(page);
    await row.getByRole("button", { name: "Mark as reviewed" }).click();
    await expect(row).toContainText("Reviewed");
    await row.getByRole("button", { name: "Mark as unread" }).click();
    await expect(row.getByRole("button", { name: "Mark as reviewed" })).toBeVisible();
  });

  await test.step("deleting can be taken back; what the server refuses is told", async () => {
    await page.getByRole("tab", { name: "Run Tests" }).click();
    const remove = async () => {
      await button(`Actions for ${name}`).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
    };
    await page.route("**/rest/v1/ai_coach_test_cases?id=**", (route) => route.fulfill({ status: 400, json: { message: "It is needed" } }));
    await remove();
    await expectToast(page, "It is needed");
    await expect(card).toBeVisible();
    await dismissToast(page);
    await page.unroute("**/rest/v1/ai_coach_test_cases?id=**");
    await remove();
    await expectToast(page, "Test case deleted");
    await expect(card).toHaveCount(0);
    await button("Undo").click();
    await expect(card).toBeVisible();
    await remove();
    await expect(card).toHaveCount(0);
    await page.route("**/rest/v1/ai_coach_test_cases?**", (route) =>
      route.request().method() === "GET" ? route.fulfill({ json: [] }) : route.fallback(),
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: "No test cases" })).toBeVisible();
    await page.route("**/rest/v1/ai_coach_test_cases**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 400, json: { message: "No more tests" } }) : route.fallback(),
    );
    await page.getByRole("tab", { name: "Create Test" }).click();
    await page.getByLabel("Name").fill("One more");
    await page.getByLabel("Content", { exact: true }).fill("Why?");
    await button("Create Test Case").click();
    await expectToast(page, "No more tests");
  });
});
