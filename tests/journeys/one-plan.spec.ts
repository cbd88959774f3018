import { expect, expectAccessible, signUpAndIn, test } from "./support/journey.ts";

test("a second plan is refused in another tab, and nobody else sees the first", async ({ quietPage: page, browser }) => {
  await signUpAndIn(page);
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
    await expect(otherTab.getByText("Active Plan", { exact: true })).toBeVisible();
    await expectAccessible(otherTab);
  });

  await test.step("two requests at once, past the screens: one plan, one 409", async () => {
    await page.getByRole("button", { name: "End plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End plan" }).click();
    await expect(page.getByText("Create Your Training Plan")).toBeVisible();
    const statuses = await page.evaluate(async () => {
      const { anonKey } = JSON.parse(document.querySelector<HTMLMetaElement>("meta[name=ironpace-config]")?.content ?? "{}") as {
        anonKey: string;
      };
      const stored = Object.entries({ ...sessionStorage, ...localStorage }).find(([key]) => key.endsWith("auth-token"))?.[1] ?? "{}";
      const session = JSON.parse(stored) as { access_token: string; user: { id: string } };
      const request = () =>
        fetch("/functions/v1/generate-training-plan", {
          method: "POST",
          headers: { apikey: anonKey, authorization: `Bearer ${session.access_token}`, "content-type": "application/json" },
          body: JSON.stringify({ userId: session.user.id, userLevel: "beginner", primaryFocus: "running", weeklyAvailability: 3 }),
        }).then((response) => response.status);
      return Promise.all([request(), request()]);
    });
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
    await signUpAndIn(stranger);
    await stranger.goto(address);
    await expect(stranger.getByText("The requested training plan could not be found").first()).toBeVisible();
  });
});
