import { signInAdmin } from "../support/admin.ts";
import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

/** Long enough for an outline; nothing in it may run. */
const LONG = `Push.\n\n${["Stroke", "Pace", "Mistakes"]
  .map((part) => `## ${part}\n\n${"Legs first and a long back on every stroke of the piece. ".repeat(20)}`)
  .join("\n\n")}\n\n<script>document.title = "run"</script>\n\n[bad](javascript:alert(1)) and [the taper](/library/taper)`;

test("the library: looked through, found while typing, narrowed, read, from one piece to the next", async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/library");
  await expect(page).toHaveTitle("Library | Ironpace");
  await expect(page.getByRole("article")).toHaveCount(20);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show more" }).click();
  // Another journey publishes meanwhile, which moves the others down.
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThanOrEqual(39);
  await page.getByRole("list", { name: "Types and topics" }).getByRole("button", { name: "Hyrox" }).click();
  await expect(page).toHaveURL(/topic=hyrox/);
  await expect(page.getByText("9 articles", { exact: true })).toBeVisible();
  await page.getByLabel("Search the library").fill("sled pus");
  await expect(page).toHaveURL(/q=sled/);
  await expect(page.getByRole("article").first()).toContainText("sled");
  await page.getByRole("button", { name: "FAQs" }).click();
  await page.getByLabel("Search the library").fill("xyzzy");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await page.getByLabel("Search the library").fill("taper");
  await page.getByRole("link", { name: "The taper", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The taper");
  await expect(page).toHaveTitle("The taper | Ironpace");
  await expect(page.getByText("1 min read")).toBeVisible();
  await expect(page.getByRole("region", { name: "Sources" }).getByRole("listitem")).not.toHaveCount(0);
  await expectAccessible(page);
  const related = page.getByRole("region", { name: "Related" }).getByRole("link").first();
  const next = (await related.textContent()) ?? "";
  await related.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The taper");
  await page.getByRole("main").getByRole("link", { name: "Racing" }).click();
  await expect(page.getByRole("button", { name: "Racing" })).toHaveAttribute("aria-pressed", "true");

  await page.goto("/library/nowhere");
  await expect(page.getByRole("heading", { name: "This article is not in the library" })).toBeVisible();
  await page.getByRole("link", { name: "Open the library" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("what administrators publish is read and announced; what fails is told", ONCE, async ({ page }) => {
  const { device, userId } = await signInAdmin(page);
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const add = async (row: object) => {
    const written = { title: `Rowing ${word}`, content: LONG, created_by: userId, tags: ["rowing"], ...row };
    const { data } = await device.from("admin_content").insert(written).select("id").single().throwOnError();
    return String(data?.id);
  };
  const guide = await add({ content_type: "guide", status: "published" });
  const draft = await add({ title: `Draft ${word}` });
  // Planned for later, so that only this page, which is told of it, shows it.
  const news = await add({
    title: `News ${word}`,
    content: "It **begins**.",
    content_type: "announcement",
    publish_at: "2199-12-30T09:00:00Z",
  });

  await test.step("read, with an outline, and nothing in it runs", async () => {
    await page.goto(`/library?q=${word}`);
    await expect(page.getByText("1 article", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: `Rowing ${word}` }).click();
    await expect(page).toHaveURL(new RegExp(`/library/${guide}$`));
    const outline = page.getByRole("navigation", { name: "On this page" });
    await expect(outline.getByRole("link")).toHaveText(["Stroke", "Pace", "Mistakes"]);
    await expectAccessible(page);
    await outline.getByRole("link", { name: "Mistakes" }).click();
    await expect(page.getByRole("heading", { name: "Mistakes" })).toBeInViewport();
    await expect(page.getByText("<script>")).toBeVisible();
    await expect(page.getByRole("link", { name: "bad" })).toHaveCount(0);
    await expect(page).toHaveTitle(`Rowing ${word} | Ironpace`);
    await page.getByRole("link", { name: "the taper" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The taper");
  });

  await test.step("a draft says to administrators that it is one", async () => {
    await page.goto(`/library/${draft}`);
    await expect(page.getByText("Only administrators can read this.")).toBeVisible();
  });

  await test.step("announced until it is put away", async () => {
    const announced = [{ id: news, title: `News ${word}`, content: "It **begins**.", published_at: "2026-11-20T09:00:00Z" }];
    let shown = announced;
    await page.route("**/rest/v1/rpc/dashboard", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), announcements: shown } });
    });
    await page.route("**/rest/v1/rpc/open_announcements", (route) => route.fulfill({ json: shown }));
    await page.route("**/rest/v1/announcement_dismissals*", (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }));
    await nothingKept(page);
    await page.goto("/dashboard");
    const announcement = page.getByRole("article", { name: new RegExp(`News ${word}`) });
    await expect(announcement.getByText("begins")).toBeVisible();
    await expectAccessible(page);
    const dismiss = announcement.getByRole("button", { name: `Dismiss “News ${word}”` });
    await dismiss.click();
    await expectToast(page, "Failed to dismiss announcement");
    await expectToast(page, "Out of order");
    await page.unroute("**/rest/v1/announcement_dismissals*");
    shown = [];
    await dismiss.click();
    await expect(announcement).toBeHidden();
    await expect.poll(async () => (await device.from("announcement_dismissals").select("content_id")).data).toEqual([{ content_id: news }]);
  });

  await test.step("what the coach rests on leads to its page", async () => {
    await page.getByRole("button", { name: "Ask AI Coach" }).click();
    const coach = page.getByRole("dialog", { name: "AI Coach Assistant" });
    await coach.getByLabel("Message to coach").fill("What is a taper for?");
    await coach.getByLabel("Message to coach").press("Enter");
    await coach.getByRole("button", { name: "The taper" }).click();
    await coach.getByRole("link", { name: "Open in the library" }).click();
    await expect(coach).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The taper");
  });

  await test.step("a library that cannot be loaded can be tried again", async () => {
    for (const call of ["rpc/search_library", "knowledge_articles*"]) {
      await page.route(`**/rest/v1/${call}`, (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }));
    }
    for (const address of ["/library", "/library/taper"]) {
      await page.goto(address);
      await expect(page.getByRole("alert")).toContainText("Out of order");
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The taper");
  });
});
