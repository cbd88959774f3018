import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Escape asks before it discards what was entered in a dialog; the answer keeps it. */
export async function expectKept(page: Page, field: Locator): Promise<void> {
  const entered = await field.inputValue();
  await page.keyboard.press("Escape");
  await answer(page, "Keep editing");
  await expect(field).toHaveValue(entered);
}

/** Escape asks as well where a press has changed something, without a letter typed; the answer discards it. */
export async function expectAskedAndDiscard(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await answer(page, "Discard");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function answer(page: Page, name: "Keep editing" | "Discard"): Promise<void> {
  await page.getByRole("alertdialog", { name: "Discard your changes?" }).getByRole("button", { name }).click();
}
