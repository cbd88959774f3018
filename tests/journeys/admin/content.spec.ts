import type { Page } from "@playwright/test";
import { signInAdmin } from "../support/admin.ts";
import { choose } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save", exact: true }).click();
/** All journeys write to one list: each looks for its own word. */
const word = () => `w${crypto.randomUUID().slice(0, 8)}`;

test("content: created with a live preview, found, viewed, changed, compared, restored, deleted", async ({ quietPage: page }) => {
  const admin = await signInAdmin(page);
  const mine = word();
  await page.goto(`/admin/content?q=${mine}`);
  await expect(page.getByRole("heading", { name: "No Content Found" })).toBeVisible();
  await expectAccessible(page);

  await test.step("written with a preview in which nothing runs", async () => {
    await page.getByRole("button", { name: "Create Content" }).click();
    await save(page);
    await expect(dialog(page).getByLabel("Title")).toHaveAccessibleDescription("Please enter a title");
    await dialog(page).getByLabel("Title").fill(`Rowing ${mine}`);
    await choose(page, "Type", "Guide");
    await dialog(page).getByLabel("Tags").fill(` rowing ,, ${mine}-tag, rowing`);
    await dialog(page)
      .getByRole("textbox", { name: "Content" })
      .fill(
        "## The stroke\n\nPush **hard**.\n\n<img src=x onerror=document.title='run'> [bad](javascript:alert(1)) [good](https://example.com)\n\n",
      );
    const phone = dialog(page).getByRole("radio", { name: "Preview" });
    if (await phone.isVisible()) await phone.click();
    const preview = dialog(page).getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "The stroke" })).toBeVisible();
    await expect(preview.getByRole("link")).toHaveText(["good"]);
    await expect(preview.locator("img")).toHaveCount(0);
    await expect(page).toHaveTitle(/Content/);
    await expectAccessible(page);
    await save(page);
    await expectToast(page, "Content Added");
    await dismissToast(page);
  });

  const item = page.getByRole("article", { name: `Rowing ${mine}` });
  await test.step("in the list, with what it is", async () => {
    for (const text of ["Draft", "Guide", "Not published", "The stroke Push hard.", "#rowing", `#${mine}-tag`])
      await expect(item).toContainText(text);
    await expect(item).toContainText(/Updated \w+ \d{1,2}, \d{4}/);
    await page.getByRole("radio", { name: "Articles" }).click();
    await expect(page.getByRole("heading", { name: "No Content Found" })).toBeVisible();
    await page.getByRole("radio", { name: "Drafts" }).click();
    await expect(item).toBeVisible();
    await item.getByRole("button", { name: `#${mine}-tag` }).click();
    await expect(page).toHaveURL(/tab=drafts&tag=/);
    await page.getByRole("button", { name: /: clear filter/ }).click();
    await page.getByRole("radio", { name: "All" }).click();
    await page.getByLabel("Search content").fill(mine.slice(0, 7).toUpperCase());
    await expect(item).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("published from the view; the history says what changed", async () => {
    await page.getByRole("button", { name: `View Rowing ${mine}` }).click();
    await expect(dialog(page).getByRole("heading", { name: "The stroke" })).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Edit" }).click();
    await choose(page, "Status", "Published");
    await expect(dialog(page).getByLabel("Publish on")).toBeDisabled();
    await dialog(page).getByRole("textbox", { name: "Content" }).fill("## The stroke\n\nPush slowly.");
    await save(page);
    await expectToast(page, "Content Updated");
    await dismissToast(page);
    await expect(item).toContainText(/Published \w+ \d{1,2}, \d{4}/);
    await page.getByRole("button", { name: `View Rowing ${mine}` }).click();
    await dialog(page).getByRole("tab", { name: "History" }).click();
    await dialog(page).getByRole("button", { name: "Show version 2" }).click();
    await expect(dialog(page).locator("ins").filter({ hasText: "published" })).toBeVisible();
    await expect(dialog(page)).toContainText("Robin Vale");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Show version 1" }).click();
    await dialog(page).getByRole("button", { name: "Restore this version" }).click();
    await expectToast(page, "Version 1 was restored as a new version.");
    await dismissToast(page);
    await expect(dialog(page).getByText("Version 3, current")).toBeVisible();
    await dialog(page).getByRole("tab", { name: "Content" }).click();
    await expect(dialog(page)).toContainText("Push hard.");
    await expect(dialog(page).getByText("Published", { exact: true })).toBeVisible();
  });

  await test.step("deleted from the view", async () => {
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Are you sure you want to delete this content? This action cannot be undone.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Content Deleted");
    await expect(page.getByRole("heading", { name: "No Content Found" })).toBeVisible();
  });
  const { data } = await admin.device.from("admin_content").select("id").ilike("title", `%${mine}%`);
  expect(data).toEqual([]);
});

