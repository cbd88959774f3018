import { readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";

const SITE = "apps/web/src/site";

/** Pages for visitors have small stylesheets, which name the files whose classes they hold. Each with the modules it is for. */
const stylesheets = [
  [
    "styles.css",
    ["pages/login.tsx", "pages/sign-up.tsx", "pages/forgot-password.tsx", "pages/reset-password.tsx", "../ui/feedback/toast-region.tsx"],
  ],
  ["callback.css", ["callback.ts", "pages/auth-callback.tsx"]],
  ["static.css", ["home", "about", "privacy", "terms", "contact", "not-found"].map((name) => `pages/${name}.tsx`)],
] as const;

test.each(stylesheets)("%s holds the classes of every file its pages are made of", (name, roots) => {
  const patterns = [...readFileSync(join(SITE, name), "utf8").matchAll(/@source "([^"]+)"/g)].map(([, path = ""]) =>
    globOf(join(SITE, path)),
  );
  const files = new Set<string>();
  for (const root of roots) collect(join(SITE, root), files);
  const styled = [...files].filter((file) => /className|-style\.tsx?$/.test(`${file}\n${readFileSync(file, "utf8")}`));
  expect(styled.length).toBeGreaterThan(2);
  expect(styled.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

function globOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? `${path}/**` : path;
}

/** The file and everything of ours that it imports, types aside. */
function collect(file: string, into: Set<string>): void {
  if (into.has(file) || !/\.tsx?$/.test(file)) return;
  into.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8")
    .replaceAll(/^import type .*$/gm, "")
    .matchAll(/(?:from |import |import\()"([.#][^"]+)"/g)) {
    collect(path.startsWith("#") ? join(SITE, "..", path.slice(1)) : join(dirname(file), path), into);
  }
}
