import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { makePlan, signInAthlete } from "../support/athlete.ts";
import { ONCE } from "../support/once.ts";
import { pressTwice } from "../support/pressed-twice.ts";
import { dismissToast, expectToast } from "../support/toast.ts";

const fixture = (name: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: readFileSync(new URL(`../../../apps/web/src/features/settings/model/import/fixtures/${name}`, import.meta.url)),
});

test("files come in after a look at them and go out again; the plan is read by a calendar", ONCE, async ({ quietPage: page, request }) => {
  const athlete = await signInAthlete(page);
  await makePlan(athlete);
  const { data: planned } = await athlete.device
    .from("training_sessions")
    .select("id, title, scheduled_date")
    .eq("type", "strength")
    .order("scheduled_date")
    .limit(1)
    .single()
    .throwOnError();
  const today = new Date().toISOString().slice(0, 10);
  await athlete.device.from("training_sessions").update({ scheduled_date: today }).eq("id", planned.id).throwOnError();
  await page.goto("/settings/data");
  const choose = (file: Parameters<ReturnType<typeof page.locator>["setInputFiles"]>[0]) =>
    page.locator('input[type="file"]').setInputFiles(file);
  const imports = page.getByRole("list", { name: "Imports" });
  const preview = page.getByRole("region", { name: /^What is in / });

  await test.step("a file that is none is refused with the reason", async () => {
    await expect(page.getByText("No files imported yet.")).toBeVisible();
    await choose({ name: "run.gpx", mimeType: "text/xml", buffer: Buffer.from("<!DOCTYPE html><html></html>") });
    await expect(page.getByRole("alert")).toContainText("This is a web page, not a training file.");
  });

  await test.step("the dry run: what is new, the unit, what is not readable, the planned session", async () => {
    const [head = "", ...rows] = fixture("strong.csv").buffer.toString().trimEnd().split("\n");
    const now = `${today} 06:00:00`;
    const more = [`${now},"Today",1h,"Squat (Barbell)",1,100,5,0,0,,,`, `${now},"Today",1h,"Squat (Barbell)",2,heavy,,0,0,,,`];
    await choose({ name: "strong.csv", mimeType: "text/csv", buffer: Buffer.from([head, ...rows, ...more].join("\n")) });
    await expect(preview).toContainText("Strong, 4 sessions with 19 sets");
    await preview.getByText("2 entries could not be read").click();
    await expect(preview.getByText("“heavy” is not a number.")).toBeVisible();
    await preview.getByRole("radio", { name: "Pounds" }).click();
    await expect(preview.getByRole("radio", { name: "Pounds" })).toBeChecked();
    await preview.getByRole("checkbox", { name: new RegExp(`^“${planned.title}” .*: Today, `) }).check();
    await expectAccessible(page);
  });

  await test.step("import", async () => {
    await pressTwice(page, preview.getByRole("button", { name: "Import 4 sessions" }), "/rpc/store_import");
    await expectToast(page, "4 sessions imported");
    await expect(imports).toContainText("Strong, 4 sessions, 19 sets, today");
    const { data } = await athlete.device
      .from("performed_sessions")
      .select("source, training_session_id, performed_sets (weight_kg)")
      .order("performed_at", { ascending: false })
      .throwOnError();
    expect(data.map(({ source }) => source)).toEqual(["plan_session", "import", "import", "import"]);
    expect(data[0]).toMatchObject({ training_session_id: planned.id, performed_sets: [{ weight_kg: 45.3592 }] });
    await dismissToast(page);
  });

  await test.step("the same file again has nothing new", async () => {
    await choose(fixture("strong.csv"));
    await expect(preview.getByText("Everything in this file has been imported already.")).toBeVisible();
    await preview.getByRole("button", { name: "Close" }).click();
  });

  await test.step("revert takes all of it out", async () => {
    await imports.getByRole("button", { name: "Undo strong.csv" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "4 sessions with 19 sets removed. 1 planned session reopened.");
    await expect(page.getByText("No files imported yet.")).toBeVisible();
    const { data } = await athlete.device.from("performed_sessions").select("id").throwOnError();
    expect(data).toEqual([]);
    await dismissToast(page);
  });

  await test.step("the calendar feed: an address shown once, changed and switched off", async () => {
    await page.getByRole("button", { name: "Create an address" }).click();
    const address = await page.getByLabel("For Google Calendar (From URL)", { exact: true }).inputValue();
    await expect(page.getByLabel("For Apple Calendar and Outlook", { exact: true })).toHaveValue(address.replace(/^http/, "webcal"));
    const calendar = await request.get(address);
    expect(calendar.headers()["content-type"]).toContain("text/calendar");
    expect(await calendar.text()).toContain(planned.id);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Switch off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Switch off" }).click();
    await expectToast(page, "Calendar feed switched off");
    await expect(page.getByRole("button", { name: "Create an address" })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
});
