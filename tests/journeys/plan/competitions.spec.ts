import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { choose } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast, expectToastInside } from "../support/toast.ts";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test("a competition: none yet, added, the plan adjusted for it, registered, edited, deleted and taken back", async ({
  quietPage: page,
}) => {
  const athlete = await signInAthlete(page, { gender: "male" });
  await record(athlete, "strength", { back_squat: 140, deadlift: 170, overhead_press: 60 });
  await record(athlete, "conditioning", { run_5k: "22:30" });
  await makePlan(athlete);
  await page.goto("/competitions");
  await expect(page).toHaveTitle("Competitions | Ironpace");
  await expect(page.getByRole("heading", { name: "No upcoming competitions" })).toBeVisible();
  await expect(page.getByText("Start planning your next competition")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Past" }).click();
  await expect(page.getByRole("heading", { name: "No past competitions" })).toBeVisible();
  await expect(page.getByText("Your completed competitions will appear here")).toBeVisible();
  const dialog = page.getByRole("dialog");
  const card = page.getByRole("article", { name: "Hyrox Vienna" });

  await test.step("what is missing is told at its field", async () => {
    await page.getByRole("button", { name: "Add Competition" }).first().click();
    await expect(page.getByRole("dialog", { name: "Add New Competition" })).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Type" })).toHaveText("Hyrox");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Missing information");
    for (const [field, text] of Object.entries({ "Competition Name": "a name", Date: "a date", Location: "a location" })) {
      await expect(dialog.getByLabel(field)).toHaveAccessibleDescription(`Enter ${text}`);
    }
    await expectAccessible(page);
  });

  await test.step("added: the coach is asked at once and adjusts the plan for real", async () => {
    await dialog.getByLabel("Competition Name").fill("Hyrox Vienna");
    await dialog.getByLabel("Date", { exact: true }).fill(day(21));
    await dialog.getByLabel("Location").fill("Vienna");
    await dialog.getByLabel("Target Result").fill("sub 1:20:00");
    await dialog.getByLabel("Registration deadline").fill(day(30));
    await dialog.getByLabel("Team members").fill("Anna");
    await dialog.getByLabel("Team members").press("Enter");
    await dialog.getByLabel("Team members").fill("Ben");
    await dialog.getByRole("button", { name: "Add a goal" }).click();
    await dialog.getByRole("textbox", { name: "Goal" }).fill("Back squat");
    await dialog.getByLabel("Target", { exact: true }).fill("150 kg");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByLabel("Registration deadline")).toHaveAccessibleDescription(
      "The deadline must be on or before the competition",
    );
    await dialog.getByLabel("Registration deadline").fill(day(14));
    await dialog.getByRole("button", { name: "Save" }).click();

    const coach = page.getByRole("dialog", { name: "Competition Preparation" });
    await expect(coach.getByRole("log")).toContainText("my Hyrox competition: Hyrox Vienna");
    await expect(coach.getByRole("log")).toContainText("Target result: sub 1:20:00.");
    const proposal = coach.getByRole("region", { name: "Proposal: Adjust the plan to Hyrox Vienna" });
    await proposal.getByRole("button", { name: /^Accept \d+ change/ }).click();
    await expect(proposal.getByText(/^Accepted\./)).toBeVisible();
    await expectAccessible(page);
    await coach.getByRole("button", { name: "Close" }).click();
    await expectToast(page, "Your training plan has been adjusted for Hyrox Vienna.");
    await dismissToast(page);
  });

  await test.step("its card says where it stands, and how ready the athlete is", async () => {
    for (const text of ["AI Adjusted", "Not Registered", "Priority A", "Team: 2 members", "Planned sessions done"]) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText("21days to go");
    await expect(card.getByRole("region", { name: "Readiness" })).toContainText("140 kgneeds 150 kg");
    await expect(card).toContainText(/Where to find [\d:]+.*\+\d:\d\d/su);
    await card.getByRole("button", { name: "Register" }).click();
    await expectToast(page, "You have been registered for this competition.");
    await expect(page.getByRole("button", { name: "Adjust Plan" })).toBeHidden();
    await dismissToast(page);
    await expect(card.getByRole("button", { name: "Readjust Training" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("another day: the plan still leads to the former one, and the message says so", async () => {
    await page.getByRole("button", { name: "Actions for Hyrox Vienna" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(dialog.getByRole("button", { name: "Remove Anna" })).toBeVisible();
    await dialog.getByLabel("Date", { exact: true }).fill(day(22));
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Your plan does not use the new details yet.");
    await expect(card).toContainText("22days to go");
    await dismissToast(page);
  });

  await test.step("deleted, and taken back with what the plan knows of it", async () => {
    await page.getByRole("button", { name: "Actions for Hyrox Vienna" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Competition deleted");
    await expect(page.getByRole("heading", { name: "No upcoming competitions" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card).toContainText("AI Adjusted");
    await page.reload();
    await expect(card).toContainText("AI Adjusted");
  });
});

test("results are recorded against goals; many are looked through; what cannot be saved or loaded is told", ONCE, async ({ page }) => {
  const { device, userId } = await signInAthlete(page);
  const mine = { user_id: userId, location: "Graz", type: "crossfit" } as const;
  const goals = [{ name: "Fran", target: "sub 4:30" }, { name: "Podium" }];
  await device
    .from("competitions")
    .insert(
      [
        { ...mine, name: "Club throwdown", date: day(-30), target_result: "top 10", goals },
        { ...mine, name: "City 10 km", type: "running", date: day(40), priority: "B", registration_status: "pending" },
        ...Array.from({ length: 11 }, (_, index) => ({ ...mine, name: `Open workout ${index + 1}`, date: day(50 + index) })),
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await page.goto("/competitions");
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(page.getByRole("article").first()).toContainText("Registration Pending");
  await expect(page.getByRole("article").first()).toContainText("You have no active plan. Make one in");
  await page.getByRole("button", { name: "Show 2 more" }).click();
  await expect(page.getByRole("article")).toHaveCount(12);
  await choose(page, "Sort by", "By priority");
  await expect(page.getByRole("article").first()).toContainText("Open workout 1");
  await choose(page, "Type", "Running");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByLabel("Search competitions").fill("swim");
  await expect(page.getByText("No competitions match. Change your search or filters.").first()).toBeVisible();
  await page.getByLabel("Search competitions").fill("");
  await choose(page, "Type", "All types");

  await page.getByRole("tab", { name: "Past" }).click();
  const past = page.getByRole("article", { name: "Club throwdown" });
  await expect(past).toContainText("No results recorded");
  await past.getByRole("button", { name: "Record Results" }).click();
  const dialog = page.getByRole("dialog", { name: "Record Results" });
  await dialog.getByRole("group", { name: "Overall" }).getByLabel("Place").fill("many");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("group", { name: "Overall" }).getByLabel("Place")).toHaveAccessibleDescription("Enter a whole number");
  await dialog.getByRole("group", { name: "Overall" }).getByLabel("Place").fill("7");
  await dialog.getByRole("group", { name: "Fran" }).getByLabel("Result").fill("4:21");
  await expectAccessible(page);
  await page.route("**/rest/v1/competitions*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToastInside(dialog, "Failed to record results");
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Results recorded");
  await expect(past.getByText("Target reached")).toHaveCount(2);
  await expect(past).toContainText("7th place");
  await expectAccessible(page);

  await page.route(/rest\/v1\/(competitions|rpc\/page_data)/, (route) => route.abort());
  await page.getByRole("tab", { name: "Upcoming" }).click();
  const next = page.getByRole("article", { name: "Open workout 1", exact: true });
  await next.getByRole("button", { name: "Register" }).click();
  await expectToast(page, "The competition could not be marked as registered");
  await expect(next).toContainText("Not Registered");
  await nothingKept(page);
  await page.goto("/competitions");
  await expect(page.getByText("Your competitions could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await next.getByRole("button", { name: "Register" }).click();
  await expectToast(page, "Would you like to adjust your training plan?");
  await page.getByRole("button", { name: "Adjust Plan" }).click();
  await expect(page.getByRole("dialog", { name: "Competition Preparation" }).getByRole("log")).toContainText("Open workout 1");
});
