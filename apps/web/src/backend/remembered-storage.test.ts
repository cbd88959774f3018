import { afterEach, expect, test, vi } from "vitest";

/** What is written to `document.cookie` on a page of this protocol. */
async function cookiesOn(protocol: string): Promise<readonly string[]> {
  const written: string[] = [];
  vi.resetModules();
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("localStorage", { setItem: () => undefined, removeItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", {
    set cookie(text: string) {
      written.push(text);
    },
    get cookie() {
      return "";
    },
  });
  const { rememberSession } = await import("./remembered-storage.ts");
  rememberSession(false);
  rememberSession(true);
  return written;
}

afterEach(() => vi.unstubAllGlobals());

test("over TLS the one cookie is this host's and never sent without TLS; it holds no secret", async () => {
  expect(await cookiesOn("https:")).toEqual([
    "__Host-ironpace-browser-open=yes; path=/; samesite=strict; secure",
    "__Host-ironpace-browser-open=; max-age=0; path=/; samesite=strict; secure",
  ]);
  expect((await cookiesOn("http:"))[0]).toBe("ironpace-browser-open=yes; path=/; samesite=strict");
});
