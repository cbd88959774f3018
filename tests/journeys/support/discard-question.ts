import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Escape asks before it discards what was entered in a dialog; the answer keeps it. */
export async function expectKept(page: Page, field: Locator): Promise<void> {
  const entered = await field.inputValue();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog", { name: "Discard your changes?" }).getByRole("button", { name: "Keep editing" }).click();
  await expect(field).toHaveValue(entered);
}
