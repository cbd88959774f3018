import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { goOffline, goOnline } from "../support/connection.ts";
import { dataRequests } from "../support/data-requests.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

// The clock of the browser is set, which lasts as long as its context.
test.use({ ownContext: true });

const TODAY = new Date().toISOString().slice(0, 10);

test("a race: taken apart by the athlete's numbers, tried out, and run with one button", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, { gender: "male" });
  await record(athlete, "conditioning", { run_5k: "22:30", row_500m: "1:38" });
  const mine = { user_id: athlete.userId, type: "hyrox", location: "Vienna" } as const;
  await athlete.device
    .from("competitions")
    .insert(
      [
        { ...mine, name: "Hyrox Graz", date: "2026-03-07", result: "1:31:36" },
        { ...mine, name: "Hyrox Vienna", date: TODAY, target_result: "sub 1:20:00" },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await makePlan(athlete, { primaryFocus: "hyrox" });
  await test.step("the season stands on the plan, and the dashboard leads to the race", async () => {
    await page.goto("/training-plans");
    const fold = page.locator("summary", { hasText: "Road to Hyrox Vienna" });
    await expect(page.getByRole("region", { name: "Load this week" })).toBeVisible();
    if (await fold.isVisible()) await fold.click();
    const season = page.getByRole("region", { name: "Road to Hyrox Vienna" });
    await expect(season.getByRole("table", { name: "Road to Hyrox Vienna" })).toContainText("current week");
    await expectAccessible(page);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Hyrox Vienna" }).getByRole("link")).toHaveAttribute(
      "href",
      /\/competitions\/[0-9a-f-]{36}$/,
    );
  });
  await page.goto("/competitions");
  await page.getByRole("article", { name: "Hyrox Vienna" }).getByRole("link", { name: "Open Competition" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hyrox Vienna, sub 1:20:00" })).toBeVisible();
  const finish = page.getByRole("region", { name: "Predicted finish" });
  await expect(finish).toContainText(/1:\d\d:\d\d± \d:\d\d/);
  await page.getByTitle("What is Roxzone?").click();
  await expect(page.getByRole("dialog", { name: "Roxzone" })).toContainText("stations of a Hyrox race");
  await page.keyboard.press("Escape");
  const bar = page.getByRole("radiogroup", { name: /The race in 17 parts/ });
  const whatIf = page.getByRole("region", { name: "What if" });

  await test.step("the bar speaks without a touch, by keyboard too, and to who cannot see it", async () => {
    await expect(bar.getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(bar.getByRole("radio")).toHaveCount(17);
    await bar.getByRole("radio", { name: /^SkiErg/ }).click();
    await page.keyboard.press("ArrowRight");
    await expect(bar.getByRole("radio", { name: /^Run 2/ })).toBeFocused();
    await expect(bar.getByRole("radio", { name: /^Run 2/ })).toBeChecked();
    await expect(page.getByRole("table", { name: "Split times" }).getByRole("row")).toHaveCount(19);
    await page.getByRole("radio", { name: "World class" }).click();
    await expect(page.getByRole("heading", { name: /behind the best in the world/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a faster 5 km is worth time; Reset takes it back; another entry has other weights", async () => {
    const slider = whatIf.getByRole("slider", { name: /^5 km/ });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(whatIf).toContainText(/0:\d\d faster than today/);
    await whatIf.getByRole("button", { name: "Reset" }).click();
    await expect(whatIf).toContainText("Your predicted finish today.");
    const change = page.getByText("Change", { exact: true });
    if (await change.isVisible()) await change.click();
    await expect(page.getByText("Sled push 152 kg")).toBeVisible();
    await page.getByRole("radio", { name: "Pro", exact: true }).click();
    await expect(page.getByText("Sled push 202 kg")).toBeVisible();
  });

  await test.step("its picture is made on the device and saved where nothing can be shared", async () => {
    await finish.getByRole("button", { name: "Share a picture" }).click();
    const share = page.getByRole("dialog", { name: "Share as a picture" });
    await expect(share.getByRole("img", { name: /^Hyrox Vienna, .*Predicted 1:\d\d:\d\d, Runs/ })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await share.getByRole("link", { name: "Save picture" }).click();
    expect((await download).suggestedFilename()).toBe("ironpace-hyrox-vienna.png");
    await page.keyboard.press("Escape");
  });

  await test.step("two requests bring it, beside those of the frame", async () => {
    const asked = await dataRequests(page, new URL(page.url()).pathname);
    expect(asked.filter((request) => !/app_frame|check-notes|auth/.test(request)).length, asked.join(", ")).toBeLessThanOrEqual(2);
  });

  await test.step("sixteen laps without a connection, one of them taken back, held against the plan", async () => {
    await page.getByRole("link", { name: "Race simulator" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Race simulator" })).toBeVisible();
    await expectAccessible(page);
    const start = Date.now();
    const at = (seconds: number) => page.clock.setFixedTime(start + 1000 * seconds);
    await at(0);
    await page.getByRole("button", { name: "Start the clock" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run 1" })).toBeVisible();
    await goOffline(page);
    const lap = page.getByRole("button", { name: /^Lap / });
    await at(140);
    await lap.click();
    await expect(page.getByRole("heading", { level: 1, name: "SkiErg" })).toBeVisible();
    await expect(page.getByText(/\d+ s (ahead|behind)|\d:\d\d (ahead|behind)/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo last lap" }).click();
    for (let part = 1; part < 16; part++) {
      await at(150 * part);
      await lap.click();
    }
    await at(2400);
    await page.getByRole("button", { name: /^Finish / }).click();
    await expect(page.getByText("40:00", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Save the result" }).click();
    await expect(page.getByRole("alert")).toContainText("Your laps stay on this device.");
    await goOnline(page);
    await page.getByRole("button", { name: "Save the result" }).click();
    await expect(page.getByText("Saved as the result of the race and in your session log.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the result stands with the race, its splits among its goals, the laps in the log", async () => {
    const { data: race } = await athlete.device
      .from("competitions")
      .select("result, goals")
      .eq("name", "Hyrox Vienna")
      .single()
      .throwOnError();
    expect(race.result).toBe("40:00");
    expect((race.goals as { name: string }[]).map(({ name }) => name)).toEqual(["Runs 1 to 8", "Stations in race order"]);
    await expect
      .poll(async () => (await athlete.device.from("performed_sessions").select("title, score_seconds").throwOnError()).data)
      .toEqual([{ title: "Hyrox Vienna", score_seconds: 2400 }]);
  });
});
