/**
 * Part of `npm run check`: what the pages behind the sign-in load before they can be drawn, against a budget. Raise a number only with a reason
 * in the commit: everything that a page does not draw at once can be loaded when it is used.
 */
import { readFileSync } from "node:fs";
import { ensureWebBuild } from "./bootstrap/web-build.mjs";
import type { RouteSize, RouteSizes } from "../apps/web/build/route-sizes.ts";
import { exceededBudgets } from "./check/exceeded-budgets.ts";

const SIZES = ".cache/route-sizes.json";

// Here, so that the other checks need not wait for the build.
await ensureWebBuild(process.execPath, [SIZES]);
const sizes = JSON.parse(readFileSync(new URL(`../${SIZES}`, import.meta.url), "utf8")) as RouteSizes;
const text = ({ files, kilobytes }: RouteSize) => `${files} files, ${kilobytes} kB`;
const line = (name: string, size: string) => `${name.padEnd(28)} ${size}`;
const routes = Object.entries(sizes.routes).map(([name, size]) =>
  line(name, `${text(size)}; before the first paint ${text(size.beforePaint)}`),
);
console.log([line("shell", text(sizes.shell)), line("at rest", text(sizes.atRest)), ...routes].join("\n"));

const exceeded = exceededBudgets(sizes);
for (const sentence of exceeded) console.error(sentence);
process.exit(exceeded.length > 0 ? 1 : 0);
