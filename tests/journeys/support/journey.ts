import type { Account } from "./accounts.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { fillSignUp, newAccount } from "./accounts.ts";
import { modelledServer, type ModelledServer } from "./modelled-server.ts";
import { ONCE, PHONE, SMALL_PHONE } from "./once.ts";
import { secondServer, type SecondServer } from "./second-server.ts";
import { test as base } from "./shared-context.ts";

/** Servers are started by the first test of a worker that uses them. They are declared for all tests: Playwright starts a new worker where these fixtures differ. */
export const test = base.extend<{ quietPage: Page }, { secondServer: SecondServer; modelledServer: ModelledServer }>({
  secondServer: [secondServer, { scope: "worker", timeout: 60_000 }],
  modelledServer: [modelledServer, { scope: "worker", timeout: 60_000 }],
  /** A page that fails its test when the browser logs an error or a promise is left rejected. */
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // A refused request is logged by the browser itself; the journey checks what the screen says about it.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) complaints.push(message.text());
    });
    // Whoever signed up through the screens is greeted by the profile wizard; only its own journeys keep it open.
    await page.addLocatorHandler(closeWizard(page), (close) => close.click());
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Closes the profile wizard. By its attribute: a quiet page looks for it before each of its steps, and a role has the whole page read each time. */
export const closeWizard = (page: Page): Locator => page.locator('button[aria-label="Close and finish later"]');

/** Signs up through the screens, which signs in, where a quiet page puts the profile wizard off; ends on the dashboard. */
export async function signUpAndIn(page: Page): Promise<Account> {
  const account = newAccount();
  await page.goto("/register");
  await fillSignUp(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Account created!").first()).toBeVisible();
  return account;
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/login(\?next=.*)?$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** No violation of WCAG 2.2 A and AA that axe can see, and nothing scrolls sideways, on the smallest phone either; of a journey on one size, also on a phone's, in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await check(page);
  const size = page.viewportSize();
  if (size === null) return;
  const isOnce = base.info().tags.includes(ONCE.tag);
  if (isOnce) {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: "dark" });
    await check(page);
  }
  if (isOnce || size.width <= PHONE.width) {
    await page.setViewportSize(SMALL_PHONE);
    await expectNothingSideways(page);
  }
  await page.setViewportSize(size);
  if (isOnce) await page.emulateMedia({ colorScheme: "light" });
}

/** Once the page has settled: what moves to its new place after a change of size may stick out for a moment. Fails with what sticks out. */
async function expectNothingSideways(page: Page): Promise<void> {
  const sticksOut = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll("#root *")].filter((element) => element.getBoundingClientRect().right > clientWidth);
      return [`${scrollWidth - clientWidth} px`, ...wide.map((element) => `${element.localName}: ${element.textContent.slice(0, 60)}`)];
    });
  await expect.poll(sticksOut).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Minified: the builder of @axe-core/playwright has documents parse the 1.5 MB of the other one, twice. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The edges of an open menu: hidden, and nothing keeps the focus there, but axe cannot see that it is handed on at once. */
const AXE_CONTEXT = { exclude: ["[data-base-ui-focus-guard]"] };

/** What is in order need not be reported. */
const AXE_OPTIONS = {
  resultTypes: ["violations" as const],
  reporter: "no-passes" as const,
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

async function check(page: Page): Promise<void> {
  // A target that happens to lie half under the bar at the top can be scrolled out from under it, which axe does not know.
  await page.evaluate(() => scrollTo(0, 0));
  // A spinner never ends: only what comes to rest is waited for, and not for ever, because a browser without a screen may leave an animation out.
  // An animation that fills forwards stays listed after it has ended.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState !== "finished" && Number.isFinite(effect?.getComputedTiming().endTime));
    const until = performance.now() + 5000;
    // Another colour scheme reaches the page a frame or more later, its transitions begin after that, and those of what inherits a colour after those.
    for (let still = 0; still < 4 && performance.now() < until; still = ending().length === 0 ? still + 1 : 0) await frame();
  });
  // Once per document: parsing it costs as much as a small page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const violations = await violationsOf(page);
  // What lies half under the bar at the bottom is scrolled out from under it as well.
  const isUnderBar = violations.length > 0 && violations.every((violation) => violation.startsWith("target-size"));
  if (isUnderBar) await page.evaluate((pixels) => scrollTo(0, pixels), UNDER_BAR);
  expect(isUnderBar ? await violationsOf(page) : violations).toEqual([]);
  await expectNothingSideways(page);
}

/** Pixels: twice the height of the bar. */
const UNDER_BAR = 130;

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([context, options]) => {
      const { violations: found } = await window.axe.run(context, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    [AXE_CONTEXT, AXE_OPTIONS] as const,
  );
}
