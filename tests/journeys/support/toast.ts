import { expect, type Page } from "@playwright/test";

/** The message at the bottom of the screen says this. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}
