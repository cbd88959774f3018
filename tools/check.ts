/** `npm run check`: types, lint with boundaries, format, dead code, bytes per page, row types and schema page. `--fix` repairs what a tool can repair. */
import { spawn } from "node:child_process";
import { once } from "node:events";

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
      ["row types and schema page", ["node", "tools/db-types.ts", "--check"]],
    ];

const failed: string[] = [];
// What repairs changes files, one tool after the other; what only reads runs side by side.
if (fix) for (const step of steps) await run(...step);
else await Promise.all(steps.map((step) => run(...step)));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}.`);
  process.exit(1);
}

/** Prints all that the command said in one piece. */
async function run(name: string, [command = "", ...options]: readonly string[]): Promise<void> {
  const child = spawn(`node_modules/.bin/${command}`, options, { stdio: ["ignore", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk: Buffer) => printed.push(chunk));
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) failed.push(name);
  process.stdout.write(Buffer.concat([Buffer.from(`— ${name}\n`), ...printed]));
}
