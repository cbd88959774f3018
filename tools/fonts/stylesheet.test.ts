import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fontsStylesheet } from "./stylesheet.ts";

test("the stylesheet of the fonts is the one these faces make", async () => {
  const written = await readFile(new URL("../../apps/web/src/ui/styles/fonts.css", import.meta.url), "utf8");
  expect(withoutLayout(written)).toBe(withoutLayout(fontsStylesheet()));
});

const withoutLayout = (css: string): string => css.replaceAll(/\s+/g, " ").trim();
