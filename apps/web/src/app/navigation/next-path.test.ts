import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nextPath } from "./next-path.ts";

const HERE = "https://ironpace.example";

beforeEach(() => void vi.stubGlobal("location", { origin: HERE, search: "" }));
afterEach(() => void vi.unstubAllGlobals());

const ledTo = (next: string) => new URL(nextPath(`?${new URLSearchParams({ next })}`), HERE);

describe("where a sign-in leads back to", () => {
  test("is the page of this site that was wanted", () => {
    expect(nextPath("?next=/settings/devices%23this")).toBe("/settings/devices#this");
    expect(nextPath("")).toBe("/dashboard");
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    String.raw`/\evil.example`,
    "/\t/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/x/..///evil.example",
    String.raw`/..\\evil.example`,
    `${HERE}//evil.example`,
    "javascript:alert(1)",
    "data:text/html,x",
  ])("is never another site, whatever the address says: %s", (next) => {
    expect(ledTo(next).origin).toBe(HERE);
  });
});
