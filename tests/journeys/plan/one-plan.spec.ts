import { enter } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test("a second plan is refused in another tab, and nobody else sees the first", ONCE, async ({ quietPage: page, browser }) => {
  const account = await enter(page);
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto("/training-plans");
    await tab.getByRole("button", { name: "Generate New Plan" }).click();
  }
  await page.getByRole("button", { name: /^Generate/ }).click();
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible({ timeout: 20_000 });

  await test.step("the other tab is told, and led to the plan that is there", async () => {
    await otherTab.getByRole("button", { name: /^Generate/ }).click();
    await expect(otherTab.getByText("Active Plan Exists").first()).toBeVisible();
    await expect(otherTab.getByText("You must end your current active plan before generating a new one.")).toBeVisible();
    await expectAccessible(otherTab);
    await otherTab.getByRole("button", { name: "View Your Active Plan" }).click();
    await expect(otherTab.getByText("Active Plan", { exact: true })).toBeVisible();
    await expectAccessible(otherTab);
  });

  await test.step("two requests at once, past the screens: one plan, one 409", async () => {
    await page.getByRole("button", { name: "More for this plan" }).click();
    await page.getByRole("menuitem", { name: "End plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End plan" }).click();
    await expect(page.getByText("Create Your Training Plan")).toBeVisible();
    const statuses = await page.evaluate(async ({ email, password }) => {
      const { anonKey } = JSON.parse(document.querySelector<HTMLMetaElement>("meta[name=ironpace-config]")?.content ?? "{}") as {
        anonKey: string;
      };
      const post = (path: string, bearer: string, body: object) =>
        fetch(path, {
          method: "POST",
          headers: { apikey: anonKey, authorization: `Bearer ${bearer}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      const signedIn = await post("/auth/v1/token?grant_type=password", anonKey, { email, password });
      const { access_token, user } = (await signedIn.json()) as { access_token: string; user: { id: string } };
      const body = { userId: user.id, userLevel: "beginner", primaryFocus: "running", weeklyAvailability: 3 };
      const request = () => post("/functions/v1/generate-training-plan", access_token, body).then((response) => response.status);
      return Promise.all([request(), request()]);
    }, account);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  await test.step("a stranger who knows the address finds nothing", async () => {
    await page.goto("/training-plans");
    await page
      .getByRole("region", { name: /^Week \d/ })
      .getByRole("heading", { level: 3 })
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL(/planId=.*sessionId=/);
    const address = page.url();
    const stranger = await (await browser.newContext()).newPage();
    await enter(stranger);
    await stranger.goto(address);
    await expect(stranger.getByText("The requested training plan could not be found").first()).toBeVisible();
  });
});
