import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { getEnvironment, spawnServer } from "../../support/server-process.ts";
import { signInAdmin, signInCommandLineAdmin } from "../support/admin.ts";
import { choose } from "../support/choose.ts";
import { readClip, writeLargeClip } from "../support/clip.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";
import { expectKept } from "../support/discard-question.ts";

const LIST = "**/storage/v1/object/list/training_videos";
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });

test(
  "an administrator uploads a video for an exercise, finds it, watches it and deletes it",
  ONCE,
  async ({ quietPage: page, context }) => {
    const { device } = await signInAdmin(page);
    const id = crypto.randomUUID().slice(0, 8);
    const exercise = { name: `Sandbag toss ${id}` };
    const { data: stored } = await device.from("exercises").insert(exercise).select("id").single().throwOnError();
    const goOn = await holdBack(page, LIST);
    await page.goto("/admin/videos");
    await expect(page.getByLabel("Videos are loading").locator(":scope > *")).toHaveCount(6);
    await goOn();

    const dialog = page.getByRole("dialog", { name: "Upload Video" });
    const file = { name: `Toss ${id}.final.mp4`, mimeType: "video/mp4", buffer: await readClip() };
    await test.step("only videos are taken, and what the server refuses is told", async () => {
      await button(page, "Upload Video").first().click();
      await dialog.getByLabel("Title").fill("Toss");
      await expectKept(page, dialog.getByLabel("Title"));
      await dialog.getByLabel("Title").fill("");
      await dialog.locator("input[type=file]").setInputFiles({ ...file, name: "plan.pdf", mimeType: "application/pdf" });
      await expectToast(page, "Please select a video file.");
      await dismissToast(page);
      await expectAccessible(page);
      const refuse = "**/storage/v1/upload/resumable";
      await page.route(refuse, (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 413, body: "Not today" }) : route.fallback(),
      );
      await dialog.locator("input[type=file]").setInputFiles(file);
      await expectToast(page, "Error uploading video: Not today");
      await dismissToast(page);
      await page.unroute(refuse);
    });

    await test.step("the upload begins at once; title, poster and the link to the exercise come with it", async () => {
      await expect(dialog.getByLabel("Title")).toHaveValue(`Toss ${id}`);
      await choose(page, "Category", "Exercise");
      await dialog.getByRole("combobox", { name: "Exercise", exact: true }).fill(exercise.name);
      await page.getByRole("option", { name: exercise.name }).click();
      await button(dialog, "Resume").click();
      await expect(dialog.getByText("Uploaded", { exact: true })).toBeVisible();
      await page.route("**/storage/v1/object/training_videos/metadata/**", (route) =>
        route.fulfill({ status: 400, json: { statusCode: "403", error: "Unauthorized", message: "No room for details" } }),
      );
      await button(dialog, "Save").click();
      await expectToast(page, "Error uploading video: No room for details");
      await dismissToast(page);
      await page.unroute("**/storage/v1/object/training_videos/metadata/**");
      await button(dialog, "Save").click();
      await expectToast(page, "Video Uploaded");
      await expect(dialog).toBeHidden();
      await dismissToast(page);
      const { data } = await device.from("exercises").select("video_url, video_thumbnail_url").eq("id", stored.id).single().throwOnError();
      expect(data.video_url).toMatch(/\/object\/public\/training_videos\/[\w-]+\.mp4$/);
      expect(data.video_thumbnail_url).toMatch(/\/training_videos\/posters\/[\w-]+\.mp4\.jpg$/);
    });

    const card = page.getByRole("article").filter({ hasText: `Toss ${id}` });
    const viewer = page.getByRole("dialog", { name: `Toss ${id}` });
    await test.step("found by words and category, watched, its address copied", async () => {
      await page.getByRole("tab", { name: "Tutorial" }).click();
      await page.getByRole("searchbox", { name: "Search videos" }).fill(id);
      await expect(page.getByRole("heading", { name: "No Videos Found" })).toBeVisible();
      await page.getByRole("tab", { name: "Exercise", exact: true }).click();
      await expect(card).toContainText("2.3 KB");
      await expect.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
      await expectAccessible(page);
      await button(card, `Toss ${id}`).click();
      await expect(viewer).toContainText(`This video is linked to ${exercise.name}.`);
      await expect.poll(() => viewer.locator("video").evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(6);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await button(viewer, "Copy Link").click();
      await expectToast(page, "Video URL copied to clipboard.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\.mp4$/);
      await dismissToast(page);
      await expectAccessible(page);
    });

    await test.step("deleting warns of the exercise, and takes the video from it", async () => {
      const remove = async () => {
        await button(viewer, "Delete").click();
        await expect(page.getByText("This video is linked to an exercise and will be removed from it.")).toBeVisible();
        await button(page.getByRole("alertdialog"), "Delete").click();
      };
      const address = "**/storage/v1/object/training_videos";
      await page.route(address, (route) =>
        route.fulfill({ status: 400, json: { statusCode: "403", error: "Unauthorized", message: "It is on loan" } }),
      );
      await remove();
      await expectToast(page, "Error deleting video: It is on loan");
      await dismissToast(page);
      await page.unroute(address);
      await remove();
      await expectToast(page, "Video Deleted");
      await expect(card).toHaveCount(0);
      const { data } = await device.from("exercises").select("video_url, video_thumbnail_url").eq("id", stored.id).single().throwOnError();
      expect(data).toEqual({ video_url: null, video_thumbnail_url: null });
      expect((await device.storage.from("training_videos").list("posters", { search: id })).data).toEqual([]);
    });
  },
);

const LARGE = 300 * 1024 * 1024;

test(
  "300 MB get through a broken connection, a restart of the server and a page that is loaded again; then they play and seek",
  ONCE,
  async ({ browser }) => {
    test.setTimeout(240_000);
    // Not in memory, where scratch files lie: it is too much for a small machine.
    const directory = await mkdtemp(join(tmpdir(), "ironpace-videos-"));
    const environment = {
      ...(await getEnvironment({ dataDir: directory })),
      RATE_LIMIT_ATTEMPTS: "0",
    };
    let server = await spawnServer(environment);
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
    const page = await context.newPage();
    try {
      const path = join(directory, "Long session.mp4");
      await writeLargeClip(path, LARGE);
      await page.goto("/login");
      await signInCommandLineAdmin(page, directory);
      await page.goto("/admin/videos");
      const dialog = page.getByRole("dialog", { name: "Upload Video" });
      const bar = dialog.getByRole("progressbar");
      const percent = async () => Number.parseInt((await bar.getAttribute("aria-valuetext")) ?? "0", 10);
      const begin = async () => {
        await button(page, "Upload Video").first().click();
        await dialog.locator("input[type=file]").setInputFiles(path);
      };
      await begin();
      await expect.poll(percent).toBeGreaterThan(5);
      await button(dialog, "Pause").click();
      await button(dialog, "Resume").click();

      const cut = page.waitForEvent("requestfailed", (request) => request.method() === "PATCH");
      await context.setOffline(true);
      await cut;
      const before = await percent();
      await context.setOffline(false);
      await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(Math.min(before + 5, 60));

      await server.stop("SIGTERM");
      server = await spawnServer(environment);
      await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThan(Math.min(before + 15, 70));

      await page.reload();
      const asked = page.waitForRequest((request) => request.method() === "PATCH");
      await begin();
      expect(Number((await asked).headers()["upload-offset"])).toBeGreaterThan(LARGE / 20);
      await expect(page.getByText("Video Uploaded")).toBeVisible({ timeout: 120_000 });

      const parts: string[] = [];
      page.on("response", (response) => response.status() === 206 && parts.push(response.headers()["content-range"] ?? ""));
      await button(page, "Long session").click();
      await expect(page.getByRole("dialog", { name: "Long session" })).toContainText("300.0 MB");
      const shown = await page.locator("video").evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
        const sought = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
        video.currentTime = 4.5;
        await sought;
        return { width: video.videoWidth, at: video.currentTime, duration: video.duration };
      });
      expect(shown).toMatchObject({ width: 160, duration: 6 });
      expect(shown.at).toBeGreaterThanOrEqual(4.5);
      // What is played lies behind 300 MB that were never asked for.
      expect(parts.some((range) => Number(/^bytes (\d+)-/.exec(range)?.[1]) >= LARGE)).toBe(true);
    } finally {
      await context.close();
      await server.stop("SIGTERM");
      await rm(directory, { recursive: true, force: true });
    }
  },
);
