import { expect, type Locator, type Page } from "@playwright/test";

/** The message at the bottom of the screen says this. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** A failure in a dialog is said inside of it, above its buttons. */
export async function expectToastInside(dialog: Locator, text: string): Promise<void> {
  await expect(dialog.locator("[data-toast]").getByText(text)).toBeVisible();
}

/** Takes the message away: while it is there it lies over what is behind it. */
export async function dismissToast(page: Page): Promise<void> {
  // The one before may still be leaving.
  const dismiss = page.getByRole("button", { name: "Dismiss" }).first();
  // On a slow machine it may have left by itself.
  if (await dismiss.isVisible()) await dismiss.click({ timeout: 2000 }).catch(() => undefined);
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
}

/** The message covers no button and no field: each that is in sight can be pressed in its middle. */
export async function expectToastClear(page: Page): Promise<void> {
  await expect(page.locator("[data-toast]").first()).toBeVisible();
  await expect.poll(() => page.evaluate(coveredControls)).toEqual([]);
}

function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "button, input, select, textarea, [role=combobox], [role=checkbox], [role=switch]",
  );
  return [...controls].flatMap((control) => {
    // Behind an open dialog nothing can be pressed.
    if (control.closest("[inert], [aria-hidden=true]") !== null) return [];
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // What is scrolled out of its part of the page lies behind that part's edge, and not behind the message.
    for (let around = control.parentElement; around !== null; around = around.parentElement) {
      const { left: from, right, top: start, bottom } = around.getBoundingClientRect();
      const clips = getComputedStyle(around).overflowY !== "visible";
      if (clips && (x < from || x > right || y < start || y > bottom)) return [];
    }
    const covering = document.elementFromPoint(x, y)?.closest("[data-toast]");
    return covering && !covering.contains(control) ? [control.textContent || control.outerHTML] : [];
  });
}
