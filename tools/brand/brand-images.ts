/** Draws apps/web/public/*.png with Chromium: the icons of an installed app, and the picture of a shared link. */
import { chromium } from "@playwright/test";
import { iconPage } from "./icon-page.ts";
import { sharePage } from "./share-page.ts";

const images = [
  { file: "icon-192.png", width: 192, height: 192, html: iconPage(192) },
  { file: "icon-512.png", width: 512, height: 512, html: iconPage(512) },
  { file: "apple-touch-icon.png", width: 180, height: 180, html: iconPage(180) },
  { file: "og.png", width: 1200, height: 630, html: await sharePage() },
];

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] });
for (const { file, width, height, html } of images) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `apps/web/public/${file}` });
  await page.close();
}
await browser.close();
