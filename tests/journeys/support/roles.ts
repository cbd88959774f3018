import type { Page } from "@playwright/test";

/** What the server says the roles are, asked for them alone or with the rest of the frame. */
export async function rolesAre(page: Page, roles: readonly string[]): Promise<void> {
  await page.route("**/rest/v1/rpc/get_user_roles", (route) => route.fulfill({ json: roles }));
  await page.route("**/rest/v1/rpc/app_frame", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), roles } });
  });
  await page.route("**/rest/v1/rpc/is_admin", (route) => route.fulfill({ json: roles.includes("admin") }));
}
