import type { Page } from "@playwright/test";
import { signInAdmin } from "../support/admin.ts";
import { createAccount, otherDevice } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";

const LIST = "**/rest/v1/rpc/list_users";
const refusal = (message: string) => ({ status: 400, json: { code: "23001", message, details: null, hint: null } });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("users: found, looked at, given and taken roles, disabled and enabled, all of it on record", ONCE, async ({ quietPage: page }) => {
  await signInAdmin(page);
  const account = await createAccount(page);
  const { email } = account;
  await page.goto(`/admin/users?q=${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { name: "No users found." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search users" }).fill(email.slice(1).toUpperCase());
  const row = page.getByRole("row").filter({ has: page.getByText(email) });
  for (const text of ["No name set", "User", new Date().getFullYear().toString()]) await expect(row).toContainText(text);
  await expect(page).toHaveURL(/\?q=THLETE/);
  await expectAccessible(page);
  const act = async (name: string, confirm?: RegExp) => {
    await button(page, `Actions for ${email}`).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
    if (confirm === undefined) return;
    const question = page.getByRole("alertdialog", { name: confirm });
    await expect(question).toContainText(email);
    await question.getByRole("button", { name, exact: true }).click();
  };
  const told = async (title: string, sentence: string) => {
    await expectToast(page, title);
    await expectToast(page, sentence);
    await dismissToast(page);
  };

  await test.step("the details, and from there an administrator, once the server agrees", async () => {
    await act("View Details");
    const details = page.getByRole("dialog", { name: "User Details" });
    for (const text of ["No name set", email, "Joined", "Gender", "Workouts", "Personal bests", "Completed goals"])
      await expect(details).toContainText(text);
    await expectAccessible(page);
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Make Admin" });
    await page.route("**/rpc/make_user_admin", (route) => route.fulfill(refusal("Only administrators can change roles")));
    await details.getByRole("button", { name: "Make Admin" }).click();
    await confirm.click();
    await told("Error", "Failed to add admin role: Only administrators can change roles");
    await page.unroute("**/rpc/make_user_admin");
    await details.getByRole("button", { name: "Make Admin" }).click();
    await confirm.click();
    await told("Admin Role Added", `${email} is now an administrator`);
    await expect(details.getByText("Admin", { exact: true })).toBeVisible();
    await expect(details.getByRole("button", { name: "Make Admin" })).toHaveCount(0);
    await details.getByRole("button", { name: "Close" }).last().click();
  });

  await test.step("the last administrator stays one, another one need not", async () => {
    await page.route("**/rpc/revoke_user_role", (route) => route.fulfill(refusal("The last administrator cannot be removed")));
    await act("Remove Admin", /^Remove .+'s admin role/);
    await told("Error", "Failed to remove admin role: The last administrator cannot be removed");
    await page.unroute("**/rpc/revoke_user_role");
    await act("Remove Admin", /^Remove .+'s admin role/);
    await told("Admin Role Removed", `${email} no longer has the role admin`);
    await act("Make Coach");
    await told("Coach Role Added", `${email} now has the role coach`);
    await expect(row.getByText("Coach", { exact: true })).toBeVisible();
  });

  await test.step("disabled nobody gets in, enabled again", async () => {
    await act("Disable", /^Disable /);
    await told("Account Disabled", `${email} can no longer sign in`);
    await expect(row.getByText("Disabled", { exact: true })).toBeVisible();
    await expect(otherDevice(page, account)).rejects.toMatchObject({ code: "user_banned" });
    await act("Enable");
    await told("Account Enabled", `${email} can sign in again`);
    await expect(row.getByText("Disabled", { exact: true })).toHaveCount(0);
  });

  await test.step("an administrator is added by e-mail", async () => {
    await button(page, "Add Admin").click();
    const dialog = page.getByRole("dialog", { name: "Add Admin" });
    const send = dialog.getByRole("button", { name: "Add Admin" });
    await send.click();
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Please enter an email address");
    await expectAccessible(page);
    await dialog.getByLabel("Email").fill("nobody@journey.test");
    await send.click();
    await told("Error", "Failed to add admin role: No user found with email nobody@journey.test");
    await dialog.getByLabel("Email").fill(email);
    await send.click();
    await told("Admin Role Added", `${email} is now an administrator`);
    await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  });

  await test.step("who did what stands in the audit log", async () => {
    await page.getByRole("tab", { name: "Changes" }).click();
    await expect(page).toHaveURL(/\?tab=changes$/);
    const changes = page.getByRole("row").filter({ has: page.getByText(email) });
    for (const what of ["Admin role removed", "Coach role added", "Account disabled", "Account enabled"])
      await expect(changes.filter({ hasText: what })).toHaveCount(1);
    await expect(changes.filter({ hasText: "Admin role added" })).toHaveCount(2);
    await expectAccessible(page);
  });
});

test("the list of users: skeletons, a failure that can be tried again, sorted, page by page", ONCE, async ({ quietPage: page }) => {
  await signInAdmin(page);
  await page.route(LIST, (route) => route.fulfill(refusal("The list is being repaired")));
  await page.goto("/admin/users");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The users could not be loaded");
  await expect(alert).toContainText("The list is being repaired");
  await expectAccessible(page);
  await page.unroute(LIST);
  const goOn = await holdBack(page, LIST);
  await page.reload();
  await expect(page.getByLabel("Users are loading").locator("[data-skeleton]")).toHaveCount(5);
  await goOn();
  const head = page.getByRole("columnheader", { name: "Email" });
  await expect(page.getByRole("columnheader", { name: "Joined" })).toHaveAttribute("aria-sort", "descending");
  await head.getByRole("button").click();
  await expect(page).toHaveURL(/\?sort=email$/);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("@journey.test");
  // Every page holds the first one's accounts: an empty page would lead back to the first.
  let accounts: object[] = [];
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as object[];
    if (rows.length > 0) accounts = rows;
    await route.fulfill({ response: answer, json: accounts.map((row) => ({ ...row, total: 1000, more: true })) });
  });
  await head.getByRole("button").click();
  await expect(page.getByText(/of more than 1,000/)).toBeVisible();
  await button(page, "Next page").click();
  await expect(page).toHaveURL(/\?sort=-email&page=2$/);
  // The list of that page may still be on its way.
  await page.unrouteAll({ behavior: "wait" });
});