test("nothing typed is lost and nobody is overwritten; what the server refuses is told", ONCE, async ({ page }) => {
  const { device, userId } = await signInAdmin(page);
  const mine = word();
  const rows = Array.from({ length: 21 }, (_, index) => ({
    title: `Piece ${mine} ${String(index).padStart(2, "0")}`,
    content: "As it was.",
    created_by: userId,
  }));
  const { data: stored } = await device.from("admin_content").insert(rows).select("id, title").throwOnError();
  const first = stored?.find(({ title }) => title.endsWith("00"));
  await page.goto(`/admin/content?q=${mine}&sort=title`);
  const list = page.getByRole("list").filter({ has: page.getByRole("article") });
  const edit = () => page.getByRole("button", { name: `Edit Piece ${mine} 00` }).click();
  const text = dialog(page).getByRole("textbox", { name: "Content" });

  await test.step("in pages", async () => {
    await expect(list.getByRole("article")).toHaveCount(20);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText("21–21 of 21")).toBeVisible();
    await page.goBack();
    await expect(list.getByRole("article")).toHaveCount(20);
  });

  await test.step("a refusal says why and keeps the form; a closed form comes back with what was typed", async () => {
    await edit();
    await text.fill("My words.");
    await page.route("**/rest/v1/admin_content?*", (route) =>
      route.request().method() === "GET"
        ? route.continue()
        : route.fulfill({ status: 500, json: { code: "XX000", message: "The disk is full" } }),
    );
    await save(page);
    await expectToast(page, "Failed to update content: The disk is full");
    await dismissToast(page);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expectToast(page, "We keep your text on this device.");
    await dismissToast(page);
    await page.getByRole("button", { name: `Delete Piece ${mine} 00` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Failed to delete content: The disk is full");
    await page.unrouteAll();
    await page.reload();
    await edit();
    await expect(dialog(page).getByText("Your unsaved text is back")).toBeVisible();
    await expect(text).toHaveValue("My words.");
    await expectAccessible(page);
  });

  await test.step("somebody else was faster", async () => {
    await device
      .from("admin_content")
      .update({ content: "Their words." })
      .eq("id", first?.id ?? "")
      .throwOnError();
    await save(page);
    await expect(dialog(page).getByText("Someone else has changed this content since you opened it")).toBeVisible();
    await expectToast(page, "Failed to update content:");
    await dismissToast(page);
    await dialog(page).getByRole("button", { name: "Show the differences" }).click();
    await expect(dialog(page).locator("del")).toHaveText("Their");
    await expect(dialog(page).locator("ins")).toHaveText("My");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Replace theirs with mine" }).click();
    await expectToast(page, "Content Updated");
    await dismissToast(page);
    const { data } = await device
      .from("admin_content_versions")
      .select("content")
      .eq("content_id", first?.id ?? "")
      .order("version");
    expect(data?.map(({ content }) => content)).toEqual(["As it was.", "Their words.", "My words."]);
    await edit();
    await expect(text).toHaveValue("My words.");
    await expect(dialog(page).getByText("Your unsaved text is back")).toBeHidden();
  });

  await test.step("planned for a time: athletes see it then, not before", async () => {
    await dialog(page).getByLabel("Publish on").fill("2199-12-30T09:30");
    await save(page);
    await expectToast(page, "Content Updated");
    const item = page.getByRole("article", { name: `Piece ${mine} 00` });
    await expect(item).toContainText("Scheduled");
    await expect(item).toContainText("Publishes on December 30, 2199, 09:30");
  });

  await test.step("adding fails with the reason; the list that cannot be loaded can be tried again", async () => {
    await page.getByRole("button", { name: "Create Content" }).click();
    await dialog(page).getByLabel("Title").fill(`New ${mine}`);
    await page.route("**/rest/v1/admin_content*", (route) =>
      route.fulfill({ status: 403, json: { code: "42501", message: "Not allowed" } }),
    );
    await save(page);
    await expectToast(page, "Failed to add content: Not allowed");
    await page.route("**/rest/v1/rpc/list_admin_content", (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }));
    await page.goto("/admin/content");
    await expect(page.getByText("Out of order")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
