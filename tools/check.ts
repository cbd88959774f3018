/** `npm run check`: types, lint with boundaries, format, dead code, bytes per page. `--fix` repairs what a tool can repair. */
import { spawnSync } from "node:child_process";

const fix = process.argv.includes("--fix");

const steps: readonly (readonly [name: string, command: readonly string[]])[] = fix
  ? [
      ["lint", ["oxlint", "--type-aware", "--fix"]],
      ["format", ["oxfmt"]],
    ]
  : [
      ["types", ["tsc", "--build"]],
      ["lint", ["oxlint", "--type-aware"]],
      ["format", ["oxfmt", "--check"]],
      ["dead code", ["knip"]],
      ["route budget", ["node", "tools/route-budget.ts"]],
      ["row types", ["node", "tools/db-types.ts", "--check"]],
    ];

const failed = steps.filter(([name, [command = "", ...options]]) => {
  console.log(`— ${name}`);
  return spawnSync(`node_modules/.bin/${command}`, options, { stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(([name]) => name).join(", ")}.`);
  process.exit(1);
}
