/**
 * Makes apps/web/src/ui/fonts/*.woff2, at most 43 KB together, which arrive in two round trips, and the stylesheet that names every font.
 * To be run after an update of the packages the fonts come from.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { BASIC_CHARACTERS, basicFonts } from "./faces.ts";
import { fontsStylesheet } from "./stylesheet.ts";

/** Kerning and figures of one width; without a list the glyphs of every stylistic set would stay. */
const FEATURES = ["kern", "tnum"];

const ui = new URL("../../apps/web/src/ui/", import.meta.url);

for (const { source, target, axes } of basicFonts) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const font = await subsetFont(whole, BASIC_CHARACTERS, { targetFormat: "woff2", variationAxes: axes, keepFeatures: FEATURES });
  await writeFile(new URL(`fonts/${target}`, ui), font);
  console.log(`${target}: ${(font.length / 1000).toFixed(1)} KB`);
}

const stylesheet = fileURLToPath(new URL("styles/fonts.css", ui));
await writeFile(stylesheet, fontsStylesheet());
spawnSync("node_modules/.bin/oxfmt", [stylesheet], { cwd: new URL("../..", import.meta.url), stdio: "inherit" });
