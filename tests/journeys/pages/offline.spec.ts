import { makePlan, signInAthlete } from "../support/athlete.ts";
import { goOffline, goOnline } from "../support/connection.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { storedOnDevice } from "../support/stored-on-device.ts";

test.use({ serviceWorkers: "allow" });

test("the app opens without a connection, shows what it read last, and keeps nothing of who signed out", ONCE, async ({ page }) => {
  const athlete = await signInAthlete(page);
  await makePlan(athlete);
  const goal = {
    user_id: athlete.userId,
    title: "Row 10 km",
    category: "endurance",
    target_value: 10,
    unit: "km",
    due_date: "2199-12-31",
  };
  await athlete.device.from("goals").insert(goal).throwOnError();
  const user_id = athlete.userId;
  const best = { user_id, category: "strength", exercise_name: "Zercher squat", value: "180", date: "2026-05-02" };
  await athlete.device.from("personal_bests").insert(best).throwOnError();
  await athlete.device.from("workouts").insert({ user_id, title: "Hill repeats", date: "2026-05-02" }).throwOnError();
  await athlete.device
    .from("competitions")
    .insert({ user_id, name: "City Marathon", date: "2199-12-31", location: "Berlin" })
    .throwOnError();
  await athlete.device.from("performed_sessions").insert({ user_id, source: "free", title: "Sunday run" }).throwOnError();
  /** Each page, and what is on it; the bests first, because goals keep them on the device too. */
  const pages = [
    ["/personal-bests", "Zercher squat"],
    ["/goals", "Row 10 km"],
    ["/workouts", "Hill repeats"],
    ["/competitions", "City Marathon"],
    ["/session-log?tab=completed", "Sunday run"],
  ] as const;

  await test.step("with a connection everything is read once", async () => {
    for (const [address, text] of pages) {
      await page.goto(address);
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
      await expect.poll(async () => (await storedOnDevice(page, "queries")).includes(text)).toBe(true);
    }
    await page.goto("/training-plans");
    await expect(page.getByTestId("week-sheet")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Start Workout" })).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(async () => (await storedOnDevice(page, "queries")).includes("streak_weeks")).toBe(true);
  });

  await test.step("without one it opens, and leads on", async () => {
    await goOffline(page);
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Start Workout" })).toBeVisible();
    await expect(page.getByText("You are offline. What you log is saved on this device and sent later")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Goals" }).click();
    await expect(page.getByRole("article", { name: "Row 10 km" })).toBeVisible();
    for (const [address, text] of pages) {
      await page.goto(address);
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    }
    await page.goto("/training-plans");
    await expect(page.getByTestId("week-sheet")).toBeVisible();
  });

  await test.step("a session that has run out meanwhile is believed until the server can be asked", async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("ironpace-session") ?? "{}") as object;
      localStorage.setItem("ironpace-session", JSON.stringify({ ...stored, expires_at: 1_700_000_000 }));
    });
    await page.goto("/goals");
    await expect(page.getByRole("article", { name: "Row 10 km" })).toBeVisible();
    await goOnline(page);
    await expect(page.getByText("You are offline.")).toBeHidden();
    await page.reload();
    await expect(page.getByRole("article", { name: "Row 10 km" })).toBeVisible();
  });

  await test.step("who signs out leaves nothing behind, also without a connection", async () => {
    await page.goto("/dashboard");
    await goOffline(page);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByText("This device is signed out. The server could not be reached")).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.goto("/login");
    await goOnline(page);
    expect(await page.evaluate(() => localStorage.getItem("ironpace-session"))).toBeNull();
    await page.goto("/goals");
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(async () => (await storedOnDevice(page, "queries")).length).toBe("[]".length);
  });
});
