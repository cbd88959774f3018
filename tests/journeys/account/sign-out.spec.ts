import type { Page } from "@playwright/test";
import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { storedOnDevice } from "../support/stored-on-device.ts";

test(
  "signing out with training that is only on this device asks, keeps it for its owner, or deletes it",
  ONCE,
  async ({ quietPage: page }) => {
    await signInAthlete(page);
    await page.route("**/rpc/store_performed_session", (route) => route.abort());
    await page.goto("/session-log?view=list");
    await page.getByRole("link", { name: "Start a free session" }).click();
    await page.getByLabel("Add an exercise").fill("Secret row");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Log set 1" }).click();
    await page.getByRole("dialog").getByLabel("kg").fill("50");
    await page.getByRole("dialog").getByLabel("Reps").fill("5");
    await page.getByRole("button", { name: "Use 50.0 kg" }).click();
    await expect.poll(() => storedOnDevice(page, "drafts")).toContain("Secret row");
    await page.getByRole("link", { name: "Minimize session" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Sign out with unsaved training?" });
    const signOut = async () => {
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
    };

    await signOut();
    await expect(dialog).toContainText("on this device only");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Stay signed in" }).click();
    await expect(dialog).toBeHidden();

    await signOut();
    await dialog.getByText("Delete these entries from this device").click();
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await storedOnDevice(page, "drafts")).toBe("[]");
    expect(await storedOnDevice(page, "outbox")).toBe("[]");
  },
);

/** As a session that was lost without a sign-out leaves them. */
const leaveQueriesOfSomebody = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("ironpace");
        request.addEventListener("error", () => reject(new Error("IndexedDB cannot be opened")));
        request.addEventListener("success", () => {
          const { result } = request;
          const transaction = result.transaction("queries", "readwrite");
          transaction.objectStore("queries").put({ userId: "somebody", build: "", keptAt: Date.now(), state: { queries: "Secret goal" } });
          transaction.addEventListener("complete", () => {
            result.close();
            resolve();
          });
        });
      }),
  );

test("on a shared device the next account sees nothing of the one before", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/session-log?view=list");
  await page.getByRole("link", { name: "Start a free session" }).click();
  await page.getByLabel("Add an exercise").fill("Secret row");
  await page.keyboard.press("Enter");
  await expect.poll(() => storedOnDevice(page, "drafts")).toContain("Secret row");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await leaveQueriesOfSomebody(page);
  await signInAthlete(page);
  await page.goto("/session-log?tab=completed");
  await expect.poll(async () => (await storedOnDevice(page, "queries")).includes("Secret goal")).toBe(false);
  await expect(page.getByRole("heading", { name: "No completed sessions" })).toBeVisible();
  await expect(page.getByText("Secret row")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "In progress" })).toHaveCount(0);
});
