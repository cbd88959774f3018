import { expect, test } from "vitest";
import { CHECKS } from "./checks.ts";

/** After a change that was meant to change plans: `npm run plan:snapshots`. */
test("the engine makes of everybody what it made before", async () => {
  await expect(CHECKS.map(({ name, digest }) => `${digest()} ${name}\n`).join("")).toMatchFileSnapshot("digests.txt");
});
