import type { Page } from "@playwright/test";

/** Takes an option of a `Select`. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await showFilters(page);
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** On a phone the filters of a list are folded behind a button. */
export async function showFilters(page: Page): Promise<void> {
  const folded = page.getByRole("button", { name: /^Filters/, expanded: false });
  if (await folded.isVisible()) await folded.click();
}
