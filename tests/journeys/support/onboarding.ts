import type { Locator, Page } from "@playwright/test";
import { createAccount, fillLogin } from "./accounts.ts";
import { closeWizard, expect } from "./journey.ts";
import type { Account } from "./accounts.ts";

export const STEP_TITLES = [
  "Personal Data",
  "Strength Benchmarks",
  "Gymnastics Skills",
  "Conditioning Benchmarks",
  "Competition Benchmarks",
  "Context & Goals",
  "Motivation & Training Style",
] as const;

/** Signs in a new account, whom the wizard greets. */
export async function meetWizard(page: Page): Promise<Account> {
  await page.removeLocatorHandler(closeWizard(page));
  await page.goto("/login");
  const account = await createAccount(page, { newcomer: true });
  await fillLogin(page, account);
  await expect(stepTitle(page, 0)).toBeVisible({ timeout: 25_000 });
  return account;
}

/** Opens the wizard from any page and any screen size. */
export async function openWizard(page: Page): Promise<void> {
  await page.removeLocatorHandler(closeWizard(page));
  await page.getByRole("button", { name: "Search pages and actions" }).click();
  await page.getByRole("option", { name: "Profile Setup Wizard" }).click();
}

/** A message is a dialog too; only the wizard has steps. */
export const wizard = (page: Page): Locator =>
  page.getByRole("dialog").filter({ has: page.getByRole("list", { name: "Athlete profile: steps" }) });

export const stepTitle = (page: Page, index: number): Locator =>
  wizard(page).getByRole("heading", { level: 2, name: STEP_TITLES[index] ?? "", exact: true });

/** The circle of a step, with ", completed" in its name once it is. */
export const stepButton = (page: Page, index: number): Locator =>
  wizard(page).getByRole("list", { name: "Athlete profile: steps" }).filter({ visible: true }).getByRole("button").nth(index);

/** A box to type in; one with proposals is a combobox. */
export const field = (page: Page, name: string): Locator =>
  wizard(page)
    .getByRole("textbox", { name, exact: true })
    .or(
      wizard(page)
        .locator("input")
        .and(page.getByRole("combobox", { name, exact: true })),
    );

export const button = (page: Page, name: string): Locator => wizard(page).getByRole("button", { name, exact: true });

/** Presses Next and waits for the next step. */
export async function next(page: Page, to: number): Promise<void> {
  await button(page, "Next").or(button(page, "Continue to next step")).click();
  await expect(stepTitle(page, to)).toBeVisible();
}

/** A workout and its result. Leaving the first field closes its list of suggestions, behind which nothing else is read out. */
export async function fillWod(page: Page, workout: string, result: string): Promise<void> {
  await field(page, "WOD").fill(workout);
  await page.keyboard.press("Tab");
  await field(page, "Result").fill(result);
}

/** Chooses one of a list that opens. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await wizard(page).getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

export async function fillPersonal(page: Page): Promise<void> {
  await field(page, "Age").fill("34");
  await wizard(page).getByRole("radio", { name: "Female", exact: true }).click();
  await choose(page, "Primary focus", "Hyrox");
  await field(page, "Training years").fill("6");
  await wizard(page).getByRole("radio", { name: "Advanced" }).click();
}

export async function fillContext(page: Page): Promise<void> {
  await button(page, "A faster Hyrox").click();
  await button(page, "Hyrox Pro").click();
  await field(page, "Upcoming competition").fill("Hyrox Berlin");
  await field(page, "Type").fill("Hyrox");
  await wizard(page).getByLabel("Date", { exact: true }).fill("2099-05-09");
  await button(page, "None").click();
}
