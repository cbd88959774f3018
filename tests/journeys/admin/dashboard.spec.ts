import type { Page, Route } from "@playwright/test";
import { operatorClient, signInAdmin } from "../support/admin.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";

const OVERVIEW = "**/rest/v1/rpc/admin_overview";
const figure = (page: Page, title: string) => page.getByRole("figure", { name: title });

test(
  "an administrator sees what there is, how the server is and how it went, and says what a model costs",
  ONCE,
  async ({ quietPage: page }) => {
    const { device } = await signInAdmin(page);
    const model = `model-${crypto.randomUUID().slice(0, 8)}`;
    await device.from("ai_training_sessions").insert({ title: "Race week", content: "Rest." }).throwOnError();
    const used = { function_name: "ai-coach", provider: "openai", model, calls: 20, input_tokens: 4_000_000, output_tokens: 500_000 };
    await (await operatorClient(page)).rpc("record_model_usage", used).throwOnError();
    const goOn = await holdBack(page, OVERVIEW);
    await page.goto("/admin");
    await expect(page.getByLabel("Counts are loading").locator(":scope > *")).toHaveCount(3);
    await goOn();
    const counts = page.getByRole("region", { name: "Counts" });
    for (const label of ["Total Users", "Exercise Library", "Content Pieces", "Pending AI Approvals"])
      await expect(counts.getByText(label)).toBeVisible();
    const approvals = page.getByRole("article", { name: "Pending AI Approvals" });
    await expect(approvals).toContainText(
      /(1 training plan awaits|\d+ training plans await) your review\. Visit the AI Approvals section to/,
    );
    await expect(approvals.getByRole("link")).toHaveAttribute("href", "/admin/ai-approvals?tab=pending");
    const stats = page.getByRole("article", { name: "Quick Stats" });
    await expect(stats.getByRole("status")).toHaveText("Operational");
    await expect(stats).toContainText(/Storage Usage<?\d+% of 20GB/);
    await expect(stats).toContainText(/Video Transcoding(Idle \(none in queue\)|Active \(\d+ in queue\))/);

    for (const title of ["Sign-ups", "Active athletes", "Plans generated"]) await expect(figure(page, title)).toBeVisible();
    await expect(figure(page, "Sign-ups")).toContainText(/\d+ this week so far.*\d+ in 12 weeks, most in the week of/);
    await page.getByText("The numbers week by week").click();
    await expect(page.getByRole("row")).toHaveCount(13);
    await expect(page.getByText("No price entered: only tokens are counted.").first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: `Set Price: ${model}` }).click();
    const dialog = page.getByRole("dialog", { name: `Price of ${model}` });
    const save = dialog.getByRole("button", { name: "Save" });
    await dialog.getByLabel("Per million input tokens").fill("0,5");
    await save.click();
    await expect(dialog.getByText("Enter both prices, or none")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Per million output tokens").fill("2");
    await page.route("**/rest/v1/model_prices*", (route) => refused(route, "The price list is closed"));
    await save.click();
    await expectToast(page, "Failed to save the price");
    await expectToast(page, "The price list is closed");
    await page.unroute("**/rest/v1/model_prices*");
    await dismissToast(page);
    await save.click();
    await expectToast(page, "Price saved");
    await expect(dialog).toBeHidden();
    await dismissToast(page);
    const row = page.getByRole("listitem").filter({ hasText: model });
    await expect(row).toContainText("20 answers, 4,000,000 tokens in, 500,000 out");
    await expect(row).toContainText("$0.50 in, $2.00 out per million tokens: $3.00 (estimate)");
    await expect(figure(page, "Model cost (estimate)")).toContainText(/\$\d+\.\d\d this week so far/);
    await device.from("model_prices").delete().eq("model", model).throwOnError();
  },
);

test(
  "each part fails for itself and is read again; nothing yet is said, and a server in trouble is told",
  ONCE,
  async ({ quietPage: page }) => {
    await signInAdmin(page);
    const parts = ["admin_overview", "storage_usage", "admin_activity", "admin_model_usage"].map((name) => `**/rest/v1/rpc/${name}`);
    for (const part of parts) await page.route(part, (route) => refused(route, "Out of figures"));
    await page.route("**/healthz", (route) => route.fulfill({ status: 503, json: { status: "unavailable", database: "postgres" } }));
    await page.goto("/admin");
    await expect(page.getByText("Database unavailable")).toBeVisible();
    const failures = ["The counts could not be loaded", "The last weeks could not be loaded", "The language models could not be loaded"];
    const alert = (failure: string) => page.getByRole("alert").filter({ hasText: failure });
    for (const failure of failures) await expect(alert(failure)).toContainText("Out of figures");
    await expect(page.getByText("The number of waiting plans could not be loaded.")).toBeVisible();
    await expectAccessible(page);

    const nothing = {
      week: "2026-11-16",
      sign_ups: 0,
      active_athletes: 0,
      plans: 0,
      model_calls: 0,
      model_tokens: 0,
      unpriced_tokens: 0,
      cost: 0,
    };
    const answers = [
      { users: 1, exercises: 0, content: 0, pending_approvals: 0, uploads: 2 },
      { bytes: 4_200_000, objects: 3, quota_bytes: null },
      [nothing],
      [],
    ];
    for (const [index, part] of parts.entries()) {
      await page.unroute(part);
      await page.route(part, (route) => route.fulfill({ json: answers[index] }));
    }
    for (const failure of failures) await alert(failure).getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("button", { name: "Try Again: Storage Usage" }).click();
    await expect(page.getByText("No pending AI training plan approvals")).toBeVisible();
    await expect(page.getByText("Active (2 in queue)")).toBeVisible();
    await expect(page.getByText("in 3 files; no quota is set.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
    await expect(page.getByText("No language model was used in the weeks shown.")).toBeVisible();
    await expectAccessible(page);
  },
);

function refused(route: Route, message: string): Promise<void> {
  return route.fulfill({ status: 400, json: { code: "P0001", message, details: null, hint: null } });
}
