import { makePlan, signInAthlete } from "../support/athlete.ts";
import { choose } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";
import { ONCE } from "../support/once.ts";
import { storedOnDevice } from "../support/stored-on-device.ts";

test("exercises: found in the library, opened from a session and while it is logged", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const { device, userId } = athlete;
  await device
    .from("personal_bests")
    .insert({ user_id: userId, category: "strength", exercise_name: "back squat", value: "112.5", unit: "kg", date: "2026-01-02" })
    .throwOnError();

  await test.step("the index", async () => {
    await page.goto("/exercises");
    await expect(page.getByRole("link", { name: "Air squat" })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Search exercises").fill("quat ack");
    await expect(page.getByRole("link", { name: /^Back squat/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Ski erg/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Air squat/ })).toHaveCount(0);
    await choose(page, "Category", "Cardio");
    await expect(page.getByText("No exercises found. Try adjusting your search or filters.")).toBeVisible();
    await choose(page, "Category", "All categories");
    await expect(page).toHaveURL(/\?q=quat\+ack$/);
    const muscles = page.getByRole("group", { name: "Muscle" });
    await muscles.getByRole("button", { name: "Biceps" }).click();
    await expect(page.getByRole("link", { name: /^Back squat/ })).toHaveCount(0);
    await muscles.getByRole("button", { name: "Biceps" }).click();
    await muscles.getByRole("button", { name: "Quads" }).click();
    await expect(page).toHaveURL(/muscle=quads/);
    await choose(page, "Movement", "Squat");
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Back squat/ }).click();
  });

  await test.step("its page", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Back squat" })).toBeVisible();
    const own = page.getByRole("region", { name: "Your history with this exercise" });
    await expect(own).toContainText("112.5kg");
    await expect(own.getByRole("link", { name: "Personal bests" })).toHaveAttribute("href", "/personal-bests");
    const body = page.getByRole("region", { name: "Muscles worked" });
    await expect(body.getByRole("img", { name: /^Glutes, quads work most; / })).toBeVisible();
    await body.getByRole("radio", { name: "Joints" }).click();
    await expect(body.getByRole("listitem").first()).toContainText("Lower back, kneeHigh");
    await expect(page.getByRole("region", { name: "How to do it" })).toContainText(
      "Heels lift: less weight, or a small plate under each heel.",
    );
    await expect(page.getByRole("region", { name: "Easier and harder" }).getByText("Back squat")).toHaveAttribute("aria-current", "true");
    await expectAccessible(page);
    await page.getByRole("region", { name: "What you can do instead" }).getByRole("link", { name: "Leg press" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leg press" })).toBeVisible();
    await expect(page.getByText("You have not logged this exercise yet.")).toBeVisible();
    await page.goto("/exercises/Nothing%20like%20it");
    await expect(page.getByRole("heading", { name: "This exercise is not in the library" })).toBeVisible();
  });

  await test.step("from a session of the plan, and to its substitutions and back", async () => {
    const planId = await makePlan(athlete);
    const { data } = await device
      .from("training_sessions")
      .select("id")
      .eq("plan_id", planId)
      .contains("strength", JSON.stringify([{ name: "Back squat" }]))
      .limit(1)
      .single()
      .throwOnError();
    await page.goto("/exercises/Back%20squat");
    const next = page.getByRole("region", { name: "In your plan" });
    await next.getByText("All sessions with this exercise").click();
    await expect(next.getByRole("row").nth(1)).toBeVisible();
    await page.goto(`/training-plans?planId=${planId}&sessionId=${data.id}`);
    const drawer = page.getByRole("dialog");
    await page.getByRole("button", { name: "Back squat", exact: true }).first().click();
    await expect(drawer.getByRole("heading", { name: "What you can do instead" })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole("region", { name: "What you can do instead" }).getByRole("button", { name: "Front squat", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Front squat" })).toBeVisible();
    await drawer.getByRole("button", { name: "Back squat" }).first().click();
    await expect(page.getByRole("dialog", { name: "Back squat" })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Open as a page" })).toHaveAttribute("href", /^\/exercises\//);
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);

    await page.goto(`/session-log/plan/${data.id}`);
    await page.getByLabel("Notes").fill("Felt light");
    await page.getByRole("heading", { name: "Back squat" }).getByRole("button").first().click();
    await expect(drawer.getByText("112.5")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Notes")).toHaveValue("Felt light");
  });
});

test("exercises that cannot be read say why; what was read is there without a connection", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/exercises/Back%20squat");
  await expect(page.getByRole("heading", { level: 1, name: "Back squat" })).toBeVisible();
  await expect(page.getByText("You have not logged this exercise yet.")).toBeVisible();
  const replacement = page.getByRole("region", { name: "What you can do instead" }).getByRole("link").first();
  const name = (await replacement.textContent()) ?? "";
  // What was read is written to the device a moment later, and not all of it at once.
  await expect.poll(() => storedOnDevice(page, "queries")).toContain("Back squat");
  await expect.poll(() => storedOnDevice(page, "queries")).toContain(name);
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Back squat" })).toBeVisible();
  await expect(replacement).toBeVisible();
  await page.unrouteAll();

  await page.route("**/rest/v1/exercises*", (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "The disk is full" } }),
  );
  await nothingKept(page);
  await page.goto("/exercises/Back%20squat");
  await expect(page.getByRole("alert")).toContainText("The exercise could not be loadedThe disk is full");
  await expectAccessible(page);
  await page.goto("/exercises");
  await expect(page.getByRole("alert")).toContainText("The exercises could not be loadedThe disk is full");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: "Air squat" })).toBeVisible();
});
