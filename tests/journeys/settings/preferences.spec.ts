import { enter, otherDevice } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

test("units, week, mail and AI consent are kept with the account; a choice that fails is taken back", ONCE, async ({ quietPage: page }) => {
  await page.route("**/functions/v1/weekly-review-mail", (route) => route.fulfill({ json: { available: true } }));
  await enter(page);
  await page.goto("/settings/preferences");
  await expect(page.getByRole("radio", { name: "Kilograms" })).toBeChecked();
  const consent = page.getByRole("switch", { name: "Let a language model read my training data" });
  await expect(consent).not.toBeChecked();
  await expectAccessible(page);

  await test.step("by keyboard", async () => {
    await page.getByRole("radio", { name: "Kilograms" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Pounds" })).toBeChecked();
    await consent.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^On since today/)).toBeVisible();
  });
  await page.getByRole("radio", { name: "Miles" }).click();
  await page.getByRole("radio", { name: "Sunday" }).click();
  const mail = page.getByRole("switch", { name: "Email me the review on Sunday evening" });
  await mail.click();
  await expect(page.getByText(/^On\. Sent on Sundays from 19:00 \(.+\) to .+@.+\.$/)).toBeVisible();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  for (const name of ["Pounds", "Miles", "Sunday"]) await expect(page.getByRole("radio", { name })).toBeChecked();
  await expect(mail).toBeChecked();
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText("Off. Nothing goes to a language model.")).toBeVisible();

  await page.route("**/rest/v1/athlete_profiles*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: { code: "XX000", message: "It broke" } }) : route.continue(),
  );
  await page.getByRole("radio", { name: "Kilograms" }).click();
  await expectToast(page, "Your choice was not saved");
  await expect(page.getByRole("radio", { name: "Pounds" })).toBeChecked();
});

test("notifications are switched on for a device, with a time for each reminder, and off again", ONCE, async ({ quietPage: page }) => {
  // No push service answers a browser without a window: what it would give is handed in.
  await page.addInitScript(() => {
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    const subscription = {
      endpoint: "https://fcm.googleapis.com/fcm/send/1",
      unsubscribe: async () => sessionStorage.removeItem("subscribed"),
    };
    const made = { ...subscription, toJSON: () => ({ endpoint: subscription.endpoint, keys }) };
    const pushManager = {
      subscribe: async () => (sessionStorage.setItem("subscribed", "yes"), made),
      getSubscription: async () => (sessionStorage.getItem("subscribed") === null ? null : made),
    };
    const registration = { pushManager };
    const serviceWorker = {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: async () => registration,
    };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
    Object.assign(globalThis, { PushManager: {}, Notification: { permission: "default", requestPermission: async () => "granted" } });
  });
  const account = await enter(page);
  const device = await otherDevice(page, account);
  const stored = async () => {
    const { data } = await device.from("athlete_profiles").select("session_reminder_at, weekly_review_push").single().throwOnError();
    const { data: devices } = await device.from("push_subscriptions").select("endpoint").throwOnError();
    return [data, devices.length];
  };
  await page.goto("/settings/preferences");
  const here = page.getByRole("switch", { name: "Notifications on this device" });
  await here.click();
  await page.getByRole("switch", { name: "Today’s session" }).click();
  await page.getByLabel("Time for today’s session").fill("06:15");
  await page.getByRole("switch", { name: "Weekly review", exact: true }).click();
  await expect.poll(stored).toEqual([{ session_reminder_at: "06:15", weekly_review_push: true }, 1]);
  await expectAccessible(page);
  await page.reload();
  await expect(here).toBeChecked();
  await expect(page.getByLabel("Time for today’s session")).toHaveValue("06:15");
  await here.click();
  await expect(page.getByLabel("Time for today’s session")).toHaveCount(0);
  await expect.poll(stored).toEqual([{ session_reminder_at: "06:15", weekly_review_push: true }, 0]);
});

test("the weekly mail follows the athlete, and cannot be switched on where no mail is sent", ONCE, async ({ quietPage: page }) => {
  const account = await enter(page, { profile: { weekly_review_mail: true, time_zone: "Asia/Tokyo" } });
  const device = await otherDevice(page, account);
  await page.goto("/dashboard");
  const zone = async () => (await device.from("athlete_profiles").select("time_zone").single()).data?.time_zone;
  await expect.poll(zone).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));

  await page.goto("/settings/preferences");
  await expect(page.getByText("This server does not send email.")).toBeVisible();
  const mail = page.getByRole("switch", { name: "Email me the review on Sunday evening" });
  await mail.click();
  await expect(mail).not.toBeChecked();
  await expect(mail).toBeDisabled();
  await page.goto("/unsubscribe#token=none");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid link");
});

test("pounds and miles are what the profile takes and shows, and the plan", ONCE, async ({ quietPage: page }) => {
  await enter(page);
  await page.goto("/settings/preferences");
  await page.getByRole("radio", { name: "Pounds" }).click();
  await page.getByRole("radio", { name: "Miles" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByLabel("Back squat").fill("9999");
  await page.getByLabel("Deadlift").fill("365");
  await expect(page.getByText("Between 3 and 1322 lb")).toBeVisible();
  await page.getByLabel("Back squat").fill("315");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Strength Benchmarks Updated");
  await expect(page.getByRole("listitem").filter({ hasText: /^Back squat/ })).toContainText("315lb");
  await page.getByRole("tab", { name: "Conditioning" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByLabel("5 km run").fill("22:30");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Conditioning Benchmarks Updated");
  await page.goto("/profile?tab=settings");
  await page.getByLabel("Body weight").fill("180.5");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expectToast(page, "Profile Updated");
  await expect(page.getByText("180.5 lb")).toBeVisible();

  await page.goto("/training-plans?new");
  await page.getByRole("button", { name: /^Generate/ }).click();
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible({ timeout: 20_000 });
  const main = page.getByRole("main");
  await expect(main).toContainText(/\d+lb/);
  await expect(main).toContainText(/\d:\d\d\/mi/);
  await expect(main).not.toContainText(/\d ?kg\b|\/km|\d ?km\b/);
  await expectAccessible(page);
});
