import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { enter } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

test("everything stored can be downloaded, and the account deleted", ONCE, async ({ quietPage: page }) => {
  const account = await enter(page);
  await page.goto("/settings/data");
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
  await expectAccessible(page);

  await test.step("the export", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download my data" }).click()]);
    expect(download.suggestedFilename()).toMatch(/^ironpace-\d{4}-\d\d-\d\d\.zip$/);
    await expectToast(page, "Your data has been downloaded");
    const files = unzipSync(await readFile(await download.path()));
    const json = JSON.parse(strFromU8(files["ironpace.json"] ?? new Uint8Array())) as {
      profiles: { first_name: string }[];
      account: unknown;
    };
    expect(json.profiles).toMatchObject([{ first_name: "Robin", last_name: "Vale" }]);
    expect(json.account).toMatchObject({ sign_in_methods: [{ provider: "email" }] });
    expect(strFromU8(files["csv/profiles.csv"] ?? new Uint8Array())).toContain("Robin");
  });

  await test.step("an export that fails says so", async () => {
    await page.route("**/functions/v1/export-my-data", (route) =>
      route.fulfill({ status: 500, json: { error: "Your data could not be exported" } }),
    );
    await page.getByRole("button", { name: "Download my data" }).click();
    await expect(page.getByText("The export failed")).toBeVisible();
    await page.unroute("**/functions/v1/export-my-data");
  });

  const dialog = page.getByRole("dialog");
  await test.step("a wrong address deletes nothing, and an old sign-in asks for the password", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    await dialog.getByLabel("Type your email to confirm").fill("somebody@else.test");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(dialog.getByText("This does not match the address of your account")).toBeVisible();
    await expectAccessible(page);
    const refusal = {
      code: "42501",
      message: "Please sign in again before you delete your account",
      details: null,
      hint: "reauthentication_needed",
    };
    await page.route("**/rpc/delete_own_account", (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
    await dialog.getByLabel("Type your email to confirm").fill(account.email);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill("not my password");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(dialog.getByText("Invalid login credentials")).toBeVisible();
    await expectAccessible(page);
  });

  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectToast(page, "Account deleted");
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "Invalid login credentials");
});
