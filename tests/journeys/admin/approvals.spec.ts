import type { Page } from "@playwright/test";
import { signInAdmin } from "../support/admin.ts";
import { choose } from "../support/choose.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { expectKept } from "../support/discard-question.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";
import { pressTwice } from "../support/pressed-twice.ts";

const LIST = "**/rest/v1/rpc/review_sessions";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an administrator has content written, saves it, and approves it with a note", ONCE, async ({ quietPage: page }) => {
  await signInAdmin(page);
  await page.goto("/admin/ai-approvals?tab=generator");
  await expect(button(page, "Generate Content")).toBeDisabled();
  await choose(page, "Content type", "Competition Preparation");
  await page.getByLabel("Prompt").fill("Too short");
  await page.getByLabel("Prompt").blur();
  await expect(page.getByText("Prompt must be at least 10 characters")).toBeVisible();
  await page.getByLabel("Prompt").fill("Hyrox in 4 weeks for beginners, 3 days a week");
  const goOn = await holdBack(page, "**/functions/v1/ai-coach");
  await button(page, "Generate Content").click();
  await expect(page.getByText("Generating...")).toBeVisible();
  await expect(page.getByLabel("Content is being generated")).toBeVisible();
  await goOn();
  await expectToast(page, "AI-generated content has been created successfully.");
  await expect(page.getByText("Written by the built-in coach")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Week 4: Race day/ })).toBeAttached();
  await expectAccessible(page);
  await expect(button(page, "Save for Approval")).toBeDisabled();
  const title = `Hyrox in 4 weeks ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Title").fill(title);
  await dismissToast(page);
  await button(page, "Save for Approval").dblclick();
  await expectToast(page, "AI-generated content has been saved for review.");
  await dismissToast(page);
  await expect(page.getByRole("tab", { name: "Pending Approvals" })).toHaveAttribute("aria-selected", "true");
  await button(page, `Review: ${title}`).click();
  const review = page.getByRole("dialog", { name: title });
  await expect(review.getByText(/^By Robin Vale, [A-Z][a-z]+ \d/)).toBeVisible();
  await review.getByLabel("Admin notes").fill("Good for a first race.");
  await expectKept(page, review.getByLabel("Admin notes"));
  await expectAccessible(page);
  await review.getByRole("button", { name: "Approve" }).click();
  await pressTwice(page, page.getByRole("alertdialog").getByRole("button", { name: "Approve" }), "/rest/v1/ai_training_sessions?id");
  await expectToast(page, "Session Updated");
  await expect(review).toBeHidden();
  await expect(button(page, `Review: ${title}`)).toHaveCount(0);
  await dismissToast(page);
  await page.getByRole("tab", { name: "Approved" }).click();
  await page.getByRole("searchbox", { name: "Search sessions" }).fill(title.slice(-8));
  await expect(page).toHaveURL(/tab=approved&q=/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await button(page, `View Details: ${title}`).click();
  await expect(review.getByText("Good for a first race.")).toBeVisible();
  await expect(review.getByText(/^Approved by Robin Vale on/)).toBeVisible();
  await expect(review.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await review.getByRole("button", { name: "Close" }).last().click();
  await expect(review).toBeHidden();

  await page.goto("/workouts");
  await button(page, "Reviewed").click();
  await page.getByRole("searchbox", { name: "Search workouts" }).fill(title.slice(-8));
  await button(page, `Sessions of ${title}`).click();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Use Week 1: / })
    .first()
    .click();
  await expect(page.getByLabel("Description")).toHaveValue(/Warm-up\n– /);
  await button(page, "Save").click();
  await expectToast(page, "Workout created");
  await page.getByRole("searchbox", { name: "Search workouts" }).fill("");
  await button(page, "Mine").click();
  await page.getByRole("article").getByRole("button").first().click();
  await expect(page.getByRole("list", { name: "Tags" })).toContainText("#reviewed");
});

test(
  "the lists tell that they are loading, empty, or cannot be read; a refused decision changes nothing",
  ONCE,
  async ({ quietPage: page }) => {
    const { device } = await signInAdmin(page);
    const title = `Refused ${crypto.randomUUID().slice(0, 8)}`;
    const { data } = await device.from("ai_training_sessions").insert({ title, content: "Rest." }).select("id").single().throwOnError();
    const goOn = await holdBack(page, LIST);
    await page.goto("/admin/ai-approvals");
    await expect(page.getByLabel("Sessions are loading").locator(":scope > *")).toHaveCount(3);
    await page.getByRole("tab", { name: "Rejected" }).click();
    await expect(page.getByLabel("Sessions are loading").locator(":scope > *")).toHaveCount(2);
    await goOn();
    await page.route(LIST, (route) => route.fulfill({ json: [] }));
    for (const [tab, heading, text] of [
      ["pending", "No Pending Approvals", "There are no AI training sessions waiting for approval."],
      ["approved", "No Approved Sessions", "There are no approved AI training sessions yet."],
      ["rejected", "No Rejected Sessions", "There are no rejected AI training sessions."],
    ] as const) {
      await page.goto(`/admin/ai-approvals?tab=${tab}`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    await expectAccessible(page);
    await page.unroute(LIST);
    await page.route(LIST, (route) => route.fulfill({ status: 400, json: { message: "The list is closed" } }));
    await page.goto("/admin/ai-approvals");
    await expect(page.getByRole("alert")).toContainText("The list is closed");
    await page.unroute(LIST);
    await button(page, "Try Again").click();

    await button(page, `Review: ${title}`).click();
    await page.route("**/rest/v1/ai_training_sessions?id=*&select=id", (route) =>
      route.fulfill({ status: 400, json: { code: "23001", message: "Only pending sessions can be decided", details: null, hint: null } }),
    );
    const review = page.getByRole("dialog", { name: title });
    await review.getByRole("button", { name: "Reject" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reject" }).click();
    await expectToast(page, "Failed to update session: Only pending sessions can be decided");
    await dismissToast(page);
    await page.keyboard.press("Escape");
    await expect(review).toBeHidden();
    const { data: unchanged } = await device.from("ai_training_sessions").select("status").eq("id", data.id).single().throwOnError();
    expect(unchanged.status).toBe("pending");

    await page.route("**/functions/v1/ai-coach", (route) =>
      route.fulfill({ status: 500, json: { error: "Out of order", errorType: "UNEXPECTED_ERROR" } }),
    );
    await page.getByRole("tab", { name: "AI Generator" }).click();
    await page.getByLabel("Prompt").fill("A plan that cannot be written");
    await button(page, "Generate Content").click();
    await expectToast(page, "There was an error generating the content. Please try again.");
    await dismissToast(page);
    await page.unroute("**/functions/v1/ai-coach");
    await button(page, "Generate Content").click();
    await page.getByLabel("Title").fill("Kept back");
    await page.route("**/rest/v1/ai_training_sessions**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 400, json: { message: "The shelf is full" } }) : route.fallback(),
    );
    await dismissToast(page);
    await button(page, "Save for Approval").click();
    await expectToast(page, "The shelf is full");
  },
);
