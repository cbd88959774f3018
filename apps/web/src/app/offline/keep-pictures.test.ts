import { afterEach, expect, test, vi } from "vitest";
import { keepPictures } from "./keep-pictures.ts";

vi.mock("#backend/stored-sign-in.ts", () => ({ storedUserId: () => "ada" }));
vi.mock("#backend/first-paint/build-id.ts", () => ({ buildId: () => "this build" }));

afterEach(() => vi.unstubAllGlobals());

test("pictures of pages that are shown no more are removed from the device, other things stay", () => {
  const today = new Date().toLocaleDateString("sv-SE");
  const picture = (values: object) =>
    JSON.stringify({ userId: "ada", build: "this build", day: today, width: 400, html: "", styles: [], ...values });
  const stored: Record<string, string> = {
    "ironpace-picture:/dashboard": picture({}),
    "ironpace-picture:/goals": picture({ day: "2026-01-01" }),
    "ironpace-picture:/workouts": picture({ build: "another build" }),
    "ironpace-picture:/training-plans": picture({ userId: "eve" }),
    "ironpace-theme": "dark",
  };
  const methods = { getItem: (name: string) => stored[name] ?? null, removeItem: (name: string) => delete stored[name] };
  const handler = { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
  vi.stubGlobal("localStorage", new Proxy(methods, handler));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, querySelectorAll: () => [] });
  vi.stubGlobal("innerWidth", 400);
  keepPictures();
  expect(Object.keys(stored)).toEqual(["ironpace-picture:/dashboard", "ironpace-theme"]);
});
